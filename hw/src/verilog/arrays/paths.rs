//! Finds the nets that depend on one another within a clock, each vector as a whole.
//!
//! A simulator that treats vectors as wholes sees a combinational loop where one element of a vector depends on
//! another. Such vectors stay separate nets.

use crate::verilog::expr::NetId;
use crate::verilog::table::Table;
use std::collections::{BTreeMap, BTreeSet};

/// A net, or a vector, identified by its first net.
type Node = NetId;

/// The dependencies.
#[derive(Default)]
pub(in crate::verilog) struct Paths {
    to: BTreeMap<Node, BTreeSet<Node>>,
    of_vector: BTreeMap<String, Node>,
}

impl Paths {
    /// Returns the node of a net.
    pub fn node(&mut self, table: &Table, net: NetId) -> Node {
        match &table.net(net).place {
            Some(place) => *self.of_vector.entry(place.name.clone()).or_insert(net),
            None => net,
        }
    }

    /// Adds a dependency between two nets.
    pub fn add(&mut self, table: &Table, from: NetId, to: NetId) {
        let (from, to) = (self.node(table, from), self.node(table, to));
        self.to.entry(from).or_default().insert(to);
    }

    /// Returns all nodes that can be reached from a node.
    pub fn reached(&self, from: Node) -> BTreeSet<Node> {
        let mut reached = BTreeSet::new();
        let mut open = vec![from];
        while let Some(next) = open.pop() {
            let new = self.to.get(&next).into_iter().flatten();
            open.extend(new.filter(|&&node| reached.insert(node)));
        }
        reached
    }

    /// Returns the names of the vectors that depend on themselves.
    pub fn loops(&self) -> BTreeSet<String> {
        let vectors = self.of_vector.iter();
        let looped = vectors.filter(|(_, node)| self.reached(**node).contains(node));
        looped.map(|(name, _)| name.clone()).collect()
    }
}
