//! Parses expressions by precedence.

use super::super::syntax::{Expr, Select};
use super::super::text::Token;
use super::{Parsed, Parser};

/// Binary operators; those in later rows bind more tightly.
const BINARY: &[&[&str]] = &[
    &["||"],
    &["&&"],
    &["|"],
    &["^", "~^"],
    &["&"],
    &["==", "!=", "===", "!=="],
    &["<", "<=", ">", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

impl Parser {
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        let condition = self.binary(0)?;
        if !self.takes("?") {
            return Ok(condition);
        }
        let then = self.expr()?;
        self.sign(":")?;
        let otherwise = self.expr()?;
        Ok(Expr::Choice(
            Box::new(condition),
            Box::new(then),
            Box::new(otherwise),
        ))
    }

    fn binary(&mut self, level: usize) -> Parsed<Expr> {
        let Some(operators) = BINARY.get(level) else {
            return self.unary();
        };
        let mut left = self.binary(level + 1)?;
        while let Some(operator) = operators.iter().find(|operator| self.is(operator)) {
            self.at += 1;
            let right = self.binary(level + 1)?;
            left = Expr::Binary(operator, Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let operators = ["!", "~", "-", "&", "|", "^"];
        match operators.iter().find(|operator| self.is(operator)) {
            Some(operator) => {
                self.at += 1;
                Ok(Expr::Unary(operator, Box::new(self.unary()?)))
            }
            None => self.primary(),
        }
    }

    pub(super) fn primary(&mut self) -> Parsed<Expr> {
        match self.peek().cloned() {
            Some(Token::Number(number)) => {
                self.at += 1;
                Ok(Expr::Number(number))
            }
            Some(Token::Text(text)) => {
                self.at += 1;
                Ok(Expr::Text(text))
            }
            Some(Token::Sign("(")) => self.bracketed(),
            Some(Token::Sign("{")) => self.concat(),
            Some(Token::Name(_)) => self.named(),
            _ => self.refused("an expression"),
        }
    }

    fn concat(&mut self) -> Parsed<Expr> {
        self.sign("{")?;
        let first = self.expr()?;
        if self.takes("{") {
            let value = self.expr()?;
            self.sign("}")?;
            self.sign("}")?;
            return Ok(Expr::Repeat(Box::new(first), Box::new(value)));
        }
        let mut list = vec![first];
        while self.takes(",") {
            list.push(self.expr()?);
        }
        self.sign("}")?;
        Ok(Expr::Concat(list))
    }

    fn named(&mut self) -> Parsed<Expr> {
        let mut name = self.name()?;
        while self.takes(".") {
            name = format!("{name}.{}", self.name()?);
        }
        self.looks_inside |= name.starts_with("dut.");
        if self.takes("(") {
            let mut arguments = Vec::new();
            while !self.takes(")") {
                arguments.push(self.expr()?);
                self.takes(",");
            }
            return Ok(Expr::Call(name, arguments));
        }
        let mut chosen = Vec::new();
        while self.takes("[") {
            let first = self.expr()?;
            chosen.push(if self.takes(":") {
                Select::Range(first, self.expr()?)
            } else if self.takes("+:") {
                Select::From(first, self.expr()?)
            } else {
                Select::One(first)
            });
            self.sign("]")?;
        }
        Ok(Expr::Name(name, chosen))
    }
}
