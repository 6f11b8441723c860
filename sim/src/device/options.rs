//! The options that select a device.

use crate::link::PortName;
use clap::ValueEnum;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::Build;
use std::fmt;
use std::path::PathBuf;

/// The implementation of a device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum)]
pub enum Backend {
    /// The circuit, simulated in this process.
    #[default]
    RustHdl,
    /// fpgambit's own software engine, without a circuit.
    Software,
    /// The exported Verilog, interpreted, many copies at once; needs no external tools.
    Netlist,
    /// The exported Verilog, compiled by Verilator.
    Verilator,
    /// A board, or a simulated one behind a pseudo-terminal.
    #[value(skip)]
    Serial(PortName),
}

/// Options of [`open`](super::open). The default is the compact build in this process with computed posdata and without
/// a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// What is behind the device.
    pub backend: Backend,
    /// The build of the unit.
    pub build: Build,
    /// The source of the circuit's posdata.
    pub posdata: PosdataForm,
    /// A file to read in place of the unit's own Verilog. Its circuit must have the unit's ports; its parameters keep
    /// their defaults. Only for backend `netlist`.
    pub verilog: Option<PathBuf>,
    /// The file in which to record every signal in every cycle. Only for backend `rust-hdl`.
    pub vcd: Option<PathBuf>,
}

impl From<PortName> for Backend {
    /// The board behind a port.
    fn from(port: PortName) -> Self {
        Self::Serial(port)
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.to_possible_value()) {
            (Self::Serial(port), _) => write!(f, "{port}"),
            (_, value) => f.write_str(value.as_ref().map_or("", |value| value.get_name())),
        }
    }
}
