//! Processes: executes statements symbolically to find the new value of each assigned bit.

use super::expression::{Context, number};
use super::scope::{Entity, Scope};
use super::values::{Bit, Values};
use super::{Elaborator, LONGEST, Leaf, Register, Write, endless};
use crate::error::{Fault, Place, Result};
use crate::graph::Lit;
use crate::syntax::{Expr, ExprKind, Statement};
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `always @*`
    Settled,
    /// `always @(posedge clock)`
    Clocked,
}

struct Process<'p> {
    kind: Kind,
    scope: &'p Scope<'p>,
    loops: Vec<(String, i64)>,
    values: Values,
}

impl Process<'_> {
    fn context(&self) -> Context<'_> {
        Context {
            scope: self.scope,
            loops: &self.loops,
            values: (self.kind == Kind::Settled).then_some(&self.values),
        }
    }
}

impl Elaborator<'_> {
    pub(super) fn always(
        &mut self,
        place: Place,
        clock: Option<&str>,
        body: &Statement,
        scope: &Scope<'_>,
    ) -> Result<()> {
        let mut process = Process {
            kind: Kind::Settled,
            scope,
            loops: Vec::new(),
            values: Values::default(),
        };
        if let Some(clock) = clock {
            process.kind = Kind::Clocked;
            let kind = ExprKind::Name(clock.to_owned());
            let bits = self.value(&Expr { place, kind }, &Context::of(scope))?;
            if bits.len() != 1 {
                return Err(Fault::new(
                    place,
                    format!("clock '{clock}' of {} bits: expected one", bits.len()),
                ));
            }
            self.design.clocks.push((bits[0], place));
        }
        self.run(body, &mut process, Lit::TRUE)?;
        let Process { kind, values, .. } = process;
        for (signal, bit, place) in values.missed.take() {
            if values.get(signal, bit) != Bit::Unset {
                let name = &self.design.signals[signal].name;
                return Err(Fault::new(
                    place,
                    format!("'{name}' is read before it is assigned (a latch)"),
                ));
            }
        }
        for (signal, bits) in values.bits {
            for (bit, value) in bits.into_iter().enumerate() {
                let value = match value {
                    Bit::Unset => continue,
                    Bit::Value(value) => value,
                    Bit::Sometimes => {
                        let name = &self.design.signals[signal].name;
                        return Err(Fault::new(
                            place,
                            format!("'{name}' is not assigned on every path (a latch)"),
                        ));
                    }
                };
                let wire = self.design.signals[signal].bits[bit];
                let driver = match kind {
                    Kind::Settled => value,
                    Kind::Clocked => {
                        let leaf = self
                            .design
                            .leaf(Leaf::Register(self.design.registers.len()));
                        self.design.registers.push(Register {
                            signal,
                            bit,
                            leaf,
                            next: value,
                        });
                        leaf
                    }
                };
                self.design.drive(wire, driver, place)?;
            }
        }
        Ok(())
    }

    /// Executes a statement; `guard` says whether it is reached.
    fn run(&mut self, statement: &Statement, process: &mut Process<'_>, guard: Lit) -> Result<()> {
        match statement {
            Statement::Empty => Ok(()),
            Statement::Block(block) => {
                for statement in block {
                    self.run(statement, process, guard)?;
                }
                Ok(())
            }
            Statement::Assign {
                place,
                target,
                value,
                is_blocking,
            } => {
                match (process.kind, is_blocking) {
                    (Kind::Settled, false) => {
                        return Err(Fault::new(
                            *place,
                            "'<=' in a process that waits for every change: expected '='",
                        ));
                    }
                    (Kind::Clocked, true) => {
                        return Err(Fault::new(
                            *place,
                            "'=' in a process that waits for a clock: expected '<='",
                        ));
                    }
                    _ => {}
                }
                let width = self.target_width(target, &process.context())?;
                let bits = self.fitted(value, &process.context(), width)?;
                self.store(target, bits, process, guard)
            }
            Statement::If {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.truth(condition, &process.context())?;
                self.branch(
                    condition,
                    process,
                    guard,
                    |elaborator, process, holds, guard| {
                        let branch = if holds { then } else { otherwise };
                        elaborator.run(branch, process, guard)
                    },
                )
            }
            Statement::Case {
                subject,
                items,
                default,
                ..
            } => self.case(subject, items, default.as_deref(), process, guard),
            Statement::For { head, body } => {
                let first = self.integer(&head.first, &process.context())?;
                process.loops.push((head.variable.clone(), first));
                for _ in 0..LONGEST {
                    if !self.condition(&head.condition, &process.context())? {
                        process.loops.pop();
                        return Ok(());
                    }
                    self.run(body, process, guard)?;
                    let next = self.integer(&head.next, &process.context())?;
                    if let Some((_, value)) = process.loops.last_mut() {
                        *value = next;
                    }
                }
                Err(endless(head))
            }
            Statement::ReadMemory { place, .. } => Err(Fault::new(
                *place,
                "$readmemh: expected it in an initial block",
            )),
        }
    }

    /// Executes both branches and joins their assignments.
    fn branch(
        &mut self,
        condition: Lit,
        process: &mut Process<'_>,
        guard: Lit,
        mut way: impl FnMut(&mut Self, &mut Process<'_>, bool, Lit) -> Result<()>,
    ) -> Result<()> {
        if let Some(holds) = condition.value() {
            return way(self, process, holds, guard);
        }
        let before = process.values.bits.clone();
        let taken = self.design.graph.and(guard, condition);
        way(self, process, true, taken)?;
        let mut then = std::mem::replace(&mut process.values.bits, before);
        let left = self.design.graph.and(guard, !condition);
        way(self, process, false, left)?;
        let mut otherwise = std::mem::take(&mut process.values.bits);
        let signals: BTreeSet<usize> = then.keys().chain(otherwise.keys()).copied().collect();
        for signal in signals {
            let unset = || vec![Bit::Unset; self.design.signals[signal].bits.len()];
            let then = then.remove(&signal).unwrap_or_else(unset);
            let otherwise = otherwise.remove(&signal).unwrap_or_else(unset);
            let both = then.into_iter().zip(otherwise).enumerate();
            let joined =
                both.map(|(bit, pair)| self.joined(process.kind, signal, bit, condition, pair));
            let joined = joined.collect();
            process.values.bits.insert(signal, joined);
        }
        Ok(())
    }

    fn joined(
        &mut self,
        kind: Kind,
        signal: usize,
        bit: usize,
        condition: Lit,
        pair: (Bit, Bit),
    ) -> Bit {
        let old = self.design.signals[signal].bits[bit];
        let value = |bit| match (bit, kind) {
            // A register keeps its value.
            (Bit::Unset, Kind::Clocked) => Bit::Value(old),
            _ => bit,
        };
        if pair == (Bit::Unset, Bit::Unset) {
            return Bit::Unset;
        }
        match (value(pair.0), value(pair.1)) {
            (Bit::Value(then), Bit::Value(otherwise)) => {
                Bit::Value(self.design.graph.choice(condition, then, otherwise))
            }
            _ => Bit::Sometimes,
        }
    }

    fn case(
        &mut self,
        subject: &Expr,
        items: &[(Vec<Expr>, Statement)],
        default: Option<&Statement>,
        process: &mut Process<'_>,
        guard: Lit,
    ) -> Result<()> {
        let own = self.value(subject, &process.context())?.len();
        let width = self.case_width(own, items, process)?;
        let value = self.fitted(subject, &process.context(), width)?;
        let mut conditions = Vec::new();
        let mut named = Vec::new();
        for (labels, _) in items {
            let mut any = Vec::new();
            for label in labels {
                let label = self.fitted(label, &process.context(), width)?;
                named.extend(number(&label));
                any.push(self.design.graph.equal(&value, &label));
            }
            conditions.push(self.design.graph.any(&any));
        }
        named.sort_unstable();
        named.dedup();
        // The last label also serves as the default if the labels cover all possible values of the subject.
        let is_narrow = own < 16 && value[own..].iter().all(|bit| *bit == Lit::FALSE);
        let possible = named
            .iter()
            .filter(|label| **label < 1 << own.min(16))
            .count();
        if default.is_none() && is_narrow && possible == 1 << own {
            conditions.pop();
        }
        self.case_from(0, items, &conditions, default, process, guard)
    }

    /// The width of the widest of subject and labels.
    fn case_width(
        &mut self,
        mut width: usize,
        items: &[(Vec<Expr>, Statement)],
        process: &Process<'_>,
    ) -> Result<usize> {
        let context = process.context();
        for label in items.iter().flat_map(|(labels, _)| labels) {
            width = width.max(self.value(label, &context)?.len());
        }
        Ok(width)
    }

    fn case_from(
        &mut self,
        first: usize,
        items: &[(Vec<Expr>, Statement)],
        conditions: &[Lit],
        default: Option<&Statement>,
        process: &mut Process<'_>,
        guard: Lit,
    ) -> Result<()> {
        match (items.get(first), conditions.get(first)) {
            (Some((_, statement)), Some(&condition)) => self.branch(
                condition,
                process,
                guard,
                |elaborator, process, holds, guard| match holds {
                    true => elaborator.run(statement, process, guard),
                    false => {
                        elaborator.case_from(first + 1, items, conditions, default, process, guard)
                    }
                },
            ),
            (Some((_, statement)), None) => self.run(statement, process, guard),
            (None, _) => match default {
                Some(statement) => self.run(statement, process, guard),
                None => Ok(()),
            },
        }
    }

    fn target_width(&mut self, target: &Expr, context: &Context<'_>) -> Result<usize> {
        match &target.kind {
            ExprKind::Join(parts) => {
                let mut width = 0;
                for part in parts {
                    width += self.target_width(part, context)?;
                }
                Ok(width)
            }
            ExprKind::Index(name, _) => match context.scope.find(name) {
                Some(Entity::Memory(memory)) => Ok(self.design.memories[*memory].width),
                _ => Ok(1),
            },
            _ => Ok(self.fixed_target(target, context)?.1.len()),
        }
    }

    /// Assigns bits to a target.
    fn store(
        &mut self,
        target: &Expr,
        mut bits: Vec<Lit>,
        process: &mut Process<'_>,
        guard: Lit,
    ) -> Result<()> {
        if let ExprKind::Join(parts) = &target.kind {
            for part in parts.iter().rev() {
                let width = self.target_width(part, &process.context())?;
                let rest = bits.split_off(width);
                self.store(part, bits, process, guard)?;
                bits = rest;
            }
            return Ok(());
        }
        if let ExprKind::Index(name, index) = &target.kind {
            let address = self.value(index, &process.context())?;
            match process.scope.find(name) {
                Some(Entity::Memory(_)) if process.kind == Kind::Settled => {
                    let message = format!("memory '{name}' is written without a clock");
                    return Err(Fault::new(target.place, message));
                }
                Some(Entity::Memory(memory)) => {
                    self.design.memories[*memory].writes.push(Write {
                        enable: guard,
                        address,
                        word: bits,
                    });
                    return Ok(());
                }
                Some(Entity::Signal(signal)) if number(&address).is_none() => {
                    return self.store_bit(*signal, &address, bits[0], process, target.place);
                }
                _ => {}
            }
        }
        let (signal, range) = self.fixed_target(target, &process.context())?;
        let width = self.design.signals[signal].bits.len();
        let assigned = process
            .values
            .bits
            .entry(signal)
            .or_insert_with(|| vec![Bit::Unset; width]);
        for (bit, value) in assigned[range].iter_mut().zip(bits) {
            *bit = Bit::Value(value);
        }
        Ok(())
    }

    /// Assigns to a bit that another signal selects.
    fn store_bit(
        &mut self,
        signal: usize,
        index: &[Lit],
        value: Lit,
        process: &mut Process<'_>,
        place: Place,
    ) -> Result<()> {
        if self.design.signals[signal].low != 0 {
            let name = &self.design.signals[signal].name;
            return Err(Fault::new(
                place,
                format!("a variable bit of '{name}': expected its lowest bit to be 0"),
            ));
        }
        let wires = self.design.signals[signal].bits.clone();
        let mut assigned = Vec::new();
        for (bit, wire) in wires.iter().enumerate() {
            let here: Vec<Lit> = index
                .iter()
                .enumerate()
                .map(|(at, lit)| lit.xor(bit >> at.min(63) & 1 == 0))
                .collect();
            let here = match bit >> index.len().min(63) {
                0 => self.design.graph.all(&here),
                _ => Lit::FALSE,
            };
            let old = match (process.values.get(signal, bit), process.kind) {
                (Bit::Value(old), _) => old,
                (Bit::Unset, Kind::Clocked) => *wire,
                _ => {
                    let name = &self.design.signals[signal].name;
                    let message = format!(
                        "one bit of '{name}' is assigned where the others have no value (a latch)"
                    );
                    return Err(Fault::new(place, message));
                }
            };
            assigned.push(Bit::Value(self.design.graph.choice(here, value, old)));
        }
        process.values.bits.insert(signal, assigned);
        Ok(())
    }

    /// An `initial` block: the values of registers and memories at power-up.
    pub(super) fn initial(&mut self, body: &Statement, scope: &Scope<'_>) -> Result<()> {
        self.power_up(body, scope, &mut Vec::new())
    }

    fn power_up(
        &mut self,
        statement: &Statement,
        scope: &Scope<'_>,
        loops: &mut Vec<(String, i64)>,
    ) -> Result<()> {
        match statement {
            Statement::Empty => Ok(()),
            Statement::Block(block) => block
                .iter()
                .try_for_each(|statement| self.power_up(statement, scope, loops)),
            Statement::Assign { target, value, .. } => {
                let context = Context {
                    scope,
                    loops,
                    values: None,
                };
                let width = self.target_width(target, &context)?;
                let bits = self.constant_bits(value, &context, width)?;
                if let ExprKind::Index(name, index) = &target.kind
                    && let Some(&Entity::Memory(memory)) = scope.find(name)
                {
                    let word = self.integer(index, &context)?;
                    let memory = &mut self.design.memories[memory];
                    if !(0..memory.depth as i64).contains(&word) {
                        let message = format!(
                            "word {word} of '{name}': expected 0 to {}",
                            memory.depth - 1
                        );
                        return Err(Fault::new(target.place, message));
                    }
                    memory.set(word as usize, bits);
                    return Ok(());
                }
                let (signal, range) = self.fixed_target(target, &context)?;
                let signal = &mut self.design.signals[signal];
                let whole = vec![false; signal.bits.len()];
                signal.initial.get_or_insert(whole)[range].copy_from_slice(&bits);
                Ok(())
            }
            Statement::If {
                condition,
                then,
                otherwise,
            } => {
                let context = Context {
                    scope,
                    loops,
                    values: None,
                };
                match self.condition(condition, &context)? {
                    true => self.power_up(then, scope, loops),
                    false => self.power_up(otherwise, scope, loops),
                }
            }
            Statement::For { head, body } => {
                let integer = |elaborator: &mut Self, expr, loops: &[(String, i64)]| {
                    let context = Context {
                        scope,
                        loops,
                        values: None,
                    };
                    elaborator.integer(expr, &context)
                };
                let first = integer(self, &head.first, loops)?;
                loops.push((head.variable.clone(), first));
                for _ in 0..LONGEST {
                    if integer(self, &head.condition, loops)? == 0 {
                        loops.pop();
                        return Ok(());
                    }
                    self.power_up(body, scope, loops)?;
                    let next = integer(self, &head.next, loops)?;
                    if let Some((_, value)) = loops.last_mut() {
                        *value = next;
                    }
                }
                Err(endless(head))
            }
            Statement::Case { place, .. } => Err(Fault::new(
                *place,
                "'case' in an initial block: expected assignments",
            )),
            Statement::ReadMemory {
                place,
                file,
                memory,
            } => match scope.find(memory) {
                Some(&Entity::Memory(number)) => self.read_file(number, file, &Context::of(scope)),
                _ => Err(Fault::new(*place, format!("'{memory}' is no memory"))),
            },
        }
    }
}
