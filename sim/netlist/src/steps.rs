//! The form of a compiled program: where values are kept, and the steps of a clock in order.

use crate::netlist::Netlist;
use std::ops::Range;

/// The blocks: 0 is always 0 and 1 always 1; then come inputs, outputs and registers in order, and then values that
/// live within a clock.
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

/// A block, possibly inverted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Operand {
    pub block: u16,
    pub negate: bool,
}

/// A run of functions, or one access to a memory.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Compute(Range<usize>),
    Read {
        array: usize,
        address: Vec<Operand>,
        /// The destination of each bit that something reads.
        bits: Vec<(usize, u16)>,
    },
    Write {
        array: usize,
        enable: Operand,
        address: Vec<Operand>,
        word: Vec<Operand>,
    },
}
