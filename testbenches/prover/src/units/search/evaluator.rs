//! Proves that the searcher's evaluator looks up exactly the pieces that a move removes and adds (lemma `men`), how the
//! looked-up words change the sums (`sums`), and that the value follows from the sums (`value`).

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
    /// Reads a requested piece from the table's address and the register with its nibble.
    fn asked(claim: &mut Claim, frame: &Frame<'_>, address: &str, nibble: &str) -> Man {
        let (address, nibble) = (frame.word(address), frame.next().get(nibble));
        claim.assert(
            "the table's address has the piece's kind",
            equal(&address[6..], &nibble[..3]),
        );
        // The address numbers squares from the owner's side, so the ranks are reversed for Black.
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
        "For each square that a move changes, the unit looks up, once each and within two clocks, the piece that was \
         there and the piece that is there afterwards. It looks up nothing for other squares.",
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
                    claim.assert(format!("the piece that {what} at {square}"), once & same);
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
        claim.assert("no piece leaves", !leaves.is_there());
        let (nibble, square) = (frame.word(n::ADD_NIBBLE), frame.word(n::ADD_SQUARE));
        let right = equal(&arrives.nibble, &nibble) & equal(&arrives.square, &square);
        claim.assert("the piece arrives", right);
    });
    lemma.case("no move", |claim| {
        let state = circuit.any_state();
        claim.assume(!state.bit(n::SECOND));
        let inputs = [(n::BEGIN, vec![FALSE]), (n::ADD, vec![FALSE])];
        let next = state.clock(&inputs, &[]).next();
        claim.assert(
            "no piece is looked up",
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
        "The table's words change the sums two clocks after the lookup. A white piece's word is added when the piece \
         arrives and subtracted when it leaves; a black piece's word is subtracted when it arrives and added when it \
         leaves. Each side's phase rises by the phases of its arriving pieces and falls by those of its leaving \
         pieces. `restore` replaces the sums by those from the stack, and `clear` sets them to 0.",
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
            claim.assert(format!("{from} moves on"), goes);
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
/// The greatest value of the two sides' phases together.
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
        "Let the phase be the sum of both sides' phases, but at most 32. The value is the endgame sum plus phase/32 of \
         the middlegame sum minus the endgame sum, rounded down, for the side to move, and clamped to -20,000 to \
         20,000. It appears three clocks after the sums.",
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
            says: "Assume that the sums are the table's words added up over the pieces of a position, White's minus \
                   Black's, that the move's squares and pieces match that position, and that the table's words for an \
                   empty square are 0. Then, four clocks after a pseudo-legal move, the sums are those of the position \
                   after the move, if no other move arrives in these clocks. The sums that return from the stack are \
                   those that were written to it.",
            lemmas: list("men sums"),
            because: "For each square that changes, the unit looks up the piece that was there, to subtract it, and \
                      the piece that is there afterwards, to add it; it looks up nothing else (men). The words change \
                      the sums two clocks after the lookup (sums).",
        },
        Theorem {
            name: "search: the value follows from the sums",
            says: "Let the sums have any values except the least 18-bit number, with either side to move. Three clocks \
                   later the value is the one that the engine's rule computes from the sums.",
            lemmas: list("value sums"),
            because: "Lemma value proves the computation, and a goal of lemma sums says that the unit outputs the \
                      value.",
        },
    ]
}
