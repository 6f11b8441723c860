//! Parses a bench: its declarations, tasks and functions, and the main block.

mod expression;
mod statement;

use super::BenchError;
use super::syntax::{Bench, Declared, Expr, Routine, Statement};
use super::text::{Token, tokens};

struct Parser {
    tokens: Vec<(Token, usize)>,
    at: usize,
    /// Whether the last expression names something inside the circuit.
    looks_inside: bool,
}

type Parsed<T> = Result<T, BenchError>;

/// Parses the text of a bench.
///
/// # Errors
///
/// Returns an error for a construct that the exported benches do not use.
pub fn parse(text: &str) -> Parsed<Bench> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        at: 0,
        looks_inside: false,
    };
    parser.bench()
}

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn line(&self) -> usize {
        let last = self.tokens.last();
        self.tokens
            .get(self.at)
            .or(last)
            .map_or(0, |(_, line)| *line)
    }

    fn refused<T>(&self, expected: &str) -> Parsed<T> {
        let found = self
            .peek()
            .map_or("the end".to_owned(), |token| format!("{token:?}"));
        Err(BenchError::new(
            self.line(),
            format!("{found}: expected {expected}"),
        ))
    }

    fn is(&self, sign: &str) -> bool {
        matches!(self.peek(), Some(Token::Sign(found)) if *found == sign)
    }

    fn takes(&mut self, sign: &str) -> bool {
        let is = self.is(sign);
        self.at += usize::from(is);
        is
    }

    fn sign(&mut self, sign: &str) -> Parsed<()> {
        match self.takes(sign) {
            true => Ok(()),
            false => self.refused(sign),
        }
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Token::Name(found)) if found == word)
    }

    fn word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        self.at += usize::from(is);
        is
    }

    fn name(&mut self) -> Parsed<String> {
        match self.peek() {
            Some(Token::Name(name)) => {
                let name = name.clone();
                self.at += 1;
                Ok(name)
            }
            _ => self.refused("a name"),
        }
    }

    fn bench(&mut self) -> Parsed<Bench> {
        let mut bench = Bench::default();
        while !self.is_word("module") {
            self.at += 1;
            if self.peek().is_none() {
                return self.refused("module");
            }
        }
        self.at += 1;
        self.name()?;
        if self.takes("#") {
            self.sign("(")?;
            while !self.takes(")") {
                self.declaration(&mut bench.declared)?;
                self.takes(",");
            }
        }
        self.sign(";")?;
        while !self.word("endmodule") {
            self.item(&mut bench)?;
        }
        Ok(bench)
    }

    fn item(&mut self, bench: &mut Bench) -> Parsed<()> {
        if self.is_word("task") || self.is_word("function") {
            bench.routines.push(self.routine()?);
        } else if self.word("initial") {
            bench.run.push(self.statement()?);
        } else if self.word("generate") {
            while !self.word("endgenerate") {
                self.item(bench)?;
            }
        } else if self.word("if") {
            self.sign("(")?;
            let condition = self.expr()?;
            self.sign(")")?;
            let then = self.branch()?;
            let otherwise = match self.word("else") {
                true => self.branch()?,
                false => Bench::default(),
            };
            bench.chosen.push((condition, then, otherwise));
        } else if self.declares() {
            self.declaration(&mut bench.declared)?;
            self.sign(";")?;
        } else {
            self.instance(bench)?;
        }
        Ok(())
    }

    /// Parses a block of `generate`; its routines have its name as a prefix.
    fn branch(&mut self) -> Parsed<Bench> {
        let mut bench = Bench::default();
        if !self.word("begin") {
            self.item(&mut bench)?;
            return Ok(bench);
        }
        let name = match self.takes(":") {
            true => self.name()? + ".",
            false => String::new(),
        };
        while !self.word("end") {
            self.item(&mut bench)?;
        }
        for routine in &mut bench.routines {
            routine.name = format!("{name}{}", routine.name);
        }
        Ok(bench)
    }

    fn instance(&mut self, bench: &mut Bench) -> Parsed<()> {
        self.name()?;
        if self.takes("#") {
            self.skip_brackets()?;
        }
        self.name()?;
        self.sign("(")?;
        while !self.takes(")") {
            self.sign(".")?;
            let port = self.name()?;
            self.sign("(")?;
            let name = self.name()?;
            self.sign(")")?;
            self.takes(",");
            bench.ports.push((port, name));
        }
        self.sign(";")
    }

    fn skip_brackets(&mut self) -> Parsed<()> {
        let mut open = 0;
        loop {
            open += i32::from(self.is("(")) - i32::from(self.is(")"));
            self.at += 1;
            match self.peek() {
                _ if open == 0 => return Ok(()),
                None => return self.refused(")"),
                Some(_) => {}
            }
        }
    }

    fn declares(&self) -> bool {
        [
            "reg",
            "wire",
            "integer",
            "localparam",
            "parameter",
            "input",
            "output",
        ]
        .iter()
        .any(|word| self.is_word(word))
    }

    /// Parses `reg [7:0] a, b;` without the semicolon.
    fn declaration(&mut self, into: &mut Vec<Declared>) -> Parsed<()> {
        let (mut is_constant, mut is_integer, mut direction) = (false, false, None);
        loop {
            match () {
                () if self.word("localparam") || self.word("parameter") => is_constant = true,
                () if self.word("integer") => is_integer = true,
                () if self.word("input") => direction = Some(true),
                () if self.word("output") => direction = Some(false),
                () if self.word("reg") || self.word("wire") => {}
                () => break,
            }
        }
        let range = match self.is("[") {
            true => Some(self.range()?),
            false => None,
        };
        // A constant without a range has the width of its value, which is always 32 bits here.
        is_integer |= is_constant && range.is_none();
        loop {
            let name = self.name()?;
            let words = match self.is("[") {
                true => Some(self.range()?.1),
                false => None,
            };
            let value = match self.takes("=") {
                true => Some(self.expr()?),
                false => None,
            };
            into.push(Declared {
                name,
                is_constant,
                range: range.clone(),
                is_integer,
                words,
                value,
                direction,
            });
            // In a list of arguments the next one may repeat the direction and range.
            let again = self.at;
            if !self.takes(",") {
                return Ok(());
            }
            if self.declares() {
                self.at = again;
                return Ok(());
            }
        }
    }

    fn range(&mut self) -> Parsed<(Expr, Expr)> {
        self.sign("[")?;
        let high = self.expr()?;
        self.sign(":")?;
        let low = self.expr()?;
        self.sign("]")?;
        Ok((high, low))
    }

    fn routine(&mut self) -> Parsed<Routine> {
        let line = self.line();
        let is_function = self.name()? == "function";
        let mut declared = Vec::new();
        let is_integer = is_function && self.word("integer");
        let range = match is_function && self.is("[") {
            true => Some(self.range()?),
            false => None,
        };
        let name = self.name()?;
        if is_function {
            declared.push(Declared {
                name: name.clone(),
                is_constant: false,
                range,
                is_integer,
                words: None,
                value: None,
                direction: None,
            });
        }
        if self.takes("(") {
            while !self.takes(")") {
                self.declaration(&mut declared)?;
                self.takes(",");
            }
        }
        self.sign(";")?;
        while self.declares() {
            self.declaration(&mut declared)?;
            self.sign(";")?;
        }
        self.looks_inside = false;
        let (mut body, end) = (
            Vec::new(),
            if is_function {
                "endfunction"
            } else {
                "endtask"
            },
        );
        while !self.word(end) {
            body.push(self.statement()?);
        }
        // These compute checksums of memory files, which no fault changes.
        if self.looks_inside {
            body.clear();
        }
        Ok(Routine {
            name,
            declared,
            body: Statement::Block(body),
            line,
        })
    }
}
