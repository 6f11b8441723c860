//! Without a circuit: in the terms that the counter finds out, a move is allowed exactly when it is legal.

use super::terms::{LINES, Terms, back, seen, slides};
use crate::chess::{DIAGONAL, JUMPS, Piece, Position, Rules, STRAIGHT, Step, kind, step};
use crate::kit::graph::{Graph, Lit, Word};
use crate::movegen::move_of;
use crate::proof::{Claim, Lemma, Method};

/// A position of variables in which Black moves or not.
pub fn unknown(graph: &Graph, black: bool) -> Position {
    let mut position = crate::chess_check::unknown(graph).position;
    position.black = black.into();
    position
}

/// Eight ranks, and the state word.
pub fn image(position: &Position) -> Vec<Word> {
    let rank = |rank: usize| position.squares[8 * rank..8 * rank + 8].concat();
    let state = [&[position.black][..], &position.rights, &[position.passant]].concat();
    (0..8).map(rank).chain([state]).collect()
}

/// The move, by choices of squares, is allowed in these terms: a move that is neither castling nor en passant.
fn allowed(rules: &Rules<'_>, terms: &Terms, mv: &crate::chess::Move, king: usize) -> Lit {
    let graph = rules.graph;
    let on_to = |word: &Word| rules.on(&mv.to, |square| word[seen(terms.black, square)]);
    let held = (0..4).map(|line| {
        // A line of the mover's view is one of the board's: both ways, it does not matter which end is his.
        let (files, ranks) = LINES[line];
        let by = (files, if terms.black { -ranks } else { ranks });
        let along =
            (1..8).flat_map(|far| [by, back(by)].map(|by| rules.apart(&mv.from, &mv.to, by, far)));
        let along = graph.any(along.collect::<Vec<_>>());
        let between = rules.on(&mv.from, |square| {
            terms.between[line][seen(terms.black, square)]
        });
        graph.and(between, !along)
    });
    let held = graph.any(held.collect::<Vec<_>>());
    let other = graph.all([
        !terms.double,
        graph.or(!terms.check, on_to(&terms.cover)),
        !held,
    ]);
    graph.mux(mv.from[king], !on_to(&terms.attacked), other)
}

/// The lemmas.
pub fn lemmas<'a>() -> Vec<Lemma<'a>> {
    let mut legality = Lemma {
        name: "count/legality",
        says: "In the terms of threats, a pseudo-legal move that is not castling is allowed exactly when the mover's king \
               is not attacked after it: the king not to an attacked square; another piece not in double check, in check \
               only to cover, and along a line on which it is alone between king and slider; en passant as written. Check \
               is that the king is attacked.",
        assumes: &["count/threats"],
        method: Method::Direct,
        cases: Vec::new(),
    };
    for black in [false, true] {
        for king in 0..64 {
            let mover = if black { "Black" } else { "White" };
            legality.ask(format!("{mover}'s king on square {king}"), move |graph| {
                let mut position = unknown(graph, black);
                position.squares[king] = [false.into(), true.into(), true.into(), black.into()];
                let rules = Rules {
                    graph,
                    position: &position,
                };
                let mut claim = Claim {
                    image: image(&position),
                    ..Claim::default()
                };
                claim.given(rules.preconditions());
                let terms = Terms::of(&rules, black, &[king]);
                claim.goal(
                    "check is that the king is attacked",
                    graph.same(terms.check, rules.in_check_on(&[king])),
                );
                let word = graph.word(16);
                claim.show("word", word.clone());
                let mv = move_of(graph, &word);
                let passes = graph.is(&mv.kind, kind::EN_PASSANT);
                claim.given(rules.moves(&mv));
                let after = rules.after(&mv);
                let after = Rules {
                    graph,
                    position: &after,
                };
                let beside = [STRAIGHT, DIAGONAL].concat();
                let near: Vec<usize> = (0..64)
                    .filter(|&square| {
                        square == king || beside.iter().any(|&by| step(king, by, 1) == Some(square))
                    })
                    .collect();
                let elsewhere = (0..64).filter(|square| !near.contains(square));
                let elsewhere = elsewhere.map(|square| after.own_king(square));
                claim.goal(
                    "the king is at most one step away",
                    !graph.any(elsewhere.collect::<Vec<_>>()),
                );
                let safe = !after.in_check_on(&near);
                let allowed = allowed(&rules, &terms, &mv, king);
                let king_moves = mv.from[king];
                for (name, moves) in [
                    ("the king moves", king_moves),
                    ("another piece moves", graph.and(!king_moves, !passes)),
                ] {
                    claim.goal(
                        format!("{name}: allowed is legal"),
                        graph.implies(graph.and(moves, allowed), safe),
                    );
                    claim.goal(
                        format!("{name}: legal is allowed"),
                        graph.implies(graph.and(moves, safe), allowed),
                    );
                }
                for to in if black { 16..24 } else { 40..48 } {
                    for aside in [-1, 1] {
                        let Some(from) = step(to, (aside, if black { 1 } else { -1 }), 1) else {
                            continue;
                        };
                        let this = graph.all([passes, mv.from[from], mv.to[to]]);
                        let may = terms.may_pass(graph, from, to);
                        claim.goal(
                            format!("en passant from square {from} to {to}"),
                            graph.implies(this, graph.same(may, safe)),
                        );
                    }
                }
                claim
            });
        }
    }
    let mut castling = Lemma {
        name: "count/castling",
        says: "In the terms of threats, castling is allowed exactly when the rules say so.",
        assumes: &["count/threats"],
        method: Method::Direct,
        cases: Vec::new(),
    };
    for (mover, black) in [("White", false), ("Black", true)] {
        castling.ask(mover, move |graph| {
            let position = unknown(graph, black);
            let rules = Rules {
                graph,
                position: &position,
            };
            let mut claim = Claim {
                image: image(&position),
                ..Claim::default()
            };
            claim.given(rules.preconditions());
            let terms = Terms::of(&rules, black, &[seen(black, 4)]);
            for (name, short) in [("short", true), ("long", false)] {
                claim.goal(
                    name,
                    graph.same(terms.may_castle(&rules, short), rules.may_castle(short)),
                );
            }
            claim
        });
    }
    vec![legality, castling, ways()]
}

/// Nothing moves otherwise than it is counted.
fn ways<'a>() -> Lemma<'a> {
    let mut lemma = Lemma {
        name: "count/ways",
        says: "Every pseudo-legal move that is not castling is a slider's along a line, a knight's jump, a king's step, each \
               as capture or not, or a pawn's: one step or two ahead, aslant, to each of four pieces, or en passant.",
        assumes: &[],
        method: Method::Direct,
        cases: Vec::new(),
    };
    for (mover, black) in [("White", false), ("Black", true)] {
        lemma.ask(mover, move |graph| {
            let position = unknown(graph, black);
            let rules = Rules {
                graph,
                position: &position,
            };
            let mut claim = Claim {
                image: image(&position),
                ..Claim::default()
            };
            claim.given(rules.preconditions());
            let word = graph.word(16);
            let mv = move_of(graph, &word);
            claim.given(rules.moves(&mv));
            claim.show("word", word);
            let is = |piece| rules.on(&mv.from, |square| rules.piece(square, piece));
            let kinds =
                |kinds: &[u64]| graph.any(kinds.iter().map(|&kind| graph.is(&mv.kind, kind)));
            let plain = kinds(&[kind::QUIET, kind::CAPTURE]);
            let one = |steps: &[Step]| {
                graph.any(steps.iter().map(|&by| rules.apart(&mv.from, &mv.to, by, 1)))
            };
            let lines = [STRAIGHT, DIAGONAL].concat().into_iter().map(|line| {
                let far = (1..8).map(|far| rules.apart(&mv.from, &mv.to, line, far));
                let slides = rules.on(&mv.from, |square| slides(&rules, square, line));
                graph.and(slides, graph.any(far.collect::<Vec<_>>()))
            });
            let ahead = |files, ranks| rules.ahead(&mv.from, &mv.to, files, ranks);
            let aslant = graph.or(ahead(1, 1), ahead(-1, 1));
            let last = rules.on_rank(&mv.to, 7);
            let pawn = graph.any([
                graph.all([ahead(0, 1), !last, kinds(&[kind::QUIET])]),
                graph.all([ahead(0, 1), last, kinds(&[8, 9, 10, 11])]),
                graph.and(ahead(0, 2), kinds(&[kind::DOUBLE_PUSH])),
                graph.all([aslant, !last, kinds(&[kind::CAPTURE])]),
                graph.all([aslant, last, kinds(&[12, 13, 14, 15])]),
                graph.all([
                    aslant,
                    rules.on_rank(&mv.from, 4),
                    kinds(&[kind::EN_PASSANT]),
                ]),
            ]);
            let steps = [STRAIGHT, DIAGONAL].concat();
            let any = graph.any([
                graph.and(plain, graph.any(lines.collect::<Vec<_>>())),
                graph.all([plain, is(Piece::Knight), one(&JUMPS)]),
                graph.all([plain, is(Piece::King), one(&steps)]),
                graph.and(is(Piece::Pawn), pawn),
            ]);
            claim.goal("it is one of these", any);
            let taken = rules.on(&mv.to, |square| rules.enemy(square));
            claim.goal(
                "a piece's move is a capture exactly if it takes something",
                graph.implies(!is(Piece::Pawn), graph.same(taken, kinds(&[kind::CAPTURE]))),
            );
            claim
        });
    }
    lemma
}
