//! Compares the reader and the machine with Yosys' result for the same text, and with plain Rust.

mod aiger;
mod constructs;
mod exports;
mod faults;
mod machine;
mod native;
mod refused;
mod yosys;
