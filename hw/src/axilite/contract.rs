//! The external interface of this bus wrapper.

use super::stimulus::Stimulus;
use super::{AxiLite, vectors};
use crate::bus;
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, Extra, MemoryFile, Unit, UnitBuild};

/// Move generator and repetition unit behind AXI4-Lite.
pub static UNIT: Unit = Unit {
    name: "axilite",
    builds: &[UnitBuild {
        unit: "axilite",
        build: Build::Compact,
        top: "fpgambit_axilite",
        folder: "axilite",
        title: "move generator and repetition unit behind AXI4-Lite",
        contract: include_str!("contract.txt"),
        layout: include_str!("../bus/vectors.md"),
        cores: None,
        has_posdata: true,
        is_kept: true,
        clocks: &[(Device::Ecp5_25f, 40)],
        memories: &[MemoryFile::of::<PosdataWords>(&[
            "units.movegen.posdata.as_rom.rom.table_.words",
        ])
        .of_posdata()],
        circuit: |form| Box::new(AxiLite::with_form(form)),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: concat!(
            include_str!("bench.v"),
            include_str!("../bus/bench.v"),
            include_str!("../unit/drawn.v")
        ),
        extras: &[
            bus::PAGE,
            bus::HEADER,
            bus::SVD,
            bus::ORACLE,
            Extra {
                name: "axilite_cocotb.py",
                about: "cocotb test bench with a bus model and python-chess; see its header for how to run it",
                text: || include_str!("cocotb.py").to_owned(),
            },
        ],
    }],
};
