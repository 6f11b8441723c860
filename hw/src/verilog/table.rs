//! The symbol table of a module: the nets and constants that a kernel can name.

use super::constant::Constant;
use super::error::EmitError;
use super::expr::{Expr, NetId};
use super::names::{Names, constant_identifier};
use super::scope::{Scope, Signal};
use crate::values;
use rust_hdl::prelude::{AtomKind, TypeDescriptor, TypeKind, clog2};
use std::collections::HashMap;

/// The role of a net in its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Input,
    Output,
    Local,
    /// A part of an expression; the emitter adds it.
    Part,
    /// The input of a register; the number is the sub-block's, as in the following variants.
    Next(usize),
    /// The value of a register.
    Held(usize),
    /// A sub-block's input.
    Into(usize),
    /// A sub-block's output.
    From(usize),
}

impl Role {
    /// Whether a kernel may assign the net.
    pub fn is_driven_here(self) -> bool {
        matches!(
            self,
            Self::Output | Self::Local | Self::Part | Self::Next(_) | Self::Into(_)
        )
    }

    /// Whether a kernel that reads the net sees its own latest assignment, instead of the settled value.
    pub fn reads_in_order(self) -> bool {
        matches!(self, Self::Output | Self::Local | Self::Part)
    }
}

/// The place of an array's element, if the array is one vector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The vector's name.
    pub name: String,
    /// The element's lowest bit.
    pub lo: usize,
    /// The vector's width.
    pub whole: usize,
}

/// A net of the module being written.
#[derive(Clone, Debug)]
pub(super) struct Net {
    /// The net's name in kernels.
    pub key: String,
    /// The net's name in the Verilog.
    pub name: String,
    pub width: usize,
    pub role: Role,
    /// The number of the signal whose value it has; `None` for a [`Role::Part`].
    pub signal: Option<usize>,
    /// The net's place in a vector, if it is an element of an array that is one vector.
    pub place: Option<Place>,
}

impl Net {
    /// The name of the declared net or vector that contains it, its lowest bit there, and the width of that net or
    /// vector.
    pub fn bits(&self) -> (&str, usize, usize) {
        match &self.place {
            Some(place) => (&place.name, place.lo, place.whole),
            None => (&self.name, 0, self.width),
        }
    }

    /// Whether the net or its vector is declared here: true except for the later elements of a vector.
    pub fn is_first(&self) -> bool {
        self.place.as_ref().is_none_or(|place| place.lo == 0)
    }
}

/// The nets and constants of a module.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub nets: Vec<Net>,
    by_key: HashMap<String, NetId>,
    constants: HashMap<String, Constant>,
    /// The width in which each of the [`values`] is first used.
    named: HashMap<&'static str, usize>,
    pub names: Names,
}

impl Table {
    /// Creates the table of a block. Ports come first, so that they keep their names.
    pub fn of(scope: &Scope) -> Result<Self, EmitError> {
        let mut table = Self::default();
        for signal in &scope.signals {
            let role = match signal.kind {
                AtomKind::InputParameter => Role::Input,
                AtomKind::OutputParameter => Role::Output,
                AtomKind::LocalSignal => Role::Local,
                AtomKind::Constant => {
                    table.add_constant(scope, signal)?;
                    continue;
                }
                other => unreachable!("no circuit can have a signal that is {other:?}"),
            };
            table.add_net(&signal.key, &signal.key, role, signal);
        }
        // Instances claim their names before the nets around them do.
        for child in scope.children.iter().filter(|child| !child.is_register()) {
            table.names.claim(&child.field);
        }
        for (number, child) in scope.children.iter().enumerate() {
            // The declaration wires the clocks, so kernels do not name their sub-blocks' clocks.
            for signal in child.signals.iter().filter(|signal| !signal.is_clock()) {
                let key = format!("{}${}", child.field, signal.key);
                let (name, role) = match (child.is_register(), signal.kind) {
                    (true, AtomKind::InputParameter) => {
                        (format!("{}_next", child.field), Role::Next(number))
                    }
                    (true, _) => (child.field.clone(), Role::Held(number)),
                    (false, AtomKind::InputParameter) => (key.clone(), Role::Into(number)),
                    (false, AtomKind::OutputParameter) => (key.clone(), Role::From(number)),
                    (false, _) => continue,
                };
                table.add_net(&key, &name, role, signal);
            }
        }
        for signal in scope
            .signals
            .iter()
            .chain(scope.children.iter().flat_map(|child| &child.signals))
        {
            table.add_states(&signal.descriptor);
        }
        Ok(table)
    }

    fn add_net(&mut self, key: &str, wanted: &str, role: Role, signal: &Signal) {
        let name = self.names.claim(wanted);
        self.by_key.insert(key.to_owned(), NetId(self.nets.len()));
        self.nets.push(Net {
            key: key.to_owned(),
            name,
            width: signal.width,
            role,
            signal: Some(signal.index),
            place: None,
        });
    }

    fn add_constant(&mut self, scope: &Scope, signal: &Signal) -> Result<(), EmitError> {
        let value =
            Constant::from_hex(&signal.value, signal.width).ok_or_else(|| EmitError::Signal {
                block: scope.path.clone(),
                signal: signal.key.replace('$', "."),
                reason: "is a constant wider than its type",
            })?;
        // An element of a constant array is clearer as a number than under a name.
        let value = if signal.key.contains('$') {
            value
        } else {
            value.named(constant_identifier(&signal.key))
        };
        self.constants.insert(signal.key.clone(), value);
        Ok(())
    }

    fn add_states(&mut self, descriptor: &TypeDescriptor) {
        let TypeKind::Enum(states) = &descriptor.kind else {
            return;
        };
        let width = clog2(states.len());
        for (number, state) in states.iter().enumerate() {
            if let Some(value) = Constant::new(number as u128, width) {
                self.constants.insert(
                    state.replace("::", "$"),
                    value.named(constant_identifier(state)),
                );
            }
        }
    }

    /// A named value in `width` bits. If a value is used in two widths, only the first keeps the name.
    pub fn named(&mut self, value: &values::Value, width: usize) -> Option<Constant> {
        let constant = Constant::new(value.number.into(), width)?;
        let first = *self.named.entry(value.key).or_insert(width);
        Some(match first == width {
            true => constant.named(constant_identifier(value.key)),
            false => constant,
        })
    }

    /// Returns the net or constant that `key` names in a kernel.
    pub fn find(&self, key: &str) -> Option<Expr> {
        if let Some(&net) = self.by_key.get(key) {
            return Some(self.whole(net));
        }
        self.constants.get(key).cloned().map(Expr::Const)
    }

    /// Returns the net that `key` names in a kernel.
    pub fn find_net(&self, key: &str) -> Option<NetId> {
        self.by_key.get(key).copied()
    }

    pub fn net(&self, net: NetId) -> &Net {
        &self.nets[net.0]
    }

    pub fn whole(&self, net: NetId) -> Expr {
        Expr::Net {
            net,
            lo: 0,
            width: self.nets[net.0].width,
        }
    }

    /// Adds a net for a part of an expression.
    pub fn add_part(&mut self, wanted: &str, width: usize) -> NetId {
        let name = self.names.claim(wanted);
        let net = NetId(self.nets.len());
        self.nets.push(Net {
            key: name.clone(),
            name,
            width,
            role: Role::Part,
            signal: None,
            place: None,
        });
        net
    }

    pub fn ids(&self) -> impl Iterator<Item = NetId> + use<> {
        (0..self.nets.len()).map(NetId)
    }
}
