//! The external interface of this bus wrapper.

use super::stimulus::Stimulus;
use super::{Wishbone, vectors};
use crate::bus;
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, Extra, MemoryFile, Unit, UnitBuild};

/// Move generator and repetition unit behind Wishbone B4.
pub static UNIT: Unit = Unit {
    name: "wishbone",
    builds: &[UnitBuild {
        unit: "wishbone",
        build: Build::Compact,
        top: "fpgambit_wishbone",
        folder: "wishbone",
        title: "move generator and repetition unit behind Wishbone B4",
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
        circuit: |form| Box::new(Wishbone::with_form(form)),
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
                name: "fpgambit_litex.py",
                about: "LiteX wrapper module",
                text: || include_str!("litex.py").to_owned(),
            },
            Extra {
                name: "wishbone_cocotb.py",
                about: "cocotb test bench with a bus model and python-chess; see its header for how to run it",
                text: || include_str!("cocotb.py").to_owned(),
            },
        ],
    }],
};
