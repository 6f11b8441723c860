//! The external interface of the evaluator.

use super::stimulus::Stimulus;
use super::{Evaluate, HeadWords, LinearWords, RowWords, vectors};
use crate::unit::{Build, Device, MemoryFile, Unit, UnitBuild, on_large_stack};

/// The evaluator.
pub static UNIT: Unit = Unit {
    name: "evaluate",
    builds: &[UnitBuild {
        unit: "evaluate",
        build: Build::Compact,
        top: "fpgambit_evaluate",
        folder: "evaluate",
        title: "a position's value by a small network, kept up to date move by move",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: false,
        is_kept: true,
        clocks: &[(Device::Ecp5_25f, 50), (Device::Ecp5_85f, 50)],
        memories: &[
            MemoryFile::of::<RowWords>(&["rows.words"]),
            MemoryFile::of::<LinearWords>(&["linear_entries.words"]),
            MemoryFile::of::<HeadWords>(&["heads.words"]),
        ],
        circuit: |_| on_large_stack(|| Box::new(Evaluate::default())),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: include_str!("bench.v"),
        extras: &[],
    }],
};
