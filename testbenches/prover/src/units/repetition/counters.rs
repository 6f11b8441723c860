//! Proves what `cycles` and `steps` count (lemma `counters`), and that requests that are not accepted change nothing
//! (lemma `stays`).

use super::exclusive::holds;
use super::names::{self as n, updater, walk};
use super::walk::untouched;
use super::walking_state::{any_walking, offer, verdict};
use crate::blocks::history::ports::{change_taken, query_taken};
use kit::prelude::*;

/// Returns the lemma about the counters.
pub fn counters(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "repetition/counters",
        "When the unit takes a query, it sets `cycles` to 1 and `steps` to 0. From then on, each clock adds 1 to \
         `cycles`, modulo 65,536, until the last word is taken. Each pair of moves taken back adds 1 to `steps` when \
         it is judged, so at the end of the walk `steps` is the number of pairs. Otherwise both hold.",
        "walk exclusive",
    );
    lemma.case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let get = |name| state.get(name);
        let starts = query_taken(&frame);
        let is = |phase| state.is(n::WALK_PHASE, phase);
        let busy = wide(&[!is(walk::IDLE)], 16);
        let more = add(&get(n::CLOCKS), &busy);
        let clocks = choose(starts, &constant(1, 16), &more);
        claim.assert("clocks", next.equals(n::CLOCKS, &clocks));
        let steps = choose(starts, &constant(0, 16), &get(n::STEPPED));
        let holds = next.equals(n::STEPPED, &steps);
        claim.assert("outside a walk the steps hold", is(walk::WALKING) | holds);
    });
    lemma.case("any pair", move |claim| {
        let (state, _, pairs) = any_walking(circuit, claim, None);
        // All pairs taken back but the last have been judged.
        let counted = wide(&pairs, 16);
        let some = !is(&pairs, 0);
        let stepped = state.get(n::STEPPED);
        let judged = equal(&plus(&stepped, 1), &counted);
        claim.assume(some.mux(judged, is(&stepped, 0)));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let verdict = verdict(&state, &pairs);
        let sends = verdict.stops | verdict.candidate;
        let offer = offer(&state, &frame, sends);
        let goes = !offer.offered | offer.ready;
        let after = next.get(n::STEPPED);
        claim.assert(
            "each pair adds a step when it is judged",
            goes.implies(equal(&after, &counted)),
        );
        claim.assert(
            "no step is added while a word waits",
            goes | equal(&after, &stepped),
        );
        claim.show("pairs counted", pairs);
    });
    lemma.case("the last word", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::WALK_PHASE, walk::FLUSHING);
        claim.assume_all(holds(&state));
        let frame = state.clock(&[(n::RESET, vec![FALSE])], &[]);
        let taken = frame.bit(n::ANSWER_READY);
        let next = frame.next();
        let idle = next.is(n::WALK_PHASE, walk::IDLE);
        claim.assert(
            "the unit becomes idle when the last word is taken, not before",
            idle.same(taken),
        );
    });
    lemma
}

/// Returns the lemma that a request that is not accepted changes nothing.
pub fn stays(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "repetition/stays",
        "At power-up the unit is free, no move is kept and White is to move. In a clock in which the updater is idle \
         and the unit takes no load, push or pop, with or without a reset, the board and the moves stay, and the \
         updater stays idle. A query begins only when the unit takes it. While the updater works, nothing depends on \
         the requests.",
        "exclusive",
    );
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        claim.assert_each(
            [n::KEPT, n::RUN, n::DROPPED, n::UPDATER_PHASE, n::WALK_PHASE],
            |name| state.is(name, 0),
        );
        claim.assert("White is to move", !state.bit(n::TURN));
    });
    lemma.case("nothing taken", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::UPDATER_PHASE, updater::IDLE);
        claim.assume_all(holds(&state));
        let frame = state.clock(&[], &[]);
        claim.assume(!change_taken(&frame));
        let next = frame.next();
        claim.assert("board and moves stay", untouched(&state, &next));
        let idle = next.is(n::UPDATER_PHASE, updater::IDLE);
        claim.assert("the updater stays idle", idle);
    });
    lemma.case("no query", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::WALK_PHASE, walk::IDLE);
        claim.assume_all(holds(&state));
        let frame = state.clock(&[], &[]);
        let idle = frame.next().is(n::WALK_PHASE, walk::IDLE);
        claim.assert(
            "a query begins only when it is taken",
            query_taken(&frame) | idle,
        );
    });
    lemma.case("a move is played", move |claim| {
        let state = circuit.any_state();
        claim.assume_all(holds(&state));
        claim.assume(!state.is(n::UPDATER_PHASE, updater::IDLE));
        let inputs = [(n::RESET, free_word(1)), (n::ANSWER_READY, free_word(1))];
        let [one, other] = [(); 2].map(|()| state.clock(&inputs, &[]).next());
        claim.assert(
            "the next state does not depend on the requests",
            equal(one.bits(), other.bits()),
        );
    });
    lemma
}
