//! What a push (lemma `push`), a pop (`pop`), both in turn (`restores`), a load (`load`) and everything else (`stays`)
//! do to the stored moves and to the number of reversible moves.
//!
//! No lemma here needs a board.

use super::names::{self as n, phase};
use crate::blocks::history::kept::{self, Layout, more};
use crate::blocks::history::ports::{change_taken, query_taken};
use kit::prelude::*;
use spec::chains::{Move, irreversible};

/// The contents of a word: the move, whether it is irreversible, and how many reversible moves precede it.
pub const LAYOUT: Layout = Layout {
    name: "chains/kept",
    assumes: "push pop load stays",
    width: 26,
    irreversible: 16,
    reversible: 17,
};

/// Returns the stored moves by number.
pub fn moves(state: &State<'_>) -> Vec<Word> {
    state.words(n::MOVES, 512)
}

/// Returns the number minus one.
pub fn before(number: &[Lit]) -> Word {
    minus(number, &constant(1, number.len()))
}

/// Whether no query is in progress.
fn is_idle(state: &State<'_>) -> Lit {
    state.is(n::PHASE, phase::IDLE)
}

/// Whether nothing is in progress.
pub fn is_free(state: &State<'_>) -> Lit {
    let settling = state.bit(n::SETTLING);
    is_idle(state) & !settling
}

/// Returns a state in which nothing is in progress. If `is_ready`, the newest stored move has been read; otherwise the
/// memories' outputs are arbitrary.
pub fn any_free(circuit: &Circuit, is_ready: bool) -> State<'_> {
    let mut state = circuit.any_state();
    state.set_number(n::PHASE, phase::IDLE);
    state.set(n::SETTLING, &[FALSE]);
    if is_ready {
        let newest = before(&state.get(n::HEAD));
        let word = read_at(&moves(&state), &newest);
        let kept = !state.is(n::KEPT, 0);
        for (register, word) in [(n::MOVE, word), (n::NEXT_MOVE, before(&newest))] {
            let word = known_if(kept, &word);
            state.set(register, &word);
        }
    }
    state
}

/// Computes a clock with this request, without requests of higher priority, and with arbitrary ones of lower priority.
/// An empty name means no request.
fn ask<'a>(state: &State<'a>, request: &str, fixed: &[(&str, Word)]) -> Frame<'a> {
    let valid = [n::LOAD_VALID, n::PUSH_VALID, n::POP_VALID, n::QUERY_VALID];
    let before = valid.iter().take_while(|name| **name != request);
    let mut inputs: Vec<(&str, Word)> = before.map(|&name| (name, vec![FALSE])).collect();
    if valid.contains(&request) {
        inputs.push((request, vec![TRUE]));
    }
    inputs.push((n::RESET, vec![FALSE]));
    inputs.extend(fixed.iter().cloned());
    state.clock(&inputs, &[])
}

/// Asserts that the registers that count the moves, and the words, have these values. The word is compared at an
/// arbitrary number, and so at every number.
fn counts_are(
    claim: &mut Claim,
    state: &State<'_>,
    registers: [(&'static str, Word); 4],
    word: impl Fn(&[Lit]) -> Word,
) {
    for (name, right) in registers {
        let is = state.equals(name, &right);
        claim.assert(name, is);
        claim.show(name, right);
    }
    let number = free_word(9);
    let is = equal(&read_at(&moves(state), &number), &word(&number));
    claim.assert("the words kept", is);
}

fn push(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "chains/push",
        "A push stores the move at the head's number, with a mark if it is irreversible and with the number of moves \
         that were reversible before it. It changes no other word, and it updates the counters. Two clocks later the \
         unit is free again, whatever is requested meanwhile.",
        "exclusive",
    )
    .with_case("any record", move |claim| {
        let state = any_free(circuit, false);
        let get = |name| state.get(name);
        claim.assume(!less(&constant(510, 9), &get(n::KEPT)));
        let record = free_word(24);
        let frame = ask(&state, n::PUSH_VALID, &[(n::PUSH_RECORD, record.clone())]);
        claim.assert("the push is taken", frame.bit(n::PUSH_READY));
        let later = frame.next().clock(&[], &[]).next();
        let (head, old) = (get(n::HEAD), moves(&state));
        let last = irreversible(&record);
        let mv = Move::of_record(&record);
        let new = [&mv.from[..], &mv.to, &mv.piece, &[last], &get(n::RUN)].concat();
        let (run, kept) = more(&get(n::RUN), &get(n::KEPT), last);
        let dropped = get(n::DROPPED)[0] | state.is(n::KEPT, 510);
        let registers = [
            (n::HEAD, plus(&head, 1)),
            (n::KEPT, kept),
            (n::RUN, run),
            (n::DROPPED, vec![dropped]),
        ];
        counts_are(claim, &later, registers, |number| {
            let is_new = equal(number, &head);
            choose(is_new, &new, &read_at(&old, number))
        });
        claim.assert("the unit is free again", is_free(&later));
    })
}

fn pop(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "chains/pop",
        "A pop removes the newest move from the counters and restores the number of moves that were reversible before \
         it. No word changes. Two clocks later the unit is free again, whatever is requested meanwhile.",
        "ready exclusive",
    )
    .with_case("any history", move |claim| {
        let state = any_free(circuit, true);
        let get = |name| state.get(name);
        claim.assume(!state.is(n::KEPT, 0));
        let frame = ask(&state, n::POP_VALID, &[]);
        claim.assert("the pop is taken", frame.bit(n::POP_READY));
        let later = frame.next().clock(&[], &[]).next();
        let (old, newest) = (moves(&state), get(n::MOVE));
        let fewer = before(&get(n::KEPT));
        let was = &newest[LAYOUT.reversible..LAYOUT.reversible + 9];
        let was = choose(less(&fewer, was), &fewer, was);
        let one_less = before(&get(n::RUN));
        let registers = [
            (n::HEAD, before(&get(n::HEAD))),
            (n::KEPT, fewer),
            (n::RUN, choose(newest[LAYOUT.irreversible], &was, &one_less)),
            (n::DROPPED, get(n::DROPPED)),
        ];
        counts_are(claim, &later, registers, |number| read_at(&old, number));
        claim.assert("the unit is free again", is_free(&later));
    })
}

fn restores(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "chains/restores",
        "A push followed at once by a pop leaves the head, the numbers of kept and of reversible moves, and every word \
         as they were, except the word at the head's number, which is no kept move. If 510 moves were kept, the oldest \
         is lost.",
        "kept exclusive",
    )
    .with_case("any record", move |claim| {
        let state = any_free(circuit, false);
        let get = |name| state.get(name);
        let most = constant(510, 9);
        claim.assume(!less(&most, &get(n::KEPT)));
        claim.assume(!less(&get(n::KEPT), &get(n::RUN)));
        let mut last = state.clone();
        for request in [n::PUSH_VALID, "", n::POP_VALID, ""] {
            last = ask(&last, request, &[]).next();
        }
        let full = state.equals(n::KEPT, &most);
        let least = |word: Word| {
            let lost = full & equal(&word, &most);
            choose(lost, &constant(509, 9), &word)
        };
        let dropped = get(n::DROPPED)[0] | full;
        let registers = [
            (n::HEAD, get(n::HEAD)),
            (n::KEPT, least(get(n::KEPT))),
            (n::RUN, least(get(n::RUN))),
            (n::DROPPED, vec![dropped]),
        ];
        let (old, after) = (moves(&state), moves(&last));
        counts_are(claim, &last, registers, |number| {
            let is_head = equal(number, &get(n::HEAD));
            let [old, new] = [&old, &after].map(|words| read_at(words, number));
            choose(is_head, &new, &old)
        });
        claim.assert("the unit is free again", is_free(&last));
    })
}

fn load(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "chains/load",
        "One clock after a load of any word, the history is empty and the unit is free.",
        "exclusive",
    )
    .with_case("any word", move |claim| {
        let state = any_free(circuit, false);
        let get = |name| state.get(name);
        let frame = ask(&state, n::LOAD_VALID, &[]);
        claim.assert("the load is taken", frame.bit(n::LOAD_READY));
        let (next, old) = (frame.next(), moves(&state));
        let none = |width| constant(0, width);
        let registers = [
            (n::HEAD, get(n::HEAD)),
            (n::KEPT, none(9)),
            (n::RUN, none(9)),
            (n::DROPPED, none(1)),
        ];
        counts_are(claim, &next, registers, |number| read_at(&old, number));
        claim.assert("the unit is free again", is_free(&next));
    })
}

fn stays(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "chains/stays",
        "At power-up no move is kept. In every clock in which the unit takes no load, push or pop, with or without a \
         reset, the history and the counters stay, and a free unit stays free until it takes a query. A query begins \
         only when the unit takes it. A reset leads from any state to a free unit that offers nothing.",
        "",
    );
    lemma.case("any clock", move |claim| {
        let (state, frame) = circuit.any_clock();
        claim.assume(!change_taken(&frame));
        let (next, old) = (frame.next(), moves(&state));
        let starts = query_taken(&frame);
        let free = |state| is_free(state);
        claim.assert(
            "a free unit stays free",
            (free(&state) & !starts).implies(free(&next)),
        );
        let registers = [n::HEAD, n::KEPT, n::RUN, n::DROPPED].map(|name| (name, state.get(name)));
        counts_are(claim, &next, registers, |number| read_at(&old, number));
    });
    lemma.case("no query", move |claim| {
        let state = circuit.any_state();
        claim.assume(is_idle(&state));
        let frame = state.clock(&[], &[]);
        let idle = is_idle(&frame.next());
        claim.assert(
            "a query begins only when it is taken",
            query_taken(&frame) | idle,
        );
    });
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        claim.assert_each([n::KEPT, n::RUN, n::DROPPED], |name| state.is(name, 0));
    });
    lemma.case("reset", move |claim| {
        let state = circuit.any_state();
        let frame = state.clock(&[(n::RESET, vec![TRUE])], &[]);
        let ready = [n::LOAD_READY, n::PUSH_READY, n::POP_READY, n::QUERY_READY];
        let next = frame.next();
        claim.assert_all(kit::lines! {
            "nothing is taken with it" => all(ready.map(|name| !frame.bit(name)));
            "free" => is_free(&next);
            "nothing is offered" => !next.bit(n::OFFERED);
        });
    });
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        push(circuit),
        pop(circuit),
        restores(circuit),
        load(circuit),
        stays(circuit),
        kept::lemma(&LAYOUT),
    ]
}
