//! The external interface of the counter.

use super::stimulus::Stimulus;
use super::{Count, vectors};
use crate::unit::{Build, Device, Unit, UnitBuild};

/// The counter.
pub static UNIT: Unit = Unit {
    name: "count",
    builds: &[UnitBuild {
        unit: "count",
        build: Build::Compact,
        top: "fpgambit_count",
        folder: "count",
        title: "legal move count, check, mate and stalemate, one position per clock",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: false,
        is_kept: true,
        clocks: &[(Device::Ecp5_85f, 100)],
        memories: &[],
        circuit: |_| Box::new(Count::default()),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: concat!(
            include_str!("bench.v"),
            include_str!("../unit/pipeline.v"),
            include_str!("../unit/drawn.v")
        ),
        extras: &[],
    }],
};
