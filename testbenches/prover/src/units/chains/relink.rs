//! Proves that the list of chains stays correct, with one lemma for each kind of clock: `take-up`, `scan`, `link`.
//!
//! Lemma `empty` then concludes when the two boards are equal.

use super::list::List;
use super::moves::any_free;
use super::names::{self as n, phase};
use kit::prelude::*;
use spec::chains::{Boards, same};

/// Returns the state after a clock of a walk without reset.
fn clock<'a>(state: &State<'a>) -> State<'a> {
    state.clock(&[(n::RESET, vec![FALSE])], &[]).next()
}

fn in_phase(circuit: &Circuit, phase: u64) -> State<'_> {
    let mut state = circuit.any_state();
    state.set_number(n::PHASE, phase);
    state
}

fn show(claim: &mut Claim, state: &State<'_>) {
    claim.show_registers(
        state,
        &[
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
        ],
    );
}

/// Returns the lemma about a clock of the scan, which examines one chain or, in a move's first clock, none.
fn scan(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "chains/scan",
        "Each clock of the scan keeps the list correct for the board reached before the move is taken back. The scan \
         takes out a chain that starts on the move's destination, and a chain of an identical piece that ends on the \
         move's source; every other chain stays open. After the last chain, the unit links the move.",
        "exclusive",
    );
    for (name, reads) in [("first clock", false), ("a chain read", true)] {
        lemma.case(name, move |claim| {
            let mut state = in_phase(circuit, phase::SCANNING);
            let boards = Boards::any();
            if !reads {
                state.set_number(n::SCANNED, 0);
            }
            let read = List::of(&state).pending()[..5].to_vec();
            if reads {
                claim.assume(!List::of(&state).begins_to_scan());
                let word = read_at(&state.words(n::LIST, 32), &read);
                state.set(n::CHAIN, &word);
            }
            let list = List::of(&state);
            let tracked = [free_word(5), free_word(5)];
            let square = free_word(6);
            let indices = [tracked[0].clone(), tracked[1].clone(), read];
            list.assume(claim, &boards, &indices, std::slice::from_ref(&square));
            let next = clock(&state);
            let after = List::of(&next);
            let last = list.equals(n::SCANNED, &list.get(n::OPEN));
            let more = plus(&list.get(n::SCANNED), 1);
            let scanned = after.equals(n::SCANNED, &more);
            claim.assert_all(kit::lines! {
                "after the last chain the move is linked" => after.is(phase::LINKING).same(last);
                "before that, the next chain is read" => after.is(phase::SCANNING).same(!last);
                "one more chain has been examined" => scanned;
            });
            after.goals(claim, &boards, &tracked, &square);
            show(claim, &state);
        });
    }
    lemma
}

/// Returns the lemma about the clock that links the chains of a move.
fn link(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "chains/link",
        "After the scan, one clock makes the list correct for the board after the move is taken back. The two chains \
         that a move takes out never close each other, because such chains were joined earlier.",
        "scan delta",
    )
    .with_case("any move", move |claim| {
        let state = in_phase(circuit, phase::LINKING);
        let boards = Boards::any();
        let list = List::of(&state);
        let mv = list.mv();
        let tracked = [free_word(5), free_word(5)];
        let square = free_word(6);
        let squares = [square.clone(), mv.from.clone(), mv.to.clone()];
        list.assume(claim, &boards, &tracked, &squares);
        let back = boards.undone(&mv);
        claim.assume(back.at_most_32());
        let next = clock(&state);
        let after = List::of(&next);
        let [begins, ends_here] = list.taken_out();
        let closes = equal(&begins.end, &ends_here.start);
        claim.assert_all(kit::lines! {
            "no two chains close each other" => !all([begins.there, ends_here.there, closes]);
            "the position is judged next" => after.is(phase::JUDGING);
        });
        after.goals(claim, &back, &tracked, &square);
        show(claim, &state);
    })
}

/// Returns the lemma about the list before the first move and between two moves.
fn take_up(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "chains/take-up",
        "When a query starts to take back its first move, the list is correct for two equal boards. When it starts to \
         take back the next move, the list is correct for the board reached.",
        "link",
    );
    lemma.case("the first move", move |claim| {
        let state = any_free(circuit, false);
        let boards = Boards::start(Boards::any().examined);
        let next = clock(&state);
        let after = List::of(&next);
        claim.assume(after.is(phase::SCANNING));
        claim.assume(after.fits(&boards));
        claim.assert("no chain has been examined", after.begins_to_scan());
        let tracked = [free_word(5), free_word(5)];
        after.goals(claim, &boards, &tracked, &free_word(6));
    });
    lemma.case("the next move", move |claim| {
        let state = in_phase(circuit, phase::JUDGING);
        let boards = Boards::any();
        let list = List::of(&state);
        let tracked = [free_word(5), free_word(5)];
        let square = free_word(6);
        list.assume(claim, &boards, &tracked, std::slice::from_ref(&square));
        let next = clock(&state);
        let after = List::of(&next);
        claim.assume(after.fits(&boards));
        let scans = after.is(phase::SCANNING);
        let none = scans.implies(after.begins_to_scan());
        claim.assert("no chain has been examined", none);
        after.goals(claim, &boards, &tracked, &square);
        show(claim, &state);
    });
    lemma
}

/// Returns the lemma that no chain is open exactly if the boards are equal.
fn empty(circuit: &Circuit) -> Lemma<'_> {
    Lemma::induction(
        "chains/empty",
        "When a move has been taken back, no chain is open exactly if the board reached equals the examined one on \
         each of the 64 squares. At most 32 chains are open.",
        "link",
    )
    .with_case("any list", move |claim| {
        let state = in_phase(circuit, phase::JUDGING);
        let boards = Boards::any();
        let list = List::of(&state);
        let square = free_word(6);
        list.assume(
            claim,
            &boards,
            &[constant(0, 5)],
            std::slice::from_ref(&square),
        );
        let none = state.is(n::OPEN, 0);
        let alike = equal(
            &read_at(&boards.examined, &square),
            &read_at(&boards.back, &square),
        );
        let many = less(&constant(32, 6), &list.get(n::OPEN));
        claim.assert_all(kit::lines! {
            "if no chain is open, every square is the same" => none.implies(alike);
            "if every square is the same, no chain is open" => same(&boards).implies(none);
            "at most 32 chains are open" => !many;
        });
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![
        scan(circuit),
        link(circuit),
        take_up(circuit),
        empty(circuit),
    ]
}
