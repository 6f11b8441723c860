//! Compiles statements: assignments, jumps and calls.

use super::super::node::{Node, Operator, mask};
use super::super::program::{Op, Target};
use super::super::syntax::{Expr, Select, Statement};
use super::{Compiled, Compiler, Entity};
use std::sync::Arc;

impl Compiler<'_> {
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

    /// Compiles `{a, b} = {c, d}` of more than 64 bits, if each target on the left has its own value on the right.
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

    pub(super) fn statement(&mut self, statement: &Statement) -> Compiled<()> {
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

    /// Sets the target of a jump to the next step.
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

/// Returns the words of a memory's file.
fn words_of(text: &str) -> impl Iterator<Item = u64> {
    text.lines()
        .flat_map(|line| line.split("//").next().unwrap_or("").split_whitespace())
        .filter_map(|word| u64::from_str_radix(word, 16).ok())
}
