//! What a process has assigned to the bits of signals.

use crate::error::Place;
use crate::graph::Lit;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// What a process has assigned to a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bit {
    /// Nothing.
    Unset,
    Value(Lit),
    /// Something on some paths and nothing on others.
    Sometimes,
}

/// What a process has assigned so far.
#[derive(Debug, Default)]
pub(super) struct Values {
    /// By signal.
    pub bits: BTreeMap<usize, Vec<Bit>>,
    /// Bits that were read while nothing was assigned to them.
    pub missed: RefCell<Vec<(usize, usize, Place)>>,
}

impl Values {
    pub fn get(&self, signal: usize, bit: usize) -> Bit {
        self.bits.get(&signal).map_or(Bit::Unset, |bits| bits[bit])
    }

    pub fn miss(&self, signal: usize, bit: usize, place: Place) {
        self.missed.borrow_mut().push((signal, bit, place));
    }
}
