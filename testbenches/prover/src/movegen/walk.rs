//! The invariant of a generation after its scan.
//!
//! One move word is a constant of which nothing is known, and a ghost remembers whether it was given. The invariant says
//! of every state of a generation which squares the walk has passed: not yet handed out, in the slot, walking or done
//! is what a piece can be, and while it walks, the chain's order tells the rest. The lemma `once` shows that a clock
//! keeps it.

use super::board;
use super::chain::{kind, place};
use super::judgement::Findings;
use super::names::{self as n, phase};
use super::roster;
use crate::chess::{Choice, Move, Piece, Rules};
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{FALSE, Graph, Lit, TRUE, Word};

/// Phases in which a piece walks.
const WALKING: [u64; 6] = [
    phase::STARTING,
    phase::VISITING,
    phase::TRYING,
    phase::PROBING,
    phase::JUDGING,
    phase::CASTLING,
];

/// The move word whose fate is followed, and what is fixed while a generation lasts.
pub struct Followed<'a> {
    /// The rules on the position loaded.
    pub rules: &'a Rules<'a>,
    /// What the scan found.
    pub findings: &'a Findings,
    /// The word.
    pub word: Word,
    /// The word taken apart.
    pub mv: Move,
    /// It is to be emitted.
    pub expected: Lit,
}

/// The type of the piece on a square, as posdata numbers it.
pub fn type_on(rules: &Rules<'_>, square: &Choice) -> Word {
    let graph = rules.graph;
    let bits = (0..3).map(|bit| rules.on(square, |square| rules.position.squares[square][bit]));
    let black_pawn = graph.and(
        rules.position.black,
        rules.on(square, |square| rules.piece(square, Piece::Pawn)),
    );
    bits.map(|bit| graph.or(bit, black_pawn)).collect()
}

/// The walk has passed the followed word: it was decided about.
fn passed(graph: &Graph, circuit: &Circuit, state: &State, followed: &Followed<'_>) -> Lit {
    let get = |name| circuit.get(state, name);
    let rules = followed.rules;
    let phase_is = |phase| graph.is(&get(n::PHASE), phase);
    let (origin, square) = (graph.decode(&get(n::ORIGIN)), graph.decode(&get(n::SQUARE)));
    let piece = get(n::KIND);
    let pawn = graph.or(
        graph.is(&piece, kind::WHITE_PAWN),
        graph.is(&piece, kind::BLACK_PAWN),
    );
    let word_castles = graph.and(
        graph.is(&piece, kind::KING),
        graph.is(&followed.word[13..16], 1),
    );
    let (there, here) = (
        place(rules, &piece, &origin, &followed.mv.to),
        place(rules, &piece, &origin, &square),
    );
    let before = graph.less(&there.order(), &here.order());
    let same_square = graph.equal(&get(n::SQUARE), &followed.word[6..12]);
    let pushing = get(n::PUSHING)[0];
    let promoted = graph.and(
        same_square,
        graph.less(&followed.word[12..14], &get(n::PROMOTION)),
    );
    let is_push = graph.equal(&get(n::PUSH), &followed.word[6..12]);
    let by_pawn = graph.or(
        promoted,
        graph.mux(
            there.member,
            graph.or(pushing, before),
            graph.all([pushing, is_push, !same_square]),
        ),
    );
    let short = graph.is(&followed.word[12..16], 2);
    let castling = graph.mux(word_castles, graph.and(short, !get(n::SQUARE)[2]), TRUE);
    let visiting = graph.mux(pawn, by_pawn, graph.and(!word_castles, before));
    let at_work = graph.mux(
        phase_is(phase::STARTING),
        FALSE,
        graph.mux(phase_is(phase::CASTLING), castling, visiting),
    );
    let from = &followed.word[0..6];
    let walking = graph.and(
        graph.any(WALKING.map(phase_is)),
        graph.equal(&get(n::ORIGIN), from),
    );
    graph.and(
        !roster::to_come(graph, circuit, state, from),
        graph.or(!walking, at_work),
    )
}

/// The invariant of a generation after its scan; `given` is the ghost: the followed word was given to the stream.
pub fn invariant(
    graph: &Graph,
    circuit: &Circuit,
    state: &State,
    followed: &Followed<'_>,
    given: Lit,
) -> Vec<(&'static str, Lit)> {
    let get = |name| circuit.get(state, name);
    let rules = followed.rules;
    let phase_is = |phase| graph.is(&get(n::PHASE), phase);
    let phases = |phases: &[u64]| {
        graph.any(
            phases
                .iter()
                .map(|&phase| phase_is(phase))
                .collect::<Vec<_>>(),
        )
    };
    let walking = phases(&WALKING);
    let on_chain = phases(&[
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ]);
    let asking = phases(&[phase::TRYING, phase::PROBING, phase::JUDGING]);
    let (origin, square, push) = (
        graph.decode(&get(n::ORIGIN)),
        graph.decode(&get(n::SQUARE)),
        graph.decode(&get(n::PUSH)),
    );
    let piece = get(n::KIND);
    let is = |kind| graph.is(&piece, kind);
    let pawn = graph.or(is(kind::WHITE_PAWN), is(kind::BLACK_PAWN));
    let pushing = get(n::PUSHING)[0];
    let full = get(n::ROSTER_FULL)[0];
    let active = get(n::ROSTER_ACTIVE)[0];
    let scanning = get(n::SCAN_ACTIVE)[0];
    let pawn_place = graph.mux(
        pushing,
        graph.or(
            graph.equal(&get(n::PUSH), &get(n::SQUARE)),
            graph.all([
                rules.on_rank(&origin, 1),
                rules.ahead(&origin, &square, 0, 2),
                rules.on(&push, |square| rules.empty(square)),
            ]),
        ),
        place(rules, &piece, &origin, &square).member,
    );
    let promotes = graph.and(pawn, rules.on_rank(&square, 7));
    let target = rules.on(&square, |square| rules.position.target[square]);
    let king_file = |file: usize| graph.is(&get(n::SQUARE)[0..3], file as u64);
    let home_rank = graph.equal(&get(n::SQUARE)[3..6], &get(n::ORIGIN)[3..6]);
    let may = |short| followed.findings.castling(rules, short);
    let (pinned, ways) = followed.findings.pinned(rules, &origin);
    let direction = graph.decode(&get(n::PIN_DIRECTION));
    let way = graph.all((0..8).map(|at| graph.implies(ways[at], direction[at])));
    let rank = board::planes_of(graph, circuit, state, &get(n::SQUARE)[3..6]);
    let own = |choice: &Choice| rules.on(choice, |square| rules.own(square));
    let mut lines = vec![
        (
            "the phase is one after the scan",
            graph.or(walking, phases(&[phase::FETCHING, phase::FLUSHING])),
        ),
        (
            "a scan runs only to probe",
            graph.same(scanning, phase_is(phase::PROBING)),
        ),
        (
            "the scan that runs is a probe",
            graph.implies(scanning, get(n::SCAN_PROBING)[0]),
        ),
    ];
    lines.extend(roster::holds(circuit, state, rules, !scanning));
    lines.extend([
        ("an own piece walks", graph.implies(walking, own(&origin))),
        (
            "its type is known",
            graph.implies(walking, graph.equal(&piece, &type_on(rules, &origin))),
        ),
        (
            "it was handed out",
            graph.implies(
                walking,
                roster::handed_out(graph, circuit, state, &get(n::ORIGIN)),
            ),
        ),
        (
            "it is not the one in the slot",
            graph.implies(
                graph.and(walking, full),
                !graph.equal(&get(n::ORIGIN), &get(n::ROSTER_SQUARE)),
            ),
        ),
        (
            "the walk has its rank before it",
            graph.implies(walking, graph.equal(&get(n::WALK_PLANES), &rank)),
        ),
        (
            "a piece starts at home",
            graph.implies(
                phase_is(phase::STARTING),
                graph.all([
                    graph.equal(&get(n::ORIGIN), &get(n::SQUARE)),
                    !pushing,
                    graph.is(&get(n::PROMOTION), 0),
                ]),
            ),
        ),
        (
            "a piece goes as it goes",
            graph.implies(on_chain, graph.or(pawn, rules.goes(&origin, &square))),
        ),
        (
            "a pawn is on its way",
            graph.implies(graph.and(on_chain, pawn), pawn_place),
        ),
        (
            "a pawn's push is one ahead",
            graph.implies(graph.and(on_chain, pawn), rules.ahead(&origin, &push, 0, 1)),
        ),
        (
            "only pawns push",
            graph.implies(walking, graph.or(pawn, !pushing)),
        ),
        (
            "promotions are counted where a pawn promotes",
            graph.implies(walking, graph.or(promotes, graph.is(&get(n::PROMOTION), 0))),
        ),
        (
            "the promotion that is counted goes on",
            graph.implies(
                graph.and(phase_is(phase::VISITING), !graph.is(&get(n::PROMOTION), 0)),
                graph.and(
                    graph.mux(
                        pushing,
                        rules.on(&square, |square| rules.empty(square)),
                        rules.on(&square, |square| rules.enemy(square)),
                    ),
                    graph.or(
                        !get(n::LEGAL_ONLY)[0],
                        followed.findings.allows(rules, &origin, &square),
                    ),
                ),
            ),
        ),
        (
            "only a capture en passant is probed",
            graph.implies(
                asking,
                graph.all([
                    get(n::LEGAL_ONLY)[0],
                    pawn,
                    !pushing,
                    rules.position.passant,
                    target,
                ]),
            ),
        ),
        (
            "the king castles to a free side",
            graph.implies(
                phase_is(phase::CASTLING),
                graph.all([
                    is(kind::KING),
                    !get(n::CAPTURES_ONLY)[0],
                    home_rank,
                    graph.or(
                        graph.and(king_file(6), may(true)),
                        graph.and(king_file(2), may(false)),
                    ),
                ]),
            ),
        ),
        (
            "the pin is noted",
            graph.implies(on_chain, graph.same(get(n::PINNED)[0], pinned)),
        ),
        (
            "its direction is noted",
            graph.implies(graph.and(on_chain, pinned), way),
        ),
        (
            "at the end all are handed out",
            graph.implies(phase_is(phase::FLUSHING), graph.and(!active, !full)),
        ),
        (
            "given if passed and expected",
            graph.same(
                given,
                graph.and(passed(graph, circuit, state, followed), followed.expected),
            ),
        ),
    ]);
    lines
}
