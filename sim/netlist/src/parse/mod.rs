//! Parses tokens to modules by recursive descent over the subset that exports use.
//!
//! This file has the parts that all others need, `module` parses modules and their items, `statement` the statements of
//! processes, and `expression` expressions.

mod expression;
mod module;
mod statement;

use crate::error::{Fault, Place, Result};
use crate::syntax::Module;
use crate::token::{Kind, Token, tokens};

/// Words that cannot be names.
const KEYWORDS: &[&str] = &[
    "always",
    "assign",
    "automatic",
    "begin",
    "case",
    "casex",
    "casez",
    "deassign",
    "default",
    "defparam",
    "disable",
    "edge",
    "else",
    "end",
    "endcase",
    "endfunction",
    "endgenerate",
    "endmodule",
    "endprimitive",
    "endspecify",
    "endtable",
    "endtask",
    "event",
    "for",
    "force",
    "forever",
    "fork",
    "function",
    "generate",
    "genvar",
    "if",
    "initial",
    "inout",
    "input",
    "integer",
    "join",
    "localparam",
    "macromodule",
    "module",
    "negedge",
    "or",
    "output",
    "parameter",
    "posedge",
    "primitive",
    "real",
    "reg",
    "release",
    "repeat",
    "signed",
    "specify",
    "supply0",
    "supply1",
    "table",
    "task",
    "time",
    "tri",
    "tri0",
    "tri1",
    "triand",
    "trior",
    "unsigned",
    "wait",
    "wand",
    "while",
    "wire",
    "wor",
];

/// Parses the modules of a file.
pub(crate) fn modules(text: &str, file: u16) -> Result<Vec<Module>> {
    let tokens = tokens(text, file)?;
    let mut parser = Parser { tokens, at: 0 };
    let mut modules = Vec::new();
    while !matches!(parser.peek(), Kind::End) {
        modules.push(parser.module()?);
    }
    Ok(modules)
}

pub(super) struct Parser {
    tokens: Vec<Token>,
    at: usize,
}

impl Parser {
    fn peek(&self) -> &Kind {
        &self.tokens[self.at].kind
    }

    fn place(&self) -> Place {
        self.tokens[self.at].place
    }

    fn next(&mut self) -> Kind {
        let kind = self.peek().clone();
        // Stay at the last token, which is `End`.
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        kind
    }

    /// An error: the next token is not the expected one.
    fn unexpected(&self, expected: &str) -> Fault {
        let found = match self.peek() {
            Kind::Name(name) | Kind::System(name) => format!("'{name}'"),
            Kind::Punctuation(text) => format!("'{text}'"),
            Kind::Number(_) => "a number".to_owned(),
            Kind::Text(text) => format!("\"{text}\""),
            Kind::End => "the end of the file".to_owned(),
        };
        Fault::new(
            self.place(),
            format!("unexpected {found}: expected {expected}"),
        )
    }

    fn is(&self, text: &str) -> bool {
        match self.peek() {
            Kind::Name(found) => found == text,
            Kind::Punctuation(found) => *found == text,
            _ => false,
        }
    }

    fn accept(&mut self, text: &str) -> bool {
        let is = self.is(text);
        if is {
            self.next();
        }
        is
    }

    fn expect(&mut self, text: &str) -> Result<()> {
        match self.accept(text) {
            true => Ok(()),
            false => Err(self.unexpected(&format!("'{text}'"))),
        }
    }

    fn name(&mut self) -> Result<String> {
        match self.peek() {
            Kind::Name(name) if !KEYWORDS.contains(&name.as_str()) => {
                let name = name.clone();
                self.next();
                Ok(name)
            }
            _ => Err(self.unexpected("a name")),
        }
    }

    /// `: name`, which labels a block.
    fn label(&mut self) -> Result<Option<String>> {
        match self.accept(":") {
            true => Ok(Some(self.name()?)),
            false => Ok(None),
        }
    }

    /// A list of items separated by commas.
    fn list<T>(&mut self, each: impl Fn(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut all = vec![each(self)?];
        while self.accept(",") {
            all.push(each(self)?);
        }
        Ok(all)
    }
}
