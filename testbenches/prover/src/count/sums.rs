//! From the bits of moves to their number: each stage adds what the stage before holds.

use super::names as n;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, Word, wide};
use crate::proof::{Claim, Lemma, Method};

/// The sum of words, as wide as the first.
fn sum(graph: &Graph, width: usize, words: &[Word]) -> Word {
    words
        .iter()
        .map(|word| wide(word, width))
        .reduce(|sum, word| graph.add(&sum, &word))
        .unwrap_or_default()
}

/// A word so many times two.
fn doubled(word: &[Lit], times: usize) -> Word {
    std::iter::repeat_n(false.into(), times)
        .chain(word.iter().copied())
        .collect()
}

/// The state a clock later.
fn later(graph: &Graph, circuit: &Circuit, state: &State) -> State {
    circuit.clock(graph, state, &[], &[]).next()
}

/// The lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "count/sums",
        says: "The number of moves to a square is the number of its bits, four times those that count so, if it may be \
               gone to, and 0 if not; the number stored is the sum of those, of the king's moves and of castling and en \
               passant, modulo 1,024, with check, mate and stalemate.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("moves to a square", move |graph| {
        let mut claim = Claim::default();
        let seventh = circuit.any_state(graph);
        let frame = circuit.clock(graph, &seventh, &[], &[]);
        let eighth = frame.next();
        let ninth = later(graph, circuit, &eighth);
        for square in 0..64 {
            let (rank, file) = (square / 8, square % 8);
            let get = |state: &State, name: String| circuit.get(state, &name)[file];
            // The leapers' bits of one clock and what may be gone to, which is known in the next.
            let ones = (0..8).map(|jump| frame.told(&n::leaper(rank, "jumps", jump), file));
            let ones: Vec<Lit> = ones
                .chain((0..2).map(|side| frame.told(&n::leaper(rank, "once", side), file)))
                .collect();
            let fours = [0, 1].map(|side| frame.told(&n::leaper(rank, "four_times", side), file));
            let number = sum(
                graph,
                4,
                &[graph.count(&ones, 4), doubled(&graph.count(&fours, 2), 2)],
            );
            let may = get(&eighth, n::allowed_later(rank));
            for (bit, &right) in number.iter().enumerate() {
                let is = get(&ninth, n::sum("leapers", rank, bit));
                claim.goal(
                    format!("leapers to {square}, bit {bit}"),
                    graph.same(is, graph.and(may, right)),
                );
                let held = get(&eighth, n::sum("leapers", rank, bit));
                claim.goal(
                    format!("leapers to {square}, bit {bit}, go along"),
                    graph.same(get(&ninth, n::leapers_later(bit, rank)), held),
                );
            }
            // Not both, so that the sum is no more than fifteen.
            let once = graph.any(ones[8..].iter().copied());
            claim.goal(
                format!("to {square}: once or four times"),
                !graph.and(once, graph.or(fours[0], fours[1])),
            );
        }
        claim
    });
    lemma.ask("sliders to a square", move |graph| {
        let mut claim = Claim::default();
        let seventh = circuit.any_state(graph);
        let frame = circuit.clock(graph, &seventh, &[], &[]);
        let eighth = frame.next();
        let ninth = later(graph, circuit, &eighth);
        for square in 0..64 {
            let (rank, file) = (square / 8, square % 8);
            let ones: Vec<Lit> = (0..4)
                .flat_map(|line| {
                    let (number, place) = super::stages::place(line, square);
                    ["up", "down"].map(|way| {
                        circuit.get(&seventh, &n::line_moves(8 * line + number, way))[place]
                    })
                })
                .collect();
            let may = circuit.get(&seventh, &n::allowed_later(rank))[file];
            for (bit, right) in graph.count(&ones, 4).into_iter().enumerate() {
                let is = circuit.get(&ninth, &n::sum("sliders", rank, bit))[file];
                claim.goal(
                    format!("sliders to {square}, bit {bit}"),
                    graph.same(is, graph.and(may, right)),
                );
            }
        }
        claim
    });
    lemma.ask("what goes along", move |graph| {
        let mut claim = Claim::default();
        let sixth = circuit.any_state(graph);
        let ninth = (0..3).fold(sixth.clone(), |state, _| later(graph, circuit, &state));
        for rank in 0..8 {
            let king = circuit.get(&sixth, &n::source(rank, "king_set"));
            let then = circuit.get(&ninth, &n::king_later(rank));
            claim.goal(
                format!("the king's moves to rank {rank}"),
                graph.equal(&king, &then),
            );
        }
        let special = circuit.get(&sixth, n::SPECIAL);
        let then = circuit.get(&ninth, n::SPECIAL_LATER);
        claim.goal("castling and en passant", graph.equal(&special, &then));
        let thirteenth = (0..4).fold(ninth, |state, _| later(graph, circuit, &state));
        let check = circuit.get(&sixth, n::CHECKS)[0];
        claim.goal(
            "check",
            graph.same(check, circuit.get(&thirteenth, n::CHECKS)[7]),
        );
        claim
    });
    lemma.ask("moves to a rank", move |graph| {
        let mut claim = Claim::default();
        let ninth = circuit.any_state(graph);
        let tenth = later(graph, circuit, &ninth);
        let special = circuit.get(&ninth, n::SPECIAL_LATER);
        for rank in 0..8 {
            let sliders = (0..4).map(|bit| n::sum("sliders", rank, bit));
            let leapers = (0..4).map(|bit| n::leapers_later(bit, rank));
            let sets: Vec<Word> = sliders
                .chain(leapers)
                .chain([n::king_later(rank)])
                .map(|name| circuit.get(&ninth, &name))
                .chain([if rank == 0 {
                    special.clone()
                } else {
                    Vec::new()
                }])
                .collect();
            for (number, set) in sets.iter().enumerate() {
                let ones = circuit.get(&tenth, &n::ones(rank, number));
                claim.goal(
                    format!("rank {rank}, set {number}"),
                    graph.equal(&ones, &graph.count(set, 4)),
                );
            }
        }
        claim
    });
    lemma.ask("the sum", move |graph| {
        let mut claim = Claim::default();
        // Every stage at once: what one holds against what the one before held.
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        for rank in 0..8 {
            let ones: Vec<Word> = (0..10)
                .map(|set| circuit.get(&state, &n::ones(rank, set)))
                .collect();
            let mut terms = vec![ones[8].clone(), ones[9].clone()];
            for bit in 0..4 {
                terms.push(doubled(&ones[bit], bit));
                terms.push(doubled(&ones[4 + bit], bit));
            }
            let total = circuit.get(&next, &n::rank_total(rank));
            claim.goal(
                format!("rank {rank}"),
                graph.equal(&total, &sum(graph, 8, &terms)),
            );
        }
        for pair in 0..4 {
            let ranks = [2 * pair, 2 * pair + 1];
            let ranks = ranks.map(|rank| circuit.get(&state, &n::rank_total(rank)));
            claim.goal(
                format!("pair {pair}"),
                graph.equal(&circuit.get(&next, &n::pair(pair)), &sum(graph, 9, &ranks)),
            );
        }
        let pairs: Vec<Word> = (0..4)
            .map(|pair| circuit.get(&state, &n::pair(pair)))
            .collect();
        let total = circuit.get(&next, n::TOTAL);
        claim.goal("board", graph.equal(&total, &sum(graph, 10, &pairs)));

        let (count, check) = (
            circuit.get(&state, n::TOTAL),
            circuit.get(&state, n::CHECKS)[7],
        );
        let none = graph.is(&count, 0);
        let flags = [check, graph.and(check, none), graph.and(!check, none)];
        let right = [&count[..], &flags, &graph.number(0, 3)].concat();
        claim.goal("the answer", graph.equal(&frame.word(n::FOUND), &right));
        claim
    });
    lemma
}
