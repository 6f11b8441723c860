//! The maker: the position after a move (lemma `makes`) and the position restored by an undo (`back`) follow the rules,
//! and the pipeline keeps moves in order (`flow`).

mod faults;
mod names;

use crate::unit::{Memories, ProvedUnit, named};
use kit::prelude::*;
use names as n;
use spec::made::{Made, made};
use spec::rules::{Position, Rules, kind, move_of};

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "make",
    build: "compact",
    design: "make",
    file: "make/fpgambit_make.f",
    top: "fpgambit_make",
    forms: &[("make", Memories::Registers)],
    signals: || named(&[names::SIGNALS]),
    lemmas: |design| lemmas(&design.circuit),
    theorems,
    faults: faults::FAULTS,
    ports: None,
    says_all: true,
};

/// Clocks from the acceptance of a move to the offer of its board, without stalls.
const LATENCY: usize = 3;

/// A symbolic position, whose bits are free SAT variables, with its complete state word, and a symbolic pseudo-legal
/// move of this position.
pub(super) struct Play {
    pub position: Position,
    pub state: Word,
    pub word: Word,
    pub made: Made,
}

/// Returns any position and move that meet the preconditions.
pub(super) fn any_play(claim: &mut Claim) -> Play {
    let unknown = spec::rules::unknown();
    let (position, word) = (unknown.position, free_word(16));
    let state = [unknown.state, free_word(20)].concat();
    let rules = Rules::new(&position);
    let mv = move_of(&word);
    claim.image = image(&position.squares, &state);
    claim.show("word", word.clone());
    claim.assume(rules.pieces());
    claim.assume(rules.rights_at_home());
    claim.assume(rules.passant_fits());
    claim.assume(rules.moves(&mv) | rules.castles(&mv));
    let made = made(&rules, &mv, &state);
    Play {
        position,
        state,
        word,
        made,
    }
}

/// Returns the eight ranks, then the state word.
fn image(squares: &[[Lit; 4]], state: &[Lit]) -> Vec<Word> {
    let ranks = squares.chunks(8).map(<[[Lit; 4]]>::concat);
    ranks.chain([state.to_vec()]).collect()
}

/// The values of the input ports that carry a move.
struct Request<'a> {
    back: Lit,
    word: &'a Word,
    undo: Word,
    board: &'a [Word],
}

/// Lets a move enter, and returns the clock in which its board is offered. Assumes that no offered board waits in the
/// clocks between, so the pipeline does not stall. All other inputs are unconstrained.
fn through<'a>(circuit: &'a Circuit, claim: &mut Claim, request: Request<'_>) -> Frame<'a> {
    let mut inputs = vec![
        (n::MOVE_BACK, vec![request.back]),
        (n::MOVE_WORD, request.word.clone()),
        (n::MOVE_UNDO, request.undo),
        (n::MOVE_STATE, request.board[8].clone()),
    ];
    inputs.extend(n::MOVE_RANKS.into_iter().zip(request.board.iter().cloned()));
    let mut state = circuit.any_state();
    for _ in 0..LATENCY {
        let frame = state.clock(&inputs, &[]);
        let offered = state.bit(n::OFFERED);
        claim.assume(offered.implies(frame.bit(n::BOARD_READY)));
        state = frame.next();
        inputs.clear();
    }
    state.clock(&[], &[])
}

/// Asserts that this board is offered.
fn offers(claim: &mut Claim, frame: &Frame<'_>, squares: &[[Lit; 4]], state: &Word) {
    for (square, right) in squares.iter().enumerate() {
        let rank = frame.word(n::BOARD_RANKS[square / 8]);
        let here = &rank[4 * (square % 8)..4 * (square % 8) + 4];
        claim.assert(format!("square {square}"), equal(here, right));
    }
    let offered = frame.word(n::BOARD_STATE);
    for (name, bits) in [
        ("the side to move", 0..1),
        ("castling rights", 1..5),
        ("en passant square", 5..12),
        ("half-move clock", 12..19),
        ("full-move number", 19..32),
    ] {
        claim.assert(name, equal(&offered[bits.clone()], &state[bits]));
    }
}

/// The cases of the proof: each has a name and the kinds of move that it covers.
const KINDS: [(&str, &[u64]); 5] = [
    ("quiet", &[kind::QUIET, kind::DOUBLE_PUSH]),
    ("castling", &[kind::SHORT, kind::LONG]),
    ("capture", &[kind::CAPTURE]),
    ("en passant", &[kind::EN_PASSANT]),
    ("promotion", &[8, 9, 10, 11, 12, 13, 14, 15]),
];

fn makes(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "make/makes",
        "Assume that the unit takes a move. After three clocks in which the stages advance, it offers the board, the \
         state word and the undo record that follow from the rules, including castling, promotions, captures en \
         passant, castling rights, the en passant square, the half-move clock and the full-move number.",
        "",
    );
    for (name, kinds) in KINDS {
        lemma.case(name, move |claim| {
            let play = any_play(claim);
            claim.assume(any(kinds.iter().map(|&kind| is(&play.word[12..], kind))));
            let board = image(&play.position.squares, &play.state);
            let request = Request {
                back: FALSE,
                word: &play.word,
                undo: free_word(23),
                board: &board,
            };
            let frame = through(circuit, claim, request);
            offers(claim, &frame, &play.made.squares, &play.made.state);
            let undo = play.made.undo(&play.state);
            claim.assert("undo record", frame.equals(n::BOARD_UNDO, &undo));
        });
    }
    lemma
}

fn takes_back(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "make/back",
        "Assume that the unit takes three things: a move that is to be undone, the board after this move, and its undo \
         record. After three clocks in which the stages advance, it outputs exactly the bits of the board and the state word before the move, \
         and an undo record of 0.",
        "",
    );
    for (name, kinds) in KINDS {
        lemma.case(name, move |claim| {
            let play = any_play(claim);
            claim.assume(any(kinds.iter().map(|&kind| is(&play.word[12..], kind))));
            let undo = play.made.undo(&play.state);
            let board = image(&play.made.squares, &play.made.state);
            let request = Request {
                back: TRUE,
                word: &play.word,
                undo,
                board: &board,
            };
            let frame = through(circuit, claim, request);
            offers(claim, &frame, &play.position.squares, &play.state);
            claim.assert("no undo record", frame.is(n::BOARD_UNDO, 0));
        });
    }
    lemma
}

fn flow(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::unrolled(
        "make/flow",
        "In a clock with a reset the unit takes nothing, and every stage becomes empty. In a clock without a reset, if a \
         board waits and is not taken, everything stays except the clock count, on which only `cycles` depends; \
         otherwise each move advances by one stage, and the unit takes the next move if there is one. The outputs that \
         carry an offer do not depend on any input of the same clock. `cycles` restarts at 1 when the unit takes a move \
         while no other is in progress, and counts each clock until the unit is empty again.",
        "",
    );
    lemma.case("power-up", |claim| {
        let state = circuit.initial_state();
        for stage in [n::READ, n::RESOLVED, n::OFFERED] {
            claim.assert(format!("{stage} is empty"), !state.bit(stage));
        }
    });
    lemma.case("any clock", |claim| {
        let (state, frame) = circuit.any_clock();
        let next = frame.next();
        let is = |name: &str| state.bit(name);
        let then = |name: &str| next.bit(name);
        let reset = frame.bit(n::RESET);
        let waits = is(n::OFFERED) & !frame.bit(n::BOARD_READY);
        let stays = state.is_same_except(&next, n::CLOCKS);
        claim.assert_all(kit::lines! {
            "a waiting board and everything behind it stay" => (waits & !reset).implies(stays);
            "a move is taken unless a board waits or there is a reset" =>
                frame.bit(n::MOVE_READY).same(!(waits | reset));
            "the third stage is offered" => frame.bit(n::BOARD_VALID).same(is(n::OFFERED));
        });
        let before = [frame.bit(n::MOVE_VALID), is(n::READ), is(n::RESOLVED)];
        for (stage, before) in [n::READ, n::RESOLVED, n::OFFERED].into_iter().zip(before) {
            claim.assert(
                format!("{stage} comes from the stage before"),
                waits | then(stage).same(before & !reset),
            );
            claim.assert(
                format!("a reset empties {stage}"),
                reset.implies(!then(stage)),
            );
        }
        let other = state.clock(&[], &[]);
        for name in offer() {
            claim.assert(
                format!("{name} depends on no input of the same clock"),
                frame.equals(name, &other.word(name)),
            );
        }
        let (cycles, then_cycles) = (state.get(n::CLOCKS), next.get(n::CLOCKS));
        let under_way = any([is(n::READ), is(n::RESOLVED), is(n::OFFERED)]);
        let begins = frame.bit(n::MOVE_VALID) & frame.bit(n::MOVE_READY);
        let one = constant(1, 16);
        let idle = choose(begins, &one, &cycles);
        let right = choose(under_way, &add(&cycles, &one), &idle);
        claim.assert("cycles counts", equal(&then_cycles, &right));
        claim.assert("cycles is reported", frame.equals(n::CYCLES, &cycles));
    });
    lemma.case("another clock count", |claim| {
        let state = circuit.any_state();
        let mut other = state.clone();
        other.set(n::CLOCKS, &free_word(16));
        let inputs = free_word(circuit.inputs());
        let [frame, other] = [&state, &other].map(|of| circuit.clock_over(of, &inputs));
        claim.assert(
            "the next state is the same",
            frame.next().is_same_except(&other.next(), n::CLOCKS),
        );
        for name in offer().into_iter().chain([n::MOVE_READY]) {
            claim.assert(
                format!("{name} is the same"),
                frame.equals(name, &other.word(name)),
            );
        }
    });
    lemma
}

/// The output ports that carry a board.
fn offer() -> Vec<&'static str> {
    let words = [n::BOARD_VALID, n::BOARD_STATE, n::BOARD_UNDO];
    n::BOARD_RANKS.into_iter().chain(words).collect()
}

/// Returns the lemmas.
fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![makes(circuit), takes_back(circuit), flow(circuit)]
}

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "make: the position after a move, and after taking it back, follows the rules",
            says: "Take any position with no pawn on the first or last rank, castling rights only with king and rook \
                   at home, and an en passant square only behind a pawn that has just moved two squares. Take any \
                   pseudo-legal move of the position, whatever else is in progress and however the sink stalls. If no \
                   reset occurs before the board is taken, the unit outputs the board and the state word after the move and the documented undo record. If the \
                   move is taken back with this record, the unit outputs exactly the bits of the position before.",
            lemmas: list("makes back flow"),
            because: "In each clock without a reset either every stage passes on its contents and its valid bit, or every stage keeps \
                      both. In a clock of the second kind only the clock count changes, and only `cycles` depends on \
                      it (flow). So these clocks can be ignored: each move's board is offered after three clocks in \
                      which the stages advance (makes, back).",
        },
        Theorem {
            name: "make: the stream protocol",
            says: "An offered board holds until it is taken or a reset occurs, and does not depend on any input of the same clock. The unit takes a move in every \
                   clock without a reset in which no board waits. Boards leave in the order of their moves. The unit \
                   makes no move twice, and loses moves only on a reset. `cycles` counts the clocks from the first \
                   move until the unit is empty again, modulo 65,536.",
            lemmas: list("flow"),
            because: "The statements about the offer, about taking moves and about `cycles` are goals of this lemma. Order, no \
                      repeats and no losses follow: in each clock all moves advance by one stage, or all stay, or a \
                      reset empties every stage.",
        },
    ]
}
