//! The repetition unit against the engine's oracle, and what it costs.

mod bench;
mod lines;
