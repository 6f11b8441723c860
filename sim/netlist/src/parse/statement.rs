//! Parses the statements of processes.

use super::Parser;
use crate::error::{Fault, Result};
use crate::syntax::{Loop, Statement};
use crate::token::Kind;

impl Parser {
    pub(super) fn statement(&mut self) -> Result<Statement> {
        let place = self.place();
        match self.peek().clone() {
            Kind::Punctuation(";") => {
                self.next();
                Ok(Statement::Empty)
            }
            Kind::Name(word) if word == "begin" => {
                self.next();
                if self.label()?.is_some() {
                    self.block_variables()?;
                }
                let mut block = Vec::new();
                while !self.accept("end") {
                    block.push(self.statement()?);
                }
                Ok(Statement::Block(block))
            }
            Kind::Name(word) if word == "if" => self.if_statement(),
            Kind::Name(word) if word == "case" => self.case_statement(),
            Kind::Name(word) if word == "for" => {
                let head = Box::new(self.loop_head()?);
                let body = Box::new(self.statement()?);
                Ok(Statement::For { head, body })
            }
            Kind::System(name) if name == "$readmemh" => {
                self.next();
                self.expect("(")?;
                let file = self.expression()?;
                self.expect(",")?;
                let memory = self.name()?;
                self.expect(")")?;
                self.expect(";")?;
                Ok(Statement::ReadMemory {
                    place,
                    file,
                    memory,
                })
            }
            _ if self.is("{") || self.begins_with_name() => {
                let target = self.target()?;
                let is_blocking = self.accept("=");
                if !is_blocking && !self.accept("<=") {
                    return Err(self.unexpected("'=' or '<='"));
                }
                let value = self.expression()?;
                self.expect(";")?;
                Ok(Statement::Assign {
                    place,
                    target,
                    value,
                    is_blocking,
                })
            }
            _ => {
                Err(self
                    .unexpected("a statement: begin, if, case, for, $readmemh or an assignment"))
            }
        }
    }

    /// `integer i, j;`: variables of a labelled block, which only loops give values to.
    fn block_variables(&mut self) -> Result<()> {
        while self.accept("integer") {
            self.list(Self::name)?;
            self.expect(";")?;
        }
        Ok(())
    }

    fn if_statement(&mut self) -> Result<Statement> {
        self.expect("if")?;
        self.expect("(")?;
        let condition = self.expression()?;
        self.expect(")")?;
        let then = Box::new(self.statement()?);
        let otherwise = match self.accept("else") {
            true => self.statement()?,
            false => Statement::Empty,
        };
        Ok(Statement::If {
            condition,
            then,
            otherwise: Box::new(otherwise),
        })
    }

    fn case_statement(&mut self) -> Result<Statement> {
        let place = self.place();
        self.expect("case")?;
        self.expect("(")?;
        let subject = self.expression()?;
        self.expect(")")?;
        let (mut items, mut default) = (Vec::new(), None);
        while !self.accept("endcase") {
            if self.is("default") {
                let place = self.place();
                self.next();
                self.accept(":");
                if default.is_some() {
                    return Err(Fault::new(place, "a second 'default' of one 'case'"));
                }
                default = Some(Box::new(self.statement()?));
                continue;
            }
            let labels = self.list(Self::expression)?;
            self.expect(":")?;
            items.push((labels, self.statement()?));
        }
        Ok(Statement::Case {
            place,
            subject,
            items,
            default,
        })
    }

    /// `for (i = 0; i < 8; i = i + 1)`
    pub(super) fn loop_head(&mut self) -> Result<Loop> {
        let place = self.place();
        self.expect("for")?;
        self.expect("(")?;
        let _ = self.accept("genvar") || self.accept("integer");
        let variable = self.name()?;
        self.expect("=")?;
        let first = self.expression()?;
        self.expect(";")?;
        let condition = self.expression()?;
        self.expect(";")?;
        let again = self.place();
        let changed = self.name()?;
        if changed != variable {
            let message =
                format!("the loop's last part changes '{changed}': expected '{variable}'");
            return Err(Fault::new(again, message));
        }
        self.expect("=")?;
        let next = self.expression()?;
        self.expect(")")?;
        Ok(Loop {
            place,
            variable,
            first,
            condition,
            next,
        })
    }
}
