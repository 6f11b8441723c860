//! Repetition devices: a game goes in move by move, and is asked whether its position has occurred before.
//!
//! [`open`] makes one. What is asked, and what comes back, is the same for the single counter and for AXON's chains,
//! for every backend:
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

/// How the unit decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// With one counter: [`fpgambit_hw::repetition`].
    Counter,
    /// With AXON's chains, the completed form: [`fpgambit_hw::chains`]. It names no moves that repeat.
    Chains,
}

/// What a query gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// How often the position has occurred and how far back it last did; a circuit's count ends at 127.
    pub verdict: Verdict,
    /// With [`QueryMode::near`]: the legal moves that lead to a position which has occurred, nearest first; once for each
    /// time that it has.
    pub moves: Vec<Move>,
    /// Clocks from the start to the answer, both counted; `None` without a clock.
    pub cycles: Option<u32>,
    /// Pairs of moves taken back, or moves by a unit that takes them one by one; `None` where nothing is counted.
    pub steps: Option<u32>,
    /// How many of the newest moves are reversible.
    pub reversible: u32,
    /// The walk stopped before the last of them because nothing could be found there.
    pub early: bool,
    /// Older moves than the unit remembers might hold more.
    pub cut: bool,
}

/// A unit that follows a game and knows repetitions.
pub trait RepetitionUnit {
    /// Begins with a position and no history.
    ///
    /// # Errors
    /// When the unit does not take it.
    fn load(&mut self, position: &Position) -> Result<(), DeviceError>;

    /// Plays a legal move of the position, or a null move.
    ///
    /// # Errors
    /// When nothing was loaded, or the unit does not take it.
    fn push(&mut self, step: Step) -> Result<(), DeviceError>;

    /// Takes the newest move back.
    ///
    /// # Errors
    /// When the unit has none, or no longer remembers it.
    fn pop(&mut self) -> Result<(), DeviceError>;

    /// Asks about the position reached.
    ///
    /// # Errors
    /// When nothing was loaded, or no answer comes.
    fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError>;

    /// Clocks since the device was made; 0 without a clock.
    fn cycles(&self) -> u64;
}

/// Makes a device.
///
/// # Errors
/// When the backend's tool is missing or fails.
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

/// The unit of a method.
pub fn unit(method: Method) -> &'static UnitBuild {
    let unit = match method {
        Method::Counter => &repetition::UNIT,
        Method::Chains => &chains::UNIT,
    };
    &unit.builds[0]
}
