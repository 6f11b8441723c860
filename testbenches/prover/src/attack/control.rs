//! What lies around the walks: loading, idle, start, the board that stays, the answer stream, the counters.

use super::attackers;
use super::board;
use super::mobility;
use super::names::{self as n, phase, query};
use super::nested_case;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::movegen::chain::kind;
use crate::proof::{Claim, Lemma, Method};

fn lemma<'a>(
    name: &'static str,
    says: &'static str,
    assumes: &'static [&'static str],
    method: Method,
) -> Lemma<'a> {
    Lemma {
        name,
        says,
        assumes,
        method,
        cases: Vec::new(),
    }
}

/// A rank's nibbles as planes.
fn planes(word: &[Lit]) -> Word {
    (0..32).map(|bit| word[4 * (bit % 8) + bit / 8]).collect()
}

/// Loading.
fn load(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "attack/load",
        "A word is stored exactly in the clocks in which it is valid and ready, as its rank unless it is the state word; \
         the eight ranks of a board taken whole, and of no other, are stored in the eight clocks that follow, unless a reset \
         breaks it off, and nothing is ready meanwhile; nothing else changes the board, resets least of all.",
        &[],
        Method::Induction,
    );
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let get = |name| circuit.get(&state, name);
        let idle = graph.is(&get(n::PHASE), phase::IDLE);
        let copying = get(n::COPYING)[0];
        let free = graph.all([idle, !frame.bit(n::RESET), !copying]);
        let no_word = graph.and(free, !frame.bit(n::LOAD_VALID));
        for (name, ready) in [
            (n::LOAD_READY, free),
            (n::BOARD_READY, no_word),
            (
                n::QUERY_READY,
                graph.and(no_word, !frame.bit(n::BOARD_VALID)),
            ),
        ] {
            claim.goal(name, graph.same(frame.bit(name), ready));
        }
        let loads = graph.and(frame.bit(n::LOAD_VALID), frame.bit(n::LOAD_READY));
        let address = graph.decode(&frame.word(n::LOAD_ADDRESS));
        let copied = graph.decode(&get(n::COPIED));
        for (rank, name) in n::RANKS.into_iter().enumerate() {
            let word = planes(&frame.word(n::LOAD_WORD));
            let loaded = graph.choose(graph.and(loads, address[rank]), &word, &get(name));
            let copies = graph.and(copying, copied[rank]);
            let stored = graph.choose(copies, &planes(&get(n::LEFT[0])), &loaded);
            claim.goal(name, graph.equal(&circuit.get(&next, name), &stored));
        }
        let takes = graph.and(frame.bit(n::BOARD_VALID), frame.bit(n::BOARD_READY));
        let goes_on = graph.and(copying, !graph.is(&get(n::COPIED), 7));
        let copies = graph.and(graph.or(takes, goes_on), !frame.bit(n::RESET));
        claim.goal(
            "ranks are stored of a board taken",
            graph.same(circuit.get(&next, n::COPYING)[0], copies),
        );
        claim
    });
    lemma.ask("a board taken whole", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::IDLE, 4));
        circuit.set(&mut state, n::COPYING, &[FALSE]);
        let mut inputs = vec![
            (n::RESET, vec![FALSE]),
            (n::LOAD_VALID, vec![FALSE]),
            (n::BOARD_VALID, vec![TRUE]),
        ];
        let board = n::BOARD_RANKS.map(|name| (name, graph.word(32)));
        inputs.extend(board.clone());
        let frame = circuit.clock(graph, &state, &inputs, &[]);
        claim.goal("it is taken", frame.bit(n::BOARD_READY));
        state = frame.next();
        let mut ready = FALSE;
        for _ in 0..8 {
            let frame = circuit.clock(graph, &state, &inputs[..1], &[]);
            let requests = [n::LOAD_READY, n::BOARD_READY, n::QUERY_READY];
            ready = graph.any([ready, graph.any(requests.map(|name| frame.bit(name)))]);
            state = frame.next();
        }
        claim.goal("nothing is ready meanwhile", !ready);
        claim.goal("then it is over", !circuit.get(&state, n::COPYING)[0]);
        for ((_, word), name) in board.iter().zip(n::RANKS) {
            claim.goal(name, graph.equal(&circuit.get(&state, name), &planes(word)));
        }
        claim
    });
    lemma
}

/// What a state is in when nothing is under way.
fn idle(graph: &Graph, circuit: &Circuit, state: &State) -> [(&'static str, Lit); 2] {
    [
        (
            "the walk is idle",
            graph.is(&circuit.get(state, n::PHASE), phase::IDLE),
        ),
        ("nothing is offered", !circuit.get(state, n::OFFERED)[0]),
    ]
}

/// Idle.
fn idle_lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "attack/idle",
        "After power-up, after a reset at any time and after the last word the unit is idle and offers nothing; so it \
         stays until a query.",
        &["attack/under_way"],
        Method::Induction,
    );
    let goals = move |graph: &Graph, claim: &mut Claim, state: &State| {
        for (name, holds) in idle(graph, circuit, state) {
            claim.goal(name, holds);
        }
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        goals(graph, &mut claim, &circuit.initial_state(graph));
        claim
    });
    lemma.ask("reset", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![TRUE])], &[]);
        goals(graph, &mut claim, &frame.next());
        claim
    });
    lemma.ask("no query", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        for (_, holds) in idle(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[], &[]);
        claim.given(!graph.and(frame.bit(n::QUERY_VALID), frame.bit(n::QUERY_READY)));
        goals(graph, &mut claim, &frame.next());
        claim.goal("no word is offered", !frame.bit(n::ANSWER_VALID));
        claim
    });
    lemma.ask("the last word", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::FLUSHING, 4));
        board::set_under_way(graph, circuit, &mut state);
        for (_, holds) in board::holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let taken = frame.bit(n::ANSWER_READY);
        claim.goal(
            "the last word is offered",
            graph.and(frame.bit(n::ANSWER_VALID), frame.bit(n::ANSWER_LAST)),
        );
        claim.goal("nothing more is given", !frame.bit(n::GIVEN));
        for (name, holds) in idle(graph, circuit, &next) {
            claim.goal(
                format!("{name} when it is taken"),
                graph.implies(taken, holds),
            );
        }
        let flushes = graph.is(&circuit.get(&next, n::PHASE), phase::FLUSHING);
        claim.goal("until then it waits", graph.or(taken, flushes));
        claim
    });
    lemma
}

/// A state in which a query is taken, and the clock of it.
fn started<'a>(
    graph: &Graph,
    circuit: &'a Circuit,
    query: &Word,
) -> (State, crate::kit::circuit::Frame<'a>) {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::PHASE, &graph.number(phase::IDLE, 4));
    circuit.set(&mut state, n::OFFERED, &[FALSE]);
    circuit.set(&mut state, n::COPYING, &[FALSE]);
    let inputs = [
        (n::RESET, vec![FALSE]),
        (n::LOAD_VALID, vec![FALSE]),
        (n::BOARD_VALID, vec![FALSE]),
        (n::QUERY_VALID, vec![TRUE]),
        (n::QUERY_KIND, query.clone()),
    ];
    let frame = circuit.clock(graph, &state, &inputs, &[]);
    (state, frame)
}

/// The start.
fn start(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "attack/start",
        "A query taken in an idle state leads in one clock to a state that meets the invariant of that query, of the \
         square and the side asked about, with nothing counted; queries 6 and 7 to their word, 0.",
        &["attack/idle"],
        Method::Unrolled,
    );
    lemma.ask("any query", move |graph| {
        let mut claim = Claim::default();
        let query = graph.word(3);
        let (state, frame) = started(graph, circuit, &query);
        let next = frame.next();
        let get = |name| circuit.get(&next, name);
        claim.goal("it is taken", frame.bit(n::QUERY_READY));
        claim.goal("nothing is given", !frame.bit(n::GIVEN));
        claim.goal("nor offered then", !get(n::OFFERED)[0]);
        claim.goal("it is kept", graph.equal(&get(n::QUERY), &query));
        for name in n::RANKS {
            claim.goal(name, graph.equal(&circuit.get(&state, name), &get(name)));
        }
        for (name, width) in [
            (n::AFFIRMED, 1),
            (n::SUM, 11),
            (n::ATTACKED, 4),
            (n::OCCUPIED, 4),
            (n::SAFE, 4),
            (n::PUSHING, 1),
        ] {
            claim.goal(name, graph.equal(&get(name), &graph.number(0, width)));
        }
        for name in [n::ORIGIN, n::SQUARE] {
            let keeps = graph.equal(&get(name), &frame.word(n::QUERY_SQUARE));
            let swept = graph.is(&get(n::PHASE), phase::SWEEPING);
            claim.goal(name, graph.or(keeps, swept));
        }
        claim.goal("a queen", graph.is(&get(n::KIND), kind::QUEEN));
        for (name, holds) in board::holds(graph, circuit, &next) {
            claim.goal(name, holds);
        }
        let phase = get(n::PHASE);
        claim.goal("it is under way", !graph.is(&phase, phase::IDLE));
        claim.goal(
            "in a phase",
            !graph.less(&graph.number(phase::FLUSHING, 4), &phase),
        );
        let nothing = graph.and(query[1], query[2]);
        let answers = graph.is(&get(n::PHASE), phase::ANSWERING);
        claim.goal(
            "queries 6 and 7 are answered at once",
            graph.implies(nothing, answers),
        );
        claim
    });
    for (name, query) in [("query 0", query::ATTACKED), ("query 1", query::ATTACKERS)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let (_, frame) = started(graph, circuit, &graph.number(query, 3));
            let next = frame.next();
            let attacks = !circuit.get(&next, n::COLOUR)[0];
            let side = frame.bit(n::QUERY_SIDE);
            claim.goal("the side asked about", graph.same(attacks, side));
            let asked = frame.word(n::QUERY_SQUARE);
            let lists = query == query::ATTACKERS;
            attackers::after_start(&mut claim, graph, circuit, &next, &asked, lists);
            claim
        });
    }
    lemma.ask("query 4", move |graph| {
        let mut claim = Claim::default();
        let (_, frame) = started(graph, circuit, &graph.number(query::KING, 3));
        let next = frame.next();
        let side = frame.word(n::QUERY_SIDE);
        let keeps = graph.equal(&circuit.get(&next, n::COLOUR), &side);
        claim.goal("the side asked about", keeps);
        nested_case::after_start(&mut claim, graph, circuit, &next);
        claim
    });
    lemma.ask("query 3", move |graph| {
        let mut claim = Claim::default();
        let (_, frame) = started(graph, circuit, &graph.number(query::MOBILITY, 3));
        mobility::after_start(&mut claim, graph, circuit, &frame.next());
        claim
    });
    lemma.ask("queries 6 and 7", move |graph| {
        let mut claim = Claim::default();
        let query = [&[graph.var()][..], &[TRUE; 2]].concat();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::ANSWERING, 4));
        circuit.set(&mut state, n::QUERY, &query);
        circuit.set(&mut state, n::AFFIRMED, &[FALSE]);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let last = graph.and(frame.bit(n::GIVEN), frame.bit(n::GIVEN_LAST));
        claim.goal("a last word is given", last);
        claim.goal("it is 0", graph.is(&frame.word(n::GIVEN_WORD), 0));
        claim
    });
    lemma
}

/// What holds in every state of any query.
fn under_way(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "attack/under_way",
        "While a query lasts: the board and the query stay, the rank of the walk's square is before it, no board comes \
         in, nothing is ready to be loaded or asked, and the last word is offered exactly when all is given.",
        &["attack/start"],
        Method::Induction,
    );
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let get = |name| circuit.get(&state, name);
        claim.given(!graph.is(&get(n::PHASE), phase::IDLE));
        claim.given(!graph.less(&graph.number(phase::FLUSHING, 4), &get(n::PHASE)));
        for (_, holds) in board::holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let idle = graph.is(&circuit.get(&next, n::PHASE), phase::IDLE);
        let ends = graph.all([
            graph.is(&get(n::PHASE), phase::FLUSHING),
            frame.bit(n::ANSWER_VALID),
            frame.bit(n::ANSWER_READY),
        ]);
        claim.goal(
            "idle only when the last word is taken",
            graph.implies(idle, ends),
        );
        for name in n::RANKS.into_iter().chain([n::QUERY]) {
            claim.goal(name, graph.equal(&circuit.get(&next, name), &get(name)));
        }
        for name in [n::LOAD_READY, n::BOARD_READY, n::QUERY_READY] {
            claim.goal(name, !frame.bit(name));
        }
        for (name, holds) in board::holds(graph, circuit, &next) {
            claim.goal(name, graph.or(idle, holds));
        }
        let known = !graph.less(
            &graph.number(phase::FLUSHING, 4),
            &circuit.get(&next, n::PHASE),
        );
        claim.goal("the phase is one there is", known);
        claim
    });
    lemma
}

/// The stream.
fn stream(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "attack/stream",
        "A word given is offered in the next clock, as the last if it is, and until it is taken; none is given while one \
         is offered that is not taken; so the words taken are those given, in their order.",
        &[],
        Method::Induction,
    );
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = circuit.clock(graph, &frame.next(), &[], &[]);
        let offered = frame.bit(n::ANSWER_VALID);
        let leaves = graph.and(offered, frame.bit(n::ANSWER_READY));
        let enters = graph.and(frame.bit(n::GIVEN), frame.bit(n::ROOM));
        let there = next.bit(n::ANSWER_VALID);
        let words = [
            (n::ANSWER_WORD, frame.word(n::GIVEN_WORD)),
            (n::ANSWER_LAST, frame.word(n::GIVEN_LAST)),
        ];
        claim.goal(
            "there is room if none is offered or it leaves",
            graph.same(frame.bit(n::ROOM), graph.or(!offered, leaves)),
        );
        claim.goal(
            "a word is offered if one came or one stays",
            graph.same(there, graph.or(enters, graph.and(offered, !leaves))),
        );
        for (name, given) in words {
            let right = graph.choose(enters, &given, &frame.word(name));
            claim.goal(
                format!("{name} is what came or what stays"),
                graph.implies(there, graph.equal(&next.word(name), &right)),
            );
        }
        claim
    });
    lemma
}

/// The counters.
fn counters(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = lemma(
        "attack/counters",
        "A query taken sets cycles to 1 and visited to 0; from then each clock that is not idle adds to cycles and each \
         in which a visited square is left to visited, modulo 65,536; else they hold.",
        &[],
        Method::Induction,
    );
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = circuit.clock(graph, &frame.next(), &[], &[]);
        let busy = !graph.is(&circuit.get(&state, n::PHASE), phase::IDLE);
        let starts = graph.and(frame.bit(n::QUERY_VALID), frame.bit(n::QUERY_READY));
        for (name, first, adds) in [(n::CYCLES, 1, busy), (n::VISITED, 0, frame.bit(n::VISITS))] {
            let mut one = graph.number(0, 16);
            one[0] = adds;
            let sum = graph.add(&frame.word(name), &one);
            let right = graph.choose(starts, &graph.number(first, 16), &sum);
            claim.goal(name, graph.equal(&next.word(name), &right));
        }
        claim.goal("no visit when idle", graph.or(busy, !frame.bit(n::VISITS)));
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        load(circuit),
        idle_lemma(circuit),
        start(circuit),
        under_way(circuit),
        stream(circuit),
        counters(circuit),
    ]
}
