//! Finds the nets that are elements of an array, and the place of each in its vector.

use crate::verilog::expr::NetId;
use crate::verilog::module::Port;
use crate::verilog::names::Names;
use crate::verilog::table::{Place, Role, Table};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A net that is declared, or a port.
pub(in crate::verilog) struct Candidate {
    pub net: NetId,
    /// It is assigned in an `always`.
    pub is_reg: bool,
}

/// The properties that the elements of an array share.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    role: u8,
    /// The key without its indices.
    base: String,
    width: usize,
    indices: usize,
}

/// Splits a key into the key without its indices, and the indices.
fn parted(key: &str) -> (String, Vec<usize>) {
    let mut at = Vec::new();
    let mut base: Vec<&str> = Vec::new();
    for part in key.split('$') {
        match part.parse() {
            Ok(index) if !base.is_empty() => at.push(index),
            _ => base.push(part),
        }
    }
    (base.join("$"), at)
}

/// Splits an instance's name into the name without its indices, and the indices.
pub(in crate::verilog) fn instance(field: &str) -> Option<(String, Vec<usize>)> {
    let (base, at) = parted(field);
    (!at.is_empty()).then_some((base, at))
}

/// An element of an array: its indices and its net.
type Element<'a> = (Vec<usize>, &'a Candidate);

/// Gives every element of a complete array its place in a vector. An array stays as it is if its elements are assigned
/// in different ways, some are missing, or one is in `apart`.
pub(in crate::verilog) fn pack(
    table: &mut Table,
    candidates: &[Candidate],
    apart: &BTreeSet<NetId>,
) {
    let mut groups: Vec<(Kind, Vec<Element<'_>>)> = Vec::new();
    let mut by_kind: BTreeMap<Kind, usize> = BTreeMap::new();
    for candidate in candidates {
        let net = table.net(candidate.net);
        let (base, at) = parted(&net.key);
        if at.is_empty() {
            continue;
        }
        let kind = Kind {
            role: role(net.role),
            base,
            width: net.width,
            indices: at.len(),
        };
        let group = *by_kind.entry(kind.clone()).or_insert_with(|| {
            groups.push((kind, Vec::new()));
            groups.len() - 1
        });
        groups[group].1.push((at, candidate));
    }
    for (kind, mut elements) in groups {
        elements.sort_by(|(a, _), (b, _)| a.cmp(b));
        let is_reg = elements[0].1.is_reg;
        let is_alike = |(_, element): &(_, &Candidate)| {
            element.is_reg == is_reg && !apart.contains(&element.net)
        };
        if !is_whole(&elements, kind.indices) || !elements.iter().all(is_alike) {
            continue;
        }
        let name = table
            .names
            .claim(&wanted(&kind.base, elements[0].1.net, table));
        let whole = kind.width * elements.len();
        for (number, (_, element)) in elements.iter().enumerate() {
            table.nets[element.net.0].place = Some(Place {
                name: name.clone(),
                lo: number * kind.width,
                whole,
            });
        }
    }
}

/// Joins the ports that are elements of an array into one port, unless `is_apart` returns true for the name of an
/// element. Also returns place and width of each element by name. `keys` are the ports' names in the circuit.
pub(in crate::verilog) fn pack_ports(
    ports: Vec<Port>,
    keys: &[String],
    names: &mut Names,
    is_apart: impl Fn(&str) -> bool,
) -> (Vec<Port>, HashMap<String, (Place, usize)>) {
    let parts: Vec<(String, Vec<usize>)> = keys.iter().map(|key| parted(key)).collect();
    let mut packed: Vec<Port> = Vec::new();
    let mut places: HashMap<String, (Place, usize)> = HashMap::new();
    for (port, (base, at)) in ports.iter().zip(&parts) {
        if places.contains_key(&port.name) {
            continue;
        }
        let all = ports.iter().zip(&parts);
        let mut elements: Vec<(Vec<usize>, &Port)> = all
            .filter(|(_, (other, to))| other == base && to.len() == at.len())
            .map(|(port, (_, at))| (at.clone(), port))
            .collect();
        elements.sort_by(|(a, _), (b, _)| a.cmp(b));
        let kind = |port: &Port| (port.direction, port.width, port.is_reg);
        let is_alike = |(_, element): &(Vec<usize>, &Port)| {
            kind(element) == kind(port) && !is_apart(&element.name)
        };
        if at.is_empty() || !is_whole(&elements, at.len()) || !elements.iter().all(is_alike) {
            packed.push(port.clone());
            continue;
        }
        let name = names.claim(base);
        let whole = port.width * elements.len();
        for (number, (_, element)) in elements.iter().enumerate() {
            let place = Place {
                name: name.clone(),
                lo: number * port.width,
                whole,
            };
            places.insert(element.name.clone(), (place, port.width));
        }
        let signals = elements
            .iter()
            .flat_map(|(_, element)| element.signals.clone());
        packed.push(Port {
            name,
            width: whole,
            signals: signals.collect(),
            ..port.clone()
        });
    }
    (packed, places)
}

/// Returns the nets of arrays that would lose only some of their elements.
pub(in crate::verilog) fn torn(
    table: &Table,
    nets: impl Iterator<Item = NetId>,
    is_gone: impl Fn(NetId) -> bool,
) -> BTreeSet<NetId> {
    let mut groups: BTreeMap<(u8, String), Vec<NetId>> = BTreeMap::new();
    for net in nets {
        let found = table.net(net);
        let (base, at) = parted(&found.key);
        if !at.is_empty() {
            groups
                .entry((role(found.role), base))
                .or_default()
                .push(net);
        }
    }
    let is_torn = |group: &&Vec<NetId>| {
        let gone = group.iter().filter(|net| is_gone(**net)).count();
        gone > 0 && gone < group.len()
    };
    groups.values().filter(is_torn).flatten().copied().collect()
}

/// Returns the name to claim: a register has its block's name, its input the same name with `_next`.
fn wanted(base: &str, net: NetId, table: &Table) -> String {
    let block = base.rsplit_once('$').map_or(base, |(block, _)| block);
    match table.net(net).role {
        Role::Held(_) => block.to_owned(),
        Role::Next(_) => format!("{block}_next"),
        _ => base.to_owned(),
    }
}

/// Returns whether these sorted elements are all elements of an array of at least two.
fn is_whole<T>(elements: &[(Vec<usize>, T)], indices: usize) -> bool {
    let (last, _) = elements.last().expect("a group has an element");
    let len: usize = last.iter().map(|at| at + 1).product();
    let mut expected = vec![0; indices];
    len == elements.len()
        && len > 1
        && elements.iter().all(|(at, _)| {
            let is_next = *at == expected;
            for place in (0..indices).rev() {
                expected[place] += 1;
                if expected[place] <= last[place] {
                    break;
                }
                expected[place] = 0;
            }
            is_next
        })
}

/// Numbers the roles that have separate declarations.
fn role(role: Role) -> u8 {
    match role {
        Role::Input => 0,
        Role::Output => 1,
        Role::Local | Role::Part => 2,
        Role::Next(_) => 3,
        Role::Held(_) => 4,
        Role::Into(_) => 5,
        Role::From(_) => 6,
    }
}
