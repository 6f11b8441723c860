//! Selects what detects repetitions.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fpgambit_engine::repetition::{Chains, Counter, Detector, Matrix, Verdict, Zobrist};
use fpgambit_engine::search::Blind;
use fpgambit_engine::{Move, Position};

use super::Meter;
use super::circuit_detector::CircuitDetector;
use crate::device::DeviceError;

/// What detects repetitions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DetectorChoice {
    /// One counter.
    #[default]
    Counter,
    /// AXON's chains in the completed form.
    Chains,
    /// 64-bit keys.
    Zobrist,
    /// Whole boards.
    Matrix,
    /// The repetition unit, simulated in this process.
    Hw,
    /// No detection.
    Off,
}

const NAMES: [(&str, DetectorChoice); 6] = [
    ("counter", DetectorChoice::Counter),
    ("chains", DetectorChoice::Chains),
    ("zobrist", DetectorChoice::Zobrist),
    ("matrix", DetectorChoice::Matrix),
    ("hw", DetectorChoice::Hw),
    ("off", DetectorChoice::Off),
];

impl DetectorChoice {
    /// All names: `counter`, `chains`, `zobrist`, `matrix`, `hw`, `off`.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.iter().map(|&(name, _)| name)
    }

    /// Creates a detector for one thread, without history; a circuit's clocks go to the meter.
    ///
    /// # Errors
    /// Returns an error if the circuit cannot be simulated.
    pub fn detector(self, meter: &Arc<Meter>) -> Result<ChosenDetector, DeviceError> {
        Ok(match self {
            DetectorChoice::Counter => ChosenDetector::Counter(Counter::default()),
            DetectorChoice::Chains => ChosenDetector::Other(Box::<Chains>::default()),
            DetectorChoice::Zobrist => ChosenDetector::Zobrist(Zobrist::default()),
            DetectorChoice::Matrix => ChosenDetector::Other(Box::<Matrix>::default()),
            DetectorChoice::Hw => ChosenDetector::Other(Box::new(CircuitDetector::open(meter)?)),
            DetectorChoice::Off => ChosenDetector::Off(Blind),
        })
    }
}

impl FromStr for DetectorChoice {
    type Err = ();

    fn from_str(name: &str) -> Result<DetectorChoice, ()> {
        let found = NAMES.iter().find(|(known, _)| *known == name);
        found.map(|&(_, repetition)| repetition).ok_or(())
    }
}

impl fmt::Display for DetectorChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(_, repetition)| repetition == self);
        f.write_str(name.map_or("", |(name, _)| name))
    }
}

/// The detector of one thread. Detectors whose speed matters are variants of their own, called without a `dyn` call.
pub enum ChosenDetector {
    /// One counter.
    Counter(Counter),
    /// 64-bit keys.
    Zobrist(Zobrist),
    /// No detection.
    Off(Blind),
    /// Any other.
    Other(Box<dyn Detector>),
}

macro_rules! of_each {
    ($watch:expr, $detector:ident => $call:expr) => {
        match $watch {
            ChosenDetector::Counter($detector) => $call,
            ChosenDetector::Zobrist($detector) => $call,
            ChosenDetector::Off($detector) => $call,
            ChosenDetector::Other($detector) => $call,
        }
    };
}

impl Detector for ChosenDetector {
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
