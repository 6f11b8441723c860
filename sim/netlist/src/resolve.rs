//! Follows wires to their drivers, turning an elaborated design into a [`Netlist`].

use crate::elaborate::{Design, Leaf, Register as Declared};
use crate::error::{Fault, Place, Result};
use crate::graph::{Lit, Node};
use crate::netlist::{Array, Netlist, Port, Read, Register, Write};
use std::collections::VecDeque;

/// The progress of a node.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    /// Its inputs are being followed.
    Begun,
    Done(Lit),
}

/// A part of the circuit whose drivers must still be followed.
enum Work {
    Output(usize),
    Register(usize),
    /// The writes of a memory.
    Memory(usize),
}

struct Resolver<'d> {
    design: &'d Design,
    states: Vec<State>,
    netlist: Netlist,
    work: VecDeque<Work>,
    /// The array that each memory has become.
    arrays: Vec<Option<usize>>,
}

/// Resolves the logic that outputs depend on.
pub(crate) fn resolve(design: &Design) -> Result<Netlist> {
    let mut resolver = Resolver {
        design,
        states: vec![State::New; design.graph.len()],
        netlist: Netlist::default(),
        work: VecDeque::new(),
        arrays: vec![None; design.memories.len()],
    };
    resolver.states[0] = State::Done(Lit::FALSE);
    let signals = design.signals.iter();
    let signals = signals.map(|signal| (signal.name.clone(), signal.low));
    resolver.netlist.names.signals = signals.collect();
    let clock = clock(design)?;
    for (name, signal) in &design.inputs {
        let mut bits = Vec::new();
        for (bit, &wire) in design.signals[*signal].bits.iter().enumerate() {
            let input = source(design, wire);
            if Some(input) == clock {
                break;
            }
            let leaf = resolver.netlist.graph.leaf();
            resolver.states[input.node()] = State::Done(leaf);
            resolver.netlist.names.give(leaf, *signal, bit);
            bits.push(leaf);
        }
        if !bits.is_empty() {
            let name = name.clone();
            resolver.netlist.inputs.push(Port { name, bits });
        }
    }
    resolver
        .work
        .extend((0..design.outputs.len()).map(Work::Output));
    while let Some(work) = resolver.work.pop_front() {
        resolver.follow_work(work)?;
    }
    Ok(resolver.netlist)
}

/// The one clock, if there is one.
fn clock(design: &Design) -> Result<Option<Lit>> {
    let mut clock = None;
    for (wire, place) in &design.clocks {
        let found = source(design, *wire);
        if !matches!(design.of(found), Leaf::Input) || found.is_negated() {
            return Err(Fault::new(
                *place,
                "the clock of a process is not an input of the top module",
            ));
        }
        if *clock.get_or_insert(found) != found {
            return Err(Fault::new(*place, "a second clock: expected one"));
        }
    }
    Ok(clock)
}

/// The origin of a wire, through other wires.
fn source(design: &Design, mut wire: Lit) -> Lit {
    let mut steps = 0;
    while let Leaf::Wire {
        driver: Some(driver),
        ..
    } = design.of(wire)
    {
        wire = driver.xor(wire.is_negated());
        steps += 1;
        if steps > design.leaves.len() {
            return wire;
        }
    }
    wire
}

impl Resolver<'_> {
    fn follow_work(&mut self, work: Work) -> Result<()> {
        let design = self.design;
        match work {
            Work::Output(output) => {
                let (name, signal) = &design.outputs[output];
                let bits = self.all(&design.signals[*signal].bits)?;
                let name = name.clone();
                self.netlist.outputs.push(Port { name, bits });
            }
            Work::Register(register) => {
                let next = self.one(design.registers[register].next)?;
                let State::Done(leaf) = self.states[design.registers[register].leaf.node()] else {
                    unreachable!("it was met before its next value is followed");
                };
                let register = &design.registers[register];
                let signal = &design.signals[register.signal];
                self.netlist.registers.push(Register {
                    leaf,
                    next,
                    initial: signal
                        .initial
                        .as_ref()
                        .is_some_and(|initial| initial[register.bit]),
                });
            }
            Work::Memory(memory) => {
                let mut writes = Vec::new();
                for write in &design.memories[memory].writes {
                    let enable = self.one(write.enable)?;
                    if enable == Lit::FALSE {
                        continue;
                    }
                    writes.push(Write {
                        enable,
                        address: self.all(&write.address)?,
                        word: self.all(&write.word)?,
                    });
                }
                let array = self.arrays[memory].unwrap_or_default();
                self.netlist.arrays[array].writes = writes;
            }
        }
        Ok(())
    }

    fn all(&mut self, lits: &[Lit]) -> Result<Vec<Lit>> {
        lits.iter().map(|lit| self.one(*lit)).collect()
    }

    fn one(&mut self, lit: Lit) -> Result<Lit> {
        let mut stack = vec![lit.node()];
        while let Some(&node) = stack.last() {
            if matches!(self.states[node], State::Done(_)) {
                stack.pop();
                continue;
            }
            let needs = self.needs(node)?;
            let missing = needs.iter().map(|lit| lit.node());
            let missing: Vec<usize> = missing
                .filter(|node| !matches!(self.states[*node], State::Done(_)))
                .collect();
            if missing.is_empty() {
                self.finish(node);
                stack.pop();
                continue;
            }
            if let Some(again) = missing
                .iter()
                .find(|node| self.states[**node] == State::Begun)
            {
                return Err(self.circle(*again, &stack));
            }
            self.states[node] = State::Begun;
            stack.extend(missing);
        }
        Ok(self.done(lit))
    }

    fn done(&self, lit: Lit) -> Lit {
        match self.states[lit.node()] {
            State::Done(done) => done.xor(lit.is_negated()),
            _ => unreachable!("it has been followed"),
        }
    }

    /// What a node's value depends on in the same clock.
    fn needs(&self, node: usize) -> Result<Vec<Lit>> {
        let design = self.design;
        if let Node::And(a, b) = design.graph.node(node) {
            return Ok(vec![a, b]);
        }
        match design.of(Lit::of(node)) {
            Leaf::Wire {
                driver: Some(driver),
                ..
            }
            | Leaf::Word {
                driver: Some(driver),
                ..
            } => Ok(vec![driver]),
            Leaf::Wire { signal, bit, .. } => {
                let signal = &design.signals[signal];
                match signal.initial {
                    Some(_) => Ok(Vec::new()),
                    None => {
                        let bit = signal.low + bit as i64;
                        let message =
                            format!("bit {bit} of '{}' is read and has no driver", signal.name);
                        Err(Fault::new(signal.place, message))
                    }
                }
            }
            Leaf::Word { read, driver: None } => Ok(design.reads[read].address.clone()),
            Leaf::Input => {
                let place = design
                    .clocks
                    .first()
                    .map_or(Place::default(), |(_, place)| *place);
                Err(Fault::new(
                    place,
                    "the clock of this process is read as a value elsewhere",
                ))
            }
            Leaf::Register(_) | Leaf::Gate => Ok(Vec::new()),
        }
    }

    /// Sets a node's value once its inputs are known.
    fn finish(&mut self, node: usize) {
        let design = self.design;
        if let Node::And(a, b) = design.graph.node(node) {
            let (a, b) = (self.done(a), self.done(b));
            self.states[node] = State::Done(self.netlist.graph.and(a, b));
            return;
        }
        let value = match design.of(Lit::of(node)) {
            Leaf::Wire {
                driver: Some(driver),
                signal,
                bit,
            } => {
                let value = self.done(driver);
                if value.value().is_none() {
                    self.netlist.names.give(value, signal, bit);
                }
                value
            }
            Leaf::Word {
                driver: Some(driver),
                ..
            } => self.done(driver),
            // Never assigned: it keeps its value from power-up.
            Leaf::Wire { signal, bit, .. } => {
                let initial = design.signals[signal].initial.as_ref();
                Lit::constant(initial.is_some_and(|initial| initial[bit]))
            }
            Leaf::Register(register) => {
                self.work.push_back(Work::Register(register));
                let leaf = self.netlist.graph.leaf();
                let Declared { signal, bit, .. } = design.registers[register];
                self.netlist.names.give(leaf, signal, bit);
                leaf
            }
            Leaf::Word { read, driver: None } => return self.finish_read(read),
            Leaf::Input | Leaf::Gate => unreachable!("inputs are known from the start"),
        };
        self.states[node] = State::Done(value);
    }

    fn finish_read(&mut self, read: usize) {
        let read = &self.design.reads[read];
        let array = match self.arrays[read.memory] {
            Some(array) => array,
            None => {
                let memory = &self.design.memories[read.memory];
                self.netlist.arrays.push(Array {
                    width: memory.width,
                    depth: memory.depth,
                    initial: memory.initial.clone(),
                    writes: Vec::new(),
                });
                self.work.push_back(Work::Memory(read.memory));
                let array = self.netlist.arrays.len() - 1;
                self.arrays[read.memory] = Some(array);
                array
            }
        };
        let address = read.address.iter().map(|lit| self.done(*lit)).collect();
        let bits: Vec<Lit> = read
            .bits
            .iter()
            .map(|_| self.netlist.graph.leaf())
            .collect();
        for (raw, bit) in read.bits.iter().zip(&bits) {
            self.states[raw.node()] = State::Done(*bit);
        }
        self.netlist.reads.push(Read {
            array,
            address,
            bits,
        });
    }

    /// An error that names a wire of a loop.
    fn circle(&self, again: usize, stack: &[usize]) -> Fault {
        let begin = stack.iter().position(|node| *node == again).unwrap_or(0);
        let wire = stack[begin..]
            .iter()
            .find_map(|node| match self.design.of(Lit::of(*node)) {
                Leaf::Wire { signal, .. } if self.states[*node] == State::Begun => Some(signal),
                _ => None,
            });
        match wire.map(|signal| &self.design.signals[signal]) {
            Some(signal) => Fault::new(
                signal.place,
                format!("'{}' depends on itself without a register", signal.name),
            ),
            None => Fault::new(
                Place::default(),
                "logic depends on itself without a register",
            ),
        }
    }
}
