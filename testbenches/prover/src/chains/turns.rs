//! One thing at a time, and the newest move ready for the next.

use super::moves::{before, is_free, moves};
use super::names::{self as n, phase};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit};
use crate::proof::{Claim, Lemma, Method};

fn exclusive_holds(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let is = |phase| graph.is(&get(n::PHASE), phase);
    let (offered, last) = (get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    let phases = [
        phase::IDLE,
        phase::SCANNING,
        phase::LINKING,
        phase::JUDGING,
        phase::DECLINING,
        phase::FLUSHING,
    ];
    vec![
        ("a phase", graph.any(phases.map(is))),
        (
            "no move settles while a query runs",
            graph.or(is(phase::IDLE), !get(n::SETTLING)[0]),
        ),
        (
            "an answer is offered at the end of a query and at no other time",
            graph.same(offered, is(phase::FLUSHING)),
        ),
        ("every word is the last", graph.implies(offered, last)),
    ]
}

/// One thing at a time.
fn exclusive(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/exclusive",
        says: "A move settles, or a query runs, or neither; each ready is high only when free and in its turn; a word is \
               offered at the end of a query and at no other time, and it is the last.",
        assumes: &[],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        for (name, holds) in exclusive_holds(graph, circuit, &circuit.initial_state(graph)) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        for (_, holds) in exclusive_holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[], &[]);
        for (name, holds) in exclusive_holds(graph, circuit, &frame.next()) {
            claim.goal(name, holds);
        }
        let no = |name| !frame.bit(name);
        let free = graph.and(is_free(graph, circuit, &state), no(n::RESET));
        let after_load = graph.and(free, no(n::LOAD_VALID));
        let after_push = graph.and(after_load, no(n::PUSH_VALID));
        let kept = !graph.is(&circuit.get(&state, n::KEPT), 0);
        for (name, right) in [
            (n::LOAD_READY, free),
            (n::PUSH_READY, after_load),
            (n::POP_READY, graph.and(after_push, kept)),
            (n::QUERY_READY, graph.and(after_push, no(n::POP_VALID))),
        ] {
            claim.goal(name, graph.same(frame.bit(name), right));
        }
        claim
    });
    lemma
}

/// The newest move stands ready, and the number of the one before it.
fn ready(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/ready",
        says: "Whenever the unit is free and a move is kept, the newest one stands ready: after a move is played or taken \
               back, after an answer, after a reset.",
        assumes: &["chains/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let kept = circuit.get(&circuit.initial_state(graph), n::KEPT);
        claim.goal("no move is kept", graph.is(&kept, 0));
        claim
    });
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        for (_, holds) in exclusive_holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let get = |name| circuit.get(&next, name);
        let kept = !graph.is(&get(n::KEPT), 0);
        let waits = graph.and(is_free(graph, circuit, &next), kept);
        let newest = before(graph, &get(n::HEAD));
        let mut goal = |name, holds| claim.goal(name, graph.implies(waits, holds));
        goal(
            "its number is asked for",
            graph.equal(&frame.word(n::WANTED), &newest),
        );
        let there = graph.read(&moves(circuit, &next), &newest);
        goal("its word", graph.equal(&get(n::MOVE), &there));
        goal(
            "the number before",
            graph.equal(&get(n::NEXT_MOVE), &before(graph, &newest)),
        );
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![exclusive(circuit), ready(circuit)]
}
