//! A module whose body its block wrote itself: its parameters and ports.

use super::arrays::{Arrays, body, pack};
use super::module::{Parameter, Port, Text};
use super::names::Names;
use super::scope::{Scope, Signal};
use super::table::Place;
use super::wrap::COLUMNS;
use crate::pins::Direction;
use rust_hdl::prelude::AtomKind;
use std::collections::HashMap;

/// The paths within a clock through a module of which only the ports are known: from every input to every output that
/// is not a `reg`.
pub(super) fn assumed_paths(ports: &[Port]) -> Vec<(String, String)> {
    let of = |direction| ports.iter().filter(move |port| port.direction == direction);
    let outputs = || of(Direction::Output).filter(|port| !port.is_reg);
    let pairs = of(Direction::Input)
        .flat_map(|input| outputs().map(|output| (input.name.clone(), output.name.clone())));
    pairs.collect()
}

/// Builds a module from the block's own text. Declares its ports, an output as a wire if the text has an `assign` to
/// it, otherwise as a `reg`.
///
/// Lines of the form `parameter NAME = VALUE; // what it is for` become the module's parameters.
pub(super) fn text(scope: &Scope, body: &str, arrays: Arrays) -> Text {
    let mut parameters = Vec::new();
    let mut lines = Vec::new();
    for line in body.lines() {
        match parameter(line) {
            Some(parameter) => parameters.push(parameter),
            None => lines.push(line),
        }
    }
    let body = lines.join("\n");
    let is_reg = |name: &str| !is_wire(&body, name);
    let (ports, body) = match arrays {
        Arrays::Written => (text_ports(scope, is_reg), body),
        Arrays::Kept => {
            let is_apart = |name: &str| body::is_selected(&body, name);
            let (ports, places, names) = packed_ports(scope, is_reg, is_apart);
            let body = body.trim_matches('\n').trim_end();
            (ports, body::packed(body, &places, &names, COLUMNS))
        }
    };
    Text {
        about: scope.about.clone(),
        parameters,
        ports,
        body: body.trim_matches('\n').trim_end().to_owned(),
    }
}

fn parameter(line: &str) -> Option<Parameter> {
    let (declaration, about) = line.strip_prefix("parameter ")?.split_once(';')?;
    let (name, default) = declaration.split_once('=')?;
    Some(Parameter {
        name: name.trim().to_owned(),
        default: default.trim().to_owned(),
        about: about.trim().trim_start_matches('/').trim().to_owned(),
    })
}

/// Returns the ports of a module; `is_reg` says whether an output, given by its name, is assigned in an `always`.
pub(super) fn text_ports(scope: &Scope, is_reg: impl Fn(&str) -> bool) -> Vec<Port> {
    let mut names = Names::default();
    scope
        .signals
        .iter()
        .filter_map(|signal| {
            let direction = match signal.kind {
                AtomKind::InputParameter => Direction::Input,
                AtomKind::OutputParameter => Direction::Output,
                _ => return None,
            };
            let name = names.claim(&signal.key);
            Some(Port {
                is_reg: direction == Direction::Output && is_reg(&name),
                name,
                direction,
                width: signal.width,
                signals: vec![signal.index],
                about: scope.port_line(&signal.key),
            })
        })
        .collect()
}

/// Returns the ports with each array as one port, the place and width of each element by its name, and all names.
pub(super) fn packed_ports(
    scope: &Scope,
    is_reg: impl Fn(&str) -> bool,
    is_apart: impl Fn(&str) -> bool,
) -> (Vec<Port>, HashMap<String, (Place, usize)>, Names) {
    let ports = text_ports(scope, is_reg);
    let mut names = Names::default();
    ports.iter().for_each(|port| names.claim_once(&port.name));
    let is_port = |signal: &&Signal| {
        matches!(
            signal.kind,
            AtomKind::InputParameter | AtomKind::OutputParameter
        )
    };
    let keys = scope.signals.iter().filter(is_port);
    let keys: Vec<String> = keys.map(|signal| signal.key.clone()).collect();
    let (ports, places) = pack::pack_ports(ports, &keys, &mut names, is_apart);
    (ports, places, names)
}

fn is_wire(body: &str, name: &str) -> bool {
    let words: Vec<&str> = body
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
        .filter(|word| !word.is_empty())
        .collect();
    words
        .windows(2)
        .any(|pair| pair[0] == "assign" && pair[1] == name)
}
