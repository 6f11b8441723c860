//! A circuit's Verilog, compiled by Verilator and loaded as a library.
//!
//! ```text
//! circuit --emitter--> Verilog --verilator, C++ compiler--> library --load--> Verilated: drive, read, cycle
//! ```
//!
//! The crate `marlin` 0.21 does this too, but rejects the pinned Verilator because it cannot parse its version message.
//! Its models, unless written out at compile time, also look up every pin by name at every access (475,000 cycles per
//! second with five pins accessed in each), and are bound to one thread. The library therefore has our own shim, which
//! takes all inputs, clocks, and returns all outputs in one call; `build` writes and compiles it, and `model` calls it.
//!
//! One call per clock is expensive if a clock is cheap. [`Batch`] is a move generator driven within its model:
//! positions go in and whole answers come out, with identical clock counts.

mod batch;
mod build;
mod model;

pub use batch::{Batch, BatchMovegen};
pub(super) use batch::{generated, refused};
pub use build::BuildError;
pub use fpgambit_hw::export::Source;

use build::Shell;
use fpgambit_hw::pins::Port;
use fpgambit_hw::unit::Simulator;
use model::Model;

/// A circuit's Verilog, simulated by Verilator.
#[derive(Debug)]
pub struct Verilated {
    model: Model,
    input_ports: &'static [Port],
    output_ports: &'static [Port],
    inputs: Vec<u32>,
    outputs: Vec<u32>,
    driven: bool,
}

impl Verilated {
    /// Compiles the Verilog, unless an earlier run has left the library in the user's cache, and loads it.
    ///
    /// # Errors
    /// Returns an error if Verilator is missing or rejects the source, if its C++ does not compile, or if the library
    /// cannot be loaded.
    pub fn new(source: &Source) -> Result<Self, BuildError> {
        let library = build::library(source, &Shell::pins(source))?;
        let mut verilated = Self {
            model: Model::load(library)?,
            input_ports: source.inputs,
            output_ports: source.outputs,
            inputs: vec![0; source.inputs.len()],
            outputs: vec![0; source.outputs.len()],
            driven: false,
        };
        verilated.settle();
        Ok(verilated)
    }

    fn settle(&mut self) {
        self.model.settle(&self.inputs, &mut self.outputs);
        self.driven = false;
    }
}

impl Simulator for Verilated {
    fn inputs(&self) -> &'static [Port] {
        self.input_ports
    }

    fn outputs(&self) -> &'static [Port] {
        self.output_ports
    }

    fn drive(&mut self, input: usize, value: u32) {
        let value = value & (u32::MAX >> (32 - self.input_ports[input].width));
        self.driven |= self.inputs[input] != value;
        self.inputs[input] = value;
    }

    fn read(&mut self, output: usize) -> u32 {
        if self.driven {
            self.settle();
        }
        self.outputs[output]
    }

    fn cycle(&mut self) {
        self.model.cycle(&self.inputs, &mut self.outputs);
        self.driven = false;
    }
}
