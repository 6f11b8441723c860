//! A unit as a folder of files that an FPGA builder needs no Rust for.
//!
//! | file | |
//! |---|---|
//! | `UNIT.v` | the circuit: module `fpgambit_UNIT` first, then those it is made of |
//! | `posdata.mem`, `kqkr_*.mem` | tables, where the build keeps them in memory (generic and ECP5) |
//! | `UNIT_tb.v`, `UNIT_vectors.mem` | a bench that checks itself, under Verilator or Icarus Verilog |
//! | `UNIT.sdc`, `UNIT.pcf` or `UNIT.lpf` | the clock aimed at; pins are left to the place-and-route tool |
//! | `UNIT.core` | the same files for FuseSoC |
//! | `build.sh` | area, clock and a bitstream through Yosys and nextpnr |
//! | `README.md` | what each file is and how to use it |
//!
//! The same request gives the same files, byte for byte: they hold no date, no path and no version but this crate's.
//!
//! ```no_run
//! use fpgambit_hw::export::{Build, Request, Target, Unit, export, write};
//!
//! let request = Request { unit: Unit::Movegen, build: Build::Compact, target: Target::Ice40 };
//! write(&export(&request)?, "movegen-for-my-board".as_ref())?;
//! # Ok::<(), fpgambit_hw::export::ExportError>(())
//! ```
//!
//! # How the bench can fail
//!
//! The vectors hold positions and, for each of the four modes, the move words in the order in which the
//! circuit gives them, the cycles it takes and the squares it visits. They are made by running the circuit, and only
//! when its moves are those of the engine's generator, each once. The bench runs every generation with the sink always
//! ready, breaks one off by a reset, and runs it again with a sink that stalls by chance. It also sums up the memory
//! files it reads (the vectors, and posdata as it stands in the circuit's memory): one entry changed is an error, even
//! one that no vector visits.
//!
//! # Area, clock, cycles
//!
//! Measured with the open tools by `testbenches/synth/refresh`, which also draws `hw/figures/area.svg`.
//!
#![doc = include_str!("../../figures/table.md")]

#[macro_use]
mod names;

mod attack;
mod bench;
mod chains;
mod device;
mod document;
mod files;
mod kqkr;
mod memory;
mod movegen;
mod project;
mod repetition;
mod request;
mod template;
mod unit;

pub use device::{Device, aim_mhz, clock_constraint};
pub use files::{File, write};
pub use request::{Build, Request, Target, Unit};

use crate::circuit::CircuitError;
use crate::unit::VectorsError;
use crate::verilog::EmitError;
use std::io;
use std::path::PathBuf;

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A build that the unit does not come in.
    #[error("unit '{unit}' has no build '{build}' for target '{target}'")]
    NoSuchBuild {
        /// The unit asked for.
        unit: Unit,
        /// The build asked for.
        build: Build,
        /// The target asked for.
        target: Target,
    },
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The circuit has no faithful Verilog.
    #[error(transparent)]
    Emit(#[from] EmitError),
    /// The circuit does not answer as the engine does: no bench is written from wrong vectors.
    #[error(transparent)]
    Vectors(#[from] VectorsError),
    /// A file or folder that cannot be written.
    #[error("cannot write '{}': {error}", path.display())]
    Write {
        /// The path at fault.
        path: PathBuf,
        /// What the system said.
        #[source]
        error: io::Error,
    },
}

/// All files of a unit's export, in the order of the table above.
///
/// # Errors
/// [`ExportError`], when the unit does not come in that build, or the circuit fails rust-hdl's checks, has no faithful
/// Verilog, or does not give the engine's moves.
pub fn export(request: &Request) -> Result<Vec<File>, ExportError> {
    unit::files(request)
}
