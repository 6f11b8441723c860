//! Cycles per second of the compact move generator: in this process, through rust-hdl's own `simulate` and its
//! threaded `Simulation`, and compiled by Verilator; the same work, in the same run.
//!
//! `cargo bench -p fpgambit-testbenches --bench simulation`; "elem/s" are clock cycles, or positions.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::random::RandomGames;
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::circuit::power_up;
use fpgambit_hw::export::source;
use fpgambit_hw::movegen::stimulus::Stimulus;
use fpgambit_hw::movegen::{Movegen, MovegenDriver};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::unit::{ByCrate, InProcess};
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_sim::device::{
    Backend, Build, MoveGenerator, Options, PosdataForm, movegen, open, open_for_many,
};
use fpgambit_testbenches::has_tool;
use rust_hdl::prelude::*;
use std::hint::black_box;

/// Cycles that rust-hdl's threads are given in one go.
const THREADED_CYCLES: usize = 200;

/// Every tenth position of random games.
fn positions() -> Vec<Position> {
    RandomGames::new(1).step_by(10).take(48).collect()
}

/// Loads each position and generates its legal moves; clocks in all.
fn generate_all(device: &mut dyn MoveGenerator, positions: &[Position]) -> u64 {
    let before = device.cycles();
    for position in positions {
        device.load(position).unwrap();
        black_box(device.generate(Mode::LEGAL).unwrap());
    }
    device.cycles() - before
}

/// Clocks a circuit in the crate's own threads.
fn run_threads(cycles: usize) {
    let mut simulation = Simulation::new();
    simulation.add_clock(5, |circuit: &mut Box<Movegen>| {
        circuit.clock.next = !circuit.clock.val();
    });
    simulation.add_testbench(move |mut sim: Sim<Movegen>| {
        let mut circuit = sim.init()?;
        for inputs in Stimulus::new(1).take(cycles) {
            for (pin, value) in inputs.into_iter().enumerate() {
                circuit.drive(pin, value);
            }
            wait_clock_cycle!(sim, clock, circuit);
        }
        sim.done(circuit)
    });
    let circuit = Box::new(power_up(Movegen::default()).unwrap());
    simulation.run(circuit, 100 * cycles as u64).unwrap();
}

fn cycles_per_second(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("cycles");
    let mut bench = |name: &str, device: &mut dyn FnMut() -> u64| {
        group.throughput(Throughput::Elements(device()));
        group.bench_function(name, |bencher| bencher.iter(&mut *device));
    };

    let build = movegen(Build::Compact);
    for &form in build.forms() {
        let circuit = InProcess::new((build.circuit)(form)).unwrap();
        let mut device = MovegenDriver::new(circuit);
        bench(&format!("in process, posdata {form}"), &mut || {
            generate_all(&mut device, &positions)
        });
    }
    if has_tool("verilator") {
        for &form in build.forms() {
            let verilated = Verilated::new(&source(build, form).unwrap()).unwrap();
            let mut device = MovegenDriver::new(verilated);
            bench(&format!("verilator, posdata {form}"), &mut || {
                generate_all(&mut device, &positions)
            });
        }
    }
    let by_crate = ByCrate::new((build.circuit)(PosdataForm::Logic)).unwrap();
    let mut by_crate = MovegenDriver::new(by_crate);
    let few = &positions[..2];
    bench("rust-hdl simulate by hand, posdata logic", &mut || {
        generate_all(&mut by_crate, few)
    });
    bench("rust-hdl Simulation in threads, posdata logic", &mut || {
        run_threads(THREADED_CYCLES);
        THREADED_CYCLES as u64
    });
    group.finish();
}

/// All four modes of the positions, compared with the engine.
fn verify(device: &mut dyn MoveGenerator, positions: &[Position]) {
    let positions: Vec<&Position> = positions.iter().collect();
    let answers = device.generate_all(&positions, &Mode::ALL);
    for (position, answers) in positions.iter().zip(answers) {
        for (mode, generated) in Mode::ALL.into_iter().zip(answers) {
            let generated = generated.unwrap().moves;
            let mut found: Vec<Move> = generated.into_iter().map(|timed| timed.mv).collect();
            let mut wanted = position.moves(mode).to_vec();
            found.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "{position}");
        }
    }
}

fn positions_per_second(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("co-verified positions, four modes");
    group.throughput(Throughput::Elements(positions.len() as u64));
    for backend in [Backend::RustHdl, Backend::Verilator] {
        if backend == Backend::Verilator && !has_tool("verilator") {
            continue;
        }
        let options = Options {
            backend,
            ..Options::default()
        };
        let mut bench = |name: String, mut device: Box<dyn MoveGenerator + Send>| {
            group.bench_function(name, |bencher| {
                bencher.iter(|| verify(&mut *device, &positions));
            });
        };
        bench(backend.to_string(), open(&options).unwrap());
        if backend == Backend::Verilator {
            let within = open_for_many(&options).unwrap();
            bench(format!("{backend}, driven within"), within);
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = cycles_per_second, positions_per_second
}
criterion_main!(benches);
