//! The external interface of the searcher.

use super::ring::SearchRing;
use super::ring::stimulus::RingStimulus;
use super::stimulus::Stimulus;
use super::{Search, SquareWords, vectors};
use crate::posdata::PosdataWords;
use crate::unit::{Build, Device, MemoryFile, Unit, UnitBuild, on_large_stack};

/// The searcher.
pub static UNIT: Unit = Unit {
    name: "search",
    builds: &[
        UnitBuild {
            unit: "search",
            build: Build::Compact,
            top: "fpgambit_search",
            folder: "search",
            title: "alpha-beta search with posdata walks and the single-counter method",
            contract: include_str!("contract.txt"),
            layout: include_str!("vectors.md"),
            cores: None,
            has_posdata: true,
            is_kept: true,
            clocks: &[(Device::Ecp5_25f, 75), (Device::Ecp5_85f, 75)],
            memories: &[
                MemoryFile::of::<PosdataWords>(&[
                    "generator.posdata_0.as_rom.rom.table_.words",
                    "generator.posdata_1.as_rom.rom.table_.words",
                ])
                .of_posdata(),
                MemoryFile::of::<SquareWords>(&["evaluator.table_.words"]),
            ],
            circuit: |form| on_large_stack(move || Box::new(Search::with_form(form))),
            stimulus: |seed| Box::new(Stimulus::new(seed)),
            vectors: vectors::vectors,
            subject: None,
            bench: concat!(
                include_str!("jobs.v"),
                include_str!("bench.v"),
                include_str!("../unit/drawn.v")
            ),
            extras: &[],
        },
        UnitBuild {
            unit: "search",
            build: Build::Fast,
            top: "fpgambit_search_fast",
            folder: "search-fast",
            title: "twenty-four alpha-beta searches in turn on one pipeline",
            contract: include_str!("ring/contract.txt"),
            layout: include_str!("ring/vectors.md"),
            cores: None,
            has_posdata: false,
            is_kept: true,
            // The larger device first: placing the ring takes over ten minutes, so it is not a main design.
            clocks: &[(Device::Ecp5_85f, 60), (Device::Ecp5_25f, 60)],
            memories: &[MemoryFile::of::<SquareWords>(&[
                "book.loader.table_.words",
                "changer.tables_0.words",
                "changer.tables_1.words",
            ])],
            circuit: |_| on_large_stack(|| Box::new(SearchRing::default())),
            stimulus: |seed| Box::new(RingStimulus::new(seed)),
            vectors: vectors::ring_vectors,
            subject: None,
            bench: concat!(
                include_str!("jobs.v"),
                include_str!("ring/bench.v"),
                include_str!("../unit/drawn.v")
            ),
            extras: &[],
        },
    ],
};
