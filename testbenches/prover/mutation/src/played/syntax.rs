//! What a bench consists of: declarations, tasks, functions, and the block that runs.

use super::BenchError;
use super::text::{Number, Token, tokens};

#[derive(Clone, Debug)]
pub enum Expr {
    Number(Number),
    /// A name, and what is chosen of it.
    Name(String, Vec<Select>),
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    Concat(Vec<Expr>),
    Repeat(Box<Expr>, Box<Expr>),
    Call(String, Vec<Expr>),
    Text(String),
}

#[derive(Clone, Debug)]
pub enum Select {
    One(Expr),
    Range(Expr, Expr),
    From(Expr, Expr),
}

#[derive(Clone, Debug)]
pub enum Statement {
    Block(Vec<Statement>),
    Assign(Expr, Expr),
    If(Expr, Box<Statement>, Box<Statement>),
    While(Expr, Box<Statement>),
    For(Box<Statement>, Expr, Box<Statement>, Box<Statement>),
    Repeat(Expr, Box<Statement>),
    /// Labels, none for the default, and what is done.
    Case(Expr, Vec<(Vec<Expr>, Statement)>),
    Delay(Box<Statement>),
    Call(String, Vec<Expr>),
    Nothing,
}

/// A variable or a constant.
#[derive(Clone, Debug)]
pub struct Declared {
    pub name: String,
    pub is_constant: bool,
    /// High and low bit.
    pub range: Option<(Expr, Expr)>,
    pub is_integer: bool,
    /// The last word of a memory.
    pub words: Option<Expr>,
    /// Of a constant, or of a wire that stands for an expression.
    pub value: Option<Expr>,
    pub direction: Option<bool>,
}

/// A task, or a function: then its first variable is what it returns.
#[derive(Clone, Debug)]
pub struct Routine {
    pub name: String,
    pub declared: Vec<Declared>,
    pub body: Statement,
    pub line: usize,
}

/// A bench.
#[derive(Clone, Debug, Default)]
pub struct Bench {
    pub declared: Vec<Declared>,
    pub routines: Vec<Routine>,
    /// Ports of the circuit, and what of the bench each is.
    pub ports: Vec<(String, String)>,
    pub run: Vec<Statement>,
    /// Choices that `generate` makes: the condition, and what belongs to each answer.
    pub chosen: Vec<(Expr, Bench, Bench)>,
}

struct Parser {
    tokens: Vec<(Token, usize)>,
    at: usize,
    /// Whether what was read last names something inside the circuit.
    looks_inside: bool,
}

type Parsed<T> = Result<T, BenchError>;

/// Parses the text of a bench.
///
/// # Errors
///
/// If it has something that the benches of the exports do not.
pub fn parse(text: &str) -> Parsed<Bench> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        at: 0,
        looks_inside: false,
    };
    parser.bench()
}

/// Operators of two operands, the weakest first.
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

    /// A block of `generate`: its routines bear its name.
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

    /// `reg [7:0] a, b;` without its end.
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
        // A constant without a range is as wide as what it is set to; all here are of 32 bits.
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
            // In a list of arguments the next one may say anew what it is.
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
        // These sum up files of memories, which no fault changes.
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

    fn statement(&mut self) -> Parsed<Statement> {
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

    fn bracketed(&mut self) -> Parsed<Expr> {
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

    /// What the simulator does: an end, a memory's file, or a report, which changes nothing.
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

    fn expr(&mut self) -> Parsed<Expr> {
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

    fn primary(&mut self) -> Parsed<Expr> {
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
