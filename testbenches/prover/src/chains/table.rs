//! The table of the circuit's page, line by line.

use super::names::{self as n, phase};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// A chain's word: its start, its end, its piece.
fn word(start: &[Lit], end: &[Lit], piece: &[Lit]) -> Word {
    [start, end, piece].concat()
}

/// The list after a clock is the one before, but for what is put at a place.
fn put(
    graph: &Graph,
    circuit: &Circuit,
    [state, next]: [&State; 2],
    new: Option<(&[Lit], &[Lit])>,
) -> Lit {
    let [old, new_list] = [state, next].map(|state| circuit.words(state, n::LIST, 32));
    let right = match new {
        Some((place, word)) => graph.written(&old, TRUE, &place[..5], word),
        None => old,
    };
    graph.equal(&new_list.concat(), &right.concat())
}

/// Which chains a move takes out, and what is put at the end of the list, in any state.
fn rows(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "chains/table",
        says: "A chain read stays, moved up behind those that stay, or is taken out: B-C if it starts where the move A-B went, \
               else D-A if it is of the move's piece and ends where it came from. What is then put at the end, from any \
               state: neither, A-B; B-C, A-C; B-A, nothing; D-A, D-B; B-C and D-A, D-C; B-C and C-A, nothing.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("a chain read", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::SCANNING, 3));
        let get = |name| circuit.get(&state, name);
        claim.given(!graph.is(&get(n::SCANNED), 0));
        let next = circuit
            .clock(graph, &state, &[(n::RESET, vec![FALSE])], &[])
            .next();
        let after = |name| circuit.get(&next, name);
        let read = get(n::CHAIN);
        let (start, end, piece) = (&read[0..6], &read[6..12], &read[12..16]);
        let begins = graph.equal(start, &get(n::TO));
        let ends = graph.all([
            graph.equal(end, &get(n::FROM)),
            graph.equal(piece, &get(n::PIECE)),
            !begins,
        ]);
        let stays = !graph.or(begins, ends);
        let place = get(n::LEFT_OPEN);
        let moved = put(graph, circuit, [&state, &next], Some((&place, &read)));
        let none = put(graph, circuit, [&state, &next], None);
        claim.goal("one that stays", graph.implies(stays, moved));
        claim.goal("one that does not", graph.or(stays, none));
        let behind = graph.choose(stays, &graph.plus(&place, 1), &place);
        claim.goal("how many stay", graph.equal(&after(n::LEFT_OPEN), &behind));
        for (name, register, taken, square, its) in [
            (
                "the one that starts there",
                n::BEGINS,
                begins,
                n::ITS_END,
                end,
            ),
            (
                "the one that ends there",
                n::ENDS,
                ends,
                n::ITS_START,
                start,
            ),
        ] {
            let noted = graph.choose(taken, its, &get(square));
            let both = graph.and(
                graph.same(after(register)[0], graph.or(get(register)[0], taken)),
                graph.equal(&after(square), &noted),
            );
            claim.goal(name, both);
        }
        claim
    });
    lemma.ask("what is put", move |graph| {
        let mut claim = Claim::default();
        let mut state = circuit.any_state(graph);
        circuit.set(&mut state, n::PHASE, &graph.number(phase::LINKING, 3));
        let get = |name| circuit.get(&state, name);
        let next = circuit
            .clock(graph, &state, &[(n::RESET, vec![FALSE])], &[])
            .next();
        let (a, b, piece) = (get(n::FROM), get(n::TO), get(n::PIECE));
        let (bc, da) = (get(n::BEGINS)[0], get(n::ENDS)[0]);
        let (c, d) = (get(n::ITS_END), get(n::ITS_START));
        let (c_is_a, c_is_d) = (graph.equal(&c, &a), graph.equal(&c, &d));
        let kept = get(n::LEFT_OPEN);
        let open = circuit.get(&next, n::OPEN);
        let nothing = graph.and(
            put(graph, circuit, [&state, &next], None),
            graph.equal(&open, &kept),
        );
        let is = |start: &Word, end: &Word| {
            let new = word(start, end, &piece);
            graph.and(
                put(graph, circuit, [&state, &next], Some((&kept, &new))),
                graph.equal(&open, &graph.plus(&kept, 1)),
            )
        };
        for (name, when, holds) in [
            ("neither", vec![!bc, !da], is(&a, &b)),
            ("B-C", vec![bc, !da, !c_is_a], is(&a, &c)),
            ("B-A", vec![bc, c_is_a], nothing),
            ("D-A", vec![!bc, da], is(&d, &b)),
            ("B-C and D-A", vec![bc, da, !c_is_a, !c_is_d], is(&d, &c)),
            ("B-C and C-A", vec![bc, da, c_is_d], nothing),
        ] {
            claim.goal(name, graph.implies(graph.all(when), holds));
        }
        claim
    });
    lemma
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![rows(circuit)]
}
