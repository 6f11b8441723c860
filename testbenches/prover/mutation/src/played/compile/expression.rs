//! Compiles expressions and determines their widths.

use super::super::node::{Node, Operator, apply, mask, signed};
use super::super::syntax::{Expr, Routine, Select};
use super::super::text::Number;
use super::{Compiled, Compiler, Entity};

impl<'a> Compiler<'a> {
    pub(super) fn entity(&self, name: &str) -> Compiled<Entity> {
        let own = self.names.get(&format!("{}{name}", self.routine));
        match own.or_else(|| self.names.get(name)) {
            Some(entity) => Ok(entity.clone()),
            None => self.error(format!("{name:?} is not declared")),
        }
    }

    pub(super) fn constant(&self, expr: &Expr) -> Compiled<u64> {
        match self.own(expr)? {
            Node::Constant(value) => Ok(value),
            other => self.error(format!("{other:?}: expected a constant")),
        }
    }

    /// Returns the self-determined width of an expression, and whether it is signed.
    pub(super) fn size(&self, expr: &Expr) -> Compiled<(usize, bool)> {
        let both = |a: &Expr, b: &Expr| -> Compiled<(usize, bool)> {
            let ((a, x), (b, y)) = (self.size(a)?, self.size(b)?);
            Ok((a.max(b), x && y))
        };
        Ok(match expr {
            Expr::Number(number) => (number.width.unwrap_or(32), number.width.is_none()),
            Expr::Name(name, chosen) => return self.size_of_name(name, chosen),
            Expr::Unary("~" | "-", a) => self.size(a)?,
            Expr::Unary(..) => (1, false),
            Expr::Binary("+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "~^", a, b) => both(a, b)?,
            Expr::Binary("<<" | ">>", a, _) => self.size(a)?,
            Expr::Binary(..) => (1, false),
            Expr::Choice(_, a, b) => both(a, b)?,
            Expr::Concat(list) => {
                let sizes = list.iter().map(|expr| Ok(self.size(expr)?.0));
                (sizes.sum::<Compiled<usize>>()?, false)
            }
            Expr::Repeat(times, value) => {
                let times = self.constant(times)? as usize;
                (times * self.size(value)?.0, false)
            }
            Expr::Call(name, _) if name.starts_with('$') => (1, false),
            Expr::Call(name, _) => self.widths[self.routine(name)?.0],
            Expr::Text(text) => return self.error(format!("{text:?}: expected a number")),
        })
    }

    fn size_of_name(&self, name: &str, chosen: &[Select]) -> Compiled<(usize, bool)> {
        match chosen.last() {
            Some(Select::Range(high, low)) => Ok((
                (self.constant(high)? + 1 - self.constant(low)?) as usize,
                false,
            )),
            Some(Select::From(_, width)) => Ok((self.constant(width)? as usize, false)),
            Some(Select::One(_)) if chosen.len() > 1 => Ok((1, false)),
            Some(Select::One(_)) => match self.entity(name)? {
                Entity::Array(_, width) => Ok((width, false)),
                _ => Ok((1, false)),
            },
            None => Ok(match self.entity(name)? {
                Entity::Constant(_, width, is_signed) | Entity::Variable(_, width, is_signed) => {
                    (width, is_signed)
                }
                Entity::Output(_, width) | Entity::Alias(_, width) => (width, false),
                Entity::Array(..) => return self.error(format!("{name:?}: expected a word of it")),
            }),
        }
    }

    pub(super) fn routine(&self, name: &str) -> Compiled<(usize, &'a Routine)> {
        match self.routines.get(name) {
            Some(found) => Ok(*found),
            None => self.error(format!("no task or function {name:?}")),
        }
    }

    /// Compiles an expression at its self-determined width.
    pub(super) fn own(&self, expr: &Expr) -> Compiled<Node> {
        let (width, is_signed) = self.size(expr)?;
        self.node(expr, width, is_signed)
    }

    /// Compiles an expression in a context of this width.
    pub(super) fn node(&self, expr: &Expr, width: usize, is_signed: bool) -> Compiled<Node> {
        if width > 64 {
            return self.error(format!("{width} bits: expected at most 64"));
        }
        let of = |expr: &Expr| -> Compiled<Box<Node>> {
            Ok(Box::new(self.node(expr, width, is_signed)?))
        };
        let node = match expr {
            Expr::Unary("~", a) => Node::Not(of(a)?, mask(width)),
            Expr::Unary("-", a) => Node::Negated(of(a)?, mask(width)),
            Expr::Binary("~^", a, b) => {
                let xor = Node::Binary(Operator::BitXor, of(a)?, of(b)?, mask(width), None);
                Node::Not(Box::new(xor), mask(width))
            }
            Expr::Binary(sign @ ("+" | "-" | "*" | "/" | "%" | "&" | "|" | "^"), a, b) => {
                let signed = is_signed.then_some(width);
                Node::Binary(operator(sign), of(a)?, of(b)?, mask(width), signed)
            }
            Expr::Binary(sign @ ("<<" | ">>"), a, b) => {
                let by = Box::new(self.own(b)?);
                Node::Binary(operator(sign), of(a)?, by, mask(width), None)
            }
            Expr::Choice(condition, a, b) => {
                Node::Choice(Box::new(self.own(condition)?), of(a)?, of(b)?)
            }
            _ => {
                let (own, _) = self.size(expr)?;
                let node = self.simple(expr, own)?;
                match is_signed && own < width {
                    true => Node::Extended(Box::new(node), own, mask(width)),
                    false => node,
                }
            }
        };
        Ok(folded(node))
    }

    /// Compiles an expression whose width never depends on its context.
    fn simple(&self, expr: &Expr, width: usize) -> Compiled<Node> {
        Ok(match expr {
            Expr::Number(number) => Node::Constant(number.value & mask(width)),
            Expr::Name(name, chosen) => self.chosen(name, chosen)?,
            Expr::Unary("!", a) => self.compared("==", a, &zero())?,
            Expr::Unary("|", a) => self.compared("!=", a, &zero())?,
            Expr::Unary("^", a) => Node::Parity(Box::new(self.own(a)?)),
            Expr::Unary("&", a) => {
                let ones = Node::Constant(mask(self.size(a)?.0));
                Node::Binary(
                    Operator::Equal,
                    Box::new(self.own(a)?),
                    Box::new(ones),
                    1,
                    None,
                )
            }
            Expr::Binary(sign @ ("&&" | "||"), a, b) => {
                let (a, b) = (Box::new(self.own(a)?), Box::new(self.own(b)?));
                Node::Binary(operator(sign), a, b, 1, None)
            }
            Expr::Binary(sign, a, b) => self.compared(sign, a, b)?,
            Expr::Concat(list) => {
                let part = |expr: &Expr| Ok((self.own(expr)?, self.size(expr)?.0));
                Node::Concat(list.iter().map(part).collect::<Compiled<_>>()?)
            }
            Expr::Repeat(times, value) => {
                let part = (self.own(value)?, self.size(value)?.0);
                Node::Concat(vec![part; self.constant(times)? as usize])
            }
            // No plusargs are set.
            Expr::Call(name, _) if name == "$test$plusargs" => Node::Constant(0),
            Expr::Call(name, arguments) => {
                let (number, _) = self.routine(name)?;
                Node::Call(number, self.arguments(number, arguments)?)
            }
            other => return self.error(format!("{other:?}: expected a simple expression")),
        })
    }

    pub(super) fn arguments(&self, routine: usize, values: &[Expr]) -> Compiled<Vec<Node>> {
        let places = &self.program.entries[routine].arguments;
        if places.len() != values.len() {
            return self.error(format!(
                "{} arguments: expected {}",
                values.len(),
                places.len()
            ));
        }
        let value = |(value, (_, bits)): (&Expr, &(usize, u64))| {
            let (own, is_signed) = self.size(value)?;
            self.node(value, own.max(bits.count_ones() as usize), is_signed)
        };
        values.iter().zip(places).map(value).collect()
    }

    pub(super) fn compared(&self, sign: &'static str, a: &Expr, b: &Expr) -> Compiled<Node> {
        let ((wide, x), (other, y)) = (self.size(a)?, self.size(b)?);
        let width = wide.max(other);
        if width > 64 {
            let differ = Node::Differ(self.parts(a)?, self.parts(b)?);
            return match sign {
                "!=" | "!==" => Ok(differ),
                "==" | "===" => Ok(Node::Not(Box::new(differ), 1)),
                _ => self.error(format!("{sign} of {width} bits: expected at most 64")),
            };
        }
        let (a, b) = (
            Box::new(self.node(a, width, x && y)?),
            Box::new(self.node(b, width, x && y)?),
        );
        let (a, b) = if sign.starts_with('>') {
            (b, a)
        } else {
            (a, b)
        };
        Ok(Node::Binary(
            operator(sign),
            a,
            b,
            1,
            (x && y).then_some(width),
        ))
    }

    /// Splits a value of any width into parts of at most 64 bits, the highest first.
    pub(super) fn parts(&self, expr: &Expr) -> Compiled<Vec<(Node, usize)>> {
        let (width, _) = self.size(expr)?;
        match expr {
            Expr::Concat(list) if width > 64 => {
                let parts = list.iter().map(|expr| self.parts(expr));
                Ok(parts.collect::<Compiled<Vec<_>>>()?.concat())
            }
            Expr::Name(name, chosen) if width > 64 && chosen.is_empty() => {
                let Entity::Variable(place, width, _) = self.entity(name)? else {
                    return self.error(format!("{name:?}: expected a variable"));
                };
                let part = |number: usize| {
                    (
                        Node::Variable(place + number),
                        (width - 64 * number).min(64),
                    )
                };
                Ok((0..width.div_ceil(64)).rev().map(part).collect())
            }
            _ => Ok(vec![(self.own(expr)?, width)]),
        }
    }

    fn chosen(&self, name: &str, chosen: &[Select]) -> Compiled<Node> {
        let (mut node, mut left) = match (self.entity(name)?, chosen) {
            (Entity::Constant(value, ..), chosen) => (Node::Constant(value), chosen),
            (Entity::Variable(place, width, _), chosen) if width <= 64 => {
                (Node::Variable(place), chosen)
            }
            (Entity::Output(output, _), chosen) => (Node::Output(output), chosen),
            (Entity::Alias(expr, width), chosen) => (self.node(&expr, width, false)?, chosen),
            (Entity::Array(array, _), [Select::One(index), chosen @ ..]) => {
                (Node::Word(array, Box::new(self.own(index)?)), chosen)
            }
            _ => return self.error(format!("{name:?}: expected a word, or at most 64 bits")),
        };
        while let [first, rest @ ..] = left {
            let (start, width) = self.selected(first)?;
            node = Node::Bits(Box::new(node), Box::new(start), mask(width));
            left = rest;
        }
        Ok(folded(node))
    }

    /// Returns the first selected bit, and the number of bits.
    pub(super) fn selected(&self, select: &Select) -> Compiled<(Node, usize)> {
        Ok(match select {
            Select::One(bit) => (self.own(bit)?, 1),
            Select::Range(high, low) => {
                let (high, low) = (self.constant(high)?, self.constant(low)?);
                (Node::Constant(low), (high + 1 - low) as usize)
            }
            Select::From(bit, width) => (self.own(bit)?, self.constant(width)? as usize),
        })
    }
}

fn zero() -> Expr {
    Expr::Number(Number {
        value: 0,
        care: u64::MAX,
        width: Some(1),
    })
}

fn operator(sign: &str) -> Operator {
    match sign {
        "||" => Operator::Or,
        "&&" => Operator::And,
        "|" => Operator::BitOr,
        "^" => Operator::BitXor,
        "&" => Operator::BitAnd,
        "==" | "===" => Operator::Equal,
        "!=" | "!==" => Operator::Differs,
        // The operands of > and >= have been swapped.
        "<" | ">" => Operator::Less,
        "<=" | ">=" => Operator::AtMost,
        "<<" => Operator::Left,
        ">>" => Operator::Right,
        "+" => Operator::Add,
        "-" => Operator::Subtract,
        "*" => Operator::Multiply,
        "/" => Operator::Divide,
        _ => Operator::Remainder,
    }
}

/// Folds the expression to its value if everything in it is constant.
fn folded(node: Node) -> Node {
    let constant = |node: &Node| match node {
        Node::Constant(value) => Some(*value),
        _ => None,
    };
    let value = match &node {
        Node::Binary(operator, a, b, mask, width) => constant(a)
            .zip(constant(b))
            .map(|(a, b)| apply(*operator, a, b, *width) & mask),
        Node::Not(a, mask) => constant(a).map(|a| !a & mask),
        Node::Negated(a, mask) => constant(a).map(|a| a.wrapping_neg() & mask),
        Node::Extended(a, width, mask) => constant(a).map(|a| signed(a, *width) as u64 & mask),
        Node::Bits(a, b, mask) => constant(a)
            .zip(constant(b))
            .map(|(a, b)| apply(Operator::Right, a, b, None) & mask),
        _ => None,
    };
    value.map_or(node, Node::Constant)
}
