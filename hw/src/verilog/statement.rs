//! Statements of a module's logic, after loops are unrolled.

use super::constant::Constant;
use super::expr::{Expr, NetId};

/// A statement over nets.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Statement {
    Assign {
        net: NetId,
        value: Expr,
    },
    If {
        test: Expr,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    },
    /// `default` is always present. For a match without `_` it is the last arm, whose label is `default_label`.
    Case {
        test: Expr,
        arms: Vec<(Constant, Vec<Statement>)>,
        default: Vec<Statement>,
        default_label: Option<Constant>,
    },
    Comment(String),
}

impl Statement {
    /// Calls `visit` with every net that the statement assigns.
    pub fn targets(&self, visit: &mut dyn FnMut(NetId)) {
        match self {
            Self::Assign { net, .. } => visit(*net),
            Self::Comment(_) => {}
            _ => self.bodies().for_each(|body| {
                body.iter()
                    .for_each(|statement| statement.targets(&mut *visit));
            }),
        }
    }

    /// Calls `visit` with every net that the statement reads, and the bits read; `None` if an index selects them.
    pub fn reads(&self, visit: &mut dyn FnMut(NetId, Option<(usize, usize)>)) {
        match self {
            Self::Assign { value, .. } => value.reads(visit),
            Self::If { test, .. } | Self::Case { test, .. } => test.reads(visit),
            Self::Comment(_) => {}
        }
        for body in self.bodies() {
            for statement in body {
                statement.reads(visit);
            }
        }
    }

    /// The blocks of statements inside the statement.
    pub fn bodies(&self) -> Box<dyn Iterator<Item = &Vec<Self>> + '_> {
        match self {
            Self::Assign { .. } | Self::Comment(_) => Box::new(std::iter::empty()),
            Self::If {
                then, otherwise, ..
            } => Box::new([then, otherwise].into_iter()),
            Self::Case { arms, default, .. } => {
                Box::new(arms.iter().map(|(_, body)| body).chain([default]))
            }
        }
    }

    /// Removes the assignments to `net` at any depth.
    pub fn remove_assignment(&mut self, net: NetId) {
        let clear = |body: &mut Vec<Self>| {
            body.retain(|s| !matches!(s, Self::Assign { net: target, .. } if *target == net));
            body.iter_mut().for_each(|s| s.remove_assignment(net));
        };
        match self {
            Self::Assign { .. } | Self::Comment(_) => {}
            Self::If {
                then, otherwise, ..
            } => {
                clear(then);
                clear(otherwise);
            }
            Self::Case { arms, default, .. } => {
                arms.iter_mut().for_each(|(_, body)| clear(body));
                clear(default);
            }
        }
    }
}

/// A statement of the kernel's outermost block.
#[derive(Clone, Debug)]
pub(super) struct Outer {
    pub statement: Statement,
    /// The comments before the statement.
    pub comments: Vec<String>,
    /// Whether it lets a register hold its value; such a statement does not determine the register's place in the text.
    pub is_hold: bool,
}
