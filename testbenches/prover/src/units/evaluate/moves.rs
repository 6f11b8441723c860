//! A move or pass, from the clock in which it is accepted: which rows are requested, which board is written, and when.

use super::control::{ask, invariant, moves, place};
use super::names as n;
use crate::units::make::any_play;
use kit::prelude::*;
use spec::rules::kind;

/// Clocks from a move's acceptance to its value.
const LATENCY: usize = 18;

/// A move or pass that was accepted, and the clocks after it, in all of which the pipeline advances. Nothing is assumed
/// about other requests, before or after it.
struct Run<'a> {
    frames: Vec<Frame<'a>>,
    context: Word,
    entry: Word,
}

impl<'a> Run<'a> {
    /// Runs `clocks` clocks after that of the request. `ranks` are the words that the board's memory returns.
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

    /// The places of the position before and of the position after, for a half of the board or a side's sums.
    fn places(&self, side: bool) -> [Word; 2] {
        let after = plus(&self.entry, 1);
        [&self.entry, &after].map(|entry| place(side.into(), entry, &self.context))
    }
}

/// A piece whose row is requested.
struct Man {
    kind: Word,
    square: Word,
    black: Lit,
}

impl Man {
    /// The piece at this row address, as White sees it.
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

/// The square, as the other side numbers it if `when` holds.
pub fn turned(square: &[Lit], when: Lit) -> Word {
    let rank = |(bit, &lit): (usize, &Lit)| if bit < 3 { lit } else { lit ^ when };
    square.iter().enumerate().map(rank).collect()
}

/// Returns the pieces whose rows are requested as White sees them: those that arrive, and those that leave. Asserts
/// that
/// the rows as Black sees them are of the same pieces, and that linear entries and number of pieces are right.
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
            claim.assert(format!("{name}: the same as Black sees it"), same);
            let owned = turned(&man.square, man.black);
            for side in 0..2 {
                let frame = &run.frames[5 + 2 * side + pair];
                let entry = [&owned[..], &man.kind, &[(side == 1).into()]].concat();
                let right = frame.equals(n::LINEAR_ADDRESSES[which], &entry);
                claim.assert(format!("{name}: its linear entry {side}"), right);
                let negated = run.frames[6 + 2 * side + pair].bit(n::NEGATE[which]);
                let right = negated.same(man.black ^ (which == 1).into());
                claim.assert(
                    format!("{name}: whether its entry {side} is negated"),
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
                format!("change of the number of pieces in clock {clock}"),
                men,
            );
            let name = format!("the leaving piece is subtracted in clock {clock}");
            claim.assert(name, frame.bit(n::SUBTRACT));
        }
    }
    white
}

/// Asserts that the board after the request is written to the next entry of the line, half by half.
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
        "Suppose that the request is a pseudo-legal move in the position whose board is read. On each square that the \
         move changes, the circuit requests the row of the piece that was there and the row of the piece that is there \
         now, each once. It requests no other rows. It requests them first as White sees the pieces, then as Black \
         does. It subtracts the rows of the pieces that leave their squares. The same holds for the linear entries and \
         the number of pieces. The board that is written is the board after the move. For a pass the circuit requests \
         no piece's row, and the board does not change.",
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
        "The clocks here are those in which the pipeline advances, counted from the acceptance of a move or pass. The \
         circuit reads the board twice from the entry where the context's line ended, and does not write it in these \
         clocks. It reads the sums from the same entry when it is about to add the first row's change, first White's \
         sums, then Black's, and does not write them in that clock. When each side's sums are complete, it writes them \
         to the next entry. It can accept another move four clocks later. 18 clocks later it offers a value for the \
         move's context.",
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
            claim.assert(format!("clock {clock}: half of the board is read"), read);
            let kept = !writes(clock, place);
            claim.assert(format!("clock {clock}: it is not written"), kept);
        }
        for (half, clock) in [(0, 2), (1, 3)] {
            let kept = !writes(clock, &halves[half]);
            claim.assert(format!("half {half} stays until it is read again"), kept);
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
                    format!("{name}: the second change is added to the result"),
                    n::from_sums(second) & !second.bit(n::FROM_STACK),
                ),
                (
                    format!("{name}: the sums are not complete before"),
                    !not_done.bit(n::FINISHED) & !not_done.bit(n::STACK_WRITE),
                ),
                (
                    format!("{name}: then they are complete and written"),
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
            let name = format!("clock {clock}: whether another move or pass is accepted");
            claim.assert(name, move_or_pass.implies(ready));
        }
        let value = at(LATENCY);
        claim.assert("a value is offered", value.bit(n::VALUE_VALID));
        let context = value.equals(n::VALUE_CONTEXT, &run.context);
        claim.assert("with its context", context);
    })
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![men(circuit), times(circuit)]
}
