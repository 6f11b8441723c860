//! A circuit's Verilog, compiled by Verilator and loaded as a library.
//!
//! ```text
//! circuit --emitter--> Verilog --verilator, C++ compiler--> library --load--> Verilated: drive, read, cycle
//! ```
//!
//! Crate `marlin` 0.21 does this too. It was tried first: it cannot read what the pinned Verilator says of its version
//! and refuses it; past that, its models, when not written out at compile time, look every pin up by name at every
//! access (475,000 cycles a second with five pins touched in each) and are bound to one thread. So the library has a
//! shim of ours that takes all inputs, clocks and gives all outputs in one call; `build` writes and compiles it,
//! `model` calls it.
//!
//! A call a clock is dear where a clock is cheap. [`Batch`] is a move generator driven within its model: positions go in
//! and whole answers come out, the same to the clock.

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
    /// Compiles the Verilog, unless a run before has left its library in the user's cache, and loads it.
    ///
    /// # Errors
    /// When Verilator is missing or refuses the source, when its C++ does not compile, or the library does not load.
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
