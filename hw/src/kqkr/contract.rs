//! The external interface of the tablebase unit.

use super::stimulus::Stimulus;
use super::{Kqkr, PairWords, WonWords, vectors};
use crate::unit::{Build, Device, MemoryFile, Unit, UnitBuild};

/// The tablebase unit.
pub static UNIT: Unit = Unit {
    name: "kqkr",
    builds: &[UnitBuild {
        unit: "kqkr",
        build: Build::Compact,
        top: "fpgambit_kqkr",
        folder: "kqkr",
        title: "king and queen against king and rook, won or not, from on-chip memory",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: false,
        is_kept: true,
        clocks: &[(Device::Ecp5_85f, 40)],
        memories: &[
            MemoryFile::of::<PairWords>(&["pairs.words"]),
            MemoryFile::of::<WonWords>(&["rom.words"]),
        ],
        circuit: |_| Box::new(Kqkr::default()),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: concat!(include_str!("bench.v"), include_str!("../unit/pipeline.v")),
        extras: &[],
    }],
};
