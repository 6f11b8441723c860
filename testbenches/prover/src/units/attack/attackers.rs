//! Queries 0 and 1: whether a side attacks a square (lemma `attacked`), and from which squares (lemma `attackers`).
//!
//! Each lemma is one step of induction over the clocks of a query.

use super::board::{self, Fixed, accepted};
use super::inner::{Inner, order, places};
use super::names::{self as n, phase, query};
use crate::blocks::chain::Place;
use kit::prelude::*;
use spec::rules::{Choice, Rules};

/// The arbitrary square that the proof follows.
struct Followed<'a> {
    rules: &'a Rules<'a>,
    queried_word: Word,
    queried: Choice,
    square: Choice,
    places: [Place; 2],
    /// An attacker is on the followed square.
    expected: Lit,
}

/// What the query has emitted to the stream so far.
struct Emitted {
    /// The followed square was emitted.
    followed: Lit,
    /// Number of items.
    count: Word,
    /// One bit for each kind among the items, pawns first.
    kinds: Word,
}

/// The phases of these queries.
const PHASES: [u64; 4] = [
    phase::LINES,
    phase::JUMPS,
    phase::ANSWERING,
    phase::FLUSHING,
];

/// The invariant.
fn invariant(state: &State<'_>, followed: &Followed<'_>, emitted: &Emitted, lists: bool) -> Lines {
    let rules = followed.rules;
    let get = |name| state.get(name);
    let inner = Inner::of(rules, state, &followed.queried_word);
    let walks = inner.lines | inner.jumps;
    let passed = !walks | inner.passed(&followed.places);
    let mut holds = kit::lines! {
        "the unit walks, answers or has answered" => board::phases(state, &PHASES);
        "the queried square stays" => state.equals(n::ORIGIN, &followed.queried_word);
        "a queen walks, then a knight" => inner.kind_fits(&get(n::KIND));
        "the walk is under way" => inner.on_its_way(rules, &followed.queried);
    };
    if lists {
        let number = equal(&get(n::SUM)[0..5], &emitted.count);
        let kinds = equal(&get(n::SUM)[5..11], &emitted.kinds);
        holds.extend(kit::lines! {
            "the followed item was emitted exactly if it is expected and the walk has passed it" =>
                emitted.followed.same(passed & followed.expected);
            "the unit has counted the items" => number;
            "the unit has noted the items' kinds" => kinds;
            "at most one item per ray or jump" => !less(&inner.most(), &emitted.count);
        });
    } else {
        let affirmed = get(n::AFFIRMED)[0];
        let square = decode(&get(n::SQUARE));
        let attacks = rules.attacks(&square, &followed.queried);
        let answers = state.is(n::PHASE, phase::ANSWERING);
        holds.extend(kit::lines! {
            "no attacker is passed" => (passed & !affirmed).implies(!followed.expected);
            "the answer is yes only at the end" => walks.implies(!affirmed);
            "if the answer is yes, the walk is on an attacker" =>
                (answers & affirmed).implies(attacks);
        });
    }
    holds
}

/// A measure that falls in each clock in which the sink does not stall.
fn measure(state: &State<'_>, followed: &Followed<'_>) -> Word {
    let inner = Inner::of(followed.rules, state, &followed.queried_word);
    let walks = inner.lines | inner.jumps;
    let answers = state.is(n::PHASE, phase::ANSWERING);
    [vec![answers], inner.measure(), vec![walks]].concat()
}

fn case(circuit: &Circuit, fixed: Fixed, claim: &mut Claim) {
    let lists = fixed.query == query::ATTACKERS;
    let state = board::under_way(circuit, fixed);
    let get = |state: &State<'_>, name| state.get(name);
    board::show(&state, claim);
    // The walking piece has the colour of the side that does not attack.
    let position = board::position(&state, !get(&state, n::COLOUR)[0]);
    let rules = Rules::new(&position);
    let followed_word = free_word(6);
    claim.show("followed", followed_word.clone());
    let queried_word = get(&state, n::ORIGIN);
    let (queried, square) = (decode(&queried_word), decode(&followed_word));
    let followed = Followed {
        rules: &rules,
        expected: rules.attacks(&square, &queried),
        places: places(&rules, &queried, &square),
        queried_word,
        queried,
        square,
    };
    let emitted = Emitted {
        followed: free_bit(),
        count: free_word(5),
        kinds: free_word(6),
    };
    claim.assume_all(board::holds(&state));
    claim.assume_all(invariant(&state, &followed, &emitted, lists));
    let frame = board::clock(&rules, &state, claim, &[&followed.square]);
    let next = frame.next();
    let word = frame.word(n::STREAM_IN_WORD);
    let item = accepted(&frame, false);
    let last = accepted(&frame, true);
    let emits = item & equal(&word[0..6], &followed_word);
    let after = if lists {
        items(claim, &followed, &emitted, &word, item, emits);
        let summary = [
            &emitted.count[..],
            &[FALSE; 4],
            &emitted.kinds[..],
            &[FALSE],
        ]
        .concat();
        claim.assert(
            "the last word holds the items' number and kinds",
            last.implies(equal(&word, &summary)),
        );
        let kind = decode(&word[6..9]);
        let noted = (0..6).map(|at| emitted.kinds[at] | (item & kind[at + 1]));
        let one = [&[item][..], &[FALSE; 4]].concat();
        Emitted {
            followed: (emitted.followed | emits),
            count: add(&emitted.count, &one),
            kinds: noted.collect(),
        }
    } else {
        let at = decode(&get(&state, n::SQUARE));
        let attacks = rules.attacks(&at, &followed.queried);
        claim.assert_all(kit::lines! {
            "no item is emitted" => !item;
            "the answer is yes only if a piece of the side attacks the square" =>
                (last & word[0]).implies(attacks);
            "the answer is no only if the followed piece does not attack the square" =>
                (last & !word[0]).implies(!followed.expected);
            "the rest of the word is 0" => last.implies(is(&word[1..], 0));
        });
        emitted
    };
    let idle = is(&get(&next, n::PHASE), phase::IDLE);
    let flushes = is(&get(&next, n::PHASE), phase::FLUSHING);
    claim.assert_all(kit::lines! {
        "the unit does not become idle yet" => !idle;
        "the last word is emitted in the clock that ends the walk" => last.same(flushes);
        "the side stays" => equal(&get(&next, n::COLOUR), &get(&state, n::COLOUR));
    });
    claim.assert_all(invariant(&next, &followed, &after, lists));
    let falls = less(&measure(&next, &followed), &measure(&state, &followed));
    let stalls = board::stalls(&frame);
    claim.assert("the measure falls", stalls | falls);
}

/// Adds the goals about an item.
fn items(
    claim: &mut Claim,
    followed: &Followed<'_>,
    emitted: &Emitted,
    word: &[Lit],
    item: Lit,
    emits: Lit,
) {
    let rules = followed.rules;
    let nibble: Word = (0..4)
        .map(|bit| rules.on(&followed.square, |at| rules.position.squares[at][bit]))
        .collect();
    let at = places(rules, &followed.queried, &decode(&word[0..6]));
    let earlier = less(&order(&followed.places), &order(&at));
    claim.assert_all(kit::lines! {
        "an item emitted is an attacker" => emits.implies(followed.expected);
        "the word was not emitted before" => emits.implies(!emitted.followed);
        "the item's word is its square and nibble" =>
            emits.implies(equal(&word[6..10], &nibble) & is(&word[10..], 0));
        "items emitted before come earlier in the order" =>
            (item & emitted.followed).implies(earlier);
    });
}

/// Asserts the invariant in the state after a start, for the lemma `start`.
pub fn after_start(claim: &mut Claim, state: &State<'_>, queried: &Word, lists: bool) {
    let position = board::position(state, !state.bit(n::COLOUR));
    let rules = Rules::new(&position);
    let (queried_choice, square) = (decode(queried), decode(&free_word(6)));
    let followed = Followed {
        rules: &rules,
        expected: rules.attacks(&square, &queried_choice),
        places: places(&rules, &queried_choice, &square),
        queried_word: queried.clone(),
        queried: queried_choice,
        square,
    };
    let nothing = Emitted {
        followed: FALSE,
        count: constant(0, 5),
        kinds: constant(0, 6),
    };
    claim.assert_all(invariant(state, &followed, &nothing, lists));
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    let mut lemmas = vec![
        Lemma::induction(
            "attack/attacked",
            "During query 0 on any board, the unit emits no item. Its last word is 1 only if a piece of the side \
             attacks the square, and 0 only if none does. A measure falls in each clock in which the sink does not \
             stall.",
            "posdata requests start under_way",
        ),
        Lemma::induction(
            "attack/attackers",
            "During query 1 on any board, the unit emits one item for each of the side's pieces that attack the \
             square, at most 16, with the piece's square and nibble, in the order of a queen's and then a knight's \
             walk. The last word holds the items' number and kinds. A measure falls in each clock in which the sink \
             does not stall.",
            "posdata requests start under_way",
        ),
    ];
    for (lemma, query) in lemmas.iter_mut().zip([query::ATTACKED, query::ATTACKERS]) {
        for (name, phase) in [
            ("lines", phase::LINES),
            ("jumps", phase::JUMPS),
            ("answering", phase::ANSWERING),
        ] {
            let fixed = Fixed {
                query,
                phase,
                kind: None,
                outer: None,
            };
            lemma.case(name, move |claim| case(circuit, fixed, claim));
        }
    }
    lemmas
}
