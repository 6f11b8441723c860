//! The population counter: a bitboard in, how many of its squares are set out.

mod contract;
mod stimulus;
mod top;
mod vectors;

pub use contract::UNIT;
pub use stimulus::Stimulus;
pub use top::{Popcount, PopcountInputs, PopcountOutputs};
pub use vectors::vectors;
