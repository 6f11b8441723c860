//! Lemma `reads`: each read of a memory with the board returns the requested rank, from the half that contains the
//! current board.

use super::names as n;
use super::{board, queue_space};
use kit::prelude::*;

/// Whether a lane with a piece reads the half of its memory that contains the board.
fn invariant(state: &State<'_>) -> Vec<(String, Lit)> {
    let upper = state.bit(n::UPPER);
    let of = |lane: usize, name: &str| state.bit(&n::lane(lane, name));
    (0..n::LANES)
        .map(|lane| {
            let same = of(lane, "reads_upper").same(upper);
            let holds = of(lane, "busy").implies(same);
            (format!("lane {lane} reads the board's half"), holds)
        })
        .collect()
}

/// Returns one of the words of eight ranks.
fn choose(rank: &[Lit], words: &[Word]) -> Word {
    let rank = decode(rank);
    (0..words[0].len())
        .map(|bit| any((0..words.len()).map(|at| rank[at] & words[at][bit])))
        .collect()
}

fn any_clock(circuit: &Circuit, claim: &mut Claim) {
    let state = circuit.any_state();
    let copies = board::one_board(&state, &[TRUE; 8])
        .into_iter()
        .chain(queue_space::invariant(&state))
        .chain(invariant(&state));
    claim.assume_all(copies);
    let frame = state.clock(&[], &[]);
    let planes: Vec<Word> = (0..8).map(|at| state.get(&n::rank(at))).collect();
    let standing: Vec<Word> = planes
        .iter()
        .map(|planes| board::standing(planes))
        .collect();
    let mut reads = |memory: &str, requested: Lit, rank: &[Lit], words: &[Word]| {
        let read = frame.word(&format!("{memory}_read_word"));
        let right = equal(&read, &choose(rank, words));
        claim.assert(
            format!("{memory}: the rank requested"),
            requested.implies(right),
        );
    };
    reads("piece_board", TRUE, &frame.word(n::PIECE_RANK), &planes);
    reads("king_board", TRUE, &frame.word(n::KING_RANK), &standing);
    for lane in 0..n::LANES {
        let of = |name: &str| state.get(&n::lane(lane, name));
        let memory = format!("boards_{lane}");
        reads(&memory, of("busy")[0], &of("square")[3..6], &standing);
    }
    claim.assert_all(invariant(&frame.next()));
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen-fast/reads",
        "Once all ranks of a position are loaded, the selector and the king's steps read the rank that they request in \
         every clock, and a lane with a piece reads the rank of the square that it is on.",
        "board offers",
    );
    lemma.case("any clock", move |claim| any_clock(circuit, claim));
    lemma.case("power-up", move |claim| {
        let state = circuit.initial_state();
        claim.assert_all(invariant(&state));
    });
    lemma
}
