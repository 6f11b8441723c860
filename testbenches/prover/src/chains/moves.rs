//! Moves played, taken back and forgotten: the words kept, and how many of them are reversible. There is no board.

use super::names::{self as n, phase};
use crate::history::boards::Move;
use crate::history::kept::{self, Layout, more};
use crate::history::told::{is_asked, is_changed};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// What a word tells: the move, whether it is irreversible, and how many were reversible before it.
pub const LAYOUT: Layout = Layout {
    name: "chains/kept",
    assumes: &["chains/push", "chains/pop", "chains/load", "chains/stays"],
    width: 26,
    irreversible: 16,
    reversible: 17,
};

/// The position before the move of this record cannot come again: a flag tells so, or no piece moves.
pub fn irreversible(graph: &Graph, record: &[Lit]) -> Lit {
    let flagged = graph.any(record[16..20].iter().copied());
    graph.or(flagged, graph.is(&record[20..24], 0))
}

/// The moves kept, by their numbers.
pub fn moves(circuit: &Circuit, state: &State) -> Vec<Word> {
    circuit.words(state, n::MOVES, 512)
}

/// The number before.
pub fn before(graph: &Graph, number: &[Lit]) -> Word {
    graph.minus(number, &graph.number(1, number.len()))
}

/// No query is under way.
fn is_idle(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    graph.is(&circuit.get(state, n::PHASE), phase::IDLE)
}

/// Nothing is under way.
pub fn is_free(graph: &Graph, circuit: &Circuit, state: &State) -> Lit {
    let settling = circuit.get(state, n::SETTLING)[0];
    graph.and(is_idle(graph, circuit, state), !settling)
}

/// A state in which nothing is under way; with the newest move ready if one is kept, or anything read.
pub fn any_free(graph: &Graph, circuit: &Circuit, is_ready: bool) -> State {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::PHASE, &graph.number(phase::IDLE, 3));
    circuit.set(&mut state, n::SETTLING, &[FALSE]);
    if is_ready {
        let newest = before(graph, &circuit.get(&state, n::HEAD));
        let word = graph.read(&moves(circuit, &state), &newest);
        let kept = !graph.is(&circuit.get(&state, n::KEPT), 0);
        for (register, word) in [(n::MOVE, word), (n::NEXT_MOVE, before(graph, &newest))] {
            let word = graph.known_if(kept, &word);
            circuit.set(&mut state, register, &word);
        }
    }
    state
}

/// A clock in which this is asked for, nothing that goes before it, and anything that comes after it; or nothing, without a name.
fn ask<'a>(
    graph: &Graph,
    circuit: &'a Circuit,
    state: &State,
    request: &str,
    given: &[(&str, Word)],
) -> Frame<'a> {
    let valid = [n::LOAD_VALID, n::PUSH_VALID, n::POP_VALID, n::QUERY_VALID];
    let before = valid.iter().take_while(|name| **name != request);
    let mut inputs: Vec<(&str, Word)> = before.map(|&name| (name, vec![FALSE])).collect();
    if valid.contains(&request) {
        inputs.push((request, vec![TRUE]));
    }
    inputs.push((n::RESET, vec![FALSE]));
    inputs.extend(given.iter().cloned());
    circuit.clock(graph, state, &inputs, &[])
}

/// The registers that count the moves are these, and the words too; any number stands for all.
fn counts_are(
    graph: &Graph,
    circuit: &Circuit,
    claim: &mut Claim,
    state: &State,
    registers: [(&'static str, Word); 4],
    word: impl Fn(&[Lit]) -> Word,
) {
    for (name, right) in registers {
        let is = graph.equal(&circuit.get(state, name), &right);
        claim.goal(name, is);
        claim.show(name, right);
    }
    let number = graph.word(9);
    let is = graph.equal(&graph.read(&moves(circuit, state), &number), &word(&number));
    claim.goal("the words kept", is);
}

fn push(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/push",
        says: "A move pushed is kept under the head's number, with the mark of an irreversible one and what was reversible \
               before it, and no other word changes; the counters count it; two clocks after it the unit is free again, \
               whatever is asked meanwhile.",
        assumes: &["chains/exclusive"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any record", move |graph| {
        let mut claim = Claim::default();
        let state = any_free(graph, circuit, false);
        let get = |name| circuit.get(&state, name);
        claim.given(!graph.less(&graph.number(510, 9), &get(n::KEPT)));
        let record = graph.word(24);
        let frame = ask(
            graph,
            circuit,
            &state,
            n::PUSH_VALID,
            &[(n::PUSH_RECORD, record.clone())],
        );
        claim.goal("it is taken", frame.bit(n::PUSH_READY));
        let later = circuit.clock(graph, &frame.next(), &[], &[]).next();
        let (head, old) = (get(n::HEAD), moves(circuit, &state));
        let last = irreversible(graph, &record);
        let mv = Move::of_record(&record);
        let new = [&mv.from[..], &mv.to, &mv.piece, &[last], &get(n::RUN)].concat();
        let (run, kept) = more(graph, &get(n::RUN), &get(n::KEPT), last);
        let dropped = graph.or(get(n::DROPPED)[0], graph.is(&get(n::KEPT), 510));
        let registers = [
            (n::HEAD, graph.plus(&head, 1)),
            (n::KEPT, kept),
            (n::RUN, run),
            (n::DROPPED, vec![dropped]),
        ];
        counts_are(graph, circuit, &mut claim, &later, registers, |number| {
            let is_new = graph.equal(number, &head);
            graph.choose(is_new, &new, &graph.read(&old, number))
        });
        claim.goal("free again", is_free(graph, circuit, &later));
        claim
    });
    lemma
}

fn pop(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/pop",
        says: "A pop takes the newest move from the counters, with what was reversible before it; no word changes; two \
               clocks after it the unit is free again, whatever is asked meanwhile.",
        assumes: &["chains/ready", "chains/exclusive"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any history", move |graph| {
        let mut claim = Claim::default();
        let state = any_free(graph, circuit, true);
        let get = |name| circuit.get(&state, name);
        claim.given(!graph.is(&get(n::KEPT), 0));
        let frame = ask(graph, circuit, &state, n::POP_VALID, &[]);
        claim.goal("it is taken", frame.bit(n::POP_READY));
        let later = circuit.clock(graph, &frame.next(), &[], &[]).next();
        let (old, newest) = (moves(circuit, &state), get(n::MOVE));
        let fewer = before(graph, &get(n::KEPT));
        let was = &newest[LAYOUT.reversible..LAYOUT.reversible + 9];
        let was = graph.choose(graph.less(&fewer, was), &fewer, was);
        let one_less = before(graph, &get(n::RUN));
        let registers = [
            (n::HEAD, before(graph, &get(n::HEAD))),
            (n::KEPT, fewer),
            (
                n::RUN,
                graph.choose(newest[LAYOUT.irreversible], &was, &one_less),
            ),
            (n::DROPPED, get(n::DROPPED)),
        ];
        counts_are(graph, circuit, &mut claim, &later, registers, |number| {
            graph.read(&old, number)
        });
        claim.goal("free again", is_free(graph, circuit, &later));
        claim
    });
    lemma
}

fn restores(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/restores",
        says: "A move pushed and popped at once leaves head, moves kept and reversible as they were, and every word but the \
               one under the head's number, which is not kept; if 510 were kept the oldest is lost.",
        assumes: &["chains/kept", "chains/exclusive"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any record", move |graph| {
        let mut claim = Claim::default();
        let state = any_free(graph, circuit, false);
        let get = |name| circuit.get(&state, name);
        let most = graph.number(510, 9);
        claim.given(!graph.less(&most, &get(n::KEPT)));
        claim.given(!graph.less(&get(n::KEPT), &get(n::RUN)));
        let mut last = state.clone();
        for request in [n::PUSH_VALID, "", n::POP_VALID, ""] {
            last = ask(graph, circuit, &last, request, &[]).next();
        }
        let full = graph.equal(&get(n::KEPT), &most);
        let least = |word: Word| {
            let lost = graph.and(full, graph.equal(&word, &most));
            graph.choose(lost, &graph.number(509, 9), &word)
        };
        let dropped = graph.or(get(n::DROPPED)[0], full);
        let registers = [
            (n::HEAD, get(n::HEAD)),
            (n::KEPT, least(get(n::KEPT))),
            (n::RUN, least(get(n::RUN))),
            (n::DROPPED, vec![dropped]),
        ];
        let (old, after) = (moves(circuit, &state), moves(circuit, &last));
        counts_are(graph, circuit, &mut claim, &last, registers, |number| {
            let is_head = graph.equal(number, &get(n::HEAD));
            let [old, new] = [&old, &after].map(|words| graph.read(words, number));
            graph.choose(is_head, &new, &old)
        });
        claim.goal("free again", is_free(graph, circuit, &last));
        claim
    });
    lemma
}

fn load(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/load",
        says: "A load, whatever its word, leaves an empty history and a free unit in the clock after it.",
        assumes: &["chains/exclusive"],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any word", move |graph| {
        let mut claim = Claim::default();
        let state = any_free(graph, circuit, false);
        let get = |name| circuit.get(&state, name);
        let frame = ask(graph, circuit, &state, n::LOAD_VALID, &[]);
        claim.goal("it is taken", frame.bit(n::LOAD_READY));
        let (next, old) = (frame.next(), moves(circuit, &state));
        let none = |width| graph.number(0, width);
        let registers = [
            (n::HEAD, get(n::HEAD)),
            (n::KEPT, none(9)),
            (n::RUN, none(9)),
            (n::DROPPED, none(1)),
        ];
        counts_are(graph, circuit, &mut claim, &next, registers, |number| {
            graph.read(&old, number)
        });
        claim.goal("free again", is_free(graph, circuit, &next));
        claim
    });
    lemma
}

fn stays(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/stays",
        says: "At power-up no move is kept. In a clock in which no load, push or pop is taken, with reset or without, in \
               any state, history and counters stay, and what is free stays so until a query is taken. No query begins but \
               one that is taken; a reset leads from any state to a free unit that offers nothing.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        claim.given(!is_changed(graph, &frame));
        let (next, old) = (frame.next(), moves(circuit, &state));
        let starts = is_asked(graph, &frame);
        let free = |state| is_free(graph, circuit, state);
        claim.goal(
            "what is free stays so",
            graph.implies(graph.and(free(&state), !starts), free(&next)),
        );
        let registers =
            [n::HEAD, n::KEPT, n::RUN, n::DROPPED].map(|name| (name, circuit.get(&state, name)));
        counts_are(graph, circuit, &mut claim, &next, registers, |number| {
            graph.read(&old, number)
        });
        claim
    });
    lemma.ask("no query", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        claim.given(is_idle(graph, circuit, &state));
        let frame = circuit.clock(graph, &state, &[], &[]);
        let idle = is_idle(graph, circuit, &frame.next());
        claim.goal(
            "none begins but one that is taken",
            graph.or(is_asked(graph, &frame), idle),
        );
        claim
    });
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        for name in [n::KEPT, n::RUN, n::DROPPED] {
            claim.goal(name, graph.is(&circuit.get(&state, name), 0));
        }
        claim
    });
    lemma.ask("reset", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[(n::RESET, vec![TRUE])], &[]);
        let ready = [n::LOAD_READY, n::PUSH_READY, n::POP_READY, n::QUERY_READY];
        claim.goal(
            "nothing is taken with it",
            graph.all(ready.map(|name| !frame.bit(name))),
        );
        let next = frame.next();
        claim.goal("free", is_free(graph, circuit, &next));
        claim.goal("nothing is offered", !circuit.get(&next, n::OFFERED)[0]);
        claim
    });
    lemma
}

/// The lemmas.
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
