//! Compiles a bench: its declarations, and its connection to the circuit.

mod expression;
mod statement;

use super::BenchError;
use super::node::{Node, mask};
use super::program::{Entry, Op, Program};
use super::syntax::{Bench, Declared, Expr, Routine, Statement};
use std::collections::HashMap;
use std::sync::Arc;

#[derive(Clone, Debug)]
enum Entity {
    Constant(u64, usize, bool),
    /// Address, width, whether signed.
    Variable(usize, usize, bool),
    Array(usize, usize),
    Output(usize, usize),
    Alias(Expr, usize),
}

type Compiled<T> = Result<T, BenchError>;

struct Compiler<'a> {
    names: HashMap<String, Entity>,
    /// The routine being compiled; names inside it begin with its name and `/`.
    routine: String,
    routines: HashMap<String, (usize, &'a Routine)>,
    widths: Vec<(usize, bool)>,
    memory: &'a dyn Fn(&str) -> Option<String>,
    program: Program,
    clock: Option<usize>,
    line: usize,
}

/// Compiles a bench; `memory` returns the text of a memory's file.
///
/// # Errors
///
/// Returns an error if the bench has an unsupported construct, or lacks counters of errors and clocks.
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

    /// Whether a step reads an output.
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
        // Only the circuit uses the path of a memory file.
        if declared.is_constant && matches!(declared.value, Some(Expr::Text(_))) {
            return Ok(());
        }
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

    /// Connects the circuit's ports: the circuit drives those that no part of the bench drives.
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
}

/// Whether a statement, or one inside it, sets this variable.
fn sets(statement: &Statement, name: &str) -> bool {
    match statement {
        Statement::Block(list) => list.iter().any(|statement| sets(statement, name)),
        Statement::Assign(Expr::Name(target, _), _) => target == name,
        _ => false,
    }
}
