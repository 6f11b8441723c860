//! Chess units as rust-hdl circuits, and their export as Verilog.

// Lets the derive macros use the same crate name inside and outside this crate.
extern crate self as fpgambit_hw;

/// Adds a comment to a kernel, which also appears in the emitted Verilog.
#[macro_export]
macro_rules! comment {
    ($text:literal) => {};
}

#[macro_use]
mod names;

pub mod attack;
pub mod axilite;
pub mod axistream;
pub mod bits;
pub mod blocks;
pub mod bus;
pub mod chains;
pub mod circuit;
pub mod count;
pub mod evaluate;
pub mod export;
pub mod kernel;
pub mod kqkr;
pub mod make;
pub mod movegen;
pub mod perft;
pub mod pins;
pub mod posdata;
pub mod repetition;
pub mod search;
pub mod soc;
pub mod trace;
pub mod unit;
pub mod units;
pub mod values;
pub mod verilog;
pub mod wishbone;
