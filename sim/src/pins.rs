//! Simulators: pins that are driven and read, and a clock.
//!
//! One cycle of any simulator:
//!
//! ```text
//!            _____       _____
//! clock  ___|     |_____|     |___
//!         ^ ^
//!         | `- cycle(): registers take their inputs
//!         `--- drive() inputs, read() outputs: they answer within the same cycle
//! ```

use fpgambit_hw::circuit::{Circuit, CircuitError, power_up};
use fpgambit_hw::pins::{Pins, Port};

/// A circuit whose pins are driven and read by number, clocked cycle by cycle.
pub trait Simulator {
    /// What goes in, by number.
    fn inputs(&self) -> &'static [Port];

    /// What comes out, by number.
    fn outputs(&self) -> &'static [Port];

    /// Drives an input with the low bits of `value`, from now until it is driven again. All inputs begin at 0.
    ///
    /// # Panics
    /// When there is no input of that number.
    fn drive(&mut self, input: usize, value: u32);

    /// Reads an output, as the inputs driven so far and the registers make it.
    ///
    /// # Panics
    /// When there is no output of that number.
    fn read(&mut self, output: usize) -> u32;

    /// One rising edge of the clock.
    fn cycle(&mut self);
}

/// A rust-hdl circuit clocked in this process by [`Circuit`]'s scheduler.
#[derive(Debug)]
pub struct InProcess<C> {
    circuit: C,
    driven: bool,
}

impl<C: Circuit + Pins + Default> InProcess<C> {
    /// A new circuit, all registers zero.
    ///
    /// # Errors
    /// When the circuit fails rust-hdl's checks or does not settle.
    pub fn new() -> Result<Self, CircuitError> {
        Ok(Self {
            circuit: power_up(C::default())?,
            driven: false,
        })
    }
}

impl<C: Circuit> InProcess<C> {
    fn settle(&mut self) {
        if self.driven {
            self.driven = false;
            if self.circuit.take_inputs() {
                self.circuit.settle();
            }
        }
    }

    /// The circuit, settled.
    pub fn circuit(&mut self) -> &mut C {
        self.settle();
        &mut self.circuit
    }
}

impl<C: Circuit + Pins> Simulator for InProcess<C> {
    fn inputs(&self) -> &'static [Port] {
        C::INPUTS
    }

    fn outputs(&self) -> &'static [Port] {
        C::OUTPUTS
    }

    fn drive(&mut self, input: usize, value: u32) {
        self.circuit.drive(input, value);
        self.driven = true;
    }

    fn read(&mut self, output: usize) -> u32 {
        self.settle();
        self.circuit.read(output)
    }

    fn cycle(&mut self) {
        self.settle();
        self.circuit.edge();
    }
}
