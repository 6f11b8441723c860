//! What the population counter is to the outside.

use super::{Popcount, Stimulus, vectors};
use crate::unit::{Build, Device, Unit, UnitBuild};

/// The population counter.
pub static UNIT: Unit = Unit {
    name: "popcount",
    builds: &[UnitBuild {
        unit: "popcount",
        build: Build::Compact,
        top: "fpgambit_popcount",
        folder: "popcount",
        title: "how many squares of a bitboard are set",
        contract: include_str!("contract.txt"),
        has_posdata: false,
        clocks: &[(Device::Ecp5_25f, 100)],
        memories: &[],
        circuit: |_| Box::new(Popcount::default()),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors,
        subject: None,
        bench: include_str!("bench.v"),
    }],
};
