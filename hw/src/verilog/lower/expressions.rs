//! Lowers expressions: gives each one its width, and introduces nets where Verilog can index or slice only a name.

use super::{Lowering, Part, Value};
use crate::values;
use crate::verilog::constant::Constant;
use crate::verilog::error::EmitError;
use crate::verilog::expr::{
    BinaryOp, Expr, NetId, UnaryOp, binary, cat, extend, not, reduce, shift_left, shift_right,
    slice, unnamed,
};
use crate::verilog::statement::{Outer, Statement};
use crate::verilog::table::Role;
use rust_hdl::core::ast::{VerilogExpression, VerilogLiteral, VerilogOp, VerilogOpUnary};
use rust_hdl::prelude::clog2;

impl Lowering<'_> {
    pub(super) fn sized(&mut self, value: Value, width: usize) -> Result<Expr, EmitError> {
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
            Value::Named(value) => {
                let own = value.width.unwrap_or(width);
                match self.table.named(value, own) {
                    Some(constant) if own <= width => Ok(extend(Expr::Const(constant), width)),
                    _ => self.refuse(format!("{} does not fit into {width} bits", value.key)),
                }
            }
            Value::Sized(expr) if expr.width() == width => Ok(expr),
            Value::Sized(expr) => self.refuse(format!(
                "{} bits meet where {width} are expected",
                expr.width()
            )),
        }
    }

    /// Lowers an expression whose width no context determines, because it is reduced, indexed or sliced.
    fn operand(&mut self, expr: &VerilogExpression) -> Result<Expr, EmitError> {
        match self.value(expr)? {
            Value::Sized(expr) => Ok(expr),
            Value::Integer(value @ (0 | 1)) => self.sized(Value::Integer(value), 1),
            Value::Integer(value) => {
                self.refuse(format!("{value} stands where a signal is expected"))
            }
            Value::Named(value) => {
                self.refuse(format!("{} stands where a signal is expected", value.key))
            }
        }
    }

    pub(super) fn value(&mut self, expr: &VerilogExpression) -> Result<Value, EmitError> {
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

    /// Whether a kernel may only assign the net, not read it: the input of a register or of a block.
    fn is_only_assigned(&self, net: NetId) -> bool {
        matches!(self.table.net(net).role, Role::Next(_) | Role::Into(_))
    }

    fn signal(&mut self, text: &str) -> Result<Value, EmitError> {
        if let Some((_, value)) = self.loops.iter().rev().find(|(name, _)| name == text) {
            return Ok(Value::Integer(*value));
        }
        let key = self.key(text)?;
        match self.table.find(&key) {
            Some(Expr::Net { net, .. }) if self.is_only_assigned(net) => {
                let what = match self.table.net(net).role {
                    Role::Next(_) => "a register's d",
                    _ => "a block's input",
                };
                self.refuse(format!(
                    "'{}' is read, but {what} is only assigned",
                    key.replace('$', ".")
                ))
            }
            Some(found) => Ok(Value::Sized(found)),
            None => match values::find(&key) {
                Some(value) => Ok(Value::Named(value)),
                None => Err(EmitError::Unknown {
                    block: self.block.to_owned(),
                    name: key.replace('$', "."),
                }),
            },
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
            Value::Integer(_) | Value::Named(_) => self.sized(value, width),
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
        if let (Some(left), Some(right)) = (left.number(), right.number()) {
            return match fold(left, op, right) {
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
        // The simulator allows one addend to be a single bit, such as a carry.
        let (left, right) = match op {
            VerilogOp::Add if right.width() == 1 => {
                let width = left.width();
                (left, extend(right, width))
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
        // In the simulator, an unsized literal that a signal shifts has 64 bits.
        let left = match left {
            Value::Sized(left) => left,
            literal => self.sized(literal, 64)?,
        };
        // A constant shifted by a named place keeps the name in the text; any other operand becomes a concatenation.
        if let (Expr::Const(_), Value::Named(place), VerilogOp::Shl) = (&left, &right, op) {
            let Some(by) = self.place(place, left.width()) else {
                return self.refuse(format!("{} is outside of {} bits", place.key, left.width()));
            };
            return Ok(Value::Sized(Expr::Binary(
                BinaryOp::Shl,
                Box::new(left),
                Box::new(by),
            )));
        }
        let by = match right {
            Value::Sized(by) => by,
            Value::Integer(amount) => self.sized(Value::Integer(amount), 32)?,
            Value::Named(place) => self.sized(Value::Integer(place.number.into()), 32)?,
        };
        Ok(Value::Sized(match op {
            VerilogOp::Shl => shift_left(left, by),
            _ => shift_right(left, by),
        }))
    }

    pub(super) fn index_constant(&self, at: &Value) -> Option<usize> {
        match at {
            Value::Sized(Expr::Const(at)) => at.as_usize(),
            at => at.number().and_then(|at| usize::try_from(at).ok()),
        }
    }

    /// The index of a named place in a value of `width` bits.
    fn place(&mut self, place: &'static values::Value, width: usize) -> Option<Expr> {
        self.table.named(place, clog2(width)).map(Expr::Const)
    }

    /// `width` bits of a whole net from a named place upwards.
    fn named_bits(&mut self, of: &Expr, width: usize, at: &Value) -> Option<Expr> {
        let (&Value::Named(place), &Expr::Net { net, lo: 0, .. }) = (at, of) else {
            return None;
        };
        let whole = of.width();
        let is_inside = place.number as usize + width <= whole && width < whole;
        if !is_inside || self.table.net(net).width != whole {
            return None;
        }
        let at = Box::new(self.place(place, whole)?);
        Some(Expr::Select { net, at, width })
    }

    fn bit(&mut self, of: Expr, at: Value) -> Result<Expr, EmitError> {
        let width = of.width();
        if let Some(named) = self.named_bits(&of, 1, &at) {
            return Ok(named);
        }
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
        if let Some(named) = self.named_bits(&of, width, &at) {
            return Ok(named);
        }
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
        // Bits beyond the last one read as zero, up to an index of `whole`; above that the simulator panics.
        let index_bits = clog2(whole + 1).min(at.width());
        let at = self.slice(at, 0, index_bits);
        let room = (1 << index_bits) - 1 + width;
        let padded = extend(of, room.max(whole));
        Ok(self.select(padded, at, width))
    }

    fn select(&mut self, of: Expr, at: Expr, width: usize) -> Expr {
        let of = unnamed(of);
        let (net, at) = match of {
            Expr::Net { net, lo, width } if width == self.table.net(net).width => (net, (lo, at)),
            Expr::Net {
                net,
                lo,
                width: part,
            } => {
                // If the part begins at a multiple of a power of two, its index is the low bits of the index into the
                // whole net.
                let bits = clog2(part);
                let at = self.resize(at, bits);
                if lo % (1 << bits) == 0 {
                    (net, (lo >> bits, at))
                } else {
                    (self.part(of), (0, at))
                }
            }
            other => (self.part(other), (0, at)),
        };
        let index_bits = clog2(self.table.net(net).width);
        let (base, at) = at;
        let at = if base == 0 {
            self.resize(at, index_bits)
        } else {
            let high = Constant::new(base as u128, index_bits - at.width());
            cat(vec![
                Expr::Const(high.expect("the part is inside the net")),
                at,
            ])
        };
        Expr::Select {
            net,
            at: Box::new(at),
            width,
        }
    }

    fn resize(&mut self, at: Expr, width: usize) -> Expr {
        if at.width() > width {
            self.slice(at, 0, width)
        } else {
            extend(at, width)
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

    /// A slice of any expression, through an intermediate net if Verilog cannot slice it.
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
                statement: Statement::Assign { net, value },
                comments: Vec::new(),
                is_hold: false,
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
