//! Expressions with their parentheses, and the bits of nets.

use super::Printer;
use crate::verilog::arrays::token::{mark_literal, mark_number, mark_part};
use crate::verilog::constant::Constant;
use crate::verilog::expr::{BinaryOp, Expr, NetId, UnaryOp};
use crate::verilog::module::Logic;
use rust_hdl::prelude::clog2;

impl Printer<'_> {
    pub(super) fn target(&self, net: NetId) -> String {
        self.part(net, 0, self.nets[net.0].width)
    }

    /// Returns the power-up value of a register, or of a vector of registers.
    pub(super) fn power_up(&self, module: &Logic, name: &str) -> String {
        let elements = module.clocked.iter().map(|register| {
            let (name, lo, _) = self.nets[register.net.0].bits();
            (name, lo, &register.power_up)
        });
        let mut elements: Vec<(usize, &Constant)> = elements
            .filter(|(of, ..)| *of == name)
            .map(|(_, lo, value)| (lo, value))
            .collect();
        elements.sort_by_key(|(lo, _)| std::cmp::Reverse(*lo));
        let values = elements.into_iter().map(|(_, value)| value.clone());
        let joined =
            values.reduce(|high, low| high.join(&low).expect("no register's value has a name"));
        joined.expect("the register itself is there").literal()
    }

    /// Returns the bits that nothing reads, those of one vector together, the highest first.
    pub(super) fn unread(&self, unread: &[Expr]) -> Vec<String> {
        let mut vectors: Vec<(&str, Vec<&Expr>)> = Vec::new();
        for part in unread {
            let Expr::Net { net, .. } = part else {
                unreachable!("bits of a net");
            };
            let (name, ..) = self.nets[net.0].bits();
            match vectors.iter_mut().find(|(known, _)| *known == name) {
                Some((_, parts)) => parts.push(part),
                None => vectors.push((name, vec![part])),
            }
        }
        let lowest = |part: &&Expr| match part {
            Expr::Net { net, lo, .. } => std::cmp::Reverse(self.nets[net.0].bits().1 + lo),
            _ => unreachable!("bits of a net"),
        };
        let sorted = vectors.into_iter().flat_map(|(_, mut parts)| {
            parts.sort_by_key(lowest);
            parts.into_iter().cloned()
        });
        self.parts(&sorted.collect::<Vec<_>>())
    }

    /// Returns the parts of a concatenation; adjacent bits of a vector form one part.
    fn parts(&self, parts: &[Expr]) -> Vec<String> {
        let mut out: Vec<String> = Vec::new();
        let mut last: Option<(&str, usize, usize)> = None;
        for part in parts {
            let Expr::Net { net, lo, width } = part else {
                out.push(self.expr(part));
                last = None;
                continue;
            };
            let (name, base, whole) = self.nets[net.0].bits();
            let (lo, mut width) = (base + lo, *width);
            if let Some((before, from, high)) = last
                && before == name
                && from == lo + width
            {
                width += high;
                out.pop();
            }
            out.push(self.bits(name, lo, width, whole));
            last = Some((name, lo, width));
        }
        out
    }

    fn part(&self, net: NetId, lo: usize, width: usize) -> String {
        let (name, base, whole) = self.nets[net.0].bits();
        self.bits(name, base + lo, width, whole)
    }

    fn bits(&self, name: &str, lo: usize, width: usize, whole: usize) -> String {
        if self.marked.is_some() {
            return mark_part(name, lo, width, whole);
        }
        if width == whole {
            name.to_owned()
        } else if width == 1 {
            format!("{name}[{lo}]")
        } else {
            format!("{name}[{}:{lo}]", lo + width - 1)
        }
    }

    pub(super) fn expr(&self, expr: &Expr) -> String {
        match expr {
            Expr::Const(value) => match value.name() {
                Some(name) => name.to_owned(),
                None => self.literal(value),
            },
            Expr::Net { net, lo, width } => self.part(*net, *lo, *width),
            Expr::Cat(parts) => {
                let parts = self.parts(parts);
                match parts.as_slice() {
                    [part] => part.clone(),
                    parts => format!("{{{}}}", parts.join(", ")),
                }
            }
            Expr::Select { net, at, width } => {
                let (name, at) = match self.index(*net, at) {
                    Ok(found) => found,
                    Err(lo) => return self.part(*net, lo, *width),
                };
                match width {
                    1 => format!("{name}[{at}]"),
                    width => format!("{name}[{at} +: {width}]"),
                }
            }
            Expr::Unary(op, of) => {
                let symbol = match op {
                    UnaryOp::Not if of.width() == 1 => "!",
                    UnaryOp::Not => "~",
                    UnaryOp::All => "&",
                    UnaryOp::Any => "|",
                    UnaryOp::Parity => "^",
                };
                if matches!(**of, Expr::Unary(..) | Expr::Binary(..)) {
                    format!("{symbol}({})", self.expr(of))
                } else {
                    format!("{symbol}{}", self.expr(of))
                }
            }
            Expr::Binary(op, left, right) => {
                let left = self.operand(left, |inner| op.continues(inner));
                let right = match (op, &**right) {
                    // The width of a shift amount does not matter, so none is written.
                    (BinaryOp::Shl | BinaryOp::Shr, Expr::Const(by)) if by.name().is_none() => by
                        .as_usize()
                        .map_or_else(|| by.literal(), |by| self.number(by)),
                    _ => self.operand(right, |_| false),
                };
                format!("{left} {} {right}", op.symbol())
            }
        }
    }

    fn literal(&self, value: &Constant) -> String {
        match self.marked {
            Some(_) => mark_literal(&value.literal(), value.width()),
            None => value.literal(),
        }
    }

    fn number(&self, number: usize) -> String {
        match self.marked {
            Some(_) => mark_number(number),
            None => number.to_string(),
        }
    }

    /// Returns the name and index that select a bit of a net; for a known bit of an element of a vector, the bit's
    /// number.
    fn index(&self, net: NetId, at: &Expr) -> Result<(&str, String), usize> {
        let found = &self.nets[net.0];
        let (name, lo, whole) = found.bits();
        if found.place.is_none() {
            return Ok((name, self.expr(at)));
        }
        if let Expr::Const(at) = at
            && let Some(lo) = at.as_usize()
            && (at.name().is_none() || !found.width.is_power_of_two())
        {
            let at = lo;
            return Err(at);
        }
        let element = Constant::new(
            (lo / found.width) as u128,
            clog2(whole) - found.width.trailing_zeros() as usize,
        );
        let element = element.expect("the element is in the vector");
        let mut parts = vec![self.literal(&element)];
        if found.width > 1 {
            match at {
                Expr::Cat(inner) => parts.extend(self.parts(inner)),
                at => parts.push(self.expr(at)),
            }
        }
        match parts.as_slice() {
            [part] => Ok((name, part.clone())),
            parts => Ok((name, format!("{{{}}}", parts.join(", ")))),
        }
    }

    fn operand(&self, expr: &Expr, is_chain: impl Fn(BinaryOp) -> bool) -> String {
        let text = self.expr(expr);
        match expr {
            Expr::Binary(op, ..) if !is_chain(*op) => format!("({text})"),
            Expr::Unary(op, _) if *op != UnaryOp::Not => format!("({text})"),
            _ => text,
        }
    }
}
