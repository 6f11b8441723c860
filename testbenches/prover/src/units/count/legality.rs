//! Proves, without a circuit, that a move is allowed by the counter's terms exactly when it is legal (lemmas
//! `legality`, `castling`), and that the circuit's kinds of bits cover every move (lemma `ways`).

use super::terms::{LINES, Terms, back, seen, slides};
use crate::blocks::board::rules_on;
use kit::prelude::*;
use spec::rules::{DIAGONAL, JUMPS, Piece, Position, Rules, STRAIGHT, Step, kind, move_of, step};

/// Returns a position of variables with this side to move.
pub fn unknown(black: bool) -> Position {
    let mut position = spec::rules::unknown().position;
    position.black = black.into();
    position
}

/// Whether the terms allow the move from one chosen square to another, if it is neither castling nor en passant.
fn allowed(rules: &Rules<'_>, terms: &Terms, mv: &spec::rules::Move, king: usize) -> Lit {
    let on_to = |word: &Word| rules.on(&mv.to, |square| word[seen(terms.black, square)]);
    let held = (0..4).map(|line| {
        // A line in the mover's view is a line of the board. Both directions are tried, so the view does not matter.
        let (files, ranks) = LINES[line];
        let by = (files, if terms.black { -ranks } else { ranks });
        let along =
            (1..8).flat_map(|far| [by, back(by)].map(|by| rules.apart(&mv.from, &mv.to, by, far)));
        let along = any(along);
        let between = rules.on(&mv.from, |square| {
            terms.between[line][seen(terms.black, square)]
        });
        between & !along
    });
    let held = any(held);
    let other = all([!terms.double, (!terms.check | on_to(&terms.cover)), !held]);
    mv.from[king].mux(!on_to(&terms.attacked), other)
}

/// Returns the lemmas.
pub fn lemmas<'a>() -> Vec<Lemma<'a>> {
    let mut legality = Lemma::direct(
        "count/legality",
        "Assume the terms of threats. A pseudo-legal move that is not castling is allowed exactly when the mover's \
         king is not attacked after it. The king is not allowed to go to an attacked square. Another piece is not \
         allowed to move in double check; in single check it is allowed only to capture the checking piece or to block \
         the check; and if it alone stands between the king and a slider, it is allowed only to move along this line. \
         En passant has a rule of its own. The term check is set exactly if the king is attacked.",
        "threats",
    );
    for black in [false, true] {
        for king in 0..64 {
            let mover = if black { "Black" } else { "White" };
            legality.case(format!("{mover}'s king on square {king}"), move |claim| {
                let mut position = unknown(black);
                position.squares[king] = [false.into(), true.into(), true.into(), black.into()];
                let rules = rules_on(claim, &position);
                let terms = Terms::of(&rules, black, &[king]);
                claim.assert(
                    "the term check is set exactly if the king is attacked",
                    terms.check.same(rules.in_check_on(&[king])),
                );
                let word = free_word(16);
                claim.show("word", word.clone());
                let mv = move_of(&word);
                let passes = is(&mv.kind, kind::EN_PASSANT);
                claim.assume(rules.moves(&mv));
                let after = rules.after(&mv);
                let after = Rules::new(&after);
                let beside = [STRAIGHT, DIAGONAL].concat();
                let near: Vec<usize> = (0..64)
                    .filter(|&square| {
                        square == king || beside.iter().any(|&by| step(king, by, 1) == Some(square))
                    })
                    .collect();
                let elsewhere = (0..64).filter(|square| !near.contains(square));
                let elsewhere = elsewhere.map(|square| after.own_king(square));
                claim.assert("the king is at most one step away", !any(elsewhere));
                let safe = !after.in_check_on(&near);
                let allowed = allowed(&rules, &terms, &mv, king);
                let king_moves = mv.from[king];
                for (name, moves) in [
                    ("the king moves", king_moves),
                    ("another piece moves", (!king_moves & !passes)),
                ] {
                    claim.assert(
                        format!("{name}: allowed is legal"),
                        (moves & allowed).implies(safe),
                    );
                    claim.assert(
                        format!("{name}: legal is allowed"),
                        (moves & safe).implies(allowed),
                    );
                }
                for to in if black { 16..24 } else { 40..48 } {
                    for aside in [-1, 1] {
                        let Some(from) = step(to, (aside, if black { 1 } else { -1 }), 1) else {
                            continue;
                        };
                        let this = all([passes, mv.from[from], mv.to[to]]);
                        let may = terms.may_pass(from, to);
                        claim.assert(
                            format!("en passant from square {from} to {to}"),
                            this.implies(may.same(safe)),
                        );
                    }
                }
            });
        }
    }
    let mut castling = Lemma::direct(
        "count/castling",
        "Assume the terms of threats. Castling is allowed exactly when the rules allow it.",
        "threats",
    );
    for (mover, black) in [("White", false), ("Black", true)] {
        castling.case(mover, move |claim| {
            let position = unknown(black);
            let rules = rules_on(claim, &position);
            let terms = Terms::of(&rules, black, &[seen(black, 4)]);
            for (name, short) in [("short", true), ("long", false)] {
                claim.assert(
                    name,
                    terms
                        .may_castle(&rules, short)
                        .same(rules.may_castle(short)),
                );
            }
        });
    }
    vec![legality, castling, ways()]
}

/// Returns the lemma that the circuit counts every way in which a piece can move.
fn ways<'a>() -> Lemma<'a> {
    let mut lemma = Lemma::direct(
        "count/ways",
        "Every pseudo-legal move that is not castling is a slider's move along a line, a knight's jump or a king's \
         step, each as a capture or not, or a pawn's move: one or two squares ahead, diagonally, to each of four \
         pieces, or en passant.",
        "",
    );
    for (mover, black) in [("White", false), ("Black", true)] {
        lemma.case(mover, move |claim| {
            let position = unknown(black);
            let rules = rules_on(claim, &position);
            let word = free_word(16);
            let mv = move_of(&word);
            claim.assume(rules.moves(&mv));
            claim.show("word", word);
            let is = |piece| rules.on(&mv.from, |square| rules.piece(square, piece));
            let kinds =
                |kinds: &[u64]| any(kinds.iter().map(|&kind| kit::graph::is(&mv.kind, kind)));
            let plain = kinds(&[kind::QUIET, kind::CAPTURE]);
            let one =
                |steps: &[Step]| any(steps.iter().map(|&by| rules.apart(&mv.from, &mv.to, by, 1)));
            let lines = [STRAIGHT, DIAGONAL].concat().into_iter().map(|line| {
                let far = (1..8).map(|far| rules.apart(&mv.from, &mv.to, line, far));
                let slides = rules.on(&mv.from, |square| slides(&rules, square, line));
                slides & any(far)
            });
            let ahead = |files, ranks| rules.ahead(&mv.from, &mv.to, files, ranks);
            let aslant = ahead(1, 1) | ahead(-1, 1);
            let last = rules.on_rank(&mv.to, 7);
            let pawn = any([
                all([ahead(0, 1), !last, kinds(&[kind::QUIET])]),
                all([ahead(0, 1), last, kinds(&[8, 9, 10, 11])]),
                (ahead(0, 2) & kinds(&[kind::DOUBLE_PUSH])),
                all([aslant, !last, kinds(&[kind::CAPTURE])]),
                all([aslant, last, kinds(&[12, 13, 14, 15])]),
                all([
                    aslant,
                    rules.on_rank(&mv.from, 4),
                    kinds(&[kind::EN_PASSANT]),
                ]),
            ]);
            let steps = [STRAIGHT, DIAGONAL].concat();
            let any = any([
                (plain & any(lines)),
                all([plain, is(Piece::Knight), one(&JUMPS)]),
                all([plain, is(Piece::King), one(&steps)]),
                (is(Piece::Pawn) & pawn),
            ]);
            claim.assert("the move has one of these forms", any);
            let taken = rules.on(&mv.to, |square| rules.enemy(square));
            claim.assert(
                "a piece's move is a capture exactly if it takes something",
                (!is(Piece::Pawn)).implies(taken.same(kinds(&[kind::CAPTURE]))),
            );
        });
    }
    lemma
}
