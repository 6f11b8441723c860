//! The floor below the units: what their circuits are simulated and driven by.

pub mod lockstep;
mod simulator;

pub use simulator::{ByCrate, InProcess, Model, Simulator};
