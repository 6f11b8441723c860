//! A question for the solver in canonical form: the clauses do not depend on the order in which the expressions were
//! built.
//!
//! Assumptions and goals become clauses (Tseitin): three clauses for each gate, a unit clause for each assumption, and
//! finally the clause that one of the goals fails. The clauses are unsatisfiable exactly if the assumptions imply every
//! goal. Variables are numbered in the order in which they are first reached. A gate's operands are visited in the
//! order of their labels; a label hashes what is below and above an expression. If labels collide, the form may depend
//! on the building order after all, but the question stays correct, because the digest of its clauses identifies it.

use crate::graph::{self, FALSE, Lit, Node, TRUE};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeSet, HashMap};

/// Number of times that labels are passed up and down.
const ROUNDS: usize = 2;

/// The first half of the SHA-256 of a question's DIMACS text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Digest(pub u128);

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Clauses that are unsatisfiable exactly if the assumptions imply every goal.
pub struct Question {
    /// Literals, with a 0 after each clause.
    clauses: Vec<i32>,
    variables: usize,
}

/// Hashes two numbers into one.
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ 0x9e37_79b9_7f4a_7c15) * u128::from(b ^ 0xd6e8_feb8_6659_fd93);
    (product as u64 ^ (product >> 64) as u64).rotate_left(23)
}

/// A label for each node below some literals.
struct Labels {
    /// The nodes, operands first.
    nodes: Vec<usize>,
    label: Vec<u64>,
}

impl Labels {
    fn of(assumed: &[Lit], goals: &[Lit]) -> Labels {
        let mut reached = vec![false; graph::size()];
        for lit in assumed.iter().chain(goals) {
            reached[lit.node()] = true;
        }
        for index in (0..reached.len()).rev() {
            if let (true, Node::And(a, b)) = (reached[index], graph::node(index)) {
                reached[a.node()] = true;
                reached[b.node()] = true;
            }
        }
        let nodes = (0..reached.len()).filter(|&node| reached[node]).collect();
        let mut labels = Labels {
            nodes,
            label: vec![1; reached.len()],
        };
        for _ in 0..ROUNDS {
            labels.up();
            labels.down(assumed, goals);
        }
        labels
    }

    fn side(&self, lit: Lit) -> u64 {
        self.label[lit.node()] ^ u64::from(lit.negated())
    }

    /// Passes labels up from the variables: each hashes what is below its node.
    fn up(&mut self) {
        for &node in &self.nodes {
            if let Node::And(a, b) = graph::node(node) {
                let (a, b) = (self.side(a), self.side(b));
                self.label[node] = mix(mix(a.min(b), a.max(b)), 3) & !1;
            }
        }
    }

    /// Passes labels down from the roots: each hashes what its node is part of.
    fn down(&mut self, assumed: &[Lit], goals: &[Lit]) {
        let mut above = vec![0_u64; self.label.len()];
        for (roots, kind) in [(assumed, 5), (goals, 7)] {
            // Count a root that occurs twice only once: it does not change the question.
            for lit in BTreeSet::from_iter(roots) {
                let sum = &mut above[lit.node()];
                *sum = sum.wrapping_add(mix(kind, u64::from(lit.negated())));
            }
        }
        for &node in self.nodes.iter().rev() {
            let whole = mix(self.label[node], above[node]);
            if let Node::And(a, b) = graph::node(node) {
                for (one, other) in [(a, b), (b, a)] {
                    let part = mix(mix(whole, self.side(other)), u64::from(one.negated()));
                    let sum = &mut above[one.node()];
                    *sum = sum.wrapping_add(part);
                }
            }
        }
        for &node in &self.nodes {
            self.label[node] = mix(self.label[node], above[node]) & !1;
        }
    }

    /// Sorts literals by their labels, without duplicates and constants.
    fn sorted(&self, lits: &[Lit]) -> Vec<Lit> {
        let mut lits: Vec<Lit> = lits
            .iter()
            .copied()
            .filter(|&lit| lit != TRUE && lit != FALSE)
            .collect();
        lits.sort_by_key(|&lit| (self.side(lit), lit));
        lits.dedup();
        lits
    }
}

impl Question {
    /// Builds the question whether the assumptions imply every goal.
    pub fn new(assumed: &[Lit], goals: &[Lit]) -> Question {
        let labels = Labels::of(assumed, goals);
        let mut question = Question {
            clauses: Vec::new(),
            variables: 0,
        };
        let mut known = HashMap::new();
        if assumed.contains(&FALSE) {
            question.clause([]);
        }
        for lit in labels.sorted(assumed) {
            let lit = question.lit(&labels, &mut known, lit);
            question.clause([lit]);
        }
        let goals = labels
            .sorted(goals)
            .into_iter()
            .map(|lit| -question.lit(&labels, &mut known, lit))
            .collect::<Vec<_>>();
        question.clause(goals);
        question
    }

    /// Builds a question from these clauses.
    pub fn of_clauses(clauses: &[Vec<i32>]) -> Question {
        let variables = clauses
            .iter()
            .flatten()
            .map(|literal| literal.unsigned_abs() as usize);
        let mut question = Question {
            clauses: Vec::new(),
            variables: variables.max().unwrap_or(0),
        };
        for clause in clauses {
            question.clause(clause.iter().copied());
        }
        question
    }

    fn clause(&mut self, literals: impl IntoIterator<Item = i32>) {
        self.clauses.extend(literals);
        self.clauses.push(0);
    }

    /// Adds the clauses of everything below a literal, and returns the literal's number.
    fn lit(&mut self, labels: &Labels, known: &mut HashMap<usize, i32>, lit: Lit) -> i32 {
        let literal = |known: &HashMap<usize, i32>, lit: Lit| {
            let variable = known[&lit.node()];
            if lit.negated() { -variable } else { variable }
        };
        let mut open = vec![lit.node()];
        while let Some(&node) = open.last() {
            if known.contains_key(&node) {
                open.pop();
                continue;
            }
            if let Node::And(a, b) = graph::node(node) {
                let (a, b) = if (labels.side(b), b) < (labels.side(a), a) {
                    (b, a)
                } else {
                    (a, b)
                };
                let below = open.len();
                open.extend(
                    [b, a]
                        .into_iter()
                        .map(Lit::node)
                        .filter(|node| !known.contains_key(node)),
                );
                if open.len() > below {
                    continue;
                }
                self.variables += 1;
                let (both, a, b) = (self.variables as i32, literal(known, a), literal(known, b));
                known.insert(node, both);
                self.clause([-both, a]);
                self.clause([-both, b]);
                self.clause([both, -a, -b]);
            } else {
                self.variables += 1;
                known.insert(node, self.variables as i32);
            }
            open.pop();
        }
        literal(known, lit)
    }

    /// Returns the clauses.
    pub fn clauses(&self) -> impl Iterator<Item = &[i32]> {
        self.clauses
            .split_inclusive(|&literal| literal == 0)
            .map(|clause| &clause[..clause.len() - 1])
    }

    /// Whether some goal is not constant.
    pub fn has_goals(&self) -> bool {
        self.clauses()
            .last()
            .is_some_and(|clause| !clause.is_empty())
    }

    /// Returns the question as DIMACS text.
    pub fn dimacs(&self) -> String {
        use std::fmt::Write;
        let mut text = format!("p cnf {} {}\n", self.variables, self.clauses().count());
        for &literal in &self.clauses {
            let end = if literal == 0 { '\n' } else { ' ' };
            let _ = write!(text, "{literal}{end}");
        }
        text
    }

    /// Returns the digest that identifies it.
    pub fn digest(&self) -> Digest {
        let hash = Sha256::digest(self.dimacs());
        Digest(
            hash.iter()
                .take(16)
                .fold(0, |sum, &byte| sum << 8 | u128::from(byte)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, seq::SliceRandom};
    use std::hash::{BuildHasher, RandomState};

    /// Builds a random expression as a tree of gates over variables, in random order.
    fn built(
        gates: &[[(usize, bool); 2]],
        variables: usize,
        order: &mut impl rand::Rng,
    ) -> (graph::Graph, Vec<Lit>) {
        let graph = graph::Graph::default();
        let mut numbers: Vec<usize> = (0..variables).collect();
        numbers.shuffle(order);
        let mut known: HashMap<usize, Lit> = numbers
            .into_iter()
            .map(|number| (number, graph::free_bit()))
            .collect();
        let mut left: Vec<usize> = (0..gates.len()).collect();
        while !left.is_empty() {
            left.shuffle(order);
            left.retain(|&gate| {
                let [a, b] = gates[gate].map(|(operand, negated)| {
                    known.get(&operand).map(|lit| lit.negated_if(negated))
                });
                let (Some(a), Some(b)) = (a, b) else {
                    return true;
                };
                known.insert(variables + gate, a & b);
                false
            });
        }
        let lits = (0..gates.len())
            .map(|gate| known[&(variables + gate)])
            .collect();
        (graph, lits)
    }

    /// Whether all nodes below these literals have different labels, so that the labels alone determine the order.
    fn labels_differ(assumed: &[Lit], goals: &[Lit]) -> bool {
        let labels = Labels::of(assumed, goals);
        let different: BTreeSet<u64> = labels
            .nodes
            .iter()
            .map(|&node| labels.label[node])
            .collect();
        different.len() == labels.nodes.len()
    }

    #[test]
    fn digest_depends_on_the_question_not_the_build_order() {
        let seed = RandomState::new().hash_one(0);
        println!("seed {seed}");
        let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut compared = 0;
        for _ in 0..40 {
            let variables = 6;
            let gates: Vec<[(usize, bool); 2]> = (0..30)
                .map(|gate| {
                    [(); 2].map(|()| (random.random_range(0..variables + gate), random.random()))
                })
                .collect();
            let digest = |random: &mut rand_chacha::ChaCha8Rng, flip: bool| {
                let (_graph, lits) = built(&gates, variables, random);
                let (assumed, goals) =
                    ([lits[25], lits[26]], [lits[29].negated_if(flip), lits[28]]);
                let differ = labels_differ(&assumed, &goals);
                (Question::new(&assumed, &goals).digest(), differ)
            };
            let (one, differ) = digest(&mut random, false);
            if differ {
                compared += 1;
                assert_eq!(one, digest(&mut random, false).0, "seed {seed}");
            }
            let (_graph, lits) = built(&gates, variables, &mut random);
            if lits[29] != TRUE && lits[29] != FALSE {
                assert_ne!(one, digest(&mut random, true).0, "seed {seed}");
            }
            let fewer = Question::new(&[lits[25]], &[lits[29], lits[28]]);
            let same = lits[25] == lits[26] || lits[26] == TRUE;
            if differ || !same {
                assert_eq!(fewer.digest() == one, same, "seed {seed}");
            }
        }
        assert!(
            compared >= 20,
            "seed {seed}: only {compared} of 40 have labels that differ"
        );
    }
}
