//! The reader and the machine, held to what Yosys makes of the same text and to plain Rust.

mod aiger;
mod constructs;
mod exports;
mod faults;
mod machine;
mod refused;
mod yosys;
