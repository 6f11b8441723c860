//! Proves how many moves are kept and reversible (lemma `kept`), without a circuit.
//!
//! The units' lemmas `push`, `pop`, `load` and `lost` or `stays` state how the registers and the stored words change;
//! `kept` follows from these changes by induction.

use kit::prelude::*;
use std::cell::RefCell;

/// What a unit's words record about the earlier moves.
pub struct Layout {
    /// The lemma's name in this unit.
    pub name: &'static str,
    /// The lemmas about the changes to the registers and to the words.
    pub assumes: &'static str,
    /// Width of a word in bits.
    pub width: usize,
    /// The bit that marks an irreversible move.
    pub irreversible: usize,
    /// The lowest of the nine bits with the number of reversible moves before this one.
    pub reversible: usize,
}

impl Layout {
    /// Whether the move is irreversible.
    fn last(&self, word: &[Lit]) -> Lit {
        word[self.irreversible]
    }

    /// Returns the number of reversible moves before it.
    fn before<'a>(&self, word: &'a [Lit]) -> &'a [Lit] {
        &word[self.reversible..self.reversible + 9]
    }
}

/// Returns how many moves are reversible, and how many are kept, after one more move.
pub fn more(run: &[Lit], kept: &[Lit], last: Lit) -> (Word, Word) {
    let most = constant(510, 9);
    let grow = |word: &[Lit]| choose(equal(word, &most), &most, &plus(word, 1));
    (choose(last, &constant(0, 9), &grow(run)), grow(kept))
}

/// The stored words, as an unconstrained function of their numbers.
struct Words {
    width: usize,
    known: RefCell<Vec<(Word, Word)>>,
    assumed: RefCell<Vec<Lit>>,
}

impl Words {
    /// Returns the word of a number; equal numbers give equal words.
    fn at(&self, number: &[Lit]) -> Word {
        let word = free_word(self.width);
        for (other, known) in self.known.borrow().iter() {
            let same = equal(other, number).implies(equal(known, &word));
            self.assumed.borrow_mut().push(same);
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

/// The invariant about the word of one arbitrary number.
fn holds(
    layout: &Layout,
    registers: &Registers,
    words: &dyn Fn(&[Lit]) -> Word,
    number: &[Lit],
) -> Lines {
    let Registers { head, kept, run } = registers;
    let one = constant(1, 9);
    let none = is(kept, 0);
    let least = |a: &[Lit], b: &[Lit]| choose(less(a, b), a, b);
    // The number of reversible moves up to this move, if this many moves are kept before it.
    let to = |word: &[Lit], before: &[Lit]| {
        let more = plus(&least(layout.before(word), before), 1);
        choose(layout.last(word), &constant(0, 9), &more)
    };
    let newest = minus(head, &one);
    let next = plus(number, 1);
    // Both the move and its successor are kept: the successor is fewer moves older than the newest than moves are kept
    // before the newest.
    let back = minus(&newest, &next);
    let before_newest = minus(kept, &one);
    let both = !none & less(&back, &before_newest);
    let before_next = minus(&before_newest, &back);
    let before = minus(&before_next, &one);
    let chain = equal(
        &least(layout.before(&words(&next)), &before_next),
        &to(&words(number), &before),
    );
    kit::lines! {
        "at most 510 moves are kept" => !less(&constant(510, 9), kept);
        "if no move is kept, none is reversible" => none.implies(is(run, 0));
        "the reversible moves are those after the newest irreversible one" =>
            none | equal(run, &to(&words(&newest), &before_newest));
        "no more moves are reversible than are kept" => !less(kept, run);
        "each word holds how many moves were reversible before it" => both.implies(chain);
    }
}

/// Returns the lemma.
pub fn lemma(layout: &'static Layout) -> Lemma<'static> {
    let mut lemma = Lemma::induction(
        layout.name,
        "At most 510 moves are kept. The reversible moves are the kept ones after the newest irreversible move, also \
         after pops and after the oldest moves were dropped.",
        layout.assumes,
    );
    for (name, pushes) in [("a push", true), ("a pop", false)] {
        lemma.case(name, move |claim| {
            let words = Words {
                width: layout.width,
                known: RefCell::default(),
                assumed: RefCell::default(),
            };
            let before = Registers {
                head: free_word(9),
                kept: free_word(9),
                run: free_word(9),
            };
            let number = free_word(9);
            let one = constant(1, 9);
            let newest = minus(&before.head, &one);
            let word = words.at(&newest);
            for number in [&number, &minus(&newest, &one)] {
                claim.assume_all(holds(layout, &before, &|number| words.at(number), number));
            }
            let (after, written) = if pushes {
                // The two fields that matter here of the word that a push writes.
                let last = free_bit();
                let mut new = free_word(layout.width);
                new[layout.irreversible] = last;
                new[layout.reversible..layout.reversible + 9].copy_from_slice(&before.run);
                let (run, kept) = more(&before.run, &before.kept, last);
                let head = plus(&before.head, 1);
                (Registers { head, kept, run }, Some(new))
            } else {
                claim.assume(!is(&before.kept, 0));
                let kept = minus(&before.kept, &one);
                let before_it = layout.before(&word);
                let was = choose(less(&kept, before_it), &kept, before_it);
                let run = choose(layout.last(&word), &was, &minus(&before.run, &one));
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
                    Some(new) => choose(equal(number, &before.head), new, &old),
                    None => old,
                }
            };
            claim.assert_all(holds(layout, &after, &read, &number));
            claim.assumed.extend(words.assumed.into_inner());
            for (name, word) in [
                ("head", before.head),
                ("kept", before.kept),
                ("run", before.run),
                ("number", number),
            ] {
                claim.show(name, word);
            }
        });
    }
    lemma.case("an empty history", move |claim| {
        let words = Words {
            width: layout.width,
            known: RefCell::default(),
            assumed: RefCell::default(),
        };
        let none = constant(0, 9);
        let registers = Registers {
            head: free_word(9),
            kept: none.clone(),
            run: none,
        };
        claim.assert_all(holds(
            layout,
            &registers,
            &|number| words.at(number),
            &free_word(9),
        ));
    });
    lemma
}
