//! Mutual exclusion (lemma `exclusive`): which block is active, and what is offered.

use super::names::{self as n, updater, walk};
use super::walking_state::is_free;
use kit::prelude::*;

/// What holds in every state about the active block and the offered answer.
pub fn holds(state: &State<'_>) -> Lines {
    let get = |name| state.get(name);
    let answers = |phase| state.is(n::WALK_PHASE, phase);
    let (offered, last) = (get(n::OFFERED)[0], get(n::OFFERED_LAST)[0]);
    let idle = state.is(n::UPDATER_PHASE, updater::IDLE);
    let loading = state.is(n::UPDATER_PHASE, updater::LOADING);
    kit::lines! {
        "the updater's phase is one of its nine" => less(&get(n::UPDATER_PHASE), &constant(updater::PHASES, 4));
        "no move is played while a query runs" => answers(walk::IDLE) | idle;
        "no move is kept during a load" => loading.implies(state.is(n::KEPT, 0));
        "nothing is offered without a query" => answers(walk::IDLE).implies(!offered);
        "at the end the last word is offered" => answers(walk::FLUSHING).implies(offered & last);
        "before the end no last word is offered" =>
            (answers(walk::FLUSHING) | answers(walk::IDLE)) | !(offered & last);
    }
}

/// Returns the lemma that only one operation is in progress at a time. It also covers the stream of the answer.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "repetition/exclusive",
        "The unit changes the game (by a load, push or pop), runs a query, or is free, but never does two of these. \
         Each ready is high only when the unit is free and no request of higher priority comes. An offered word does \
         not wait for the sink and holds until the sink takes it. `last` comes only with an offered word, and only at \
         the end of a query.",
        "",
    );
    lemma.case("power-up", move |claim| {
        claim.assert_all(holds(&circuit.initial_state()));
    });
    lemma.case("any clock", move |claim| {
        let state = circuit.any_state();
        claim.assume_all(holds(&state));
        let clock = |ready: Word| state.clock(&[(n::ANSWER_READY, ready)], &[]);
        let frame = state.clock(&[], &[]);
        let next = frame.next();
        claim.assert_all(holds(&next));
        let free = is_free(&state) & !frame.bit(n::RESET);
        let no = |name| !frame.bit(name);
        let after_load = free & no(n::LOAD_VALID);
        let after_push = after_load & no(n::PUSH_VALID);
        let pops = after_push & !state.is(n::KEPT, 0);
        let after_pop = after_push & no(n::POP_VALID);
        for (name, right) in [
            (n::LOAD_READY, free),
            (n::PUSH_READY, after_load),
            (n::POP_READY, pops),
            (n::QUERY_READY, after_pop),
        ] {
            claim.assert(name, frame.bit(name).same(right));
        }
        let (stalled, taken) = (clock(vec![FALSE]), clock(vec![TRUE]));
        claim.assert(
            "last comes only with valid",
            frame
                .bit(n::ANSWER_LAST)
                .implies(frame.bit(n::ANSWER_VALID)),
        );
        for name in [n::ANSWER_VALID, n::ANSWER_WORD, n::ANSWER_LAST] {
            claim.assert(
                format!("{name} does not wait"),
                stalled.equals(name, &taken.word(name)),
            );
        }
    });
    lemma.case("an offered word holds", move |claim| {
        let state = circuit.any_state();
        claim.assume(state.bit(n::OFFERED));
        let inputs = [(n::RESET, vec![FALSE]), (n::ANSWER_READY, vec![FALSE])];
        let next = state.clock(&inputs, &[]).next();
        claim.assert_each([n::OFFERED, n::OFFERED_WORD, n::OFFERED_LAST], |name| {
            state.keeps(&next, name)
        });
    });
    lemma
}
