//! What the repetition unit and the chain unit share: how a move changes the difference between two boards (`delta`),
//! how many moves are kept (`kept`), and the output ports (`ports`).

pub mod delta;
pub mod kept;
pub mod names;
pub mod ports;
