//! What the perft array is to the outside.

use super::stimulus::Stimulus;
use super::{Perft, vectors};
use crate::unit::{Build, Device, Unit, UnitBuild, on_large_stack};

/// The array of so many cores.
const fn array<const CORES: usize>() -> UnitBuild {
    UnitBuild {
        unit: "perft",
        build: Build::Compact,
        top: "fpgambit_perft",
        folder: "perft",
        title: "positions a number of plies away, a leaf parent a clock and core",
        contract: include_str!("contract.txt"),
        cores: Some(CORES),
        has_posdata: false,
        is_kept: true,
        clocks: &[(Device::Ecp5_25f, 70), (Device::Ecp5_85f, 70)],
        memories: &[],
        circuit: |_| on_large_stack(|| Box::new(Perft::<CORES>::default())),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: include_str!("bench.v"),
        extras: &[],
    }
}

/// The array, as it is exported: one core.
pub static UNIT: Unit = Unit {
    name: "perft",
    builds: &[array::<1>()],
};

/// Arrays of one core and more; the first is the unit's own.
static ARRAYS: [UnitBuild; 8] = [
    array::<1>(),
    array::<2>(),
    array::<3>(),
    array::<4>(),
    array::<5>(),
    array::<6>(),
    array::<7>(),
    array::<8>(),
];

/// How many cores an array has at most.
pub const CORES_MAX: usize = ARRAYS.len();

/// The arrays of two cores and more.
pub fn larger() -> impl Iterator<Item = &'static UnitBuild> {
    ARRAYS.iter().skip(1)
}

/// The array of so many cores, 1 to [`CORES_MAX`].
pub fn with_cores(cores: usize) -> Option<&'static UnitBuild> {
    ARRAYS.get(cores.checked_sub(1)?)
}
