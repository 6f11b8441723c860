//! The syntax of a bench: declarations, tasks, functions, and the main block.

use super::text::Number;

#[derive(Clone, Debug)]
pub enum Expr {
    Number(Number),
    /// A name, with any index or range.
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
    /// Each branch's labels (none for the default) and statement.
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
    /// The last address of a memory.
    pub words: Option<Expr>,
    /// The value of a constant, or of a wire with an expression.
    pub value: Option<Expr>,
    pub direction: Option<bool>,
}

/// A task or a function; the first variable of a function is its result.
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
    /// Ports of the circuit, each with the bench's signal.
    pub ports: Vec<(String, String)>,
    pub run: Vec<Statement>,
    /// The `generate` conditionals: condition, and the contents of both branches.
    pub chosen: Vec<(Expr, Bench, Bench)>,
}
