//! The external interface of the perft array.

use super::stimulus::Stimulus;
use super::{ParallelPerft, WalkingPerft, vectors};
use crate::posdata::{PosdataForm, PosdataWords};
use crate::unit::{Build, Device, MemoryFile, Model, Unit, UnitBuild, on_large_stack};

fn parallel_circuit(cores: usize) -> Box<dyn Model> {
    on_large_stack(move || Box::new(ParallelPerft::with_cores(cores)))
}

fn walking_circuit(cores: usize, form: PosdataForm) -> Box<dyn Model> {
    on_large_stack(move || Box::new(WalkingPerft::with_form(cores, form)))
}

/// The common part of both builds: the parallel array of `CORES` cores.
const fn parallel<const CORES: usize>() -> UnitBuild {
    UnitBuild {
        unit: "perft",
        build: Build::Compact,
        top: "fpgambit_perft",
        folder: "perft",
        title: "perft counter, one leaf parent per clock per core",
        contract: concat!(
            include_str!("contract.txt"),
            include_str!("contract_sets.txt")
        ),
        layout: include_str!("vectors.md"),
        cores: Some(CORES),
        has_posdata: false,
        is_kept: true,
        clocks: &[(Device::Ecp5_25f, 70), (Device::Ecp5_85f, 70)],
        memories: &[],
        circuit: |_| parallel_circuit(CORES),
        stimulus: |seed| Box::new(Stimulus::new(seed)),
        vectors: vectors::vectors,
        subject: None,
        bench: concat!(include_str!("bench.v"), include_str!("../unit/drawn.v")),
        extras: &[],
    }
}

/// The array of `CORES` cores in which posdata walks find the moves of inner positions.
const fn walking<const CORES: usize>() -> UnitBuild {
    UnitBuild {
        build: Build::Fast,
        top: "fpgambit_perft_fast",
        folder: "perft-fast",
        title: "perft counter, inner moves from posdata walks",
        contract: concat!(
            include_str!("contract.txt"),
            include_str!("contract_walk.txt")
        ),
        layout: include_str!("vectors.md"),
        has_posdata: true,
        is_kept: false,
        clocks: &[(Device::Ecp5_85f, 70)],
        memories: const { &[MemoryFile::of::<PosdataWords>(TABLES.split_at(4 * CORES).0).of_posdata()] },
        circuit: |form| walking_circuit(CORES, form),
        ..parallel::<CORES>()
    }
}

/// Instance paths of the posdata tables: four memories per core, two per walk.
macro_rules! tables {
    ($($core:literal)*) => {
        &[$(
            concat!("cores_", $core, ".walked_moves_0.walks_0.generator.posdata_0.as_rom.rom.table_.words"),
            concat!("cores_", $core, ".walked_moves_0.walks_0.generator.posdata_1.as_rom.rom.table_.words"),
            concat!("cores_", $core, ".walked_moves_0.walks_1.generator.posdata_0.as_rom.rom.table_.words"),
            concat!("cores_", $core, ".walked_moves_0.walks_1.generator.posdata_1.as_rom.rom.table_.words"),
        )*]
    };
}

/// The tables of the largest array.
const TABLES: &[&str] = tables!(0 1 2 3 4 5 6 7);

/// The perft unit as exported: an array of one core.
pub static UNIT: Unit = Unit {
    name: "perft",
    builds: &[parallel::<1>(), walking::<1>()],
};

/// The arrays of one to eight cores of one build.
macro_rules! arrays {
    ($of:ident) => {
        [
            $of::<1>(),
            $of::<2>(),
            $of::<3>(),
            $of::<4>(),
            $of::<5>(),
            $of::<6>(),
            $of::<7>(),
            $of::<8>(),
        ]
    };
}

/// Arrays of one and more cores; the first is the unit's own build.
static PARALLEL: [UnitBuild; 8] = arrays!(parallel);

/// The same arrays with walks.
static WALKING: [UnitBuild; CORES_MAX] = arrays!(walking);

/// The maximum number of cores in an array.
pub const CORES_MAX: usize = PARALLEL.len();

/// Returns the arrays of two and more cores.
pub fn larger() -> impl Iterator<Item = &'static UnitBuild> {
    PARALLEL.iter().skip(1).chain(WALKING.iter().skip(1))
}

/// Returns the array with this many cores, 1 to [`CORES_MAX`]: the compact build with sets, the fast build with walks.
pub fn with_cores(cores: usize, build: Build) -> Option<&'static UnitBuild> {
    let arrays = match build {
        Build::Compact => &PARALLEL,
        Build::Fast => &WALKING,
    };
    arrays.get(cores.checked_sub(1)?)
}

/// Returns what generates the moves of inner positions, as worded in the tables.
pub const fn inner(build: Build) -> &'static str {
    match build {
        Build::Compact => "parallel",
        Build::Fast => "posdata",
    }
}
