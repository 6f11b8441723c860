//! What the repetition unit and the chain unit share: two boards and the moves between them, the number of moves kept,
//! and the meaning of their ports.

pub mod delta;
pub mod kept;
pub mod names;
pub mod ports;
