//! A compiled bench: its variables have places, its tasks are code with jumps.

use super::node::Node;
use std::sync::Arc;

/// A step of a bench.
#[derive(Clone, Debug)]
pub enum Op {
    Set(Target, Node),
    /// More than 64 bits, in parts, the highest first, to this place on.
    SetWide(usize, Vec<(Node, usize)>),
    Jump(usize),
    /// Jumps if it is 0.
    Unless(Node, usize),
    Call(usize),
    Return,
    Delay,
    /// The clock rises.
    Edge,
    Finish,
}

#[derive(Clone, Debug)]
pub enum Target {
    /// Place and mask.
    Variable(usize, u64),
    /// Place, first bit and mask of as many.
    Bits(usize, Node, u64),
    Word(usize, Node, u64),
    /// The lowest first, with their widths.
    Several(Vec<(Target, usize)>),
}

/// A task or a function: where it begins, and where its arguments and its result lie.
#[derive(Clone, Debug)]
pub struct Entry {
    pub begin: usize,
    pub arguments: Vec<(usize, u64)>,
    pub result: usize,
}

/// A compiled bench.
#[derive(Debug)]
pub struct Program {
    pub ops: Vec<Op>,
    /// Which steps look at an output.
    pub looks: Vec<bool>,
    pub entries: Vec<Entry>,
    pub variables: Vec<u64>,
    pub arrays: Vec<Arc<Vec<u64>>>,
    pub begin: usize,
    /// Ports of the circuit that the bench sets, and by which variable.
    pub inputs: Vec<(String, usize)>,
    /// Which variables these are.
    pub is_input: Vec<bool>,
    /// Ports of the circuit that it looks at.
    pub outputs: Vec<String>,
    /// The variables that count errors, and clocks.
    pub errors: usize,
    pub clocks: usize,
}
