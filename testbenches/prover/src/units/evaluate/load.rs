//! Proves that a load takes 96 steps per side, that each step requests two rows, and that together they request every
//! square and every row of the bias once (lemma `load`).

use super::control::{LAST_STEP, ask, invariant, moves, place};
use super::moves::turned;
use super::names as n;
use kit::prelude::*;

/// Clocks from a load's acceptance to its value.
const LATENCY: usize = 12;
/// Number of steps per side that request the pieces' rows; the other steps request the rows of the bias.
const BOARD_STEPS: u64 = 32;
/// The piece kind whose rows add up to the bias.
const BIAS: u64 = 7;

/// The inputs while a load is requested.
fn wants() -> [(&'static str, Word); 2] {
    [
        (n::REQUEST_VALID, vec![TRUE]),
        (n::KIND, constant(ask::LOAD, 2)),
    ]
}

/// A step of a load, and the clocks after it.
fn step<'a>(circuit: &'a Circuit, claim: &mut Claim, clocks: usize) -> (State<'a>, Vec<Frame<'a>>) {
    let state = circuit.any_state();
    claim.assume_all(invariant(&state));
    claim.assume(state.bit(n::LOADING) & state.bit(n::SCANNING));
    let mut frames = vec![moves(&state, &wants(), &[])];
    for clock in 0..clocks {
        let next = moves(&frames[clock].next(), &[], &[]);
        frames.push(next);
    }
    (state, frames)
}

fn steps(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "evaluate/load",
        "A load waits until the move before it has requested its rows. Then it takes 96 steps for White and 96 for \
         Black, as long as the request is held. The unit accepts the load in the last step and offers its value 12 \
         clocks later. A step requests the rows of two squares of the board, or two of the 128 rows of the bias. For \
         each side the steps request each square and each row of the bias once. All rows are added; the linear entries \
         of White's pieces are added and those of Black's are subtracted. For each side, the first step starts from 0, \
         the others add to the sums, and the last completes them. The unit writes the complete sums and the board to \
         the first entry of the line.",
        "invariant",
    );
    lemma.case("begins", |claim| {
        let state = circuit.any_state();
        claim.assume_all(invariant(&state));
        let frame = moves(&state, &[], &[]);
        let next = frame.next();
        let wants = frame.bit(n::REQUEST_VALID) & frame.is(n::KIND, ask::LOAD);
        let (loading, scanning) = (state.bit(n::LOADING), state.bit(n::SCANNING));
        let free = !state.bit(n::MOVING) | state.is(n::COUNT, 3);
        let waits = loading & !scanning;
        let ready = state.is(n::LEAD, 3);
        let more = next.equals(n::LEAD, &plus(&state.get(n::LEAD), 1));
        claim.assert_all(kit::lines! {
            "a load begins when the first stage is free" => (!loading).implies(next.bit(n::LOADING).same(free & wants));
            "a load that begins waits for four clocks" =>
                (!loading).implies(next.is(n::LEAD, 0) & !next.bit(n::SCANNING));
            "each clock of waiting is counted" => waits.implies(next.bit(n::SCANNING).same(ready) & more);
            "a load ends if the request is withdrawn" => (loading & !wants).implies(!next.bit(n::LOADING));
            "a waiting load continues while the request is held" => (waits & wants).implies(next.bit(n::LOADING));
        });
    });
    lemma.case("a step", |claim| {
        let (state, frames) = step(circuit, claim, 5);
        let (number, black) = (state.get(n::STEPS), state.bit(n::SCANS_BLACK));
        let ranks = n::REQUEST_RANKS.map(|name| frames[0].word(name));
        let context = frames[0].word(n::CONTEXT);
        let last = is(&number, LAST_STEP);
        let ends = last & black;
        // The board, written in two of White's steps.
        let upper = number[4];
        let writes = !black & (is(&number, 0) | is(&number, 16));
        let writing = frames[0].bit(n::BOARD_WRITE);
        claim.assert("when the board is written", writing.same(writes));
        let first = constant(0, 5);
        let there = frames[0].equals(n::BOARD_WRITTEN, &place(upper, &first, &context));
        claim.assert("where the board is written", writes.implies(there));
        for (rank, name) in n::BOARD_WORDS.into_iter().enumerate() {
            let right = choose(upper, &ranks[4 + rank], &ranks[rank]);
            let same = frames[0].equals(name, &right);
            claim.assert(format!("rank {rank} of the half that is written"), writes.implies(same));
        }
        // What comes next.
        let next = frames[0].next();
        let after = choose(last, &constant(0, 7), &plus(&number, 1));
        claim.assert_all(kit::lines! {
            "the load is accepted in the last step" => frames[0].bit(n::REQUEST_READY).same(ends);
            "the last step ends it" => next.bit(n::LOADING).same(!ends);
            "the number of the next step" => ends | (next.bit(n::SCANNING) & next.equals(n::STEPS, &after));
            "the side of the next step" => ends | next.bit(n::SCANS_BLACK).same(black | last);
        });
        // The two pieces, or two rows of the bias.
        let board: Vec<Word> = ranks.iter().flat_map(|rank| rank.chunks(4).map(<[Lit]>::to_vec)).collect();
        let of_board = less(&number, &constant(BOARD_STEPS, 7));
        let mut men = Vec::new();
        for which in 0..2 {
            let second: Lit = (which == 1).into();
            let place = [&[second], &number[..5]].concat();
            let bias = [&constant(BIAS, 3)[..], &[second]].concat();
            let nibble = choose(of_board, &read_at(&board, &place), &bias);
            let square = choose(of_board, &place, &number[..6]);
            let row = [&turned(&square, black)[..], &nibble[..3], &[nibble[3] ^ black]].concat();
            let entry = [&turned(&square, nibble[3])[..], &nibble[..3], &[black]].concat();
            let name = ["first square", "second square"][which];
            let frame = &frames[2];
            claim.assert_all([
                (format!("{name}: row"), frame.equals(n::ROW_ADDRESSES[which], &row)),
                (
                    format!("{name}: linear entry"),
                    frame.equals(n::LINEAR_ADDRESSES[which], &entry),
                ),
                (
                    format!("{name}: whether its entry is negated"),
                    frames[3].bit(n::NEGATE[which]).same(nibble[3]),
                ),
            ]);
            let kind = &nibble[..3];
            men.push(!is(kind, 0) & !is(kind, BIAS));
        }
        claim.assert("both rows are added", !frames[3].bit(n::SUBTRACT));
        let right = frames[3].equals(n::MORE_MEN, &count_ones(&men, 7));
        claim.assert("the change of the number of pieces", right);
        // The sums.
        let begins = is(&number, 0);
        let done = &frames[5];
        let complete = all([
            done.bit(n::FINISHED_BLACK).same(black),
            done.equals(n::FINISHED_CONTEXT, &context),
            done.bit(n::STACK_WRITE),
            done.equals(n::STACK_WRITTEN, &place(black, &first, &context)),
        ]);
        claim.assert_all(kit::lines! {
            "the sums start from 0 or continue" => n::from_sums(&frames[4]).same(!begins) & !frames[4].bit(n::FROM_STACK);
            "the sums are complete in a side's last step" => done.bit(n::FINISHED).same(last);
            "complete sums are written" => last.implies(complete);
            "incomplete sums are not written" => last | !done.bit(n::STACK_WRITE);
        });
    });
    lemma.case("the value", |claim| {
        let (state, frames) = step(circuit, claim, LATENCY);
        claim.assume(state.is(n::STEPS, LAST_STEP) & state.bit(n::SCANS_BLACK));
        let value = &frames[LATENCY];
        claim.assert("the value is offered", value.bit(n::VALUE_VALID));
        let context = value.equals(n::VALUE_CONTEXT, &frames[0].word(n::CONTEXT));
        claim.assert("the value has the load's context", context);
    });
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![steps(circuit)]
}
