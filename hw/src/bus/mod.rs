//! What the bus fronts have in common: the units behind registers, and the registers' map.
//!
//! The map is declared once, in [`map`](mod@map): of it are made `registers.md` and `fpgambit.h` of the exports, and the
//! table of the book.

pub mod map;
pub mod script;
mod units;

pub use units::BusUnits;

use crate::unit::Extra;

/// The registers for people.
pub(crate) const PAGE: Extra = Extra {
    name: "registers.md",
    about: "the registers",
    text: map::page,
};

/// The registers for C.
pub(crate) const HEADER: Extra = Extra {
    name: "fpgambit.h",
    about: "the registers for C",
    text: map::header,
};

/// What the benches under cocotb of both fronts with registers share.
pub(crate) const ORACLE: Extra = Extra {
    name: "fpgambit_bus.py",
    about: "what the bench under cocotb does over the registers, with python-chess as the oracle",
    text: || include_str!("fpgambit_bus.py").to_owned(),
};
