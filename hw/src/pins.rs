//! A circuit's pins by number: what a simulator drives and reads, whatever the circuit.

use crate::bits::Bits;
use rust_hdl::prelude::*;

/// One port of a circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Port {
    /// Its name, in Rust and in Verilog.
    pub name: &'static str,
    /// Its width in bits, 1 to 32.
    pub width: u32,
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

/// The ports of a circuit, numbered in the order of declaration; the clock is not among them.
pub trait Pins {
    /// What goes in.
    const INPUTS: &'static [Port];
    /// What comes out.
    const OUTPUTS: &'static [Port];

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

/// Implements [`Pins`] for a circuit from the lists of its ports and their types.
#[macro_export]
macro_rules! pins {
    ($circuit:ident {
        inputs: $($input:ident : $input_type:ty),* ;
        outputs: $($output:ident : $output_type:ty),*
    }) => {
        impl $crate::pins::Pins for $circuit {
            const INPUTS: &'static [$crate::pins::Port] = &[$($crate::pins::Port {
                name: stringify!($input),
                width: <$input_type as $crate::pins::PinValue>::WIDTH,
            }),*];
            const OUTPUTS: &'static [$crate::pins::Port] = &[$($crate::pins::Port {
                name: stringify!($output),
                width: <$output_type as $crate::pins::PinValue>::WIDTH,
            }),*];

            fn drive(&mut self, input: usize, value: u32) {
                let mut number = 0..;
                $( if number.next() == Some(input) {
                    self.$input.next = <$input_type as $crate::pins::PinValue>::from_number(value);
                    return;
                } )*
                panic!("no input {input}");
            }

            fn read(&self, output: usize) -> u32 {
                let mut number = 0..;
                $( if number.next() == Some(output) {
                    return $crate::pins::PinValue::number(self.$output.val());
                } )*
                panic!("no output {output}");
            }
        }
    };
}
