//! Test vectors of the chain unit.

use crate::repetition::{self, QueryMode};
use crate::unit::{Simulator, Vectors, VectorsError};

/// Whole walks, and to the nearest repetition.
const MODES: &[QueryMode] = &[QueryMode::from_word(0), QueryMode::from_word(1)];

/// The vectors of the repetition unit, but for what a chain unit is not asked.
///
/// # Errors
/// [`VectorsError::Disagreement`] when an answer differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    repetition::vectors::lines(simulator, MODES, false)
}
