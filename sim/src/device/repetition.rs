//! Repetition devices: they follow a game move by move and answer whether its position has occurred before.
//!
//! [`open`] opens one. Queries and answers are the same for the single counter and for AXON's chains, with every
//! backend:
//!
//! ```
//! use fpgambit_engine::repetition::Step;
//! use fpgambit_engine::Position;
//! use fpgambit_hw::repetition::QueryMode;
//! use fpgambit_sim::device::repetition::{self, RepetitionUnit};
//! use fpgambit_sim::device::Backend;
//!
//! let mut unit = repetition::open(repetition::Method::Counter, Backend::RustHdl)?;
//! let mut position = Position::startpos();
//! unit.load(&position)?;
//! for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
//!     let mv = position.parse_uci(uci).unwrap();
//!     unit.push(Step::Move(mv))?;
//!     position.make(mv);
//! }
//! let found = unit.query(QueryMode::default())?;
//! assert_eq!((found.verdict.count, found.verdict.back), (2, Some(4)));
//! assert_eq!(found.cycles, Some(5));
//! # Ok::<(), fpgambit_sim::device::DeviceError>(())
//! ```

mod pins;
mod software;

pub use software::SoftwareRepetition;

use super::netlist::OneLane;
use super::verilator::Verilated;
use super::{Backend, DeviceError, PosdataForm};
use crate::link::{LinkError, LinkedRepetition};
use fpgambit_engine::repetition::{Step, Verdict};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::export::source;
use fpgambit_hw::repetition::{QueryMode, RepetitionDriver};
use fpgambit_hw::unit::{InProcess, UnitBuild};
use fpgambit_hw::{chains, repetition};

/// The unit's method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// With one counter: [`fpgambit_hw::repetition`].
    Counter,
    /// With AXON's chains in the completed form: [`fpgambit_hw::chains`]. It reports no moves that repeat.
    Chains,
}

/// The result of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// How often the position has occurred and how far back it last did; a circuit counts at most 127.
    pub verdict: Verdict,
    /// With [`QueryMode::near`], the legal moves that lead to an earlier position, the nearest first. A move occurs
    /// once for each earlier occurrence.
    pub moves: Vec<Move>,
    /// Clocks from the start to the answer, including both; `None` without a clock.
    pub cycles: Option<u32>,
    /// The number of pairs of moves taken back, or of moves if the unit takes them back singly; `None` if the backend
    /// does not count them.
    pub steps: Option<u32>,
    /// The number of newest moves that are reversible.
    pub reversible: u32,
    /// Whether the walk stopped before the oldest reversible move because no earlier position could match.
    pub early: bool,
    /// Whether the unit has forgotten older moves, so that there may be more occurrences.
    pub cut: bool,
}

/// A unit that follows a game and detects repetitions.
pub trait RepetitionUnit {
    /// Starts with a position and no history.
    ///
    /// # Errors
    /// Returns an error if the unit does not accept it.
    fn load(&mut self, position: &Position) -> Result<(), DeviceError>;

    /// Plays a legal move of the position, or a null move.
    ///
    /// # Errors
    /// Returns an error if nothing was loaded, or if the unit does not accept the step.
    fn push(&mut self, step: Step) -> Result<(), DeviceError>;

    /// Takes back the newest move.
    ///
    /// # Errors
    /// Returns an error if there is none, or if the unit no longer remembers it.
    fn pop(&mut self) -> Result<(), DeviceError>;

    /// Queries the current position.
    ///
    /// # Errors
    /// Returns an error if nothing was loaded, or if no answer comes.
    fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError>;

    /// Clocks since the device was opened; 0 without a clock.
    fn cycles(&self) -> u64;
}

/// Opens a device.
///
/// # Errors
/// Returns an error if the backend's tool is missing or fails.
pub fn open(
    method: Method,
    backend: Backend,
) -> Result<Box<dyn RepetitionUnit + Send>, DeviceError> {
    match (backend, method) {
        (Backend::Serial(port), Method::Counter) => Ok(Box::new(LinkedRepetition::open(port)?)),
        (Backend::Serial(_), Method::Chains) => Err(LinkError::NoUnit("chain unit").into()),
        (Backend::Software, _) => Ok(Box::new(SoftwareRepetition::default())),
        (Backend::Netlist, _) => {
            let source = source(unit(method), PosdataForm::default())?;
            Ok(Box::new(RepetitionDriver::new(OneLane::new(&source, 0)?)))
        }
        (Backend::Verilator, _) => {
            let source = source(unit(method), PosdataForm::default())?;
            Ok(Box::new(RepetitionDriver::new(Verilated::new(&source)?)))
        }
        (Backend::RustHdl, _) => {
            let circuit = (unit(method).circuit)(PosdataForm::default());
            Ok(Box::new(RepetitionDriver::new(InProcess::new(circuit)?)))
        }
    }
}

/// The unit for a method.
pub fn unit(method: Method) -> &'static UnitBuild {
    let unit = match method {
        Method::Counter => &repetition::UNIT,
        Method::Chains => &chains::UNIT,
    };
    &unit.builds[0]
}
