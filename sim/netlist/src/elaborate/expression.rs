//! Expressions as logic, by Verilog's rules of width and sign: an operand is widened to the widest operand of its
//! context before any computation, and is signed only if all operands are.

use super::Elaborator;
use super::scope::{Constant, Entity, Scope};
use super::values::{Bit, Values};
use crate::error::{Fault, Place, Result};
use crate::graph::Lit;
use crate::syntax::{Expr, ExprKind};
use std::ops::Range;

/// The context of an expression.
pub(super) struct Context<'c> {
    pub scope: &'c Scope<'c>,
    /// The variables of the loops around it, the innermost last.
    pub loops: &'c [(String, i64)],
    /// The values that the process around it has assigned so far, if names refer to these.
    pub values: Option<&'c Values>,
}

impl<'c> Context<'c> {
    pub fn of(scope: &'c Scope<'c>) -> Self {
        Self {
            scope,
            loops: &[],
            values: None,
        }
    }
}

/// The width, and whether it is signed.
type Shape = (usize, bool);

/// What a name refers to: its bits, the number of the lowest bit, and whether it is signed.
struct Named {
    bits: Vec<Lit>,
    low: i64,
    is_signed: bool,
}

fn unknown(name: &str, place: Place) -> Fault {
    Fault::new(place, format!("'{name}' is not declared"))
}

fn literals(bits: &[bool]) -> Vec<Lit> {
    bits.iter().map(|bit| Lit::constant(*bit)).collect()
}

impl Elaborator<'_> {
    /// The self-determined width and sign of an expression.
    fn shape(&mut self, expr: &Expr, context: &Context<'_>) -> Result<Shape> {
        Ok(match &expr.kind {
            ExprKind::Number(number) => (number.bits.len(), number.is_signed),
            ExprKind::Text(text) => {
                return Err(Fault::new(
                    expr.place,
                    format!("\"{text}\": expected a number"),
                ));
            }
            ExprKind::Name(name) => {
                let named = self.named(name, expr.place, context)?;
                (named.bits.len(), named.is_signed)
            }
            ExprKind::Index(name, _) => match context.scope.find(name) {
                Some(Entity::Memory(memory)) => (self.design.memories[*memory].width, false),
                _ => (1, false),
            },
            ExprKind::Slice(_, range) => {
                let (high, low) = (
                    self.integer(&range.high, context)?,
                    self.integer(&range.low, context)?,
                );
                (self.width_of(high - low + 1, expr.place)?, false)
            }
            ExprKind::Part(_, _, width) => {
                let width = self.integer(width, context)?;
                (self.width_of(width, expr.place)?, false)
            }
            ExprKind::Join(parts) => {
                let mut width = 0;
                for part in parts {
                    width += self.shape(part, context)?.0;
                }
                (width, false)
            }
            ExprKind::Repeat(count, part) => {
                let count = self.integer(count, context)?;
                let width = self.shape(part, context)?.0 as i64;
                (
                    self.width_of(count.saturating_mul(width), expr.place)?,
                    false,
                )
            }
            ExprKind::Unary("~" | "-" | "+", operand) => self.shape(operand, context)?,
            ExprKind::Unary(..) => (1, false),
            ExprKind::Binary("<<" | ">>", left, _) => self.shape(left, context)?,
            ExprKind::Binary(
                "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "~^" | "^~",
                left,
                right,
            ) => self.shared_shape(left, right, context)?,
            ExprKind::Binary(..) => (1, false),
            ExprKind::Choice(_, then, otherwise) => self.shared_shape(then, otherwise, context)?,
            ExprKind::Clog2(_) => (32, true),
        })
    }

    fn width_of(&self, width: i64, place: Place) -> Result<usize> {
        match (1..=super::WIDEST).contains(&width) {
            true => Ok(width as usize),
            false => Err(Fault::new(
                place,
                format!("a value of {width} bits: expected 1 to {}", super::WIDEST),
            )),
        }
    }

    pub(super) fn shared_shape(
        &mut self,
        one: &Expr,
        other: &Expr,
        context: &Context<'_>,
    ) -> Result<Shape> {
        let (one, other) = (self.shape(one, context)?, self.shape(other, context)?);
        Ok((one.0.max(other.0), one.1 && other.1))
    }

    /// An expression at its self-determined width.
    pub(super) fn value(&mut self, expr: &Expr, context: &Context<'_>) -> Result<Vec<Lit>> {
        let (width, is_signed) = self.shape(expr, context)?;
        self.lower(expr, context, width, is_signed)
    }

    /// An expression as assigned to a target of this width.
    pub(super) fn fitted(
        &mut self,
        expr: &Expr,
        context: &Context<'_>,
        width: usize,
    ) -> Result<Vec<Lit>> {
        let (own, is_signed) = self.shape(expr, context)?;
        let mut bits = self.lower(expr, context, own.max(width), is_signed)?;
        bits.truncate(width);
        Ok(bits)
    }

    /// Whether an expression is not 0.
    pub(super) fn truth(&mut self, expr: &Expr, context: &Context<'_>) -> Result<Lit> {
        if let Some(equal) = self.texts_equal(expr, context)? {
            return Ok(Lit::constant(equal));
        }
        let bits = self.value(expr, context)?;
        Ok(self.design.graph.any(&bits))
    }

    /// A condition that does not depend on signals.
    pub(super) fn condition(&mut self, expr: &Expr, context: &Context<'_>) -> Result<bool> {
        let value = self.truth(expr, context)?.value();
        value.ok_or_else(|| Fault::new(expr.place, "expected a constant condition"))
    }

    /// `"a" == "b"`
    pub(super) fn texts_equal(
        &mut self,
        expr: &Expr,
        context: &Context<'_>,
    ) -> Result<Option<bool>> {
        let ExprKind::Binary(operator @ ("==" | "!="), left, right) = &expr.kind else {
            return Ok(None);
        };
        match (self.text(left, context), self.text(right, context)) {
            (Some(left), Some(right)) => Ok(Some((left == right) == (*operator == "=="))),
            (None, None) => Ok(None),
            _ => Err(Fault::new(expr.place, "a string compared with a number")),
        }
    }

    /// A string, if the expression is one.
    pub(super) fn text(&self, expr: &Expr, context: &Context<'_>) -> Option<String> {
        match &expr.kind {
            ExprKind::Text(text) => Some(text.clone()),
            ExprKind::Name(name) => match context.scope.find(name)? {
                Entity::Constant(Constant::Text(text)) => Some(text.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn constant(&mut self, expr: &Expr, context: &Context<'_>) -> Result<Constant> {
        if let Some(text) = self.text(expr, context) {
            return Ok(Constant::Text(text));
        }
        let (width, is_signed) = self.shape(expr, context)?;
        let bits = self.constant_bits(expr, context, width)?;
        Ok(Constant::Bits { bits, is_signed })
    }

    pub(super) fn constant_bits(
        &mut self,
        expr: &Expr,
        context: &Context<'_>,
        width: usize,
    ) -> Result<Vec<bool>> {
        let bits = self.fitted(expr, context, width)?;
        let bits = bits.into_iter().map(Lit::value).collect::<Option<_>>();
        bits.ok_or_else(|| Fault::new(expr.place, "expected a constant"))
    }

    pub(super) fn integer(&mut self, expr: &Expr, context: &Context<'_>) -> Result<i64> {
        let Constant::Bits { bits, is_signed } = self.constant(expr, context)? else {
            return Err(Fault::new(expr.place, "a string: expected a number"));
        };
        let is_negative = is_signed && bits.last() == Some(&true);
        let value = (0..64).fold(0, |value, bit| {
            let set = bits.get(bit).copied().unwrap_or(is_negative);
            value | i64::from(set) << bit
        });
        if bits.iter().skip(63).any(|bit| *bit != is_negative) {
            return Err(Fault::new(
                expr.place,
                "a number of more than 63 bits: expected a smaller one",
            ));
        }
        Ok(value)
    }

    fn named(&mut self, name: &str, place: Place, context: &Context<'_>) -> Result<Named> {
        if let Some((_, value)) = context
            .loops
            .iter()
            .rev()
            .find(|(variable, _)| variable == name)
        {
            let bits = (0..32)
                .map(|bit| Lit::constant(value >> bit & 1 == 1))
                .collect();
            return Ok(Named {
                bits,
                low: 0,
                is_signed: true,
            });
        }
        match context
            .scope
            .find(name)
            .ok_or_else(|| unknown(name, place))?
        {
            Entity::Constant(Constant::Bits { bits, is_signed }) => Ok(Named {
                bits: literals(bits),
                low: 0,
                is_signed: *is_signed,
            }),
            Entity::Constant(Constant::Text(_)) => Err(Fault::new(
                place,
                format!("'{name}' is a string: expected a number"),
            )),
            Entity::Signal(signal) => {
                let declared = &self.design.signals[*signal];
                let mut bits = declared.bits.clone();
                if let Some(values) = context.values {
                    for (bit, lit) in bits.iter_mut().enumerate() {
                        match values.get(*signal, bit) {
                            Bit::Value(value) => *lit = value,
                            Bit::Unset => values.miss(*signal, bit, place),
                            Bit::Sometimes => {
                                return Err(Fault::new(
                                    place,
                                    format!(
                                        "'{name}' is read where it has no value on some path (a latch)"
                                    ),
                                ));
                            }
                        }
                    }
                }
                Ok(Named {
                    bits,
                    low: declared.low,
                    is_signed: false,
                })
            }
            Entity::Memory(_) => Err(Fault::new(
                place,
                format!("memory '{name}' without an address"),
            )),
            Entity::Variable => Err(Fault::new(
                place,
                format!("variable '{name}' is read outside its loop"),
            )),
        }
    }

    /// An expression at the width and sign of its context.
    pub(super) fn lower(
        &mut self,
        expr: &Expr,
        context: &Context<'_>,
        width: usize,
        is_signed: bool,
    ) -> Result<Vec<Lit>> {
        let place = expr.place;
        let bits = match &expr.kind {
            ExprKind::Number(number) => literals(&number.bits),
            ExprKind::Text(_) => {
                return Err(self
                    .shape(expr, context)
                    .err()
                    .unwrap_or_else(|| Fault::new(place, "a string")));
            }
            ExprKind::Name(name) => self.named(name, place, context)?.bits,
            ExprKind::Index(name, index) => self.indexed(name, index, place, context)?,
            ExprKind::Slice(name, range) => {
                let (high, low) = (
                    self.integer(&range.high, context)?,
                    self.integer(&range.low, context)?,
                );
                let named = self.named(name, place, context)?;
                let bits = within(name, &named, low, high, place)?;
                named.bits[bits].to_vec()
            }
            ExprKind::Part(name, base, part) => {
                let part = self.integer(part, context)?;
                let part = self.width_of(part, place)?;
                let named = self.named(name, place, context)?;
                let base = self.value(base, context)?;
                match number(&base) {
                    Some(base) => {
                        let bits = within(name, &named, base, base + part as i64 - 1, place)?;
                        named.bits[bits].to_vec()
                    }
                    None if named.low == 0 => {
                        let mut bits = self.design.graph.shifted(&named.bits, &base, false);
                        bits.resize(part, Lit::FALSE);
                        bits
                    }
                    None => {
                        return Err(Fault::new(
                            place,
                            format!("a variable part of '{name}': expected its lowest bit to be 0"),
                        ));
                    }
                }
            }
            ExprKind::Join(parts) => {
                let mut bits = Vec::new();
                for part in parts.iter().rev() {
                    bits.extend(self.value(part, context)?);
                }
                bits
            }
            ExprKind::Repeat(count, part) => {
                let count = self.integer(count, context)?;
                let part = self.value(part, context)?;
                let total = self.width_of(count.saturating_mul(part.len() as i64), place)?;
                part.iter().copied().cycle().take(total).collect()
            }
            ExprKind::Unary(operator, operand) => {
                return self.unary(operator, operand, context, width, is_signed);
            }
            ExprKind::Binary(operator, left, right) => {
                return self.binary((operator, left, right), place, context, width, is_signed);
            }
            ExprKind::Choice(condition, then, otherwise) => {
                let condition = self.truth(condition, context)?;
                let then = self.lower(then, context, width, is_signed)?;
                let otherwise = self.lower(otherwise, context, width, is_signed)?;
                return Ok(self.design.graph.choices(condition, &then, &otherwise));
            }
            ExprKind::Clog2(value) => {
                let value = self.integer(value, context)?;
                let places = (0..63).find(|places| 1i64 << places >= value).unwrap_or(63);
                (0..32)
                    .map(|bit| Lit::constant(places >> bit & 1 == 1))
                    .collect()
            }
        };
        Ok(widened(bits, width, is_signed))
    }

    fn indexed(
        &mut self,
        name: &str,
        index: &Expr,
        place: Place,
        context: &Context<'_>,
    ) -> Result<Vec<Lit>> {
        let address = self.value(index, context)?;
        if let Some(&Entity::Memory(memory)) = context.scope.find(name) {
            return Ok(self.read(memory, address));
        }
        let named = self.named(name, place, context)?;
        if let Some(index) = number(&address) {
            let bits = within(name, &named, index, index, place)?;
            return Ok(named.bits[bits].to_vec());
        }
        if named.low != 0 {
            return Err(Fault::new(
                place,
                format!("a variable bit of '{name}': expected its lowest bit to be 0"),
            ));
        }
        let words: Vec<Vec<Lit>> = named.bits.iter().map(|bit| vec![*bit]).collect();
        Ok(self.design.graph.selected(&words, &address, 1))
    }

    /// The signal and bits of a target with constant indices and without concatenation.
    pub(super) fn fixed_target(
        &mut self,
        target: &Expr,
        context: &Context<'_>,
    ) -> Result<(usize, Range<usize>)> {
        let place = target.place;
        let (ExprKind::Name(name)
        | ExprKind::Index(name, _)
        | ExprKind::Slice(name, _)
        | ExprKind::Part(name, _, _)) = &target.kind
        else {
            return Err(Fault::new(
                place,
                "expected a signal to drive, or bits of one",
            ));
        };
        let signal = match context.scope.find(name) {
            Some(Entity::Signal(signal)) => *signal,
            Some(_) => {
                return Err(Fault::new(
                    place,
                    format!("'{name}' cannot be driven here: expected a signal"),
                ));
            }
            None => return Err(unknown(name, place)),
        };
        let declared = &self.design.signals[signal];
        let named = Named {
            bits: declared.bits.clone(),
            low: declared.low,
            is_signed: false,
        };
        let (low, high) = match &target.kind {
            ExprKind::Index(_, index) => {
                let index = self.integer(index, context)?;
                (index, index)
            }
            ExprKind::Slice(_, range) => {
                let high = self.integer(&range.high, context)?;
                (self.integer(&range.low, context)?, high)
            }
            ExprKind::Part(_, base, width) => {
                let base = self.integer(base, context)?;
                (base, base + self.integer(width, context)? - 1)
            }
            _ => return Ok((signal, 0..named.bits.len())),
        };
        Ok((signal, within(name, &named, low, high, place)?))
    }
}

/// The value of bits if all of them are constant.
pub(super) fn number(bits: &[Lit]) -> Option<i64> {
    let mut value = 0;
    for (bit, lit) in bits.iter().enumerate() {
        match (lit.value()?, bit) {
            (true, 0..62) => value |= 1 << bit,
            // Larger than any vector, so out of range in any case.
            (true, _) => return Some(i64::MAX >> 1),
            (false, _) => {}
        }
    }
    Some(value)
}

/// The positions of `[high:low]` within the named bits.
fn within(name: &str, named: &Named, low: i64, high: i64, place: Place) -> Result<Range<usize>> {
    let (first, last) = (named.low, named.low + named.bits.len() as i64 - 1);
    if low > high || low < first || high > last {
        let message = format!("bits [{high}:{low}] of '{name}': expected some of [{last}:{first}]");
        return Err(Fault::new(place, message));
    }
    Ok((low - first) as usize..(high - first + 1) as usize)
}

/// Bits extended to a width by their sign, or by zeros.
pub(super) fn widened(mut bits: Vec<Lit>, width: usize, is_signed: bool) -> Vec<Lit> {
    let fill = match (is_signed, bits.last()) {
        (true, Some(sign)) => *sign,
        _ => Lit::FALSE,
    };
    bits.resize(width, fill);
    bits
}
