//! What the repetition unit and the chain unit have alike: two boards and the moves between them, how many moves are kept, and
//! what their ports tell.

pub mod delta;
pub mod kept;
pub mod names;
pub mod ports;
