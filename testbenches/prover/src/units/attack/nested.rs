//! Query 4: the invariant of the two nested walks that count the attacked squares around a king.
//!
//! The outer walk visits the king's neighbours; on each of them an inner walk looks for attackers.

use super::board;
use super::inner::{Inner, places};
use super::names::{self as n, phase};
use super::outer::Walker;
use crate::blocks::chain::{Place, RAYS};
use crate::blocks::piece_selector;
use kit::prelude::*;
use spec::rules::{Choice, Rules, step};

/// What the proof follows: a square beside the king, and a square from which an enemy may attack it.
pub(super) struct Followed<'a> {
    pub(super) walker: Walker<'a>,
    /// The enemy's rules, on the board without the king.
    pub(super) enemy: Rules<'a>,
    /// The square beside the king.
    pub(super) to: Choice,
    pub(super) to_word: Word,
    /// The query must judge this square.
    pub(super) expected: Lit,
    /// The square from which an enemy may attack.
    pub(super) by: Choice,
}

/// What happened so far. Each of the king's eight neighbours has the number of its ray.
pub(super) struct Past {
    /// The followed square was judged.
    pub(super) judged: Lit,
    /// An inner walk from the followed square met an attacker.
    pub(super) struck: Lit,
    /// The neighbours found to be attacked.
    pub(super) attacked: Word,
    /// The neighbours found to hold own pieces.
    pub(super) own: Word,
    /// The neighbours found to be neither.
    pub(super) safe: Word,
}

impl Followed<'_> {
    /// Whether the query must judge a square.
    pub(super) fn in_question(&self, to: &Choice) -> Lit {
        self.walker.rules.beside(&self.walker.square, to)
    }

    /// Returns the places of the followed attacker on the chains of an inner walk.
    fn places(&self, origin: &Choice) -> [Place; 2] {
        places(self.walker.rules, origin, &self.by)
    }
}

/// The phases of the query.
pub(super) const PHASES: [u64; 6] = [
    phase::FETCHING,
    phase::WALKING,
    phase::LINES,
    phase::JUMPS,
    phase::ANSWERING,
    phase::FLUSHING,
];

/// Whether the selector is in order and has not yet handed out the king, as is so before the king walks.
fn before(state: &State<'_>, followed: &Followed<'_>) -> Lit {
    let walker = &followed.walker;
    let waits = piece_selector::to_come(state, &walker.word);
    let selector = piece_selector::holds(state, walker.rules, TRUE);
    all(selector.into_iter().map(|(_, holds)| holds).chain([waits]))
}

/// The invariant.
pub(super) fn invariant(state: &State<'_>, followed: &Followed<'_>, past: &Past) -> Lines {
    let walker = &followed.walker;
    let rules = walker.rules;
    let get = |name| state.get(name);
    let phase_is = |which| state.is(n::PHASE, which);
    let outer = walker.outer(state);
    let origin_word = get(n::ORIGIN);
    let origin = decode(&origin_word);
    let inner = Inner::of(rules, state, &origin_word);
    let places = followed.places(&origin);
    let attacked = followed.enemy.attacks(&followed.by, &origin);
    let early = phase_is(phase::FETCHING);
    let tried = outer.aside & equal(&origin_word, &followed.to_word);
    let passed = !early & walker.passed(&outer, &followed.to, &followed.to_word);
    let judged = all([passed, !tried, followed.expected]);
    let mut holds = kit::lines! {
        "the phase is one of this query" => board::phases(state, &PHASES);
        "before the king walks, the selector has not handed it out" => early.implies(before(state, followed));
        "before the king walks, no pawn pushes" => early.implies(!get(n::PUSHING)[0]);
        "the unit knows the king's side" => get(n::COLOUR)[0].same(rules.position.black);
        "a queen walks, then a knight" => inner.kind_fits(&get(n::KIND));
        "the inner walk is on its chain" => inner.on_its_way(&followed.enemy, &origin);
        "no attacker is passed" => (outer.aside & inner.passed(&places)).implies(!attacked);
        "the inner walk is on a square that the query must judge" =>
            outer.aside.implies(followed.in_question(&origin));
        "the outer walk continues behind the square" =>
            outer.aside.implies(walker.passed(&outer, &origin, &origin_word));
    };
    holds.extend(walker.holds(state, &outer));
    holds.extend(counts(state, followed, past, passed));
    holds.push((
        "the followed square is judged when the walk passes it, if it must be",
        past.judged.same(judged),
    ));
    holds
}

/// The lines of the invariant about the counts.
fn counts(state: &State<'_>, followed: &Followed<'_>, past: &Past, passed: Lit) -> Lines {
    let walker = &followed.walker;
    let rules = walker.rules;
    let get = |name| state.get(name);
    let outer = walker.outer(state);
    let origin = decode(&get(n::ORIGIN));
    let own = |square: &Choice| rules.on(square, |square| rules.own(square));
    let ray = decode(&walker.place(&followed.to).ray);
    let at_ray = |word: &Word| any((0..8).map(|at| ray[at] & word[at]));
    let count = |name, word: &Word| state.equals(name, &count_ones(word, 4));
    let early = state.is(n::PHASE, phase::FETCHING);
    let asked_now = decode(&walker.place(&origin).ray);
    let only_passed = all((0..8).map(|at| {
        let there: Choice = (0..64)
            .map(|square| {
                let from = step(square, RAYS[at], -1);
                from.map_or(FALSE, |from| walker.square[from])
            })
            .collect();
        let number: Word = (0..6)
            .map(|bit| any((0..64).filter(|to| to >> bit & 1 == 1).map(|to| there[to])))
            .collect();
        let exists = any(there.iter().copied());
        let passed = all([!early, exists, walker.passed(&outer, &there, &number)]);
        let done = passed & !(outer.aside & asked_now[at]);
        let judged = past.attacked[at] | past.safe[at];
        past.own[at].implies(passed) & judged.implies(done)
    }));
    let met = passed & followed.expected;
    kit::lines! {
        "attacked squares are counted" => count(n::ATTACKED, &past.attacked);
        "own pieces are counted" => count(n::OCCUPIED, &past.own);
        "safe squares are counted" => count(n::SAFE, &past.safe);
        "only squares that the walk passed are counted" => only_passed;
        "the unit has noted whether the square has an own piece" =>
            outer.aside.implies(get(n::OWN_HELD)[0].same(own(&origin)));
        "own pieces are found exactly where they are" => met.implies(at_ray(&past.own).same(own(&followed.to)));
        "a square found to be attacked was judged" => past.struck.implies(past.judged);
        "squares are counted as attacked exactly if they were found to be" =>
            past.judged.implies(at_ray(&past.attacked).same(past.struck));
        "the other squares without own pieces are counted as safe" =>
            past.judged.implies(at_ray(&past.safe).same(!past.struck & !own(&followed.to)));
    }
}

/// A measure that falls in each clock in which the sink does not stall.
pub(super) fn measure(state: &State<'_>, followed: &Followed<'_>) -> Word {
    let walker = &followed.walker;
    let rules = walker.rules;
    let get = |name| state.get(name);
    let phase_is = |which| state.is(n::PHASE, which);
    let inner = Inner::of(rules, state, &get(n::ORIGIN));
    let outer = walker.outer(state);
    let mut measure = [
        vec![phase_is(phase::ANSWERING)],
        inner.measure(),
        vec![outer.aside],
        walker.measure(&outer),
    ]
    .concat();
    let fetches = phase_is(phase::FETCHING);
    let selector = piece_selector::measure(state, rules);
    measure.extend(selector.into_iter().map(|bit| bit & fetches));
    measure.push(fetches);
    measure
}
