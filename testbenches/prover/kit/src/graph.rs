//! Boolean expressions as an and-inverter graph, in which structurally equal expressions are one node.
//!
//! Constants fold, so an expression over constants is a constant. The specification of chess uses this: a test gives it
//! constant boards and compares it with the engine's naive generator.

use std::cell::RefCell;
use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A node of the graph or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

/// Always false.
pub const FALSE: Lit = Lit(0);
/// Always true.
pub const TRUE: Lit = Lit(1);

/// A word: its bits, the lowest first.
pub type Word = Vec<Lit>;

impl Lit {
    /// Returns the number of its node.
    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether it is the negation of its node.
    pub fn negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Returns itself, or its negation if `negate`.
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
    /// A free variable.
    Variable,
    /// The conjunction of two literals.
    And(Lit, Lit),
}

#[derive(Default)]
struct Inner {
    nodes: Vec<Node>,
    known: HashMap<(Lit, Lit), Lit>,
}

thread_local! {
    /// The live graphs of this thread, the current one last.
    static GRAPHS: RefCell<Vec<Inner>> = const { RefCell::new(Vec::new()) };
}

/// The graph in which this thread builds expressions, from its creation until it is dropped. Expressions of one graph
/// mean nothing in another.
pub struct Graph {
    depth: usize,
    /// Ties the graph to this thread.
    thread: PhantomData<*const ()>,
}

impl Default for Graph {
    fn default() -> Self {
        let depth = GRAPHS.with_borrow_mut(|graphs| {
            graphs.push(Inner {
                nodes: vec![Node::Constant],
                known: HashMap::new(),
            });
            graphs.len() - 1
        });
        Graph {
            depth,
            thread: PhantomData,
        }
    }
}

impl Drop for Graph {
    fn drop(&mut self) {
        GRAPHS.with_borrow_mut(|graphs| graphs.truncate(self.depth));
    }
}

/// Calls `work` with the current graph.
fn current<T>(work: impl FnOnce(&mut Inner) -> T) -> T {
    GRAPHS.with_borrow_mut(|graphs| work(graphs.last_mut().expect("no graph on this thread")))
}

/// Truncates the word or extends it with zeros to this width.
pub fn wide(word: &[Lit], width: usize) -> Word {
    let bit = |at| word.get(at).copied().unwrap_or(FALSE);
    (0..width).map(bit).collect()
}

/// Returns a node.
pub fn node(index: usize) -> Node {
    current(|graph| graph.nodes[index])
}

/// Returns the number of nodes.
pub fn size() -> usize {
    current(|graph| graph.nodes.len())
}

/// Creates a free variable.
pub fn free_bit() -> Lit {
    current(|graph| {
        graph.nodes.push(Node::Variable);
        Lit(2 * (graph.nodes.len() as u32 - 1))
    })
}

/// Creates a word of free variables.
pub fn free_word(width: usize) -> Word {
    (0..width).map(|_| free_bit()).collect()
}

/// Conjunction.
impl BitAnd for Lit {
    type Output = Lit;

    fn bitand(self, other: Lit) -> Lit {
        let (a, b) = if self < other {
            (self, other)
        } else {
            (other, self)
        };
        if a == FALSE || a == !b {
            return FALSE;
        }
        if a == TRUE || a == b {
            return b;
        }
        current(|graph| {
            let nodes = &mut graph.nodes;
            *graph.known.entry((a, b)).or_insert_with(|| {
                nodes.push(Node::And(a, b));
                Lit(2 * (nodes.len() as u32 - 1))
            })
        })
    }
}

/// Disjunction.
impl BitOr for Lit {
    type Output = Lit;

    fn bitor(self, other: Lit) -> Lit {
        !(!self & !other)
    }
}

/// Exclusive or.
impl BitXor for Lit {
    type Output = Lit;

    fn bitxor(self, other: Lit) -> Lit {
        let both = self & other;
        let none = !self & !other;
        !both & !none
    }
}

impl Lit {
    /// Implication.
    pub fn implies(self, other: Lit) -> Lit {
        !(self & !other)
    }

    /// Equivalence.
    pub fn same(self, other: Lit) -> Lit {
        !(self ^ other)
    }

    /// Returns `yes` if it is true, otherwise `no`.
    pub fn mux(self, yes: Lit, no: Lit) -> Lit {
        if yes == no {
            return yes;
        }
        (self & yes) | (!self & no)
    }
}

/// The conjunction of all, as a balanced tree.
pub fn all(lits: impl IntoIterator<Item = Lit>) -> Lit {
    let mut lits: Vec<Lit> = lits.into_iter().collect();
    while lits.len() > 1 {
        lits = lits
            .chunks(2)
            .map(|pair| match pair {
                [a, b] => *a & *b,
                _ => pair[0],
            })
            .collect();
    }
    lits.first().copied().unwrap_or(TRUE)
}

/// The disjunction of all.
pub fn any(lits: impl IntoIterator<Item = Lit>) -> Lit {
    !all(lits.into_iter().map(Not::not))
}

/// Returns the low `width` bits of a number.
pub fn constant(value: u64, width: usize) -> Word {
    (0..width)
        .map(|bit| (value >> bit & 1 == 1).into())
        .collect()
}

/// Whether the word equals the number.
pub fn is(word: &[Lit], value: u64) -> Lit {
    debug_assert!(word.len() >= 64 || value >> word.len() == 0);
    all(word
        .iter()
        .enumerate()
        .map(|(bit, &lit)| lit.negated_if(value >> bit & 1 == 0)))
}

/// Whether two words of the same width are equal.
pub fn equal(a: &[Lit], b: &[Lit]) -> Lit {
    assert_eq!(a.len(), b.len(), "words of different widths compared");
    all(a.iter().zip(b).map(|(&a, &b)| a.same(b)))
}

/// Whether the first is less, as unsigned numbers.
pub fn less(a: &[Lit], b: &[Lit]) -> Lit {
    assert_eq!(a.len(), b.len(), "words of different widths compared");
    a.iter()
        .zip(b)
        .fold(FALSE, |below, (&a, &b)| (a ^ b).mux(b, below))
}

/// Returns `yes` if `choice` is true, otherwise `no`.
pub fn choose(choice: Lit, yes: &[Lit], no: &[Lit]) -> Word {
    assert_eq!(yes.len(), no.len(), "a choice of different widths");
    yes.iter()
        .zip(no)
        .map(|(&yes, &no)| choice.mux(yes, no))
        .collect()
}

/// The sum, as wide as the operands.
pub fn add(a: &[Lit], b: &[Lit]) -> Word {
    assert_eq!(a.len(), b.len(), "words of different widths added");
    let mut carry = FALSE;
    a.iter()
        .zip(b)
        .map(|(&a, &b)| {
            let half = a ^ b;
            let sum = half ^ carry;
            carry = (a & b) | (half & carry);
            sum
        })
        .collect()
}

/// The sum of the word and a number.
pub fn plus(word: &[Lit], number: u64) -> Word {
    add(word, &constant(number, word.len()))
}

/// The difference, as wide as the operands.
pub fn minus(a: &[Lit], b: &[Lit]) -> Word {
    let negated: Word = b.iter().map(|&bit| !bit).collect();
    plus(&add(a, &negated), 1)
}

/// Returns the word if `when` is true, otherwise an unconstrained word.
pub fn known_if(when: Lit, word: &[Lit]) -> Word {
    choose(when, word, &free_word(word.len()))
}

/// Returns the word at an address; the number of words must be two to the power of the address's width.
pub fn read_at(words: &[Word], address: &[Lit]) -> Word {
    assert_eq!(words.len(), 1 << address.len(), "width of an address");
    let mut words = words.to_vec();
    for &bit in address {
        words = words
            .chunks(2)
            .map(|pair| choose(bit, &pair[1], &pair[0]))
            .collect();
    }
    words.remove(0)
}

/// Returns the words after a write to an address, if `when` is true.
pub fn written(words: &[Word], when: Lit, address: &[Lit], word: &[Lit]) -> Vec<Word> {
    let choice = decode(address);
    let put = |(index, old): (usize, &Word)| choose(when & choice[index], word, old);
    words.iter().enumerate().map(put).collect()
}

/// Counts the true literals, in `width` bits.
pub fn count_ones(lits: &[Lit], width: usize) -> Word {
    lits.iter().fold(constant(0, width), |sum, &lit| {
        let mut carry = lit;
        sum.iter()
            .map(|&bit| {
                let next = bit ^ carry;
                carry = bit & carry;
                next
            })
            .collect()
    })
}

/// Returns one literal for each value of the word: whether the word has that value.
pub fn decode(word: &[Lit]) -> Vec<Lit> {
    let mut values = vec![TRUE];
    for &bit in word {
        let high: Vec<Lit> = values.iter().map(|&value| value & bit).collect();
        let low = values.iter().map(|&value| value & !bit);
        values = low.chain(high).collect();
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_on_constants_are_folded() {
        let _graph = Graph::default();
        let value = |word: &[Lit]| {
            word.iter()
                .rev()
                .fold(0, |sum, &bit| 2 * sum + u64::from(bit == TRUE))
        };
        for a in 0..16 {
            for b in 0..16 {
                let (left, right) = (constant(a, 4), constant(b, 4));
                assert_eq!(value(&add(&left, &right)), (a + b) % 16);
                assert_eq!(less(&left, &right), (a < b).into());
                assert_eq!(equal(&left, &right), (a == b).into());
            }
            let decoded = decode(&constant(a, 4));
            assert!((0..16).all(|value| decoded[value] == (value as u64 == a).into()));
            assert_eq!(
                value(&count_ones(&constant(a, 4), 3)),
                u64::from(a.count_ones())
            );
        }
        assert_eq!(size(), 1);
    }

    #[test]
    fn equal_expressions_share_one_node() {
        let _graph = Graph::default();
        let (a, b) = (free_bit(), free_bit());
        assert_eq!(a | b, b | a);
        assert_eq!(a & !a, FALSE);
    }
}
