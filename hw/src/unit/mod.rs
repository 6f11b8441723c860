//! The floor below the units: what their circuits are simulated and driven by, and how their vectors are written.

mod driver;
pub mod lockstep;
pub mod positions;
mod simulator;
mod sink;
mod vectors;

pub use driver::{
    ANSWER_BOUND, AnswerPins, Driver, DriverError, Fault, Handshake, PATIENCE, Run, TimedWord,
};
pub use simulator::{ByCrate, InProcess, Model, Simulator};
pub use sink::{Prompt, Recorded, Sink, Stalling};
pub use vectors::{Vectors, VectorsError, checksum};
