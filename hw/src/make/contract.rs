//! The external interface of the maker.

use super::stimulus::Stimulus;
use super::{Make, vectors};
use crate::unit::{Build, Device, Unit, UnitBuild};

/// The maker.
pub static UNIT: Unit = Unit {
    name: "make",
    builds: &[UnitBuild {
        unit: "make",
        build: Build::Compact,
        top: "fpgambit_make",
        folder: "make",
        title: "makes or takes back one chess move per clock",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: false,
        is_kept: true,
        clocks: &[(Device::Ecp5_85f, 150)],
        memories: &[],
        circuit: |_| Box::new(Make::default()),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: concat!(include_str!("bench.v"), include_str!("../unit/pipeline.v")),
        extras: &[],
    }],
};
