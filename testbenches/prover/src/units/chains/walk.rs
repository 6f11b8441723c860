//! A query: its start (lemma `start`), the clocks that scan and link (`holds`), the clock that judges a position
//! (`judge`), and the answer (`ends`).
//!
//! The moves are numbered; the newest has the head's number minus one. While the unit takes back one move, registers
//! hold that move, the memory outputs the move before it, and the address is that of the move before this one.

use super::moves::{any_free, before, is_free, moves};
use super::names::{self as n, phase};
use kit::prelude::*;
use spec::chains::Move;

/// The registers with a query's counts and its request.
const COUNTED: [&str; 3] = [n::COUNT, n::NEAREST, n::STOPS_FIRST];

/// The invariant of a walking state in which the move of this number is being taken back.
fn walking(state: &State<'_>, number: &[Lit]) -> Lines {
    let get = |name| state.get(name);
    let moves = moves(state);
    let mv = Move::of(&read_at(&moves, number));
    let next = before(number);
    let (run, distance) = (get(n::RUN), minus(&get(n::HEAD), number));
    let is = |name, word: &Word| equal(&get(name), word);
    let below = |number, word: &Word| less(&constant(number, 9), word);
    kit::lines! {
        "where the move came from" => is(n::FROM, &mv.from);
        "where the move went" => is(n::TO, &mv.to);
        "the move's piece" => is(n::PIECE, &mv.piece);
        "the previous move" => is(n::MOVE, &read_at(&moves, &next));
        "the number of the move before the previous one" => is(n::NEXT_MOVE, &before(&next));
        "the distance" => is(n::DISTANCE, &distance);
        "the moves left" => is(n::LEFT, &minus(&run, &distance));
        "no more moves are left than are reversible" => !less(&run, &distance);
        "at least one move is left" => below(0, &distance);
        "at least four moves are reversible" => below(3, &run);
        "at most 510 moves are reversible" => !below(510, &run);
        "the count is at least 1" => !state.is(n::COUNT, 0);
        "the moves taken back so far are the steps counted" => equal(&plus(&get(n::STEPPED), 1), &wide(&distance, 16));
        "no push or pop settles" => !get(n::SETTLING)[0];
        "nothing is offered" => !get(n::OFFERED)[0];
    }
}

/// Returns a state in which the move of an arbitrary number is being taken back, with the words that have been read.
fn any_walking<'a>(circuit: &'a Circuit, claim: &mut Claim, phase: u64) -> (State<'a>, Word) {
    let mut state = circuit.any_state();
    state.set_number(n::PHASE, phase);
    let number = free_word(9);
    let moves = moves(&state);
    let next = before(&number);
    let mv = Move::of(&read_at(&moves, &number));
    for (register, word) in [
        (n::FROM, mv.from),
        (n::TO, mv.to),
        (n::PIECE, mv.piece),
        (n::MOVE, read_at(&moves, &next)),
        (n::NEXT_MOVE, before(&next)),
    ] {
        state.set(register, &word);
    }
    claim.assume_all(walking(&state, &number));
    claim.show_registers(
        &state,
        &[n::HEAD, n::RUN, n::LEFT, n::DISTANCE, n::COUNT, n::OPEN],
    );
    (state, number)
}

fn clock<'a>(state: &State<'a>) -> Frame<'a> {
    state.clock(&[(n::RESET, vec![FALSE])], &[])
}

/// Whether the registers keep their contents.
fn keeps(state: &State<'_>, next: &State<'_>, names: &[&str]) -> Lit {
    let same = |name: &&str| state.keeps(next, name);
    all(names.iter().map(same))
}

/// Returns the lemma about the start of a query.
fn start(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "chains/start",
        "When the unit takes a query, it begins to take back the newest move, and counts the current position as the \
         first occurrence. If fewer than four moves are reversible, it declines the query instead.",
        "ready exclusive kept",
    )
    .with_case("any history", move |claim| {
        let state = any_free(circuit, true);
        let run = state.get(n::RUN);
        claim.assume(!less(&constant(510, 9), &run));
        claim.assume(!less(&state.get(n::KEPT), &run));
        claim.assume(!state.bit(n::OFFERED));
        let frame = clock(&state);
        claim.assume(frame.bit(n::QUERY_VALID) & frame.bit(n::QUERY_READY));
        let next = frame.next();
        let get = |name| next.get(name);
        let few = less(&run, &constant(4, 9));
        let is = |phase| next.is(n::PHASE, phase);
        claim.assert("a query with few moves is declined", is(phase::DECLINING).same(few));
        claim.assert("otherwise the moves are taken back", is(phase::SCANNING).same(!few));
        let newest = before(&state.get(n::HEAD));
        claim.assert_if(!few, walking(&next, &newest));
        claim.assert("one occurrence is counted", next.is(n::COUNT, 1));
        claim.assert("no repetition is noted yet", next.is(n::NEAREST, 0));
        let first = frame.word(n::QUERY_MODE)[0];
        claim.assert("the request is stored", get(n::STOPS_FIRST)[0].same(first));
        claim.assert("no step is counted", next.is(n::STEPPED, 0));
        claim.assert("one clock is counted", next.is(n::CLOCKS, 1));
    })
}

/// Returns the lemma about a clock that only changes the list.
fn holds(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "chains/holds",
        "In the clocks of the scan and of the link, the move, its number and the count stay.",
        "start exclusive",
    );
    for (name, phase) in [("scanning", phase::SCANNING), ("linking", phase::LINKING)] {
        lemma.case(name, move |claim| {
            let (state, number) = any_walking(circuit, claim, phase);
            let next = clock(&state).next();
            claim.assert_all(walking(&next, &number));
            let counted = keeps(&state, &next, &COUNTED);
            claim.assert("what is counted", counted);
        });
    }
    lemma
}

/// What a query has counted after it judges a position.
struct Verdict {
    count: Word,
    nearest: Word,
    stops: Lit,
    at_end: Lit,
}

fn verdict(state: &State<'_>, number: &[Lit], same: Lit) -> Verdict {
    let get = |name| state.get(name);
    let distance = minus(&get(n::HEAD), number);
    // The same side is to move after an even number of moves.
    let found = same & !distance[0];
    let (count, nearest) = (get(n::COUNT), get(n::NEAREST));
    let grows = found & !is(&count, 127);
    let first = found & is(&count, 1);
    let at_end = equal(&distance, &get(n::RUN));
    Verdict {
        count: choose(grows, &plus(&count, 1), &count),
        nearest: choose(first, &distance, &nearest),
        stops: (at_end | (found & get(n::STOPS_FIRST)[0])),
        at_end,
    }
}

/// Returns the answer's word.
fn answer(state: &State<'_>, verdict: &Verdict) -> Word {
    let get = |name| state.get(name);
    let mut word = constant(0, 32);
    word[13] = !is(&verdict.count, 1);
    let none_older = state.equals(n::RUN, &get(n::KEPT));
    word[14] = all([get(n::DROPPED)[0], none_older, verdict.at_end]);
    word[15] = !verdict.at_end;
    word[16..23].copy_from_slice(&verdict.count);
    word[23..32].copy_from_slice(&verdict.nearest);
    word
}

/// Returns the lemma about the clock that judges a position.
fn judge(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "chains/judge",
        "The unit counts a position reached if its board equals the examined one and the same side is to move. The \
         query ends with the answer at the last reversible move, or at the nearest repetition if the user requests \
         this. Otherwise the unit starts on the next move one clock later. It never waits for the sink.",
        "empty holds exclusive",
    )
    .with_case("any position", move |claim| {
        let (state, number) = any_walking(circuit, claim, phase::JUDGING);
        // The lemma `empty`: no chain is open exactly if the boards are equal.
        let same = free_bit();
        let open = state.get(n::OPEN);
        claim.assume(same.same(is(&open, 0)));
        claim.assume(!less(&constant(32, 6), &open));
        let verdict = verdict(&state, &number, same);
        let next = clock(&state).next();
        let get = |name| next.get(name);
        let is = |phase| next.is(n::PHASE, phase);
        let stops = verdict.stops;
        claim.assert("the walk ends when it should", is(phase::FLUSHING).same(stops));
        claim.assert("otherwise the walk continues", is(phase::SCANNING).same(!stops));
        let word = answer(&state, &verdict);
        let offered = all([
            get(n::OFFERED)[0],
            get(n::OFFERED_LAST)[0],
            next.equals(n::OFFERED_WORD, &word),
        ]);
        claim.assert("the answer is offered", stops.implies(offered));
        let distance = minus(&state.get(n::HEAD), &number);
        let steps = next.equals(n::STEPPED, &wide(&distance, 16));
        claim.assert("a step", steps);
        let mut goes_on = |name: &str, holds| claim.assert(name, stops | holds);
        for (name, holds) in walking(&next, &before(&number)) {
            goes_on(name, holds);
        }
        goes_on("the count", next.equals(n::COUNT, &verdict.count));
        goes_on("the nearest", next.equals(n::NEAREST, &verdict.nearest));
        goes_on("the request stays", keeps(&state, &next, &[n::STOPS_FIRST]));
    })
}

/// Returns the lemma about the clocks before and after the walk.
fn ends(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "chains/ends",
        "The unit answers a declined query in the next clock: no repetition, one occurrence. It reports dropped moves \
         if all moves kept are reversible. The answer stays until the sink takes it, and then the unit is free. \
         `cycles` counts the clocks from the start to the one in which the answer is taken, both included, modulo \
         65,536.",
        "start judge exclusive",
    );
    lemma.case("declining", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::DECLINING);
        let get = |name| state.get(name);
        let counted = [state.is(n::COUNT, 1), state.is(n::NEAREST, 0)];
        claim.assume(all(counted));
        claim.assume(!get(n::OFFERED)[0]);
        let next = clock(&state).next();
        let stays = keeps(&state, &next, &[n::COUNT, n::NEAREST, n::STEPPED]);
        claim.assert("nothing is counted", stays);
        let verdict = Verdict {
            count: constant(1, 7),
            nearest: constant(0, 9),
            stops: true.into(),
            at_end: true.into(),
        };
        let word = answer(&state, &verdict);
        let offered = all([
            next.is(n::PHASE, phase::FLUSHING),
            next.bit(n::OFFERED),
            next.equals(n::OFFERED_WORD, &word),
        ]);
        claim.assert("the answer is offered", offered);
    });
    lemma.case("the answer", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::FLUSHING);
        let get = |name| state.get(name);
        claim.assume(all([
            get(n::OFFERED)[0],
            get(n::OFFERED_LAST)[0],
            !get(n::SETTLING)[0],
        ]));
        let frame = clock(&state);
        let (next, taken) = (frame.next(), frame.bit(n::ANSWER_READY));
        let free = is_free(&next) & !next.bit(n::OFFERED);
        claim.assert(
            "the unit is free when the answer is taken",
            taken.implies(free),
        );
        let waits = [n::OFFERED, n::OFFERED_WORD, n::OFFERED_LAST, n::PHASE];
        let waits = keeps(&state, &next, &waits);
        claim.assert("the answer waits", taken | waits);
        claim.assert("no step is counted", keeps(&state, &next, &[n::STEPPED]));
    });
    lemma.case("cycles", move |claim| {
        let (state, frame) = circuit.any_clock();
        let starts = frame.bit(n::QUERY_VALID) & frame.bit(n::QUERY_READY);
        let (was, is) = (state.get(n::CLOCKS), frame.next().get(n::CLOCKS));
        let idle = state.is(n::PHASE, phase::IDLE);
        let more = choose(idle, &was, &plus(&was, 1));
        claim.assert(
            "`cycles` counts every clock of a query",
            starts | equal(&is, &more),
        );
        let steps = keeps(&state, &frame.next(), &[n::STEPPED]);
        let judging = state.is(n::PHASE, phase::JUDGING);
        claim.assert(
            "steps change only in a judgement",
            any([judging, starts, steps]),
        );
    });
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        start(circuit),
        holds(circuit),
        judge(circuit),
        ends(circuit),
    ]
}
