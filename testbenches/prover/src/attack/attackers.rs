//! Queries 0 and 1: whether a side attacks a square, and from where.

use super::board::{self, Fixed, accepted};
use super::inner::{Inner, order, places};
use super::names::{self as n, phase, query};
use crate::chess::{Choice, Rules};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, Word};
use crate::movegen::chain::Place;
use crate::proof::{Claim, Lemma, Method};

/// What is followed through a query: a square of which nothing is known, and what was given so far.
struct Followed<'a> {
    rules: &'a Rules<'a>,
    asked_word: Word,
    asked: Choice,
    square: Choice,
    places: [Place; 2],
    /// It holds an attacker.
    expected: Lit,
}

/// What was given to the stream so far.
struct Given {
    /// The followed square.
    followed: Lit,
    /// How many items.
    count: Word,
    /// A bit for each kind among them, pawns first.
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
fn invariant(
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    given: &Given,
    lists: bool,
) -> Vec<(&'static str, Lit)> {
    let (rules, graph) = (followed.rules, followed.rules.graph);
    let get = |name| circuit.get(state, name);
    let inner = Inner::of(rules, circuit, state, &followed.asked_word);
    let walks = graph.or(inner.lines, inner.jumps);
    let passed = graph.or(!walks, inner.passed(graph, &followed.places));
    let mut holds = vec![
        (
            "it walks, answers or has answered",
            board::phases(graph, circuit, state, &PHASES),
        ),
        (
            "the square asked about stays",
            graph.equal(&get(n::ORIGIN), &followed.asked_word),
        ),
        (
            "a queen walks, then a knight",
            inner.kind_fits(graph, &get(n::KIND)),
        ),
        ("it is on its way", inner.on_its_way(rules, &followed.asked)),
    ];
    if lists {
        let number = graph.equal(&get(n::SUM)[0..5], &given.count);
        let kinds = graph.equal(&get(n::SUM)[5..11], &given.kinds);
        holds.extend([
            (
                "given if passed and expected",
                graph.same(given.followed, graph.and(passed, followed.expected)),
            ),
            ("items are counted", number),
            ("their kinds are noted", kinds),
            (
                "one item at most on a ray or at a jump",
                !graph.less(&inner.most(graph), &given.count),
            ),
        ]);
    } else {
        let affirmed = get(n::AFFIRMED)[0];
        let square = graph.decode(&get(n::SQUARE));
        let attacks = rules.attacks(&square, &followed.asked);
        let answers = graph.is(&get(n::PHASE), phase::ANSWERING);
        holds.extend([
            (
                "no attacker is passed",
                graph.implies(graph.and(passed, !affirmed), !followed.expected),
            ),
            ("yes only at the end", graph.implies(walks, !affirmed)),
            (
                "it stands on an attacker if the answer is yes",
                graph.implies(graph.and(answers, affirmed), attacks),
            ),
        ]);
    }
    holds
}

/// A number that falls in each clock in which the sink does not stall.
fn measure(circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Word {
    let graph = followed.rules.graph;
    let inner = Inner::of(followed.rules, circuit, state, &followed.asked_word);
    let walks = graph.or(inner.lines, inner.jumps);
    let answers = graph.is(&circuit.get(state, n::PHASE), phase::ANSWERING);
    [vec![answers], inner.measure(graph), vec![walks]].concat()
}

fn case(graph: &Graph, circuit: &Circuit, fixed: Fixed) -> Claim {
    let lists = fixed.query == query::ATTACKERS;
    let mut claim = Claim::default();
    let state = board::under_way(graph, circuit, fixed);
    let get = |state: &State, name| circuit.get(state, name);
    board::show(graph, circuit, &state, &mut claim);
    // The walk's colour is that of the side that does not attack.
    let position = board::position(circuit, &state, !get(&state, n::COLOUR)[0]);
    let rules = Rules {
        graph,
        position: &position,
    };
    let followed_word = graph.word(6);
    claim.show("followed", followed_word.clone());
    let asked_word = get(&state, n::ORIGIN);
    let (asked, square) = (graph.decode(&asked_word), graph.decode(&followed_word));
    let followed = Followed {
        rules: &rules,
        expected: rules.attacks(&square, &asked),
        places: places(&rules, &asked, &square),
        asked_word,
        asked,
        square,
    };
    let given = Given {
        followed: graph.var(),
        count: graph.word(5),
        kinds: graph.word(6),
    };
    for (_, holds) in board::holds(graph, circuit, &state) {
        claim.given(holds);
    }
    for (_, holds) in invariant(circuit, &state, &followed, &given, lists) {
        claim.given(holds);
    }
    let frame = board::clock(&rules, circuit, &state, &mut claim, &[&followed.square]);
    let next = frame.next();
    let word = frame.word(n::GIVEN_WORD);
    let item = accepted(graph, &frame, false);
    let last = accepted(graph, &frame, true);
    let gives = graph.and(item, graph.equal(&word[0..6], &followed_word));
    let after = if lists {
        items(&mut claim, &followed, &given, &word, item, gives);
        let summary = [&given.count[..], &[FALSE; 4], &given.kinds[..], &[FALSE]].concat();
        claim.goal(
            "the last word counts the items and tells their kinds",
            graph.implies(last, graph.equal(&word, &summary)),
        );
        let kind = graph.decode(&word[6..9]);
        let noted = (0..6).map(|at| graph.or(given.kinds[at], graph.and(item, kind[at + 1])));
        let one = [&[item][..], &[FALSE; 4]].concat();
        Given {
            followed: graph.or(given.followed, gives),
            count: graph.add(&given.count, &one),
            kinds: noted.collect(),
        }
    } else {
        claim.goal("no item is given", !item);
        let at = graph.decode(&get(&state, n::SQUARE));
        let attacks = rules.attacks(&at, &followed.asked);
        claim.goal(
            "yes is said only if a piece of the side attacks the square",
            graph.implies(graph.and(last, word[0]), attacks),
        );
        claim.goal(
            "no is said only if the followed one does not",
            graph.implies(graph.and(last, !word[0]), !followed.expected),
        );
        claim.goal(
            "the rest of the word is 0",
            graph.implies(last, graph.is(&word[1..], 0)),
        );
        given
    };
    let idle = graph.is(&get(&next, n::PHASE), phase::IDLE);
    let flushes = graph.is(&get(&next, n::PHASE), phase::FLUSHING);
    claim.goal("it does not become idle yet", !idle);
    claim.goal(
        "the last word is given in the clock that ends the walk",
        graph.same(last, flushes),
    );
    claim.goal(
        "the side stays",
        graph.equal(&get(&next, n::COLOUR), &get(&state, n::COLOUR)),
    );
    for (name, holds) in invariant(circuit, &next, &followed, &after, lists) {
        claim.goal(name, holds);
    }
    let falls = graph.less(
        &measure(circuit, &next, &followed),
        &measure(circuit, &state, &followed),
    );
    let stalls = board::stalls(graph, &frame);
    claim.goal("the measure falls", graph.or(stalls, falls));
    claim
}

/// What is to be said of an item.
fn items(
    claim: &mut Claim,
    followed: &Followed<'_>,
    given: &Given,
    word: &[Lit],
    item: Lit,
    gives: Lit,
) {
    let (rules, graph) = (followed.rules, followed.rules.graph);
    let nibble: Word = (0..4)
        .map(|bit| rules.on(&followed.square, |at| rules.position.squares[at][bit]))
        .collect();
    claim.goal(
        "an item given is an attacker",
        graph.implies(gives, followed.expected),
    );
    claim.goal(
        "and was not given before",
        graph.implies(gives, !given.followed),
    );
    claim.goal(
        "its word is its square and its nibble",
        graph.implies(
            gives,
            graph.and(graph.equal(&word[6..10], &nibble), graph.is(&word[10..], 0)),
        ),
    );
    let at = places(rules, &followed.asked, &graph.decode(&word[0..6]));
    let earlier = graph.less(&order(graph, &followed.places), &order(graph, &at));
    claim.goal(
        "items given before come earlier in the order",
        graph.implies(graph.and(item, given.followed), earlier),
    );
}

/// The invariant holds after a start: see the lemma `start`.
pub fn after_start(
    claim: &mut Claim,
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    asked: &Word,
    lists: bool,
) {
    let position = board::position(circuit, state, !circuit.get(state, n::COLOUR)[0]);
    let rules = Rules {
        graph,
        position: &position,
    };
    let (asked_choice, square) = (graph.decode(asked), graph.decode(&graph.word(6)));
    let followed = Followed {
        rules: &rules,
        expected: rules.attacks(&square, &asked_choice),
        places: places(&rules, &asked_choice, &square),
        asked_word: asked.clone(),
        asked: asked_choice,
        square,
    };
    let nothing = Given {
        followed: FALSE,
        count: graph.number(0, 5),
        kinds: graph.number(0, 6),
    };
    for (name, holds) in invariant(circuit, state, &followed, &nothing, lists) {
        claim.goal(name, holds);
    }
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    let mut lemmas = vec![
        Lemma {
            name: "attack/attacked",
            says: "Of a query 0, on any board whatever: no item is given; the last word is 1 only if a piece of the side \
                   attacks the square and 0 only if none does; a measure falls in each clock in which the sink does not \
                   stall.",
            assumes: &[
                "attack/posdata",
                "attack/asked",
                "attack/start",
                "attack/under_way",
            ],
            method: Method::Induction,
            cases: Vec::new(),
        },
        Lemma {
            name: "attack/attackers",
            says: "Of a query 1, on any board whatever: the items given are the squares of the side's pieces that attack \
                   the square, each once with its nibble, in the order of a queen's and then a knight's walk, 16 at most; \
                   the last word is their number and their kinds; a measure falls in each clock in which the sink does \
                   not stall.",
            assumes: &[
                "attack/posdata",
                "attack/asked",
                "attack/start",
                "attack/under_way",
            ],
            method: Method::Induction,
            cases: Vec::new(),
        },
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
            lemma.ask(name, move |graph| case(graph, circuit, fixed));
        }
    }
    lemmas
}
