//! Evaluates expressions, 64 assignments at a time.

use crate::graph::{self, Lit, Node};

/// Evaluates expressions of one graph repeatedly.
pub struct Evaluator {
    nodes: Vec<Node>,
    values: Vec<u64>,
}

impl Evaluator {
    /// Creates an evaluator for every expression now in the graph; variables are 0 until set.
    pub fn of_graph() -> Evaluator {
        let nodes: Vec<Node> = (0..graph::size()).map(graph::node).collect();
        Evaluator {
            values: vec![0; nodes.len()],
            nodes,
        }
    }

    /// Sets the 64 values of a variable.
    pub fn set(&mut self, variable: Lit, values: u64) {
        assert_eq!(
            self.nodes[variable.node()],
            Node::Variable,
            "only variables can be set"
        );
        self.values[variable.node()] = if variable.negated() { !values } else { values };
    }

    /// Sets a word of variables to the same number in all 64 assignments.
    pub fn set_number(&mut self, word: &[Lit], number: u64) {
        for (bit, &lit) in word.iter().enumerate() {
            self.set(lit, if number >> bit & 1 == 1 { u64::MAX } else { 0 });
        }
    }

    /// Sets a word of variables to the numbers `first` to `first + 63`.
    pub fn set_run(&mut self, word: &[Lit], first: u64) {
        for (bit, &lit) in word.iter().enumerate() {
            let values = (0..64).fold(0, |values, lane| {
                values | ((first + lane) >> bit & 1) << lane
            });
            self.set(lit, values);
        }
    }

    /// Evaluates everything.
    pub fn run(&mut self) {
        for index in 0..self.nodes.len() {
            if let Node::And(a, b) = self.nodes[index] {
                self.values[index] = self.value(a) & self.value(b);
            }
        }
    }

    /// Returns the 64 values of an expression.
    pub fn value(&self, lit: Lit) -> u64 {
        let value = self.values[lit.node()];
        if lit.negated() { !value } else { value }
    }

    /// Returns a word's value in one of the assignments.
    pub fn number(&self, word: &[Lit], lane: usize) -> u64 {
        word.iter()
            .rev()
            .fold(0, |sum, &bit| 2 * sum + (self.value(bit) >> lane & 1))
    }
}
