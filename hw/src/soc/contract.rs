//! What the whole is to the outside.

use super::stimulus::Stimulus;
use super::{Soc, vectors};
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, MemoryFile, Unit, UnitBuild};

/// Generator and repetition unit behind a byte stream.
pub static UNIT: Unit = Unit {
    name: "soc",
    builds: &[UnitBuild {
        unit: "soc",
        build: Build::Compact,
        top: "fpgambit_soc",
        folder: "soc",
        title: "move generator and repetition unit behind a byte stream",
        contract: include_str!("contract.txt"),
        cores: None,
        has_posdata: true,
        clocks: &[
            (Device::Ice40Hx8k, 24),
            (Device::Ice40Up5k, 12),
            (Device::Ecp5_25f, 40),
            (Device::Ecp5_85f, 40),
        ],
        memories: &[
            MemoryFile::of::<PosdataWords>(&["movegen.posdata.as_rom.rom.table_.words"])
                .of_posdata(),
        ],
        circuit: |form| Box::new(Soc::with_form(form)),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: include_str!("bench.v"),
        extras: &[],
    }],
};
