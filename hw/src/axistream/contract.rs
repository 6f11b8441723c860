//! The external interface of this bus wrapper.

use super::stimulus::Stimulus;
use super::{AxiStream, vectors};
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, Extra, MemoryFile, Unit, UnitBuild};

/// Move generator with AXI4-Stream ports.
pub static UNIT: Unit = Unit {
    name: "axistream",
    builds: &[UnitBuild {
        unit: "axistream",
        build: Build::Compact,
        top: "fpgambit_axistream",
        folder: "axistream",
        title: "move generator with AXI4-Stream ports",
        contract: include_str!("contract.txt"),
        layout: include_str!("vectors.md"),
        cores: None,
        has_posdata: true,
        is_kept: true,
        clocks: &[(Device::Ecp5_25f, 40)],
        memories: &[
            MemoryFile::of::<PosdataWords>(&["movegen.posdata.as_rom.rom.table_.words"])
                .of_posdata(),
        ],
        circuit: |form| Box::new(AxiStream::with_form(form)),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: concat!(include_str!("bench.v"), include_str!("../unit/drawn.v")),
        extras: &[
            Extra {
                name: "fpgambit_bus.py",
                about: "positions, board images and move words for the bench, from python-chess",
                text: || include_str!("../bus/fpgambit_bus.py").to_owned(),
            },
            Extra {
                name: "axistream_cocotb.py",
                about: "cocotb test bench with a bus model and python-chess; see its header for how to run it",
                text: || include_str!("cocotb.py").to_owned(),
            },
        ],
    }],
};
