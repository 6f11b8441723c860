//! What the counters count; and that nothing else is ever done.

use super::examiner::untouched;
use super::exclusive::holds;
use super::names::{self as n, examiner, player};
use super::walking::{any_walking, offer, verdict};
use crate::history::told::{is_asked, is_changed};
use crate::kit::circuit::Circuit;
use crate::kit::graph::{FALSE, wide};
use crate::proof::{Claim, Lemma, Method};

/// The counters.
pub fn counters(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/counters",
        says: "A query taken sets the clocks to 1 and the steps to 0; from then each clock adds to the clocks, modulo \
               65,536, until the last word is taken, and each pair of moves counted to the steps, which are the pairs taken \
               back when the walk ends; else both hold.",
        assumes: &["repetition/walk", "repetition/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let get = |name| circuit.get(&state, name);
        let starts = is_asked(graph, &frame);
        let is = |phase| graph.is(&get(n::EXAMINER), phase);
        let busy = wide(&[!is(examiner::IDLE)], 16);
        let more = graph.add(&get(n::CLOCKS), &busy);
        let clocks = graph.choose(starts, &graph.number(1, 16), &more);
        claim.goal(
            "clocks",
            graph.equal(&circuit.get(&next, n::CLOCKS), &clocks),
        );
        let steps = graph.choose(starts, &graph.number(0, 16), &get(n::STEPPED));
        let holds = graph.equal(&circuit.get(&next, n::STEPPED), &steps);
        claim.goal(
            "steps hold but in a walk",
            graph.or(is(examiner::WALKING), holds),
        );
        claim
    });
    lemma.ask("any pair", move |graph| {
        let mut claim = Claim::default();
        let (state, _, pairs) = any_walking(graph, circuit, &mut claim, None);
        // Of the pairs that the counter has taken in all but the last are judged.
        let counted = wide(&pairs, 16);
        let some = !graph.is(&pairs, 0);
        let stepped = circuit.get(&state, n::STEPPED);
        let judged = graph.equal(&graph.plus(&stepped, 1), &counted);
        claim.given(graph.mux(some, judged, graph.is(&stepped, 0)));
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let next = frame.next();
        let verdict = verdict(graph, circuit, &state, &pairs);
        let sends = graph.or(verdict.stops, verdict.candidate);
        let offer = offer(graph, circuit, &state, &frame, sends);
        let goes = graph.or(!offer.offered, offer.room);
        let after = circuit.get(&next, n::STEPPED);
        claim.goal(
            "every pair counted is a step when it was judged",
            graph.implies(goes, graph.equal(&after, &counted)),
        );
        claim.goal(
            "none while a word waits",
            graph.or(goes, graph.equal(&after, &stepped)),
        );
        claim.show("pairs counted", pairs);
        claim
    });
    lemma.ask("the last word", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(
            &mut state,
            n::EXAMINER,
            &graph.number(examiner::FLUSHING, 2),
        );
        for (_, holds) in holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![FALSE])], &[]);
        let taken = frame.bit(n::ANSWER_READY);
        let next = frame.next();
        let idle = graph.is(&circuit.get(&next, n::EXAMINER), examiner::IDLE);
        claim.goal(
            "idle when it is taken, and not before",
            graph.same(idle, taken),
        );
        claim
    });
    lemma
}

/// What is not taken changes nothing.
pub fn stays(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "repetition/stays",
        says: "At power-up the unit is free, no move is kept and White is to move. In a clock in which no move is played \
               and no load, push or pop is taken, with reset or without, board and moves stay and none begins to be \
               played. No query begins but one that is taken; while a move is played nothing depends on what is asked for.",
        assumes: &["repetition/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        for name in [n::KEPT, n::RUN, n::DROPPED, n::PLAYER, n::EXAMINER] {
            claim.goal(name, graph.is(&circuit.get(&state, name), 0));
        }
        claim.goal("White is to move", !circuit.get(&state, n::TURN)[0]);
        claim
    });
    lemma.ask("nothing taken", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PLAYER, &graph.number(player::IDLE, 4));
        for (_, holds) in holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[], &[]);
        claim.given(!is_changed(graph, &frame));
        let next = frame.next();
        claim.goal(
            "board and moves stay",
            untouched(graph, circuit, &state, &next),
        );
        let idle = graph.is(&circuit.get(&next, n::PLAYER), player::IDLE);
        claim.goal("no move is played", idle);
        claim
    });
    lemma.ask("no query", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::EXAMINER, &graph.number(examiner::IDLE, 2));
        for (_, holds) in holds(graph, circuit, &state) {
            claim.given(holds);
        }
        let frame = circuit.clock(graph, &state, &[], &[]);
        let idle = graph.is(&circuit.get(&frame.next(), n::EXAMINER), examiner::IDLE);
        claim.goal(
            "none begins but one that is taken",
            graph.or(is_asked(graph, &frame), idle),
        );
        claim
    });
    lemma.ask("a move is played", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        for (_, holds) in holds(graph, circuit, &state) {
            claim.given(holds);
        }
        claim.given(!graph.is(&circuit.get(&state, n::PLAYER), player::IDLE));
        let inputs = [(n::RESET, graph.word(1)), (n::ANSWER_READY, graph.word(1))];
        let [one, other] = [(); 2].map(|()| circuit.clock(graph, &state, &inputs, &[]).next());
        claim.goal(
            "whatever is asked for",
            graph.equal(one.bits(), other.bits()),
        );
        claim
    });
    lemma
}
