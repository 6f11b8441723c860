//! Which device is wanted.

use crate::link::PortName;
use clap::ValueEnum;
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::Build;
use std::fmt;
use std::path::PathBuf;

/// What stands behind a device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum)]
pub enum Backend {
    /// The circuit, simulated in this process.
    #[default]
    RustHdl,
    /// The engine, without a circuit.
    Software,
    /// The exported Verilog, interpreted, many copies at once; needs no external tools.
    Netlist,
    /// The exported Verilog, compiled by Verilator.
    Verilator,
    /// A board, or a simulated one behind a pseudo-terminal.
    #[value(skip)]
    Serial(PortName),
}

/// Options of [`open`](super::open); the default is the compact build in this process, posdata computed, no trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// What stands behind the device.
    pub backend: Backend,
    /// Which build of the unit.
    pub build: Build,
    /// Where the circuit's posdata comes from.
    pub posdata: PosdataForm,
    /// Read in place of the unit's own Verilog: a circuit with the unit's ports; backend `netlist` only. Its parameters have
    /// their defaults.
    pub verilog: Option<PathBuf>,
    /// Where to record every signal in every cycle; backend `rust-hdl` only.
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
