//! Common parts of the bus wrappers: the units behind registers, and the register map.
//!
//! The map is declared once, in [`map`](mod@map). It generates `registers.md`, `fpgambit.h` and `fpgambit.svd` of the
//! exports and the book's table.

pub mod map;
pub mod script;
pub mod svd;
mod units;

pub use units::BusUnits;

use crate::unit::Extra;

/// The register map as a page.
pub(crate) const PAGE: Extra = Extra {
    name: "registers.md",
    about: "register map",
    text: map::page,
};

/// The register map for C.
pub(crate) const HEADER: Extra = Extra {
    name: "fpgambit.h",
    about: "register map as a C header",
    text: map::header,
};

/// The register map for debuggers and generators of drivers.
pub(crate) const SVD: Extra = Extra {
    name: "fpgambit.svd",
    about: "register map as CMSIS-SVD, for debuggers and `svd2rust`",
    text: svd::svd,
};

/// Shared code of the cocotb benches of both register-based wrappers.
pub(crate) const ORACLE: Extra = Extra {
    name: "fpgambit_bus.py",
    about: "register-level checks of the cocotb test bench, with python-chess as the oracle",
    text: || include_str!("fpgambit_bus.py").to_owned(),
};
