//! Which nets depend on which within a clock, vectors as wholes.
//!
//! A simulator that looks at whole vectors sees a loop where one element of a vector depends on another of it. Such
//! vectors are not made.

use crate::verilog::expr::NetId;
use crate::verilog::table::Table;
use std::collections::{BTreeMap, BTreeSet};

/// A net or vector, by its first net.
type Node = NetId;

/// What depends on what.
#[derive(Default)]
pub(in crate::verilog) struct Paths {
    to: BTreeMap<Node, BTreeSet<Node>>,
    of_vector: BTreeMap<String, Node>,
}

impl Paths {
    /// The node of a net.
    pub fn node(&mut self, table: &Table, net: NetId) -> Node {
        match &table.net(net).place {
            Some(place) => *self.of_vector.entry(place.name.clone()).or_insert(net),
            None => net,
        }
    }

    /// Notes that a net depends on another.
    pub fn add(&mut self, table: &Table, from: NetId, to: NetId) {
        let (from, to) = (self.node(table, from), self.node(table, to));
        self.to.entry(from).or_default().insert(to);
    }

    /// What depends on a node.
    pub fn reached(&self, from: Node) -> BTreeSet<Node> {
        let mut reached = BTreeSet::new();
        let mut open = vec![from];
        while let Some(next) = open.pop() {
            let new = self.to.get(&next).into_iter().flatten();
            open.extend(new.filter(|&&node| reached.insert(node)));
        }
        reached
    }

    /// Names of the vectors that depend on themselves.
    pub fn loops(&self) -> BTreeSet<String> {
        let vectors = self.of_vector.iter();
        let looped = vectors.filter(|(_, node)| self.reached(**node).contains(node));
        looped.map(|(name, _)| name.clone()).collect()
    }
}
