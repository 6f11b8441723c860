//! A unit and the oracle, led through the same line.

use fpgambit_engine::Position;
use fpgambit_engine::repetition::{Line, Step};
use fpgambit_hw::circuit::Circuit;
use fpgambit_hw::pins::Pins;
use fpgambit_hw::repetition::QueryMode;
use fpgambit_sim::device::repetition::{Found, PinRepetition, RepetitionUnit, SoftwareRepetition};
use fpgambit_sim::pins::InProcess;
use std::fmt::Display;

/// A circuit in this process.
pub type Device<C> = PinRepetition<InProcess<C>>;

pub fn device<C: Circuit + Pins>(circuit: C) -> Device<C> {
    PinRepetition::new(InProcess::of(circuit).unwrap()).unwrap()
}

/// Sequences a test takes: `default`, or in a long run `long`.
pub fn amount(default: usize, long: usize) -> usize {
    match std::env::var_os("FPGAMBIT_LONG") {
        Some(_) => long,
        None => default,
    }
}

/// A unit beside the oracle.
pub struct Pair<U> {
    pub unit: U,
    pub oracle: SoftwareRepetition,
}

impl<U: RepetitionUnit> Pair<U> {
    pub fn new(unit: U) -> Self {
        Self {
            unit,
            oracle: SoftwareRepetition::default(),
        }
    }

    pub fn load(&mut self, position: &Position) {
        self.unit.load(position).unwrap();
        self.oracle.load(position).unwrap();
    }

    pub fn push(&mut self, step: Step) {
        self.unit.push(step).unwrap();
        self.oracle.push(step).unwrap();
    }

    pub fn pop(&mut self) {
        self.unit.pop().unwrap();
        self.oracle.pop().unwrap();
    }

    /// Asks both; what differs is told with `what`.
    pub fn ask(&mut self, mode: QueryMode, what: &dyn Display) -> Found {
        let found = self.unit.query(mode).unwrap();
        let expected = self.oracle.query(mode).unwrap();
        assert_eq!(found.verdict, expected.verdict, "{what}, {mode:?}");
        assert_eq!(found.moves, expected.moves, "{what}, {mode:?}");
        assert_eq!(found.reversible, expected.reversible, "{what}, {mode:?}");
        assert!(!found.cut, "{what}, {mode:?}");
        found
    }

    /// Plays a line and asks after every ply, in the mode that `mode` says; `each` looks at what was found.
    pub fn follow(
        &mut self,
        line: &Line,
        mut mode: impl FnMut() -> QueryMode,
        mut each: impl FnMut(QueryMode, &Found),
    ) {
        self.load(&line.start);
        for (ply, &step) in (1..).zip(&line.steps) {
            self.push(step);
            let mode = mode();
            let found = self.ask(mode, &format_args!("ply {ply} of {line}"));
            each(mode, &found);
        }
    }
}
