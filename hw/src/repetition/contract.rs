//! The external interface of the repetition unit.

use super::stimulus::Stimulus;
use super::{Repetition, subject, vectors};
use crate::unit::{Build, Device, Unit, UnitBuild};

/// The repetition unit.
pub static UNIT: Unit = Unit {
    name: "repetition",
    builds: &[UnitBuild {
        unit: "repetition",
        build: Build::Compact,
        top: "fpgambit_repetition",
        folder: "repetition",
        title: "repetition detection with a single counter",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: false,
        is_kept: true,
        clocks: &[
            (Device::Ice40Hx8k, 60),
            (Device::Ice40Up5k, 12),
            (Device::Ecp5_25f, 60),
            (Device::Ecp5_85f, 60),
        ],
        memories: &[],
        circuit: |_| Box::new(Repetition::default()),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: Some(subject::subject),
        bench: include_str!("bench.v"),
        extras: &[],
    }],
};
