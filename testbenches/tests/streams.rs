//! The move stream under stalls: nothing lost, nothing twice, and with one walk nothing out of order.

mod support;

use fpgambit_engine::Position;
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::movegen::fast::{FastMovegenLogic, FastMovegenRom};
use fpgambit_hw::movegen::{MovegenLogic, MovegenRom};
use fpgambit_hw::pins::Pins;
use fpgambit_sim::device::Mode;
use fpgambit_sim::pins::InProcess;
use support::{Bench, Run, expected};

/// Whether moves come in the same order whenever they are taken.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    /// One walk.
    Fixed,
    /// Several, whose queues fill while the sink stalls.
    Free,
}

fn assert_same(stalled: &Run, unstalled: &Run, order: Order, what: &str) {
    match order {
        Order::Fixed => assert_eq!(stalled.words, unstalled.words, "{what}"),
        Order::Free => assert_eq!(stalled.moves(), unstalled.moves(), "{what}"),
    }
    assert_eq!(stalled.visited, unstalled.visited, "{what}");
}

/// Positions for a test: half from games, half odd boards.
fn positions(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let games = RandomGames::new(seed).step_by(7);
    games
        .zip(RandomBoards::new(seed))
        .flat_map(|(a, b)| [a, b])
        .take(count)
}

/// A sink by chance: ready once in `stall` cycles, with a long stop now and then.
struct Sink {
    chance: Chance,
    stall: u32,
    stopped: u32,
}

impl Sink {
    fn new(seed: u64, stall: u32) -> Self {
        Sink {
            chance: Chance::new(seed),
            stall,
            stopped: 0,
        }
    }

    fn ready(&mut self) -> bool {
        if self.chance.once_in(64) {
            self.stopped = self.chance.below(40);
        }
        self.stopped = self.stopped.saturating_sub(1);
        self.stopped == 0 && self.chance.once_in(self.stall)
    }
}

fn stalls_change_nothing<C: Circuit + Pins + Default>(seed: u64, count: usize, order: Order) {
    println!("seed {seed}");
    let mut bench = Bench::new(InProcess::<C>::new().unwrap());
    let mut chance = Chance::new(seed);
    let (mut stalled_words, mut beyond) = (0, 0);
    for position in positions(seed, count) {
        bench.load(&position);
        for mode in Mode::ALL {
            let unstalled = bench.generate(mode, |_| true);
            assert_eq!(
                unstalled.moves(),
                expected(&position, mode),
                "{position} {mode:?}"
            );
            for stall in [1, 2, 5] {
                let schedule = u64::from(chance.below(u32::MAX));
                let mut sink = Sink::new(schedule, stall);
                let stalled = bench.generate(mode, |_| sink.ready());
                let what =
                    format!("{position} {mode:?}, ready once in {stall}, schedule {schedule}");
                assert_same(&stalled, &unstalled, order, &what);
                let budget = unstalled.cycles + stalled.stalls;
                beyond += stalled.cycles.saturating_sub(budget);
                stalled_words += stalled.stalls;
            }
        }
    }
    println!("{stalled_words} stalls; {beyond} cycles beyond them");
    assert_eq!(beyond, 0, "a stall costs more than itself");
    assert!(
        stalled_words > count as u32 * 100,
        "hardly a stall: {stalled_words}"
    );
}

#[test]
fn stalls_change_nothing_with_posdata_as_logic() {
    stalls_change_nothing::<MovegenLogic>(11, 300, Order::Fixed);
}

#[test]
fn stalls_change_nothing_with_posdata_in_memory() {
    stalls_change_nothing::<MovegenRom>(12, 100, Order::Fixed);
}

#[test]
fn stalls_change_nothing_in_the_fast_build() {
    stalls_change_nothing::<FastMovegenLogic>(16, 150, Order::Free);
}

#[test]
fn stalls_change_nothing_in_the_fast_build_with_posdata_in_memory() {
    stalls_change_nothing::<FastMovegenRom>(17, 50, Order::Free);
}

/// `valid` comes when it would, however long nobody is ready.
fn valid_does_not_wait<C: Circuit + Pins + Default>(seed: u64, order: Order) {
    println!("seed {seed}");
    let mut bench = Bench::new(InProcess::<C>::new().unwrap());
    for position in positions(seed, 50) {
        bench.load(&position);
        for mode in Mode::ALL {
            let prompt = bench.generate(mode, |_| true);
            let late = bench.generate(mode, |cycle| cycle > 1_000);
            assert_eq!(late.first_valid, prompt.first_valid, "{position} {mode:?}");
            assert_same(&late, &prompt, order, &format!("{position} {mode:?}"));
        }
    }
}

#[test]
fn valid_does_not_wait_for_ready() {
    valid_does_not_wait::<MovegenLogic>(13, Order::Fixed);
    valid_does_not_wait::<FastMovegenLogic>(18, Order::Free);
}

/// Words and starts that come to a busy unit are refused and leave no trace.
fn busy_refuses<C: Circuit + Pins + Default>(seed: u64) {
    println!("seed {seed}");
    let mut bench = Bench::new(InProcess::<C>::new().unwrap());
    let mut chance = Chance::new(seed);
    for position in positions(seed, 150) {
        bench.load(&position);
        for mode in Mode::ALL {
            let quiet = bench.generate(mode, |_| true);
            bench.start(mode);
            let disturbed = bench.take_disturbed(&mut chance);
            assert_eq!(disturbed.words, quiet.words, "{position} {mode:?}: during");
            assert_eq!(
                disturbed.cycles, quiet.cycles,
                "{position} {mode:?}: during"
            );
            let after = bench.generate(mode, |_| true);
            assert_eq!(after, quiet, "{position} {mode:?}: after");
        }
    }
}

#[test]
fn a_busy_unit_refuses_loads_and_starts() {
    busy_refuses::<MovegenLogic>(14);
    busy_refuses::<FastMovegenLogic>(19);
}

/// A start that comes together with a word waits, and the generation sees the word.
#[test]
fn a_start_waits_while_words_are_loaded() {
    start_waits::<MovegenLogic>(15);
    start_waits::<FastMovegenLogic>(20);
}

fn start_waits<C: Circuit + Pins + Default>(seed: u64) {
    println!("seed {seed}");
    let mode = Mode::ALL[0];
    let mut bench = Bench::new(InProcess::<C>::new().unwrap());
    for position in positions(seed, 50) {
        bench.drive("start_valid", 1);
        bench.drive("start_legal", 1);
        bench.drive("start_captures", 0);
        bench.load(&position);
        bench.drive("start_valid", 0);
        let run = bench.generate(mode, |_| true);
        assert_eq!(run.moves(), expected(&position, mode), "{position}");
    }
}
