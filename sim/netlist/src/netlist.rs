//! A circuit as gates: registers, memories, and the logic between them.

use crate::graph::{Graph, Lit, Node};
use std::collections::HashMap;
use std::sync::Arc;

/// A port of the top module.
#[derive(Clone, Debug)]
pub struct Port {
    /// Its name.
    pub name: String,
    /// Its bits, the lowest first.
    pub(crate) bits: Vec<Lit>,
}

impl Port {
    /// The number of bits.
    pub fn width(&self) -> usize {
        self.bits.len()
    }
}

/// A bit that changes at the clock's edge.
#[derive(Clone, Debug)]
pub(crate) struct Register {
    pub leaf: Lit,
    pub next: Lit,
    pub initial: bool,
}

/// A memory that does not consist of registers.
#[derive(Clone, Debug)]
pub(crate) struct Array {
    pub width: usize,
    pub depth: usize,
    /// The words at power-up, from address 0; missing ones hold 0.
    pub initial: Vec<Vec<bool>>,
    /// If two writes happen at one edge, the later one wins.
    pub writes: Vec<Write>,
}

#[derive(Clone, Debug)]
pub(crate) struct Write {
    pub enable: Lit,
    pub address: Vec<Lit>,
    pub word: Vec<Lit>,
}

/// A word that logic reads, with its value before the edge.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    pub array: usize,
    pub address: Vec<Lit>,
    pub bits: Vec<Lit>,
}

/// A circuit with one clock: inputs, outputs, state, and the logic between them.
///
/// [`Reader::netlist`](crate::Reader::netlist) creates it; [`Program`](crate::Program) compiles it.
#[derive(Clone, Debug, Default)]
pub struct Netlist {
    pub(crate) graph: Graph,
    pub(crate) inputs: Vec<Port>,
    pub(crate) outputs: Vec<Port>,
    pub(crate) registers: Vec<Register>,
    pub(crate) arrays: Vec<Array>,
    pub(crate) reads: Vec<Read>,
    pub(crate) names: Names,
}

/// The Verilog names of nodes: a signal, and a bit of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// Signals with the instances around them, and the number of their lowest bit.
    pub signals: Arc<[(String, i64)]>,
    /// For each node, the signal, the bit, and whether that bit is the node's inverse; entries at the end may be
    /// missing.
    nodes: Vec<Option<(u32, u32, bool)>>,
}

impl Names {
    /// Names a node after a bit that equals it or its inverse, unless it has a name.
    pub fn give(&mut self, value: Lit, signal: usize, bit: usize) {
        let node = value.node();
        if self.nodes.len() <= node {
            self.nodes.resize(node + 1, None);
        }
        self.nodes[node].get_or_insert((signal as u32, bit as u32, value.is_negated()));
    }

    /// A node's name, such as `scan.square[2]`, if it has one, and whether that bit is its inverse.
    pub fn of(&self, node: usize) -> Option<(String, bool)> {
        let (signal, bit, opposite) = (*self.nodes.get(node)?)?;
        let (name, low) = &self.signals[signal as usize];
        Some((format!("{name}[{}]", low + i64::from(bit)), opposite))
    }

    /// The names for the same circuit with other nodes; `map` gives each node's new place.
    fn moved(&self, map: &[Lit]) -> Self {
        let mut moved = Self {
            signals: self.signals.clone(),
            nodes: Vec::new(),
        };
        for (name, lit) in self.nodes.iter().zip(map) {
            if let (Some((signal, bit, opposite)), None) = (*name, lit.value()) {
                let named = if opposite { !*lit } else { *lit };
                moved.give(named, signal as usize, bit as usize);
            }
        }
        moved
    }
}

/// The size of a netlist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The number of two-input gates.
    pub gates: usize,
    /// The number of state bits, without memories that are arrays.
    pub registers: usize,
    /// The number of memories that are arrays.
    pub arrays: usize,
}

impl Netlist {
    /// The inputs, without the clock.
    pub fn inputs(&self) -> &[Port] {
        &self.inputs
    }

    /// The outputs.
    pub fn outputs(&self) -> &[Port] {
        &self.outputs
    }

    /// The size.
    pub fn size(&self) -> Size {
        let gates =
            (0..self.graph.len()).filter(|node| matches!(self.graph.node(*node), Node::And(..)));
        Size {
            gates: gates.count(),
            registers: self.registers.len(),
            arrays: self.arrays.len(),
        }
    }

    /// Removes registers that never change or that equal another, and everything that is then unused.
    pub(crate) fn simplified(mut self) -> Netlist {
        loop {
            let mut known: HashMap<Lit, Lit> = HashMap::new();
            let mut same: HashMap<(Lit, bool), Lit> = HashMap::new();
            let mut registers: Vec<&Register> = self.registers.iter().collect();
            // The first register in the graph represents the others.
            registers.sort_by_key(|register| register.leaf);
            for register in registers {
                let Register {
                    leaf,
                    next,
                    initial,
                    ..
                } = *register;
                if next == leaf || next.value() == Some(initial) {
                    known.insert(leaf, Lit::constant(initial));
                } else if let Some(first) = same.get(&(next, initial)) {
                    known.insert(leaf, *first);
                } else {
                    same.insert((next, initial), leaf);
                }
            }
            let before = self.size();
            self = self.rebuilt(&known, false);
            if known.is_empty() && self.size() == before {
                return self;
            }
        }
    }

    /// Holds some inputs at a value. Keeps all registers, so that a machine's state has the same layout.
    pub(crate) fn held(&self, inputs: &[(usize, u64)]) -> Netlist {
        let mut known = HashMap::new();
        for (port, value) in inputs {
            for (bit, lit) in self.inputs[*port].bits.iter().enumerate() {
                known.insert(
                    *lit,
                    Lit::constant(value.checked_shr(bit as u32).unwrap_or(0) & 1 == 1),
                );
            }
        }
        self.rebuilt(&known, true)
    }

    /// The nodes that outputs depend on; with `all`, also those that any register depends on.
    fn alive(&self, known: &HashMap<Lit, Lit>, all: bool) -> Vec<bool> {
        let mut alive = vec![false; self.graph.len()];
        let by_leaf: HashMap<usize, &Register> = self
            .registers
            .iter()
            .map(|register| (register.leaf.node(), register))
            .collect();
        let by_bit = self
            .reads
            .iter()
            .flat_map(|read| read.bits.iter().map(move |bit| (bit.node(), read)));
        let by_bit: HashMap<usize, &Read> = by_bit.collect();
        let mut stack: Vec<Lit> = self
            .outputs
            .iter()
            .flat_map(|port| &port.bits)
            .copied()
            .collect();
        if all {
            stack.extend(
                self.registers
                    .iter()
                    .flat_map(|register| [register.leaf, register.next]),
            );
            for array in &self.arrays {
                stack.extend(array.writes.iter().flat_map(Write::lits));
            }
        }
        while let Some(lit) = stack.pop() {
            let node = lit.node();
            if std::mem::replace(&mut alive[node], true) {
                continue;
            }
            if let Some(other) = known.get(&Lit::of(node)) {
                stack.push(*other);
            } else if let Node::And(a, b) = self.graph.node(node) {
                stack.extend([a, b]);
            } else if let Some(register) = by_leaf.get(&node) {
                stack.push(register.next);
            } else if let Some(read) = by_bit.get(&node) {
                stack.extend(&read.address);
                stack.extend(self.arrays[read.array].writes.iter().flat_map(Write::lits));
            }
        }
        alive
    }

    /// Replaces leaves of the circuit.
    fn rebuilt(&self, known: &HashMap<Lit, Lit>, all: bool) -> Netlist {
        let alive = self.alive(known, all);
        let is_alive = |bit: &Lit| alive[bit.node()];
        let is_input: HashMap<usize, ()> = self
            .inputs
            .iter()
            .flat_map(|port| &port.bits)
            .map(|bit| (bit.node(), ()))
            .collect();
        let mut new = Netlist::default();
        let mut map: Vec<Lit> = vec![Lit::FALSE; self.graph.len()];
        for node in 1..self.graph.len() {
            let of = |lit: &Lit| map[lit.node()].xor(lit.is_negated());
            map[node] = match (self.graph.node(node), known.get(&Lit::of(node))) {
                // Inputs stay, whether used or not.
                (Node::Leaf, known) if is_input.contains_key(&node) => {
                    let leaf = new.graph.leaf();
                    known.copied().unwrap_or(leaf)
                }
                _ if !alive[node] => continue,
                (_, Some(other)) => of(other),
                (Node::And(a, b), None) => new.graph.and(of(&a), of(&b)),
                _ => new.graph.leaf(),
            };
        }
        let one = |lit: &Lit| map[lit.node()].xor(lit.is_negated());
        let many = |lits: &Vec<Lit>| -> Vec<Lit> { lits.iter().map(one).collect() };
        let ports = |ports: &[Port]| -> Vec<Port> {
            let port = |port: &Port| Port {
                name: port.name.clone(),
                bits: many(&port.bits),
            };
            ports.iter().map(port).collect()
        };
        new.inputs = ports(&self.inputs);
        new.outputs = ports(&self.outputs);
        let kept = self.registers.iter().filter(|register| {
            all || (is_alive(&register.leaf) && !known.contains_key(&register.leaf))
        });
        new.registers = kept
            .map(|register| Register {
                leaf: one(&register.leaf),
                next: one(&register.next),
                ..register.clone()
            })
            .collect();
        let mut numbers = vec![None; self.arrays.len()];
        for read in &self.reads {
            if !all && !read.bits.iter().any(is_alive) {
                continue;
            }
            let array = *numbers[read.array].get_or_insert_with(|| {
                let array = &self.arrays[read.array];
                let writes = array.writes.iter().map(|write| Write {
                    enable: one(&write.enable),
                    address: many(&write.address),
                    word: many(&write.word),
                });
                new.arrays.push(Array {
                    writes: writes.collect(),
                    ..array.clone()
                });
                new.arrays.len() - 1
            });
            // A bit that nothing reads has no leaf.
            let bits = read
                .bits
                .iter()
                .map(|bit| if is_alive(bit) { one(bit) } else { Lit::FALSE });
            new.reads.push(Read {
                array,
                address: many(&read.address),
                bits: bits.collect(),
            });
        }
        new.names = self.names.moved(&map);
        new
    }
}

impl Write {
    fn lits(&self) -> impl Iterator<Item = Lit> {
        [self.enable]
            .into_iter()
            .chain(self.address.clone())
            .chain(self.word.clone())
    }
}
