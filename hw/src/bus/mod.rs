//! What the bus fronts have in common: the units behind registers, and the registers' map.
//!
//! The map is declared once, in [`map`](mod@map): of it are made `registers.md` and `fpgambit.h` of the exports, and the
//! table of the book.

pub mod map;
pub mod script;
mod units;

pub use units::BusUnits;
