//! The outer walk of a query: a piece's own, put aside for an inner walk on each square whose safety is asked.

use super::names::{self as n, phase};
use crate::chess::{Choice, Rules};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Lit, Word};
use crate::movegen::chain::{Place, kind, place};

/// The piece that walks.
pub struct Walker<'a> {
    /// The rules, its side being the mover.
    pub rules: &'a Rules<'a>,
    /// Its square, as a number.
    pub word: Word,
    /// Its square.
    pub square: Choice,
    /// Its type, as posdata numbers it.
    pub kind: Word,
}

/// Where the outer walk is, or will go on.
pub struct Outer {
    /// It walks.
    pub walks: Lit,
    /// It is put aside.
    pub aside: Lit,
    /// It has not left its piece's square.
    pub starts: Lit,
    /// It is put aside on its last square.
    pub over: Lit,
    reach_word: Word,
    reach: Choice,
    push_word: Word,
    push: Choice,
    pushing: Lit,
    here: Place,
}

impl Walker<'_> {
    /// It is a pawn.
    pub fn pawn(&self) -> Lit {
        let graph = self.rules.graph;
        let is = |kind| graph.is(&self.kind, kind);
        graph.or(is(kind::WHITE_PAWN), is(kind::BLACK_PAWN))
    }

    /// The place of a square on its chain.
    pub fn place(&self, to: &Choice) -> Place {
        place(self.rules, &self.kind, &self.square, to)
    }

    /// Its outer walk in a state.
    pub fn outer(&self, circuit: &Circuit, state: &State) -> Outer {
        let graph = self.rules.graph;
        let get = |name| circuit.get(state, name);
        let phase = get(n::PHASE);
        let walks = graph.is(&phase, phase::WALKING);
        let aside = graph.or(
            graph.is(&phase, phase::LINES),
            graph.is(&phase, phase::JUMPS),
        );
        let reach_word = graph.choose(walks, &get(n::SQUARE), &get(n::RESUME));
        let reach = graph.decode(&reach_word);
        let home = graph.equal(&reach_word, &self.word);
        let push_word = get(n::PUSH);
        Outer {
            walks,
            aside,
            starts: graph.and(walks, home),
            over: graph.and(aside, home),
            here: self.place(&reach),
            reach,
            reach_word,
            push: graph.decode(&push_word),
            push_word,
            pushing: get(n::PUSHING)[0],
        }
    }

    /// The outer walk has left this square behind, or was not on it and will not be.
    pub fn passed(&self, outer: &Outer, square: &Choice, word: &[Lit]) -> Lit {
        let graph = self.rules.graph;
        let there = self.place(square);
        let before = graph.less(&there.order(), &outer.here.order());
        let chain = graph.and(there.member, before);
        let first = graph.equal(word, &outer.push_word);
        let second = !graph.equal(&outer.reach_word, &outer.push_word);
        let pushed = graph.or(there.member, graph.and(first, second));
        let pawn = graph.mux(outer.pushing, pushed, chain);
        let left = graph.mux(self.pawn(), pawn, chain);
        graph.any([
            !graph.or(outer.walks, outer.aside),
            outer.over,
            graph.and(!outer.starts, left),
        ])
    }

    /// What holds of the outer walk while it lasts.
    pub fn holds(
        &self,
        circuit: &Circuit,
        state: &State,
        outer: &Outer,
    ) -> Vec<(&'static str, Lit)> {
        let (rules, graph) = (self.rules, self.rules.graph);
        let get = |name| circuit.get(state, name);
        let (pawn, lasts) = (self.pawn(), graph.or(outer.walks, outer.aside));
        let double = graph.all([
            rules.on_rank(&self.square, 1),
            rules.ahead(&self.square, &outer.reach, 0, 2),
            rules.on(&outer.push, |square| rules.empty(square)),
        ]);
        let pushes = graph.or(graph.equal(&outer.reach_word, &outer.push_word), double);
        let pawn_goes = graph.mux(outer.pushing, pushes, outer.here.member);
        let goes = graph.mux(pawn, pawn_goes, rules.goes(&self.square, &outer.reach));
        let home = graph.or(outer.starts, outer.over);
        let one_ahead = rules.ahead(&self.square, &outer.push, 0, 1);
        vec![
            (
                "its square is kept",
                graph.implies(lasts, graph.equal(&get(n::OUTER_ORIGIN), &self.word)),
            ),
            (
                "an own piece walks",
                graph.implies(lasts, rules.on(&self.square, |square| rules.own(square))),
            ),
            (
                "its type is kept",
                graph.implies(lasts, graph.equal(&get(n::OUTER_KIND), &self.kind)),
            ),
            (
                "the piece itself walks",
                graph.implies(
                    outer.walks,
                    graph.and(
                        graph.equal(&get(n::ORIGIN), &self.word),
                        graph.equal(&get(n::KIND), &self.kind),
                    ),
                ),
            ),
            (
                "a piece goes as it goes",
                graph.implies(lasts, graph.or(home, goes)),
            ),
            (
                "a pawn's push is one ahead",
                graph.implies(graph.and(lasts, pawn), graph.or(outer.starts, one_ahead)),
            ),
            (
                "only pawns push, after their captures",
                graph.implies(
                    graph.and(lasts, outer.pushing),
                    graph.and(pawn, !outer.starts),
                ),
            ),
            (
                "a pawn ends with its pushes",
                graph.implies(graph.and(outer.over, pawn), outer.pushing),
            ),
        ]
    }

    /// What is left of it: falls when it goes on or is put aside.
    pub fn measure(&self, outer: &Outer) -> Word {
        let graph = self.rules.graph;
        let going = graph.and(graph.or(outer.walks, outer.aside), !outer.over);
        let going = graph.and(going, !outer.starts);
        let chain: Word = outer.here.order().into_iter().map(|bit| !bit).collect();
        let first = graph.equal(&outer.reach_word, &outer.push_word);
        let push = [&[first][..], &[FALSE; 5]].concat();
        let left = graph.choose(outer.pushing, &push, &chain);
        let left = left.into_iter().map(|bit| graph.and(bit, going));
        left.chain([graph.and(!outer.pushing, going), going, outer.starts])
            .collect()
    }
}
