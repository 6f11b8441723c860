//! A bench compiled: its variables have places, its tasks are code with jumps.

use super::BenchError;
use super::node::{Node, Operator, apply, mask, signed};
use super::syntax::{Bench, Declared, Expr, Routine, Select, Statement};
use std::collections::HashMap;
use std::sync::Arc;

/// A step of a bench.
#[derive(Clone, Debug)]
pub enum Op {
    Set(Target, Node),
    /// More than 64 bits, in parts, the highest first, to this place on.
    SetWide(usize, Vec<(Node, usize)>),
    Jump(usize),
    /// Jumps if it is 0.
    Unless(Node, usize),
    Call(usize),
    Return,
    Delay,
    /// The clock rises.
    Edge,
    Finish,
}

#[derive(Clone, Debug)]
pub enum Target {
    /// Place and mask.
    Variable(usize, u64),
    /// Place, first bit and mask of as many.
    Bits(usize, Node, u64),
    Word(usize, Node, u64),
    /// The lowest first, with their widths.
    Several(Vec<(Target, usize)>),
}

/// A task or a function: where it begins, and where its arguments and its result lie.
#[derive(Clone, Debug)]
pub struct Entry {
    pub begin: usize,
    pub arguments: Vec<(usize, u64)>,
    pub result: usize,
}

/// A compiled bench.
#[derive(Debug)]
pub struct Program {
    pub ops: Vec<Op>,
    /// Which steps look at an output.
    pub looks: Vec<bool>,
    pub entries: Vec<Entry>,
    pub variables: Vec<u64>,
    pub arrays: Vec<Arc<Vec<u64>>>,
    pub begin: usize,
    /// Ports of the circuit that the bench sets, and by which variable.
    pub inputs: Vec<(String, usize)>,
    /// Which variables these are.
    pub is_input: Vec<bool>,
    /// Ports of the circuit that it looks at.
    pub outputs: Vec<String>,
    /// The variables that count errors, and clocks.
    pub errors: usize,
    pub clocks: usize,
}

#[derive(Clone, Debug)]
enum Entity {
    Constant(u64, usize, bool),
    /// Place, width, whether signed.
    Variable(usize, usize, bool),
    Array(usize, usize),
    Output(usize, usize),
    Alias(Expr, usize),
}

type Compiled<T> = Result<T, BenchError>;

struct Compiler<'a> {
    names: HashMap<String, Entity>,
    /// The routine that is being compiled; its own names begin with its name and `/`.
    routine: String,
    routines: HashMap<String, (usize, &'a Routine)>,
    widths: Vec<(usize, bool)>,
    memory: &'a dyn Fn(&str) -> Option<String>,
    program: Program,
    clock: Option<usize>,
    line: usize,
}

/// Compiles a bench; `memory` gives the text of a memory's file.
///
/// # Errors
///
/// If it has something that is not known, or no counters of errors and clocks.
pub fn compile(bench: &Bench, memory: &dyn Fn(&str) -> Option<String>) -> Compiled<Program> {
    let program = Program {
        ops: Vec::new(),
        looks: Vec::new(),
        entries: Vec::new(),
        variables: Vec::new(),
        arrays: Vec::new(),
        begin: 0,
        inputs: Vec::new(),
        is_input: Vec::new(),
        outputs: Vec::new(),
        errors: 0,
        clocks: 0,
    };
    let mut compiler = Compiler {
        names: HashMap::new(),
        routine: String::new(),
        routines: HashMap::new(),
        widths: Vec::new(),
        memory,
        program,
        clock: None,
        line: 0,
    };
    let mut routines = Vec::new();
    compiler.declare_all(bench, &mut routines)?;
    compiler.connect(bench)?;
    for (number, routine) in routines.iter().enumerate() {
        compiler
            .routines
            .insert(routine.name.clone(), (number, routine));
        compiler.declare_routine(routine)?;
    }
    for (number, routine) in routines.iter().enumerate() {
        compiler.routine = routine.name.clone() + "/";
        compiler.line = routine.line;
        compiler.program.entries[number].begin = compiler.program.ops.len();
        compiler.statement(&routine.body)?;
        compiler.program.ops.push(Op::Return);
    }
    compiler.routine = String::new();
    compiler.program.begin = compiler.program.ops.len();
    for statement in &bench.run {
        compiler.statement(statement)?;
    }
    compiler.program.ops.push(Op::Finish);
    compiler.finish()
}

impl<'a> Compiler<'a> {
    fn error<T>(&self, message: impl Into<String>) -> Compiled<T> {
        Err(BenchError::new(self.line, message.into()))
    }

    fn finish(mut self) -> Compiled<Program> {
        for (name, of) in [("errors", 0), ("clocks", 1)] {
            let Some(Entity::Variable(place, ..)) = self.names.get(name) else {
                return self.error(format!("no variable {name:?}"));
            };
            match of {
                0 => self.program.errors = *place,
                _ => self.program.clocks = *place,
            }
        }
        let looks: Vec<bool> = self.program.ops.iter().map(|op| self.looks(op)).collect();
        self.program.looks = looks;
        Ok(self.program)
    }

    /// Whether a step looks at an output.
    fn looks(&self, op: &Op) -> bool {
        let is = |node: &Node| matches!(node, Node::Output(_));
        match op {
            Op::Set(_, node) | Op::Unless(node, _) => node.any(&is),
            Op::SetWide(_, parts) => parts.iter().any(|(node, _)| node.any(&is)),
            _ => false,
        }
    }

    fn declare_all(&mut self, bench: &'a Bench, routines: &mut Vec<&'a Routine>) -> Compiled<()> {
        for declared in &bench.declared {
            self.declare(declared, "")?;
        }
        routines.extend(&bench.routines);
        for (condition, then, otherwise) in &bench.chosen {
            let chosen = if self.constant(condition)? != 0 {
                then
            } else {
                otherwise
            };
            self.declare_all(chosen, routines)?;
        }
        Ok(())
    }

    fn declare(&mut self, declared: &Declared, prefix: &str) -> Compiled<()> {
        let width = match &declared.range {
            Some((high, _)) => self.constant(high)? as usize + 1,
            None if declared.is_integer => 32,
            None => 1,
        };
        let entity = match (&declared.value, &declared.words) {
            (Some(value), _) if declared.is_constant => {
                let value = self.constant(value)? & mask(width);
                Entity::Constant(value, width, declared.is_integer)
            }
            (Some(value), _) => Entity::Alias(value.clone(), width),
            (None, Some(words)) => {
                let words = self.constant(words)? as usize + 1;
                self.program.arrays.push(Arc::new(vec![0; words]));
                Entity::Array(self.program.arrays.len() - 1, width)
            }
            (None, None) => {
                let place = self.program.variables.len();
                self.program.variables.resize(place + width.div_ceil(64), 0);
                Entity::Variable(place, width, declared.is_integer)
            }
        };
        self.names
            .insert(format!("{prefix}{}", declared.name), entity);
        Ok(())
    }

    /// The circuit's ports: what no part of the bench sets, the circuit does.
    fn connect(&mut self, bench: &Bench) -> Compiled<()> {
        for (port, name) in &bench.ports {
            let Some(Entity::Variable(place, width, _)) = self.names.get(name).cloned() else {
                return self.error(format!("{name:?}: expected a variable"));
            };
            if port == "clock" {
                self.clock = Some(place);
            } else if bench.run.iter().any(|statement| sets(statement, name)) {
                self.program.inputs.push((port.clone(), place));
            } else if width <= 64 && self.program.outputs.len() < 64 {
                let output = Entity::Output(self.program.outputs.len(), width);
                self.names.insert(name.clone(), output);
                self.program.outputs.push(port.clone());
            } else {
                return self.error(format!(
                    "{name:?}: expected at most 64 outputs of at most 64 bits"
                ));
            }
        }
        Ok(())
    }

    fn declare_routine(&mut self, routine: &Routine) -> Compiled<()> {
        let prefix = routine.name.clone() + "/";
        let mut arguments = Vec::new();
        for declared in &routine.declared {
            self.declare(declared, &prefix)?;
            let entity = self.names.get(&format!("{prefix}{}", declared.name));
            if let (Some(Entity::Variable(place, width, _)), Some(_)) = (entity, declared.direction)
            {
                arguments.push((*place, mask(*width)));
            }
        }
        let first = routine.declared.first();
        let result = first.and_then(|first| self.names.get(&format!("{prefix}{}", first.name)));
        let (result, width) = match result {
            Some(Entity::Variable(place, width, is_signed)) => (*place, (*width, *is_signed)),
            _ => (0, (1, false)),
        };
        self.widths.push(width);
        self.program.entries.push(Entry {
            begin: 0,
            arguments,
            result,
        });
        self.program.is_input = vec![false; self.program.variables.len()];
        for (_, place) in &self.program.inputs {
            self.program.is_input[*place] = true;
        }
        Ok(())
    }

    fn entity(&self, name: &str) -> Compiled<Entity> {
        let own = self.names.get(&format!("{}{name}", self.routine));
        match own.or_else(|| self.names.get(name)) {
            Some(entity) => Ok(entity.clone()),
            None => self.error(format!("{name:?} is not declared")),
        }
    }

    fn constant(&self, expr: &Expr) -> Compiled<u64> {
        match self.own(expr)? {
            Node::Constant(value) => Ok(value),
            other => self.error(format!("{other:?}: expected a constant")),
        }
    }

    /// Width of an expression by itself, and whether it is signed.
    fn size(&self, expr: &Expr) -> Compiled<(usize, bool)> {
        let both = |a: &Expr, b: &Expr| -> Compiled<(usize, bool)> {
            let ((a, x), (b, y)) = (self.size(a)?, self.size(b)?);
            Ok((a.max(b), x && y))
        };
        Ok(match expr {
            Expr::Number(number) => (number.width.unwrap_or(32), number.width.is_none()),
            Expr::Name(name, chosen) => return self.size_of_name(name, chosen),
            Expr::Unary("~" | "-", a) => self.size(a)?,
            Expr::Unary(..) => (1, false),
            Expr::Binary("+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "~^", a, b) => both(a, b)?,
            Expr::Binary("<<" | ">>", a, _) => self.size(a)?,
            Expr::Binary(..) => (1, false),
            Expr::Choice(_, a, b) => both(a, b)?,
            Expr::Concat(list) => {
                let sizes = list.iter().map(|expr| Ok(self.size(expr)?.0));
                (sizes.sum::<Compiled<usize>>()?, false)
            }
            Expr::Repeat(times, value) => {
                let times = self.constant(times)? as usize;
                (times * self.size(value)?.0, false)
            }
            Expr::Call(name, _) if name.starts_with('$') => (1, false),
            Expr::Call(name, _) => self.widths[self.routine(name)?.0],
            Expr::Text(text) => return self.error(format!("{text:?}: expected a number")),
        })
    }

    fn size_of_name(&self, name: &str, chosen: &[Select]) -> Compiled<(usize, bool)> {
        match chosen.last() {
            Some(Select::Range(high, low)) => Ok((
                (self.constant(high)? + 1 - self.constant(low)?) as usize,
                false,
            )),
            Some(Select::From(_, width)) => Ok((self.constant(width)? as usize, false)),
            Some(Select::One(_)) if chosen.len() > 1 => Ok((1, false)),
            Some(Select::One(_)) => match self.entity(name)? {
                Entity::Array(_, width) => Ok((width, false)),
                _ => Ok((1, false)),
            },
            None => Ok(match self.entity(name)? {
                Entity::Constant(_, width, is_signed) | Entity::Variable(_, width, is_signed) => {
                    (width, is_signed)
                }
                Entity::Output(_, width) | Entity::Alias(_, width) => (width, false),
                Entity::Array(..) => return self.error(format!("{name:?}: expected a word of it")),
            }),
        }
    }

    fn routine(&self, name: &str) -> Compiled<(usize, &'a Routine)> {
        match self.routines.get(name) {
            Some(found) => Ok(*found),
            None => self.error(format!("no task or function {name:?}")),
        }
    }

    /// An expression with its own width.
    fn own(&self, expr: &Expr) -> Compiled<Node> {
        let (width, is_signed) = self.size(expr)?;
        self.node(expr, width, is_signed)
    }

    /// An expression among others that are so wide.
    fn node(&self, expr: &Expr, width: usize, is_signed: bool) -> Compiled<Node> {
        if width > 64 {
            return self.error(format!("{width} bits: expected at most 64"));
        }
        let of = |expr: &Expr| -> Compiled<Box<Node>> {
            Ok(Box::new(self.node(expr, width, is_signed)?))
        };
        let node = match expr {
            Expr::Unary("~", a) => Node::Not(of(a)?, mask(width)),
            Expr::Unary("-", a) => Node::Negated(of(a)?, mask(width)),
            Expr::Binary("~^", a, b) => {
                let xor = Node::Binary(Operator::BitXor, of(a)?, of(b)?, mask(width), None);
                Node::Not(Box::new(xor), mask(width))
            }
            Expr::Binary(sign @ ("+" | "-" | "*" | "/" | "%" | "&" | "|" | "^"), a, b) => {
                let signed = is_signed.then_some(width);
                Node::Binary(operator(sign), of(a)?, of(b)?, mask(width), signed)
            }
            Expr::Binary(sign @ ("<<" | ">>"), a, b) => {
                let by = Box::new(self.own(b)?);
                Node::Binary(operator(sign), of(a)?, by, mask(width), None)
            }
            Expr::Choice(condition, a, b) => {
                Node::Choice(Box::new(self.own(condition)?), of(a)?, of(b)?)
            }
            _ => {
                let (own, _) = self.size(expr)?;
                let node = self.simple(expr, own)?;
                match is_signed && own < width {
                    true => Node::Extended(Box::new(node), own, mask(width)),
                    false => node,
                }
            }
        };
        Ok(folded(node))
    }

    /// What has its own width wherever it stands.
    fn simple(&self, expr: &Expr, width: usize) -> Compiled<Node> {
        Ok(match expr {
            Expr::Number(number) => Node::Constant(number.value & mask(width)),
            Expr::Name(name, chosen) => self.chosen(name, chosen)?,
            Expr::Unary("!", a) => self.compared("==", a, &zero())?,
            Expr::Unary("|", a) => self.compared("!=", a, &zero())?,
            Expr::Unary("^", a) => Node::Parity(Box::new(self.own(a)?)),
            Expr::Unary("&", a) => {
                let ones = Node::Constant(mask(self.size(a)?.0));
                Node::Binary(
                    Operator::Equal,
                    Box::new(self.own(a)?),
                    Box::new(ones),
                    1,
                    None,
                )
            }
            Expr::Binary(sign @ ("&&" | "||"), a, b) => {
                let (a, b) = (Box::new(self.own(a)?), Box::new(self.own(b)?));
                Node::Binary(operator(sign), a, b, 1, None)
            }
            Expr::Binary(sign, a, b) => self.compared(sign, a, b)?,
            Expr::Concat(list) => {
                let part = |expr: &Expr| Ok((self.own(expr)?, self.size(expr)?.0));
                Node::Concat(list.iter().map(part).collect::<Compiled<_>>()?)
            }
            Expr::Repeat(times, value) => {
                let part = (self.own(value)?, self.size(value)?.0);
                Node::Concat(vec![part; self.constant(times)? as usize])
            }
            // What is asked of the command line is not there.
            Expr::Call(name, _) if name == "$test$plusargs" => Node::Constant(0),
            Expr::Call(name, arguments) => {
                let (number, _) = self.routine(name)?;
                Node::Call(number, self.arguments(number, arguments)?)
            }
            other => return self.error(format!("{other:?}: expected a simple expression")),
        })
    }

    fn arguments(&self, routine: usize, values: &[Expr]) -> Compiled<Vec<Node>> {
        let places = &self.program.entries[routine].arguments;
        if places.len() != values.len() {
            return self.error(format!(
                "{} arguments: expected {}",
                values.len(),
                places.len()
            ));
        }
        let value = |(value, (_, bits)): (&Expr, &(usize, u64))| {
            let (own, is_signed) = self.size(value)?;
            self.node(value, own.max(bits.count_ones() as usize), is_signed)
        };
        values.iter().zip(places).map(value).collect()
    }

    fn compared(&self, sign: &'static str, a: &Expr, b: &Expr) -> Compiled<Node> {
        let ((wide, x), (other, y)) = (self.size(a)?, self.size(b)?);
        let width = wide.max(other);
        if width > 64 {
            let differ = Node::Differ(self.parts(a)?, self.parts(b)?);
            return match sign {
                "!=" | "!==" => Ok(differ),
                "==" | "===" => Ok(Node::Not(Box::new(differ), 1)),
                _ => self.error(format!("{sign} of {width} bits: expected at most 64")),
            };
        }
        let (a, b) = (
            Box::new(self.node(a, width, x && y)?),
            Box::new(self.node(b, width, x && y)?),
        );
        let (a, b) = if sign.starts_with('>') {
            (b, a)
        } else {
            (a, b)
        };
        Ok(Node::Binary(
            operator(sign),
            a,
            b,
            1,
            (x && y).then_some(width),
        ))
    }

    /// Of a value of any width, parts of at most 64 bits, the highest first.
    fn parts(&self, expr: &Expr) -> Compiled<Vec<(Node, usize)>> {
        let (width, _) = self.size(expr)?;
        match expr {
            Expr::Concat(list) if width > 64 => {
                let parts = list.iter().map(|expr| self.parts(expr));
                Ok(parts.collect::<Compiled<Vec<_>>>()?.concat())
            }
            Expr::Name(name, chosen) if width > 64 && chosen.is_empty() => {
                let Entity::Variable(place, width, _) = self.entity(name)? else {
                    return self.error(format!("{name:?}: expected a variable"));
                };
                let part = |number: usize| {
                    (
                        Node::Variable(place + number),
                        (width - 64 * number).min(64),
                    )
                };
                Ok((0..width.div_ceil(64)).rev().map(part).collect())
            }
            _ => Ok(vec![(self.own(expr)?, width)]),
        }
    }

    fn chosen(&self, name: &str, chosen: &[Select]) -> Compiled<Node> {
        let (mut node, mut left) = match (self.entity(name)?, chosen) {
            (Entity::Constant(value, ..), chosen) => (Node::Constant(value), chosen),
            (Entity::Variable(place, width, _), chosen) if width <= 64 => {
                (Node::Variable(place), chosen)
            }
            (Entity::Output(output, _), chosen) => (Node::Output(output), chosen),
            (Entity::Alias(expr, width), chosen) => (self.node(&expr, width, false)?, chosen),
            (Entity::Array(array, _), [Select::One(index), chosen @ ..]) => {
                (Node::Word(array, Box::new(self.own(index)?)), chosen)
            }
            _ => return self.error(format!("{name:?}: expected a word, or at most 64 bits")),
        };
        while let [first, rest @ ..] = left {
            let (start, width) = self.selected(first)?;
            node = Node::Bits(Box::new(node), Box::new(start), mask(width));
            left = rest;
        }
        Ok(folded(node))
    }

    /// The first of the bits that are chosen, and how many.
    fn selected(&self, select: &Select) -> Compiled<(Node, usize)> {
        Ok(match select {
            Select::One(bit) => (self.own(bit)?, 1),
            Select::Range(high, low) => {
                let (high, low) = (self.constant(high)?, self.constant(low)?);
                (Node::Constant(low), (high + 1 - low) as usize)
            }
            Select::From(bit, width) => (self.own(bit)?, self.constant(width)? as usize),
        })
    }

    fn target(&self, expr: &Expr) -> Compiled<(Target, usize)> {
        match expr {
            Expr::Name(name, chosen) => match (self.entity(name)?, &chosen[..]) {
                (Entity::Variable(place, width, _), []) => {
                    Ok((Target::Variable(place, mask(width)), width))
                }
                (Entity::Variable(place, width, _), [select]) if width <= 64 => {
                    let (start, width) = self.selected(select)?;
                    Ok((Target::Bits(place, start, mask(width)), width))
                }
                (Entity::Array(array, width), [Select::One(index)]) => {
                    Ok((Target::Word(array, self.own(index)?, mask(width)), width))
                }
                _ => self.error(format!("{name:?} cannot be set so")),
            },
            Expr::Concat(list) => {
                let parts = list.iter().rev().map(|expr| self.target(expr));
                let parts: Vec<(Target, usize)> = parts.collect::<Compiled<_>>()?;
                let width = parts.iter().map(|(_, width)| width).sum();
                Ok((Target::Several(parts), width))
            }
            other => self.error(format!("{other:?} cannot be set")),
        }
    }

    fn assign(&mut self, target: &Expr, value: &Expr) -> Compiled<()> {
        let (target, width) = self.target(target)?;
        let (own, is_signed) = self.size(value)?;
        match target {
            Target::Variable(place, _) if Some(place) == self.clock => {
                if self.constant(value)? != 0 {
                    self.program.ops.push(Op::Edge);
                }
            }
            Target::Variable(place, _) if width > 64 => {
                let parts = self.parts(value)?;
                self.program.ops.push(Op::SetWide(place, parts));
            }
            Target::Several(targets) if width > 64 => self.assign_parts(targets, value)?,
            target => {
                let node = self.node(value, own.max(width), is_signed)?;
                self.program.ops.push(Op::Set(target, node));
            }
        }
        Ok(())
    }

    /// `{a, b} = {c, d}` of more than 64 bits, where each on the left has its own on the right.
    fn assign_parts(&mut self, targets: Vec<(Target, usize)>, value: &Expr) -> Compiled<()> {
        let parts = self.parts(value)?;
        let alike = parts.iter().rev().map(|(_, width)| width);
        if !alike.eq(targets.iter().map(|(_, width)| width)) {
            return self.error("parts of other widths: expected those of the left side");
        }
        for ((target, _), (node, _)) in targets.into_iter().zip(parts.into_iter().rev()) {
            self.program.ops.push(Op::Set(target, node));
        }
        Ok(())
    }

    fn statement(&mut self, statement: &Statement) -> Compiled<()> {
        match statement {
            Statement::Nothing => {}
            Statement::Block(list) => {
                for statement in list {
                    self.statement(statement)?;
                }
            }
            Statement::Assign(target, value) => self.assign(target, value)?,
            Statement::Delay(then) => {
                self.program.ops.push(Op::Delay);
                self.statement(then)?;
            }
            Statement::If(condition, then, otherwise) => {
                let over = self.unless(condition)?;
                self.statement(then)?;
                let end = self.jump();
                self.land(over);
                self.statement(otherwise)?;
                self.land(end);
            }
            Statement::While(condition, body) => {
                self.repeated(condition, body, &Statement::Nothing)?
            }
            Statement::For(first, condition, next, body) => {
                self.statement(first)?;
                self.repeated(condition, body, next)?;
            }
            Statement::Repeat(times, body) => self.repeat(times, body)?,
            Statement::Case(value, arms) => self.case(value, arms)?,
            Statement::Call(name, arguments) => self.call(name, arguments)?,
        }
        Ok(())
    }

    fn unless(&mut self, condition: &Expr) -> Compiled<usize> {
        let node = self.own(condition)?;
        self.program.ops.push(Op::Unless(node, 0));
        Ok(self.program.ops.len() - 1)
    }

    fn jump(&mut self) -> usize {
        self.program.ops.push(Op::Jump(0));
        self.program.ops.len() - 1
    }

    /// A jump comes here.
    fn land(&mut self, jump: usize) {
        let here = self.program.ops.len();
        match &mut self.program.ops[jump] {
            Op::Jump(to) | Op::Unless(_, to) => *to = here,
            _ => unreachable!("only jumps land"),
        }
    }

    fn repeated(&mut self, condition: &Expr, body: &Statement, next: &Statement) -> Compiled<()> {
        let begin = self.program.ops.len();
        let end = self.unless(condition)?;
        self.statement(body)?;
        self.statement(next)?;
        self.program.ops.push(Op::Jump(begin));
        self.land(end);
        Ok(())
    }

    fn repeat(&mut self, times: &Expr, body: &Statement) -> Compiled<()> {
        let place = self.program.variables.len();
        self.program.variables.push(0);
        self.program.is_input.push(false);
        let left = Target::Variable(place, u64::MAX);
        let times = self.own(times)?;
        self.program.ops.push(Op::Set(left.clone(), times));
        let begin = self.program.ops.len();
        self.program.ops.push(Op::Unless(Node::Variable(place), 0));
        let (one, counter) = (Box::new(Node::Constant(1)), Box::new(Node::Variable(place)));
        let fewer = Node::Binary(Operator::Subtract, counter, one, u64::MAX, None);
        self.program.ops.push(Op::Set(left, fewer));
        self.statement(body)?;
        self.program.ops.push(Op::Jump(begin));
        self.land(begin);
        Ok(())
    }

    fn case(&mut self, value: &Expr, arms: &[(Vec<Expr>, Statement)]) -> Compiled<()> {
        let mut ends = Vec::new();
        for (labels, body) in arms {
            let mut any: Option<Node> = None;
            for label in labels {
                let one = self.label(value, label)?;
                any = Some(match any {
                    Some(any) => Node::Binary(Operator::Or, Box::new(any), Box::new(one), 1, None),
                    None => one,
                });
            }
            let over = any.map(|any| {
                self.program.ops.push(Op::Unless(any, 0));
                self.program.ops.len() - 1
            });
            self.statement(body)?;
            ends.push(self.jump());
            if let Some(over) = over {
                self.land(over);
            }
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    fn label(&self, value: &Expr, label: &Expr) -> Compiled<Node> {
        match label {
            Expr::Number(number) if number.care != u64::MAX => {
                let of = |value: u64| Box::new(Node::Constant(value));
                let value = Box::new(self.own(value)?);
                let counts = Node::Binary(Operator::BitAnd, value, of(number.care), u64::MAX, None);
                let right = of(number.value & number.care);
                Ok(Node::Binary(
                    Operator::Equal,
                    Box::new(counts),
                    right,
                    1,
                    None,
                ))
            }
            _ => self.compared("==", value, label),
        }
    }

    fn call(&mut self, name: &str, values: &[Expr]) -> Compiled<()> {
        match (name, values) {
            ("$finish" | "$fatal", _) => self.program.ops.push(Op::Finish),
            ("$readmemh", [Expr::Text(file), Expr::Name(memory, _)]) => {
                let Entity::Array(array, width) = self.entity(memory)? else {
                    return self.error(format!("{memory:?}: expected a memory"));
                };
                let Some(text) = (self.memory)(file) else {
                    return self.error(format!("{file:?} cannot be read"));
                };
                let words = Arc::make_mut(&mut self.program.arrays[array]);
                for (word, value) in words.iter_mut().zip(words_of(&text)) {
                    *word = value & mask(width);
                }
            }
            _ => return self.call_task(name, values),
        }
        Ok(())
    }

    fn call_task(&mut self, name: &str, values: &[Expr]) -> Compiled<()> {
        let (number, routine) = self.routine(name)?;
        let directions: Vec<bool> = routine
            .declared
            .iter()
            .filter_map(|one| one.direction)
            .collect();
        let places = self.program.entries[number].arguments.clone();
        if places.len() != values.len() {
            return self.error(format!(
                "{} arguments of {name}: expected {}",
                values.len(),
                places.len()
            ));
        }
        for ((value, (place, bits)), is_input) in values.iter().zip(&places).zip(&directions) {
            if *is_input {
                let (own, is_signed) = self.size(value)?;
                let node = self.node(value, own.max(bits.count_ones() as usize), is_signed)?;
                self.program
                    .ops
                    .push(Op::Set(Target::Variable(*place, *bits), node));
            }
        }
        self.program.ops.push(Op::Call(number));
        for ((value, (place, _)), is_input) in values.iter().zip(&places).zip(&directions) {
            if !is_input {
                let (target, _) = self.target(value)?;
                self.program
                    .ops
                    .push(Op::Set(target, Node::Variable(*place)));
            }
        }
        Ok(())
    }
}

fn zero() -> Expr {
    Expr::Number(super::text::Number {
        value: 0,
        care: u64::MAX,
        width: Some(1),
    })
}

/// The words of a memory's file.
fn words_of(text: &str) -> impl Iterator<Item = u64> {
    text.lines()
        .flat_map(|line| line.split("//").next().unwrap_or("").split_whitespace())
        .filter_map(|word| u64::from_str_radix(word, 16).ok())
}

/// Whether a statement, or one within, sets this variable.
fn sets(statement: &Statement, name: &str) -> bool {
    match statement {
        Statement::Block(list) => list.iter().any(|statement| sets(statement, name)),
        Statement::Assign(Expr::Name(target, _), _) => target == name,
        _ => false,
    }
}

fn operator(sign: &str) -> Operator {
    match sign {
        "||" => Operator::Or,
        "&&" => Operator::And,
        "|" => Operator::BitOr,
        "^" => Operator::BitXor,
        "&" => Operator::BitAnd,
        "==" | "===" => Operator::Equal,
        "!=" | "!==" => Operator::Differs,
        // The operands of > and >= have changed places.
        "<" | ">" => Operator::Less,
        "<=" | ">=" => Operator::AtMost,
        "<<" => Operator::Left,
        ">>" => Operator::Right,
        "+" => Operator::Add,
        "-" => Operator::Subtract,
        "*" => Operator::Multiply,
        "/" => Operator::Divide,
        _ => Operator::Remainder,
    }
}

/// The same with its value, if all in it is constant.
fn folded(node: Node) -> Node {
    let constant = |node: &Node| match node {
        Node::Constant(value) => Some(*value),
        _ => None,
    };
    let value = match &node {
        Node::Binary(operator, a, b, mask, width) => constant(a)
            .zip(constant(b))
            .map(|(a, b)| apply(*operator, a, b, *width) & mask),
        Node::Not(a, mask) => constant(a).map(|a| !a & mask),
        Node::Negated(a, mask) => constant(a).map(|a| a.wrapping_neg() & mask),
        Node::Extended(a, width, mask) => constant(a).map(|a| signed(a, *width) as u64 & mask),
        Node::Bits(a, b, mask) => constant(a)
            .zip(constant(b))
            .map(|(a, b)| apply(Operator::Right, a, b, None) & mask),
        _ => None,
    };
    value.map_or(node, Node::Constant)
}
