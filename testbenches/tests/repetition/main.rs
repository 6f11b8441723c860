//! The repetition unit and the chain unit against the engine's oracle, and what they cost.

mod bench;
mod cases;
mod costs;
mod games;
mod lines;
mod streams;
