//! One module as it will be printed: ports, nets, instances, processes and registers.

use super::constant::Constant;
use super::expr::{Expr, NetId};
use super::flow::Process;
use super::names::Names;
use super::table::Net;
use crate::pins::Direction;

/// A port of a module.
#[derive(Clone, Debug)]
pub(super) struct Port {
    pub name: String,
    pub direction: Direction,
    pub width: usize,
    /// Assigned in an `always`.
    pub is_reg: bool,
    /// The signals it shows, that in its lowest bits first: one, or the elements of an array.
    pub signals: Vec<usize>,
    /// What it is for.
    pub about: &'static str,
}

/// A parameter of a module, handed down to the instances that have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value unless another is given.
    pub default: String,
    /// What it is for.
    pub about: String,
}

/// A net declared inside a module.
#[derive(Clone, Debug)]
pub(super) struct Declaration {
    pub net: NetId,
    pub is_reg: bool,
}

/// An instance of another module.
#[derive(Clone, Debug)]
pub(super) struct Instance {
    pub name: String,
    /// For an element of an array: the name of its array, and its indices.
    pub element: Option<(String, Vec<usize>)>,
    pub module: String,
    pub parameters: Vec<Parameter>,
    /// Port of the module and what it is connected to.
    pub connections: Vec<(String, Expr)>,
}

/// A register: `register <= next` at the rising edge of the clock.
#[derive(Clone, Debug)]
pub(super) struct Register {
    pub net: NetId,
    /// None when a process assigns the register itself.
    pub next: Option<Expr>,
    pub power_up: Constant,
}

/// A module with logic made from a kernel.
#[derive(Debug)]
pub(super) struct Logic {
    pub about: String,
    /// Those of the instances.
    pub parameters: Vec<Parameter>,
    pub nets: Vec<Net>,
    pub ports: Vec<Port>,
    pub registers: Vec<Declaration>,
    pub wires: Vec<Declaration>,
    pub instances: Vec<Instance>,
    pub processes: Vec<Process>,
    pub clocked: Vec<Register>,
    /// Bits that nothing reads, and the name of the wire that takes them.
    pub unread: Vec<Expr>,
    pub unread_name: String,
    /// All names.
    pub names: Names,
    /// With arrays kept: inputs and outputs that depend on them within a clock.
    pub paths: Vec<(String, String)>,
}

/// A module whose body the block wrote itself.
#[derive(Debug)]
pub(super) struct Text {
    pub about: String,
    pub parameters: Vec<Parameter>,
    pub ports: Vec<Port>,
    pub body: String,
}

/// What an instance needs to know of the module it is an instance of.
#[derive(Clone, Debug)]
pub(super) struct Interface {
    pub module: String,
    pub parameters: Vec<Parameter>,
    /// Port names by the signals' names in the circuit, that in the lowest bits first.
    pub ports: Vec<(Vec<String>, String)>,
    /// With arrays kept: inputs and outputs that depend on them within a clock.
    pub paths: Vec<(String, String)>,
}

/// The parameters of several instances, each once.
pub(super) fn united<'a>(lists: impl Iterator<Item = &'a [Parameter]>) -> Vec<Parameter> {
    let mut all: Vec<Parameter> = Vec::new();
    for parameter in lists.flatten() {
        if !all.iter().any(|known| known.name == parameter.name) {
            all.push(parameter.clone());
        }
    }
    all
}
