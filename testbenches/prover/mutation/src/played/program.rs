//! A compiled bench: variables have addresses, tasks are code with jumps.

use super::node::Node;
use std::sync::Arc;

/// A step of a bench.
#[derive(Clone, Debug)]
pub enum Op {
    Set(Target, Node),
    /// Stores more than 64 bits, in parts, the highest first, from this address on.
    SetWide(usize, Vec<(Node, usize)>),
    Jump(usize),
    /// Jumps if the value is 0.
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
    /// Address and mask.
    Variable(usize, u64),
    /// Address, first bit, and mask of the width.
    Bits(usize, Node, u64),
    Word(usize, Node, u64),
    /// The targets with their widths, the lowest first.
    Several(Vec<(Target, usize)>),
}

/// A task or a function: its start, and the addresses of its arguments and its result.
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
    /// Which steps read an output.
    pub looks: Vec<bool>,
    pub entries: Vec<Entry>,
    pub variables: Vec<u64>,
    pub arrays: Vec<Arc<Vec<u64>>>,
    pub begin: usize,
    /// Ports of the circuit that the bench drives, each with its variable.
    pub inputs: Vec<(String, usize)>,
    /// Whether each variable drives a port.
    pub is_input: Vec<bool>,
    /// Ports of the circuit that the bench reads.
    pub outputs: Vec<String>,
    /// The variables that count errors and clocks.
    pub errors: usize,
    pub clocks: usize,
}
