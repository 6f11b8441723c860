//! The proof kit, which contains nothing about chess or about any unit: circuits as Yosys reads them, expressions over
//! them, lemmas as questions, the solver, its answers, and a checker of its proofs.
//!
//! ```text
//!  Verilog --yosys--> circuit --clock--> graph --question--> solver --> answers
//!                        \                          |  (clauses)   \
//!                         memory (netlist)          certificate --lrat--> checked
//! ```

pub mod answers;
pub mod certificate;
pub mod circuit;
pub mod evaluate;
pub mod graph;
pub mod lines;
pub mod lrat;
pub mod memory;
pub mod proof;
pub mod prove;
pub mod question;
pub mod report;
pub mod signals;
pub mod solver;
pub mod threads;
pub mod verilog;
pub mod wave;
pub mod yosys;

/// The imports of a file of lemmas.
pub mod prelude {
    pub use crate::circuit::{Circuit, Frame, State};
    pub use crate::graph::*;
    pub use crate::lines::Lines;
    pub use crate::proof::{Checked, Claim, Lemma, Theorem, list};
}
