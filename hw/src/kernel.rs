//! The stored form of a kernel under `#[hdl_gen]`, and its conversion to a syntax tree.
//!
//! A kernel is a constant slice of [`Op`]s. Operands precede their operator. A statement follows its expressions and
//! precedes its nested statements, which end with [`Op::End`]. For example, `if a { y = b + 1 }` is
//!
//! ```
//! use fpgambit_hw::kernel::{Op, verilog};
//! use rust_hdl::core::ast::{Verilog, VerilogOp, VerilogStatement};
//!
//! const OPS: &[Op] = &[
//!     Op::Signal("a"),
//!     Op::If,
//!     Op::Signal("b"),
//!     Op::Number(1),
//!     Op::Binary(VerilogOp::Add),
//!     Op::Assign("y$next"),
//!     Op::End,
//! ];
//! let Verilog::Combinatorial(block) = verilog(OPS, &[]) else {
//!     panic!("kernels are combinational")
//! };
//! assert!(matches!(block.as_slice(), [VerilogStatement::If(_)]));
//! ```

use rust_hdl::core::ast::{
    Verilog, VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional,
    VerilogExpression, VerilogLiteral, VerilogLoop, VerilogMatch, VerilogOp, VerilogOpUnary,
    VerilogStatement,
};
use std::slice::Iter;

/// One operation of a kernel.
#[derive(Clone, Debug)]
pub enum Op {
    /// Push the named signal, constant or loop index: `rank[i]$q`, `Phase$Idle`.
    Signal(&'static str),
    /// Push a number.
    Number(u32),
    /// Push one of the kernel's values.
    Value(usize),
    /// Push a boolean.
    Bit(bool),
    /// Pop an operand, push it cast to this width.
    Cast(Size),
    /// Pop an operand, push it in parentheses.
    Paren,
    /// Pop an operand, push the result.
    Unary(VerilogOpUnary),
    /// Pop two operands, push the result.
    Binary(VerilogOp),
    /// Pop a word and an index, push the bit there.
    Index,
    /// Pop a word and an index, push the bits of this width from there on.
    Slice(Size),
    /// Pop a word, an index and a bit, push the word with that bit replaced.
    Replace,
    /// Pop the value assigned to the signal.
    Assign(&'static str),
    /// Pop a condition; statements follow, then `Else`, `ElseIf` or `End`.
    If,
    /// Statements follow, then `End`.
    Else,
    /// A condition and its `If` follow; its `End` ends both.
    ElseIf,
    /// Pop the matched value; a `Case` for each arm follows, then `End`.
    Match,
    /// The label of an arm; statements follow.
    Case(&'static str),
    /// Pop the end and the start of the index range; statements follow, then `End`.
    For(&'static str),
    /// A comment.
    Comment(&'static str),
    /// End of an `If`, `Match` or `For`.
    End,
}

/// A width.
#[derive(Clone, Copy, Debug)]
pub enum Size {
    /// A number of bits.
    Number(usize),
    /// One of the kernel's values: a width that depends on the circuit's parameters.
    Value(usize),
}

/// Returns the syntax tree of a kernel; `values` are the values of its [`Op::Value`]s and [`Size::Value`]s.
///
/// # Panics
/// If the operations do not have the form that `#[hdl_gen]` writes.
#[must_use]
pub fn verilog(ops: &'static [Op], values: &[usize]) -> Verilog {
    let mut reader = Reader {
        ops: ops.iter(),
        values,
        operands: Vec::new(),
    };
    let (block, _) = reader.block();
    Verilog::Combinatorial(block)
}

struct Reader<'a> {
    ops: Iter<'static, Op>,
    values: &'a [usize],
    operands: Vec<VerilogExpression>,
}

impl Reader<'_> {
    /// Reads statements, and returns them with the operation that ends them.
    fn block(&mut self) -> (VerilogBlock, &'static Op) {
        let mut block = Vec::new();
        while let Some(op) = self.ops.next() {
            match op {
                Op::Else | Op::ElseIf | Op::Case(_) | Op::End => return (block, op),
                op => block.extend(self.step(op)),
            }
        }
        (block, &Op::End)
    }

    /// Reads an operation; returns a statement, or `None` if it is an operand of a later one.
    fn step(&mut self, op: &Op) -> Option<VerilogStatement> {
        Some(match op {
            Op::Assign(name) => {
                VerilogStatement::Assignment(VerilogExpression::Signal((*name).into()), self.pop())
            }
            Op::If => VerilogStatement::If(self.conditional()),
            Op::Match => VerilogStatement::Match(self.choice()),
            Op::For(index) => {
                let (to, from) = (self.bound(), self.bound());
                VerilogStatement::Loop(VerilogLoop {
                    index: (*index).into(),
                    from,
                    to,
                    block: self.block().0,
                })
            }
            Op::Comment(text) => VerilogStatement::Comment((*text).into()),
            operand => {
                let operand = self.operand(operand);
                self.operands.push(operand);
                return None;
            }
        })
    }

    fn conditional(&mut self) -> VerilogConditional {
        let test = self.pop();
        let (then, end) = self.block();
        let otherwise = match end {
            Op::Else => VerilogBlockOrConditional::Block(self.block().0),
            Op::ElseIf => VerilogBlockOrConditional::Conditional(Box::new(self.statement())),
            _ => VerilogBlockOrConditional::None,
        };
        VerilogConditional {
            test,
            then,
            otherwise,
        }
    }

    fn statement(&mut self) -> VerilogStatement {
        loop {
            let op = self.ops.next().expect("a statement follows");
            if let Some(statement) = self.step(op) {
                return statement;
            }
        }
    }

    fn choice(&mut self) -> VerilogMatch {
        let test = self.pop();
        let mut cases = Vec::new();
        let mut next = self.ops.next();
        while let Some(Op::Case(label)) = next {
            let (block, end) = self.block();
            cases.push(VerilogCase {
                condition: (*label).into(),
                block,
            });
            next = Some(end);
        }
        VerilogMatch { test, cases }
    }

    fn operand(&mut self, op: &Op) -> VerilogExpression {
        match op {
            Op::Signal(name) => VerilogExpression::Signal((*name).into()),
            Op::Number(number) => VerilogExpression::Literal((*number).into()),
            Op::Value(number) => VerilogExpression::Literal(self.values[*number].into()),
            Op::Bit(bit) => VerilogExpression::Literal((*bit).into()),
            Op::Cast(size) => {
                let width = self.width(*size);
                VerilogExpression::Cast(self.boxed(), width)
            }
            Op::Paren => VerilogExpression::Paren(self.boxed()),
            Op::Unary(op) => VerilogExpression::Unary(op.clone(), self.boxed()),
            Op::Binary(op) => {
                let (right, left) = (self.boxed(), self.boxed());
                VerilogExpression::Binary(left, op.clone(), right)
            }
            Op::Index => {
                let (at, of) = (self.boxed(), self.boxed());
                VerilogExpression::Index(of, at)
            }
            Op::Slice(size) => {
                let (at, of) = (self.boxed(), self.boxed());
                VerilogExpression::Slice(of, self.width(*size), at)
            }
            Op::Replace => {
                let (bit, at, of) = (self.boxed(), self.boxed(), self.boxed());
                VerilogExpression::IndexReplace(of, at, bit)
            }
            statement => unreachable!("{statement:?} is no operand"),
        }
    }

    fn width(&self, size: Size) -> usize {
        match size {
            Size::Number(width) => width,
            Size::Value(number) => self.values[number],
        }
    }

    fn bound(&mut self) -> VerilogLiteral {
        match self.pop() {
            VerilogExpression::Literal(bound) => bound,
            other => panic!("{other:?} bounds a loop"),
        }
    }

    fn boxed(&mut self) -> Box<VerilogExpression> {
        Box::new(self.pop())
    }

    fn pop(&mut self) -> VerilogExpression {
        self.operands.pop().expect("operands stand before it")
    }
}
