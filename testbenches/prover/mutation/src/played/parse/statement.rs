//! Parses statements.

use super::super::syntax::{Expr, Statement};
use super::super::text::Token;
use super::{Parsed, Parser};

impl Parser {
    pub(super) fn statement(&mut self) -> Parsed<Statement> {
        if self.takes(";") {
            return Ok(Statement::Nothing);
        }
        if self.takes("#") {
            self.at += 1;
            return Ok(Statement::Delay(Box::new(self.statement()?)));
        }
        if self.word("begin") {
            let mut list = Vec::new();
            while !self.word("end") {
                list.push(self.statement()?);
            }
            return Ok(Statement::Block(list));
        }
        if self.word("if") {
            let condition = self.bracketed()?;
            let then = Box::new(self.statement()?);
            let otherwise = match self.word("else") {
                true => self.statement()?,
                false => Statement::Nothing,
            };
            return Ok(Statement::If(condition, then, Box::new(otherwise)));
        }
        if self.word("while") {
            let condition = self.bracketed()?;
            return Ok(Statement::While(condition, Box::new(self.statement()?)));
        }
        if self.word("repeat") {
            let times = self.bracketed()?;
            return Ok(Statement::Repeat(times, Box::new(self.statement()?)));
        }
        if self.word("for") {
            self.sign("(")?;
            let first = Box::new(self.assignment()?);
            self.sign(";")?;
            let condition = self.expr()?;
            self.sign(";")?;
            let next = Box::new(self.assignment()?);
            self.sign(")")?;
            let body = Box::new(self.statement()?);
            return Ok(Statement::For(first, condition, next, body));
        }
        if self.word("case") || self.word("casez") {
            return self.case();
        }
        if matches!(self.peek(), Some(Token::Name(name)) if name.starts_with('$')) {
            return self.system();
        }
        self.assignment_or_call()
    }

    pub(super) fn bracketed(&mut self) -> Parsed<Expr> {
        self.sign("(")?;
        let value = self.expr()?;
        self.sign(")")?;
        Ok(value)
    }

    fn case(&mut self) -> Parsed<Statement> {
        let value = self.bracketed()?;
        let mut arms = Vec::new();
        while !self.word("endcase") {
            let mut labels = Vec::new();
            if self.word("default") {
                self.takes(":");
            } else {
                loop {
                    labels.push(self.expr()?);
                    if !self.takes(",") {
                        break;
                    }
                }
                self.sign(":")?;
            }
            arms.push((labels, self.statement()?));
        }
        Ok(Statement::Case(value, arms))
    }

    /// Parses a system task: the end, a memory file, or a report, which has no effect.
    fn system(&mut self) -> Parsed<Statement> {
        let name = self.name()?;
        let mut arguments = Vec::new();
        if self.is("(") {
            match name.as_str() {
                "$readmemh" => {
                    self.at += 1;
                    arguments.push(self.expr()?);
                    self.sign(",")?;
                    arguments.push(self.expr()?);
                    self.sign(")")?;
                }
                _ => self.skip_brackets()?,
            }
        }
        self.sign(";")?;
        Ok(match name.as_str() {
            "$readmemh" | "$finish" | "$fatal" => Statement::Call(name, arguments),
            "$display" | "$write" | "$dumpfile" | "$dumpvars" => Statement::Nothing,
            _ => return self.refused("$display, $write, $readmemh, $finish or $fatal"),
        })
    }

    fn assignment(&mut self) -> Parsed<Statement> {
        let target = self.primary()?;
        self.sign("=")?;
        Ok(Statement::Assign(target, self.expr()?))
    }

    fn assignment_or_call(&mut self) -> Parsed<Statement> {
        let target = self.primary()?;
        let statement = match target {
            target if self.takes("=") => Statement::Assign(target, self.expr()?),
            Expr::Name(name, chosen) if chosen.is_empty() => Statement::Call(name, Vec::new()),
            Expr::Call(name, arguments) => Statement::Call(name, arguments),
            _ => return self.refused("= or a task"),
        };
        self.sign(";")?;
        Ok(statement)
    }
}
