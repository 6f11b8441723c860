//! Test vectors of the unit.

use crate::circuit::Circuit;
use crate::pins::Pins;
use crate::repetition::Mode;
use crate::repetition::vectors::lines;
use crate::unit::{Vectors, VectorsError};

/// Whole walks, and to the nearest repetition.
const MODES: &[Mode] = &[Mode::from_word(0), Mode::from_word(1)];

/// The vectors of the [repetition unit](super::repetition), but for what a chain unit is not asked.
///
/// # Errors
/// [`VectorsError::Disagreement`] when an answer differs.
pub(crate) fn vectors<C: Circuit + Pins>(circuit: C) -> Result<Vectors, VectorsError> {
    lines(circuit, MODES)
}
