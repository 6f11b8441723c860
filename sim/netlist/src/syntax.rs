//! The syntax tree produced by the parser, with nothing evaluated.

use crate::error::Place;
use crate::token::Number;

#[derive(Clone, Debug)]
pub(crate) struct Module {
    pub name: String,
    pub place: Place,
    pub ports: Vec<Port>,
    /// The items; parameters of the head come first.
    pub items: Vec<Item>,
}

#[derive(Clone, Debug)]
pub(crate) struct Port {
    pub name: String,
    pub place: Place,
    pub is_input: bool,
    pub range: Option<Range>,
}

/// `[high:low]`
#[derive(Clone, Debug)]
pub(crate) struct Range {
    pub high: Expr,
    pub low: Expr,
}

#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    pub name: String,
    pub place: Place,
    pub range: Option<Range>,
    pub is_integer: bool,
    pub value: Expr,
    /// A `localparam`, which no instance overrides.
    pub is_local: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Item {
    Parameter(Parameter),
    Net {
        name: String,
        place: Place,
        range: Option<Range>,
        /// The addresses of a memory.
        words: Option<Range>,
        /// The driver of a `wire`, or the power-up value of a `reg`.
        value: Option<Expr>,
        is_reg: bool,
    },
    /// An `integer` or a `genvar`.
    Variable {
        name: String,
        place: Place,
    },
    Assign {
        place: Place,
        target: Expr,
        value: Expr,
    },
    Always {
        place: Place,
        /// The clock; `None` for `always @*`.
        clock: Option<String>,
        body: Statement,
    },
    Initial(Statement),
    Instance(Instance),
    For {
        head: Loop,
        /// The label of its block, which the names of signals inside contain.
        label: Option<String>,
        body: Vec<Item>,
    },
    If {
        condition: Expr,
        then: Vec<Item>,
        otherwise: Vec<Item>,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Instance {
    pub place: Place,
    pub module: String,
    pub name: String,
    pub parameters: Vec<(String, Place, Expr)>,
    pub connections: Vec<(String, Place, Option<Expr>)>,
}

/// `(variable = first; condition; variable = next)`
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub place: Place,
    pub variable: String,
    pub first: Expr,
    pub condition: Expr,
    pub next: Expr,
}

#[derive(Clone, Debug)]
pub(crate) enum Statement {
    Empty,
    Block(Vec<Statement>),
    Assign {
        place: Place,
        target: Expr,
        value: Expr,
        /// Whether it is `=` and not `<=`.
        is_blocking: bool,
    },
    If {
        condition: Expr,
        then: Box<Statement>,
        otherwise: Box<Statement>,
    },
    Case {
        place: Place,
        subject: Expr,
        items: Vec<(Vec<Expr>, Statement)>,
        default: Option<Box<Statement>>,
    },
    For {
        head: Box<Loop>,
        body: Box<Statement>,
    },
    /// `$readmemh(file, memory)`
    ReadMemory {
        place: Place,
        file: Expr,
        memory: String,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub place: Place,
    pub kind: ExprKind,
}

#[derive(Clone, Debug)]
pub(crate) enum ExprKind {
    Number(Number),
    Text(String),
    Name(String),
    /// `name[index]`: a bit, or a word of a memory.
    Index(String, Box<Expr>),
    /// `name[high:low]`
    Slice(String, Box<Range>),
    /// `name[base +: width]`
    Part(String, Box<Expr>, Box<Expr>),
    Join(Vec<Expr>),
    Repeat(Box<Expr>, Box<Expr>),
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `$clog2(value)`
    Clog2(Box<Expr>),
}

/// Adds the names of the modules that some items instantiate.
pub(crate) fn instances(items: &[Item], names: &mut Vec<String>) {
    for item in items {
        match item {
            Item::Instance(instance) => names.push(instance.module.clone()),
            Item::For { body, .. } => instances(body, names),
            Item::If {
                then, otherwise, ..
            } => {
                instances(then, names);
                instances(otherwise, names);
            }
            _ => {}
        }
    }
}
