//! What the names of a kernel stand for: the nets and constants of one module.

use super::constant::Constant;
use super::error::EmitError;
use super::expr::{Expr, NetId};
use super::names::{Names, constant_identifier};
use super::scope::{Scope, Signal};
use crate::values;
use rust_hdl::prelude::{AtomKind, TypeDescriptor, TypeKind, clog2};
use std::collections::HashMap;

/// What a net is to its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Input,
    Output,
    Local,
    /// Made by the emitter to hold a part of an expression.
    Part,
    /// What a register takes at the clock; the number is the sub-block's.
    Next(usize),
    /// What a register holds.
    Held(usize),
    /// A sub-block's input.
    Into(usize),
    /// A sub-block's output.
    From(usize),
}

impl Role {
    /// Whether a kernel may assign it.
    pub fn is_driven_here(self) -> bool {
        matches!(
            self,
            Self::Output | Self::Local | Self::Part | Self::Next(_) | Self::Into(_)
        )
    }

    /// Whether a kernel that reads it reads what it assigned just before, rather than what the net settles to.
    pub fn reads_in_order(self) -> bool {
        matches!(self, Self::Output | Self::Local | Self::Part)
    }
}

/// A net of the module being written.
#[derive(Clone, Debug)]
pub(super) struct Net {
    /// As kernels name it.
    pub key: String,
    /// As the Verilog names it.
    pub name: String,
    pub width: usize,
    pub role: Role,
    pub is_clock: bool,
    /// The signal whose value it shows; none for a [`Role::Part`].
    pub signal: Option<usize>,
}

/// The nets and constants of a module.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub nets: Vec<Net>,
    by_key: HashMap<String, NetId>,
    constants: HashMap<String, Constant>,
    /// Widths of the [`values`] in use.
    named: HashMap<&'static str, usize>,
    pub names: Names,
}

impl Table {
    /// The table of a block, its ports first so that they keep their names.
    pub fn of(scope: &Scope, is_register: impl Fn(&Scope) -> bool) -> Result<Self, EmitError> {
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
                other => unreachable!("Scope::of lets no {other:?} through"),
            };
            table.add_net(&signal.key, &signal.key, role, signal);
        }
        // Instances claim their names before the nets around them do.
        for child in scope.children.iter().filter(|child| !is_register(child)) {
            table.names.claim(&child.field);
        }
        for (number, child) in scope.children.iter().enumerate() {
            for signal in &child.signals {
                let key = format!("{}${}", child.field, signal.key);
                if is_register(child) {
                    let (name, role) = match signal.key.as_str() {
                        "d" => (format!("{}_next", child.field), Role::Next(number)),
                        "q" => (child.field.clone(), Role::Held(number)),
                        _ => (format!("{}_clock", child.field), Role::Into(number)),
                    };
                    if role == Role::Into(number) {
                        // A register's clock is part of its `always`, so it needs no name of its own.
                        table.add_unnamed(&key, role, signal);
                    } else {
                        table.add_net(&key, &name, role, signal);
                    }
                    continue;
                }
                match signal.kind {
                    AtomKind::InputParameter => {
                        table.add_net(&key, &key, Role::Into(number), signal);
                    }
                    AtomKind::OutputParameter => {
                        table.add_net(&key, &key, Role::From(number), signal);
                    }
                    _ => {}
                }
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
        self.push(key, name, role, signal);
    }

    fn add_unnamed(&mut self, key: &str, role: Role, signal: &Signal) {
        self.push(key, String::new(), role, signal);
    }

    fn push(&mut self, key: &str, name: String, role: Role, signal: &Signal) {
        self.by_key.insert(key.to_owned(), NetId(self.nets.len()));
        self.nets.push(Net {
            key: key.to_owned(),
            name,
            width: signal.width,
            role,
            is_clock: signal.is_clock(),
            signal: Some(signal.index),
        });
    }

    fn add_constant(&mut self, scope: &Scope, signal: &Signal) -> Result<(), EmitError> {
        let value =
            Constant::from_hex(&signal.value, signal.width).ok_or_else(|| EmitError::Signal {
                block: scope.path.clone(),
                signal: signal.key.replace('$', "."),
                reason: "is a constant wider than its type",
            })?;
        // An element of an array is clearer as the number it is.
        let value = if signal.key.contains('$') {
            value
        } else {
            value.named(constant_identifier(&signal.key))
        };
        self.constants.insert(signal.key.clone(), value);
        Ok(())
    }

    fn add_states(&mut self, descriptor: &TypeDescriptor) {
        match &descriptor.kind {
            TypeKind::Enum(states) => {
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
            TypeKind::Composite(fields) => {
                fields.iter().for_each(|field| self.add_states(&field.kind));
            }
            TypeKind::Bits(_) | TypeKind::Signed(_) => {}
        }
    }

    /// A named value in `width` bits. Of one name in two widths only the first is named.
    pub fn named(&mut self, value: &values::Value, width: usize) -> Option<Constant> {
        let constant = Constant::new(value.number.into(), width)?;
        let first = *self.named.entry(value.key).or_insert(width);
        Some(match first == width {
            true => constant.named(constant_identifier(value.key)),
            false => constant,
        })
    }

    /// The net or constant a kernel means by `key`.
    pub fn find(&self, key: &str) -> Option<Expr> {
        if let Some(&net) = self.by_key.get(key) {
            return Some(self.whole(net));
        }
        self.constants.get(key).cloned().map(Expr::Const)
    }

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

    /// A new net for a part of an expression.
    pub fn add_part(&mut self, wanted: &str, width: usize) -> NetId {
        let name = self.names.claim(wanted);
        let net = NetId(self.nets.len());
        self.nets.push(Net {
            key: name.clone(),
            name,
            width,
            role: Role::Part,
            is_clock: false,
            signal: None,
        });
        net
    }

    pub fn ids(&self) -> impl Iterator<Item = NetId> + use<> {
        (0..self.nets.len()).map(NetId)
    }
}
