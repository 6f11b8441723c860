//! The external interface of the chain unit, as similar to the repetition unit's as possible.

use super::{Chains, vectors};
use crate::repetition::{stimulus::Stimulus, subject};
use crate::unit::{Build, Device, Unit, UnitBuild};

/// The chain unit.
pub static UNIT: Unit = Unit {
    name: "chains",
    builds: &[UnitBuild {
        unit: "chains",
        build: Build::Compact,
        top: "fpgambit_chains",
        folder: "chains",
        title: "repetition detection with AXON's chains",
        contract: include_str!("contract.txt"),
        layout: include_str!("../repetition/vectors.md"),
        cores: None,
        has_posdata: false,
        is_kept: true,
        clocks: &[
            (Device::Ice40Hx8k, 60),
            (Device::Ice40Up5k, 12),
            (Device::Ecp5_25f, 80),
            (Device::Ecp5_85f, 80),
        ],
        memories: &[],
        circuit: |_| Box::new(Chains::default()),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: Some(subject::subject),
        bench: include_str!("../repetition/bench.v"),
        extras: &[],
    }],
};
