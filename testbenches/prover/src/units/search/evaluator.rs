//! The evaluator: a move changes the sums by exactly the pieces that it removes and adds; the value is that of the
//! sums.

use super::names::evaluator as n;
use super::{below, negated};
use crate::units::make::any_play;
use kit::prelude::*;
use spec::rules::kind;

/// A piece requested from the table: its nibble, 0 for none, and its square.
struct Man {
    nibble: Word,
    square: Word,
}

impl Man {
    /// Reads it from the table's address and the register with its nibble.
    fn asked(claim: &mut Claim, frame: &Frame<'_>, address: &str, nibble: &str) -> Man {
        let (address, nibble) = (frame.word(address), frame.next().get(nibble));
        claim.assert("the table's page", equal(&address[6..], &nibble[..3]));
        // Seen from the owner's side: the ranks are reversed for Black.
        let turned = |(bit, &lit): (usize, &Lit)| if bit < 3 { lit } else { lit ^ nibble[3] };
        Man {
            square: address[..6].iter().enumerate().map(turned).collect(),
            nibble,
        }
    }

    fn is_there(&self) -> Lit {
        any(self.nibble[..3].iter().copied())
    }

    fn is_on(&self, square: u64) -> Lit {
        self.is_there() & is(&self.square, square)
    }
}

const KINDS: [(&str, &[u64]); 4] = [
    ("quiet", &[kind::QUIET, kind::DOUBLE_PUSH]),
    ("castling", &[kind::SHORT, kind::LONG]),
    ("captures", &[kind::CAPTURE, kind::EN_PASSANT]),
    ("promotions", &[8, 9, 10, 11, 12, 13, 14, 15]),
];

fn men(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "search-evaluator/men",
        "For a move, the unit looks up in two clocks exactly the pieces that leave a square and those that are on a \
         square afterwards: once for each square whose contents the rules change, the piece that was there and the \
         piece that is there afterwards, and for no other square.",
        "",
    );
    for (name, kinds) in KINDS {
        lemma.case(name, move |claim| {
            let play = any_play(claim);
            claim.assume(any(kinds.iter().map(|&kind| is(&play.word[12..], kind))));
            let squares = &play.position.squares;
            let nibbles: Vec<Word> = squares.iter().map(|nibble| nibble.to_vec()).collect();
            let [from, to] = [0, 6].map(|at| play.word[at..at + 6].to_vec());
            let taken = read_at(&nibbles, &to)[..3].to_vec();
            let passant = is(&play.word[12..], kind::EN_PASSANT);
            let inputs = [
                (n::BEGIN, vec![TRUE]),
                (n::ADD, vec![FALSE]),
                (n::MOVER, read_at(&nibbles, &from)),
                (n::VICTIM, choose(passant, &constant(1, 3), &taken)),
                (n::FROM, from),
                (n::TO, to),
                (n::KIND, play.word[12..].to_vec()),
            ];
            let state = circuit.any_state();
            claim.assume(!state.bit(n::SECOND));
            let first = state.clock(&inputs, &[]);
            let none = [(n::BEGIN, vec![FALSE]), (n::ADD, vec![FALSE])];
            let second = first.next().clock(&none, &[]);
            let both = [first, second];
            let leave = both
                .each_ref()
                .map(|frame| Man::asked(claim, frame, n::TAKE_ADDRESS, n::TAKING));
            let arrive = both
                .each_ref()
                .map(|frame| Man::asked(claim, frame, n::PUT_ADDRESS, n::PUTTING));
            for (square, before) in squares.iter().enumerate() {
                let after = &play.made.squares[square];
                let changes = !equal(before, after);
                for (what, men, nibble) in [("leaves", &leave, before), ("arrives", &arrive, after)]
                {
                    let wanted = changes & any(nibble[..3].iter().copied());
                    let [one, two] = men.each_ref().map(|man| man.is_on(square as u64));
                    let right = |man: &Man, on: Lit| on.implies(equal(&man.nibble, nibble));
                    let once = (one ^ two).same(wanted) & !(one & two);
                    let same = right(&men[0], one) & right(&men[1], two);
                    claim.assert(format!("who {what} at {square}"), once & same);
                }
            }
        });
    }
    lemma.case("an added man", |claim| {
        let state = circuit.any_state();
        claim.assume(!state.bit(n::SECOND));
        let inputs = [(n::BEGIN, vec![FALSE]), (n::ADD, vec![TRUE])];
        let frame = state.clock(&inputs, &[]);
        let leaves = Man::asked(claim, &frame, n::TAKE_ADDRESS, n::TAKING);
        let arrives = Man::asked(claim, &frame, n::PUT_ADDRESS, n::PUTTING);
        claim.assert("nobody leaves", !leaves.is_there());
        let (nibble, square) = (frame.word(n::ADD_NIBBLE), frame.word(n::ADD_SQUARE));
        let right = equal(&arrives.nibble, &nibble) & equal(&arrives.square, &square);
        claim.assert("the man arrives", right);
    });
    lemma.case("no move", |claim| {
        let state = circuit.any_state();
        claim.assume(!state.bit(n::SECOND));
        let inputs = [(n::BEGIN, vec![FALSE]), (n::ADD, vec![FALSE])];
        let next = state.clock(&inputs, &[]).next();
        claim.assert(
            "no man is looked up",
            next.is(n::TAKING, 0) & next.is(n::PUTTING, 0),
        );
        claim.assert("no second clock of a lookup follows", !next.bit(n::SECOND));
    });
    lemma
}

/// Extends a signed number to a greater width.
fn signed(word: &[Lit], width: usize) -> Word {
    let sign = word.last().copied().unwrap_or(FALSE);
    (0..width)
        .map(|bit| word.get(bit).copied().unwrap_or(sign))
        .collect()
}

/// Returns the phase of a piece's kind.
fn phase_of(nibble: &[Lit], width: usize) -> Word {
    let kind = |number: u64| is(&nibble[..3], number);
    let minor = choose(kind(2) | kind(3), &constant(1, width), &constant(0, width));
    let rook = choose(kind(4), &constant(3, width), &minor);
    choose(kind(5), &constant(6, width), &rook)
}

fn sums(circuit: &Circuit) -> Lemma<'_> {
    Lemma::unrolled(
        "search-evaluator/sums",
        "The table's words reach the sums two clocks after the lookup: White's are added when a man arrives and \
         subtracted when one leaves, Black's the other way round. The phases of each side change in the same way. The \
         stack's sums replace the current ones, and a clear sets them to 0.",
        "",
    )
    .with_case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        for (from, to) in [
            (n::TAKING, n::TAKEN),
            (n::PUTTING, n::PUT),
            (n::TAKE_WORD_READ, n::TAKEN_WORD),
            (n::PUT_WORD_READ, n::PUT_WORD),
        ] {
            let goes = next.equals(to, &state.get(from));
            claim.assert(format!("{from} goes on"), goes);
        }
        let [taken, put] = [n::TAKEN, n::PUT].map(|name| state.get(name));
        let [take_word, put_word] = [n::TAKEN_WORD, n::PUT_WORD].map(|name| state.get(name));
        let (restores, clears) = (frame.bit(n::RESTORE), frame.bit(n::CLEAR));
        let settled = |computed: Word, given: &str| {
            let restored = choose(restores, &frame.word(given), &computed);
            choose(clears, &constant(0, restored.len()), &restored)
        };
        for (sum, part, given) in [
            (n::SUM_MIDDLE, 0..12, n::RESTORED_MIDDLE),
            (n::SUM_END, 12..24, n::RESTORED_END),
        ] {
            let [leaves, arrives] =
                [&take_word, &put_word].map(|word| signed(&word[part.clone()], 18));
            let of = |black: Lit, value: &Word| choose(black, &negated(value), value);
            let less = minus(&state.get(sum), &of(taken[3], &leaves));
            let computed = add(&less, &of(put[3], &arrives));
            let right = settled(computed, given);
            claim.assert(sum, next.equals(sum, &right));
        }
        for (sum, black, given) in [
            (n::PHASE_WHITE, FALSE, n::RESTORED_WHITE),
            (n::PHASE_BLACK, TRUE, n::RESTORED_BLACK),
        ] {
            let own = |nibble: &Word| {
                choose(nibble[3].same(black), &phase_of(nibble, 9), &constant(0, 9))
            };
            let computed = add(&minus(&state.get(sum), &own(&taken)), &own(&put));
            let right = settled(computed, given);
            claim.assert(sum, next.equals(sum, &right));
        }
        for (sum, output) in SUMS {
            let shown = frame.equals(output, &state.get(sum));
            claim.assert(format!("{output} is reported"), shown);
        }
    })
}

const SUMS: [(&str, &str); 5] = [
    (n::SUM_MIDDLE, n::MIDDLE),
    (n::SUM_END, n::END),
    (n::PHASE_WHITE, n::WHITE_PHASE),
    (n::PHASE_BLACK, n::BLACK_PHASE),
    (n::RESULT, n::VALUE),
];

/// The greatest magnitude of a position's value.
const MOST: i64 = 20_000;
/// The greatest phase of both sides together that counts.
const PHASES: u64 = 32;

/// Returns the value of the sums for a side, with a constant phase.
fn value(state: &State<'_>, black: Lit, phase: u64) -> Word {
    let of_mover = |name: &str| {
        let sum = signed(&state.get(name), 25);
        choose(black, &negated(&sum), &sum)
    };
    let (middle, end) = (of_mover(n::SUM_MIDDLE), of_mover(n::SUM_END));
    let difference = minus(&middle, &end);
    let shifted = |by: usize| [vec![FALSE; by], difference[..25 - by].to_vec()].concat();
    let product = (0..6)
        .filter(|by| phase >> by & 1 == 1)
        .fold(constant(0, 25), |sum, by| add(&sum, &shifted(by)));
    let total = add(&product[5..], &end[..20]);
    let bound = |value: i64| constant(value as u64 & 0xf_ffff, 20);
    let (most, least) = (bound(MOST), bound(-MOST));
    let capped = choose(below(&most, &total), &most, &total);
    let kept = choose(below(&capped, &least), &least, &capped);
    kept[..16].to_vec()
}

fn values(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "search-evaluator/value",
        "Three clocks after the sums that it is computed from, the value is the endgame sum for the side to move plus \
         phase/32 of the difference between the middlegame and the endgame sum, rounded down. The phase is that of \
         both sides, at most 32. The value is limited to plus or minus 20,000.",
        "",
    );
    for phase in 0..=PHASES {
        let name = format!(
            "phase {phase}{}",
            if phase == PHASES { " or more" } else { "" }
        );
        lemma.case(name, move |claim| {
            let state = circuit.any_state();
            let both = add(&state.get(n::PHASE_WHITE), &state.get(n::PHASE_BLACK));
            claim.assume(match phase {
                PHASES => !less(&both, &constant(PHASES, 9)),
                phase => is(&both, phase),
            });
            for sum in [n::SUM_MIDDLE, n::SUM_END] {
                claim.assume(!state.is(sum, 1 << 17));
            }
            let black = free_bit();
            let frame = state.clock(&[(n::BLACK, vec![black])], &[]);
            let after = frame.next().clock(&[], &[]).next().clock(&[], &[]).next();
            let right = value(&state, black, phase);
            claim.assert("the value", after.equals(n::RESULT, &right));
        });
    }
    lemma
}

/// Returns the lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![men(circuit), values(circuit), sums(circuit)]
}

/// Returns the theorems.
pub fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "search: after a move the sums are those of the board after it",
            says: "Assume that the sums are those of the table's words over the pieces of a position, White's minus \
                   Black's, that the move's squares and pieces match that position, and that the table's words for an \
                   empty square are 0. Then, four clocks after a pseudo-legal move, if no other move arrives in these \
                   clocks, the sums are those of the position after it. Sums that come back from the stack are the \
                   ones written to it.",
            lemmas: list("men sums"),
            because: "The unit looks up no square that does not change. For each square that changes, it subtracts the \
                      piece that was there and adds the piece that is there afterwards, each once (men). The words \
                      looked up reach the sums two clocks later (sums).",
        },
        Theorem {
            name: "search: the value follows from the sums",
            says: "For every state of the sums, where neither sum is the least 18-bit number, and either side to move: \
                   three clocks later the value is the one that the engine's rule computes from them.",
            lemmas: list("value sums"),
            because: "The theorem is the goal of value. A goal of sums says that the value is reported.",
        },
    ]
}
