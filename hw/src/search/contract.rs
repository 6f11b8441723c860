//! The external interface of the searcher.

use super::ring::stimulus::RingStimulus;
use super::ring::{SearchArray, SearchRing};
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
        RING,
    ],
};

/// The fast build: one ring.
const RING: UnitBuild = UnitBuild {
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
    vectors: |ring| vectors::ring_vectors(ring, 1),
    subject: None,
    bench: concat!(
        include_str!("jobs.v"),
        include_str!("ring/bench.v"),
        include_str!("../unit/drawn.v")
    ),
    extras: &[],
};

/// The fast build with `CORES` rings behind one job stream.
const fn array<const CORES: usize>() -> UnitBuild {
    UnitBuild {
        title: "alpha-beta searches, twenty-four in turn on each of several pipelines",
        contract: concat!(
            include_str!("ring/contract.txt"),
            include_str!("ring/contract_cores.txt")
        ),
        cores: Some(CORES),
        is_kept: false,
        clocks: &[(Device::Ecp5_85f, 60)],
        memories: const { &[MemoryFile::of::<SquareWords>(TABLES.split_at(3 * CORES).0)] },
        circuit: |_| on_large_stack(|| Box::new(SearchArray::with_cores(CORES))),
        vectors: |array| vectors::ring_vectors(array, CORES),
        ..RING
    }
}

/// Instance paths of the tables: three memories per core.
macro_rules! tables {
    ($($core:literal)*) => {
        &[$(
            concat!("cores_", $core, ".book.loader.table_.words"),
            concat!("cores_", $core, ".changer.tables_0.words"),
            concat!("cores_", $core, ".changer.tables_1.words"),
        )*]
    };
}

/// The tables of the largest array.
const TABLES: &[&str] = tables!(0 1 2 3 4 5 6 7);

/// The maximum number of cores in an array, as for perft.
pub const CORES_MAX: usize = crate::perft::CORES_MAX;

/// The arrays of two and more cores.
static ARRAYS: [UnitBuild; CORES_MAX - 1] = [
    array::<2>(),
    array::<3>(),
    array::<4>(),
    array::<5>(),
    array::<6>(),
    array::<7>(),
    array::<8>(),
];

/// Returns the arrays of two and more cores, which have the fast build.
pub fn larger() -> impl Iterator<Item = &'static UnitBuild> {
    ARRAYS.iter()
}

/// Returns the unit with this many cores, 1 to [`CORES_MAX`] in the fast build, 1 in the compact one.
pub fn with_cores(cores: usize, build: Build) -> Option<&'static UnitBuild> {
    match (cores, build) {
        (1, _) => UNIT.build(build),
        (_, Build::Compact) => None,
        (_, Build::Fast) => ARRAYS.get(cores.checked_sub(2)?),
    }
}
