//! A running bench, which can be copied at any time.

use super::node::{Node, Operator, Values, apply, mask, signed};
use super::program::{Op, Program, Target};
use std::cell::Cell;
use std::sync::Arc;

/// What a bench's process waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The outputs for the current inputs.
    Outputs,
    /// The clock's edge.
    Edge,
    /// Nothing: it has found an error.
    Error,
    /// Nothing: it has ended.
    End,
}

/// The state of a running bench, which determines the rest of its run for given outputs.
#[derive(Clone, Debug)]
pub struct Process {
    pub variables: Vec<u64>,
    arrays: Vec<Arc<Vec<u64>>>,
    stack: Vec<usize>,
    at: usize,
    /// Inputs were set, and no time has passed since.
    has_changed: bool,
    /// Whether the outputs belong to the current inputs.
    is_fresh: bool,
    /// The unique numbers of the calls in progress, and the number of calls so far.
    pub within: Vec<u64>,
    calls: u64,
}

impl PartialEq for Process {
    /// Whether both processes behave the same from here on, for the same outputs.
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
            && self.stack == other.stack
            && self.has_changed == other.has_changed
            && self.is_fresh == other.is_fresh
            && self.variables == other.variables
            && self.arrays == other.arrays
    }
}

impl Process {
    pub fn new(program: &Program) -> Self {
        Self {
            variables: program.variables.clone(),
            arrays: program.arrays.clone(),
            stack: Vec::new(),
            at: program.begin,
            has_changed: true,
            is_fresh: false,
            within: Vec::new(),
            calls: 0,
        }
    }

    /// Notes that the outputs that the process waits for are available.
    pub fn refresh(&mut self) {
        self.is_fresh = true;
    }

    /// Runs until it waits for something. `outputs` returns the value of an output, `looked_at` records which outputs
    /// were read.
    pub fn run(
        &mut self,
        program: &Program,
        outputs: &dyn Fn(usize) -> u64,
        looked_at: &Cell<u64>,
    ) -> Event {
        loop {
            let op = &program.ops[self.at];
            if program.looks[self.at] && !self.is_fresh {
                return Event::Outputs;
            }
            self.at += 1;
            let mut run = Run {
                program,
                values: Values {
                    variables: &mut self.variables,
                    arrays: &mut self.arrays,
                    outputs,
                    looked_at,
                },
                has_changed: &mut self.has_changed,
            };
            match op {
                Op::Set(target, node) => {
                    let value = run.value(node);
                    run.set(target, value);
                    if self.variables[program.errors] != 0 {
                        return Event::Error;
                    }
                }
                Op::SetWide(place, parts) => {
                    let words = run.packed(parts);
                    for (number, word) in words.into_iter().enumerate() {
                        self.variables[place + number] = word;
                    }
                }
                Op::Jump(to) => self.at = *to,
                Op::Unless(node, to) => {
                    if run.value(node) == 0 {
                        self.at = *to;
                    }
                }
                Op::Call(routine) => {
                    self.stack.push(self.at);
                    self.calls += 1;
                    self.within.push(self.calls);
                    self.at = program.entries[*routine].begin;
                }
                Op::Return => match self.stack.pop() {
                    Some(at) => {
                        self.at = at;
                        self.within.pop();
                    }
                    None => return Event::End,
                },
                Op::Delay => {
                    self.is_fresh &= !self.has_changed;
                    self.has_changed = false;
                }
                Op::Edge => {
                    self.is_fresh = false;
                    return Event::Edge;
                }
                Op::Finish => {
                    self.at -= 1;
                    return Event::End;
                }
            }
        }
    }
}

struct Run<'a> {
    program: &'a Program,
    values: Values<'a>,
    has_changed: &'a mut bool,
}

impl Run<'_> {
    fn value(&mut self, node: &Node) -> u64 {
        match node {
            Node::Constant(value) => *value,
            Node::Variable(place) => self.values.variables[*place],
            Node::Output(output) => {
                let looked_at = self.values.looked_at;
                looked_at.set(looked_at.get() | 1 << output);
                (self.values.outputs)(*output)
            }
            Node::Word(array, index) => {
                let index = self.value(index) as usize;
                // An unknown value in Verilog is 0 here.
                self.values.arrays[*array].get(index).copied().unwrap_or(0)
            }
            Node::Bits(a, b, mask) => {
                let (a, b) = (self.value(a), self.value(b));
                apply(Operator::Right, a, b, None) & mask
            }
            Node::Extended(a, width, mask) => signed(self.value(a), *width) as u64 & mask,
            Node::Not(a, mask) => !self.value(a) & mask,
            Node::Negated(a, mask) => self.value(a).wrapping_neg() & mask,
            // As Verilog permits and C requires, the second operand is not evaluated if the first decides.
            Node::Binary(Operator::And, a, b, ..) => {
                u64::from(self.value(a) != 0 && self.value(b) != 0)
            }
            Node::Binary(Operator::Or, a, b, ..) => {
                u64::from(self.value(a) != 0 || self.value(b) != 0)
            }
            Node::Binary(operator, a, b, mask, width) => {
                let (a, b) = (self.value(a), self.value(b));
                apply(*operator, a, b, *width) & mask
            }
            Node::Choice(condition, a, b) => match self.value(condition) {
                0 => self.value(b),
                _ => self.value(a),
            },
            Node::Concat(parts) => parts.iter().fold(0, |sum, (node, width)| {
                let part = self.value(node);
                sum.checked_shl(*width as u32).unwrap_or(0) | part
            }),
            Node::Parity(a) => u64::from(self.value(a).count_ones() & 1),
            Node::Differ(a, b) => {
                let (mut a, mut b) = (self.packed(a), self.packed(b));
                let length = a.len().max(b.len());
                a.resize(length, 0);
                b.resize(length, 0);
                u64::from(a != b)
            }
            Node::Call(routine, arguments) => self.call(*routine, arguments),
        }
    }

    /// Packs parts, the highest first, into words, the lowest first.
    fn packed(&mut self, parts: &[(Node, usize)]) -> Vec<u64> {
        let (mut words, mut at) = (Vec::new(), 0);
        for (node, width) in parts.iter().rev() {
            let value = self.value(node);
            words.resize((at + width).div_ceil(64), 0);
            words[at / 64] |= value << (at % 64);
            if at % 64 + width > 64 {
                words[at / 64 + 1] |= value >> (64 - at % 64);
            }
            at += width;
        }
        words
    }

    fn call(&mut self, routine: usize, arguments: &[Node]) -> u64 {
        let entry = &self.program.entries[routine];
        let values: Vec<u64> = arguments.iter().map(|node| self.value(node)).collect();
        for (value, (place, mask)) in values.into_iter().zip(&entry.arguments) {
            self.values.variables[*place] = value & mask;
        }
        let mut at = entry.begin;
        let mut stack = Vec::new();
        loop {
            at += 1;
            match &self.program.ops[at - 1] {
                Op::Set(target, node) => {
                    let value = self.value(node);
                    self.set(target, value);
                }
                Op::Jump(to) => at = *to,
                Op::Unless(node, to) => {
                    if self.value(node) == 0 {
                        at = *to;
                    }
                }
                Op::Call(other) => {
                    stack.push(at);
                    at = self.program.entries[*other].begin;
                }
                Op::Return => match stack.pop() {
                    Some(back) => at = back,
                    None => return self.values.variables[entry.result],
                },
                other => unreachable!("a function takes no time: {other:?}"),
            }
        }
    }

    fn set(&mut self, target: &Target, value: u64) {
        match target {
            Target::Variable(place, mask) => self.set_variable(*place, value & mask),
            Target::Bits(place, start, mask) => {
                let start = self.value(start);
                if start < 64 {
                    let before = self.values.variables[*place];
                    let value = before & !(mask << start) | (value & mask) << start;
                    self.set_variable(*place, value);
                }
            }
            Target::Word(array, index, mask) => {
                let index = self.value(index) as usize;
                let words = &mut self.values.arrays[*array];
                if words.get(index).is_some_and(|word| *word != value & mask) {
                    Arc::make_mut(words)[index] = value & mask;
                }
            }
            Target::Several(targets) => {
                let mut value = value;
                for (target, width) in targets {
                    self.set(target, value & mask(*width));
                    value = value.checked_shr(*width as u32).unwrap_or(0);
                }
            }
        }
    }

    fn set_variable(&mut self, place: usize, value: u64) {
        if self.program.is_input[place] && self.values.variables[place] != value {
            *self.has_changed = true;
        }
        self.values.variables[place] = value;
    }
}
