//! The specification that circuits are proved against, with nothing of any circuit in it: the rules of chess over boards that
//! may be symbolic, and each part of it held to the engine on random positions.

pub mod attacks;
mod attacks_naive;
pub mod chains;
pub mod chains_naive;
pub mod checks_and_pins;
pub mod made;
pub mod naive;
pub mod rules;
