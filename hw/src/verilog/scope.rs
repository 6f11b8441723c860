//! Scopes: the nested blocks that a probe finds in a circuit, each with its signals and its kernel.

use super::constant::Constant;
use super::error::EmitError;
use crate::circuit::{Choice, Declared};
use rust_hdl::core::ast::Verilog;
use rust_hdl::prelude::{Atom, AtomKind, Block, Probe, TypeDescriptor, TypeKind};
use std::collections::HashSet;

/// A signal or constant that the probe found.
#[derive(Debug, Clone)]
pub(super) struct Signal {
    /// The name within its block; `rank$3` for an element of an array.
    pub key: String,
    pub kind: AtomKind,
    pub width: usize,
    pub descriptor: TypeDescriptor,
    /// The hexadecimal digits of its value when it was probed, which is the value of a constant.
    pub value: String,
    /// The signal's number in the order in which the probe visits the circuit.
    pub index: usize,
}

impl Signal {
    pub fn is_clock(&self) -> bool {
        self.descriptor.name == "clock"
    }
}

/// A block and its contents.
#[derive(Debug, Clone)]
pub(super) struct Scope {
    /// The name of the field that holds the block; `field$3` for an element of an array.
    pub field: String,
    /// The path from the top block, joined by dots.
    pub path: String,
    pub signals: Vec<Signal>,
    pub children: Vec<Scope>,
    pub hdl: Verilog,
    /// The block's description, one paragraph.
    pub about: String,
    /// The name and description of each port.
    pub port_lines: &'static [(&'static str, &'static str)],
    pub choice: Option<&'static Choice>,
    /// The name of its module, if it is the same in every design.
    pub module: Option<&'static str>,
    /// The power-up value if the block is a register, which is inlined instead of instantiated.
    pub power_up: Option<Constant>,
}

impl Scope {
    /// Visits a whole circuit.
    pub fn of(circuit: &dyn Declared, name: &str) -> Result<Self, EmitError> {
        let mut visitor = Visitor::default();
        circuit.accept(name, &mut visitor);
        let mut top = visitor.done.expect("a block visits its own scope");
        top.describe(circuit);
        top.check()?;
        Ok(top)
    }

    /// Copies the descriptions from the circuit's declaration. A block that the declaration does not visit is a
    /// register.
    fn describe(&mut self, circuit: &dyn Declared) {
        self.about = circuit.about();
        self.port_lines = circuit.port_lines();
        self.choice = circuit.choice();
        self.module = circuit.module();
        let mut blocks = HashSet::new();
        circuit.blocks(&mut |field, block| {
            let child = self.children.iter_mut().find(|child| child.field == field);
            child.expect("a probe visits every block").describe(block);
            blocks.insert(field.to_owned());
        });
        for child in &mut self.children {
            if !blocks.contains(&child.field) {
                child.power_up = child.initial();
            }
        }
    }

    /// Reads the power-up value from the Verilog text of rust-hdl's `DFF`.
    fn initial(&self) -> Option<Constant> {
        let Verilog::Custom(text) = &self.hdl else {
            return None;
        };
        let (_, value) = text.split_once("'h")?;
        let (digits, _) = value.split_once(';')?;
        let held = self.signals.iter().find(|signal| signal.key == "q")?;
        Constant::from_hex(digits, held.width)
    }

    /// Whether it is a register.
    pub fn is_register(&self) -> bool {
        self.power_up.is_some()
    }

    /// The description of a port; for an element of an array, that of the array.
    pub fn port_line(&self, key: &str) -> &'static str {
        let name = key.split('$').next().unwrap_or(key);
        let found = self.port_lines.iter().find(|(port, _)| *port == name);
        found.map_or("", |(_, line)| line)
    }

    /// The block's clock, if it has one.
    pub fn clock(&self) -> Option<&Signal> {
        let is_input = |signal: &&Signal| signal.kind == AtomKind::InputParameter;
        self.signals
            .iter()
            .filter(is_input)
            .find(|signal| signal.is_clock())
    }

    fn check(&self) -> Result<(), EmitError> {
        for signal in &self.signals {
            let refuse = |reason| {
                Err(EmitError::Signal {
                    block: self.path.clone(),
                    signal: signal.key.replace('$', "."),
                    reason,
                })
            };
            if !matches!(
                signal.descriptor.kind,
                TypeKind::Bits(_) | TypeKind::Enum(_)
            ) {
                return refuse(
                    "is signed or a struct; only Bits, Bit, Clock and enums are written",
                );
            }
            if signal.width == 0 {
                return refuse("has no bits");
            }
        }
        self.children.iter().try_for_each(Self::check)
    }
}

#[derive(Default)]
struct Visitor {
    open: Vec<Scope>,
    signals: usize,
    done: Option<Scope>,
}

impl Probe for Visitor {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let path = match self.open.last() {
            Some(parent) => format!("{}.{}", parent.path, name.replace('$', ".")),
            None => name.to_owned(),
        };
        self.open.push(Scope {
            field: name.to_owned(),
            path,
            signals: Vec::new(),
            children: Vec::new(),
            hdl: node.hdl(),
            about: String::new(),
            port_lines: &[],
            choice: None,
            module: None,
            power_up: None,
        });
    }

    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let index = self.signals;
        self.signals += 1;
        let scope = self.open.last_mut().expect("signals are inside a block");
        scope.signals.push(Signal {
            key: name.to_owned(),
            kind: atom.kind(),
            width: atom.bits(),
            descriptor: atom.descriptor(),
            value: hex_digits(atom),
            index,
        });
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        let scope = self.open.pop().expect("opened by visit_start_scope");
        match self.open.last_mut() {
            Some(parent) => parent.children.push(scope),
            None => self.done = Some(scope),
        }
    }
}

/// Whether a signal is a clock by its type.
pub(crate) fn is_clock(atom: &dyn Atom) -> bool {
    atom.descriptor().name == "clock"
}

/// The current value of an atom as hexadecimal digits, without the literal's prefix such as `32'h`.
pub(crate) fn hex_digits(atom: &dyn Atom) -> String {
    let literal = format!("{:x}", atom.verilog());
    literal
        .split_once('h')
        .map_or_else(|| literal.clone(), |(_, digits)| digits.to_owned())
}
