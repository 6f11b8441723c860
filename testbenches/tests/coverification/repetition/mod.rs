//! The repetition unit and the chain unit against the engine's oracle, and what they cost.

mod bench;
mod cases;
mod costs;
mod games;
mod lines;
mod table;
#[allow(
    dead_code,
    reason = "this is a module of the engine's benchmark; the table of clocks uses only its lines"
)]
#[path = "../../../../engine/benches/repetition/workload.rs"]
mod workload;
