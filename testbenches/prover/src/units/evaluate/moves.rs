//! Proves what the evaluator does after it accepts a move or pass: which rows of weights it requests and which board it
//! writes (lemma `men`), and in which clocks it uses the memories and offers the value (lemma `times`).
//!
//! Both lemmas start from any state that satisfies the invariant of `control.rs`.
//!
//! The evaluator follows up to eight games, its *contexts*. A context's *line* is the stack of its positions, and an
//! *entry* of the line is one position. A *row* is the weights of one piece on one square in the hidden sums of one
//! perspective; the piece's *linear entry* is its weight in the linear sum.

use super::control::{ask, invariant, moves, place};
use super::names as n;
use crate::units::make::any_play;
use kit::prelude::*;
use spec::rules::kind;

/// Clocks from a move's acceptance to its value.
const LATENCY: usize = 18;

/// An accepted move or pass, and the clocks after it. The pipeline advances in all of them. Nothing is assumed about
/// requests before or after this one.
struct Run<'a> {
    frames: Vec<Frame<'a>>,
    context: Word,
    entry: Word,
}

impl<'a> Run<'a> {
    /// Accepts the request and runs `clocks` more clocks. `ranks` are the words that the board's memory returns.
    fn of(
        circuit: &'a Circuit,
        claim: &mut Claim,
        request: &[(&str, Word)],
        ranks: Option<&[Word]>,
        clocks: usize,
    ) -> Run<'a> {
        let mut state = circuit.any_state();
        claim.assume_all(invariant(&state));
        let valid = (n::REQUEST_VALID, vec![TRUE]);
        let first = moves(&state, &[request, &[valid]].concat(), &[]);
        claim.assume(first.bit(n::REQUEST_READY));
        let context = first.word(n::CONTEXT);
        let lines = n::LINES.map(|name| state.get(name));
        let entry = read_at(&lines, &context);
        let mut frames = vec![first];
        for clock in 1..=clocks {
            state = frames[clock - 1].next();
            let half = |ranks: &[Word], half: usize| {
                let names = n::BOARD_READ.into_iter();
                names
                    .zip(ranks[4 * half..][..4].to_vec())
                    .collect::<Vec<_>>()
            };
            let read = match (ranks, clock) {
                (Some(ranks), 2 | 4) => half(ranks, 0),
                (Some(ranks), 3 | 5) => half(ranks, 1),
                _ => Vec::new(),
            };
            frames.push(moves(&state, &[], &read));
        }
        Run {
            frames,
            context,
            entry,
        }
    }

    /// The addresses of the line's entries before and after the request. In the memory of boards, `side` is the half of
    /// the board; in the memory of sums, it is White or Black.
    fn places(&self, side: bool) -> [Word; 2] {
        let after = plus(&self.entry, 1);
        [&self.entry, &after].map(|entry| place(side.into(), entry, &self.context))
    }
}

/// A piece whose row of weights is requested.
struct Man {
    kind: Word,
    square: Word,
    black: Lit,
}

impl Man {
    /// Decodes a row address from White's perspective.
    fn of(address: &[Lit]) -> Man {
        Man {
            square: address[..6].to_vec(),
            kind: address[6..9].to_vec(),
            black: address[9],
        }
    }

    fn is_there(&self) -> Lit {
        any(self.kind.iter().copied())
    }

    fn is_on(&self, square: u64) -> Lit {
        self.is_there() & is(&self.square, square)
    }

    fn nibble(&self) -> Word {
        [&self.kind[..], &[self.black]].concat()
    }
}

/// Numbers the square from the other side of the board (rank 0 becomes rank 7) if `when` holds.
pub fn turned(square: &[Lit], when: Lit) -> Word {
    let rank = |(bit, &lit): (usize, &Lit)| if bit < 3 { lit } else { lit ^ when };
    square.iter().enumerate().map(rank).collect()
}

/// Returns the arriving and the leaving pieces whose rows are requested from White's perspective. Asserts that the same
/// pieces' rows are requested from Black's perspective, that the circuit selects these pieces' linear entries with the
/// right signs, and that it changes the number of pieces accordingly.
fn asked(claim: &mut Claim, run: &Run<'_>) -> [[Man; 2]; 2] {
    let address = |clock: usize, which: usize| run.frames[clock].word(n::ROW_ADDRESSES[which]);
    let white = [0, 1].map(|which| [5, 6].map(|clock| Man::of(&address(clock, which))));
    let seen_by_white = |which: usize, pair: usize| &white[which][pair];
    for pair in 0..2 {
        for which in 0..2 {
            let man = seen_by_white(which, pair);
            let name = format!(
                "pair {pair}, {}",
                ["arriving piece", "leaving piece"][which]
            );
            let seen = turned(&man.square, TRUE);
            let black = [&seen[..], &man.kind, &[!man.black]].concat();
            let same = equal(&address(7 + pair, which), &black);
            claim.assert(
                format!("{name}: the same piece from Black's perspective"),
                same,
            );
            let owned = turned(&man.square, man.black);
            for side in 0..2 {
                let frame = &run.frames[5 + 2 * side + pair];
                let entry = [&owned[..], &man.kind, &[(side == 1).into()]].concat();
                let right = frame.equals(n::LINEAR_ADDRESSES[which], &entry);
                claim.assert(format!("{name}: its linear entry for side {side}"), right);
                let negated = run.frames[6 + 2 * side + pair].bit(n::NEGATE[which]);
                let right = negated.same(man.black ^ (which == 1).into());
                claim.assert(
                    format!("{name}: whether its entry for side {side} is negated"),
                    right,
                );
            }
        }
        let [comes, leaves] = [0, 1].map(|which| {
            let there = seen_by_white(which, pair).is_there();
            [&[there][..], &[FALSE; 6]].concat()
        });
        for clock in [6 + pair, 8 + pair] {
            let frame = &run.frames[clock];
            let men = frame.equals(n::MORE_MEN, &minus(&comes, &leaves));
            claim.assert(
                format!("the change of the number of pieces in clock {clock}"),
                men,
            );
            let name = format!("the leaving piece is subtracted in clock {clock}");
            claim.assert(name, frame.bit(n::SUBTRACT));
        }
    }
    white
}

/// Asserts that the circuit writes `squares`, the board after the request, to the entry after the current one: the lower
/// half in clock 4, the upper half in clock 5.
fn written(claim: &mut Claim, run: &Run<'_>, squares: &[Word]) {
    for half in 0..2 {
        let frame = &run.frames[4 + half];
        let [_, after] = run.places(half == 1);
        let there = frame.bit(n::BOARD_WRITE) & frame.equals(n::BOARD_WRITTEN, &after);
        claim.assert(format!("half {half} is written"), there);
        for (rank, name) in n::BOARD_WORDS.into_iter().enumerate() {
            let right = squares[8 * (4 * half + rank)..][..8].concat();
            let same = frame.equals(name, &right);
            claim.assert(format!("half {half}, rank {rank}"), same);
        }
    }
}

const KINDS: [(&str, &[u64]); 5] = [
    ("quiet", &[kind::QUIET, kind::DOUBLE_PUSH]),
    ("castling", &[kind::SHORT, kind::LONG]),
    ("capture", &[kind::CAPTURE]),
    ("en passant", &[kind::EN_PASSANT]),
    ("promotion", &[8, 9, 10, 11, 12, 13, 14, 15]),
];

fn ranks(squares: &[Word]) -> Vec<Word> {
    squares.chunks(8).map(<[Word]>::concat).collect()
}

fn men(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "evaluate/men",
        "Assume that the request is a pseudo-legal move on the board that the circuit reads. For each square that the \
         move changes, the circuit requests the row of the piece that leaves the square and subtracts this row, and \
         requests the row of the piece that arrives and adds it. It requests no other rows, and each of these once \
         from White's perspective and then once from Black's. The same pieces change the linear sums and the number of \
         pieces. The circuit also writes the board after the move. For a pass it requests no piece's row and writes the same board.",
        "invariant",
    );
    for (name, kinds) in KINDS {
        lemma.case(name, move |claim| {
            let play = any_play(claim);
            claim.assume(any(kinds.iter().map(|&kind| is(&play.word[12..], kind))));
            let before: Vec<Word> = play.position.squares.iter().map(|at| at.to_vec()).collect();
            let after: Vec<Word> = play.made.squares.iter().map(|at| at.to_vec()).collect();
            let request = [
                (n::KIND, constant(ask::MOVE, 2)),
                (n::WORD, play.word.clone()),
            ];
            let run = Run::of(circuit, claim, &request, Some(&ranks(&before)), 9);
            written(claim, &run, &after);
            let [comes, leaves] = asked(claim, &run);
            for (square, (before, after)) in before.iter().zip(&after).enumerate() {
                let changes = !equal(before, after);
                for (what, men, nibble) in [("leaves", &leaves, before), ("arrives", &comes, after)]
                {
                    let wanted = changes & any(nibble[..3].iter().copied());
                    let [one, two] = men.each_ref().map(|man| man.is_on(square as u64));
                    let right = |man: &Man, on: Lit| on.implies(equal(&man.nibble(), nibble));
                    let once = (one ^ two).same(wanted) & !(one & two);
                    let same = right(&men[0], one) & right(&men[1], two);
                    claim.assert(format!("the piece that {what} at {square}"), once & same);
                }
            }
        });
    }
    lemma.case("pass", |claim| {
        let board: Vec<Word> = (0..64).map(|_| free_word(4)).collect();
        let request = [(n::KIND, constant(ask::PASS, 2))];
        let run = Run::of(circuit, claim, &request, Some(&ranks(&board)), 9);
        written(claim, &run, &board);
        for man in asked(claim, &run).into_iter().flatten() {
            claim.assert("no row of a piece is requested", !man.is_there());
        }
    });
    lemma
}

fn times(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "evaluate/times",
        "Only clocks in which the pipeline advances are counted; clock 0 is the one in which a move or pass is \
         accepted. In clocks 1 to 4 the circuit reads the lower and the upper half of the board in turn, each twice, \
         from the newest entry of the context's line. From the first read of a half up to and including the second, it \
         does not write this half. It reads White's \
         sums from the same entry in clock 6 and Black's in clock 8, and does not write them in those clocks. It \
         writes White's complete sums to the next entry in clock 9, and Black's in clock 11. The next move or pass can \
         be accepted in clock 4, but not earlier. In clock 18 the circuit offers a value with the request's context.",
        "invariant",
    )
    .with_case("any move or pass", |claim| {
        // The kinds of a move and of a pass are 0 and 3.
        let pass = free_bit();
        let request = [(n::KIND, vec![pass, pass])];
        let run = Run::of(circuit, claim, &request, None, LATENCY);
        let at = |clock: usize| &run.frames[clock];
        let halves = [false, true].map(|half| run.places(half)[0].clone());
        let writes = |clock: usize, place: &Word| {
            at(clock).bit(n::BOARD_WRITE) & at(clock).equals(n::BOARD_WRITTEN, place)
        };
        for clock in 1..=4 {
            let place = &halves[(clock + 1) % 2];
            let read = at(clock).equals(n::BOARD_ADDRESS, place);
            claim.assert(format!("clock {clock}: a half of the board is read"), read);
            let kept = !writes(clock, place);
            claim.assert(format!("clock {clock}: that half is not written"), kept);
        }
        for (half, clock) in [(0, 2), (1, 3)] {
            let kept = !writes(clock, &halves[half]);
            claim.assert(format!("half {half} is not written between its two reads"), kept);
        }
        for side in [false, true] {
            let name = if side { "Black" } else { "White" };
            let [before, after] = run.places(side);
            let later = 2 * usize::from(side);
            let read = at(6 + later);
            let hazard = read.bit(n::STACK_WRITE) & read.equals(n::STACK_WRITTEN, &before);
            let [first, second] = [at(7 + later), at(8 + later)];
            let (done, not_done) = (at(9 + later), at(8 + later));
            claim.assert_all([
                (format!("{name}: the sums are read"), read.equals(n::STACK_ADDRESS, &before)),
                (format!("{name}: the sums are not written in that clock"), !hazard),
                (
                    format!("{name}: the first change is added to them"),
                    first.bit(n::FROM_STACK) & !n::from_sums(first),
                ),
                (
                    format!("{name}: the second change is added to the result of the first"),
                    n::from_sums(second) & !second.bit(n::FROM_STACK),
                ),
                (
                    format!("{name}: one clock earlier they are neither complete nor written"),
                    !not_done.bit(n::FINISHED) & !not_done.bit(n::STACK_WRITE),
                ),
                (
                    format!("{name}: the complete sums are written to the next entry"),
                    all([
                        done.bit(n::FINISHED),
                        done.bit(n::FINISHED_BLACK).same(side.into()),
                        done.equals(n::FINISHED_CONTEXT, &run.context),
                        done.bit(n::STACK_WRITE),
                        done.equals(n::STACK_WRITTEN, &after),
                    ]),
                ),
            ]);
        }
        for clock in 1..=4 {
            let frame = at(clock);
            let move_or_pass = frame.is(n::KIND, ask::MOVE) | frame.is(n::KIND, ask::PASS);
            let ready = frame.bit(n::REQUEST_READY).same((clock == 4).into());
            let name = format!("clock {clock}: whether another move or pass can be accepted");
            claim.assert(name, move_or_pass.implies(ready));
        }
        let value = at(LATENCY);
        claim.assert("a value is offered", value.bit(n::VALUE_VALID));
        let context = value.equals(n::VALUE_CONTEXT, &run.context);
        claim.assert("the value has the request's context", context);
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![men(circuit), times(circuit)]
}
