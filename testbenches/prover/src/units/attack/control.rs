//! What all queries share, one lemma each: storing a board (`load`), the idle unit (`idle`), the start of a query
//! (`start`), what every query keeps (`under_way`), the answer stream (`stream`) and the counters.

use super::attackers;
use super::board;
use super::mobility;
use super::names::{self as n, phase, query};
use super::nested_case;
use crate::blocks::board::planes;
use crate::blocks::chain::kind;
use crate::blocks::counters::{self, Counters};
use kit::prelude::*;

/// Returns the lemma about loads.
fn load(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "attack/load",
        "The unit stores a loaded word exactly in the clocks in which valid and ready are high; it ignores the state \
         word. When it takes a whole board, it stores the board's eight ranks in the next eight clocks, unless a reset \
         stops this, and is ready for nothing in these clocks. Nothing else changes the board, not even a reset.",
        "",
    );
    lemma.case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let get = |name| state.get(name);
        let idle = state.is(n::PHASE, phase::IDLE);
        let copying = get(n::COPYING)[0];
        let free = all([idle, !frame.bit(n::RESET), !copying]);
        let no_word = free & !frame.bit(n::LOAD_VALID);
        for (name, ready) in [
            (n::LOAD_READY, free),
            (n::BOARD_READY, no_word),
            (n::QUERY_READY, (no_word & !frame.bit(n::BOARD_VALID))),
        ] {
            claim.assert(name, frame.bit(name).same(ready));
        }
        let loads = frame.bit(n::LOAD_VALID) & frame.bit(n::LOAD_READY);
        let address = decode(&frame.word(n::LOAD_ADDRESS));
        let copied = decode(&get(n::COPIED));
        for (rank, name) in n::RANKS.into_iter().enumerate() {
            let word = planes(&frame.word(n::LOAD_WORD));
            let loaded = choose(loads & address[rank], &word, &get(name));
            let copies = copying & copied[rank];
            let stored = choose(copies, &planes(&get(n::LEFT[0])), &loaded);
            claim.assert(name, next.equals(name, &stored));
        }
        let takes = frame.bit(n::BOARD_VALID) & frame.bit(n::BOARD_READY);
        let goes_on = copying & !state.is(n::COPIED, 7);
        let copies = (takes | goes_on) & !frame.bit(n::RESET);
        claim.assert(
            "the ranks of a board taken whole are stored",
            next.bit(n::COPYING).same(copies),
        );
    });
    lemma.case("a board taken whole", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::IDLE);
        state.set(n::COPYING, &[FALSE]);
        let mut inputs = vec![
            (n::RESET, vec![FALSE]),
            (n::LOAD_VALID, vec![FALSE]),
            (n::BOARD_VALID, vec![TRUE]),
        ];
        let board = n::BOARD_RANKS.map(|name| (name, free_word(32)));
        inputs.extend(board.clone());
        let frame = state.clock(&inputs, &[]);
        claim.assert("the board is taken", frame.bit(n::BOARD_READY));
        state = frame.next();
        let mut ready = FALSE;
        for _ in 0..8 {
            let frame = state.clock(&inputs[..1], &[]);
            let requests = [n::LOAD_READY, n::BOARD_READY, n::QUERY_READY];
            ready = any([ready, any(requests.map(|name| frame.bit(name)))]);
            state = frame.next();
        }
        claim.assert("the unit is ready for nothing meanwhile", !ready);
        claim.assert("storing ends after the last rank", !state.bit(n::COPYING));
        for ((_, word), name) in board.iter().zip(n::RANKS) {
            claim.assert(name, state.equals(name, &planes(word)));
        }
    });
    lemma
}

/// What holds in a state in which nothing is in progress.
fn idle(state: &State<'_>) -> [(&'static str, Lit); 2] {
    [
        ("the walk is idle", state.is(n::PHASE, phase::IDLE)),
        ("nothing is offered", !state.bit(n::OFFERED)),
    ]
}

/// Returns the lemma about the idle unit.
fn idle_lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "attack/idle",
        "After power-up, after a reset at any time and after the sink takes a last word, the unit is idle and offers \
         nothing. It stays idle until it takes a query.",
        "under_way",
    );
    let goals = move |claim: &mut Claim, state: &State<'_>| {
        claim.assert_all(idle(state));
    };
    lemma.case("power-up", move |claim| {
        goals(claim, &circuit.initial_state());
    });
    lemma.case("reset", move |claim| {
        let state = circuit.any_state();
        let frame = state.clock(&[(n::RESET, vec![TRUE])], &[]);
        goals(claim, &frame.next());
    });
    lemma.case("no query", move |claim| {
        let state = circuit.any_state();
        claim.assume_all(idle(&state));
        let frame = state.clock(&[], &[]);
        claim.assume(!(frame.bit(n::QUERY_VALID) & frame.bit(n::QUERY_READY)));
        goals(claim, &frame.next());
        claim.assert("no word is offered", !frame.bit(n::ANSWER_VALID));
    });
    lemma.case("the last word", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::FLUSHING);
        board::set_under_way(&mut state);
        claim.assume_all(board::holds(&state));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let taken = frame.bit(n::ANSWER_READY);
        claim.assert_all(kit::lines! {
            "the last word is offered" => frame.bit(n::ANSWER_VALID) & frame.bit(n::ANSWER_LAST);
            "nothing more is emitted" => !frame.bit(n::STREAM_IN_VALID);
        });
        for (name, holds) in idle(&next) {
            claim.assert(format!("{name} when it is taken"), taken.implies(holds));
        }
        let flushes = next.is(n::PHASE, phase::FLUSHING);
        claim.assert(
            "a query lasts until the last word is taken",
            taken | flushes,
        );
    });
    lemma
}

/// Returns a state in which a query is accepted, and the clock of the acceptance.
fn started<'a>(circuit: &'a Circuit, query: &Word) -> (State<'a>, Frame<'a>) {
    let mut state = circuit.any_state();
    state.set_number(n::PHASE, phase::IDLE);
    state.set(n::OFFERED, &[FALSE]);
    state.set(n::COPYING, &[FALSE]);
    let inputs = [
        (n::RESET, vec![FALSE]),
        (n::LOAD_VALID, vec![FALSE]),
        (n::BOARD_VALID, vec![FALSE]),
        (n::QUERY_VALID, vec![TRUE]),
        (n::QUERY_KIND, query.clone()),
    ];
    let frame = state.clock(&inputs, &[]);
    (state, frame)
}

/// Returns the lemma about a start.
fn start(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "attack/start",
        "One clock after an idle unit takes a query, its state meets the query's invariant, for the square and the \
         side queried and with nothing counted. To queries 6 and 7 it emits the word 0.",
        "idle",
    );
    lemma.case("any query", move |claim| {
        let query = free_word(3);
        let (state, frame) = started(circuit, &query);
        let next = frame.next();
        let get = |name| next.get(name);
        claim.assert("the query is taken", frame.bit(n::QUERY_READY));
        claim.assert("nothing is emitted", !frame.bit(n::STREAM_IN_VALID));
        claim.assert("nothing is offered in the next clock", !get(n::OFFERED)[0]);
        claim.assert("the query is kept", next.equals(n::QUERY, &query));
        claim.assert_each(n::RANKS, |name| state.equals(name, &get(name)));
        for (name, width) in [
            (n::AFFIRMED, 1),
            (n::SUM, 11),
            (n::ATTACKED, 4),
            (n::OCCUPIED, 4),
            (n::SAFE, 4),
            (n::PUSHING, 1),
        ] {
            claim.assert(name, next.equals(name, &constant(0, width)));
        }
        for name in [n::ORIGIN, n::SQUARE] {
            let keeps = next.equals(name, &frame.word(n::QUERY_SQUARE));
            let swept = next.is(n::PHASE, phase::SWEEPING);
            claim.assert(name, keeps | swept);
        }
        claim.assert("a queen", next.is(n::KIND, kind::QUEEN));
        claim.assert_all(board::holds(&next));
        let phase = get(n::PHASE);
        let nothing = query[1] & query[2];
        let answers = next.is(n::PHASE, phase::ANSWERING);
        claim.assert_all(kit::lines! {
            "the query is under way" => !is(&phase, phase::IDLE);
            "the phase is known" => !less(&constant(phase::FLUSHING, 4), &phase);
            "queries 6 and 7 are answered at once" => nothing.implies(answers);
        });
    });
    for (name, query) in [("query 0", query::ATTACKED), ("query 1", query::ATTACKERS)] {
        lemma.case(name, move |claim| {
            let (_, frame) = started(circuit, &constant(query, 3));
            let next = frame.next();
            let attacks = !next.bit(n::COLOUR);
            let side = frame.bit(n::QUERY_SIDE);
            claim.assert("the queried side", attacks.same(side));
            let queried = frame.word(n::QUERY_SQUARE);
            let lists = query == query::ATTACKERS;
            attackers::after_start(claim, &next, &queried, lists);
        });
    }
    lemma.case("query 4", move |claim| {
        let (_, frame) = started(circuit, &constant(query::KING, 3));
        let next = frame.next();
        let side = frame.word(n::QUERY_SIDE);
        let keeps = next.equals(n::COLOUR, &side);
        claim.assert("the queried side", keeps);
        nested_case::after_start(claim, &next);
    });
    lemma.case("query 3", move |claim| {
        let (_, frame) = started(circuit, &constant(query::MOBILITY, 3));
        mobility::after_start(claim, &frame.next());
    });
    lemma.case("queries 6 and 7", move |claim| {
        let query = [&[free_bit()][..], &[TRUE; 2]].concat();
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::ANSWERING);
        state.set(n::QUERY, &query);
        state.set(n::AFFIRMED, &[FALSE]);
        let frame = state.clock(&[], &[]);
        let last = frame.bit(n::STREAM_IN_VALID) & frame.bit(n::STREAM_IN_LAST);
        claim.assert("a last word is emitted", last);
        claim.assert("the last word is 0", frame.is(n::STREAM_IN_WORD, 0));
    });
    lemma
}

/// Returns the lemma about what holds in every state of every query.
fn under_way(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "attack/under_way",
        "While a query is under way, the board and the query stay, the walk reads the rank of its square, no board is \
         being stored, and the unit is ready for no load and no query. It offers the last word exactly when it has \
         emitted everything.",
        "start",
    )
    .with_case("any clock", move |claim| {
        let state = circuit.any_state();
        let get = |name| state.get(name);
        claim.assume(!state.is(n::PHASE, phase::IDLE));
        claim.assume(!less(&constant(phase::FLUSHING, 4), &get(n::PHASE)));
        claim.assume_all(board::holds(&state));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let idle = next.is(n::PHASE, phase::IDLE);
        let ends = all([
            state.is(n::PHASE, phase::FLUSHING),
            frame.bit(n::ANSWER_VALID),
            frame.bit(n::ANSWER_READY),
        ]);
        claim.assert("the unit becomes idle only when the last word is taken", idle.implies(ends));
        claim.assert_each(n::RANKS.into_iter().chain([n::QUERY]), |name| next.equals(name, &get(name)));
        claim.assert_each([n::LOAD_READY, n::BOARD_READY, n::QUERY_READY], |name| !frame.bit(name));
        claim.assert_if(!idle, board::holds(&next));
        let known = !less(&constant(phase::FLUSHING, 4), &next.get(n::PHASE));
        claim.assert("the phase exists", known);
    })
}

/// Returns the lemma about the answer stream.
fn stream(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "attack/stream",
        "The unit offers an emitted word, with its mark as the last one, from the next clock until the sink takes it. \
         It emits no word while an offered word is not taken. So the sink takes the emitted words in their order.",
        "",
    )
    .with_case("any clock", move |claim| {
        let state = circuit.any_state();
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next().clock(&[], &[]);
        let offered = frame.bit(n::ANSWER_VALID);
        let leaves = offered & frame.bit(n::ANSWER_READY);
        let enters = frame.bit(n::STREAM_IN_VALID) & frame.bit(n::STREAM_IN_READY);
        let there = next.bit(n::ANSWER_VALID);
        let words = [
            (n::ANSWER_WORD, frame.word(n::STREAM_IN_WORD)),
            (n::ANSWER_LAST, frame.word(n::STREAM_IN_LAST)),
        ];
        claim.assert_all(kit::lines! {
            "there is room if no word is offered or the offered one leaves" =>
                frame.bit(n::STREAM_IN_READY).same(!offered | leaves);
            "a word is offered if one arrived or one stays" =>
                there.same(enters | (offered & !leaves));
        });
        for (name, emitted) in words {
            let right = choose(enters, &emitted, &frame.word(name));
            claim.assert(
                format!("{name} is that of the word that arrived or stays"),
                there.implies(next.equals(name, &right)),
            );
        }
    })
}

/// The counters.
static COUNTERS: Counters = Counters {
    name: "attack/counters",
    assumes: "",
    starts: [n::QUERY_VALID, n::QUERY_READY],
    phase: n::PHASE,
    visits: n::VISITS,
};

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        load(circuit),
        idle_lemma(circuit),
        start(circuit),
        under_way(circuit),
        stream(circuit),
        counters::lemma(circuit, &COUNTERS),
    ]
}
