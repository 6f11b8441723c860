//! The chess units as rust-hdl circuits, and the Verilog they become.

// The derives name this crate from outside and inside alike.
extern crate self as fpgambit_hw;

/// A comment in a kernel that the emitted Verilog carries too.
#[macro_export]
macro_rules! comment {
    ($text:literal) => {};
}

pub mod attack;
pub mod bits;
pub mod chains;
pub mod circuit;
pub mod export;
pub mod kqkr;
pub mod memory;
pub mod movegen;
pub mod pins;
pub mod planes;
pub mod posdata;
pub mod repetition;
pub mod stream;
pub mod trace;
pub mod unit;
pub mod verilog;
