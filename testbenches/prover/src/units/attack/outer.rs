//! The outer walk of a query: a piece's walk that is suspended on each square that must be judged, while an inner walk
//! looks for attackers of that square.

use super::names::{self as n, phase};
use crate::blocks::chain::{Place, kind, place};
use kit::prelude::*;
use spec::rules::{Choice, Rules};

/// The piece that walks.
pub struct Walker<'a> {
    /// The rules, with the piece's side to move.
    pub rules: &'a Rules<'a>,
    /// The piece's square, as a number.
    pub word: Word,
    /// The piece's square.
    pub square: Choice,
    /// The piece's type, in posdata's numbering.
    pub kind: Word,
}

/// The state of the outer walk.
pub struct Outer {
    /// The outer walk is in progress.
    pub walks: Lit,
    /// The walk is suspended.
    pub aside: Lit,
    /// The walk is still on its piece's square.
    pub starts: Lit,
    /// The walk is suspended on its last square.
    pub over: Lit,
    reach_word: Word,
    reach: Choice,
    push_word: Word,
    push: Choice,
    pushing: Lit,
    here: Place,
}

impl Walker<'_> {
    /// Whether the piece is a pawn.
    pub fn pawn(&self) -> Lit {
        let is = |kind| is(&self.kind, kind);
        is(kind::WHITE_PAWN) | is(kind::BLACK_PAWN)
    }

    /// Returns the place of a square on the piece's chain.
    pub fn place(&self, to: &Choice) -> Place {
        place(self.rules, &self.kind, &self.square, to)
    }

    /// Returns the piece's outer walk in a state.
    pub fn outer(&self, state: &State<'_>) -> Outer {
        let get = |name| state.get(name);
        let phase = get(n::PHASE);
        let walks = is(&phase, phase::WALKING);
        let aside = is(&phase, phase::LINES) | is(&phase, phase::JUMPS);
        let reach_word = choose(walks, &get(n::SQUARE), &get(n::RESUME));
        let reach = decode(&reach_word);
        let home = equal(&reach_word, &self.word);
        let push_word = get(n::PUSH);
        Outer {
            walks,
            aside,
            starts: (walks & home),
            over: (aside & home),
            here: self.place(&reach),
            reach,
            reach_word,
            push: decode(&push_word),
            push_word,
            pushing: get(n::PUSHING)[0],
        }
    }

    /// Whether the outer walk has passed this square, or will never be on it.
    pub fn passed(&self, outer: &Outer, square: &Choice, word: &[Lit]) -> Lit {
        let there = self.place(square);
        let before = less(&there.order(), &outer.here.order());
        let chain = there.member & before;
        let first = equal(word, &outer.push_word);
        let second = !equal(&outer.reach_word, &outer.push_word);
        let pushed = there.member | (first & second);
        let pawn = outer.pushing.mux(pushed, chain);
        let left = self.pawn().mux(pawn, chain);
        any([
            !(outer.walks | outer.aside),
            outer.over,
            (!outer.starts & left),
        ])
    }

    /// The invariant of the outer walk.
    pub fn holds(&self, state: &State<'_>, outer: &Outer) -> Lines {
        let rules = self.rules;
        let (pawn, lasts) = (self.pawn(), (outer.walks | outer.aside));
        let double = all([
            rules.on_rank(&self.square, 1),
            rules.ahead(&self.square, &outer.reach, 0, 2),
            rules.on(&outer.push, |square| rules.empty(square)),
        ]);
        let pushes = equal(&outer.reach_word, &outer.push_word) | double;
        let pawn_goes = outer.pushing.mux(pushes, outer.here.member);
        let goes = pawn.mux(pawn_goes, rules.goes(&self.square, &outer.reach));
        let home = outer.starts | outer.over;
        let one_ahead = rules.ahead(&self.square, &outer.push, 0, 1);
        kit::lines! {
            "the piece's square is kept" => lasts.implies(state.equals(n::OUTER_ORIGIN, &self.word));
            "an own piece walks" =>
                lasts.implies(rules.on(&self.square, |square| rules.own(square)));
            "the piece's type is kept" => lasts.implies(state.equals(n::OUTER_KIND, &self.kind));
            "while the outer walk runs, it has the piece's square and type" => outer.walks.implies(
                state.equals(n::ORIGIN, &self.word) & state.equals(n::KIND, &self.kind),
            );
            "the walk is on a path of its piece" => lasts.implies(home | goes);
            "a pawn's push goes one square ahead" => (lasts & pawn).implies(outer.starts | one_ahead);
            "only pawns push, and only after their captures" =>
                (lasts & outer.pushing).implies(pawn & !outer.starts);
            "a pawn ends with its pushes" => (outer.over & pawn).implies(outer.pushing);
        }
    }

    /// A measure that falls when the walk continues or is suspended.
    pub fn measure(&self, outer: &Outer) -> Word {
        let going = (outer.walks | outer.aside) & !outer.over;
        let going = going & !outer.starts;
        let chain: Word = outer.here.order().into_iter().map(|bit| !bit).collect();
        let first = equal(&outer.reach_word, &outer.push_word);
        let push = [&[first][..], &[FALSE; 5]].concat();
        let left = choose(outer.pushing, &push, &chain);
        let left = left.into_iter().map(|bit| bit & going);
        left.chain([(!outer.pushing & going), going, outer.starts])
            .collect()
    }
}
