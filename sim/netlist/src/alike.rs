//! Decides whether two netlists are the same circuit, gate by gate.
//!
//! At first, registers and memories with the same contents at power-up form a class. Each round computes a 128-bit hash
//! of every node from the hashes of its operands, and splits the classes whose registers have different next values.
//! When a round splits no class, the registers of a class always have equal next values, so they hold equal values
//! forever. Two outputs with the same hash are then always equal.

use crate::graph::{Lit, Node};
use crate::netlist::Netlist;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

type Class = u128;

fn mixed(parts: impl Hash) -> Class {
    let half = |seed: u8| {
        let mut hasher = DefaultHasher::new();
        (seed, &parts).hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}

/// The identity of a leaf of the graph.
#[derive(Clone, Copy)]
enum Leaf {
    Input(Class),
    Register(usize),
    /// A bit of the word that a read returns.
    Word(usize, usize),
}

struct Side<'n> {
    netlist: &'n Netlist,
    leaves: HashMap<usize, Leaf>,
    registers: Vec<Class>,
    arrays: Vec<Class>,
    nodes: Vec<Class>,
}

impl<'n> Side<'n> {
    fn new(netlist: &'n Netlist) -> Self {
        let mut leaves = HashMap::new();
        for port in &netlist.inputs {
            for (bit, lit) in port.bits.iter().enumerate() {
                leaves.insert(lit.node(), Leaf::Input(mixed(("input", &port.name, bit))));
            }
        }
        for (number, register) in netlist.registers.iter().enumerate() {
            leaves.insert(register.leaf.node(), Leaf::Register(number));
        }
        for (number, read) in netlist.reads.iter().enumerate() {
            for (bit, lit) in read.bits.iter().enumerate() {
                leaves.insert(lit.node(), Leaf::Word(number, bit));
            }
        }
        let registers = netlist.registers.iter();
        let arrays = netlist.arrays.iter();
        Self {
            leaves,
            registers: registers
                .map(|one| mixed(("register", one.initial)))
                .collect(),
            arrays: arrays
                .map(|one| mixed(("array", one.width, one.depth, &one.initial)))
                .collect(),
            nodes: Vec::new(),
            netlist,
        }
    }

    fn of(&self, lit: Lit) -> Class {
        match lit.is_negated() {
            true => mixed(("not", self.nodes[lit.node()])),
            false => self.nodes[lit.node()],
        }
    }

    fn all(&self, lits: &[Lit]) -> Vec<Class> {
        lits.iter().map(|lit| self.of(*lit)).collect()
    }

    /// Runs one round.
    fn part(&mut self) {
        self.look();
        let registers = self.netlist.registers.iter().zip(&self.registers);
        let registers: Vec<Class> = registers
            .map(|(register, class)| mixed((class, self.of(register.next))))
            .collect();
        let arrays = self.netlist.arrays.iter().zip(&self.arrays);
        let arrays: Vec<Class> = arrays
            .map(|(array, class)| {
                let writes = array.writes.iter().map(|write| {
                    let (address, word) = (self.all(&write.address), self.all(&write.word));
                    (self.of(write.enable), address, word)
                });
                mixed((class, writes.collect::<Vec<_>>()))
            })
            .collect();
        (self.registers, self.arrays) = (registers, arrays);
    }

    /// Computes the hashes of all nodes from the classes.
    fn look(&mut self) {
        self.nodes.clear();
        for node in 0..self.netlist.graph.len() {
            let class = match self.netlist.graph.node(node) {
                Node::Zero => mixed("zero"),
                Node::And(a, b) => {
                    let (a, b) = (self.of(a), self.of(b));
                    mixed(("and", a.min(b), a.max(b)))
                }
                Node::Leaf => match self.leaves.get(&node) {
                    Some(Leaf::Input(class)) => *class,
                    Some(Leaf::Register(register)) => self.registers[*register],
                    Some(Leaf::Word(read, bit)) => {
                        let read = &self.netlist.reads[*read];
                        mixed((
                            "word",
                            self.arrays[read.array],
                            self.all(&read.address),
                            bit,
                        ))
                    }
                    None => mixed(("no leaf", node)),
                },
            };
            self.nodes.push(class);
        }
    }
}

/// Returns the first output in which two circuits may differ, or the difference between their ports; `None` if they are
/// the same circuit.
///
/// The order of gates, registers and ports does not matter, nor do internal names. The function may report a difference
/// between two circuits that compute the same with different gates.
pub fn difference(one: &Netlist, other: &Netlist) -> Option<String> {
    let ports = |netlist: &Netlist| -> Vec<(String, usize)> {
        let all = netlist.inputs().iter().chain(netlist.outputs());
        let mut ports: Vec<_> = all.map(|port| (port.name.clone(), port.width())).collect();
        ports.sort();
        ports
    };
    let (own, others) = (ports(one), ports(other));
    if own != others {
        let is_there = |port: &&(String, usize)| !others.contains(port);
        let port = own
            .iter()
            .find(is_there)
            .or(others.iter().find(|port| !own.contains(port)));
        return Some(match port {
            Some((name, width)) => format!("only one has the port '{name}' of {width} bits"),
            None => "they have different ports".to_owned(),
        });
    }
    let mut sides = [Side::new(one), Side::new(other)];
    let count = |sides: &[Side<'_>; 2]| {
        let classes = sides
            .iter()
            .flat_map(|side| side.registers.iter().chain(&side.arrays));
        classes.collect::<HashSet<_>>().len()
    };
    let mut classes = count(&sides);
    loop {
        sides.iter_mut().for_each(Side::part);
        let now = count(&sides);
        if now == classes {
            break;
        }
        classes = now;
    }
    sides.iter_mut().for_each(Side::look);
    for port in &one.outputs {
        let same = other.outputs.iter().find(|same| same.name == port.name);
        let (a, b) = (
            sides[0].all(&port.bits),
            same.map(|same| sides[1].all(&same.bits)),
        );
        let b = b.unwrap_or_default();
        if let Some(bit) = (0..a.len()).find(|&bit| b.get(bit) != a.get(bit)) {
            return Some(format!(
                "bit {bit} of '{}' is made by other gates",
                port.name
            ));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::difference;
    use crate::{Netlist, Reader};

    fn netlist(body: &str) -> Netlist {
        let mut reader = Reader::default();
        let head = "module top (input wire clock, input wire [3:0] a, output wire [3:0] y);";
        reader
            .add("top.v", &format!("{head}\n{body}\nendmodule\n"))
            .unwrap();
        reader.netlist("top", &[]).unwrap()
    }

    #[test]
    fn names_and_order_do_not_matter() {
        let one = netlist(
            "reg r_0, r_1; wire [1:0] s; assign s = {r_0, r_1}; assign y = {a[3:2] & s, ~s};
             always @(posedge clock) begin r_0 <= a[0]; r_1 <= r_0 ^ a[1]; end",
        );
        let other = netlist(
            "reg [1:0] q; genvar i; for (i = 0; i < 2; i = i + 1) begin : each assign y[i] = ~q[1 - i]; end
             assign y[3] = q[0] & a[3]; assign y[2] = a[2] & q[1];
             always @(posedge clock) begin q[1] <= a[1] ^ q[0]; q[0] <= a[0]; end",
        );
        assert_eq!(difference(&one, &other), None);
    }

    #[test]
    fn every_difference_is_found() {
        let body = "reg [3:0] r = 4'd1; reg [3:0] m [0:3]; reg [1:0] p; assign y = m[p] ^ r;
            always @(posedge clock) begin r <= r + a; p <= a[1:0]; if (a[3]) m[a[3:2]] <= r; end";
        let right = netlist(body);
        assert_eq!(difference(&right, &netlist(body)), None);
        for (from, to) in [
            ("r = 4'd1", "r = 4'd3"),
            ("r + a", "r - a"),
            ("m[p] ^ r", "m[p] ^ ~r"),
            ("m[p]", "m[~p]"),
            ("if (a[3])", "if (a[2])"),
            ("m[a[3:2]] <= r", "m[a[3:2]] <= a"),
            ("m [0:3]", "m [0:2]"),
            ("p <= a[1:0]", "p <= a[2:1]"),
        ] {
            let wrong = body.replace(from, to);
            assert_ne!(wrong, body, "{from}");
            assert_ne!(difference(&right, &netlist(&wrong)), None, "{from}: {to}");
        }
    }
}
