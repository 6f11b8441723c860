//! Lowers statements: assignments, conditions and matches; unrolls loops.

use super::{Lowering, Value, comment};
use crate::verilog::constant::Constant;
use crate::verilog::error::EmitError;
use crate::verilog::expr::{Expr, NetId};
use crate::verilog::names;
use crate::verilog::statement::Statement;
use crate::verilog::table::Role;
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogMatch,
    VerilogStatement,
};

impl Lowering<'_> {
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

    pub(super) fn statement(
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
                into.push(Statement::Assign { net, value });
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
            VerilogStatement::SliceAssignment { .. } => {
                return self.refuse("a part of a signal is assigned; assign the whole of it");
            }
            VerilogStatement::Link(_) | VerilogStatement::Macro(_) => {
                return self.refuse("interfaces and macros of the crate are not supported");
            }
        }
        Ok(())
    }

    fn flush(&mut self, into: &mut Vec<Statement>) {
        for part in self.pending.drain(..) {
            into.push(Statement::Assign {
                net: part.net,
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
        // Rust has checked that the arms cover all values, so the last one needs no test.
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
}
