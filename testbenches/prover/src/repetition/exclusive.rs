//! One thing at a time: who is at work, and what is offered.

use super::names::{self as n, examiner, player};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// What holds in every state of who is at work, and of what is offered.
pub fn holds(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let answers = |phase| graph.is(&get(n::EXAMINER), phase);
    let (offered, last) = (get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    let idle = graph.is(&get(n::PLAYER), player::IDLE);
    let loading = graph.is(&get(n::PLAYER), player::LOADING);
    vec![
        (
            "a phase of the player",
            graph.less(&get(n::PLAYER), &graph.number(player::PHASES, 4)),
        ),
        (
            "no move is played while a query runs",
            graph.or(answers(examiner::IDLE), idle),
        ),
        (
            "loading keeps no moves",
            graph.implies(loading, graph.is(&get(n::KEPT), 0)),
        ),
        (
            "nothing is offered without a query",
            graph.implies(answers(examiner::IDLE), !offered),
        ),
        (
            "at the end the last word is offered",
            graph.implies(answers(examiner::FLUSHING), graph.and(offered, last)),
        ),
        (
            "before the end no last word is",
            graph.or(
                graph.or(answers(examiner::FLUSHING), answers(examiner::IDLE)),
                !graph.and(offered, last),
            ),
        ),
    ]
}

/// One thing at a time, and the answer's stream.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/exclusive",
        says: "A move is played, or a query runs, or neither; each ready is high only when free and in its turn; an \
               offered word holds until it is taken and does not wait for the sink, last comes with it at the end only.",
        assumes: &[],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        for (name, holds) in holds(graph, circuit, &circuit.initial_state(graph)) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        for (_, holds) in holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let clock = |ready: Word| circuit.clock(graph, &state, &[(n::ANSWER_READY, ready)], &[]);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        for (name, holds) in holds(graph, circuit, &next) {
            claim.goal(name, holds);
        }
        let get = |name| circuit.get(&state, name);
        let free = graph.all([
            graph.is(&get(n::PLAYER), player::IDLE),
            graph.is(&get(n::EXAMINER), examiner::IDLE),
            !frame.bit(n::RESET),
        ]);
        let no = |name| !frame.bit(name);
        let after_load = graph.and(free, no(n::LOAD_VALID));
        let after_push = graph.and(after_load, no(n::PUSH_VALID));
        let pops = graph.and(after_push, !graph.is(&get(n::KEPT), 0));
        let after_pop = graph.and(after_push, no(n::POP_VALID));
        for (name, right) in [
            (n::LOAD_READY, free),
            (n::PUSH_READY, after_load),
            (n::POP_READY, pops),
            (n::QUERY_READY, after_pop),
        ] {
            claim.goal(name, graph.same(frame.bit(name), right));
        }
        let (stalled, taken) = (clock(vec![FALSE]), clock(vec![TRUE]));
        claim.goal(
            "the last is valid",
            graph.implies(frame.bit(n::ANSWER_LAST), frame.bit(n::ANSWER_VALID)),
        );
        for name in [n::ANSWER_VALID, n::ANSWER_WORD, n::ANSWER_LAST] {
            claim.goal(
                format!("{name} does not wait"),
                graph.equal(&stalled.word(name), &taken.word(name)),
            );
        }
        claim
    });
    lemma.ask("an offered word holds", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        claim.given(circuit.get(&state, n::OFFERED)[0]);
        let inputs = [(n::RESET, vec![FALSE]), (n::ANSWER_READY, vec![FALSE])];
        let next = circuit.clock(graph, &state, &inputs, &[]).next();
        for name in [n::OFFERED, n::OFFERED_WORD, n::OFFERED_LAST] {
            claim.goal(
                name,
                graph.equal(&circuit.get(&state, name), &circuit.get(&next, name)),
            );
        }
        claim
    });
    lemma
}
