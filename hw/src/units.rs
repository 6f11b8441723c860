//! The list of units, one per line.

use crate::unit::{Build, Unit, UnitBuild};
use crate::{
    attack, axilite, axistream, chains, count, evaluate, kqkr, make, movegen, perft, repetition,
    search, soc, wishbone,
};

/// All units, in the order used in tables and lists.
pub static UNITS: &[&Unit] = &[
    &movegen::UNIT,
    &attack::UNIT,
    &repetition::UNIT,
    &chains::UNIT,
    &kqkr::UNIT,
    &make::UNIT,
    &count::UNIT,
    &evaluate::UNIT,
    &perft::UNIT,
    &search::UNIT,
    &soc::UNIT,
    &axistream::UNIT,
    &axilite::UNIT,
    &wishbone::UNIT,
];

/// Returns all builds of all units.
pub fn builds() -> impl Iterator<Item = &'static UnitBuild> {
    UNITS.iter().flat_map(|unit| unit.builds)
}

/// Returns the arrays of two and more cores, which [`builds`] omits.
pub fn arrays() -> impl Iterator<Item = &'static UnitBuild> {
    perft::larger().chain(search::larger())
}

/// Returns a unit with this many cores; `None` if it does not have as many, or is no array.
pub fn with_cores(unit: &Unit, build: Build, cores: usize) -> Option<&'static UnitBuild> {
    match unit.name {
        "perft" => perft::with_cores(cores, build),
        "search" => search::with_cores(cores, build),
        _ => None,
    }
}

/// Returns the builds whose export is kept in `hw/verilog`.
pub fn kept() -> impl Iterator<Item = &'static UnitBuild> {
    builds().filter(|build| build.is_kept)
}

/// Returns the unit with this name.
pub fn find(name: &str) -> Option<&'static Unit> {
    UNITS.iter().copied().find(|unit| unit.name == name)
}
