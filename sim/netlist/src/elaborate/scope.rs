//! Scopes: what each name in a module means.

use std::collections::HashMap;

/// The value of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Constant {
    /// Bits, the lowest first.
    Bits {
        bits: Vec<bool>,
        is_signed: bool,
    },
    Text(String),
}

impl Constant {
    pub fn integer(value: i64) -> Self {
        let width = if i32::try_from(value).is_ok() { 32 } else { 64 };
        Self::Bits {
            bits: (0..width).map(|bit| value >> bit & 1 == 1).collect(),
            is_signed: true,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) enum Entity {
    Constant(Constant),
    Signal(usize),
    Memory(usize),
    /// An `integer` or a `genvar`, which gets values only from loops.
    Variable,
}

/// The names in a module's instance, or in a generated block within it.
#[derive(Debug)]
pub(super) struct Scope<'s> {
    /// The instances around it, each followed by a dot.
    pub path: String,
    pub names: HashMap<String, Entity>,
    pub outer: Option<&'s Scope<'s>>,
    /// Parameters that the instance sets and that are not declared yet.
    pub overrides: HashMap<String, Constant>,
    /// The depth of instances.
    pub depth: usize,
}

impl<'s> Scope<'s> {
    pub fn new(path: &str, outer: Option<&'s Scope<'s>>, depth: usize) -> Self {
        Self {
            path: path.to_owned(),
            names: HashMap::new(),
            outer,
            overrides: HashMap::new(),
            depth,
        }
    }

    pub fn find(&self, name: &str) -> Option<&Entity> {
        match self.names.get(name) {
            Some(entity) => Some(entity),
            None => self.outer?.find(name),
        }
    }
}
