//! The answer stream under stalls, resets in every cycle, and what comes to a busy unit.

use super::bench::amount;
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Case, Line, RandomLines, Step};
use fpgambit_hw::chains::Chains;
use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::pins::Pins;
use fpgambit_hw::repetition::{QueryMode, Repetition};
use fpgambit_sim::pins::{InProcess, Simulator};

/// Clocks in which anything is done with that does not stall.
const PATIENCE: u32 = 4_000;

/// A unit whose pins are known by name.
struct Bench<C> {
    simulator: InProcess<C>,
    /// What was offered in the last cycle and not taken.
    waiting: Option<(u32, u32)>,
}

/// What left the unit in a query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Run {
    words: Vec<u32>,
    cycles: u32,
    steps: u32,
    stalls: u32,
}

impl<C: Circuit + Pins> Bench<C> {
    fn new(circuit: C) -> Self {
        let mut bench = Self {
            simulator: InProcess::of(circuit).unwrap(),
            waiting: None,
        };
        bench.drive("answer_ready", 1);
        bench
    }

    fn drive(&mut self, name: &str, value: u32) {
        let pin = C::INPUTS.iter().position(|port| port.name == name);
        self.simulator.drive(pin.unwrap(), value);
    }

    fn read(&mut self, name: &str) -> u32 {
        let pin = C::OUTPUTS.iter().position(|port| port.name == name);
        self.simulator.read(pin.unwrap())
    }

    /// The four `ready`, of a load, a push, a pop and a query.
    fn ready(&mut self) -> [u32; 4] {
        ["load_ready", "push_ready", "pop_ready", "query_ready"].map(|name| self.read(name))
    }

    fn await_idle(&mut self) {
        for _ in 0..PATIENCE {
            if self.read("load_ready") == 1 {
                return;
            }
            self.simulator.cycle();
        }
        panic!("never idle");
    }

    /// One cycle with `valid` high, the unit being idle.
    fn take(&mut self, valid: &str) {
        self.await_idle();
        self.drive(valid, 1);
        let ready = valid.replace("valid", "ready");
        assert_eq!(self.read(&ready), 1, "{ready} of an idle unit");
        self.simulator.cycle();
        self.drive(valid, 0);
    }

    fn begin_push(&mut self, before: &fpgambit_engine::Position, step: Step) {
        let promotion = match step {
            Step::Move(mv) => mv.promotion().map_or(0, |kind| kind.index() as u32),
            Step::Null => 0,
        };
        self.drive("push_record", step.record(before).word());
        self.drive("push_promotion", promotion);
        self.take("push_valid");
    }

    /// Loads and plays a line, and comes to rest.
    fn play(&mut self, line: &Line) {
        for (address, word) in (0..).zip(line.start.image()) {
            self.drive("load_address", address);
            self.drive("load_word", word);
            self.take("load_valid");
        }
        for (before, step) in line.positions() {
            self.begin_push(&before, step);
        }
        self.await_idle();
    }

    /// A query; `ready` says for each cycle, from 2 on, whether the sink is, and `disturb` is let loose in each.
    fn ask(
        &mut self,
        mode: QueryMode,
        mut ready: impl FnMut() -> bool,
        mut disturb: impl FnMut(&mut Self),
    ) -> Run {
        self.drive("query_mode", mode.word());
        self.take("query_valid");
        self.drive("query_mode", !mode.word() & 7);
        let mut run = Run::default();
        self.waiting = None;
        for cycle in 2..PATIENCE {
            disturb(self);
            assert_eq!(self.ready(), [0; 4], "ready during a query");
            let takes = ready();
            self.drive("answer_ready", takes.into());
            let offered = (self.read("answer_valid") == 1)
                .then(|| (self.read("answer_word"), self.read("answer_last")));
            if self.waiting.is_some() {
                assert_eq!(offered, self.waiting, "a word changed before it was taken");
            }
            self.waiting = offered.filter(|_| !takes);
            run.stalls += u32::from(self.waiting.is_some());
            self.simulator.cycle();
            let Some((word, last)) = offered.filter(|_| takes) else {
                continue;
            };
            run.words.push(word);
            if last == 1 {
                for valid in VALIDS {
                    self.drive(valid, 0);
                }
                run.cycles = self.read("cycles");
                run.steps = self.read("steps");
                assert_eq!(run.cycles, cycle, "the unit's count of its cycles");
                assert_eq!(self.read("answer_valid"), 0, "a word after the last");
                assert_eq!(self.read("load_ready"), 1, "busy after the last word");
                return run;
            }
        }
        panic!("no last word");
    }

    fn prompt(&mut self, mode: QueryMode) -> Run {
        self.ask(mode, || true, |_| {})
    }

    /// One cycle with `reset` high; the unit is idle in the next.
    fn reset(&mut self) {
        self.drive("reset", 1);
        assert_eq!(self.ready(), [0; 4], "ready during a reset");
        self.simulator.cycle();
        self.drive("reset", 0);
        assert_eq!(self.read("load_ready"), 1, "busy after a reset");
        assert_eq!(self.read("answer_valid"), 0, "a word after a reset");
    }
}

const VALIDS: [&str; 4] = ["load_valid", "push_valid", "pop_valid", "query_valid"];

/// The last part of each line is often its best: lines that end in many words and long walks.
fn lines(seed: u64, count: usize) -> impl Iterator<Item = Line> {
    let cases = CASES.iter().map(Case::line);
    cases.chain(RandomLines::new(seed).take(count))
}

fn stalls_change_nothing<C: Circuit + Pins>(circuit: C, seed: u64) {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut bench = Bench::new(circuit);
    let mut stalls = 0;
    for line in lines(seed, amount(60, 2_000)) {
        bench.play(&line);
        for mode in QueryMode::ALL {
            let prompt = bench.prompt(mode);
            for stall in [2, 5] {
                let stalled = bench.ask(mode, || chance.once_in(stall), |_| {});
                assert_eq!(stalled.words, prompt.words, "{line} {mode:?}");
                assert_eq!(stalled.steps, prompt.steps, "{line} {mode:?}");
                stalls += stalled.stalls;
            }
        }
    }
    assert!(stalls > 500);
}

#[test]
fn stalls_change_nothing_for_the_counter() {
    stalls_change_nothing(Repetition::default(), 61);
}

#[test]
fn stalls_change_nothing_for_the_chains() {
    stalls_change_nothing(Chains::default(), 62);
}

/// Whatever comes to a busy unit leaves no trace.
fn busy_units_refuse<C: Circuit + Pins>(circuit: C, seed: u64) {
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut bench = Bench::new(circuit);
    for line in lines(seed, amount(40, 1_000)) {
        bench.play(&line);
        let kept = (bench.read("held"), bench.read("reversible"));
        for mode in QueryMode::ALL {
            let quiet = bench.prompt(mode);
            let disturbed = bench.ask(
                mode,
                || true,
                |bench| {
                    for valid in VALIDS {
                        bench.drive(valid, chance.below(2));
                    }
                    bench.drive("load_address", chance.below(16));
                    bench.drive("load_word", chance.below(u32::MAX));
                    bench.drive("push_record", chance.below(1 << 24));
                },
            );
            assert_eq!(disturbed, quiet, "{line} {mode:?}: during");
            assert_eq!(bench.prompt(mode), quiet, "{line} {mode:?}: after");
            assert_eq!((bench.read("held"), bench.read("reversible")), kept);
        }
    }
}

#[test]
fn a_busy_unit_refuses_everything() {
    busy_units_refuse(Repetition::default(), 63);
    busy_units_refuse(Chains::default(), 64);
}

/// A reset in every cycle of a query: position and history stay, and the next query is the same.
fn resets_during_queries<C: Circuit + Pins>(circuit: C, seed: u64) {
    println!("seed {seed}");
    let mut bench = Bench::new(circuit);
    let mut resets = 0;
    for line in lines(seed, amount(4, 100)) {
        bench.play(&line);
        for mode in [0, 1, 2, 7].map(QueryMode::from_word) {
            let run = bench.prompt(mode);
            for cycle in 1..=run.cycles.min(60) {
                for ready in [0, 1] {
                    bench.drive("query_mode", mode.word());
                    bench.take("query_valid");
                    bench.drive("answer_ready", ready);
                    (1..cycle).for_each(|_| bench.simulator.cycle());
                    bench.reset();
                    let again = bench.prompt(mode);
                    assert_eq!(again, run, "{line} {mode:?}: reset in cycle {cycle}");
                    resets += 1;
                }
            }
        }
    }
    println!("{resets} resets");
    assert!(resets > 500);
}

#[test]
fn a_reset_in_every_cycle_of_a_query() {
    resets_during_queries(Repetition::default(), 65);
    resets_during_queries(Chains::default(), 66);
}

/// A reset in every cycle of a load, a push and a pop: the unit is idle and works on once loaded anew.
#[test]
fn a_reset_in_every_cycle_of_a_change() {
    let line = Case::named("two like pieces swap").unwrap().line();
    let (before, step) = line.positions().last().unwrap();
    let mut bench = Bench::new(Repetition::default());
    bench.play(&line);
    let run = bench.prompt(QueryMode::ALL[0]);
    assert!(run.words[0] & 1 << 13 != 0, "repeated");
    for cycle in 1..10 {
        for change in ["load", "push", "pop"] {
            bench.play(&line);
            match change {
                "load" => {
                    bench.drive("load_address", 3);
                    bench.take("load_valid");
                }
                "push" => bench.begin_push(&before, step),
                _ => bench.take("pop_valid"),
            }
            (1..cycle).for_each(|_| bench.simulator.cycle());
            let broken_off = bench.read("load_ready") == 0;
            bench.reset();
            if broken_off {
                assert_eq!(bench.read("held"), 0, "{change}, reset in cycle {cycle}");
                let none = bench.prompt(QueryMode::ALL[0]);
                assert_eq!(none.words, [1 << 16], "{change}, reset in cycle {cycle}");
            }
            bench.play(&line);
            let again = bench.prompt(QueryMode::ALL[0]);
            assert_eq!(again, run, "{change}, reset in cycle {cycle}");
        }
    }
}

/// Of several wishes at once, a load goes first, then a push, a pop and a query.
#[test]
fn one_thing_at_a_time() {
    let line = Case::named("below four plies").unwrap().line();
    let mut units: [Box<dyn FnMut() -> Vec<[u32; 4]>>; 2] = [
        Box::new(|| readies(&mut Bench::new(Repetition::default()), &line)),
        Box::new(|| readies(&mut Bench::new(Chains::default()), &line)),
    ];
    for unit in &mut units {
        for (wishes, ready) in unit().into_iter().enumerate() {
            let first = wishes.trailing_zeros() as usize;
            for (place, bit) in ready.into_iter().enumerate() {
                assert_eq!(bit, u32::from(place <= first), "wishes {wishes:04b}");
            }
        }
    }
}

/// The four `ready` for every set of wishes.
fn readies<C: Circuit + Pins>(bench: &mut Bench<C>, line: &Line) -> Vec<[u32; 4]> {
    bench.play(line);
    (0..16)
        .map(|wishes| {
            for (place, valid) in VALIDS.into_iter().enumerate() {
                bench.drive(valid, wishes >> place & 1);
            }
            bench.ready()
        })
        .collect()
}
