//! Devices: a chess unit that takes positions and answers moves, whatever is behind it.
//!
//! [`open`] makes one. The backends:
//!
//! | backend | what it is |
//! |---|---|
//! | `rust-hdl` | the circuit, clocked in this process; needs nothing installed |
//! | `verilator` | the circuit's Verilog, compiled by Verilator and loaded |
//! | `software` | the engine's bitboard generator; no clock |
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
mod options;
pub mod repetition;
mod software;
pub mod verilator;

pub use error::DeviceError;
pub use fpgambit_hw::movegen::TimedMove;
pub use options::{Backend, Build, Options, PosdataForm};
pub use software::Software;

use fpgambit_engine::{Mode, Position};
use fpgambit_hw::export::{self, Request, Target, export};
use fpgambit_hw::movegen::fast::FastMovegen;
use fpgambit_hw::movegen::{Movegen, MovegenDriver};
use fpgambit_hw::pins::Pins;
use fpgambit_hw::unit::{InProcess, Model};
use fpgambit_hw::verilog::Design;
use std::fs::File;
use std::io::BufWriter;
use verilator::{Source, Verilated};

const MEMORY_FILE: &str = "posdata.mem";

/// The move generator's top module.
const MOVEGEN: &str = "fpgambit_movegen";

/// What one generation gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generated {
    /// The moves in the order in which they came.
    pub moves: Vec<TimedMove>,
    /// Clocks from the start to the last move, both counted; `None` without a clock.
    pub cycles: Option<u32>,
    /// Squares visited by the walks; `None` where nothing walks.
    pub visited: Option<u32>,
}

/// A move generator that a position is loaded into.
pub trait MoveGenerator {
    /// Takes a position; the one before is forgotten.
    ///
    /// # Errors
    /// When the unit does not take it, or its trace cannot be written.
    fn load(&mut self, position: &Position) -> Result<(), DeviceError>;

    /// Generates the moves of the position loaded last.
    ///
    /// # Errors
    /// When nothing was loaded, the generation does not end, or what comes is no move: the error names the position.
    fn generate(&mut self, mode: Mode) -> Result<Generated, DeviceError>;

    /// Clocks since the device was made, loading and all; 0 without a clock.
    fn cycles(&self) -> u64;

    /// Writes out what is still held back of a trace. Dropping a device does so too, but says nothing of errors.
    ///
    /// # Errors
    /// When the trace cannot be written.
    fn finish(&mut self) -> Result<(), DeviceError> {
        Ok(())
    }
}

/// Makes a device.
///
/// # Errors
/// When the backend's tool is missing or fails, or the options do not go together.
pub fn open(options: &Options) -> Result<Box<dyn MoveGenerator + Send>, DeviceError> {
    if options.vcd.is_some() && options.backend != Backend::RustHdl {
        return Err(DeviceError::NoTrace {
            backend: options.backend,
        });
    }
    match options.backend {
        Backend::Software => Ok(Box::new(Software::default())),
        Backend::Verilator => {
            let source = movegen_source(options.build, options.posdata)?;
            Ok(Box::new(MovegenDriver::new(Verilated::new(&source)?)))
        }
        Backend::RustHdl => {
            let mut simulator = InProcess::new(movegen_circuit(options.build, options.posdata))?;
            if let Some(path) = &options.vcd {
                let file = File::create(path).map_err(|error| DeviceError::TraceFile {
                    path: path.clone(),
                    error,
                })?;
                let design = Design::of(simulator.circuit(), MOVEGEN)?;
                simulator.record(Box::new(BufWriter::new(file)), &design)?;
            }
            Ok(Box::new(MovegenDriver::new(simulator)))
        }
    }
}

/// A move generator's circuit.
pub fn movegen_circuit(build: Build, form: PosdataForm) -> Box<dyn Model> {
    match build {
        Build::Compact => Box::new(Movegen::with_form(form.into())),
        Build::Fast => Box::new(FastMovegen::with_form(form.into())),
    }
}

/// The move generator's Verilog, as exported.
///
/// # Errors
/// When the circuit cannot be exported.
pub fn movegen_source(build: Build, form: PosdataForm) -> Result<Source, DeviceError> {
    let files = export(&Request {
        unit: export::Unit::Movegen,
        build: match build {
            Build::Compact => export::Build::Compact,
            Build::Fast => export::Build::Fast,
        },
        // The targets differ in nothing but where posdata comes from.
        target: match (build, form) {
            (Build::Compact, PosdataForm::Logic) => Target::Ice40,
            (Build::Fast, PosdataForm::Logic) => Target::Ecp5,
            (_, PosdataForm::Rom) => Target::Generic,
        },
    })?;
    let mut source = Source {
        top: MOVEGEN.to_owned(),
        inputs: Movegen::INPUTS,
        outputs: Movegen::OUTPUTS,
        ..Source::default()
    };
    for file in files {
        if file.name == "movegen.v" {
            source.verilog = file.contents;
        } else if file.name == MEMORY_FILE {
            source.memories.push((file.name, file.contents));
        }
    }
    Ok(source)
}
