//! The proof kit: circuits as graphs, expressions over them, and the solver that is asked.

pub mod certificate;
pub mod circuit;
pub mod evaluate;
pub mod graph;
pub mod lrat;
pub mod memory;
pub mod signals;
pub mod solver;
pub mod verilog;
pub mod yosys;
