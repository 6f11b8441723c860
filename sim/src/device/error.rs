//! The errors of a device.

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
    /// Whether the connection to the device is lost: the error says nothing about the unit, and further requests are
    /// useless.
    pub fn is_final(&self) -> bool {
        matches!(self, DeviceError::Link(error) if error.is_final())
    }
}

/// Why a device could not be opened, or failed.
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
    /// The trace's file cannot be created.
    #[error("cannot write `{}`: {error}", quoted(&path.to_string_lossy()))]
    TraceFile {
        /// The file.
        path: PathBuf,
        /// The system's message.
        error: io::Error,
    },
    /// The circuit's Verilog cannot be compiled and loaded.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// The circuit's Verilog cannot be read as a netlist.
    #[error(transparent)]
    Netlist(#[from] fpgambit_netlist::Error),
    /// The backend cannot record a trace.
    #[error("a VCD trace needs backend rust-hdl: backend {backend} records none")]
    NoTrace {
        /// The requested backend.
        backend: Backend,
    },
    /// The backend does not read a Verilog file.
    #[error("a Verilog file needs backend netlist: backend {backend} cannot read one")]
    NoFile {
        /// The requested backend.
        backend: Backend,
    },
    /// The board does not respond correctly.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// There is no terminal for a simulated board.
    #[error(transparent)]
    Terminal(#[from] TerminalError),
    /// No board has this build.
    #[error("backend {backend} has no build '{build}': boards have the compact build")]
    NoBuild {
        /// The requested backend.
        backend: Backend,
        /// The requested build.
        build: Build,
    },
    /// The number of cores of a perft array is out of range.
    #[error(
        "no perft unit with {cores} cores: expected 1 to {}",
        fpgambit_hw::perft::CORES_MAX
    )]
    NoArray {
        /// The requested number of cores.
        cores: usize,
    },
    /// The number of cores of a searcher is out of range.
    #[error(
        "no searcher with {cores} cores in the build '{build}': expected 1 to {} in the fast build, 1 in the compact build",
        fpgambit_hw::search::CORES_MAX
    )]
    NoSearchCores {
        /// The requested number of cores.
        cores: usize,
        /// The requested build.
        build: Build,
    },
    /// A board has only one core.
    #[error("'--cores {cores}' on a board: expected 1, the number of cores of its perft unit")]
    OneCore {
        /// The requested number of cores.
        cores: usize,
    },
    /// A board's perft unit does not walk.
    #[error("'--inner posdata' on a board: expected parallel, which its perft unit uses")]
    NoWalk,
    /// The backend has no perft array.
    #[error(
        "backend {backend} has no perft array: expected rust-hdl, netlist, verilator or a board"
    )]
    NoPerft {
        /// The requested backend.
        backend: Backend,
    },
    /// An answer was wrong in a batch, but is right when the position runs alone.
    #[error("the moves were wrong in a batch of positions, but are right when it runs alone")]
    NotAgain,
    /// The searcher cannot run the job.
    #[error(transparent)]
    Job(#[from] fpgambit_engine::searcher::JobError),
    /// An answer differs from the software model's.
    #[error("the searcher answers {found:?} for {fen}: expected {expected:?}")]
    WrongAnswer {
        /// The root.
        fen: String,
        /// The circuit's answer.
        found: Box<fpgambit_engine::searcher::Answer>,
        /// The software model's answer.
        expected: Box<fpgambit_engine::searcher::Answer>,
    },
    /// A count differs from the published one.
    #[error("the perft array counts {nodes} nodes {depth} plies below {fen}: expected {expected}")]
    WrongCount {
        /// The number counted.
        nodes: u64,
        /// The depth in plies.
        depth: u32,
        /// The root.
        fen: &'static str,
        /// The published number.
        expected: u64,
    },
    /// A generation was requested before a position was loaded.
    #[error("no position was loaded")]
    NotLoaded,
    /// The unit breaks its contract.
    #[error(transparent)]
    Driver(#[from] DriverError),
    /// There is no move to take back, or the unit no longer remembers it.
    #[error("no move to take back")]
    NothingToPop,
    /// The generator returned a move that cannot be played.
    #[error("the generator returned `{text}`, which cannot be played")]
    UnknownMove {
        /// The move.
        text: String,
    },
}
