//! From a netlist to a program: functions of three inputs, in an order, each result in a numbered block.
//!
//! `cover` chooses the functions, `schedule` when each is computed, `order` in which block its
//! result lies.

mod cover;
mod order;
mod schedule;

use crate::Error;
use crate::function::Op;
use crate::graph::Lit;
use crate::netlist::Netlist;
use std::ops::Range;

/// Blocks: 0 is always 0, 1 always 1, then inputs, outputs and registers in their order, then what lives within a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub inputs: Vec<Range<usize>>,
    pub outputs: Vec<Range<usize>>,
    pub registers: Range<usize>,
}

impl Layout {
    pub fn of(netlist: &Netlist) -> Self {
        let mut next = 2;
        let mut take = |width: usize| {
            next += width;
            next - width..next
        };
        Self {
            inputs: netlist
                .inputs
                .iter()
                .map(|port| take(port.width()))
                .collect(),
            outputs: netlist
                .outputs
                .iter()
                .map(|port| take(port.width()))
                .collect(),
            registers: take(netlist.registers.len()),
        }
    }
}

/// A block, and whether its opposite is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Operand {
    pub block: u16,
    pub negate: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Step {
    Compute(Range<usize>),
    Read {
        array: usize,
        address: Vec<Operand>,
        /// Where each bit goes that something reads.
        bits: Vec<(usize, u16)>,
    },
    Write {
        array: usize,
        enable: Operand,
        address: Vec<Operand>,
        word: Vec<Operand>,
    },
}

/// What a [`Machine`](crate::Machine) runs in one clock.
#[derive(Clone, Debug)]
pub struct Program {
    pub(crate) layout: Layout,
    pub(crate) ops: Vec<Op>,
    pub(crate) steps: Vec<Step>,
    /// What each node's value is made by, and where it then lies; leaves left out.
    pub(crate) made: Vec<(usize, Made, Operand)>,
    blocks: usize,
    copies: usize,
}

/// What makes a value: a function or a step, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Made {
    Function(usize),
    Read(usize),
}

/// What a program ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    Outputs,
    Clock,
}

impl Program {
    /// One clock: the outputs as inputs and registers make them, then the edge.
    ///
    /// # Errors
    /// When the circuit needs more than 65,536 blocks.
    pub fn clock(netlist: &Netlist) -> Result<Self, Error> {
        Self::new(netlist, Aim::Clock)
    }

    /// One clock while some inputs, by name, are held at a value, which is often a much smaller program. What the
    /// machine's inputs of these names hold is not heeded.
    ///
    /// # Errors
    /// When there is no such input, or as of [`clock`](Self::clock).
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

    /// The outputs alone, without an edge.
    ///
    /// # Errors
    /// As of [`clock`](Self::clock).
    pub fn outputs(netlist: &Netlist) -> Result<Self, Error> {
        Self::new(netlist, Aim::Outputs)
    }

    /// The clock and the outputs, both with the same functions: what is wrong with one is wrong in both.
    ///
    /// # Errors
    /// As of [`clock`](Self::clock).
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
        Self::with(netlist, &cuts, aim)
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

    /// Runs of functions of one kind.
    pub fn runs(&self) -> usize {
        self.ops.chunk_by(|a, b| a.table == b.table).count()
    }

    /// Functions of three inputs it computes in a clock, copies left out.
    pub fn functions(&self) -> usize {
        self.ops.len() - self.copies
    }

    /// Results that are moved from one block to another.
    pub fn copies(&self) -> usize {
        self.copies
    }

    /// Blocks it uses, those of ports and registers among them.
    pub fn blocks(&self) -> usize {
        self.blocks
    }
}

/// What a program must compute.
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
