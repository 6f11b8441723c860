//! The list of chains stays right: the lemmas over its invariant, one for each kind of clock.

use super::list::List;
use super::moves::any_free;
use super::names::{self as n, phase};
use crate::history::boards::{Boards, same};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph};
use crate::proof::{Claim, Lemma, Method};

/// A clock of a walk without reset.
fn clock(graph: &Graph, circuit: &Circuit, state: &State) -> State {
    circuit
        .clock(graph, state, &[(n::RESET, vec![FALSE])], &[])
        .next()
}

fn in_phase(graph: &Graph, circuit: &Circuit, phase: u64) -> State {
    let mut state = circuit.any_state(graph);
    circuit.set(&mut state, n::PHASE, &graph.number(phase, 3));
    state
}

fn show(claim: &mut Claim, circuit: &Circuit, state: &State) {
    for name in [
        n::OPEN,
        n::SCANNED,
        n::LEFT_OPEN,
        n::BEGINS,
        n::ENDS,
        n::FROM,
        n::TO,
        n::PIECE,
        n::ITS_START,
        n::ITS_END,
    ] {
        claim.show(name, circuit.get(state, name));
    }
}

/// One chain is looked at, or, in a move's first clock, none yet.
fn scan(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/scan",
        says: "A clock of looking through the list keeps its chains right for the board before the move: each is left open, \
               or taken out if it starts where the move went or is of a like piece and ends where it came from; after the \
               last of them the move is linked.",
        assumes: &["chains/exclusive"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    for (name, reads) in [("first clock", false), ("a chain read", true)] {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let mut state = in_phase(graph, circuit, phase::SCANNING);
            let boards = Boards::any(graph);
            if !reads {
                circuit.set(&mut state, n::SCANNED, &graph.number(0, 6));
            }
            let read = List::of(graph, circuit, &state).pending()[..5].to_vec();
            if reads {
                claim.given(!List::of(graph, circuit, &state).begins_to_scan());
                let word = graph.read(&circuit.words(&state, n::LIST, 32), &read);
                circuit.set(&mut state, n::CHAIN, &word);
            }
            let list = List::of(graph, circuit, &state);
            let tracked = [graph.word(5), graph.word(5)];
            let square = graph.word(6);
            let indices = [tracked[0].clone(), tracked[1].clone(), read];
            list.given(&mut claim, &boards, &indices, std::slice::from_ref(&square));
            let next = clock(graph, circuit, &state);
            let after = List::of(graph, circuit, &next);
            let last = graph.equal(&list.get(n::SCANNED), &list.get(n::OPEN));
            claim.goal(
                "after the last it is linked",
                graph.same(after.is(phase::LINKING), last),
            );
            claim.goal(
                "before, the next is read",
                graph.same(after.is(phase::SCANNING), !last),
            );
            let more = graph.plus(&list.get(n::SCANNED), 1);
            let scanned = graph.equal(&after.get(n::SCANNED), &more);
            claim.goal("one clock for each", scanned);
            after.goals(&mut claim, &boards, &tracked, &square);
            show(&mut claim, circuit, &state);
            claim
        });
    }
    lemma
}

/// The move is linked.
fn link(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/link",
        says: "When the whole list is looked through, one clock makes it right for the board after the move is taken back; \
               two chains never close each other, since two that would are joined before.",
        assumes: &["chains/scan", "chains/delta"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any move", move |graph| {
        let mut claim = Claim::default();
        let state = in_phase(graph, circuit, phase::LINKING);
        let boards = Boards::any(graph);
        let list = List::of(graph, circuit, &state);
        let mv = list.mv();
        let tracked = [graph.word(5), graph.word(5)];
        let square = graph.word(6);
        let squares = [square.clone(), mv.from.clone(), mv.to.clone()];
        list.given(&mut claim, &boards, &tracked, &squares);
        let back = boards.undone(graph, &mv);
        claim.given(back.at_most_32(graph));
        let next = clock(graph, circuit, &state);
        let after = List::of(graph, circuit, &next);
        let [begins, ends_here] = list.taken_out();
        let closes = graph.equal(&begins.end, &ends_here.start);
        claim.goal(
            "no two close each other",
            !graph.all([begins.there, ends_here.there, closes]),
        );
        claim.goal("the position is judged next", after.is(phase::JUDGING));
        after.goals(&mut claim, &back, &tracked, &square);
        show(&mut claim, circuit, &state);
        claim
    });
    lemma
}

/// The list before the first move, and from one move to the next.
fn take_up(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/take-up",
        says: "A query that takes moves back begins with the list right for a board that is the examined one; the next move \
               is taken up with the list right for the board come to.",
        assumes: &["chains/link"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("the first move", move |graph| {
        let mut claim = Claim::default();
        let state = any_free(graph, circuit, false);
        let boards = Boards::start(graph, Boards::any(graph).examined);
        let next = clock(graph, circuit, &state);
        let after = List::of(graph, circuit, &next);
        claim.given(after.is(phase::SCANNING));
        claim.given(after.fits(&boards));
        claim.goal("none is looked at yet", after.begins_to_scan());
        let tracked = [graph.word(5), graph.word(5)];
        after.goals(&mut claim, &boards, &tracked, &graph.word(6));
        claim
    });
    lemma.ask("the next move", move |graph| {
        let mut claim = Claim::default();
        let state = in_phase(graph, circuit, phase::JUDGING);
        let boards = Boards::any(graph);
        let list = List::of(graph, circuit, &state);
        let tracked = [graph.word(5), graph.word(5)];
        let square = graph.word(6);
        list.given(&mut claim, &boards, &tracked, std::slice::from_ref(&square));
        let next = clock(graph, circuit, &state);
        let after = List::of(graph, circuit, &next);
        claim.given(after.fits(&boards));
        let scans = after.is(phase::SCANNING);
        let none = graph.implies(scans, after.begins_to_scan());
        claim.goal("none is looked at yet", none);
        after.goals(&mut claim, &boards, &tracked, &square);
        show(&mut claim, circuit, &state);
        claim
    });
    lemma
}

/// No chain is open exactly if the boards are the same.
fn empty(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/empty",
        says: "When a move has been taken back, no chain is open exactly if the board come to is the examined one on each of \
               the 64 squares; and no more than 32 are open.",
        assumes: &["chains/link"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any list", move |graph| {
        let mut claim = Claim::default();
        let state = in_phase(graph, circuit, phase::JUDGING);
        let boards = Boards::any(graph);
        let list = List::of(graph, circuit, &state);
        let square = graph.word(6);
        list.given(
            &mut claim,
            &boards,
            &[graph.number(0, 5)],
            std::slice::from_ref(&square),
        );
        let none = graph.is(&list.get(n::OPEN), 0);
        let alike = graph.equal(
            &graph.read(&boards.examined, &square),
            &graph.read(&boards.back, &square),
        );
        claim.goal(
            "if none is open any square is the same",
            graph.implies(none, alike),
        );
        claim.goal(
            "if every square is the same none is open",
            graph.implies(same(graph, &boards), none),
        );
        let many = graph.less(&graph.number(32, 6), &list.get(n::OPEN));
        claim.goal("there is room", !many);
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        scan(circuit),
        link(circuit),
        take_up(circuit),
        empty(circuit),
    ]
}
