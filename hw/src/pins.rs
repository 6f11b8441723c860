//! A circuit's pins by number: a uniform interface for simulators.

use crate::bits::Bits;
pub use fpgambit_hw_derive::Pins;
use rust_hdl::prelude::*;

/// The direction of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Into the circuit.
    Input,
    /// Out of the circuit.
    Output,
}

/// A port of a circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Port {
    /// Name of the port, in Rust and in Verilog.
    pub name: &'static str,
    /// Direction of the port.
    pub direction: Direction,
    /// Width in bits, 1 to 32.
    pub width: u32,
    /// One-line description.
    pub about: &'static str,
}

impl Port {
    /// Creates a port without a description.
    pub const fn new(name: &'static str, direction: Direction, width: u32) -> Self {
        Self {
            name,
            direction,
            width,
            about: "",
        }
    }

    /// Returns the prefix of a stream's port names, if this is its `valid`: `move_` for `move_valid`, and `s_axis_t`
    /// for AXI's `s_axis_tvalid`.
    pub fn stream(&self) -> Option<&'static str> {
        self.name.strip_suffix("valid")
    }
}

/// A value that can be applied to a port.
pub trait PinValue: Copy {
    /// The value's width in bits.
    const WIDTH: u32;
    /// Creates the value from the low bits of a number.
    fn from_number(number: u32) -> Self;
    /// Returns the value as a number.
    fn number(self) -> u32;
}

impl PinValue for Bit {
    const WIDTH: u32 = 1;
    fn from_number(number: u32) -> Self {
        number & 1 != 0
    }
    fn number(self) -> u32 {
        u32::from(self)
    }
}

impl<const N: usize> PinValue for Bits<N> {
    const WIDTH: u32 = N as u32;
    fn from_number(number: u32) -> Self {
        let mask = if N >= 32 { u32::MAX } else { (1 << N) - 1 };
        u64::from(number & mask).into()
    }
    fn number(self) -> u32 {
        self.index() as u32
    }
}

/// The values of a circuit's inputs or outputs in one cycle, by name.
pub trait Values: Copy + Default {
    /// An array of the values, in the order of the pins.
    type Array: AsRef<[u32]> + Copy;

    /// Returns the values in the order of the pins.
    fn array(self) -> Self::Array;

    /// Creates the struct from the values in the order of the pins.
    ///
    /// # Panics
    /// If there are fewer values than pins.
    fn of(values: &[u32]) -> Self;
}

/// The ports of a circuit, numbered in the order of declaration, without the clock.
///
/// `#[derive(Pins)]` implements this trait.
pub trait Pins {
    /// The input ports.
    const INPUTS: &'static [Port];
    /// The output ports.
    const OUTPUTS: &'static [Port];
    /// The inputs of one cycle, by name.
    type Inputs: Values;
    /// The outputs of one cycle, by name.
    type Outputs: Values;

    /// Drives an input with the low bits of `value`.
    ///
    /// # Panics
    /// If there is no input with that number.
    fn drive(&mut self, input: usize, value: u32);

    /// Returns an output of the settled circuit.
    ///
    /// # Panics
    /// If there is no output with that number.
    fn read(&self, output: usize) -> u32;
}
