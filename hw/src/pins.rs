//! A circuit's pins by number, a uniform interface for simulators.

use crate::bits::Bits;
pub use fpgambit_hw_derive::Pins;
use rust_hdl::prelude::*;

/// Which way a port goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Into the circuit.
    Input,
    /// Out of it.
    Output,
}

/// One port of a circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Port {
    /// Its name, in Rust and in Verilog.
    pub name: &'static str,
    /// Which way it goes.
    pub direction: Direction,
    /// Its width in bits, 1 to 32.
    pub width: u32,
    /// What it is for, in one line.
    pub about: &'static str,
}

impl Port {
    /// A port of which nothing is said.
    pub const fn new(name: &'static str, direction: Direction, width: u32) -> Self {
        Self {
            name,
            direction,
            width,
            about: "",
        }
    }

    /// What the names of a stream's ports begin with, if this is its `valid`: `move_` of `move_valid`, and of AXI's
    /// `s_axis_tvalid` it is `s_axis_t`.
    pub fn stream(&self) -> Option<&'static str> {
        self.name.strip_suffix("valid")
    }
}

/// A value that fits a port.
pub trait PinValue: Copy {
    /// Width in bits.
    const WIDTH: u32;
    /// From the low bits of a number.
    fn from_number(number: u32) -> Self;
    /// As a number.
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

/// A cycle's values of a circuit's inputs, or of its outputs, by name.
pub trait Values: Copy + Default {
    /// The values in the order of the pins.
    type Array: AsRef<[u32]> + Copy;

    /// The values in the order of the pins.
    fn array(self) -> Self::Array;

    /// From the values in the order of the pins.
    ///
    /// # Panics
    /// When there are fewer values than pins.
    fn of(values: &[u32]) -> Self;
}

/// The ports of a circuit, numbered in the order of declaration; the clock is not among them.
///
/// `#[derive(Pins)]` implements it.
pub trait Pins {
    /// What goes in.
    const INPUTS: &'static [Port];
    /// What comes out.
    const OUTPUTS: &'static [Port];
    /// A cycle's inputs by name.
    type Inputs: Values;
    /// A cycle's outputs by name.
    type Outputs: Values;

    /// Drives an input with the low bits of `value`.
    ///
    /// # Panics
    /// When there is no input of that number.
    fn drive(&mut self, input: usize, value: u32);

    /// Reads an output of the settled circuit.
    ///
    /// # Panics
    /// When there is no output of that number.
    fn read(&self, output: usize) -> u32;
}
