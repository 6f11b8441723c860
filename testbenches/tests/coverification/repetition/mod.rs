//! The repetition unit and the chain unit against the engine's oracle, and what they cost.

mod bench;
mod cases;
mod costs;
mod games;
mod lines;
mod table;
#[allow(
    dead_code,
    reason = "the engine's benchmark's own, of which the table of clocks wants the lines"
)]
#[path = "../../../../engine/benches/repetition/workload.rs"]
mod workload;
