//! How many moves are kept and reversible, without a circuit: the lemmas `push`, `pop`, `load` and `lost` say what they do
//! to the registers and to the words kept, and this what follows from it.

use crate::kit::graph::{Graph, Lit, Word};
use crate::proof::{Claim, Lemma, Method};
use std::cell::RefCell;

/// What a unit's words tell of the moves before them.
pub struct Layout {
    /// The lemma's name in this unit.
    pub name: &'static str,
    /// The lemmas that say what is done to the registers and to the words.
    pub assumes: &'static [&'static str],
    /// Bits of a word.
    pub width: usize,
    /// The bit that marks an irreversible move.
    pub irreversible: usize,
    /// The lowest of the nine bits that tell how many moves were reversible before it.
    pub reversible: usize,
}

impl Layout {
    /// The move is irreversible.
    fn last(&self, word: &[Lit]) -> Lit {
        word[self.irreversible]
    }

    /// So many were reversible before it.
    fn before<'a>(&self, word: &'a [Lit]) -> &'a [Lit] {
        &word[self.reversible..self.reversible + 9]
    }
}

/// How many of the newest moves are reversible after one more, and how many are kept.
pub fn more(graph: &Graph, run: &[Lit], kept: &[Lit], last: Lit) -> (Word, Word) {
    let most = graph.number(510, 9);
    let grow = |word: &[Lit]| graph.choose(graph.equal(word, &most), &most, &graph.plus(word, 1));
    (
        graph.choose(last, &graph.number(0, 9), &grow(run)),
        grow(kept),
    )
}

/// The words kept, as a function of their numbers of which nothing is known.
struct Words<'a> {
    graph: &'a Graph,
    width: usize,
    known: RefCell<Vec<(Word, Word)>>,
    given: RefCell<Vec<Lit>>,
}

impl Words<'_> {
    /// The word of a number: the same for the same number.
    fn at(&self, number: &[Lit]) -> Word {
        let word = self.graph.word(self.width);
        for (other, known) in self.known.borrow().iter() {
            let same = self.graph.implies(
                self.graph.equal(other, number),
                self.graph.equal(known, &word),
            );
            self.given.borrow_mut().push(same);
        }
        self.known
            .borrow_mut()
            .push((number.to_vec(), word.clone()));
        word
    }
}

struct Registers {
    head: Word,
    kept: Word,
    run: Word,
}

/// What holds, as far as one number can tell.
fn holds(
    graph: &Graph,
    layout: &Layout,
    registers: &Registers,
    words: &dyn Fn(&[Lit]) -> Word,
    number: &[Lit],
) -> Vec<(&'static str, Lit)> {
    let Registers { head, kept, run } = registers;
    let one = graph.number(1, 9);
    let none = graph.is(kept, 0);
    let least = |a: &[Lit], b: &[Lit]| graph.choose(graph.less(a, b), a, b);
    // Reversible moves up to a move, when so many are kept before it.
    let to = |word: &[Lit], before: &[Lit]| {
        let more = graph.plus(&least(layout.before(word), before), 1);
        graph.choose(layout.last(word), &graph.number(0, 9), &more)
    };
    let newest = graph.minus(head, &one);
    let next = graph.plus(number, 1);
    // Kept, and its successor too: how far back the successor lies is less than the moves kept before the newest.
    let back = graph.minus(&newest, &next);
    let before_newest = graph.minus(kept, &one);
    let both = graph.and(!none, graph.less(&back, &before_newest));
    let before_next = graph.minus(&before_newest, &back);
    let before = graph.minus(&before_next, &one);
    let chain = graph.equal(
        &least(layout.before(&words(&next)), &before_next),
        &to(&words(number), &before),
    );
    vec![
        (
            "at most 510 are kept",
            !graph.less(&graph.number(510, 9), kept),
        ),
        (
            "none kept, none reversible",
            graph.implies(none, graph.is(run, 0)),
        ),
        (
            "the reversible moves end at the newest irreversible",
            graph.or(none, graph.equal(run, &to(&words(&newest), &before_newest))),
        ),
        (
            "no more are reversible than are kept",
            !graph.less(kept, run),
        ),
        (
            "each word knows how many were reversible before it",
            graph.implies(both, chain),
        ),
    ]
}

/// The lemma.
pub fn lemma(layout: &'static Layout) -> Lemma<'static> {
    let mut lemma = Lemma {
        name: layout.name,
        says: "At most 510 moves are kept; the reversible moves are those after the newest irreversible one, as far as \
               they are kept, also after pops and after the oldest were dropped.",
        assumes: layout.assumes,
        method: Method::Induction,
        cases: Vec::new(),
    };
    for (name, pushes) in [("a push", true), ("a pop", false)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let words = Words {
                graph,
                width: layout.width,
                known: RefCell::default(),
                given: RefCell::default(),
            };
            let before = Registers {
                head: graph.word(9),
                kept: graph.word(9),
                run: graph.word(9),
            };
            let number = graph.word(9);
            let one = graph.number(1, 9);
            let newest = graph.minus(&before.head, &one);
            let word = words.at(&newest);
            for number in [&number, &graph.minus(&newest, &one)] {
                for (_, holds) in holds(graph, layout, &before, &|number| words.at(number), number)
                {
                    claim.given(holds);
                }
            }
            let (after, written) = if pushes {
                // What a push writes, as far as it matters here.
                let last = graph.var();
                let mut new = graph.word(layout.width);
                new[layout.irreversible] = last;
                new[layout.reversible..layout.reversible + 9].copy_from_slice(&before.run);
                let (run, kept) = more(graph, &before.run, &before.kept, last);
                let head = graph.plus(&before.head, 1);
                (Registers { head, kept, run }, Some(new))
            } else {
                claim.given(!graph.is(&before.kept, 0));
                let kept = graph.minus(&before.kept, &one);
                let before_it = layout.before(&word);
                let was = graph.choose(graph.less(&kept, before_it), &kept, before_it);
                let run = graph.choose(layout.last(&word), &was, &graph.minus(&before.run, &one));
                (
                    Registers {
                        head: newest.clone(),
                        kept,
                        run,
                    },
                    None,
                )
            };
            let read = |number: &[Lit]| {
                let old = words.at(number);
                match &written {
                    Some(new) => graph.choose(graph.equal(number, &before.head), new, &old),
                    None => old,
                }
            };
            for (name, holds) in holds(graph, layout, &after, &read, &number) {
                claim.goal(name, holds);
            }
            claim.given.extend(words.given.into_inner());
            for (name, word) in [
                ("head", before.head),
                ("kept", before.kept),
                ("run", before.run),
                ("number", number),
            ] {
                claim.show(name, word);
            }
            claim
        });
    }
    lemma.ask("an empty history", move |graph| {
        let mut claim = Claim::default();
        let words = Words {
            graph,
            width: layout.width,
            known: RefCell::default(),
            given: RefCell::default(),
        };
        let none = graph.number(0, 9);
        let registers = Registers {
            head: graph.word(9),
            kept: none.clone(),
            run: none,
        };
        for (name, holds) in holds(
            graph,
            layout,
            &registers,
            &|number| words.at(number),
            &graph.word(9),
        ) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma
}
