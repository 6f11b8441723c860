//! Modules: ports, nets, instances, processes and registers, as they will be printed.

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
    /// It is assigned in an `always`.
    pub is_reg: bool,
    /// The signals in it, the one in the lowest bits first: one signal, or the elements of an array.
    pub signals: Vec<usize>,
    /// The port's description.
    pub about: &'static str,
}

/// A parameter of a module, which passes it on to each of its instances that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The parameter's name.
    pub name: String,
    /// The default value.
    pub default: String,
    /// The parameter's description.
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
    /// For an element of an array: the array's name, and the element's indices.
    pub element: Option<(String, Vec<usize>)>,
    pub module: String,
    pub parameters: Vec<Parameter>,
    /// Each port of the module, with the expression connected to it.
    pub connections: Vec<(String, Expr)>,
}

/// A register: `register <= next` at the rising edge of the clock.
#[derive(Clone, Debug)]
pub(super) struct Register {
    pub net: NetId,
    /// `None` if a process assigns the register itself.
    pub next: Option<Expr>,
    pub power_up: Constant,
}

/// A module with the logic of a kernel.
#[derive(Debug)]
pub(super) struct Logic {
    pub about: String,
    /// The parameters of the instances.
    pub parameters: Vec<Parameter>,
    pub nets: Vec<Net>,
    pub ports: Vec<Port>,
    pub registers: Vec<Declaration>,
    pub wires: Vec<Declaration>,
    pub instances: Vec<Instance>,
    pub processes: Vec<Process>,
    pub clocked: Vec<Register>,
    /// Bits that nothing reads, and the name of the wire to which they are connected.
    pub unread: Vec<Expr>,
    pub unread_name: String,
    /// All names used in the module.
    pub names: Names,
    /// If arrays are kept: each input, paired with each output that depends on it within a clock.
    pub paths: Vec<(String, String)>,
}

/// A module whose body comes from the block itself.
#[derive(Debug)]
pub(super) struct Text {
    pub about: String,
    pub parameters: Vec<Parameter>,
    pub ports: Vec<Port>,
    pub body: String,
}

/// What a parent needs to know about a module to instantiate it.
#[derive(Clone, Debug)]
pub(super) struct Interface {
    pub module: String,
    pub parameters: Vec<Parameter>,
    /// The names of the signals in each port, the one in the lowest bits first, and the port's name.
    pub ports: Vec<(Vec<String>, String)>,
    /// If arrays are kept: each input, paired with each output that depends on it within a clock.
    pub paths: Vec<(String, String)>,
}

/// Returns the parameters of several instances, without duplicates.
pub(super) fn united<'a>(lists: impl Iterator<Item = &'a [Parameter]>) -> Vec<Parameter> {
    let mut all: Vec<Parameter> = Vec::new();
    for parameter in lists.flatten() {
        if !all.iter().any(|known| known.name == parameter.name) {
            all.push(parameter.clone());
        }
    }
    all
}
