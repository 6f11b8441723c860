//! The speeds of the simulators, measured side by side in one run.

use super::{TREES, Tree, bench_set};
use crate::device::{
    self, Backend, Build, DeviceError, MoveGenerator, Options, PosdataForm, movegen,
    verilator::Verilated,
};
use crate::tools;
use crate::verify::{self, Plan, Pool, Wanted, random_tasks};
use fpgambit_engine::{Mode, Position, perft};
use fpgambit_hw::export::source;
use fpgambit_hw::movegen::MovegenDriver;
use fpgambit_hw::unit::{ByCrate, InProcess};
use serde::Serialize;
use std::time::{Duration, Instant};

/// The number of positions co-verified to measure the speed.
const CO_VERIFIED: usize = 1000;

/// A speed and what it measures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// What was measured.
    pub what: &'static str,
    /// Cycles, positions or nodes.
    pub unit: &'static str,
    /// The number of units per second; `None` if a tool is missing.
    pub per_second: Option<f64>,
}

/// Measures the simulators, verification and perft.
///
/// For each simulator, it runs the compact generator with posdata as logic over the bench set and counts clock cycles
/// per second, including loading. It also measures the positions that one thread co-verifies per second in four modes,
/// and the nodes per second of the engine's bulk-counting perft on one thread. Each simulator and each perft runs for
/// about `time`.
///
/// # Errors
/// Returns an error if a device cannot be opened, or fails.
pub fn speeds(time: Duration) -> Result<Vec<Speed>, DeviceError> {
    let positions = bench_set();
    let circuit = || (movegen(Build::Compact).circuit)(PosdataForm::Logic);
    let mut in_process = MovegenDriver::new(InProcess::new(circuit())?);
    let mut by_crate = MovegenDriver::new(ByCrate::new(circuit())?);
    let mut found = vec![
        cycles(
            "in process",
            Some(clocks(&mut in_process, &positions, time)?),
        ),
        cycles(
            "rust-hdl's simulate, clocked by hand",
            Some(clocks(&mut by_crate, &positions, time)?),
        ),
    ];
    let verilator = tools::find("verilator").is_ok();
    found.push(cycles(
        "verilator",
        match verilator {
            true => {
                let source = source(movegen(Build::Compact), PosdataForm::Logic)?;
                let verilated = Verilated::new(&source)?;
                let mut device = MovegenDriver::new(verilated);
                Some(clocks(&mut device, &positions, time)?)
            }
            false => None,
        },
    ));
    for (what, backend, there) in [
        ("co-verification in process", Backend::RustHdl, true),
        ("co-verification, verilator", Backend::Verilator, verilator),
    ] {
        found.push(Speed {
            what,
            unit: "positions",
            per_second: match there {
                true => Some(co_verified(backend)?),
                false => None,
            },
        });
    }
    found.extend(TREES.iter().map(|tree| software_perft(tree, time)));
    Ok(found)
}

/// Counts a tree with the engine, to the same depth as the array, repeatedly until the time is over.
fn software_perft(tree: &Tree, time: Duration) -> Speed {
    let position: Position = tree.fen.parse().expect("the trees' roots are positions");
    let begin = Instant::now();
    let mut nodes = 0;
    while begin.elapsed() < time {
        nodes += perft(&position, tree.depth);
    }
    Speed {
        what: tree.name,
        unit: "nodes of software perft",
        per_second: Some(nodes as f64 / begin.elapsed().as_secs_f64()),
    }
}

fn cycles(what: &'static str, per_second: Option<f64>) -> Speed {
    Speed {
        what,
        unit: "cycles",
        per_second,
    }
}

/// Generates the legal moves of one position after the other until the time is over. Returns the clocks per second.
fn clocks(
    device: &mut dyn MoveGenerator,
    positions: &[Position],
    time: Duration,
) -> Result<f64, DeviceError> {
    let before = device.cycles();
    let begin = Instant::now();
    for position in positions.iter().cycle() {
        device.load(position)?;
        device.generate(Mode::LEGAL)?;
        if begin.elapsed() >= time {
            break;
        }
    }
    let clocks = device.cycles() - before;
    Ok(clocks as f64 / begin.elapsed().as_secs_f64())
}

fn co_verified(backend: Backend) -> Result<f64, DeviceError> {
    let options = Options {
        backend,
        ..Options::default()
    };
    let plan = Plan {
        tasks: Box::new(random_tasks(0, 1, CO_VERIFIED)),
        wanted: Wanted::default(),
        kept: 0,
    };
    let open = || device::open_for_many(&options);
    let outcome = verify::run(plan, &mut Pool::open(1, &open)?, &open, &|_| {})?;
    Ok(outcome.positions_per_second())
}
