//! Proves that the remaining stages add up the bits of the moves (lemma `sums`).
//!
//! Each stage is compared with the sum of the stage before.

use super::names as n;
use kit::prelude::*;

/// Returns the sum of words, in this width.
fn sum(width: usize, words: &[Word]) -> Word {
    words
        .iter()
        .map(|word| wide(word, width))
        .reduce(|sum, word| add(&sum, &word))
        .unwrap_or_default()
}

/// Doubles a word this many times.
fn doubled(word: &[Lit], times: usize) -> Word {
    std::iter::repeat_n(false.into(), times)
        .chain(word.iter().copied())
        .collect()
}

/// Returns the state one clock later.
fn later<'a>(state: &State<'a>) -> State<'a> {
    state.clock(&[], &[]).next()
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "count/sums",
        "If a square is an allowed destination, the number of moves to it is the number of its bits, where a \
         promotion's bit counts four times; otherwise it is 0. The stored answer is the sum of these numbers, of the \
         king's moves, and of castling and en passant, modulo 1,024, together with check, mate and stalemate.",
        "",
    );
    lemma.case("moves to a square", move |claim| {
        let seventh = circuit.any_state();
        let frame = seventh.clock(&[], &[]);
        let eighth = frame.next();
        let ninth = later(&eighth);
        for square in 0..64 {
            let (rank, file) = (square / 8, square % 8);
            let get = |state: &State<'_>, name: String| state.get(&name)[file];
            // The leapers' bits of one clock, and the allowed squares, which are known one clock later.
            let ones = (0..8).map(|jump| frame.bit_or_false(&n::leaper(rank, "jumps", jump), file));
            let ones: Vec<Lit> = ones
                .chain((0..2).map(|side| frame.bit_or_false(&n::leaper(rank, "once", side), file)))
                .collect();
            let fours =
                [0, 1].map(|side| frame.bit_or_false(&n::leaper(rank, "four_times", side), file));
            let number = sum(
                4,
                &[count_ones(&ones, 4), doubled(&count_ones(&fours, 2), 2)],
            );
            let may = get(&eighth, n::allowed_later(rank));
            for (bit, &right) in number.iter().enumerate() {
                let is = get(&ninth, n::sum("leapers", rank, bit));
                claim.assert(
                    format!("leapers to {square}, bit {bit}"),
                    is.same(may & right),
                );
                let held = get(&eighth, n::sum("leapers", rank, bit));
                claim.assert(
                    format!("leapers to {square}, bit {bit}, in the next stage"),
                    get(&ninth, n::leapers_later(bit, rank)).same(held),
                );
            }
            // At most one of the two, so the sum is at most fifteen.
            let once = any(ones[8..].iter().copied());
            claim.assert(
                format!("to {square}: counted once or four times"),
                !(once & (fours[0] | fours[1])),
            );
        }
    });
    lemma.case("sliders to a square", move |claim| {
        let seventh = circuit.any_state();
        let frame = seventh.clock(&[], &[]);
        let eighth = frame.next();
        let ninth = later(&eighth);
        for square in 0..64 {
            let (rank, file) = (square / 8, square % 8);
            let ones: Vec<Lit> = (0..4)
                .flat_map(|line| {
                    let (number, place) = super::stages::place(line, square);
                    ["up", "down"]
                        .map(|way| seventh.get(&n::line_moves(8 * line + number, way))[place])
                })
                .collect();
            let may = seventh.get(&n::allowed_later(rank))[file];
            for (bit, right) in count_ones(&ones, 4).into_iter().enumerate() {
                let is = ninth.get(&n::sum("sliders", rank, bit))[file];
                claim.assert(
                    format!("sliders to {square}, bit {bit}"),
                    is.same(may & right),
                );
            }
        }
    });
    lemma.case("what goes along", move |claim| {
        let sixth = circuit.any_state();
        let ninth = (0..3).fold(sixth.clone(), |state, _| later(&state));
        for rank in 0..8 {
            let king = sixth.get(&n::source(rank, "king_set"));
            let then = ninth.get(&n::king_later(rank));
            claim.assert(
                format!("the king's moves to rank {rank}"),
                equal(&king, &then),
            );
        }
        let special = sixth.get(n::SPECIAL);
        let then = ninth.get(n::SPECIAL_LATER);
        claim.assert("castling and en passant", equal(&special, &then));
        let thirteenth = (0..4).fold(ninth, |state, _| later(&state));
        let check = sixth.get(n::CHECKS)[0];
        claim.assert("check", check.same(thirteenth.get(n::CHECKS)[7]));
    });
    lemma.case("moves to a rank", move |claim| {
        let ninth = circuit.any_state();
        let tenth = later(&ninth);
        let special = ninth.get(n::SPECIAL_LATER);
        for rank in 0..8 {
            let sliders = (0..4).map(|bit| n::sum("sliders", rank, bit));
            let leapers = (0..4).map(|bit| n::leapers_later(bit, rank));
            let sets: Vec<Word> = sliders
                .chain(leapers)
                .chain([n::king_later(rank)])
                .map(|name| ninth.get(&name))
                .chain([if rank == 0 {
                    special.clone()
                } else {
                    Vec::new()
                }])
                .collect();
            for (number, set) in sets.iter().enumerate() {
                let ones = tenth.get(&n::ones(rank, number));
                claim.assert(
                    format!("rank {rank}, set {number}"),
                    equal(&ones, &count_ones(set, 4)),
                );
            }
        }
    });
    lemma.case("the sum", move |claim| {
        // Every stage at once: compare its contents with those of the stage before.
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        for rank in 0..8 {
            let ones: Vec<Word> = (0..10).map(|set| state.get(&n::ones(rank, set))).collect();
            let mut terms = vec![ones[8].clone(), ones[9].clone()];
            for bit in 0..4 {
                terms.push(doubled(&ones[bit], bit));
                terms.push(doubled(&ones[4 + bit], bit));
            }
            let total = next.get(&n::rank_total(rank));
            claim.assert(format!("rank {rank}"), equal(&total, &sum(8, &terms)));
        }
        for pair in 0..4 {
            let ranks = [2 * pair, 2 * pair + 1];
            let ranks = ranks.map(|rank| state.get(&n::rank_total(rank)));
            claim.assert(
                format!("pair {pair}"),
                equal(&next.get(&n::pair(pair)), &sum(9, &ranks)),
            );
        }
        let pairs: Vec<Word> = (0..4).map(|pair| state.get(&n::pair(pair))).collect();
        let total = next.get(n::TOTAL);
        claim.assert("board", equal(&total, &sum(10, &pairs)));

        let (count, check) = (state.get(n::TOTAL), state.get(n::CHECKS)[7]);
        let none = is(&count, 0);
        let flags = [check, (check & none), (!check & none)];
        let right = [&count[..], &flags, &constant(0, 3)].concat();
        claim.assert("the answer", frame.equals(n::FOUND, &right));
    });
    lemma
}
