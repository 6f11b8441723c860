//! A reset in any cycle: the unit is idle in the next, keeps its position, and starts afresh.

mod support;

use fpgambit_engine::Position;
use fpgambit_engine::random::{Chance, RandomBoards};
use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::movegen::MovegenLogic;
use fpgambit_hw::movegen::fast::FastMovegenLogic;
use fpgambit_hw::pins::Pins;
use fpgambit_sim::device::Mode;
use fpgambit_sim::pins::InProcess;
use support::{Bench, Run, expected};

/// One position for each way a generation can go: castling and captures, en passant tried, promotions, mate.
const FENS: [&str; 5] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
];

fn bench<C: Circuit + Pins + Default>() -> Bench<InProcess<C>> {
    Bench::new(InProcess::new().unwrap())
}

/// Starts, resets after `cycles` cycles of the generation, and checks the unit and its next generation.
fn reset_after<C: Circuit + Pins + Default>(
    bench: &mut Bench<InProcess<C>>,
    cycles: u32,
    mode: Mode,
    mut ready: impl FnMut() -> bool,
    next: (Mode, &Run),
    what: &str,
) {
    bench.start(mode);
    for _ in 1..cycles {
        bench.take(ready());
    }
    bench.reset(ready());
    assert!(bench.is_idle(), "{what}: busy after reset");
    assert_eq!(bench.read("move_valid"), 0, "{what}: a word after reset");
    let again = bench.generate(next.0, |_| true);
    assert_eq!(&again, next.1, "{what}: the generation after it");
}

#[test]
fn a_reset_in_every_cycle_of_a_generation() {
    every_cycle::<MovegenLogic>();
    every_cycle::<FastMovegenLogic>();
}

fn every_cycle<C: Circuit + Pins + Default>() {
    let mut bench = bench::<C>();
    let mut resets = 0;
    for fen in FENS {
        let position: Position = fen.parse().unwrap();
        bench.load(&position);
        let runs = Mode::ALL.map(|mode| (mode, bench.generate(mode, |_| true)));
        for (mode, run) in &runs {
            assert_eq!(run.moves(), expected(&position, *mode), "{fen} {mode:?}");
            for cycle in 1..=run.cycles {
                // After each, the same generation anew, with no word loaded in between.
                let what = format!("{fen} {mode:?}, reset in cycle {cycle}");
                reset_after(&mut bench, cycle, *mode, || true, (*mode, run), &what);
                resets += 1;
            }
            for cycle in (1..=run.cycles).step_by(3) {
                let what = format!("{fen} {mode:?}, sink not ready, reset in cycle {cycle}");
                reset_after(&mut bench, cycle, *mode, || false, (*mode, run), &what);
            }
        }
    }
    println!("{resets} resets");
    assert!(resets > 300);
}

#[test]
fn resets_by_chance() {
    by_chance::<MovegenLogic>();
    by_chance::<FastMovegenLogic>();
}

fn by_chance<C: Circuit + Pins + Default>() {
    let seed = 21;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut bench = bench::<C>();
    for position in RandomBoards::new(seed).take(150) {
        bench.load(&position);
        let runs = Mode::ALL.map(|mode| (mode, bench.generate(mode, |_| true)));
        for (mode, run) in &runs {
            let cycle = 1 + chance.below(run.cycles + 10);
            let stall = 1 + chance.below(4);
            let (next, wanted) = &runs[chance.below(4) as usize];
            let what = format!("{position} {mode:?}, reset in cycle {cycle}, then {next:?}");
            let ready = || chance.once_in(stall);
            reset_after(&mut bench, cycle, *mode, ready, (*next, wanted), &what);
        }
    }
}

/// A start or a word in the very cycle of the reset does not wedge the unit.
#[test]
fn a_reset_together_with_a_start() {
    together_with_a_start::<MovegenLogic>();
    together_with_a_start::<FastMovegenLogic>();
}

fn together_with_a_start<C: Circuit + Pins + Default>() {
    let mut bench = bench::<C>();
    let position: Position = FENS[0].parse().unwrap();
    bench.load(&position);
    let run = bench.generate(Mode::ALL[0], |_| true);
    bench.drive("start_valid", 1);
    bench.drive("start_legal", 1);
    bench.reset(true);
    bench.drive("start_valid", 0);
    for _ in 0..100 {
        assert!(bench.is_idle());
        assert_eq!(bench.take(true), None);
    }
    assert_eq!(bench.generate(Mode::ALL[0], |_| true), run);
}

/// Words loaded before a reset are kept; the rest may follow after it.
#[test]
fn a_reset_in_the_middle_of_a_load() {
    in_the_middle_of_a_load::<MovegenLogic>();
    in_the_middle_of_a_load::<FastMovegenLogic>();
}

fn in_the_middle_of_a_load<C: Circuit + Pins + Default>() {
    let mut bench = bench::<C>();
    for fen in FENS {
        let position: Position = fen.parse().unwrap();
        for loaded in 0..=9 {
            for (address, word) in position.image().into_iter().enumerate() {
                if address == loaded {
                    bench.reset(true);
                }
                bench.load_word(address as u32, word);
            }
            if loaded == 9 {
                bench.reset(true);
            }
            let run = bench.generate(Mode::ALL[0], |_| true);
            assert_eq!(
                run.moves(),
                expected(&position, Mode::ALL[0]),
                "{fen}, {loaded} words"
            );
        }
    }
}
