//! The inner walk, which finds the attackers of a square: a queen's walk from it, then a knight's.

use super::names::{self as n, phase};
use crate::blocks::chain::{Place, kind, place};
use kit::prelude::*;
use spec::rules::{Choice, DIAGONAL, Rules, STRAIGHT};

/// An inner walk in one state, from the queried square.
pub struct Inner {
    /// The queen's walk is in progress.
    pub lines: Lit,
    /// The knight's walk is in progress.
    pub jumps: Lit,
    /// The walk is on its start square.
    pub home: Lit,
    /// The walk's square.
    pub square: Choice,
    here: [Place; 2],
}

/// Returns the places of the square `to` on the chains of a queen and of a knight from the square `from`.
pub fn places(rules: &Rules<'_>, from: &Choice, to: &Choice) -> [Place; 2] {
    [kind::QUEEN, kind::KNIGHT].map(|kind| place(rules, &constant(kind, 3), from, to))
}

/// Returns a square's number in the order of a queen's and then a knight's walk.
pub fn order(places: &[Place; 2]) -> Word {
    let [line, jump] = [0, 1].map(|walk| places[walk].order());
    let order = choose(places[1].member, &jump, &line);
    [&order[..], &[places[1].member]].concat()
}

impl Inner {
    /// Returns the walk of a state from this square.
    pub fn of(rules: &Rules<'_>, state: &State<'_>, queried: &[Lit]) -> Inner {
        let phase = state.get(n::PHASE);
        let at = state.get(n::SQUARE);
        let square = decode(&at);
        let here = places(rules, &decode(queried), &square);
        Inner {
            lines: is(&phase, phase::LINES),
            jumps: is(&phase, phase::JUMPS),
            home: equal(&at, queried),
            square,
            here,
        }
    }

    /// Whether the inner walk has passed the square at these places of its chains.
    pub fn passed(&self, there: &[Place; 2]) -> Lit {
        let [line, jump] = [0, 1].map(|walk| {
            let before = less(&there[walk].order(), &self.here[walk].order());
            all([there[walk].member, !self.home, before])
        });
        self.jumps.mux(there[0].member | jump, self.lines & line)
    }

    /// Whether the inner walk is on its piece's chain; `rules` are those of the board that it walks on.
    pub fn on_its_way(&self, rules: &Rules<'_>, queried: &Choice) -> Lit {
        let all = [STRAIGHT, DIAGONAL].concat();
        let line = self.home | rules.slides(queried, &self.square, &all);
        let jump = self.home | self.here[1].member;
        self.lines.implies(line) & self.jumps.implies(jump)
    }

    /// Whether the type of the walking piece is correct.
    pub fn kind_fits(&self, kind: &[Lit]) -> Lit {
        self.lines.implies(is(kind, kind::QUEEN)) & self.jumps.implies(is(kind, kind::KNIGHT))
    }

    /// Returns the greatest number of attackers that the walk can have met: one per ray and one per jump.
    pub fn most(&self) -> Word {
        let ray = |walk: usize| -> Word {
            let ray = self.here[walk].ray.iter();
            let ray: Word = ray.map(|&bit| bit & !self.home).collect();
            [&ray[..], &[FALSE; 2]].concat()
        };
        let jumps = add(&ray(1), &constant(8, 5));
        let after = choose(self.jumps, &jumps, &constant(16, 5));
        choose(self.lines, &ray(0), &after)
    }

    /// A measure that falls in each clock of the walk.
    pub fn measure(&self) -> Word {
        let left: Word = (0..6)
            .map(|bit| {
                let order = [0, 1].map(|walk| self.here[walk].order()[bit]);
                !self.jumps.mux(order[1], order[0]) & !self.home
            })
            .collect();
        let walks = self.lines | self.jumps;
        let left: Word = left.into_iter().map(|bit| bit & walks).collect();
        [&left[..], &[(self.home & walks), self.lines]].concat()
    }
}
