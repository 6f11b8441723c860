//! From rust-hdl's AST to sized expressions and statements.

use super::constant::Constant;
use super::error::EmitError;
use super::expr::{
    BinaryOp, Expr, NetId, UnaryOp, binary, cat, extend, not, reduce, shift_left, shift_right,
    slice,
};
use super::names;
use super::statement::{Outer, Statement};
use super::table::{Role, Table};
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogLink,
    VerilogLinkDetails, VerilogLiteral, VerilogMatch, VerilogOp, VerilogOpUnary, VerilogStatement,
};
use rust_hdl::prelude::clog2;
use std::collections::HashMap;

/// A literal or loop index, which takes the width of what it meets, or an expression that has one.
#[derive(Debug)]
enum Value {
    Integer(i128),
    Sized(Expr),
}

/// A net made for a part of an expression that Verilog cannot index or slice as it stands.
struct Part {
    net: NetId,
    value: Expr,
}

pub(super) struct Lowering<'a> {
    block: &'a str,
    table: &'a mut Table,
    loops: Vec<(String, i128)>,
    /// What the error messages say the expression belongs to.
    place: String,
    /// Parts made for the present statement, to stand right before it.
    pending: Vec<Part>,
    /// All parts of the present outermost statement.
    parts: Vec<Part>,
    /// Parts that mean the same throughout the kernel.
    settled: HashMap<Expr, NetId>,
    outer: Vec<Outer>,
    comments: Vec<String>,
}

/// The statements of a kernel's outermost block.
pub(super) fn kernel(
    block: &str,
    table: &mut Table,
    kernel: &VerilogBlock,
) -> Result<Vec<Outer>, EmitError> {
    let mut lowering = Lowering {
        block,
        table,
        loops: Vec::new(),
        place: String::new(),
        pending: Vec::new(),
        parts: Vec::new(),
        settled: HashMap::new(),
        outer: Vec::new(),
        comments: Vec::new(),
    };
    lowering.outermost(kernel, false)?;
    Ok(lowering.outer)
}

impl Lowering<'_> {
    fn refuse<T>(&self, reason: impl Into<String>) -> Result<T, EmitError> {
        Err(EmitError::Expression {
            block: self.block.to_owned(),
            place: self.place.clone(),
            reason: reason.into(),
        })
    }

    // Statements.

    fn outermost(&mut self, block: &VerilogBlock, is_setup: bool) -> Result<(), EmitError> {
        for statement in block {
            match statement {
                VerilogStatement::Macro(inner) => self.outermost(inner, true)?,
                VerilogStatement::Loop(unrolled) => {
                    for i in unrolled.from.as_usize()..unrolled.to.as_usize() {
                        self.loops.push((unrolled.index.clone(), i as i128));
                        self.outermost(&unrolled.block, is_setup)?;
                        self.loops.pop();
                    }
                }
                VerilogStatement::Comment(text) => self.comments.extend(comment(text)),
                other => {
                    let mut lowered = Vec::new();
                    self.statement(other, &mut lowered)?;
                    self.place_parts(&mut lowered);
                    for statement in lowered {
                        self.push_outer(statement, is_setup);
                    }
                }
            }
        }
        Ok(())
    }

    fn push_outer(&mut self, statement: Statement, is_setup: bool) {
        let comments = if is_setup {
            Vec::new()
        } else {
            std::mem::take(&mut self.comments)
        };
        self.outer.push(Outer {
            statement,
            comments,
            is_setup,
        });
    }

    /// Decides for each part made in an outermost statement whether it can stand before it; one that reads what
    /// the statement assigns stays inside, with a value before it so that it is no latch.
    fn place_parts(&mut self, lowered: &mut Vec<Statement>) {
        for part in std::mem::take(&mut self.parts) {
            let mut assigned = Vec::new();
            lowered
                .iter()
                .for_each(|s| s.targets(&mut |net| assigned.push(net)));
            let mut movable = true;
            part.value
                .reads(&mut |net, _| movable &= !assigned.contains(&net));
            let value = if movable {
                lowered.retain(|s| !matches!(s, Statement::Assign { net, .. } if *net == part.net));
                lowered
                    .iter_mut()
                    .for_each(|s| s.remove_assignment(part.net));
                part.value
            } else if lowered
                .iter()
                .any(|s| matches!(s, Statement::Assign { net, .. } if *net == part.net))
            {
                continue;
            } else {
                Expr::zero(part.value.width())
            };
            let net = part.net;
            self.push_outer(Statement::Assign { net, lo: 0, value }, false);
        }
    }

    fn body(&mut self, block: &VerilogBlock) -> Result<Vec<Statement>, EmitError> {
        let mut lowered = Vec::new();
        self.statements(block, &mut lowered)?;
        Ok(lowered)
    }

    fn statements(
        &mut self,
        block: &VerilogBlock,
        into: &mut Vec<Statement>,
    ) -> Result<(), EmitError> {
        for statement in block {
            self.statement(statement, into)?;
        }
        Ok(())
    }

    fn statement(
        &mut self,
        statement: &VerilogStatement,
        into: &mut Vec<Statement>,
    ) -> Result<(), EmitError> {
        match statement {
            VerilogStatement::Assignment(target, value) => {
                let (net, width) = self.target(target)?;
                let value = self.value(value)?;
                let value = self.sized(value, width)?;
                self.flush(into);
                into.push(Statement::Assign { net, lo: 0, value });
            }
            VerilogStatement::SliceAssignment {
                base,
                width,
                offset,
                replacement,
            } => {
                let (net, whole) = self.target(base)?;
                let offset = self.value(offset)?;
                let lo = self.index_constant(&offset);
                let value = self.value(replacement)?;
                let value = self.sized(value, *width)?;
                let Some(lo) = lo.filter(|lo| lo + width <= whole) else {
                    return self
                        .refuse("a slice is assigned at an index that is not known or not inside");
                };
                self.flush(into);
                into.push(Statement::Assign { net, lo, value });
            }
            VerilogStatement::If(conditional) => self.conditional(conditional, into)?,
            VerilogStatement::Match(choice) => self.choice(choice, into)?,
            VerilogStatement::Loop(unrolled) => {
                for i in unrolled.from.as_usize()..unrolled.to.as_usize() {
                    self.loops.push((unrolled.index.clone(), i as i128));
                    self.statements(&unrolled.block, into)?;
                    self.loops.pop();
                }
            }
            VerilogStatement::Comment(text) => into.extend(comment(text).map(Statement::Comment)),
            VerilogStatement::Link(links) => {
                for link in links {
                    self.link(link, into)?;
                }
            }
            VerilogStatement::Macro(inner) => self.statements(inner, into)?,
        }
        Ok(())
    }

    fn flush(&mut self, into: &mut Vec<Statement>) {
        for part in self.pending.drain(..) {
            into.push(Statement::Assign {
                net: part.net,
                lo: 0,
                value: part.value.clone(),
            });
            self.parts.push(part);
        }
    }

    fn conditional(
        &mut self,
        conditional: &VerilogConditional,
        into: &mut Vec<Statement>,
    ) -> Result<(), EmitError> {
        self.place = "if".to_owned();
        let test = self.value(&conditional.test)?;
        let test = self.sized(test, 1)?;
        self.flush(into);
        let then = self.body(&conditional.then)?;
        let otherwise = match &conditional.otherwise {
            VerilogBlockOrConditional::Block(block) => self.body(block)?,
            VerilogBlockOrConditional::Conditional(next) => {
                let mut lowered = Vec::new();
                self.statement(next, &mut lowered)?;
                lowered
            }
            VerilogBlockOrConditional::None => Vec::new(),
        };
        into.push(Statement::If {
            test,
            then,
            otherwise,
        });
        Ok(())
    }

    fn choice(
        &mut self,
        choice: &VerilogMatch,
        into: &mut Vec<Statement>,
    ) -> Result<(), EmitError> {
        self.place = "match".to_owned();
        let Value::Sized(test) = self.value(&choice.test)? else {
            return self.refuse("a match on a number known at build time");
        };
        self.flush(into);
        let mut arms = Vec::new();
        let mut default = None;
        for case in &choice.cases {
            let body = self.body(&case.block)?;
            self.place = "match".to_owned();
            if case.condition == "default" {
                default = Some(body);
                break;
            }
            arms.push((self.label(&case.condition, test.width())?, body));
        }
        // Rust has seen to it that the arms cover everything: the last one then needs no test.
        let (default, default_label) = match default {
            Some(body) => (body, None),
            None => match arms.pop() {
                Some((label, body)) => (body, Some(label)),
                None => return self.refuse("a match without arms"),
            },
        };
        into.push(Statement::Case {
            test,
            arms,
            default,
            default_label,
        });
        Ok(())
    }

    fn label(&self, condition: &str, width: usize) -> Result<Constant, EmitError> {
        let value = match condition {
            "true" => Some(1),
            "false" => Some(0),
            other => names::literal(other),
        };
        let label = match value {
            Some(value) => u128::try_from(value)
                .ok()
                .and_then(|value| Constant::new(value, width)),
            None => match self.table.find(&condition.replace("::", "$")) {
                Some(Expr::Const(value)) if value.width() == width => Some(value),
                _ => None,
            },
        };
        match label {
            Some(label) => Ok(label),
            None => self.refuse(format!(
                "the pattern '{condition}' is no constant of {width} bits"
            )),
        }
    }

    fn link(&mut self, link: &VerilogLink, into: &mut Vec<Statement>) -> Result<(), EmitError> {
        let names = |details: &VerilogLinkDetails| {
            let part = details.my_name.trim_matches('.');
            let full = |base: &str| match part {
                "" => base.to_owned(),
                part => format!("{base}${part}"),
            };
            (full(&details.other_name), full(&details.owner_name))
        };
        let (target, source) = match link {
            VerilogLink::Forward(details) => names(details),
            VerilogLink::Backward(details) => {
                let (other, owner) = names(details);
                (owner, other)
            }
            VerilogLink::Bidirectional(details) => {
                self.place = details.owner_name.clone();
                return self.refuse("tristate signals are joined");
            }
        };
        self.statement(
            &VerilogStatement::Assignment(
                VerilogExpression::Signal(target),
                VerilogExpression::Signal(source),
            ),
            into,
        )
    }

    fn target(&mut self, target: &VerilogExpression) -> Result<(NetId, usize), EmitError> {
        let VerilogExpression::Signal(text) = target else {
            self.place = format!("{target:?}");
            return self.refuse("only a signal can be assigned");
        };
        let key = self.key(text)?;
        self.place = key.replace('$', ".");
        let Some(net) = self.table.find_net(&key) else {
            return Err(EmitError::Unknown {
                block: self.block.to_owned(),
                name: self.place.clone(),
            });
        };
        let found = self.table.net(net);
        if !found.role.is_driven_here() {
            return Err(EmitError::NotDrivable {
                block: self.block.to_owned(),
                signal: self.place.clone(),
                what: match found.role {
                    Role::Input => "an input of this block",
                    _ => "an output of the sub-block",
                },
            });
        }
        Ok((net, found.width))
    }

    fn key(&self, text: &str) -> Result<String, EmitError> {
        names::key(text, &self.loops).ok_or_else(|| EmitError::Index {
            block: self.block.to_owned(),
            name: text.replace('$', "."),
        })
    }

    // Expressions.

    fn sized(&self, value: Value, width: usize) -> Result<Expr, EmitError> {
        match value {
            Value::Integer(integer) => {
                let constant = u128::try_from(integer)
                    .ok()
                    .and_then(|value| Constant::new(value, width));
                match constant {
                    Some(constant) => Ok(Expr::Const(constant)),
                    None => self.refuse(format!("{integer} does not fit into {width} bits")),
                }
            }
            Value::Sized(expr) if expr.width() == width => Ok(expr),
            Value::Sized(expr) => self.refuse(format!(
                "{} bits meet where {width} are expected",
                expr.width()
            )),
        }
    }

    /// An expression with a width of its own: what is reduced, indexed or sliced.
    fn operand(&mut self, expr: &VerilogExpression) -> Result<Expr, EmitError> {
        match self.value(expr)? {
            Value::Sized(expr) => Ok(expr),
            Value::Integer(value @ (0 | 1)) => self.sized(Value::Integer(value), 1),
            Value::Integer(value) => {
                self.refuse(format!("{value} stands where a signal is expected"))
            }
        }
    }

    fn value(&mut self, expr: &VerilogExpression) -> Result<Value, EmitError> {
        Ok(Value::Sized(match expr {
            VerilogExpression::Signal(text) => return self.signal(text),
            VerilogExpression::Literal(literal) => return self.literal(literal),
            VerilogExpression::Paren(inner) => return self.value(inner),
            VerilogExpression::Cast(inner, width) => {
                let value = self.value(inner)?;
                self.cast(value, *width)?
            }
            VerilogExpression::Binary(left, op, right) => return self.binary(left, op, right),
            VerilogExpression::Unary(VerilogOpUnary::Neg, _) => {
                return self.refuse("negation is for signed values, which are not supported");
            }
            VerilogExpression::Unary(op, inner) => {
                let of = self.operand(inner)?;
                match op {
                    VerilogOpUnary::Not => not(of),
                    VerilogOpUnary::All => reduce(UnaryOp::All, of),
                    VerilogOpUnary::Any => reduce(UnaryOp::Any, of),
                    VerilogOpUnary::Xor => reduce(UnaryOp::Parity, of),
                    VerilogOpUnary::Neg => unreachable!("refused above"),
                }
            }
            VerilogExpression::Index(of, at) => {
                let of = self.operand(of)?;
                let at = self.value(at)?;
                self.bit(of, at)?
            }
            VerilogExpression::Slice(of, width, at) => {
                let of = self.operand(of)?;
                let at = self.value(at)?;
                self.bits(of, *width, at)?
            }
            VerilogExpression::IndexReplace(of, at, bit) => {
                let of = self.operand(of)?;
                let at = self.value(at)?;
                let bit = self.value(bit)?;
                let bit = self.sized(bit, 1)?;
                self.replace(of, at, bit)?
            }
            VerilogExpression::Signed(_) | VerilogExpression::Unsigned(_) => {
                return self.refuse("signed values are not supported");
            }
        }))
    }

    fn signal(&mut self, text: &str) -> Result<Value, EmitError> {
        if let Some((_, value)) = self.loops.iter().rev().find(|(name, _)| name == text) {
            return Ok(Value::Integer(*value));
        }
        let key = self.key(text)?;
        match self.table.find(&key) {
            Some(found) => Ok(Value::Sized(found)),
            None => Err(EmitError::Unknown {
                block: self.block.to_owned(),
                name: key.replace('$', "."),
            }),
        }
    }

    fn literal(&self, literal: &VerilogLiteral) -> Result<Value, EmitError> {
        let text = format!("{literal:x}");
        let digits = text.split_once('h').map_or("", |(_, digits)| digits);
        match i128::from_str_radix(digits, 16) {
            Ok(value) => Ok(Value::Integer(value)),
            Err(_) => self.refuse(format!("the literal {text} is too wide")),
        }
    }

    fn cast(&mut self, value: Value, width: usize) -> Result<Expr, EmitError> {
        match value {
            Value::Integer(_) => self.sized(value, width),
            Value::Sized(expr) if expr.width() <= width => Ok(extend(expr, width)),
            Value::Sized(expr) => Ok(self.slice(expr, 0, width)),
        }
    }

    fn binary(
        &mut self,
        left: &VerilogExpression,
        op: &VerilogOp,
        right: &VerilogExpression,
    ) -> Result<Value, EmitError> {
        let left = self.value(left)?;
        let right = self.value(right)?;
        if let (Value::Integer(left), Value::Integer(right)) = (&left, &right) {
            return match fold(*left, op, *right) {
                Some(value) => Ok(Value::Integer(value)),
                None => self.refuse(format!("{left} {op:?} {right} cannot be worked out")),
            };
        }
        if matches!(op, VerilogOp::Shl | VerilogOp::Shr) {
            return self.shift(left, op, right);
        }
        let (left, right) = match (left, right) {
            (Value::Sized(left), Value::Sized(right)) => (left, right),
            (Value::Sized(left), right) => {
                let right = self.sized(right, left.width())?;
                (left, right)
            }
            (left, Value::Sized(right)) => (self.sized(left, right.width())?, right),
            _ => unreachable!("two integers are folded above"),
        };
        // Two special cases of the simulator: a carry is added as a bool, and 16 by 16 bits multiply to 32.
        let (left, right) = match op {
            VerilogOp::Add if right.width() == 1 => {
                let width = left.width();
                (left, extend(right, width))
            }
            VerilogOp::Mul => {
                let width = left.width() + right.width();
                (extend(left, width), extend(right, width))
            }
            _ => (left, right),
        };
        if left.width() != right.width() {
            return self.refuse(format!("{} bits meet {} bits", left.width(), right.width()));
        }
        let op = match op {
            VerilogOp::Add => BinaryOp::Add,
            VerilogOp::Sub => BinaryOp::Sub,
            VerilogOp::Mul => BinaryOp::Mul,
            VerilogOp::LogicalAnd => BinaryOp::LogicalAnd,
            VerilogOp::LogicalOr => BinaryOp::LogicalOr,
            VerilogOp::BitXor => BinaryOp::Xor,
            VerilogOp::BitAnd => BinaryOp::And,
            VerilogOp::BitOr => BinaryOp::Or,
            VerilogOp::Eq => BinaryOp::Eq,
            VerilogOp::Ne => BinaryOp::Ne,
            VerilogOp::Lt => BinaryOp::Lt,
            VerilogOp::Le => BinaryOp::Le,
            VerilogOp::Gt => BinaryOp::Gt,
            VerilogOp::Ge => BinaryOp::Ge,
            VerilogOp::Shl | VerilogOp::Shr => unreachable!("handled above"),
        };
        Ok(Value::Sized(binary(op, left, right)))
    }

    fn shift(&mut self, left: Value, op: &VerilogOp, right: Value) -> Result<Value, EmitError> {
        // A bare literal shifted by a signal has 64 bits in the simulator.
        let left = match left {
            Value::Sized(left) => left,
            literal => self.sized(literal, 64)?,
        };
        let by = match right {
            Value::Sized(by) => by,
            Value::Integer(amount) => self.sized(Value::Integer(amount), 32)?,
        };
        Ok(Value::Sized(match op {
            VerilogOp::Shl => shift_left(left, by),
            _ => shift_right(left, by),
        }))
    }

    fn index_constant(&self, at: &Value) -> Option<usize> {
        match at {
            Value::Integer(at) => usize::try_from(*at).ok(),
            Value::Sized(Expr::Const(at)) => at.as_usize(),
            Value::Sized(_) => None,
        }
    }

    fn bit(&mut self, of: Expr, at: Value) -> Result<Expr, EmitError> {
        let width = of.width();
        if let Some(at) = self.index_constant(&at) {
            if at >= width {
                return self.refuse(format!("bit {at} of {width} bits"));
            }
            return Ok(self.slice(of, at, 1));
        }
        let Value::Sized(at) = at else {
            return self.refuse("a bit at a negative index");
        };
        if width == 1 {
            return Ok(of);
        }
        // The simulator panics beyond the last bit, so only the index's low bits matter.
        Ok(self.select(of, at, 1))
    }

    fn bits(&mut self, of: Expr, width: usize, at: Value) -> Result<Expr, EmitError> {
        let whole = of.width();
        if let Some(at) = self.index_constant(&at) {
            if at > whole {
                return self.refuse(format!("bits from {at} on of {whole} bits"));
            }
            if at == whole {
                return Ok(Expr::zero(width));
            }
            let inside = self.slice(of, at, width.min(whole - at));
            return Ok(extend(inside, width));
        }
        let Value::Sized(at) = at else {
            return self.refuse("bits at a negative index");
        };
        if at.maximum().is_some_and(|at| at + width <= whole) {
            return Ok(self.select(of, at, width));
        }
        // What lies beyond the last bit reads as zero, up to an index of `whole`; above that the simulator panics.
        let index_bits = clog2(whole + 1).min(at.width());
        let at = self.slice(at, 0, index_bits);
        let room = (1 << index_bits) - 1 + width;
        let padded = extend(of, room.max(whole));
        Ok(self.select(padded, at, width))
    }

    fn select(&mut self, of: Expr, at: Expr, width: usize) -> Expr {
        let net = match of {
            Expr::Net { net, lo: 0, width } if width == self.table.net(net).width => net,
            other => self.part(other),
        };
        let index_bits = clog2(self.table.net(net).width);
        let at = if at.width() > index_bits {
            self.slice(at, 0, index_bits)
        } else {
            extend(at, index_bits)
        };
        Expr::Select {
            net,
            at: Box::new(at),
            width,
        }
    }

    fn replace(&mut self, of: Expr, at: Value, bit: Expr) -> Result<Expr, EmitError> {
        let width = of.width();
        if let Some(at) = self.index_constant(&at) {
            if at >= width {
                return self.refuse(format!("bit {at} of {width} bits"));
            }
            let mut pieces = Vec::new();
            if at + 1 < width {
                pieces.push(self.slice(of.clone(), at + 1, width - at - 1));
            }
            pieces.push(bit);
            if at > 0 {
                pieces.push(self.slice(of, 0, at));
            }
            return Ok(cat(pieces));
        }
        let Value::Sized(at) = at else {
            return self.refuse("a bit at a negative index");
        };
        let one = extend(Expr::Const(Constant::new(1, 1).expect("one bit")), width);
        let cleared = binary(BinaryOp::And, of, not(shift_left(one, at.clone())));
        Ok(binary(
            BinaryOp::Or,
            cleared,
            shift_left(extend(bit, width), at),
        ))
    }

    /// A slice of any expression; of one that Verilog cannot slice, by a net in between.
    fn slice(&mut self, of: Expr, lo: usize, width: usize) -> Expr {
        match slice(&of, lo, width) {
            Some(sliced) => sliced,
            None => {
                let net = self.part(of);
                Expr::Net { net, lo, width }
            }
        }
    }

    fn part(&mut self, value: Expr) -> NetId {
        let mut settled = true;
        value.reads(&mut |net, _| settled &= !self.table.net(net).role.is_driven_here());
        if settled && let Some(&net) = self.settled.get(&value) {
            return net;
        }
        let wanted = match &value {
            Expr::Cat(pieces) => match pieces.last() {
                Some(Expr::Net { net, .. }) => format!("{}_padded", self.table.net(*net).name),
                _ => "joined".to_owned(),
            },
            Expr::Binary(BinaryOp::Shl | BinaryOp::Shr, of, _) => match **of {
                Expr::Net { net, .. } => format!("{}_shifted", self.table.net(net).name),
                _ => "shifted".to_owned(),
            },
            Expr::Net { net, .. } => format!("{}_part", self.table.net(*net).name),
            _ => "part".to_owned(),
        };
        let net = self.table.add_part(&wanted, value.width());
        if settled {
            self.settled.insert(value.clone(), net);
            self.outer.push(Outer {
                statement: Statement::Assign { net, lo: 0, value },
                comments: Vec::new(),
                is_setup: false,
            });
        } else {
            self.pending.push(Part { net, value });
        }
        net
    }
}

fn fold(left: i128, op: &VerilogOp, right: i128) -> Option<i128> {
    match op {
        VerilogOp::Add => left.checked_add(right),
        VerilogOp::Sub => left.checked_sub(right),
        VerilogOp::Mul => left.checked_mul(right),
        VerilogOp::BitAnd => Some(left & right),
        VerilogOp::BitOr => Some(left | right),
        VerilogOp::BitXor => Some(left ^ right),
        VerilogOp::Shl => left.checked_shl(u32::try_from(right).ok()?),
        VerilogOp::Shr => left.checked_shr(u32::try_from(right).ok()?),
        VerilogOp::Eq => Some(i128::from(left == right)),
        VerilogOp::Ne => Some(i128::from(left != right)),
        VerilogOp::Lt => Some(i128::from(left < right)),
        VerilogOp::Le => Some(i128::from(left <= right)),
        VerilogOp::Gt => Some(i128::from(left > right)),
        VerilogOp::Ge => Some(i128::from(left >= right)),
        VerilogOp::LogicalAnd => Some(i128::from(left != 0 && right != 0)),
        VerilogOp::LogicalOr => Some(i128::from(left != 0 || right != 0)),
    }
}

/// The text of a `comment!`; an assertion is the simulation's business and left out.
fn comment(text: &str) -> Option<String> {
    // The macro hands over the whole invocation, with spaces that depend on the compiler.
    let inside = match text.find('(') {
        Some(open) if text.starts_with("comment") => &text[open + 1..],
        _ => text,
    };
    let inside = inside.trim().trim_end_matches(')').trim_matches('"').trim();
    (!inside.is_empty() && !inside.starts_with("assert")).then(|| inside.to_owned())
}

#[cfg(test)]
mod tests {
    use super::comment;

    #[test]
    fn comments_lose_their_macro() {
        let text = Some("Who (else) stands here.".to_owned());
        assert_eq!(comment("comment! (\"Who (else) stands here."), text);
        assert_eq!(comment("comment ! (\"Who (else) stands here.\")"), text);
        assert_eq!(comment("Who (else) stands here."), text);
        assert_eq!(comment("assert ! (self . a . val ())"), None);
    }
}
