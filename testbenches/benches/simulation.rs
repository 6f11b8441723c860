//! Cycles per second of the compact move generator: in this process, through rust-hdl's own `simulate` and its
//! threaded `Simulation`, and compiled by Verilator; the same work, in the same run.
//!
//! `cargo bench -p fpgambit-testbenches --bench simulation`; "elem/s" are clock cycles, or positions.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::random::RandomGames;
use fpgambit_engine::{Move, Position};
use fpgambit_hw::circuit::{Circuit, power_up};
use fpgambit_hw::movegen::stimulus::Stimulus;
use fpgambit_hw::movegen::{MovegenLogic, MovegenRom};
use fpgambit_hw::pins::Pins;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_sim::device::{
    Backend, Build, Mode, MoveGenerator, Options, PinMoveGenerator, PosdataForm, movegen_source,
    open,
};
use fpgambit_sim::figures::ByCrate;
use fpgambit_sim::pins::{InProcess, Simulator};
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
fn generate_all<S: Simulator>(device: &mut PinMoveGenerator<S>, positions: &[Position]) -> u64 {
    let before = device.cycles();
    for position in positions {
        device.load(position).unwrap();
        black_box(device.generate(Mode::ALL[0]).unwrap());
    }
    device.cycles() - before
}

/// Clocks a circuit in the crate's own threads.
fn run_threads(cycles: usize) {
    let mut simulation = Simulation::new();
    simulation.add_clock(5, |circuit: &mut Box<MovegenLogic>| {
        circuit.clock.next = !circuit.clock.val();
    });
    simulation.add_testbench(move |mut sim: Sim<MovegenLogic>| {
        let mut circuit = sim.init()?;
        for inputs in Stimulus::new(1).take(cycles) {
            for (pin, value) in inputs.into_iter().enumerate() {
                circuit.drive(pin, value);
            }
            wait_clock_cycle!(sim, clock, circuit);
        }
        sim.done(circuit)
    });
    let circuit = Box::new(power_up(MovegenLogic::default()).unwrap());
    simulation.run(circuit, 100 * cycles as u64).unwrap();
}

fn cycles_per_second(criterion: &mut Criterion) {
    let positions = positions();
    let mut group = criterion.benchmark_group("cycles");
    let mut bench = |name: &str, device: &mut dyn FnMut() -> u64| {
        group.throughput(Throughput::Elements(device()));
        group.bench_function(name, |bencher| bencher.iter(&mut *device));
    };

    fn in_process<C: Circuit + Pins + Default>() -> PinMoveGenerator<InProcess<C>> {
        PinMoveGenerator::new(InProcess::new().unwrap()).unwrap()
    }
    let mut logic = in_process::<MovegenLogic>();
    bench("in process, posdata logic", &mut || {
        generate_all(&mut logic, &positions)
    });
    let mut rom = in_process::<MovegenRom>();
    bench("in process, posdata rom", &mut || {
        generate_all(&mut rom, &positions)
    });
    if has_tool("verilator") {
        let source = |form| movegen_source(Build::Compact, form).unwrap();
        let verilated = Verilated::<MovegenLogic>::new(&source(PosdataForm::Logic)).unwrap();
        let mut logic = PinMoveGenerator::new(verilated).unwrap();
        bench("verilator, posdata logic", &mut || {
            generate_all(&mut logic, &positions)
        });
        let verilated = Verilated::<MovegenRom>::new(&source(PosdataForm::Rom)).unwrap();
        let mut rom = PinMoveGenerator::new(verilated).unwrap();
        bench("verilator, posdata rom", &mut || {
            generate_all(&mut rom, &positions)
        });
    }
    let mut by_crate = PinMoveGenerator::new(ByCrate::new().unwrap()).unwrap();
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

/// All four modes of a position, compared with the engine.
fn verify(device: &mut dyn MoveGenerator, position: &Position) {
    device.load(position).unwrap();
    for mode in Mode::ALL {
        let generated = device.generate(mode).unwrap().moves;
        let mut found: Vec<Move> = generated.into_iter().map(|timed| timed.mv).collect();
        let wanted = match (mode.legal, mode.captures) {
            (true, false) => position.legal_moves(),
            (true, true) => position.captures(),
            (false, false) => position.pseudo_legal_moves(),
            (false, true) => position.pseudo_legal_captures(),
        };
        let mut wanted = wanted.to_vec();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{position}");
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
        let mut device = open(&options).unwrap();
        group.bench_function(backend.to_string(), |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    verify(&mut *device, position);
                }
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = cycles_per_second, positions_per_second
}
criterion_main!(benches);
