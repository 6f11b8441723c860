//! A bench's expressions in executable form.

use std::cell::Cell;
use std::sync::Arc;

/// An expression. All values have at most 64 bits, and no bits above their width.
#[derive(Clone, Debug)]
pub enum Node {
    Constant(u64),
    Variable(usize),
    /// The value of an output of the circuit.
    Output(usize),
    /// A memory's word.
    Word(usize, Box<Node>),
    /// Bits of a value, from this bit on.
    Bits(Box<Node>, Box<Node>, u64),
    /// A value whose sign at this bit is extended to this mask.
    Extended(Box<Node>, usize, u64),
    Not(Box<Node>, u64),
    Negated(Box<Node>, u64),
    /// An operator, both operands, the mask of the result, and the width of signed operands.
    Binary(Operator, Box<Node>, Box<Node>, u64, Option<usize>),
    Choice(Box<Node>, Box<Node>, Box<Node>),
    /// The operands with their widths, the highest first.
    Concat(Vec<(Node, usize)>),
    Parity(Box<Node>),
    /// Whether two values wider than 64 bits differ; each is in parts, the highest first.
    Differ(Vec<(Node, usize)>, Vec<(Node, usize)>),
    Call(usize, Vec<Node>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equal,
    Differs,
    Less,
    AtMost,
    Left,
    Right,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// Returns the mask of a width.
pub fn mask(width: usize) -> u64 {
    match width {
        0..64 => (1 << width) - 1,
        _ => u64::MAX,
    }
}

/// Returns a number of this width as a signed one.
pub fn signed(value: u64, width: usize) -> i64 {
    let shift = 64 - width.min(64);
    ((value << shift) as i64) >> shift
}

/// The values that expressions read.
pub struct Values<'a> {
    pub variables: &'a mut Vec<u64>,
    pub arrays: &'a mut Vec<Arc<Vec<u64>>>,
    pub outputs: &'a dyn Fn(usize) -> u64,
    /// The outputs that were read.
    pub looked_at: &'a Cell<u64>,
}

impl Node {
    /// Whether `is` holds for any part of the expression.
    pub fn any(&self, is: &dyn Fn(&Node) -> bool) -> bool {
        let many = |list: &[(Node, usize)]| list.iter().any(|(node, _)| node.any(is));
        is(self)
            || match self {
                Node::Constant(_) | Node::Variable(_) | Node::Output(_) => false,
                Node::Word(_, a)
                | Node::Extended(a, ..)
                | Node::Not(a, _)
                | Node::Negated(a, _)
                | Node::Parity(a) => a.any(is),
                Node::Bits(a, b, _) | Node::Binary(_, a, b, ..) => a.any(is) || b.any(is),
                Node::Choice(a, b, c) => a.any(is) || b.any(is) || c.any(is),
                Node::Concat(list) => many(list),
                Node::Differ(a, b) => many(a) || many(b),
                Node::Call(_, arguments) => arguments.iter().any(|node| node.any(is)),
            }
    }
}

/// Returns an operator's result; `width` is that of signed operands.
pub fn apply(operator: Operator, a: u64, b: u64, width: Option<usize>) -> u64 {
    let (x, y) = match width {
        Some(width) => (signed(a, width), signed(b, width)),
        None => (0, 0),
    };
    let is_signed = width.is_some();
    match operator {
        Operator::Or => u64::from(a != 0 || b != 0),
        Operator::And => u64::from(a != 0 && b != 0),
        Operator::BitOr => a | b,
        Operator::BitXor => a ^ b,
        Operator::BitAnd => a & b,
        Operator::Equal => u64::from(a == b),
        Operator::Differs => u64::from(a != b),
        Operator::Less => u64::from(if is_signed { x < y } else { a < b }),
        Operator::AtMost => u64::from(if is_signed { x <= y } else { a <= b }),
        Operator::Left => u32::try_from(b)
            .ok()
            .and_then(|b| a.checked_shl(b))
            .unwrap_or(0),
        Operator::Right => u32::try_from(b)
            .ok()
            .and_then(|b| a.checked_shr(b))
            .unwrap_or(0),
        Operator::Add => a.wrapping_add(b),
        Operator::Subtract => a.wrapping_sub(b),
        Operator::Multiply => a.wrapping_mul(b),
        // An unknown value in Verilog is 0 here.
        Operator::Divide if is_signed => x.checked_div(y).unwrap_or(0) as u64,
        Operator::Remainder if is_signed => x.checked_rem(y).unwrap_or(0) as u64,
        Operator::Divide => a.checked_div(b).unwrap_or(0),
        Operator::Remainder => a.checked_rem(b).unwrap_or(0),
    }
}
