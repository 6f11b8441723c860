//! Lemma `once`: the unit emits each expected word to the stream once, and no other word.
//!
//! The proof is one step of induction: from any state that meets the walk's invariant (`walk.rs`), one clock leads to
//! another such state. A case fixes the phase and the type of the walking piece.

use super::board;
use super::judgement::{expected, held};
use super::names::{self as n, phase};
use super::walk::{Followed, invariant};
use crate::blocks::chain::{self, Entry, kind, place};
use crate::blocks::piece_selector;
use kit::prelude::*;
use spec::rules::{Move, Rules};
use std::ops::Range;

/// A measure that falls in each clock in which the sink does not stall: the ranks and pieces that are still to be
/// handed out, followed by what remains of the current piece's walk.
fn measure(state: &State<'_>, rules: &Rules<'_>) -> Word {
    let get = |name| state.get(name);
    let phase_is = |phase| state.is(n::PHASE, phase);
    let visiting = [
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ]
    .map(phase_is);
    let level = |levels: &[Lit]| -> Word {
        (0..3)
            .map(|bit| {
                any(levels
                    .iter()
                    .enumerate()
                    .filter(|(level, _)| level >> bit & 1 == 1)
                    .map(|(_, &lit)| lit))
            })
            .collect()
    };
    let [visits, tries, probes, _] = visiting;
    let levels = level(&[
        FALSE,
        phase_is(phase::FLUSHING),
        phase_is(phase::FETCHING),
        phase_is(phase::CASTLING),
        any(visiting),
        phase_is(phase::STARTING),
    ]);
    let piece = get(n::KIND);
    let (origin, square) = (decode(&get(n::ORIGIN)), decode(&get(n::SQUARE)));
    let pushing = get(n::PUSHING)[0];
    let pushed = state.equals(n::SQUARE, &get(n::PUSH));
    let chain: Word = place(rules, &piece, &origin, &square)
        .order()
        .into_iter()
        .map(|bit| !bit)
        .collect();
    let push = [&[pushed][..], &[FALSE; 5]].concat();
    let chain = choose(pushing, &push, &chain);
    let at = level(&[FALSE, probes, tries, visits])[..2].to_vec();
    let steps: Word = get(n::SCAN_STEP).into_iter().map(|bit| !bit).collect();
    let promotions: Word = get(n::PROMOTION).into_iter().map(|bit| !bit).collect();
    let last = phase_is(phase::FLUSHING).mux(!get(n::OFFERED_LAST)[0], get(n::SQUARE)[2]);
    let on_square = |word: Word| {
        word.into_iter()
            .map(|bit| bit & any(visiting))
            .collect::<Word>()
    };
    let rest = last & (phase_is(phase::FLUSHING) | phase_is(phase::CASTLING));
    [
        vec![rest],
        on_square(promotions),
        on_square(steps.into_iter().map(|bit| bit & probes).collect()),
        on_square(at),
        on_square(chain),
        on_square(vec![!pushing]),
        levels,
        piece_selector::measure(state, rules),
    ]
    .concat()
}

/// What a case fixes in the state.
struct Fixed {
    phase: u64,
    piece: Option<u64>,
    pushing: Option<bool>,
    followed_walks: Option<bool>,
    part: Option<Part>,
}

/// A part of a slider's case. The solver would need too long for the whole case.
struct Part {
    /// Whether the walk's square is occupied.
    occupied: bool,
    /// The rays of the chain, one of which contains the walk's square.
    rays: Range<u64>,
}

/// The straight rays of the chain, and the diagonal ones.
const STRAIGHT_RAYS: Range<u64> = 0..4;
const DIAGONAL_RAYS: Range<u64> = 4..8;

fn case(circuit: &Circuit, fixed: &Fixed, claim: &mut Claim) {
    let mut state = circuit.any_state();
    let word = free_word(16);
    state.set_number(n::PHASE, fixed.phase);
    if let Some(piece) = fixed.piece {
        state.set_number(n::KIND, piece);
    }
    if let Some(pushing) = fixed.pushing {
        state.set(n::PUSHING, &[pushing.into()]);
    }
    if fixed.followed_walks == Some(true) {
        state.set(n::ORIGIN, &word[0..6]);
    }
    if fixed.phase == phase::STARTING {
        let origin = state.get(n::ORIGIN);
        state.set(n::SQUARE, &origin);
    }
    if ![phase::FETCHING, phase::FLUSHING].contains(&fixed.phase) {
        let rank = state.get(n::SQUARE)[3..6].to_vec();
        let planes = board::planes_of(&state, &rank);
        state.set(n::WALK_PLANES, &planes);
    }
    state.set(n::SCAN_ACTIVE, &[(fixed.phase == phase::PROBING).into()]);

    let (position, findings) = held(&state);
    let rules = Rules::new(&position);
    let get = |state: &State<'_>, name| state.get(name);
    if fixed.followed_walks == Some(false) {
        claim.assume(!equal(&get(&state, n::ORIGIN), &word[0..6]));
    }
    if let Some(Part { occupied, rays }) = &fixed.part {
        let [origin, square] = [n::ORIGIN, n::SQUARE].map(|name| decode(&get(&state, name)));
        let empty = rules.on(&square, |square| rules.empty(square));
        claim.assume(empty.negated_if(*occupied));
        let here = place(&rules, &get(&state, n::KIND), &origin, &square);
        claim.assume(any(rays.clone().map(|ray| is(&here.ray, ray))));
    }
    let mv = spec::rules::move_of(&word);
    let exposes = free_bit();
    let (legal, captures) = (
        get(&state, n::LEGAL_ONLY)[0],
        get(&state, n::CAPTURES_ONLY)[0],
    );
    let expected = expected(&rules, &findings, &mv, legal, captures, exposes);
    let followed = Followed {
        rules: &rules,
        findings: &findings,
        word: word.clone(),
        mv,
        expected,
    };
    let ghost = free_bit();
    if fixed.phase == phase::TRYING {
        let tried = Move {
            from: decode(&get(&state, n::ORIGIN)),
            to: decode(&get(&state, n::SQUARE)),
            kind: constant(spec::rules::kind::EN_PASSANT, 4),
        };
        claim.assert("the capture tried is en passant", rules.moves(&tried));
    }
    claim.assume(rules.preconditions());
    let king = (0..64).map(|square| findings.king[square].same(rules.own_king(square)));
    claim.assume(all(king));
    claim.assume_all(invariant(&state, &followed, ghost));
    if fixed.phase == phase::JUDGING && fixed.followed_walks == Some(true) {
        claim.assume(get(&state, n::KING_HIT)[0].same(exposes));
    }

    // Lemma `stream` proves this.
    claim.assume(get(&state, n::OFFERED_LAST)[0].implies(get(&state, n::OFFERED)[0]));

    let (nextpos, nextdir) = (free_word(6), free_word(6));
    let entry = Entry {
        kind: get(&state, n::KIND),
        from: get(&state, n::ORIGIN),
        at: get(&state, n::SQUARE),
        nextpos: nextpos.clone(),
        nextdir: nextdir.clone(),
    };
    claim.assume(chain::says(&rules, &entry, &followed.mv.to));
    let frame = state.clock(
        &[(n::RESET, vec![FALSE])],
        &[(n::NEXTPOS, nextpos), (n::NEXTDIR, nextdir)],
    );
    let next = frame.next();
    let emits = frame.bit(n::ACCEPTED) & frame.equals(n::WORD, &followed.word);
    claim.assert("a word emitted is expected", emits.implies(expected));
    claim.assert("the word was not emitted before", emits.implies(!ghost));
    let stalls = frame.bit(n::MOVE_VALID) & !frame.bit(n::MOVE_READY);
    let ends = is(&get(&next, n::PHASE), phase::IDLE);
    let falls = less(&measure(&next, &rules), &measure(&state, &rules));
    claim.assert("the measure falls", any([stalls, ends, falls]));
    let same = |name| equal(&get(&state, name), &get(&next, name));
    let on_square = [
        phase::VISITING,
        phase::TRYING,
        phase::PROBING,
        phase::JUDGING,
    ];
    let stays = all([
        any(on_square.map(|phase| is(&get(&next, n::PHASE), phase))),
        same(n::ORIGIN),
        same(n::SQUARE),
        same(n::PUSHING),
    ]);
    let visits = frame.bit(n::VISITS);
    let right = if on_square.contains(&fixed.phase) {
        visits.same(!stays)
    } else {
        !visits
    };
    claim.assert("a visit is counted when the walk leaves its square", right);
    // The sink may stall while the probe is judged, so the probe's result must not change.
    if fixed.phase == phase::JUDGING {
        let judges = is(&get(&next, n::PHASE), phase::JUDGING);
        claim.assert(
            "the probe's result stays",
            judges.implies(same(n::KING_HIT)),
        );
    }
    // Probing follows only trying, and judging follows only probing.
    let then = |phase| is(&get(&next, n::PHASE), phase);
    for (to, from) in [
        (phase::PROBING, phase::TRYING),
        (phase::JUDGING, phase::PROBING),
    ] {
        if ![to, from].contains(&fixed.phase) {
            claim.assert(format!("phase {to} only from {from}"), !then(to));
        }
    }
    // The invariant need not hold when the generation has ended and the unit is idle.
    let idle = is(&get(&next, n::PHASE), phase::IDLE);
    claim.assert_all(kit::lines! {
        "idle only from flushing" => if fixed.phase == phase::FLUSHING { TRUE } else { !idle };
        "at the end the followed word was emitted if expected" => idle.implies(ghost.same(expected));
    });
    let ghost = ghost | emits;
    claim.assert_if(!idle, invariant(&next, &followed, ghost));
    claim.image = board::image(&state);
    claim.show("word", word);
    for name in [
        n::PHASE,
        n::KIND,
        n::ORIGIN,
        n::SQUARE,
        n::PUSH,
        n::PUSHING,
        n::PROMOTION,
        n::LEGAL_ONLY,
        n::CAPTURES_ONLY,
    ] {
        claim.show(name, get(&state, name));
    }
}

/// Returns the lemma.
pub fn lemma(circuit: &Circuit) -> Lemma<'_> {
    let mut lemma = Lemma::induction(
        "movegen/once",
        "During a generation the unit emits a word to the stream only if the word is expected, and only once. When the \
         generation ends, every expected word has been emitted. This holds in both modes, for captures or all moves, \
         and under any back-pressure.",
        "posdata requests probe frozen start stream",
    );
    let mut add = |name: String, phase, piece: Option<u64>, pushing, followed_walks| {
        let rays = match piece {
            Some(kind::BISHOP) => vec![DIAGONAL_RAYS],
            Some(kind::ROOK) => vec![STRAIGHT_RAYS],
            Some(kind::QUEEN) => vec![STRAIGHT_RAYS, DIAGONAL_RAYS],
            _ => Vec::new(),
        };
        let mut parts = Vec::new();
        for rays in rays.into_iter().filter(|_| phase == phase::VISITING) {
            for (name, occupied) in [("empty", false), ("taken", true)] {
                let name = format!(", {name} square on rays {} to {}", rays.start, rays.end - 1);
                let rays = rays.clone();
                parts.push((name, Some(Part { occupied, rays })));
            }
        }
        if parts.is_empty() {
            parts.push((String::new(), None));
        }
        for (part_name, part) in parts {
            let fixed = Fixed {
                phase,
                piece,
                pushing,
                followed_walks,
                part,
            };
            lemma.case(format!("{name}{part_name}"), move |claim| {
                case(circuit, &fixed, claim)
            });
        }
    };
    add("fetching".to_owned(), phase::FETCHING, None, None, None);
    add("flushing".to_owned(), phase::FLUSHING, None, None, None);
    for (this, whose) in [(true, "the followed piece"), (false, "another piece")] {
        for piece in 1..8 {
            add(
                format!("starting, type {piece}, {whose}"),
                phase::STARTING,
                Some(piece),
                Some(false),
                Some(this),
            );
            let pawn = piece == kind::WHITE_PAWN || piece == kind::BLACK_PAWN;
            let pushes: &[bool] = if pawn { &[false, true] } else { &[false] };
            for &pushing in pushes {
                let way = if pushing { ", pushing" } else { "" };
                add(
                    format!("visiting, type {piece}{way}, {whose}"),
                    phase::VISITING,
                    Some(piece),
                    Some(pushing),
                    Some(this),
                );
            }
            if pawn {
                for (name, phase) in [
                    ("trying", phase::TRYING),
                    ("probing", phase::PROBING),
                    ("judging", phase::JUDGING),
                ] {
                    add(
                        format!("{name}, type {piece}, {whose}"),
                        phase,
                        Some(piece),
                        Some(false),
                        Some(this),
                    );
                }
            }
        }
        add(
            format!("castling, {whose}"),
            phase::CASTLING,
            Some(kind::KING),
            Some(false),
            Some(this),
        );
    }
    lemma
}
