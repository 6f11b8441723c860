//! A move or pass, from the clock in which it is accepted: whose rows are asked for, which board is written, and when.

use super::control::{ask, invariant, moves, place};
use super::names as n;
use crate::units::make::any_play;
use kit::prelude::*;
use spec::rules::kind;

/// Clocks from a move's acceptance to its value.
const LATENCY: usize = 18;

/// A move or pass accepted, and the clocks after it, in all of which everything moves. What else is under way, and what else is
/// requested, is anything.
struct Run<'a> {
    frames: Vec<Frame<'a>>,
    context: Word,
    entry: Word,
}

impl<'a> Run<'a> {
    /// So many clocks after the one of the request; the ranks of the board that are read when its memory answers.
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

    /// Where the position before is, by half or side; and the one after.
    fn places(&self, side: bool) -> [Word; 2] {
        let after = plus(&self.entry, 1);
        [&self.entry, &after].map(|entry| place(side.into(), entry, &self.context))
    }
}

/// A man whose row is asked for.
struct Man {
    kind: Word,
    square: Word,
    black: Lit,
}

impl Man {
    /// As White sees him.
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

/// The square as the other side numbers it, if that holds.
pub fn turned(square: &[Lit], when: Lit) -> Word {
    let rank = |(bit, &lit): (usize, &Lit)| if bit < 3 { lit } else { lit ^ when };
    square.iter().enumerate().map(rank).collect()
}

/// The four men asked for in four clocks from this one as White sees them, those who come and those who leave, what goes
/// along with them, and that Black's are the same ones.
fn asked(claim: &mut Claim, run: &Run<'_>) -> [[Man; 2]; 2] {
    let address = |clock: usize, which: usize| run.frames[clock].word(n::ROW_ADDRESSES[which]);
    let white = [0, 1].map(|which| [5, 6].map(|clock| Man::of(&address(clock, which))));
    let seen_by_white = |which: usize, pair: usize| &white[which][pair];
    for pair in 0..2 {
        for which in 0..2 {
            let man = seen_by_white(which, pair);
            let name = format!("pair {pair}, {}", ["who comes", "who leaves"][which]);
            let seen = turned(&man.square, TRUE);
            let black = [&seen[..], &man.kind, &[!man.black]].concat();
            let same = equal(&address(7 + pair, which), &black);
            claim.assert(format!("{name}: the same as Black sees him"), same);
            let owned = turned(&man.square, man.black);
            for side in 0..2 {
                let frame = &run.frames[5 + 2 * side + pair];
                let entry = [&owned[..], &man.kind, &[(side == 1).into()]].concat();
                let right = frame.equals(n::LINEAR_ADDRESSES[which], &entry);
                claim.assert(format!("{name}: his linear entry {side}"), right);
                let negated = run.frames[6 + 2 * side + pair].bit(n::NEGATE[which]);
                let right = negated.same(man.black ^ (which == 1).into());
                claim.assert(format!("{name}: for whom he counts {side}"), right);
            }
        }
        let [comes, leaves] = [0, 1].map(|which| {
            let there = seen_by_white(which, pair).is_there();
            [&[there][..], &[FALSE; 6]].concat()
        });
        for clock in [6 + pair, 8 + pair] {
            let frame = &run.frames[clock];
            let men = frame.equals(n::MORE_MEN, &minus(&comes, &leaves));
            claim.assert(format!("men more or fewer in clock {clock}"), men);
            let name = format!("who leaves is subtracted in clock {clock}");
            claim.assert(name, frame.bit(n::SUBTRACT));
        }
    }
    white
}

/// The board after is written where the line goes on, half by half.
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
        "Of a pseudo-legal move of the position whose board is read, the rows are asked for, as White sees them and then as Black \
               does, of exactly the men that leave a square and those that stand on one afterwards: on each square where the \
               rules change what stands there, whoever stood and whoever stands, once, and on no other; those who leave are \
               subtracted, and so with the linear entries and the number of men. The board that is written is the one after \
               the move. For a pass nobody is asked for and the board stays.",
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
                for (what, men, nibble) in [("leaves", &leaves, before), ("comes", &comes, after)] {
                    let wanted = changes & any(nibble[..3].iter().copied());
                    let [one, two] = men.each_ref().map(|man| man.is_on(square as u64));
                    let right = |man: &Man, on: Lit| on.implies(equal(&man.nibble(), nibble));
                    let once = (one ^ two).same(wanted) & !(one & two);
                    let same = right(&men[0], one) & right(&men[1], two);
                    claim.assert(format!("who {what} at {square}"), once & same);
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
            claim.assert("nobody", !man.is_there());
        }
    });
    lemma
}

fn times(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "evaluate/times",
        "After a move or pass is accepted, in clocks that move: its board is read where its context's line ended, twice, and is not \
               written meanwhile; the sums are read there when the first row's change is to be added to them, White's and then \
               Black's, not being written in that clock; both are written one entry on, when they are complete; another move \
               can be accepted four clocks later, and 18 clocks later a value of its context is offered.",
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
            claim.assert(format!("clock {clock}: half a board is read"), read);
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
                (format!("{name}: sums are read"), read.equals(n::STACK_ADDRESS, &before)),
                (format!("{name}: and not written then"), !hazard),
                (
                    format!("{name}: the first change goes on from them"),
                    first.bit(n::FROM_STACK) & !n::from_sums(first),
                ),
                (
                    format!("{name}: the second from the first"),
                    n::from_sums(second) & !second.bit(n::FROM_STACK),
                ),
                (
                    format!("{name}: they are not complete before"),
                    !not_done.bit(n::FINISHED) & !not_done.bit(n::STACK_WRITE),
                ),
                (
                    format!("{name}: then they are, and written"),
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
            let name = format!("clock {clock}: whether another is accepted");
            claim.assert(name, move_or_pass.implies(ready));
        }
        let value = at(LATENCY);
        claim.assert("a value is offered", value.bit(n::VALUE_VALID));
        let context = value.equals(n::VALUE_CONTEXT, &run.context);
        claim.assert("of its context", context);
    })
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![men(circuit), times(circuit)]
}
