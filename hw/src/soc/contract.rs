//! The external interface of the soc.

use super::stimulus::Stimulus;
use super::{Soc, vectors};
use crate::kqkr::{PairWords, WonWords};
use crate::posdata::PosdataWords;
use crate::search::SquareWords;
use crate::unit::{Build, Device, Extra, MemoryFile, Unit, UnitBuild, on_large_stack};
use crate::values::link_units;

/// The link protocol.
const PROTOCOL: Extra = Extra {
    name: "protocol.md",
    about: "the link protocol, enough to write either end",
    text: || {
        format!(
            "# The byte stream's units and protocol\n\n{}",
            include_str!("protocol.md")
        )
    },
};

/// The units behind a byte stream: move generator and repetition unit, or all units.
pub static UNIT: Unit = Unit {
    name: "soc",
    builds: &[
        UnitBuild {
            unit: "soc",
            build: Build::Compact,
            top: "fpgambit_soc",
            folder: "soc",
            title: "move generator and repetition unit behind a byte stream",
            contract: include_str!("contract.txt"),
            layout: include_str!("vectors.md"),
            cores: None,
            has_posdata: true,
            is_kept: true,
            clocks: &[
                (Device::Ice40Hx8k, 24),
                (Device::Ice40Up5k, 12),
                (Device::Ecp5_25f, 40),
                (Device::Ecp5_85f, 40),
                (Device::Gw1nr9c, 27),
                (Device::Gw2ar18c, 54),
            ],
            memories: &[MemoryFile::of::<PosdataWords>(&[
                "movegen.posdata.as_rom.rom.table_.words",
            ])
            .of_posdata()],
            circuit: |form| Box::new(Soc::<0>::with_form(form)),
            stimulus: |seed| Box::new(Stimulus::new(seed, link_units::SMALL)),
            vectors: |simulator| vectors::vectors(simulator, link_units::SMALL),
            subject: None,
            bench: concat!(include_str!("bench.v"), include_str!("../unit/drawn.v")),
            extras: &[PROTOCOL],
        },
        UnitBuild {
            unit: "soc",
            build: Build::Fast,
            top: "fpgambit_soc_fast",
            folder: "soc-fast",
            title: "all units behind a byte stream",
            contract: include_str!("fast_contract.txt"),
            layout: include_str!("vectors.md"),
            cores: None,
            has_posdata: true,
            is_kept: false,
            clocks: &[(Device::Ecp5_85f, 40)],
            memories: &[
                MemoryFile::of::<PosdataWords>(&[
                    "movegen.posdata.as_rom.rom.table_.words",
                    "annex_0.attack.posdata.as_rom.rom.table_.words",
                ])
                .of_posdata(),
                MemoryFile::of::<PairWords>(&["annex_0.kqkr.pairs.words"]),
                MemoryFile::of::<WonWords>(&["annex_0.kqkr.rom.words"]),
                MemoryFile::of::<SquareWords>(&[
                    "annex_0.search_port.search.book.loader.table_.words",
                    "annex_0.search_port.search.changer.tables_0.words",
                    "annex_0.search_port.search.changer.tables_1.words",
                ]),
            ],
            circuit: |form| on_large_stack(move || Box::new(Soc::<1>::with_form(form))),
            stimulus: |seed| Box::new(Stimulus::new(seed, link_units::ALL)),
            vectors: |simulator| vectors::vectors(simulator, link_units::ALL),
            subject: None,
            bench: concat!(include_str!("bench.v"), include_str!("../unit/drawn.v")),
            extras: &[PROTOCOL],
        },
    ],
};
