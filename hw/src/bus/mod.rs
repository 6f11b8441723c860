//! What the bus fronts have in common: the units behind registers, and the registers' map.
//!
//! The map is declared once, in [`map`]: the page below and the C header of the exports are made of it.
//!
#![doc = include_str!("../../verilog/wishbone/registers.md")]

pub mod map;
pub mod script;
mod units;

pub use units::BusUnits;
