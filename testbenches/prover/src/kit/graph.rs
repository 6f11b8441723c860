//! Boolean expressions as an and-inverter graph in which equal expressions are one node.
//!
//! Constants fold, so that an expression over constants is a constant: the specification of chess is checked against
//! the engine's naive generator by giving it constant boards.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Not;

/// A node of the graph or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

/// Always false.
pub const FALSE: Lit = Lit(0);
/// Always true.
pub const TRUE: Lit = Lit(1);

/// Bits, the lowest first.
pub type Word = Vec<Lit>;

impl Lit {
    /// The number of its node.
    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it is the negation of its node.
    pub fn negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Itself, or its negation.
    pub fn negated_if(self, negate: bool) -> Lit {
        Lit(self.0 ^ u32::from(negate))
    }
}

impl From<bool> for Lit {
    fn from(value: bool) -> Lit {
        if value { TRUE } else { FALSE }
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// A node: the constant, a variable, or the conjunction of two literals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// False.
    Constant,
    /// Free.
    Variable,
    /// Both.
    And(Lit, Lit),
}

#[derive(Default)]
struct Inner {
    nodes: Vec<Node>,
    known: HashMap<(Lit, Lit), Lit>,
}

/// The graph. Its methods take `&self`, so that expressions nest.
pub struct Graph(RefCell<Inner>);

impl Default for Graph {
    fn default() -> Self {
        Graph(RefCell::new(Inner {
            nodes: vec![Node::Constant],
            known: HashMap::new(),
        }))
    }
}

/// The word in so many bits.
pub fn wide(word: &[Lit], width: usize) -> Word {
    let bit = |at| word.get(at).copied().unwrap_or(FALSE);
    (0..width).map(bit).collect()
}

impl Graph {
    /// What a node is.
    pub fn node(&self, index: usize) -> Node {
        self.0.borrow().nodes[index]
    }

    /// A free variable.
    pub fn var(&self) -> Lit {
        let nodes = &mut self.0.borrow_mut().nodes;
        nodes.push(Node::Variable);
        Lit(2 * (nodes.len() as u32 - 1))
    }

    /// A word of free variables.
    pub fn word(&self, width: usize) -> Word {
        (0..width).map(|_| self.var()).collect()
    }

    /// Both.
    pub fn and(&self, a: Lit, b: Lit) -> Lit {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if a == FALSE || a == !b {
            return FALSE;
        }
        if a == TRUE || a == b {
            return b;
        }
        let mut inner = self.0.borrow_mut();
        if let Some(&known) = inner.known.get(&(a, b)) {
            return known;
        }
        inner.nodes.push(Node::And(a, b));
        let new = Lit(2 * (inner.nodes.len() as u32 - 1));
        inner.known.insert((a, b), new);
        new
    }

    /// One or both.
    pub fn or(&self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// The one says the other.
    pub fn implies(&self, a: Lit, b: Lit) -> Lit {
        !self.and(a, !b)
    }

    /// One and not the other.
    pub fn xor(&self, a: Lit, b: Lit) -> Lit {
        let both = self.and(a, b);
        let none = self.and(!a, !b);
        self.and(!both, !none)
    }

    /// Alike.
    pub fn same(&self, a: Lit, b: Lit) -> Lit {
        !self.xor(a, b)
    }

    /// `yes` if `choice`, else `no`.
    pub fn mux(&self, choice: Lit, yes: Lit, no: Lit) -> Lit {
        if yes == no {
            return yes;
        }
        let a = self.and(choice, yes);
        let b = self.and(!choice, no);
        self.or(a, b)
    }

    /// All of them, as a balanced tree.
    pub fn all(&self, lits: impl IntoIterator<Item = Lit>) -> Lit {
        let mut lits: Vec<Lit> = lits.into_iter().collect();
        while lits.len() > 1 {
            lits = lits
                .chunks(2)
                .map(|pair| match pair {
                    [a, b] => self.and(*a, *b),
                    _ => pair[0],
                })
                .collect();
        }
        lits.first().copied().unwrap_or(TRUE)
    }

    /// At least one of them.
    pub fn any(&self, lits: impl IntoIterator<Item = Lit>) -> Lit {
        !self.all(lits.into_iter().map(Not::not))
    }

    /// The low `width` bits of a number.
    pub fn number(&self, value: u64, width: usize) -> Word {
        (0..width)
            .map(|bit| (value >> bit & 1 == 1).into())
            .collect()
    }

    /// The word is that number.
    pub fn is(&self, word: &[Lit], value: u64) -> Lit {
        debug_assert!(word.len() >= 64 || value >> word.len() == 0);
        self.all(
            word.iter()
                .enumerate()
                .map(|(bit, &lit)| lit.negated_if(value >> bit & 1 == 0)),
        )
    }

    /// Two words of one width are the same.
    pub fn equal(&self, a: &[Lit], b: &[Lit]) -> Lit {
        assert_eq!(a.len(), b.len(), "words of different widths compared");
        self.all(a.iter().zip(b).map(|(&a, &b)| self.same(a, b)))
    }

    /// The first is the smaller, as unsigned numbers.
    pub fn less(&self, a: &[Lit], b: &[Lit]) -> Lit {
        assert_eq!(a.len(), b.len(), "words of different widths compared");
        a.iter().zip(b).fold(FALSE, |below, (&a, &b)| {
            let differ = self.xor(a, b);
            self.mux(differ, b, below)
        })
    }

    /// A word by choice.
    pub fn choose(&self, choice: Lit, yes: &[Lit], no: &[Lit]) -> Word {
        assert_eq!(yes.len(), no.len(), "a choice of different widths");
        yes.iter()
            .zip(no)
            .map(|(&yes, &no)| self.mux(choice, yes, no))
            .collect()
    }

    /// The sum, as wide as its terms.
    pub fn add(&self, a: &[Lit], b: &[Lit]) -> Word {
        assert_eq!(a.len(), b.len(), "words of different widths added");
        let mut carry = FALSE;
        a.iter()
            .zip(b)
            .map(|(&a, &b)| {
                let half = self.xor(a, b);
                let sum = self.xor(half, carry);
                carry = self.or(self.and(a, b), self.and(half, carry));
                sum
            })
            .collect()
    }

    /// The word and a number.
    pub fn plus(&self, word: &[Lit], number: u64) -> Word {
        self.add(word, &self.number(number, word.len()))
    }

    /// The difference, as wide as its terms.
    pub fn minus(&self, a: &[Lit], b: &[Lit]) -> Word {
        let negated: Word = b.iter().map(|&bit| !bit).collect();
        self.plus(&self.add(a, &negated), 1)
    }

    /// The word if that holds, else anything.
    pub fn known_if(&self, when: Lit, word: &[Lit]) -> Word {
        self.choose(when, word, &self.word(word.len()))
    }

    /// The one of these words at an address; of two to the power of its bits.
    pub fn read(&self, words: &[Word], address: &[Lit]) -> Word {
        assert_eq!(words.len(), 1 << address.len(), "width of an address");
        let mut words = words.to_vec();
        for &bit in address {
            words = words
                .chunks(2)
                .map(|pair| self.choose(bit, &pair[1], &pair[0]))
                .collect();
        }
        words.remove(0)
    }

    /// The words with this one at an address, if that holds.
    pub fn written(&self, words: &[Word], when: Lit, address: &[Lit], word: &[Lit]) -> Vec<Word> {
        let choice = self.decode(address);
        let put =
            |(index, old): (usize, &Word)| self.choose(self.and(when, choice[index]), word, old);
        words.iter().enumerate().map(put).collect()
    }

    /// How many of them hold, in `width` bits.
    pub fn count(&self, lits: &[Lit], width: usize) -> Word {
        lits.iter().fold(self.number(0, width), |sum, &lit| {
            let mut carry = lit;
            sum.iter()
                .map(|&bit| {
                    let next = self.xor(bit, carry);
                    carry = self.and(bit, carry);
                    next
                })
                .collect()
        })
    }

    /// One literal for each value of the word: the word is that value.
    pub fn decode(&self, word: &[Lit]) -> Vec<Lit> {
        let mut values = vec![TRUE];
        for &bit in word {
            let high: Vec<Lit> = values.iter().map(|&value| self.and(value, bit)).collect();
            let low = values.iter().map(|&value| self.and(value, !bit));
            values = low.chain(high).collect();
        }
        values
    }

    /// How many nodes there are.
    pub fn size(&self) -> usize {
        self.0.borrow().nodes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_fold() {
        let graph = Graph::default();
        let value = |word: &[Lit]| {
            word.iter()
                .rev()
                .fold(0, |sum, &bit| 2 * sum + u64::from(bit == TRUE))
        };
        for a in 0..16 {
            for b in 0..16 {
                let (left, right) = (graph.number(a, 4), graph.number(b, 4));
                assert_eq!(value(&graph.add(&left, &right)), (a + b) % 16);
                assert_eq!(graph.less(&left, &right), (a < b).into());
                assert_eq!(graph.equal(&left, &right), (a == b).into());
            }
            let decoded = graph.decode(&graph.number(a, 4));
            assert!((0..16).all(|value| decoded[value] == (value as u64 == a).into()));
            assert_eq!(
                value(&graph.count(&graph.number(a, 4), 3)),
                u64::from(a.count_ones())
            );
        }
        assert_eq!(graph.size(), 1);
    }

    #[test]
    fn equal_expressions_are_one_node() {
        let graph = Graph::default();
        let (a, b) = (graph.var(), graph.var());
        assert_eq!(graph.or(a, b), graph.or(b, a));
        assert_eq!(graph.and(a, !a), FALSE);
    }
}
