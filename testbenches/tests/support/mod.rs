//! A move generator on a bench: driven pin by pin, and watched for the rules of streams in every cycle.
#![allow(dead_code, reason = "each test uses a part")]

use fpgambit_engine::random::Chance;
use fpgambit_engine::{Move, Position};
use fpgambit_sim::device::Mode;
use fpgambit_sim::pins::Simulator;

/// Cycles a generation may take with the slowest sink here.
const BOUND: u32 = 200_000;

/// The engine's moves, sorted by word.
pub fn expected(position: &Position, mode: Mode) -> Vec<Move> {
    let moves = match (mode.legal, mode.captures) {
        (true, false) => position.legal_moves(),
        (true, true) => position.captures(),
        (false, false) => position.pseudo_legal_moves(),
        (false, true) => position.pseudo_legal_captures(),
    };
    sorted(moves.into_iter().collect())
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable_by_key(|mv| mv.word());
    moves
}

/// What came out of one generation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The words taken, in order.
    pub words: Vec<u16>,
    /// Cycles from the start to the last word taken.
    pub cycles: u32,
    /// Squares visited, by the unit's count.
    pub visited: u32,
    /// Cycle in which `move_valid` first rose.
    pub first_valid: Option<u32>,
    /// Cycles in which a word waited.
    pub stalls: u32,
}

impl Run {
    /// The moves, sorted; none for the single word of a position without moves.
    pub fn moves(&self) -> Vec<Move> {
        if self.words == [0] {
            return Vec::new();
        }
        sorted(
            self.words
                .iter()
                .map(|&word| Move::from_word(word).unwrap())
                .collect(),
        )
    }
}

/// A simulated move generator.
pub struct Bench<S> {
    simulator: S,
    /// The word offered and not taken in the cycle before, with its `last`.
    waiting: Option<(u32, u32)>,
    load_valid: u32,
}

impl<S: Simulator> Bench<S> {
    pub fn new(simulator: S) -> Self {
        Self {
            simulator,
            waiting: None,
            load_valid: 0,
        }
    }

    pub fn drive(&mut self, name: &str, value: u32) {
        let ports = self.simulator.inputs();
        let pin = ports.iter().position(|port| port.name == name).unwrap();
        self.simulator.drive(pin, value);
        if name == "load_valid" {
            self.load_valid = value;
        }
    }

    pub fn read(&mut self, name: &str) -> u32 {
        let ports = self.simulator.outputs();
        let pin = ports.iter().position(|port| port.name == name).unwrap();
        self.simulator.read(pin)
    }

    pub fn clock(&mut self) {
        self.simulator.cycle();
    }

    pub fn is_idle(&mut self) -> bool {
        let idle = self.read("load_ready");
        // A start waits while a word is loaded; a build may ask for a clock more, see `get_ready`.
        let start_ready = idle & (1 - self.load_valid);
        assert!(self.read("start_ready") <= start_ready, "start_ready");
        idle == 1
    }

    /// Clocks at most one cycle, until a start would be taken.
    fn get_ready(&mut self) {
        if self.read("start_ready") == 0 {
            self.clock();
        }
        assert_eq!(self.read("start_ready"), 1, "start_ready");
    }

    /// Loads the whole image.
    pub fn load(&mut self, position: &Position) {
        for (address, word) in position.image().into_iter().enumerate() {
            self.load_word(address as u32, word);
        }
    }

    pub fn load_word(&mut self, address: u32, word: u32) {
        self.drive("load_valid", 1);
        self.drive("load_address", address);
        self.drive("load_word", word);
        assert!(self.is_idle(), "a load into a busy unit");
        self.clock();
        self.drive("load_valid", 0);
    }

    /// Clocks the cycle of the start.
    pub fn start(&mut self, mode: Mode) {
        self.drive("start_valid", 1);
        self.drive("start_legal", mode.legal.into());
        self.drive("start_captures", mode.captures.into());
        assert!(self.is_idle(), "a start into a busy unit");
        assert_eq!(self.read("move_valid"), 0, "a word before the start");
        self.get_ready();
        self.clock();
        self.drive("start_valid", 0);
        // Whoever reads the mode later than the start is found out.
        self.drive("start_legal", (!mode.legal).into());
        self.drive("start_captures", (!mode.captures).into());
    }

    /// One cycle with a sink that is ready or not; the word taken, with its `last`. Checks that what was offered
    /// and not taken is still offered, unchanged.
    pub fn take(&mut self, ready: bool) -> Option<(u16, bool)> {
        self.drive("move_ready", ready.into());
        let offered = (self.read("move_valid") == 1)
            .then(|| (self.read("move_word"), self.read("move_last")));
        if self.waiting.is_some() {
            assert_eq!(
                offered, self.waiting,
                "a word dropped or changed before it was taken"
            );
        }
        self.waiting = if ready { None } else { offered };
        self.clock();
        offered
            .filter(|_| ready)
            .map(|(word, last)| (word as u16, last == 1))
    }

    /// Starts and takes every word; `ready` says for each cycle, from 2 on, whether the sink is.
    pub fn generate(&mut self, mode: Mode, ready: impl FnMut(u32) -> bool) -> Run {
        self.start(mode);
        self.take_all(ready, |_| {})
    }

    /// Takes every word while loads and starts hammer the unit.
    pub fn take_disturbed(&mut self, chance: &mut Chance) -> Run {
        self.take_all(
            |_| true,
            |bench| {
                let valid = chance.below(2);
                bench.drive("load_valid", valid);
                bench.drive("load_address", chance.below(9));
                bench.drive("load_word", chance.below(u32::MAX));
                bench.drive("start_valid", chance.below(2));
                bench.drive("start_legal", chance.below(2));
            },
        )
    }

    fn take_all(
        &mut self,
        mut ready: impl FnMut(u32) -> bool,
        mut disturb: impl FnMut(&mut Self),
    ) -> Run {
        let mut run = Run::default();
        for cycle in 2..BOUND {
            disturb(self);
            assert!(!self.is_idle(), "idle before the last word");
            if self.read("move_valid") == 1 && run.first_valid.is_none() {
                run.first_valid = Some(cycle);
            }
            let taken = self.take(ready(cycle));
            run.stalls += u32::from(self.waiting.is_some());
            let Some((word, last)) = taken else { continue };
            run.words.push(word);
            if last {
                self.drive("load_valid", 0);
                self.drive("start_valid", 0);
                run.cycles = self.read("cycles");
                run.visited = self.read("visited");
                assert_eq!(run.cycles, cycle, "the unit's count of its cycles");
                for _ in 0..5 {
                    assert!(self.is_idle(), "busy after the last word");
                    assert_eq!(self.take(true), None, "a word after the last");
                }
                assert_eq!(self.read("cycles"), run.cycles, "counts on when idle");
                return run;
            }
        }
        panic!("no last word within {BOUND} cycles");
    }

    /// One cycle with `reset` high.
    pub fn reset(&mut self, ready: bool) {
        self.drive("reset", 1);
        self.drive("move_ready", ready.into());
        self.clock();
        self.drive("reset", 0);
        self.waiting = None;
    }
}
