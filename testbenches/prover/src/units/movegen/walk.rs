//! The invariant of a generation after its scan.
//!
//! The proof follows one arbitrary move word, and a ghost records whether the unit has emitted it. The invariant says
//! that it has, exactly if the word is expected and the walk has passed it. The walk has passed a word if the word's
//! piece is done, or walks and is farther along its chain than the word's target. The lemma `once` proves that a clock
//! preserves the invariant.

use super::board;
use super::judgement::Findings;
use super::names::{self as n, phase};
use crate::blocks::chain::{kind, place, type_on};
use crate::blocks::piece_selector;
use kit::prelude::*;
use spec::rules::{Choice, Move, Rules};

/// Phases in which a piece walks.
const WALKING: [u64; 6] = [
    phase::STARTING,
    phase::VISITING,
    phase::TRYING,
    phase::PROBING,
    phase::JUDGING,
    phase::CASTLING,
];

/// The followed move word, and what does not change during a generation.
pub struct Followed<'a> {
    /// The rules on the loaded position.
    pub rules: &'a Rules<'a>,
    /// The scan's results.
    pub findings: &'a Findings,
    /// The word.
    pub word: Word,
    /// The word's fields.
    pub mv: Move,
    /// The word is expected.
    pub expected: Lit,
}

/// Whether the walk has passed the followed word, and so has decided it.
fn passed(state: &State<'_>, followed: &Followed<'_>) -> Lit {
    let get = |name| state.get(name);
    let rules = followed.rules;
    let phase_is = |phase| state.is(n::PHASE, phase);
    let (origin, square) = (decode(&get(n::ORIGIN)), decode(&get(n::SQUARE)));
    let piece = get(n::KIND);
    let pawn = is(&piece, kind::WHITE_PAWN) | is(&piece, kind::BLACK_PAWN);
    let word_castles = is(&piece, kind::KING) & is(&followed.word[13..16], 1);
    let (there, here) = (
        place(rules, &piece, &origin, &followed.mv.to),
        place(rules, &piece, &origin, &square),
    );
    let before = less(&there.order(), &here.order());
    let same_square = state.equals(n::SQUARE, &followed.word[6..12]);
    let pushing = get(n::PUSHING)[0];
    let promoted = same_square & less(&followed.word[12..14], &get(n::PROMOTION));
    let is_push = state.equals(n::PUSH, &followed.word[6..12]);
    let by_pawn = promoted
        | there
            .member
            .mux(pushing | before, all([pushing, is_push, !same_square]));
    let short = is(&followed.word[12..16], 2);
    let castling = word_castles.mux(short & !get(n::SQUARE)[2], TRUE);
    let visiting = pawn.mux(by_pawn, !word_castles & before);
    let at_work =
        phase_is(phase::STARTING).mux(FALSE, phase_is(phase::CASTLING).mux(castling, visiting));
    let from = &followed.word[0..6];
    let walking = any(WALKING.map(phase_is)) & equal(&get(n::ORIGIN), from);
    !piece_selector::to_come(state, from) & (!walking | at_work)
}

/// The invariant of a generation after its scan. The ghost `emitted` says that the followed word was emitted to the
/// stream.
pub fn invariant(state: &State<'_>, followed: &Followed<'_>, emitted: Lit) -> Lines {
    let get = |name| state.get(name);
    let rules = followed.rules;
    let phase_is = |phase| state.is(n::PHASE, phase);
    let phases = |phases: &[u64]| any(phases.iter().map(|&phase| phase_is(phase)));
    let walking = phases(&WALKING);
    let on_chain = phases(&[
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ]);
    let asking = phases(&[phase::TRYING, phase::PROBING, phase::JUDGING]);
    let (origin, square, push) = (
        decode(&get(n::ORIGIN)),
        decode(&get(n::SQUARE)),
        decode(&get(n::PUSH)),
    );
    let piece = get(n::KIND);
    let is = |kind| is(&piece, kind);
    let pawn = is(kind::WHITE_PAWN) | is(kind::BLACK_PAWN);
    let pushing = get(n::PUSHING)[0];
    let full = get(n::SELECTOR_FULL)[0];
    let active = get(n::SELECTOR_ACTIVE)[0];
    let scanning = get(n::SCAN_ACTIVE)[0];
    let pawn_place = pushing.mux(
        state.equals(n::PUSH, &get(n::SQUARE))
            | all([
                rules.on_rank(&origin, 1),
                rules.ahead(&origin, &square, 0, 2),
                rules.on(&push, |square| rules.empty(square)),
            ]),
        place(rules, &piece, &origin, &square).member,
    );
    let promotes = pawn & rules.on_rank(&square, 7);
    let target = rules.on(&square, |square| rules.position.target[square]);
    let king_file = |file: usize| kit::graph::is(&get(n::SQUARE)[0..3], file as u64);
    let home_rank = equal(&get(n::SQUARE)[3..6], &get(n::ORIGIN)[3..6]);
    let may = |short| followed.findings.castling(rules, short);
    let (pinned, ways) = followed.findings.pinned(rules, &origin);
    let direction = decode(&get(n::PIN_DIRECTION));
    let way = all((0..8).map(|at| ways[at].implies(direction[at])));
    let rank = board::planes_of(state, &get(n::SQUARE)[3..6]);
    let own = |choice: &Choice| rules.on(choice, |square| rules.own(square));
    let mut lines = kit::lines! {
        "the phase is one after the scan" => walking | phases(&[phase::FETCHING, phase::FLUSHING]);
        "a scan runs only to probe" => scanning.same(phase_is(phase::PROBING));
        "the scan that runs is a probe" => scanning.implies(get(n::SCAN_PROBING)[0]);
    };
    lines.extend(piece_selector::holds(state, rules, !scanning));
    lines.extend(kit::lines! {
        "an own piece walks" => walking.implies(own(&origin));
        "the unit knows the walking piece's type" => walking.implies(equal(&piece, &type_on(rules, &origin)));
        "the piece was handed out" => walking.implies(piece_selector::handed_out(state, &get(n::ORIGIN)));
        "the piece is not the one in the slot" =>
            (walking & full).implies(!state.equals(n::ORIGIN, &get(n::SELECTOR_SQUARE)));
        "the walk reads the rank of its square" => walking.implies(state.equals(n::WALK_PLANES, &rank));
        "a piece starts at home" => phase_is(phase::STARTING).implies(all([
            state.equals(n::ORIGIN, &get(n::SQUARE)),
            !pushing,
            state.is(n::PROMOTION, 0),
        ]));
        "the walk is on a path of its piece" => on_chain.implies(pawn | rules.goes(&origin, &square));
        "a pawn is on its way" => (on_chain & pawn).implies(pawn_place);
        "a pawn's push goes one square ahead" =>
            (on_chain & pawn).implies(rules.ahead(&origin, &push, 0, 1));
        "only pawns push" => walking.implies(pawn | !pushing);
        "promotions are counted where a pawn promotes" =>
            walking.implies(promotes | state.is(n::PROMOTION, 0));
        "a counted promotion is allowed, and its square fits" =>
            (phase_is(phase::VISITING) & !state.is(n::PROMOTION, 0)).implies(
                pushing.mux(
                    rules.on(&square, |square| rules.empty(square)),
                    rules.on(&square, |square| rules.enemy(square)),
                ) & (!get(n::LEGAL_ONLY)[0] | followed.findings.allows(rules, &origin, &square)),
            );
        "only an en passant capture is probed" => asking.implies(all([
            get(n::LEGAL_ONLY)[0],
            pawn,
            !pushing,
            rules.position.passant,
            target,
        ]));
        "the king castles to a free side" => phase_is(phase::CASTLING).implies(all([
            is(kind::KING),
            !get(n::CAPTURES_ONLY)[0],
            home_rank,
            ((king_file(6) & may(true)) | (king_file(2) & may(false))),
        ]));
        "the unit has noted whether the piece is pinned" => on_chain.implies(get(n::PINNED)[0].same(pinned));
        "the unit has noted the pin's direction" => (on_chain & pinned).implies(way);
        "at the end all pieces are handed out" => phase_is(phase::FLUSHING).implies(!active & !full);
        "the followed word was emitted exactly if it is expected and the walk has passed it" =>
            emitted.same(passed(state, followed) & followed.expected);
    });
    lines
}
