//! The list of units, one line each.

use crate::unit::{Unit, UnitBuild};
use crate::{
    attack, axilite, axistream, chains, count, evaluate, kqkr, make, movegen, perft, repetition,
    search, soc, wishbone,
};

/// Every unit, in the order of tables and lists.
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

/// Every unit in every build.
pub fn builds() -> impl Iterator<Item = &'static UnitBuild> {
    UNITS.iter().flat_map(|unit| unit.builds)
}

/// Those whose export stands in `hw/verilog`.
pub fn kept() -> impl Iterator<Item = &'static UnitBuild> {
    builds().filter(|build| build.is_kept)
}

/// The unit of a name.
pub fn find(name: &str) -> Option<&'static Unit> {
    UNITS.iter().copied().find(|unit| unit.name == name)
}
