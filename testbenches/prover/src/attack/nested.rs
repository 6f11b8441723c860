//! Query 4: which of a king's neighbours are attacked.

use super::board;
use super::inner::{Inner, places};
use super::names::{self as n, phase};
use super::outer::Walker;
use crate::chess::{Choice, Rules, step};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Lit, TRUE, Word};
use crate::movegen::chain::{Place, RAYS};
use crate::movegen::roster;

/// What is followed: a square beside the king, and one from which an enemy may attack.
pub(super) struct Followed<'a> {
    pub(super) walker: Walker<'a>,
    /// The enemy's rules, on the board without the piece.
    pub(super) enemy: Rules<'a>,
    /// A square to go to.
    pub(super) to: Choice,
    pub(super) to_word: Word,
    /// Its safety is asked.
    pub(super) expected: Lit,
    /// A square to attack from.
    pub(super) by: Choice,
}

/// What happened so far. Of the eight neighbours of a king each stands at its ray.
pub(super) struct Past {
    /// The followed square was judged.
    pub(super) judged: Lit,
    /// An inner walk from it met an attacker.
    pub(super) struck: Lit,
    /// Those found attacked.
    pub(super) attacked: Word,
    /// Those found to hold own pieces.
    pub(super) own: Word,
    /// Those found to be neither.
    pub(super) safe: Word,
}

impl Followed<'_> {
    /// The safety of a square is asked.
    pub(super) fn asked(&self, to: &Choice) -> Lit {
        self.walker.rules.beside(&self.walker.square, to)
    }

    /// The places of the followed attacker on the chains of an inner walk.
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

/// What holds before the piece walks.
fn before(circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Lit {
    let walker = &followed.walker;
    let graph = walker.rules.graph;
    let waits = roster::to_come(graph, circuit, state, &walker.word);
    let roster = roster::holds(circuit, state, walker.rules, TRUE);
    graph.all(roster.into_iter().map(|(_, holds)| holds).chain([waits]))
}

/// The invariant.
pub(super) fn invariant(
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    past: &Past,
) -> Vec<(&'static str, Lit)> {
    let walker = &followed.walker;
    let (rules, graph) = (walker.rules, walker.rules.graph);
    let get = |name| circuit.get(state, name);
    let phase_is = |which| graph.is(&get(n::PHASE), which);
    let outer = walker.outer(circuit, state);
    let origin_word = get(n::ORIGIN);
    let origin = graph.decode(&origin_word);
    let inner = Inner::of(rules, circuit, state, &origin_word);
    let places = followed.places(&origin);
    let attacked = followed.enemy.attacks(&followed.by, &origin);
    let early = phase_is(phase::FETCHING);
    let tried = graph.and(outer.aside, graph.equal(&origin_word, &followed.to_word));
    let passed = graph.and(
        !early,
        walker.passed(&outer, &followed.to, &followed.to_word),
    );
    let judged = graph.all([passed, !tried, followed.expected]);
    let mut holds = vec![
        (
            "the phase is one of this query",
            board::phases(graph, circuit, state, &PHASES),
        ),
        (
            "before the piece walks",
            graph.implies(early, before(circuit, state, followed)),
        ),
        (
            "nothing is pushed before",
            graph.implies(early, !get(n::PUSHING)[0]),
        ),
        (
            "the side is the piece's",
            graph.same(get(n::COLOUR)[0], rules.position.black),
        ),
        (
            "a queen walks, then a knight",
            inner.kind_fits(graph, &get(n::KIND)),
        ),
        (
            "the inner walk is on its way",
            inner.on_its_way(&followed.enemy, &origin),
        ),
        (
            "no attacker is passed",
            graph.implies(
                graph.and(outer.aside, inner.passed(graph, &places)),
                !attacked,
            ),
        ),
        (
            "where it stands aside the safety is asked",
            graph.implies(outer.aside, followed.asked(&origin)),
        ),
        (
            "and it goes on behind",
            graph.implies(outer.aside, walker.passed(&outer, &origin, &origin_word)),
        ),
    ];
    holds.extend(walker.holds(circuit, state, &outer));
    holds.extend(counts(circuit, state, followed, past, passed));
    holds.push((
        "a square asked is judged when it is passed",
        graph.same(past.judged, judged),
    ));
    holds
}

/// What holds of the counts.
fn counts(
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    past: &Past,
    passed: Lit,
) -> Vec<(&'static str, Lit)> {
    let walker = &followed.walker;
    let (rules, graph) = (walker.rules, walker.rules.graph);
    let get = |name| circuit.get(state, name);
    let outer = walker.outer(circuit, state);
    let origin = graph.decode(&get(n::ORIGIN));
    let own = |square: &Choice| rules.on(square, |square| rules.own(square));
    let ray = graph.decode(&walker.place(&followed.to).ray);
    let at_ray = |word: &Word| graph.any((0..8).map(|at| graph.and(ray[at], word[at])));
    let count = |name, word: &Word| graph.equal(&get(name), &graph.count(word, 4));
    let early = graph.is(&get(n::PHASE), phase::FETCHING);
    let asked_now = graph.decode(&walker.place(&origin).ray);
    let only_passed = graph.all((0..8).map(|at| {
        let there: Choice = (0..64)
            .map(|square| {
                let from = step(square, RAYS[at], -1);
                from.map_or(FALSE, |from| walker.square[from])
            })
            .collect();
        let number: Word = (0..6)
            .map(|bit| graph.any((0..64).filter(|to| to >> bit & 1 == 1).map(|to| there[to])))
            .collect();
        let exists = graph.any(there.iter().copied());
        let passed = graph.all([!early, exists, walker.passed(&outer, &there, &number)]);
        let done = graph.and(passed, !graph.and(outer.aside, asked_now[at]));
        let judged = graph.or(past.attacked[at], past.safe[at]);
        graph.and(
            graph.implies(past.own[at], passed),
            graph.implies(judged, done),
        )
    }));
    let met = graph.and(passed, followed.expected);
    vec![
        (
            "attacked squares are counted",
            count(n::ATTACKED, &past.attacked),
        ),
        ("own pieces are counted", count(n::OCCUPIED, &past.own)),
        ("safe squares are counted", count(n::SAFE, &past.safe)),
        ("nothing is counted but what was passed", only_passed),
        (
            "an own piece is noted",
            graph.implies(outer.aside, graph.same(get(n::OWN_HELD)[0], own(&origin))),
        ),
        (
            "own are those that are",
            graph.implies(met, graph.same(at_ray(&past.own), own(&followed.to))),
        ),
        (
            "what was found attacked was judged",
            graph.implies(past.struck, past.judged),
        ),
        (
            "attacked are those found attacked",
            graph.implies(past.judged, graph.same(at_ray(&past.attacked), past.struck)),
        ),
        (
            "safe are the others",
            graph.implies(
                past.judged,
                graph.same(
                    at_ray(&past.safe),
                    graph.and(!past.struck, !own(&followed.to)),
                ),
            ),
        ),
    ]
}

/// A number that falls in each clock in which the sink does not stall.
pub(super) fn measure(circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Word {
    let walker = &followed.walker;
    let (rules, graph) = (walker.rules, walker.rules.graph);
    let get = |name| circuit.get(state, name);
    let phase_is = |which| graph.is(&get(n::PHASE), which);
    let inner = Inner::of(rules, circuit, state, &get(n::ORIGIN));
    let outer = walker.outer(circuit, state);
    let mut measure = [
        vec![phase_is(phase::ANSWERING)],
        inner.measure(graph),
        vec![outer.aside],
        walker.measure(&outer),
    ]
    .concat();
    let fetches = phase_is(phase::FETCHING);
    let roster = roster::measure(circuit, state, rules);
    measure.extend(roster.into_iter().map(|bit| graph.and(bit, fetches)));
    measure.push(fetches);
    measure
}
