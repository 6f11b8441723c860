//! Lemmas about any single clock: the invariant (`invariant`), when the pipeline advances and requests are accepted
//! (`flow`), and how a request changes the end of its context's line (`lines`).

use super::names as n;
use kit::prelude::*;

/// The kinds of request.
pub mod ask {
    #![allow(missing_docs, reason = "the kinds")]
    pub const MOVE: u64 = 0;
    pub const UNDO: u64 = 1;
    pub const LOAD: u64 = 2;
    pub const PASS: u64 = 3;
}

/// The number of a load's last step for a side.
pub const LAST_STEP: u64 = 95;

/// The invariant: what holds in every reachable state.
pub fn invariant(state: &State<'_>) -> Lines {
    let is = |name: &str| state.bit(name);
    let (loading, scanning) = (is(n::LOADING), is(n::SCANNING));
    let (lead, slot) = (state.get(n::LEAD), state.get(n::SLOT));
    let fourth = is(n::MOVING) & state.is(n::COUNT, 3);
    let first = is(n::ASKS_MOVE) & state.is(n::SLOT, 0);
    let waits = loading & !scanning;
    let begins = state.is(n::STEPS, 0) & !is(n::SCANS_BLACK);
    kit::lines! {
        "a move is in its fourth clock in the first stage exactly if it is in its first clock in the second stage" =>
            fourth.same(first);
        "a load's step number is at most 95" => !less(&constant(LAST_STEP, 7), &state.get(n::STEPS));
        "no move is in the first stage during a load" => loading.implies(!is(n::MOVING));
        "the move before a load leaves the second stage before the first step" =>
            (waits & is(n::ASKS_MOVE)).implies(less(&lead, &slot));
        "no move is in the second stage during a load's steps" => (loading & scanning).implies(!is(n::ASKS_MOVE));
        "a load begins with White's first step" => waits.implies(begins);
    }
}

/// A clock in which the pipeline advances, without reset, with these inputs and cut wires.
pub fn moves<'a>(state: &State<'a>, inputs: &[(&str, Word)], cuts: &[(&str, Word)]) -> Frame<'a> {
    let inputs = [inputs, &[(n::RESET, vec![FALSE])]].concat();
    let cuts = [cuts, &[(n::ADVANCE, vec![TRUE])]].concat();
    state.clock(&inputs, &cuts)
}

/// A memory address: the half of the board or the side, then the entry in the context's line, then the context.
pub fn place(side: Lit, entry: &[Lit], context: &[Lit]) -> Word {
    [&[side], entry, context].concat()
}

fn invariants(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "evaluate/invariant",
        "A move spends four clocks in the first stage and four in the second; its first clock in the second stage is \
         its fourth in the first. A load begins when the first stage is free, and its steps begin when the second \
         stage is empty. A step's number is at most 95.",
        "",
    );
    lemma.case("power-up", |claim| {
        claim.assert_all(invariant(&circuit.initial_state()));
    });
    lemma.case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        claim.assume_all(invariant(&state));
        claim.assert_all(invariant(&frame.next()));
    });
    lemma
}

fn flow(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "evaluate/flow",
        "If a value waits and the sink does not take it, no register changes except the clock count, which affects \
         only `cycles`, and no memory is written. The memories read in all other clocks, and only in those. The unit \
         accepts a move or pass when the first stage is free, an undo unless a load is in progress, and a load in its \
         last step. In a clock with reset it accepts nothing, and every stage becomes empty. In a clock in which the \
         pipeline advances, each stage takes the contents of the stage before, and nothing else. `cycles` starts to \
         count at a move or load that is requested while nothing is in progress.",
        "",
    );
    lemma.case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let is = |name: &str| state.bit(name);
        let reset = frame.bit(n::RESET);
        let waits = is(n::OFFERED) & !frame.bit(n::VALUE_READY);
        let valid = frame.bit(n::REQUEST_VALID);
        let kind = |kind| frame.is(n::KIND, kind);
        let (undo, load) = (kind(ask::UNDO), kind(ask::LOAD));
        let goes = !waits & !reset;
        let free = !is(n::LOADING) & (!is(n::MOVING) | state.is(n::COUNT, 3));
        let ends = all([
            is(n::LOADING),
            is(n::SCANNING),
            is(n::SCANS_BLACK),
            state.is(n::STEPS, LAST_STEP),
        ]);
        let accepts = undo.mux(!is(n::LOADING), load.mux(ends, free));
        claim.assert_all(kit::lines! {
            "the pipeline advances unless a value waits" => frame.bit(n::ADVANCE).same(!waits);
            "nothing changes while a value waits" => (waits & !reset).implies(state.is_same_except(&next, n::CLOCKS));
            "no board is written while a value waits" => waits.implies(!frame.bit(n::BOARD_WRITE));
            "no sums are written while a value waits" => waits.implies(!frame.bit(n::STACK_WRITE));
            "which requests are accepted" => frame.bit(n::REQUEST_READY).same(goes & accepts);
            "when a value is offered" => frame.bit(n::VALUE_VALID).same(is(n::OFFERED));
            "the value that is offered" => frame.equals(n::VALUE, &state.get(n::HELD_VALUE));
            "the context that is offered" => frame.equals(n::VALUE_CONTEXT, &state.get(n::HELD_VALUE_CONTEXT));
            "a reset empties the output" => reset.implies(!next.bit(n::OFFERED) & next.is(n::SINCE, 0));
            "a reset empties the stages before" => reset.implies(!any([n::MOVING, n::LOADING, n::ASKS_MOVE, n::ASKS_LOAD].map(|name| next.bit(name)))
                & next.is(n::ACTIVE, 0));
        });
        // The marks, in a clock in which the pipeline advances.
        let moves = frame.bit(n::ADVANCE) & !reset;
        let taken = valid & goes & free & !undo & !load;
        let third = is(n::MOVING) & state.is(n::COUNT, 2);
        let scans = all([is(n::LOADING), is(n::SCANNING), valid, load]);
        let asks = is(n::ASKS_MOVE) | is(n::ASKS_LOAD);
        let active = state.get(n::ACTIVE);
        let fourth = |name: &str| state.is(name, 3);
        let from = |when: Lit, name: &str| choose(when, &constant(0, 2), &plus(&state.get(name), 1));
        claim.assert_if(moves, kit::lines! {
            "an accepted move is in the first stage for four clocks" =>
                next.bit(n::MOVING).same(taken | (is(n::MOVING) & !fourth(n::COUNT)));
            "the clocks in the first stage are counted" => next.equals(n::COUNT, &from(taken, n::COUNT));
            "then the move is in the second stage" =>
                next.bit(n::ASKS_MOVE).same(third | (is(n::ASKS_MOVE) & !fourth(n::SLOT)));
            "the clocks in the second stage are counted" => next.equals(n::SLOT, &from(third, n::SLOT));
            "a step of a load is in the second stage too" => next.bit(n::ASKS_LOAD).same(scans);
            "nothing else moves on" => next.equals(n::ACTIVE, &[&[asks], &active[..3]].concat());
        });
        let complete = active[3] & state.get(n::LAST)[3];
        claim.assert("sums are complete when a side's last change is in the last stage", frame.bit(n::FINISHED).same(complete));
        let clocks = state.get(n::CLOCKS);
        let marks = [n::MOVING, n::LOADING, n::ASKS_MOVE, n::ASKS_LOAD, n::OFFERED].map(is);
        let stages = [n::ACTIVE, n::SINCE].map(|name| any(state.get(name)));
        let under_way = any(marks.into_iter().chain(stages));
        let begins = goes & valid & (load | (free & !undo));
        let one = constant(1, 16);
        let idle = choose(begins, &one, &clocks);
        let right = choose(under_way, &add(&clocks, &one), &idle);
        claim.assert("cycles counts", next.equals(n::CLOCKS, &right));
        claim.assert("cycles is reported", frame.equals(n::CYCLES, &clocks));
    });
    lemma.case("another count", |claim| {
        let state = circuit.any_state();
        let mut other = state.clone();
        other.set(n::CLOCKS, &free_word(16));
        let inputs = free_word(circuit.inputs());
        let [frame, other] = [&state, &other].map(|of| circuit.clock_over(of, &inputs));
        claim.assert(
            "the next state is the same",
            frame.next().is_same_except(&other.next(), n::CLOCKS),
        );
        for name in [
            n::REQUEST_READY,
            n::VALUE_VALID,
            n::VALUE,
            n::VALUE_CONTEXT,
            n::BOARD_WRITE,
            n::STACK_WRITE,
        ] {
            let same = frame.equals(name, &other.word(name));
            claim.assert(format!("{name} is the same"), same);
        }
    });
    lemma
}

fn lines(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "evaluate/lines",
        "An accepted move or pass moves the end of its context's line one entry forward, an undo one entry back \
         (modulo 32), and a load to the first entry. Nothing else changes the end of a line.",
        "",
    )
    .with_case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let accepted = frame.bit(n::REQUEST_VALID) & frame.bit(n::REQUEST_READY);
        let chosen = decode(&frame.word(n::CONTEXT));
        for (context, name) in n::LINES.into_iter().enumerate() {
            let end = state.get(name);
            let undone = minus(&end, &constant(1, 5));
            let moved = choose(frame.is(n::KIND, ask::UNDO), &undone, &plus(&end, 1));
            let new = choose(frame.is(n::KIND, ask::LOAD), &constant(0, 5), &moved);
            let right = choose(accepted & chosen[context], &new, &end);
            claim.assert(format!("context {context}"), next.equals(name, &right));
        }
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![flow(circuit), invariants(circuit), lines(circuit)]
}
