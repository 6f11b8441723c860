//! Compiles a netlist to a program: an ordered list of functions of three inputs, each with its result in a numbered
//! block.
//!
//! `cover` chooses the functions, `schedule` the order in which they are computed, and `order` the block of each
//! result.

mod cover;
mod order;
mod schedule;

use crate::Error;
use crate::function::Op;
use crate::graph::Lit;
use crate::native::Native;
use crate::netlist::Netlist;
use crate::steps::{Layout, Operand, Step};
use std::sync::Arc;

/// The work of a [`Machine`](crate::Machine) in one clock.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) layout: Layout,
    pub(crate) ops: Vec<Op>,
    pub(crate) steps: Vec<Step>,
    /// For each node except leaves: what computes its value, and the block that then holds it.
    pub(crate) made: Vec<(usize, Made, Operand)>,
    blocks: usize,
    copies: usize,
    /// The same program as machine code, if this processor can run it.
    pub(crate) native: Option<Arc<Translated>>,
}

/// A program as machine code: its functions are in another order, with other blocks for values within a clock.
#[derive(Debug)]
pub(crate) struct Translated {
    pub steps: Vec<Step>,
    pub native: Native,
}

/// What computes a value: a function or a step, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Made {
    Function(usize),
    Read(usize),
}

/// What a program computes at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Outputs,
    Clock,
}

impl Program {
    /// Compiles one clock: the outputs as functions of inputs and registers, then the edge.
    ///
    /// # Errors
    /// Returns an error if the circuit needs more than 65,536 blocks.
    pub fn clock(netlist: &Netlist) -> Result<Self, Error> {
        Self::new(netlist, Aim::Clock)
    }

    /// Compiles one clock with some inputs, by name, held at a value; this is often a much smaller program. The program
    /// ignores the machine's values of these inputs.
    ///
    /// # Errors
    /// Returns an error if there is no such input, and the errors of [`clock`](Self::clock).
    pub fn clock_holding(netlist: &Netlist, inputs: &[(&str, u64)]) -> Result<Self, Error> {
        let mut held = Vec::new();
        for (name, value) in inputs {
            let port = netlist.inputs.iter().position(|port| port.name == *name);
            let port = port.ok_or_else(|| {
                let names: Vec<&str> = netlist
                    .inputs
                    .iter()
                    .map(|port| port.name.as_str())
                    .collect();
                message(format!(
                    "no input '{name}': expected one of {}",
                    names.join(", ")
                ))
            })?;
            held.push((port, *value));
        }
        Self::new(&netlist.held(&held), Aim::Clock)
    }

    /// Compiles the outputs without an edge.
    ///
    /// # Errors
    /// Returns the errors of [`clock`](Self::clock).
    pub fn outputs(netlist: &Netlist) -> Result<Self, Error> {
        Self::new(netlist, Aim::Outputs)
    }

    /// Compiles the clock and the outputs with the same functions, so that a fault in one is also in the other.
    ///
    /// # Errors
    /// Returns the errors of [`clock`](Self::clock).
    pub(crate) fn alike(netlist: &Netlist) -> Result<(Self, Self), Error> {
        let cuts = cover::cover(&netlist.graph, &roots(netlist, Aim::Clock));
        let mut needed = vec![false; netlist.graph.len()];
        for root in roots(netlist, Aim::Outputs) {
            needed[root.node()] = true;
        }
        for (node, cut) in cuts.iter().rev() {
            if needed[*node] {
                for input in cut.inputs() {
                    needed[*input] = true;
                }
            }
        }
        let mut some = cuts.clone();
        some.retain(|(node, _)| needed[*node]);
        Ok((
            Self::with(netlist, &cuts, Aim::Clock)?,
            Self::with(netlist, &some, Aim::Outputs)?,
        ))
    }

    fn new(netlist: &Netlist, aim: Aim) -> Result<Self, Error> {
        let cuts = cover::cover(&netlist.graph, &roots(netlist, aim));
        let mut program = Self::with(netlist, &cuts, aim)?;
        program.native = Self::translated(netlist, &cuts, aim).map(Arc::new);
        Ok(program)
    }

    fn translated(netlist: &Netlist, cuts: &[(usize, cover::Cut)], aim: Aim) -> Option<Translated> {
        let clock = aim == Aim::Clock;
        let functions = schedule::functions(netlist, cuts, clock);
        let tasks = schedule::in_depth(netlist, &functions, clock);
        let program = order::order(netlist, &functions, &tasks, clock)?;
        let native = Native::of(&program.ops, &program.steps, &program.layout)?;
        Some(Translated {
            steps: program.steps,
            native,
        })
    }

    /// Removes the machine code, so that the machine computes the functions one by one. The results are the same.
    #[must_use]
    pub fn without_machine_code(mut self) -> Self {
        self.native = None;
        self
    }

    /// The size of the machine code in bytes; `None` without machine code.
    pub fn machine_code(&self) -> Option<usize> {
        self.native
            .as_ref()
            .map(|translated| translated.native.size())
    }

    fn with(netlist: &Netlist, cuts: &[(usize, cover::Cut)], aim: Aim) -> Result<Self, Error> {
        let clock = aim == Aim::Clock;
        let functions = schedule::functions(netlist, cuts, clock);
        let tasks = schedule::schedule(netlist, &functions, clock);
        order::order(netlist, &functions, &tasks, clock).ok_or_else(|| {
            message(format!(
                "the circuit needs more than 65,536 blocks: {:?}",
                netlist.size()
            ))
        })
    }

    /// The number of runs of functions of one kind.
    pub fn runs(&self) -> usize {
        self.ops.chunk_by(|a, b| a.table == b.table).count()
    }

    /// The number of functions of three inputs in a clock, without copies.
    pub fn functions(&self) -> usize {
        self.ops.len() - self.copies
    }

    /// The number of results that are moved from one block to another.
    pub fn copies(&self) -> usize {
        self.copies
    }

    /// The number of blocks used, including those of ports and registers.
    pub fn blocks(&self) -> usize {
        self.blocks
    }
}

/// The values that a program must compute.
fn roots(netlist: &Netlist, aim: Aim) -> Vec<Lit> {
    let mut roots: Vec<Lit> = netlist
        .outputs
        .iter()
        .flat_map(|port| &port.bits)
        .copied()
        .collect();
    roots.extend(netlist.reads.iter().flat_map(|read| &read.address));
    if aim == Aim::Clock {
        let moving = netlist
            .registers
            .iter()
            .filter(|register| register.next != register.leaf);
        roots.extend(moving.map(|register| register.next));
        for write in netlist.arrays.iter().flat_map(|array| &array.writes) {
            roots.push(write.enable);
            roots.extend(write.address.iter().chain(&write.word));
        }
    }
    roots
}

fn message(message: String) -> Error {
    Error {
        file: String::new(),
        line: 0,
        message,
    }
}
