//! Lowers rust-hdl's AST to sized expressions and statements.

mod expressions;
mod statements;

use super::error::EmitError;
use super::expr::{Expr, NetId};
use super::names;
use super::statement::{Outer, Statement};
use super::table::Table;
use crate::values;
use rust_hdl::core::ast::{VerilogBlock, VerilogStatement};
use std::collections::HashMap;

/// An operand: a literal or loop index, which takes its width from the context; the same with a name; or an expression
/// with its own width.
#[derive(Debug)]
enum Value {
    Integer(i128),
    Named(&'static values::Value),
    Sized(Expr),
}

impl Value {
    /// The number, unless it is an expression.
    fn number(&self) -> Option<i128> {
        match self {
            Self::Integer(number) => Some(*number),
            Self::Named(value) => Some(value.number.into()),
            Self::Sized(_) => None,
        }
    }
}

/// A net for a part of an expression that Verilog cannot index or slice directly.
struct Part {
    net: NetId,
    value: Expr,
}

struct Lowering<'a> {
    block: &'a str,
    table: &'a mut Table,
    loops: Vec<(String, i128)>,
    /// Where the expression is, for error messages.
    place: String,
    /// Parts for the current statement, to be written directly before it.
    pending: Vec<Part>,
    /// All parts of the current outermost statement.
    parts: Vec<Part>,
    /// Parts that have the same value throughout the kernel.
    settled: HashMap<Expr, NetId>,
    outer: Vec<Outer>,
    comments: Vec<String>,
}

/// Lowers a kernel; returns the statements of its outermost block.
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
    lowering.outermost(kernel)?;
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

    fn key(&self, text: &str) -> Result<String, EmitError> {
        names::key(text, &self.loops).ok_or_else(|| EmitError::Index {
            block: self.block.to_owned(),
            name: text.replace('$', "."),
        })
    }

    fn outermost(&mut self, block: &VerilogBlock) -> Result<(), EmitError> {
        for statement in block {
            match statement {
                VerilogStatement::Loop(unrolled) => {
                    for i in unrolled.from.as_usize()..unrolled.to.as_usize() {
                        self.loops.push((unrolled.index.clone(), i as i128));
                        self.outermost(&unrolled.block)?;
                        self.loops.pop();
                    }
                }
                VerilogStatement::Comment(text) => self.comments.extend(comment(text)),
                other => {
                    let mut lowered = Vec::new();
                    self.statement(other, &mut lowered)?;
                    self.place_parts(&mut lowered);
                    for statement in lowered {
                        self.push_outer(statement);
                    }
                }
            }
        }
        Ok(())
    }

    fn push_outer(&mut self, statement: Statement) {
        self.outer.push(Outer {
            statement,
            comments: std::mem::take(&mut self.comments),
            is_hold: false,
        });
    }

    /// Moves the parts of an outermost statement before it where possible. A part that reads what the statement assigns
    /// stays inside, and gets a default value before the statement so that it is not a latch.
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
            self.push_outer(Statement::Assign { net, value });
        }
    }
}

/// The text of a `comment!`; `None` for an assertion, which concerns only the simulation.
fn comment(text: &str) -> Option<String> {
    // The macro passes the text of the whole invocation, with spaces that depend on the compiler.
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
    fn comment_text_is_extracted_from_its_macro() {
        let text = Some("Who (else) stands here.".to_owned());
        assert_eq!(comment("comment! (\"Who (else) stands here."), text);
        assert_eq!(comment("comment ! (\"Who (else) stands here.\")"), text);
        assert_eq!(comment("Who (else) stands here."), text);
        assert_eq!(comment("assert ! (self . a . val ())"), None);
    }
}
