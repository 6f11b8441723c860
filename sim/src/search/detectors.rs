//! Who watches for repetitions.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fpgambit_engine::repetition::{Chains, Counter, Detector, Matrix, Verdict, Zobrist};
use fpgambit_engine::search::Blind;
use fpgambit_engine::{Move, Position};

use super::Meter;
use super::unit::Unit;
use crate::device::DeviceError;

/// What watches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Repetition {
    /// One counter.
    #[default]
    Counter,
    /// AXON's chains, completed.
    Chains,
    /// 64-bit keys.
    Zobrist,
    /// Whole boards.
    Matrix,
    /// The repetition unit, simulated in this process.
    Hw,
    /// Nothing.
    Off,
}

const NAMES: [(&str, Repetition); 6] = [
    ("counter", Repetition::Counter),
    ("chains", Repetition::Chains),
    ("zobrist", Repetition::Zobrist),
    ("matrix", Repetition::Matrix),
    ("hw", Repetition::Hw),
    ("off", Repetition::Off),
];

impl Repetition {
    /// The names: `counter`, `chains`, `zobrist`, `matrix`, `hw`, `off`.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.iter().map(|&(name, _)| name)
    }

    /// A watch for one thread that has seen nothing yet; a circuit's clocks go to the meter.
    ///
    /// # Errors
    /// When the circuit cannot be simulated.
    pub fn watch(self, meter: &Arc<Meter>) -> Result<Watch, DeviceError> {
        Ok(match self {
            Repetition::Counter => Watch::Counter(Counter::default()),
            Repetition::Chains => Watch::Other(Box::<Chains>::default()),
            Repetition::Zobrist => Watch::Zobrist(Zobrist::default()),
            Repetition::Matrix => Watch::Other(Box::<Matrix>::default()),
            Repetition::Hw => Watch::Other(Box::new(Unit::open(meter)?)),
            Repetition::Off => Watch::Off(Blind),
        })
    }
}

impl FromStr for Repetition {
    type Err = ();

    fn from_str(name: &str) -> Result<Repetition, ()> {
        let found = NAMES.iter().find(|(known, _)| *known == name);
        found.map(|&(_, repetition)| repetition).ok_or(())
    }
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(_, repetition)| repetition == self);
        f.write_str(name.map_or("", |(name, _)| name))
    }
}

/// One thread's watch. Those that matter for speed are called directly.
pub enum Watch {
    /// One counter.
    Counter(Counter),
    /// 64-bit keys.
    Zobrist(Zobrist),
    /// Nobody.
    Off(Blind),
    /// Any other.
    Other(Box<dyn Detector>),
}

macro_rules! of_each {
    ($watch:expr, $detector:ident => $call:expr) => {
        match $watch {
            Watch::Counter($detector) => $call,
            Watch::Zobrist($detector) => $call,
            Watch::Off($detector) => $call,
            Watch::Other($detector) => $call,
        }
    };
}

impl Detector for Watch {
    fn clear(&mut self) {
        of_each!(self, detector => detector.clear());
    }

    #[inline]
    fn push(&mut self, before: &Position, mv: Move) {
        of_each!(self, detector => detector.push(before, mv));
    }

    #[inline]
    fn push_null(&mut self, before: &Position) {
        of_each!(self, detector => detector.push_null(before));
    }

    #[inline]
    fn pop(&mut self) {
        of_each!(self, detector => detector.pop());
    }

    #[inline]
    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        of_each!(self, detector => detector.query(examined, enough))
    }
}
