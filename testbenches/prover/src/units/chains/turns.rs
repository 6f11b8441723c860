//! Proves that one operation runs at a time (lemma `exclusive`), and that the newest move has been read before the next
//! operation begins (lemma `ready`).

use super::moves::{before, is_free, moves};
use super::names::{self as n, phase};
use kit::prelude::*;

fn exclusive_holds(state: &State<'_>) -> Lines {
    let get = |name| state.get(name);
    let is = |phase| state.is(n::PHASE, phase);
    let (offered, last) = (get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    let phases = [
        phase::IDLE,
        phase::SCANNING,
        phase::LINKING,
        phase::JUDGING,
        phase::DECLINING,
        phase::FLUSHING,
    ];
    kit::lines! {
        "a phase" => any(phases.map(is));
        "no push or pop settles while a query runs" => is(phase::IDLE) | !get(n::SETTLING)[0];
        "an answer is offered at the end of a query and at no other time" =>
            offered.same(is(phase::FLUSHING));
        "every word is the last" => offered.implies(last);
    }
}

/// Returns the lemma that only one operation is in progress at a time.
fn exclusive(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "chains/exclusive",
        "Either a push or pop settles, or a query runs, or the unit is free. Each ready is high only when the unit is \
         free and no request of higher priority comes. The unit offers a word only at the end of a query, and marks it \
         as the last.",
        "",
    );
    lemma.case("power-up", move |claim| {
        claim.assert_all(exclusive_holds(&circuit.initial_state()));
    });
    lemma.case("any clock", move |claim| {
        let state = circuit.any_state();
        claim.assume_all(exclusive_holds(&state));
        let frame = state.clock(&[], &[]);
        claim.assert_all(exclusive_holds(&frame.next()));
        let no = |name| !frame.bit(name);
        let free = is_free(&state) & no(n::RESET);
        let after_load = free & no(n::LOAD_VALID);
        let after_push = after_load & no(n::PUSH_VALID);
        let kept = !state.is(n::KEPT, 0);
        for (name, right) in [
            (n::LOAD_READY, free),
            (n::PUSH_READY, after_load),
            (n::POP_READY, (after_push & kept)),
            (n::QUERY_READY, (after_push & no(n::POP_VALID))),
        ] {
            claim.assert(name, frame.bit(name).same(right));
        }
    });
    lemma
}

/// Returns the lemma that the newest move has been read, and that the address is that of the move before it.
fn ready(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "chains/ready",
        "Whenever the unit is free and keeps a move, it has read the newest one: after a push, a pop, an answer and a \
         reset.",
        "exclusive",
    );
    lemma.case("power-up", move |claim| {
        let kept = circuit.initial_state().get(n::KEPT);
        claim.assert("no move is kept", is(&kept, 0));
    });
    lemma.case("any clock", move |claim| {
        let state = circuit.any_state();
        claim.assume_all(exclusive_holds(&state));
        let frame = state.clock(&[], &[]);
        let next = frame.next();
        let get = |name| next.get(name);
        let kept = !next.is(n::KEPT, 0);
        let waits = is_free(&next) & kept;
        let newest = before(&get(n::HEAD));
        let mut goal = |name, holds| claim.assert(name, waits.implies(holds));
        goal(
            "the newest move's number is requested",
            frame.equals(n::WANTED, &newest),
        );
        let there = read_at(&moves(&next), &newest);
        goal("the newest move's word", next.equals(n::MOVE, &there));
        goal(
            "the number of the move before it",
            next.equals(n::NEXT_MOVE, &before(&newest)),
        );
    });
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![exclusive(circuit), ready(circuit)]
}
