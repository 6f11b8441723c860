//! Logic as a graph of AND gates with inverted edges, without duplicate gates.

use std::collections::HashMap;
use std::ops::Not;

/// A node of a [`Graph`], or its inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    /// The constant 0.
    pub const FALSE: Lit = Lit(0);
    /// The constant 1.
    pub const TRUE: Lit = Lit(1);

    /// The node without inversion.
    pub(crate) fn of(node: usize) -> Lit {
        Lit(u32::try_from(node << 1).expect("fewer than two thousand million nodes"))
    }

    /// A constant.
    pub(crate) fn constant(value: bool) -> Lit {
        Lit(value.into())
    }

    /// The node.
    pub(crate) fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it is the node's inverse.
    pub(crate) fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Inverts it if `negate`.
    pub(crate) fn xor(self, negate: bool) -> Lit {
        Lit(self.0 ^ u32::from(negate))
    }

    /// Its value if it is constant.
    pub(crate) fn value(self) -> Option<bool> {
        (self.node() == 0).then_some(self.is_negated())
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        self.xor(true)
    }
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// Node 0: always 0.
    Zero,
    /// A value from outside the logic: an input, a register, a memory's word, or a wire that is not resolved yet.
    Leaf,
    /// The AND of two earlier nodes.
    And(Lit, Lit),
}

/// Nodes, each after those it needs.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    gates: HashMap<(Lit, Lit), Lit>,
}

impl Default for Graph {
    fn default() -> Self {
        Self {
            nodes: vec![Node::Zero],
            gates: HashMap::new(),
        }
    }
}

impl Graph {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, node: usize) -> Node {
        self.nodes[node]
    }

    pub fn leaf(&mut self) -> Lit {
        self.nodes.push(Node::Leaf);
        Lit::of(self.nodes.len() - 1)
    }

    /// The operands, if it is a gate without inversion.
    fn operands(&self, lit: Lit) -> Option<(Lit, Lit)> {
        match self.nodes[lit.node()] {
            Node::And(a, b) => Some((a, b)),
            _ => None,
        }
    }

    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Lit::FALSE || a == !b {
            return Lit::FALSE;
        }
        if a == Lit::TRUE || a == b {
            return b;
        }
        if let Some(known) = self.gates.get(&(a, b)) {
            return *known;
        }
        if let Some(simpler) = self.absorbed(a, b).or_else(|| self.absorbed(b, a)) {
            return simpler;
        }
        self.nodes.push(Node::And(a, b));
        let gate = Lit::of(self.nodes.len() - 1);
        self.gates.insert((a, b), gate);
        gate
    }

    /// Simplifies `one & other` if `other` is a gate over `one`, or both are gates over a common operand.
    fn absorbed(&mut self, one: Lit, other: Lit) -> Option<Lit> {
        let (a, b) = self.operands(other)?;
        if !other.is_negated() {
            if a == one || b == one {
                return Some(other);
            }
            if a == !one || b == !one {
                return Some(Lit::FALSE);
            }
        } else {
            if a == one {
                return Some(self.and(one, !b));
            }
            if b == one {
                return Some(self.and(one, !a));
            }
            if a == !one || b == !one {
                return Some(one);
            }
        }
        let (c, d) = self.operands(one)?;
        match (one.is_negated(), other.is_negated()) {
            (false, false) if a == !c || a == !d || b == !c || b == !d => Some(Lit::FALSE),
            (false, true) if a == !c || a == !d || b == !c || b == !d => Some(one),
            (false, true) if a == c || a == d => Some(self.and(one, !b)),
            (false, true) if b == c || b == d => Some(self.and(one, !a)),
            // (!a | !b) & (!c | !d) with one operand in common and the others inverse.
            (true, true) if (a == c && b == !d) || (a == d && b == !c) => Some(!a),
            (true, true) if (b == c && a == !d) || (b == d && a == !c) => Some(!b),
            _ => None,
        }
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        if a == b {
            return Lit::FALSE;
        }
        if a == !b {
            return Lit::TRUE;
        }
        // Both polarities share the same gates.
        let negate = a.is_negated() ^ b.is_negated();
        let (a, b) = (a.xor(a.is_negated()), b.xor(b.is_negated()));
        let (neither, both) = (self.and(!a, !b), self.and(a, b));
        let xor = self.and(!neither, !both);
        xor.xor(negate)
    }

    /// `then` if `condition`, otherwise `otherwise`.
    pub fn choice(&mut self, condition: Lit, then: Lit, otherwise: Lit) -> Lit {
        if then == otherwise {
            return then;
        }
        if then == !otherwise {
            return self.xor(condition, otherwise);
        }
        let (one, other) = (self.and(condition, then), self.and(!condition, otherwise));
        self.or(one, other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of every node for given leaves.
    fn values(graph: &Graph, leaves: u32) -> Vec<bool> {
        let mut values: Vec<bool> = Vec::new();
        let mut leaf = 0;
        for node in 0..graph.len() {
            let of = |lit: Lit| values[lit.node()] ^ lit.is_negated();
            let value = match graph.node(node) {
                Node::Zero => false,
                Node::Leaf => {
                    leaf += 1;
                    leaves >> (leaf - 1) & 1 == 1
                }
                Node::And(a, b) => of(a) && of(b),
            };
            values.push(value);
        }
        values
    }

    /// For any two functions built from four leaves in up to three steps, the simplified AND equals their AND.
    #[test]
    fn simplification_preserves_values() {
        let mut graph = Graph::default();
        let mut made: Vec<(Lit, u16)> = vec![(Lit::FALSE, 0), (Lit::TRUE, 0xffff)];
        for (leaf, table) in (0..4).zip([0xaaaau16, 0xcccc, 0xf0f0, 0xff00]) {
            let lit = graph.leaf();
            assert_eq!(lit.node(), leaf + 1);
            made.extend([(lit, table), (!lit, !table)]);
        }
        let mut begin = 0;
        for _ in 0..2 {
            let end = made.len();
            let mut more = Vec::new();
            for one in 0..end {
                for other in begin.max(one)..end {
                    let ((a, x), (b, y)) = (made[one], made[other]);
                    let gate = graph.and(a, b);
                    more.push((gate, x & y));
                    more.push((!gate, !(x & y)));
                }
            }
            begin = end;
            more.sort_unstable();
            more.dedup();
            made.extend(more);
        }
        assert!(made.len() > 1_000, "{}", made.len());
        let tables: Vec<Vec<bool>> = (0..16).map(|leaves| values(&graph, leaves)).collect();
        for (lit, table) in made {
            for (leaves, values) in tables.iter().enumerate() {
                let value = values[lit.node()] ^ lit.is_negated();
                assert_eq!(value, table >> leaves & 1 == 1);
            }
        }
    }

    #[test]
    fn equivalent_gates_are_shared() {
        let mut graph = Graph::default();
        let (a, b) = (graph.leaf(), graph.leaf());
        let xor = graph.xor(a, b);
        let length = graph.len();
        assert_eq!(graph.xor(!b, a), !xor);
        assert_eq!(graph.choice(a, !b, b), xor);
        assert_eq!(graph.len(), length);
    }
}
