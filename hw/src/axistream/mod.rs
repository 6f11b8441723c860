//! The compact move generator between AXI4-Streams.
//!
//! ```text
#![doc = include_str!("contract.txt")]
//! ```

mod contract;
pub mod stimulus;
mod top;
pub mod vectors;

pub use contract::UNIT;
pub use top::AxiStream;
