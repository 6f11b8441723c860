//! Devices: one interface to a move generator, whatever the backend.
//!
//! [`open`] opens one. The backends:
//!
//! | backend | what it is |
//! |---|---|
//! | `rust-hdl` | the circuit, simulated in this process; needs no other software |
//! | `netlist` | the circuit's Verilog, many copies simulated at once; needs no other software |
//! | `verilator` | the circuit's Verilog, compiled by Verilator |
//! | `serial:PATH[@BAUD]` | a board, real or simulated behind a pseudo-terminal: see [`link`](crate::link) |
//! | `software` | the engine's bitboard generator, without clock counts |
//!
//! ```
//! use fpgambit_engine::{Mode, Position};
//! use fpgambit_sim::device::{self, Options};
//!
//! let mut device = device::open(&Options::default())?;
//! device.load(&Position::startpos())?;
//! let generated = device.generate(Mode::LEGAL)?;
//! assert_eq!(generated.moves.len(), 20);
//! # Ok::<(), fpgambit_sim::device::DeviceError>(())
//! ```

mod error;
mod movegen;
pub mod netlist;
mod options;
pub mod perft;
pub mod repetition;
pub mod search;
mod software;
pub mod verilator;

pub use error::DeviceError;
pub use fpgambit_hw::movegen::TimedMove;
pub use fpgambit_hw::posdata::PosdataForm;
pub use fpgambit_hw::unit::Build;
pub use options::{Backend, Options};
pub use software::Software;

use crate::campaign::{WordSum, word_hashes};
use crate::link::LinkedMovegen;
use fpgambit_engine::{Mode, Move, Position};
use fpgambit_hw::export::{design, source};
use fpgambit_hw::movegen::{self as unit, MovegenDriver};
use fpgambit_hw::unit::{InProcess, UnitBuild};
use netlist::LanesMovegen;
use std::fs::File;
use std::io::BufWriter;
use verilator::{BatchMovegen, Verilated};

/// The result of a generation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generated {
    /// The moves in order of arrival.
    pub moves: Vec<TimedMove>,
    /// Clocks from the start to the last move, including both; `None` without a clock.
    pub cycles: Option<u32>,
    /// Squares visited by the walks; `None` if the backend does not walk.
    pub visited: Option<u32>,
}

/// The totals of a generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of moves.
    pub moves: u64,
    /// The sum of the hashes of the move words.
    pub sum: WordSum,
    /// Clocks, as in [`Generated::cycles`].
    pub cycles: Option<u32>,
}

impl Tally {
    /// Adds a move.
    #[inline]
    pub fn add(&mut self, hashes: &[u128; 1 << 16], mv: Move) {
        self.moves += 1;
        self.sum.add(hashes, mv.word());
    }
}

impl From<Generated> for Tally {
    fn from(generated: Generated) -> Tally {
        let hashes = word_hashes();
        let mut tally = Tally {
            cycles: generated.cycles,
            ..Tally::default()
        };
        let moves = generated.moves.iter();
        moves.for_each(|timed| tally.add(hashes, timed.mv));
        tally
    }
}

/// A move generator into which a position is loaded.
pub trait MoveGenerator {
    /// Loads a position, which replaces the one loaded before.
    ///
    /// # Errors
    /// Returns an error if the unit does not accept the position, or if the trace cannot be written.
    fn load(&mut self, position: &Position) -> Result<(), DeviceError>;

    /// Generates the moves of the last position loaded.
    ///
    /// # Errors
    /// Returns an error if nothing was loaded, the generation does not end, or a word is not a move.
    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError>;

    /// The best number of positions for one call of [`generate_all`](Self::generate_all).
    fn at_once(&self) -> usize {
        1
    }

    /// Generates the moves of every position in each of these modes.
    ///
    /// The result has, for each position, the answers in the order of the modes, or a single error if the unit does not
    /// accept the position. There are no answers after a [final](DeviceError::is_final) error. Load a position again
    /// before the next [`generate`](Self::generate).
    fn generate_all(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Generated, DeviceError>>> {
        let answers = |position: &&Position| match self.load(position) {
            Ok(()) => {
                let mut answers = Vec::new();
                for mode in modes {
                    let answer = self.generate(*mode);
                    let is_final = answer.as_ref().is_err_and(DeviceError::is_final);
                    answers.push(answer);
                    if is_final {
                        break;
                    }
                }
                answers
            }
            Err(error) => vec![Err(error)],
        };
        positions.iter().map(answers).collect()
    }

    /// Does the same as [`generate_all`](Self::generate_all), but returns only totals. A word that is not a move need
    /// not be an error here, because its sum differs from the right one.
    fn tally_all(
        &mut self,
        positions: &[&Position],
        modes: &[Mode],
    ) -> Vec<Vec<Result<Tally, DeviceError>>> {
        let answers = self.generate_all(positions, modes).into_iter();
        answers
            .map(|answers| {
                let answers = answers.into_iter();
                answers.map(|answer| answer.map(Tally::from)).collect()
            })
            .collect()
    }

    /// Clocks since the device was opened, including loading; 0 without a clock.
    fn cycles(&self) -> u64;

    /// Writes the remaining part of a trace. Dropping a device does this too, but ignores errors.
    ///
    /// # Errors
    /// Returns an error if the trace cannot be written.
    fn finish(&mut self) -> Result<(), DeviceError> {
        Ok(())
    }
}

/// Opens a device.
///
/// # Errors
/// Returns an error if the backend's tool is missing or fails, or if the options are incompatible.
pub fn open(options: &Options) -> Result<Box<dyn MoveGenerator + Send>, DeviceError> {
    if options.vcd.is_some() && options.backend != Backend::RustHdl {
        return Err(DeviceError::NoTrace {
            backend: options.backend,
        });
    }
    let build = movegen(options.build);
    if let Some(path) = &options.verilog {
        if options.backend != Backend::Netlist {
            return Err(DeviceError::NoFile {
                backend: options.backend,
            });
        }
        // The ROM form has all memory files, whichever form of posdata the user's file has.
        let unit = source(build, PosdataForm::Rom)?;
        return Ok(Box::new(LanesMovegen::of_file(path, unit)?));
    }
    match options.backend {
        Backend::Serial(_) if options.build != Build::Compact => Err(DeviceError::NoBuild {
            backend: options.backend,
            build: options.build,
        }),
        Backend::Serial(port) => Ok(Box::new(LinkedMovegen::open(port)?)),
        Backend::Software => Ok(Box::new(Software::default())),
        Backend::Netlist => Ok(Box::new(LanesMovegen::new(source(
            build,
            options.posdata,
        )?)?)),
        Backend::Verilator => {
            let source = source(build, options.posdata)?;
            Ok(Box::new(MovegenDriver::new(Verilated::new(&source)?)))
        }
        Backend::RustHdl => {
            let mut simulator = InProcess::new((build.circuit)(options.posdata))?;
            if let Some(path) = &options.vcd {
                let file = File::create(path).map_err(|error| DeviceError::TraceFile {
                    path: path.clone(),
                    error,
                })?;
                let design = design(build, options.posdata)?;
                simulator.record(Box::new(BufWriter::new(file)), &design)?;
            }
            Ok(Box::new(MovegenDriver::new(simulator)))
        }
    }
}

/// Opens a device for many positions at once. The device is that of [`open`], except that a verilated unit is driven
/// by its C++ model, not clock by clock from Rust.
///
/// # Errors
/// Returns the errors of [`open`].
pub fn open_for_many(options: &Options) -> Result<Box<dyn MoveGenerator + Send>, DeviceError> {
    if options.backend != Backend::Verilator || options.vcd.is_some() || options.verilog.is_some() {
        return open(options);
    }
    let source = source(movegen(options.build), options.posdata)?;
    Ok(Box::new(BatchMovegen::new(source)?))
}

/// The move generator in one of its builds.
///
/// # Panics
/// Never: the unit has both builds.
pub fn movegen(build: Build) -> &'static UnitBuild {
    unit::UNIT.build(build).expect("it comes in both builds")
}
