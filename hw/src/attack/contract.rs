//! The external interface of the attack unit.

use super::stimulus::Stimulus;
use super::{Attack, subject, vectors};
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, MemoryFile, Unit, UnitBuild};

/// The attack unit.
pub static UNIT: Unit = Unit {
    name: "attack",
    builds: &[UnitBuild {
        unit: "attack",
        build: Build::Compact,
        top: "fpgambit_attack",
        folder: "attack",
        title: "attack queries on posdata, after GNU Chess",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: true,
        is_kept: true,
        clocks: &[
            (Device::Ice40Hx8k, 30),
            (Device::Ice40Up5k, 12),
            (Device::Ecp5_25f, 40),
            (Device::Ecp5_85f, 40),
        ],
        memories: &[
            MemoryFile::of::<PosdataWords>(&["posdata.as_rom.rom.table_.words"]).of_posdata(),
        ],
        circuit: |form| Box::new(Attack::with_form(form)),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: Some(subject::subject),
        bench: concat!(include_str!("bench.v"), include_str!("../unit/drawn.v")),
        extras: &[],
    }],
};
