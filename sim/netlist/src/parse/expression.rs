//! Expressions.

use super::Parser;
use crate::error::Result;
use crate::syntax::{Expr, ExprKind, Range};
use crate::token::Kind;

/// Binary operators: those in one row have the same precedence, those in later rows bind more tightly.
const LEVELS: &[&[&str]] = &[
    &["||"],
    &["&&"],
    &["|"],
    &["^", "~^", "^~"],
    &["&"],
    &["==", "!="],
    &["<", "<=", ">", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

const UNARY: &[&str] = &["!", "~&", "~|", "~^", "^~", "~", "&", "|", "^", "-", "+"];

impl Parser {
    pub(super) fn expression(&mut self) -> Result<Expr> {
        let condition = self.binary(0)?;
        if !self.accept("?") {
            return Ok(condition);
        }
        let place = condition.place;
        let then = self.expression()?;
        self.expect(":")?;
        let otherwise = self.expression()?;
        let kind = ExprKind::Choice(Box::new(condition), Box::new(then), Box::new(otherwise));
        Ok(Expr { place, kind })
    }

    fn binary(&mut self, level: usize) -> Result<Expr> {
        let Some(operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut left = self.binary(level + 1)?;
        while let Some(operator) = self.operator(operators) {
            let right = self.binary(level + 1)?;
            let place = left.place;
            let kind = ExprKind::Binary(operator, Box::new(left), Box::new(right));
            left = Expr { place, kind };
        }
        Ok(left)
    }

    fn operator(&mut self, operators: &[&'static str]) -> Option<&'static str> {
        let found = operators.iter().find(|operator| self.is(operator))?;
        self.next();
        Some(found)
    }

    fn unary(&mut self) -> Result<Expr> {
        let place = self.place();
        match self.operator(UNARY) {
            Some(operator) => {
                let operand = self.unary()?;
                let kind = ExprKind::Unary(operator, Box::new(operand));
                Ok(Expr { place, kind })
            }
            None => self.primary(),
        }
    }

    fn primary(&mut self) -> Result<Expr> {
        let place = self.place();
        let kind = match self.peek().clone() {
            Kind::Number(number) => {
                self.next();
                ExprKind::Number(number)
            }
            Kind::Text(text) => {
                self.next();
                ExprKind::Text(text)
            }
            Kind::System(name) if name == "$clog2" => {
                self.next();
                self.expect("(")?;
                let value = self.expression()?;
                self.expect(")")?;
                ExprKind::Clog2(Box::new(value))
            }
            Kind::Punctuation("(") => {
                self.next();
                let inner = self.expression()?;
                self.expect(")")?;
                inner.kind
            }
            Kind::Punctuation("{") => self.join()?,
            Kind::Name(_) => self.selection()?,
            _ => return Err(self.unexpected("an expression")),
        };
        Ok(Expr { place, kind })
    }

    /// `{a, b}` or `{count{a}}`
    fn join(&mut self) -> Result<ExprKind> {
        self.expect("{")?;
        let first = self.expression()?;
        if self.is("{") {
            let place = self.place();
            let kind = self.join()?;
            self.expect("}")?;
            let repeated = Expr { place, kind };
            return Ok(ExprKind::Repeat(Box::new(first), Box::new(repeated)));
        }
        let mut parts = vec![first];
        while self.accept(",") {
            parts.push(self.expression()?);
        }
        self.expect("}")?;
        Ok(ExprKind::Join(parts))
    }

    /// A name, or a part of a named signal.
    fn selection(&mut self) -> Result<ExprKind> {
        let name = self.name()?;
        if !self.accept("[") {
            return Ok(ExprKind::Name(name));
        }
        let first = Box::new(self.expression()?);
        let kind = if self.accept(":") {
            let low = self.expression()?;
            let range = Range { high: *first, low };
            ExprKind::Slice(name, Box::new(range))
        } else if self.accept("+:") {
            let width = self.expression()?;
            ExprKind::Part(name, first, Box::new(width))
        } else {
            ExprKind::Index(name, first)
        };
        self.expect("]")?;
        if self.is("[") {
            return Err(self.unexpected("one '[...]' after a name"));
        }
        Ok(kind)
    }

    /// The target of an assignment: a name, a part of one, or a concatenation.
    pub(super) fn target(&mut self) -> Result<Expr> {
        let place = self.place();
        let kind = match self.is("{") {
            true => self.join()?,
            false => self.selection()?,
        };
        Ok(Expr { place, kind })
    }

    /// `[high:low]`, if present.
    pub(super) fn range(&mut self) -> Result<Option<Range>> {
        if !self.accept("[") {
            return Ok(None);
        }
        let high = self.expression()?;
        self.expect(":")?;
        let low = self.expression()?;
        self.expect("]")?;
        Ok(Some(Range { high, low }))
    }
}
