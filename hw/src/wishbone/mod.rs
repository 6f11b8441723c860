//! The move generator and the repetition unit behind Wishbone B4. The [registers](crate::bus) are the same on every
//! bus.
//!
//! ```text
#![doc = include_str!("contract.txt")]
//! ```

mod contract;
pub mod stimulus;
mod top;
pub mod vectors;

pub use contract::UNIT;
pub use top::Wishbone;
