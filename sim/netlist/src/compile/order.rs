//! Assigns blocks to results.
//!
//! A register's next value is computed in the register's block if nothing reads the old value any more; otherwise it is
//! moved to that block at the end.

use super::schedule::{Function, Task};
use super::{Made, Program};
use crate::function::{Op, ordered};
use crate::graph::{Lit, Node};
use crate::netlist::{Netlist, Write};
use crate::steps::{Layout, Operand, Step};
use std::collections::HashMap;

/// A time after all tasks.
const END: usize = usize::MAX;

struct Orderer<'n> {
    netlist: &'n Netlist,
    functions: &'n [Function],
    tasks: &'n [Task],
    layout: Layout,
    /// Which nodes are bits of words that are read from memories.
    is_read: Vec<bool>,
    /// When each node is used for the last time.
    last: Vec<usize>,
    /// The block of each node's value, possibly inverted.
    places: Vec<Option<Operand>>,
    free: Vec<u16>,
    next: usize,
    ops: Vec<Op>,
    steps: Vec<Step>,
    made: Vec<(usize, Made, Operand)>,
}

/// Builds the program; returns `None` if it needs too many blocks.
pub(super) fn order(
    netlist: &Netlist,
    functions: &[Function],
    tasks: &[Task],
    clock: bool,
) -> Option<Program> {
    let layout = Layout::of(netlist);
    let first = layout.registers.end;
    let mut orderer = Orderer {
        netlist,
        functions,
        tasks,
        is_read: vec![false; netlist.graph.len()],
        last: vec![0; netlist.graph.len()],
        places: vec![None; netlist.graph.len()],
        free: Vec::new(),
        next: first,
        layout,
        ops: Vec::new(),
        steps: Vec::new(),
        made: Vec::new(),
    };
    for bit in netlist.reads.iter().flat_map(|read| &read.bits) {
        orderer.is_read[bit.node()] = bit.value().is_none();
    }
    orderer.find_last_uses(clock);
    let copies = orderer.place(clock)?;
    let Orderer {
        layout,
        ops,
        steps,
        made,
        next,
        ..
    } = orderer;
    Some(Program {
        layout,
        ops,
        steps,
        made,
        blocks: next,
        copies,
        native: None,
    })
}

impl Orderer<'_> {
    fn inputs(&self, task: Task) -> Vec<usize> {
        match task {
            Task::Function(function) => self.functions[function].inputs.to_vec(),
            Task::Read(read) => self.netlist.reads[read]
                .address
                .iter()
                .map(|lit| lit.node())
                .collect(),
        }
    }

    fn written(&self) -> Vec<Lit> {
        let writes = self.netlist.arrays.iter().flat_map(|array| &array.writes);
        let lits = |write: &Write| {
            [write.enable]
                .into_iter()
                .chain(write.address.clone())
                .chain(write.word.clone())
        };
        writes.flat_map(lits).collect()
    }

    fn find_last_uses(&mut self, clock: bool) {
        for (time, task) in self.tasks.iter().enumerate() {
            for input in self.inputs(*task) {
                self.last[input] = time;
            }
        }
        for port in &self.netlist.outputs {
            for bit in &port.bits {
                if self.is_leaf(bit.node()) {
                    // Moved before anything is computed.
                    continue;
                }
                self.last[bit.node()] = END;
            }
        }
        if clock {
            for lit in self.written() {
                self.last[lit.node()] = END;
            }
            for register in &self.netlist.registers {
                if register.next != register.leaf {
                    self.last[register.next.node()] = END;
                }
            }
        }
    }

    fn is_leaf(&self, node: usize) -> bool {
        !matches!(self.netlist.graph.node(node), Node::And(..)) && !self.is_read[node]
    }

    fn operand(&self, lit: Lit) -> Operand {
        let mut operand = self.places[lit.node()].unwrap_or(Operand {
            block: 0,
            negate: false,
        });
        operand.negate ^= lit.is_negated();
        operand
    }

    fn take(&mut self) -> Option<u16> {
        match self.free.pop() {
            Some(block) => Some(block),
            None => {
                let block = u16::try_from(self.next).ok()?;
                self.next += 1;
                Some(block)
            }
        }
    }

    /// Assigns a block to every result and writes down the operations. Returns the number of copies.
    fn place(&mut self, clock: bool) -> Option<usize> {
        u16::try_from(self.next).ok()?;
        let netlist = self.netlist;
        let at = |block: usize| Operand {
            block: block as u16,
            negate: false,
        };
        self.places[0] = Some(at(0));
        for (port, blocks) in netlist.inputs.iter().zip(self.layout.inputs.clone()) {
            for (bit, block) in port.bits.iter().zip(blocks) {
                // A held input is a constant.
                if bit.value().is_none() {
                    self.places[bit.node()] = Some(at(block));
                }
            }
        }
        let registers = self.layout.registers.clone();
        for (register, block) in netlist.registers.iter().zip(registers.clone()) {
            self.places[register.leaf.node()] = Some(at(block));
        }
        let mut copies = self.outputs_of_leaves();
        let mut own = self.own_blocks(clock);
        let mut begin = 0;
        for time in 0..self.tasks.len() {
            match self.tasks[time] {
                Task::Function(function) => {
                    self.give_free(time);
                    let function = self.functions[function];
                    let block = match own.remove(&function.node) {
                        Some(own) => own,
                        None => self.take()?,
                    };
                    let op = Op {
                        table: function.table,
                        to: block,
                        from: function
                            .inputs
                            .map(|input| self.operand(Lit::of(input)).block),
                    };
                    let place = Operand {
                        block,
                        negate: function.negate,
                    };
                    self.places[function.node] = Some(place);
                    let made = Made::Function(self.ops.len());
                    self.made.push((function.node, made, place));
                    self.ops.push(op);
                }
                Task::Read(read) => {
                    self.steps.push(Step::Compute(begin..self.ops.len()));
                    begin = self.ops.len();
                    let read = &netlist.reads[read];
                    let address = read.address.iter().map(|lit| self.operand(*lit)).collect();
                    let mut bits = Vec::new();
                    for (bit, lit) in read.bits.iter().enumerate() {
                        if lit.value().is_none() && self.last[lit.node()] > 0 {
                            let block = self.take()?;
                            let place = at(block.into());
                            self.places[lit.node()] = Some(place);
                            let made = Made::Read(self.steps.len());
                            self.made.push((lit.node(), made, place));
                            bits.push((bit, block));
                        }
                    }
                    self.give_free(time);
                    self.steps.push(Step::Read {
                        array: read.array,
                        address,
                        bits,
                    });
                }
            }
        }
        copies += self.remaining_outputs();
        if clock {
            self.steps.push(Step::Compute(begin..self.ops.len()));
            begin = self.ops.len();
            self.writes();
            copies += self.remaining_registers(&registers)?;
        }
        self.steps.push(Step::Compute(begin..self.ops.len()));
        Some(copies)
    }

    /// Copies the outputs that are inputs, registers or constants.
    fn outputs_of_leaves(&mut self) -> usize {
        let netlist = self.netlist;
        let before = self.ops.len();
        for (port, blocks) in netlist.outputs.iter().zip(self.layout.outputs.clone()) {
            for (bit, block) in port.bits.iter().zip(blocks) {
                if self.is_leaf(bit.node()) {
                    let from = self.operand(*bit);
                    self.ops.push(copy(from, block as u16));
                }
            }
        }
        self.ops.len() - before
    }

    /// The blocks of results that belong to a register or an output.
    fn own_blocks(&self, clock: bool) -> HashMap<usize, u16> {
        let mut own: HashMap<usize, u16> = HashMap::new();
        let mut times: HashMap<usize, usize> = HashMap::new();
        for (time, task) in self.tasks.iter().enumerate() {
            if let Task::Function(function) = task {
                times.insert(self.functions[*function].node, time);
            }
        }
        let mut give = |lit: Lit, block: usize| {
            own.entry(lit.node()).or_insert(block as u16);
        };
        if clock {
            for (register, block) in self
                .netlist
                .registers
                .iter()
                .zip(self.layout.registers.clone())
            {
                let made = times.get(&register.next.node());
                if made.is_some_and(|time| self.last[register.leaf.node()] <= *time) {
                    give(register.next, block);
                }
            }
        }
        for (port, blocks) in self.netlist.outputs.iter().zip(self.layout.outputs.clone()) {
            for (bit, block) in port.bits.iter().zip(blocks) {
                if times.contains_key(&bit.node()) {
                    give(*bit, block);
                }
            }
        }
        own
    }

    /// Frees the blocks of values whose last use is now.
    fn give_free(&mut self, time: usize) {
        let mut inputs = self.inputs(self.tasks[time]);
        inputs.sort_unstable();
        inputs.dedup();
        for input in inputs {
            let place = self.places[input]
                .filter(|place| usize::from(place.block) >= self.layout.registers.end);
            if let (Some(place), true) = (place, self.last[input] == time) {
                self.free.push(place.block);
            }
        }
    }

    fn remaining_outputs(&mut self) -> usize {
        let netlist = self.netlist;
        let before = self.ops.len();
        for (port, blocks) in netlist.outputs.iter().zip(self.layout.outputs.clone()) {
            for (bit, block) in port.bits.iter().zip(blocks) {
                let from = self.operand(*bit);
                if !self.is_leaf(bit.node()) && (usize::from(from.block) != block || from.negate) {
                    self.ops.push(copy(from, block as u16));
                }
            }
        }
        self.ops.len() - before
    }

    fn writes(&mut self) {
        for (array, memory) in self.netlist.arrays.iter().enumerate() {
            for write in &memory.writes {
                let operands = |lits: &[Lit]| lits.iter().map(|lit| self.operand(*lit)).collect();
                let step = Step::Write {
                    array,
                    enable: self.operand(write.enable),
                    address: operands(&write.address),
                    word: operands(&write.word),
                };
                self.steps.push(step);
            }
        }
    }

    /// Moves the remaining next values to their registers, in an order in which no move overwrites a value still
    /// needed.
    fn remaining_registers(&mut self, registers: &std::ops::Range<usize>) -> Option<usize> {
        let before = self.ops.len();
        let mut left: Vec<(Operand, u16)> = Vec::new();
        for (register, block) in self.netlist.registers.iter().zip(registers.clone()) {
            let from = self.operand(register.next);
            if register.next != register.leaf && (usize::from(from.block) != block || from.negate) {
                left.push((from, block as u16));
            }
        }
        while !left.is_empty() {
            let mut readers: HashMap<u16, usize> = HashMap::new();
            for (from, _) in &left {
                *readers.entry(from.block).or_default() += 1;
            }
            let mut moved = false;
            left.retain(|(from, to)| {
                let own = usize::from(from.block == *to);
                if readers.get(to).copied().unwrap_or(0) > own {
                    return true;
                }
                self.ops.push(copy(*from, *to));
                if let Some(count) = readers.get_mut(&from.block) {
                    *count -= 1;
                }
                moved = true;
                false
            });
            if !moved {
                // Registers exchange values: move one aside.
                let aside = self.take()?;
                let block = left[0].1;
                let whole = Operand {
                    block,
                    negate: false,
                };
                self.ops.push(copy(whole, aside));
                for (from, _) in &mut left {
                    if from.block == block {
                        from.block = aside;
                    }
                }
            }
        }
        Some(self.ops.len() - before)
    }
}

fn copy(from: Operand, to: u16) -> Op {
    let table = if from.negate { 0x55 } else { 0xaa };
    let (table, from) = ordered(table, [from.block; 3]);
    Op { table, to, from }
}
