//! Elaborates modules to logic: it evaluates parameters, expands instances and loops, and turns processes into gates.
//!
//! Each bit of each signal is a leaf of the graph. The elaboration records a bit's driver when it meets it, and
//! [`resolve`](crate::resolve) follows the drivers afterwards. The order of the text therefore does not matter, and a
//! vector may depend on its own other bits.

mod expression;
mod memory;
mod operators;
mod process;
mod scope;
mod values;

pub(crate) use memory::{Memory, Read, Write};
pub(crate) use scope::Constant;

use crate::error::{Fault, Place, Result};
use crate::graph::{Graph, Lit};
use crate::syntax::{Expr, ExprKind, Instance, Item, Loop, Module, Parameter, Range};
use expression::Context;
use scope::{Entity, Scope};
use std::collections::HashMap;

/// The largest depth of instances; deeper ones mean a module that contains itself.
const DEEPEST: usize = 64;
/// The largest number of iterations of one loop.
const LONGEST: usize = 1 << 20;
/// The largest number of bits of one signal.
const WIDEST: i64 = 1 << 20;

/// A wire or register as it is declared, within its instance.
#[derive(Debug)]
pub(crate) struct Signal {
    /// The name, including the instances around it.
    pub name: String,
    pub place: Place,
    /// The number of its lowest bit.
    pub low: i64,
    pub bits: Vec<Lit>,
    /// The value at power-up, if there is one.
    pub initial: Option<Vec<bool>>,
}

/// What a leaf of the graph represents.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Leaf {
    /// Not a leaf.
    Gate,
    /// A bit of a signal.
    Wire {
        signal: usize,
        bit: usize,
        driver: Option<Lit>,
    },
    /// A bit of a memory's read port.
    Word {
        read: usize,
        driver: Option<Lit>,
    },
    Input,
    Register(usize),
}

/// A bit that changes at the clock's edge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Register {
    pub signal: usize,
    pub bit: usize,
    pub leaf: Lit,
    pub next: Lit,
}

/// An elaborated design, before its drivers are followed.
#[derive(Debug, Default)]
pub(crate) struct Design {
    pub graph: Graph,
    /// By node; entries for gates at the end may be missing.
    pub leaves: Vec<Leaf>,
    pub signals: Vec<Signal>,
    pub registers: Vec<Register>,
    pub memories: Vec<Memory>,
    pub reads: Vec<Read>,
    /// Name and signal.
    pub inputs: Vec<(String, usize)>,
    pub outputs: Vec<(String, usize)>,
    /// The events that the clocked processes wait for.
    pub clocks: Vec<(Lit, Place)>,
}

impl Design {
    pub fn leaf(&mut self, leaf: Leaf) -> Lit {
        let lit = self.graph.leaf();
        self.leaves.resize(lit.node(), Leaf::Gate);
        self.leaves.push(leaf);
        lit
    }

    pub fn of(&self, lit: Lit) -> Leaf {
        self.leaves.get(lit.node()).copied().unwrap_or(Leaf::Gate)
    }

    /// Records the driver of a bit.
    fn drive(&mut self, wire: Lit, value: Lit, place: Place) -> Result<()> {
        let leaf = &mut self.leaves[wire.node()];
        let Leaf::Wire {
            signal,
            bit,
            driver,
        } = leaf
        else {
            unreachable!("only bits of signals are driven");
        };
        if driver.is_some() {
            let signal = &self.signals[*signal];
            let (name, bit) = (&signal.name, signal.low + *bit as i64);
            return Err(Fault::new(
                place,
                format!("bit {bit} of '{name}' has a second driver"),
            ));
        }
        *driver = Some(value);
        Ok(())
    }
}

/// The files that `$readmemh` may read.
pub(crate) type MemoryFiles<'a> = &'a dyn Fn(&str) -> std::result::Result<String, String>;

pub(crate) struct Elaborator<'a> {
    modules: HashMap<&'a str, &'a Module>,
    files: MemoryFiles<'a>,
    pub design: Design,
}

/// Elaborates the module with this name.
pub(crate) fn elaborate<'a>(
    modules: &'a [Module],
    top: &str,
    parameters: &[(String, Constant)],
    files: MemoryFiles<'a>,
) -> Result<Design> {
    let mut by_name = HashMap::new();
    for module in modules {
        if by_name.insert(module.name.as_str(), module).is_some() {
            return Err(Fault::new(
                module.place,
                format!("a second module '{}'", module.name),
            ));
        }
    }
    let Some(&module) = by_name.get(top) else {
        let names: Vec<&str> = modules.iter().map(|module| module.name.as_str()).collect();
        let message = format!("no module '{top}': expected one of {}", names.join(", "));
        return Err(Fault::new(Place { file: 0, line: 0 }, message));
    };
    let mut elaborator = Elaborator {
        modules: by_name,
        files,
        design: Design::default(),
    };
    let ports = elaborator.module(module, "", parameters.to_vec(), 0)?;
    for (port, signal) in module.ports.iter().zip(ports) {
        match port.is_input {
            true => {
                for bit in elaborator.design.signals[signal].bits.clone() {
                    let input = elaborator.design.leaf(Leaf::Input);
                    elaborator.design.drive(bit, input, port.place)?;
                }
                elaborator.design.inputs.push((port.name.clone(), signal));
            }
            false => elaborator.design.outputs.push((port.name.clone(), signal)),
        }
    }
    elaborator.design.finish_memories();
    Ok(elaborator.design)
}

impl<'a> Elaborator<'a> {
    /// Elaborates an instance of a module. Returns the signals of its ports.
    fn module(
        &mut self,
        module: &'a Module,
        path: &str,
        overrides: Vec<(String, Constant)>,
        depth: usize,
    ) -> Result<Vec<usize>> {
        if depth > DEEPEST {
            let message = format!(
                "module '{}' is more than {DEEPEST} instances deep",
                module.name
            );
            return Err(Fault::new(module.place, message));
        }
        let mut scope = Scope::new(path, None, depth);
        for (name, value) in overrides {
            scope.overrides.insert(name, value);
        }
        self.declare(&module.items, &mut scope)?;
        if let Some(name) = scope.overrides.keys().min() {
            return Err(Fault::new(
                module.place,
                format!("module '{}' has no parameter '{name}'", module.name),
            ));
        }
        self.behave(&module.items, &scope)?;
        let signal = |name: &String| match scope.names.get(name) {
            Some(Entity::Signal(signal)) => *signal,
            _ => unreachable!("ports are declared as signals"),
        };
        Ok(module.ports.iter().map(|port| signal(&port.name)).collect())
    }

    /// Declares parameters, signals and memories in order.
    fn declare(&mut self, items: &'a [Item], scope: &mut Scope<'_>) -> Result<()> {
        for item in items {
            let (name, place, entity) = match item {
                Item::Parameter(parameter) => {
                    let value = self.parameter(parameter, scope)?;
                    (&parameter.name, parameter.place, Entity::Constant(value))
                }
                Item::Variable { name, place } => (name, *place, Entity::Variable),
                Item::Net {
                    name,
                    place,
                    range,
                    words,
                    value,
                    is_reg,
                } => {
                    let (low, width) = self.range(range.as_ref(), scope)?;
                    let path = format!("{}{name}", scope.path);
                    let entity = match words {
                        Some(words) => self.memory(path, *place, low, width, words, scope)?,
                        None => self.signal(path, *place, low, width),
                    };
                    if let (Some(value), Entity::Signal(signal), true) = (value, &entity, is_reg) {
                        let bits = self.constant_bits(value, &Context::of(scope), width)?;
                        self.design.signals[*signal].initial = Some(bits);
                    }
                    (name, *place, entity)
                }
                _ => continue,
            };
            if scope.names.insert(name.clone(), entity).is_some() {
                return Err(Fault::new(
                    place,
                    format!("a second declaration of '{name}'"),
                ));
            }
        }
        Ok(())
    }

    fn parameter(&mut self, parameter: &Parameter, scope: &mut Scope<'_>) -> Result<Constant> {
        let given = match parameter.is_local {
            true => None,
            false => scope.overrides.remove(&parameter.name),
        };
        let value = match given {
            Some(value) => value,
            None => self.constant(&parameter.value, &Context::of(scope))?,
        };
        let width = match (&parameter.range, parameter.is_integer) {
            (Some(range), _) => self.range(Some(range), scope)?.1,
            (None, true) => 32,
            (None, false) => return Ok(value),
        };
        match value {
            Constant::Text(text) => {
                let message = format!("\"{text}\" for the number '{}'", parameter.name);
                Err(Fault::new(parameter.place, message))
            }
            Constant::Bits {
                mut bits,
                is_signed,
            } => {
                let fill = is_signed && bits.last().copied().unwrap_or(false);
                bits.resize(width, fill);
                Ok(Constant::Bits {
                    bits,
                    is_signed: parameter.is_integer,
                })
            }
        }
    }

    /// The number of the lowest bit, and the width.
    fn range(&mut self, range: Option<&Range>, scope: &Scope<'_>) -> Result<(i64, usize)> {
        let Some(Range { high, low }) = range else {
            return Ok((0, 1));
        };
        let context = Context::of(scope);
        let (top, bottom) = (self.integer(high, &context)?, self.integer(low, &context)?);
        let width = top - bottom + 1;
        if !(1..=WIDEST).contains(&width) {
            let message = format!(
                "range [{top}:{bottom}]: expected the higher number first, and at most {WIDEST} bits"
            );
            return Err(Fault::new(high.place, message));
        }
        Ok((bottom, width as usize))
    }

    fn signal(&mut self, name: String, place: Place, low: i64, width: usize) -> Entity {
        let signal = self.design.signals.len();
        let bits = (0..width).map(|bit| {
            self.design.leaf(Leaf::Wire {
                signal,
                bit,
                driver: None,
            })
        });
        let bits = bits.collect();
        self.design.signals.push(Signal {
            name,
            place,
            low,
            bits,
            initial: None,
        });
        Entity::Signal(signal)
    }

    fn behave(&mut self, items: &'a [Item], scope: &Scope<'_>) -> Result<()> {
        for item in items {
            match item {
                Item::Assign {
                    place,
                    target,
                    value,
                } => self.assign(target, value, *place, scope)?,
                Item::Net {
                    name,
                    place,
                    value: Some(value),
                    is_reg: false,
                    ..
                } => {
                    let kind = ExprKind::Name(name.clone());
                    self.assign(
                        &Expr {
                            place: *place,
                            kind,
                        },
                        value,
                        *place,
                        scope,
                    )?;
                }
                Item::Always { place, clock, body } => {
                    self.always(*place, clock.as_deref(), body, scope)?
                }
                Item::Initial(body) => self.initial(body, scope)?,
                Item::Instance(instance) => self.instance(instance, scope)?,
                Item::For { head, label, body } => {
                    let label = label.as_deref().unwrap_or(&head.variable);
                    self.generate(head, label, body, scope)?;
                }
                Item::If {
                    condition,
                    then,
                    otherwise,
                } => {
                    let holds = self.condition(condition, &Context::of(scope))?;
                    let items = if holds { then } else { otherwise };
                    let mut inner = Scope::new(&scope.path, Some(scope), scope.depth);
                    self.declare(items, &mut inner)?;
                    self.behave(items, &inner)?;
                }
                Item::Parameter(_) | Item::Net { .. } | Item::Variable { .. } => {}
            }
        }
        Ok(())
    }

    fn generate(
        &mut self,
        head: &'a Loop,
        label: &str,
        body: &'a [Item],
        scope: &Scope<'_>,
    ) -> Result<()> {
        let mut value = self.integer(&head.first, &Context::of(scope))?;
        for _ in 0..LONGEST {
            let path = format!("{}{label}[{value}].", scope.path);
            let mut inner = Scope::new(&path, Some(scope), scope.depth);
            let constant = Entity::Constant(Constant::integer(value));
            inner.names.insert(head.variable.clone(), constant);
            if !self.condition(&head.condition, &Context::of(&inner))? {
                return Ok(());
            }
            self.declare(body, &mut inner)?;
            self.behave(body, &inner)?;
            value = self.integer(&head.next, &Context::of(&inner))?;
        }
        Err(endless(head))
    }

    fn assign(
        &mut self,
        target: &Expr,
        value: &Expr,
        place: Place,
        scope: &Scope<'_>,
    ) -> Result<()> {
        let context = Context::of(scope);
        let wires = self.wires(target, &context)?;
        let bits = self.fitted(value, &context, wires.len())?;
        for (wire, bit) in wires.into_iter().zip(bits) {
            self.design.drive(wire, bit, place)?;
        }
        Ok(())
    }

    fn instance(&mut self, instance: &'a Instance, scope: &Scope<'_>) -> Result<()> {
        let context = Context::of(scope);
        let Some(&module) = self.modules.get(instance.module.as_str()) else {
            return Err(Fault::new(
                instance.place,
                format!("no module '{}'", instance.module),
            ));
        };
        let mut overrides: Vec<(String, Constant)> = Vec::new();
        for (name, place, value) in &instance.parameters {
            if overrides.iter().any(|(other, _)| other == name) {
                return Err(Fault::new(
                    *place,
                    format!("parameter '{name}' is set twice"),
                ));
            }
            overrides.push((name.clone(), self.constant(value, &context)?));
        }
        let path = format!("{}{}.", scope.path, instance.name);
        let ports = self.module(module, &path, overrides, scope.depth + 1)?;
        let mut connected = vec![false; ports.len()];
        for (name, place, value) in &instance.connections {
            let Some(number) = module.ports.iter().position(|port| port.name == *name) else {
                return Err(Fault::new(
                    *place,
                    format!("module '{}' has no port '{name}'", module.name),
                ));
            };
            if std::mem::replace(&mut connected[number], true) {
                return Err(Fault::new(
                    *place,
                    format!("port '{name}' is connected twice"),
                ));
            }
            let Some(value) = value else { continue };
            let inner = self.design.signals[ports[number]].bits.clone();
            let (wires, mut bits) = match module.ports[number].is_input {
                true => {
                    let bits = self.fitted(value, &context, inner.len())?;
                    (inner, bits)
                }
                false => (self.wires(value, &context)?, inner),
            };
            bits.resize(wires.len(), Lit::FALSE);
            for (wire, bit) in wires.into_iter().zip(bits) {
                self.design.drive(wire, bit, *place)?;
            }
        }
        Ok(())
    }

    /// The wires of a target, the lowest first.
    fn wires(&mut self, target: &Expr, context: &Context<'_>) -> Result<Vec<Lit>> {
        match &target.kind {
            ExprKind::Join(parts) => {
                let mut wires = Vec::new();
                for part in parts.iter().rev() {
                    wires.extend(self.wires(part, context)?);
                }
                Ok(wires)
            }
            _ => {
                let (signal, bits) = self.fixed_target(target, context)?;
                Ok(self.design.signals[signal].bits[bits].to_vec())
            }
        }
    }
}

fn endless(head: &Loop) -> Fault {
    Fault::new(head.place, format!("a loop of more than {LONGEST} turns"))
}
