//! The specification that circuits are proved against, which contains nothing about any circuit: the rules of chess
//! over boards that may be symbolic.
//!
//! Each part is compared with the engine on random positions.

pub mod attacks;
mod attacks_naive;
pub mod chains;
pub mod chains_naive;
pub mod checks_and_pins;
pub mod made;
pub mod naive;
pub mod rules;
