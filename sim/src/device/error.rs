//! What can go wrong with a device.

use super::verilator::BuildError;
use super::{Backend, Build};
use crate::link::{LinkError, TerminalError};
use fpgambit_engine::quoted;
use fpgambit_hw::circuit::CircuitError;
use fpgambit_hw::export::ExportError;
use fpgambit_hw::trace::TraceError;
use fpgambit_hw::unit::DriverError;
use fpgambit_hw::verilog::EmitError;
use std::io;
use std::path::PathBuf;

impl DeviceError {
    /// Whether the way to the device is gone, so that it says nothing of the unit behind it and asking on is of no use.
    pub fn is_final(&self) -> bool {
        matches!(self, DeviceError::Link(error) if error.is_final())
    }
}

/// Why a device could not be made or did not do as told.
#[derive(Debug, thiserror::Error)]
pub enum DeviceError {
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The circuit cannot be translated to Verilog.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// The circuit cannot be exported.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The trace cannot be written.
    #[error(transparent)]
    Trace(#[from] TraceError),
    /// The trace's file cannot be made.
    #[error("cannot write `{}`: {error}", quoted(&path.to_string_lossy()))]
    TraceFile {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Its Verilog cannot be compiled and loaded.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// Its Verilog cannot be read as a netlist.
    #[error(transparent)]
    Netlist(#[from] fpgambit_netlist::Error),
    /// A trace was asked for where there is nothing to record.
    #[error("a VCD trace needs backend rust-hdl: backend {backend} records none")]
    NoTrace {
        /// The backend asked for.
        backend: Backend,
    },
    /// A file of Verilog for a backend that reads none.
    #[error("a Verilog file needs backend netlist: backend {backend} cannot read one")]
    NoFile {
        /// The backend asked for.
        backend: Backend,
    },
    /// The board does not do as told.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A simulated board has no terminal.
    #[error(transparent)]
    Terminal(#[from] TerminalError),
    /// A build that no board has.
    #[error("backend {backend} has no build '{build}': boards have the compact one")]
    NoBuild {
        /// The backend asked for.
        backend: Backend,
        /// The build asked for.
        build: Build,
    },
    /// A perft array with too many cores, or none.
    #[error(
        "no perft array of {cores} cores: expected 1 to {}",
        fpgambit_hw::perft::CORES_MAX
    )]
    NoArray {
        /// The cores asked for.
        cores: usize,
    },
    /// A board that is to have more cores than one.
    #[error("{cores} cores on a board: expected 1, as its perft unit has")]
    OneCore {
        /// The cores asked for.
        cores: usize,
    },
    /// A board whose perft is to walk.
    #[error("inner moves by posdata on a board: expected parallel, as its perft unit has")]
    NoWalk,
    /// A perft array where there is none.
    #[error("backend {backend} has no perft array: expected rust-hdl, verilator or a board")]
    NoPerft {
        /// The backend asked for.
        backend: Backend,
    },
    /// An answer that is right when it is asked for alone.
    #[error("its moves were wrong in a batch of positions, but are right when it runs alone")]
    NotAgain,
    /// A job that the searcher cannot do.
    #[error(transparent)]
    Job(#[from] fpgambit_engine::searcher::JobError),
    /// An answer that is not the software model's.
    #[error("the searcher answers {found:?} for {fen}: expected {expected:?}")]
    WrongAnswer {
        /// The root.
        fen: String,
        /// What the circuit answered.
        found: Box<fpgambit_engine::searcher::Answer>,
        /// What the software model answers.
        expected: Box<fpgambit_engine::searcher::Answer>,
    },
    /// A count that is not the published one.
    #[error("the perft array counts {nodes} nodes {depth} plies below {fen}: expected {expected}")]
    WrongCount {
        /// What was counted.
        nodes: u64,
        /// How deep.
        depth: u32,
        /// The root.
        fen: &'static str,
        /// How many there are.
        expected: u64,
    },
    /// A generation before any position.
    #[error("no position was loaded")]
    NotLoaded,
    /// The unit does not do as its contract says.
    #[error(transparent)]
    Driver(#[from] DriverError),
    /// A move to be taken back where none was played, or is remembered.
    #[error("no move to take back")]
    NothingToPop,
    /// A move that a generator gives and that cannot be played.
    #[error("the generator returned `{text}`, which cannot be played")]
    UnknownMove {
        /// The move.
        text: String,
    },
}
