//! What is read of the memories that hold the board: the rank asked for, of the half in which the board is.

use super::names as n;
use super::{board, room};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, TRUE, Word};
use crate::proof::{Claim, Lemma, Method};

/// A lane with a piece reads of the half of its memory that the board is in.
fn invariant(graph: &Graph, circuit: &Circuit, state: &State) -> Vec<(String, Lit)> {
    let upper = circuit.get(state, n::UPPER)[0];
    let of = |lane: usize, name: &str| circuit.get(state, &n::lane(lane, name))[0];
    (0..n::LANES)
        .map(|lane| {
            let same = graph.same(of(lane, "reads_upper"), upper);
            let holds = graph.implies(of(lane, "busy"), same);
            (format!("lane {lane} reads of the board's half"), holds)
        })
        .collect()
}

/// One of eight ranks' words.
fn choose(graph: &Graph, rank: &[Lit], words: &[Word]) -> Word {
    let rank = graph.decode(rank);
    (0..words[0].len())
        .map(|bit| graph.any((0..words.len()).map(|at| graph.and(rank[at], words[at][bit]))))
        .collect()
}

fn any_clock(graph: &Graph, circuit: &Circuit) -> Claim {
    let mut claim = Claim::default();
    let state = circuit.any_state(graph);
    let given = board::one_board(graph, circuit, &state, &[TRUE; 8])
        .into_iter()
        .chain(room::invariant(graph, circuit, &state))
        .chain(invariant(graph, circuit, &state));
    for (_, holds) in given {
        claim.given(holds);
    }
    let frame = circuit.clock(graph, &state, &[], &[]);
    let planes: Vec<Word> = (0..8).map(|at| circuit.get(&state, &n::rank(at))).collect();
    let standing: Vec<Word> = planes
        .iter()
        .map(|planes| board::standing(graph, planes))
        .collect();
    let mut reads = |memory: &str, asked: Lit, rank: &[Lit], words: &[Word]| {
        let read = frame.word(&format!("{memory}_read_word"));
        let right = graph.equal(&read, &choose(graph, rank, words));
        claim.goal(
            format!("{memory}: the rank asked for"),
            graph.implies(asked, right),
        );
    };
    reads("piece_board", TRUE, &frame.word(n::PIECE_RANK), &planes);
    reads("king_board", TRUE, &frame.word(n::KING_RANK), &standing);
    for lane in 0..n::LANES {
        let of = |name: &str| circuit.get(&state, &n::lane(lane, name));
        let memory = format!("boards_{lane}");
        reads(&memory, of("busy")[0], &of("square")[3..6], &standing);
    }
    for (name, holds) in invariant(graph, circuit, &frame.next()) {
        claim.goal(name, holds);
    }
    claim
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "movegen-fast/reads",
        says: "Of a position whose ranks were all loaded the selector and the king's steps read in every clock the rank \
               they ask for, and a lane with a piece that of the square it is on.",
        assumes: &["movegen-fast/board", "movegen-fast/offers"],
        method: Method::Induction,
        cases: Vec::new(),
    };
    lemma.ask("any clock", move |graph| any_clock(graph, circuit));
    lemma.ask("power-up", move |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        for (name, holds) in invariant(graph, circuit, &state) {
            claim.goal(name, holds);
        }
        claim
    });
    lemma
}
