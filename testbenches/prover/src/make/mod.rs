//! The maker: the position after a move, and the one before it, are those of the rules.

pub mod faults;
pub mod names;

use crate::chess::{Position, Rules, kind};
use crate::chess_made::{Made, made};
use crate::kit::circuit::{Circuit, Frame, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};
use crate::movegen::move_of;
use crate::proof::{Claim, Lemma, Method, Theorem};
use names as n;

/// Clocks from the one in which a move is taken to the one in which its board is offered, if nothing stands still.
const LATENCY: usize = 3;

/// A position of variables, with its whole state word, and one of its pseudo-legal moves.
struct Play {
    position: Position,
    state: Word,
    word: Word,
    made: Made,
}

/// Any position and move that meet the preconditions.
fn any_play(graph: &Graph, claim: &mut Claim) -> Play {
    let unknown = crate::chess_check::unknown(graph);
    let (position, word) = (unknown.position, graph.word(16));
    let state = [unknown.state, graph.word(20)].concat();
    let rules = Rules {
        graph,
        position: &position,
    };
    let mv = move_of(graph, &word);
    claim.image = image(&position.squares, &state);
    claim.show("word", word.clone());
    claim.given(rules.pieces());
    claim.given(rules.rights_at_home());
    claim.given(rules.passant_fits());
    claim.given(graph.or(rules.moves(&mv), rules.castles(&mv)));
    let made = made(&rules, &mv, &state);
    Play {
        position,
        state,
        word,
        made,
    }
}

/// The eight ranks, then the state word.
fn image(squares: &[[Lit; 4]], state: &[Lit]) -> Vec<Word> {
    let ranks = squares.chunks(8).map(<[[Lit; 4]]>::concat);
    ranks.chain([state.to_vec()]).collect()
}

/// What goes in with a move.
struct Given<'a> {
    back: Lit,
    word: &'a Word,
    undo: Word,
    board: &'a [Word],
}

/// A move goes in; the clock in which its board is offered, no other clock having stood still: no board waited. What else goes
/// in is free.
fn through<'a>(
    graph: &Graph,
    circuit: &'a Circuit,
    claim: &mut Claim,
    given: Given<'_>,
) -> Frame<'a> {
    let mut inputs = vec![
        (n::MOVE_BACK, vec![given.back]),
        (n::MOVE_WORD, given.word.clone()),
        (n::MOVE_UNDO, given.undo),
        (n::MOVE_STATE, given.board[8].clone()),
    ];
    inputs.extend(n::MOVE_RANKS.into_iter().zip(given.board.iter().cloned()));
    let mut state = circuit.any_state(graph);
    for _ in 0..LATENCY {
        let frame = circuit.clock(graph, &state, &inputs, &[]);
        let offered = circuit.get(&state, n::OFFERED)[0];
        claim.given(graph.implies(offered, frame.bit(n::BOARD_READY)));
        state = frame.next();
        inputs.clear();
    }
    circuit.clock(graph, &state, &[], &[])
}

/// The board that is offered is this one.
fn offers(graph: &Graph, claim: &mut Claim, frame: &Frame<'_>, squares: &[[Lit; 4]], state: &Word) {
    for (square, right) in squares.iter().enumerate() {
        let rank = frame.word(n::BOARD_RANKS[square / 8]);
        let here = &rank[4 * (square % 8)..4 * (square % 8) + 4];
        claim.goal(format!("square {square}"), graph.equal(here, right));
    }
    let offered = frame.word(n::BOARD_STATE);
    for (name, bits) in [
        ("the side to move", 0..1),
        ("castling rights", 1..5),
        ("en passant square", 5..12),
        ("half-move clock", 12..19),
        ("full-move number", 19..32),
    ] {
        claim.goal(name, graph.equal(&offered[bits.clone()], &state[bits]));
    }
}

/// The kinds of move, one case each: what the case is called, and whether a kind is of it.
const KINDS: [(&str, &[u64]); 5] = [
    ("quiet", &[kind::QUIET, kind::DOUBLE_PUSH]),
    ("castling", &[kind::SHORT, kind::LONG]),
    ("capture", &[kind::CAPTURE]),
    ("en passant", &[kind::EN_PASSANT]),
    ("promotion", &[8, 9, 10, 11, 12, 13, 14, 15]),
];

fn makes(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "make/makes",
        says: "Three clocks that do not stand still after a move goes in, board, state word and undo record are what the \
               rules make of it: castling, promotions, captures en passant, rights, en passant square and both clocks.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    for (name, kinds) in KINDS {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let play = any_play(graph, &mut claim);
            claim.given(graph.any(kinds.iter().map(|&kind| graph.is(&play.word[12..], kind))));
            let board = image(&play.position.squares, &play.state);
            let given = Given {
                back: FALSE,
                word: &play.word,
                undo: graph.word(23),
                board: &board,
            };
            let frame = through(graph, circuit, &mut claim, given);
            offers(
                graph,
                &mut claim,
                &frame,
                &play.made.squares,
                &play.made.state,
            );
            let undo = play.made.undo(&play.state);
            claim.goal(
                "undo record",
                graph.equal(&frame.word(n::BOARD_UNDO), &undo),
            );
            claim
        });
    }
    lemma
}

fn takes_back(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "make/back",
        says: "Three such clocks after a move is to be taken back, with the board after it and its undo record, the very \
               bits of the board and the state word before it come out, and an undo record of 0.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    for (name, kinds) in KINDS {
        lemma.ask(name, move |graph| {
            let mut claim = Claim::default();
            let play = any_play(graph, &mut claim);
            claim.given(graph.any(kinds.iter().map(|&kind| graph.is(&play.word[12..], kind))));
            let undo = play.made.undo(&play.state);
            let board = image(&play.made.squares, &play.made.state);
            let given = Given {
                back: TRUE,
                word: &play.word,
                undo,
                board: &board,
            };
            let frame = through(graph, circuit, &mut claim, given);
            offers(
                graph,
                &mut claim,
                &frame,
                &play.position.squares,
                &play.state,
            );
            claim.goal("no undo record", graph.is(&frame.word(n::BOARD_UNDO), 0));
            claim
        });
    }
    lemma
}

/// Two states are the same but for the count of clocks.
fn alike(graph: &Graph, circuit: &Circuit, before: &State, after: &State) -> Lit {
    let [mut before, mut after] = [before.clone(), after.clone()];
    for state in [&mut before, &mut after] {
        circuit.set(state, n::CLOCKS, &[FALSE; 16]);
    }
    graph.equal(before.bits(), after.bits())
}

fn flow(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma {
        name: "make/flow",
        says: "In a clock in which a board waits and is not taken, everything stays but the count of clocks, of which nothing \
               depends but cycles; in any other each move goes one stage on and the one that comes, if any, is taken. An \
               offer waits for no input; a reset empties every stage and takes nothing; cycles counts from a move that \
               finds nothing under way.",
        assumes: &[],
        method: Method::Unrolled,
        cases: Vec::new(),
    };
    lemma.ask("power-up", |graph| {
        let mut claim = Claim::default();
        let state = circuit.initial_state(graph);
        for stage in [n::READ, n::RESOLVED, n::OFFERED] {
            claim.goal(format!("{stage} is empty"), !circuit.get(&state, stage)[0]);
        }
        claim
    });
    lemma.ask("any clock", |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let frame = circuit.clock(graph, &state, &[], &[]);
        let next = frame.next();
        let is = |name: &str| circuit.get(&state, name)[0];
        let then = |name: &str| circuit.get(&next, name)[0];
        let reset = frame.bit(n::RESET);
        let waits = graph.and(is(n::OFFERED), !frame.bit(n::BOARD_READY));
        let stays = alike(graph, circuit, &state, &next);
        claim.goal(
            "a board that waits stays, and all behind it",
            graph.implies(graph.and(waits, !reset), stays),
        );
        claim.goal(
            "a move is taken unless a board waits or there is a reset",
            graph.same(frame.bit(n::MOVE_READY), !graph.or(waits, reset)),
        );
        claim.goal(
            "the third stage is offered",
            graph.same(frame.bit(n::BOARD_VALID), is(n::OFFERED)),
        );
        let before = [frame.bit(n::MOVE_VALID), is(n::READ), is(n::RESOLVED)];
        for (stage, before) in [n::READ, n::RESOLVED, n::OFFERED].into_iter().zip(before) {
            claim.goal(
                format!("{stage} takes from the stage before"),
                graph.or(waits, graph.same(then(stage), graph.and(before, !reset))),
            );
            claim.goal(
                format!("a reset empties {stage}"),
                graph.implies(reset, !then(stage)),
            );
        }
        let other = circuit.clock(graph, &state, &[], &[]);
        for name in offer() {
            claim.goal(
                format!("{name} waits for no input"),
                graph.equal(&frame.word(name), &other.word(name)),
            );
        }
        let (cycles, then_cycles) = (
            circuit.get(&state, n::CLOCKS),
            circuit.get(&next, n::CLOCKS),
        );
        let under_way = graph.any([is(n::READ), is(n::RESOLVED), is(n::OFFERED)]);
        let begins = graph.and(frame.bit(n::MOVE_VALID), frame.bit(n::MOVE_READY));
        let one = graph.number(1, 16);
        let idle = graph.choose(begins, &one, &cycles);
        let right = graph.choose(under_way, &graph.add(&cycles, &one), &idle);
        claim.goal("cycles counts", graph.equal(&then_cycles, &right));
        claim.goal(
            "cycles is told",
            graph.equal(&frame.word(n::CYCLES), &cycles),
        );
        claim
    });
    lemma.ask("another count", |graph| {
        let mut claim = Claim::default();
        let state = circuit.any_state(graph);
        let mut other = state.clone();
        circuit.set(&mut other, n::CLOCKS, &graph.word(16));
        let inputs = graph.word(circuit.inputs());
        let [frame, other] = [&state, &other].map(|of| circuit.clock_over(graph, of, &inputs));
        claim.goal(
            "the same goes on",
            alike(graph, circuit, &frame.next(), &other.next()),
        );
        for name in offer().into_iter().chain([n::MOVE_READY]) {
            claim.goal(
                format!("{name} is the same"),
                graph.equal(&frame.word(name), &other.word(name)),
            );
        }
        claim
    });
    lemma
}

/// The outputs with a board.
fn offer() -> Vec<&'static str> {
    let words = [n::BOARD_VALID, n::BOARD_STATE, n::BOARD_UNDO];
    n::BOARD_RANKS.into_iter().chain(words).collect()
}

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    vec![makes(circuit), takes_back(circuit), flow(circuit)]
}

/// The theorems.
pub fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "make: the position after a move is that of the rules, and back",
            says: "For every position, no pawn on the first or last rank, with castling rights only with king and rook at \
                   home and an en passant square only behind a pawn that has just gone two, and every pseudo-legal move of \
                   it, whatever else is under way and however the sink stalls: the board and the state word that come out \
                   are those after the move and the record is the documented one; given back with the record, the very bits \
                   of the position before come out.",
            lemmas: vec!["make/makes", "make/back", "make/flow"],
            because: "What a stage holds goes on with the mark that it holds a move, or all stand still but the count of \
                      clocks, which changes nothing else (flow), so that the clocks in which nothing moves can be left out: \
                      each move's board leaves in its turn, after three that do (makes, back).",
        },
        Theorem {
            name: "make: the stream protocol",
            says: "An offered board holds until it is taken and waits for no input; a move is taken in every clock \
                   without a reset in which no board waits; moves leave as boards in their order, none is lost or made \
                   twice but by a reset, which empties the unit; cycles counts the clocks of a run modulo 65,536.",
            lemmas: vec!["make/flow"],
            because: "Each is a goal of it.",
        },
    ]
}
