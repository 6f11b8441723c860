//! The table of the unit's documentation: what one clock of the scan and one link do to the list, from any state (lemma
//! `table`).

use super::names::{self as n, phase};
use kit::prelude::*;

/// Returns a chain's word: its start, end and piece.
fn word(start: &[Lit], end: &[Lit], piece: &[Lit]) -> Word {
    [start, end, piece].concat()
}

/// Whether the list is unchanged after a clock, except for a word that is written.
fn put([state, next]: [&State<'_>; 2], new: Option<(&[Lit], &[Lit])>) -> Lit {
    let [old, new_list] = [state, next].map(|state| state.words(n::LIST, 32));
    let right = match new {
        Some((place, word)) => written(&old, TRUE, &place[..5], word),
        None => old,
    };
    equal(&new_list.concat(), &right.concat())
}

/// Returns the lemma about the chains that a move takes out of the list, and those that it appends, in any state.
fn rows(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "chains/table",
        "Take a move A-B. The unit takes out the chain B-C that starts on the move's destination, and the chain D-A of \
         the move's piece that ends on its source; any other chain stays and moves up behind those that stay. From any \
         state, the chain that the unit then appends depends on those taken out. Neither: A-B. B-C: A-C. B-A: nothing. \
         D-A: D-B. B-C and D-A: D-C. B-C and C-A: nothing.",
        "",
    );
    lemma.case("a chain read", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::SCANNING);
        let get = |name| state.get(name);
        claim.assume(!state.is(n::SCANNED, 0));
        let next = state.clock(&[(n::RESET, vec![FALSE])], &[]).next();
        let after = |name| next.get(name);
        let read = get(n::CHAIN);
        let (start, end, piece) = (&read[0..6], &read[6..12], &read[12..16]);
        let begins = equal(start, &get(n::TO));
        let ends = all([
            equal(end, &get(n::FROM)),
            equal(piece, &get(n::PIECE)),
            !begins,
        ]);
        let stays = !(begins | ends);
        let place = get(n::LEFT_OPEN);
        let moved = put([&state, &next], Some((&place, &read)));
        let none = put([&state, &next], None);
        claim.assert("a chain that stays", stays.implies(moved));
        claim.assert("a chain that does not stay", stays | none);
        let behind = choose(stays, &plus(&place, 1), &place);
        claim.assert(
            "the number of chains that stay",
            equal(&after(n::LEFT_OPEN), &behind),
        );
        for (name, register, taken, square, its) in [
            (
                "the chain that starts where the move went",
                n::BEGINS,
                begins,
                n::ITS_END,
                end,
            ),
            (
                "the chain that ends where the move came from",
                n::ENDS,
                ends,
                n::ITS_START,
                start,
            ),
        ] {
            let noted = choose(taken, its, &get(square));
            let both =
                after(register)[0].same(get(register)[0] | taken) & equal(&after(square), &noted);
            claim.assert(name, both);
        }
    });
    lemma.case("the chain put at the end", move |claim| {
        let mut state = circuit.any_state();
        state.set_number(n::PHASE, phase::LINKING);
        let get = |name| state.get(name);
        let next = state.clock(&[(n::RESET, vec![FALSE])], &[]).next();
        let (a, b, piece) = (get(n::FROM), get(n::TO), get(n::PIECE));
        let (bc, da) = (get(n::BEGINS)[0], get(n::ENDS)[0]);
        let (c, d) = (get(n::ITS_END), get(n::ITS_START));
        let (c_is_a, c_is_d) = (equal(&c, &a), equal(&c, &d));
        let kept = get(n::LEFT_OPEN);
        let open = next.get(n::OPEN);
        let nothing = put([&state, &next], None) & equal(&open, &kept);
        let is = |start: &Word, end: &Word| {
            let new = word(start, end, &piece);
            put([&state, &next], Some((&kept, &new))) & equal(&open, &plus(&kept, 1))
        };
        for (name, when, holds) in [
            ("neither", vec![!bc, !da], is(&a, &b)),
            ("B-C", vec![bc, !da, !c_is_a], is(&a, &c)),
            ("B-A", vec![bc, c_is_a], nothing),
            ("D-A", vec![!bc, da], is(&d, &b)),
            ("B-C and D-A", vec![bc, da, !c_is_a, !c_is_d], is(&d, &c)),
            ("B-C and C-A", vec![bc, da, c_is_d], nothing),
        ] {
            claim.assert(name, all(when).implies(holds));
        }
    });
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![rows(circuit)]
}
