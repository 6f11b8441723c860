//! The repetition unit.

pub mod delta;
pub mod examiner;
pub mod memory;
pub mod names;
pub mod play;

use crate::kit::circuit::Circuit;
use crate::proof::{Lemma, Theorem};

/// The lemmas.
pub fn lemmas(circuit: &Circuit, _long: bool) -> Vec<Lemma<'_>> {
    let mut lemmas = examiner::lemmas(circuit);
    lemmas.extend(play::lemmas(circuit));
    lemmas.push(delta::lemma());
    lemmas
}

/// The theorems.
pub fn theorems() -> Vec<Theorem> {
    Vec::new()
}
