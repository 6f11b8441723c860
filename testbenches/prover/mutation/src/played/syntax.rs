//! What a bench consists of: declarations, tasks, functions, and the block that runs.

use super::text::Number;

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
