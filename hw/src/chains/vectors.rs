//! Test vectors of the chain unit.

use crate::repetition::{self, QueryMode};
use crate::unit::{Simulator, Vectors, VectorsError};

/// The query modes: whole walks, and walks to the nearest repetition.
const MODES: &[QueryMode] = &[QueryMode::from_word(0), QueryMode::from_word(1)];

/// The vectors of the repetition unit, without the modes that the chain unit does not support.
///
/// # Errors
/// [`VectorsError::Disagreement`] if an answer differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    repetition::vectors::lines(simulator, MODES, false)
}
