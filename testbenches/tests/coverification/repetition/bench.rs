//! A unit and the oracle, driven with the same line.

use fpgambit_engine::Position;
use fpgambit_engine::repetition::{Line, Step};
use fpgambit_hw::repetition::{QueryMode, RepetitionDriver};
use fpgambit_hw::unit::{InProcess, Model};
use fpgambit_sim::device::repetition::{Found, RepetitionUnit, SoftwareRepetition};
use std::fmt::Display;

/// A circuit in this process.
pub type Device = Box<dyn RepetitionUnit>;

pub fn device(circuit: impl Model) -> Device {
    Box::new(RepetitionDriver::new(InProcess::of(circuit).unwrap()))
}

/// A unit beside the oracle.
pub struct Pair {
    pub unit: Device,
    pub oracle: SoftwareRepetition,
}

impl Pair {
    pub fn new(unit: Device) -> Self {
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

    /// Queries both and asserts that they agree; `what` describes the query in a message.
    pub fn ask(&mut self, mode: QueryMode, what: &dyn Display) -> Found {
        let found = self.unit.query(mode).unwrap();
        let expected = self.oracle.query(mode).unwrap();
        assert_eq!(found.verdict, expected.verdict, "{what}, {mode:?}");
        assert_eq!(found.moves, expected.moves, "{what}, {mode:?}");
        assert_eq!(found.reversible, expected.reversible, "{what}, {mode:?}");
        assert!(!found.cut, "{what}, {mode:?}");
        found
    }

    /// Plays a line and queries after every ply, in the mode that `mode` returns; `each` receives the answer.
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
