//! The repetition unit.

pub mod names;

use crate::kit::circuit::Circuit;
use crate::proof::{Lemma, Theorem};

/// The lemmas.
pub fn lemmas(_circuit: &Circuit, _long: bool) -> Vec<Lemma<'_>> {
    Vec::new()
}

/// The theorems.
pub fn theorems() -> Vec<Theorem> {
    Vec::new()
}
