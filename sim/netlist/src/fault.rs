//! Single faults: each lane runs the circuit with a different one.
//!
//! A fault affects one *point*, a bit that the program computes or stores: every reader of the bit sees the wrong
//! value. A fault costs one operation on one block; a program without faults has no overhead.

use crate::Error;
use crate::compile::{Made, Program};
use crate::function::{Block, LANES, compute};
use crate::graph::Node;
use crate::machine::{Machine, step};
use crate::netlist::Netlist;
use crate::steps::{Layout, Operand, Step};
use std::collections::BTreeMap;
use std::fmt;

/// The effect of a fault on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Effect {
    /// The bit is always 0.
    Zero,
    /// The bit is always 1.
    One,
    /// The bit is inverted.
    Inverted,
}

impl Effect {
    /// Every effect.
    pub const ALL: [Self; 3] = [Self::Zero, Self::One, Self::Inverted];

    /// The effect on the opposite bit, if `opposite`.
    pub(crate) fn of_opposite_if(self, opposite: bool) -> Self {
        match self {
            Self::Zero if opposite => Self::One,
            Self::One if opposite => Self::Zero,
            effect => effect,
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Zero => "stuck at 0",
            Self::One => "stuck at 1",
            Self::Inverted => "inverted",
        })
    }
}

/// A single fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fault {
    /// The number of the point, as in [`Faults::points`].
    pub point: usize,
    /// The effect on the point.
    pub effect: Effect,
}

/// The kind of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A bit of an input.
    Input,
    /// A bit of a register as its readers see it.
    Register,
    /// A bit of a word read from a memory.
    Word,
    /// The result of a function of up to three inputs.
    Function,
}

/// A place where a fault can be.
#[derive(Clone, Debug)]
pub struct Point {
    /// The kind of the point.
    pub kind: Kind,
    /// The bit's name in the Verilog, with the instances around it, such as `scan.square[2]`. A bit without a name is
    /// called `logic before` the next bit with a name.
    pub name: String,
    pub(crate) node: usize,
    /// Whether the named bit is the node's opposite.
    pub(crate) opposite: bool,
}

/// All single faults of a circuit, and the programs that run it with them.
#[derive(Clone, Debug)]
pub struct Faults {
    pub(crate) netlist: Netlist,
    clock: Program,
    outputs: Program,
    points: Vec<Point>,
}

/// The lanes' faults in one block.
#[derive(Clone, Debug)]
struct Mask {
    block: usize,
    keep: Block,
    change: Block,
}

impl Mask {
    fn of(block: usize) -> Self {
        Self {
            block,
            keep: Block::all(true),
            change: Block::all(false),
        }
    }

    fn add(&mut self, lane: usize, effect: Effect) {
        let bit = 1 << (lane % 64);
        if effect != Effect::Inverted {
            self.keep.0[lane / 64] &= !bit;
        }
        if effect != Effect::Zero {
            self.change.0[lane / 64] |= bit;
        }
    }

    fn apply(&self, block: &mut Block) {
        for (word, (keep, change)) in block
            .0
            .iter_mut()
            .zip(self.keep.0.iter().zip(&self.change.0))
        {
            *word = *word & keep ^ change;
        }
    }
}

/// A program with at most one fault in each lane.
#[derive(Clone, Debug)]
struct Masked<'f> {
    program: &'f Program,
    /// Faults of inputs and registers, which apply before anything is computed.
    leaves: Vec<Mask>,
    /// Faults of functions and reads, in ascending order.
    made: Vec<(Made, Mask)>,
    /// The leaves to restore afterwards.
    restored: Vec<usize>,
}

/// At most one fault in each lane, ready for a machine to run.
#[derive(Clone, Debug)]
pub struct Lanes<'f> {
    clock: Masked<'f>,
    outputs: Masked<'f>,
}

impl Faults {
    /// Finds all points of a circuit at which a fault can be.
    ///
    /// # Errors
    /// Returns the errors of [`Program::clock`].
    pub fn of(netlist: &Netlist) -> Result<Self, Error> {
        let (clock, outputs) = Program::alike(netlist)?;
        let mut kinds: BTreeMap<usize, Kind> = BTreeMap::new();
        for bit in netlist.inputs().iter().flat_map(|port| &port.bits) {
            kinds.insert(bit.node(), Kind::Input);
        }
        for register in &netlist.registers {
            kinds.insert(register.leaf.node(), Kind::Register);
        }
        for (node, made, _) in &clock.made {
            let kind = match made {
                Made::Function(_) => Kind::Function,
                Made::Read(_) => Kind::Word,
            };
            kinds.insert(*node, kind);
        }
        let names = names(netlist);
        let point = |(node, kind): (usize, Kind)| {
            let (name, opposite) = names[node].clone();
            Point {
                kind,
                name,
                node,
                opposite,
            }
        };
        Ok(Self {
            points: kinds.into_iter().map(point).collect(),
            netlist: netlist.clone(),
            clock,
            outputs,
        })
    }

    /// The points where a fault can be: inputs and registers, words of memories, functions.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// All faults: every effect at every point.
    pub fn all(&self) -> impl Iterator<Item = Fault> {
        let effects = |point| Effect::ALL.map(|effect| Fault { point, effect });
        (0..self.points.len()).flat_map(effects)
    }

    /// The name of a fault: `scan.square[2] stuck at 0`.
    pub fn name(&self, fault: Fault) -> String {
        format!("{} {}", self.points[fault.point].name, fault.effect)
    }

    /// Puts these faults into the lanes of the circuit, one in each, from lane 0.
    ///
    /// # Panics
    /// If there are more than [`LANES`] faults, or one belongs to another circuit.
    pub fn in_lanes(&self, faults: &[Option<Fault>]) -> Lanes<'_> {
        assert!(faults.len() <= LANES, "{} faults", faults.len());
        Lanes {
            clock: self.masked(&self.clock, faults, false),
            outputs: self.masked(&self.outputs, faults, true),
        }
    }

    fn masked<'f>(
        &'f self,
        program: &'f Program,
        faults: &[Option<Fault>],
        restores: bool,
    ) -> Masked<'f> {
        let made: BTreeMap<usize, (Made, Operand)> = program
            .made
            .iter()
            .map(|(node, made, place)| (*node, (*made, *place)))
            .collect();
        let leaves = self.leaf_blocks(&program.layout);
        let (mut first, mut then) = (BTreeMap::new(), BTreeMap::new());
        let mut restored = Vec::new();
        for (lane, fault) in faults.iter().enumerate() {
            let Some(Fault { point, effect }) = *fault else {
                continue;
            };
            let point = &self.points[point];
            let effect = effect.of_opposite_if(point.opposite);
            if let Some(&block) = leaves.get(&point.node) {
                first
                    .entry(block)
                    .or_insert_with(|| Mask::of(block))
                    .add(lane, effect);
                if restores || point.kind == Kind::Input {
                    restored.push(block);
                }
            } else if let Some((made, place)) = made.get(&point.node) {
                // A block may hold the opposite of its node.
                let effect = effect.of_opposite_if(place.negate);
                then.entry((*made, place.block))
                    .or_insert_with(|| Mask::of(place.block.into()))
                    .add(lane, effect);
            }
        }
        restored.sort_unstable();
        restored.dedup();
        Masked {
            program,
            leaves: first.into_values().collect(),
            made: then
                .into_iter()
                .map(|((made, _), mask)| (made, mask))
                .collect(),
            restored,
        }
    }

    /// The block of each input's or register's node.
    fn leaf_blocks(&self, layout: &Layout) -> BTreeMap<usize, usize> {
        let mut blocks = BTreeMap::new();
        for (port, range) in self.netlist.inputs.iter().zip(&layout.inputs) {
            blocks.extend(port.bits.iter().map(|bit| bit.node()).zip(range.clone()));
        }
        let registers = self.netlist.registers.iter();
        blocks.extend(
            registers
                .map(|register| register.leaf.node())
                .zip(layout.registers.clone()),
        );
        blocks
    }
}

/// For each node, its name or the name of the next node that it leads to, and whether the named bit is its opposite.
fn names(netlist: &Netlist) -> Vec<(String, bool)> {
    let before = |name: &str| match name.starts_with("logic before ") {
        true => (name.to_owned(), false),
        false => (format!("logic before {name}"), false),
    };
    let mut names: Vec<Option<(String, bool)>> = (0..netlist.graph.len())
        .map(|node| netlist.names.of(node))
        .collect();
    for register in &netlist.registers {
        if let (Some((name, _)), None) = (
            names[register.leaf.node()].clone(),
            &names[register.next.node()],
        ) {
            names[register.next.node()] = Some(before(&name));
        }
    }
    for (number, read) in netlist.reads.iter().enumerate() {
        for (bit, lit) in read.bits.iter().enumerate() {
            names[lit.node()].get_or_insert((format!("read {number}[{bit}]"), lit.is_negated()));
        }
    }
    for node in (0..netlist.graph.len()).rev() {
        if let (Node::And(a, b), Some((name, _))) = (netlist.graph.node(node), names[node].clone())
        {
            for lit in [a, b] {
                names[lit.node()].get_or_insert_with(|| before(&name));
            }
        }
    }
    names
        .into_iter()
        .map(|name| name.unwrap_or_else(|| ("logic before a memory".to_owned(), false)))
        .collect()
}

impl Machine {
    /// Computes the outputs, with a fault in each lane.
    ///
    /// # Panics
    /// If the faults belong to another netlist.
    pub fn outputs_with(&mut self, lanes: &Lanes<'_>) {
        self.run_masked(&lanes.outputs);
    }

    /// One clock: the outputs, then the edge, with a fault in each lane.
    ///
    /// # Panics
    /// If the faults belong to another netlist.
    pub fn clock_with(&mut self, lanes: &Lanes<'_>) {
        self.run_masked(&lanes.clock);
    }

    fn run_masked(&mut self, masked: &Masked<'_>) {
        assert_eq!(
            self.layout, masked.program.layout,
            "a program of another netlist"
        );
        let kept = masked.restored.iter();
        let kept: Vec<Block> = kept.map(|block| self.blocks[*block]).collect();
        for mask in &masked.leaves {
            mask.apply(&mut self.blocks[mask.block]);
        }
        let mut made = masked.made.iter().peekable();
        // In the order of `Made`, functions come before reads; the faults of a read are found by its step.
        let reads = masked
            .made
            .partition_point(|(made, _)| matches!(made, Made::Function(_)));
        let mut reads = masked.made[reads..].iter().peekable();
        for (number, one) in masked.program.steps.iter().enumerate() {
            let Step::Compute(functions) = one else {
                step(&mut self.blocks, &mut self.arrays, one);
                while let Some((_, mask)) = reads.next_if(|(made, _)| *made == Made::Read(number)) {
                    mask.apply(&mut self.blocks[mask.block]);
                }
                continue;
            };
            let mut begin = functions.start;
            while let Some((Made::Function(function), mask)) =
                made.next_if(|(made, _)| *made < Made::Function(functions.end))
            {
                compute(&mut self.blocks, &masked.program.ops[begin..=*function]);
                mask.apply(&mut self.blocks[mask.block]);
                begin = function + 1;
            }
            compute(&mut self.blocks, &masked.program.ops[begin..functions.end]);
        }
        for (block, kept) in masked.restored.iter().zip(kept) {
            self.blocks[*block] = kept;
        }
    }
}
