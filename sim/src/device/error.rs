//! What can go wrong with a device.

use super::Backend;
use super::verilator::BuildError;
use fpgambit_engine::MoveWordError;
use fpgambit_hw::circuit::CircuitError;
use fpgambit_hw::export::ExportError;
use fpgambit_hw::trace::TraceError;
use fpgambit_hw::verilog::EmitError;
use std::io;
use std::path::PathBuf;

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
    #[error("cannot write '{}': {error}", path.display())]
    TraceFile {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Its Verilog cannot be compiled and loaded.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// A trace was asked for where there is nothing to record.
    #[error("a VCD trace needs backend rust-hdl: backend {backend} records none")]
    NoTrace {
        /// The backend asked for.
        backend: Backend,
    },
    /// A generation before any position.
    #[error("no position was loaded")]
    NotLoaded,
    /// The unit is idle and yet takes no word or no start.
    #[error("{fen}: the unit does not raise {port} although nothing is under way")]
    Refused {
        /// The position.
        fen: String,
        /// The port that stays low.
        port: &'static str,
    },
    /// A generation went on and on.
    #[error("{fen}: no last move within {bound} cycles ({moves} moves came)")]
    Endless {
        /// The position.
        fen: String,
        /// Cycles waited for.
        bound: u32,
        /// Moves that came.
        moves: usize,
    },
    /// A query went on and on.
    #[error("{fen}: no answer within {bound} cycles")]
    Unanswered {
        /// The position.
        fen: String,
        /// Cycles waited for.
        bound: u32,
    },
    /// A move to be taken back where none was played, or is remembered.
    #[error("no move to take back")]
    NothingToPop,
    /// What came is no move.
    #[error("{fen}: cycle {cycle}: {error}")]
    Word {
        /// The position.
        fen: String,
        /// When it came.
        cycle: u32,
        /// What is wrong with it.
        error: MoveWordError,
    },
    /// The unit's own count of cycles differs from the clocks it was given.
    #[error("{fen}: the unit counts {counted} cycles, but {clocked} were clocked")]
    Miscounted {
        /// The position.
        fen: String,
        /// What port `cycles` says.
        counted: u32,
        /// What was clocked.
        clocked: u32,
    },
    /// The circuit lacks a port.
    #[error("the unit has no port {port}: expected a move generator")]
    NoPort {
        /// Which one.
        port: &'static str,
    },
}
