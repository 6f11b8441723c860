//! Which moves the circuit allows, as a formula over the registers that the scan writes.
//!
//! The lemmas `legality` and `castling` prove that the formula agrees with the rules; the lemma `once` proves that the
//! circuit follows the formula.

use super::board;
use super::names as n;
use crate::blocks::board::rules_on;
use kit::prelude::*;
use spec::checks_and_pins::{DIRECTIONS, seen};
use spec::rules::{Choice, JUMPS, Move, Piece, Position, Rules, kind, step};

/// The registers that the scan writes and the walk reads.
pub struct Findings {
    /// The king's square.
    pub king: Choice,
    /// Attacked squares.
    pub attacked_squares: Word,
    /// For each direction, the distance of the pinned piece, or 0.
    pub pins: Vec<Word>,
    /// The mover is in check.
    pub checked: Lit,
    /// Two or more pieces give check.
    pub double: Lit,
    /// A knight gives check.
    pub by_knight: Lit,
    /// Direction of a check that is not by a knight.
    pub direction: Word,
    /// Distance of that check.
    pub distance: Word,
    /// The paths for castling are free.
    pub clear: [Lit; 2],
}

impl Findings {
    /// Reads the scan's results from a state.
    pub fn of(state: &State<'_>) -> Findings {
        let get = |name| state.get(name);
        let pins: Word = [get(n::PINS_UP), get(n::PINS_DOWN)].concat();
        Findings {
            king: decode(&get(n::KING_SQUARE)),
            attacked_squares: [get(n::ATTACKED_LOW), get(n::ATTACKED_HIGH)].concat(),
            pins: pins.chunks(3).map(<[Lit]>::to_vec).collect(),
            checked: get(n::CHECKED)[0],
            double: get(n::DOUBLE)[0],
            by_knight: get(n::BY_KNIGHT)[0],
            direction: get(n::CHECK_DIRECTION),
            distance: get(n::CHECK_DISTANCE),
            clear: [get(n::CLEAR_SHORT)[0], get(n::CLEAR_LONG)[0]],
        }
    }

    /// Whether the piece on the square is pinned, and its direction from the king, both as the circuit records them
    /// when a piece starts to walk.
    pub fn pinned(&self, rules: &Rules<'_>, from: &Choice) -> (Lit, Vec<Lit>) {
        let names = |direction: usize, distance: i32| {
            let there = rules.apart(&self.king, from, DIRECTIONS[direction], distance);
            there & is(&self.pins[direction], distance as u64)
        };
        let pinned: Vec<Lit> = (0..8)
            .map(|direction| any((1..8).map(|distance| names(direction, distance))))
            .collect();
        (any(pinned.iter().copied()), pinned)
    }

    /// Whether the piece on `from` may go to `to`, except by an en passant capture.
    pub fn allows(&self, rules: &Rules<'_>, from: &Choice, to: &Choice) -> Lit {
        let king_walks = rules.on(from, |square| rules.own_king(square));
        let attacked = rules.on(to, |square| self.attacked_squares[square]);
        let seen_in = |direction: usize, distance: i32| {
            rules.apart(&self.king, to, DIRECTIONS[direction], distance)
        };
        let answers = (0..8).map(|direction| {
            let near = (1..8).map(|distance| {
                let far = less(&self.distance, &constant(distance as u64, 3));
                seen_in(direction, distance) & !far
            });
            is(&self.direction, direction as u64) & any(near)
        });
        let line = any(answers);
        let jump = any(JUMPS.map(|jump| rules.apart(&self.king, to, jump, 1)));
        let knight = rules.on(to, |square| {
            rules.enemy(square) & rules.piece(square, Piece::Knight)
        });
        let answers = self.by_knight.mux(jump & knight, line);
        let (pinned, ways) = self.pinned(rules, from);
        let stays = any((0..8).map(|direction| {
            let along = any((1..8).map(|distance| seen_in(direction, distance)));
            ways[direction] & along
        }));
        let other = all([!self.double, (!self.checked | answers), (!pinned | stays)]);
        king_walks.mux(!attacked, other)
    }

    /// Whether castling on this side is allowed.
    pub fn castling(&self, rules: &Rules<'_>, short: bool) -> Lit {
        let way = if short { 4..7 } else { 2..5 };
        let on = |rank: usize| {
            let safe = way
                .clone()
                .map(|file| !self.attacked_squares[8 * rank + file]);
            let right = rules.position.rights[rank / 7 * 2 + usize::from(!short)];
            right & all(safe)
        };
        let way = rules.position.black.mux(on(7), on(0));
        way & self.clear[usize::from(!short)]
    }
}

/// Returns a position of variables with the mover's king on a constant square, or anywhere.
fn unknown(king: Option<usize>) -> Position {
    let mut position = spec::rules::unknown().position;
    if let Some(king) = king {
        position.squares[king] = [false.into(), true.into(), true.into(), position.black];
    }
    position
}

/// Returns the scan's results as the lemma `scan` states them; direction and distance of a check are arbitrary where
/// nothing reads them.
fn findings(rules: &Rules<'_>, kings: &[usize], claim: &mut Claim) -> Findings {
    let seen = seen(rules, kings);
    let (direction, distance) = (free_word(3), free_word(3));
    let single = all([seen.checked, !seen.double, !seen.by_knight]);
    for (from, (check, reach)) in seen.checks.iter().enumerate() {
        let right = is(&direction, from as u64) & equal(&distance, reach);
        claim.assume((single & *check).implies(right));
    }
    Findings {
        king: (0..64)
            .map(|square| {
                if kings.contains(&square) {
                    rules.own_king(square)
                } else {
                    false.into()
                }
            })
            .collect(),
        attacked_squares: seen.attacked_squares,
        pins: seen.pins,
        checked: seen.checked,
        double: seen.double,
        by_knight: seen.by_knight,
        direction,
        distance,
        clear: [seen.clear_short, seen.clear_long],
    }
}

/// Returns the lemmas.
pub fn lemmas<'a>() -> Vec<Lemma<'a>> {
    let mut legality = Lemma::direct(
        "movegen/legality",
        "Assume the scan's results. A pseudo-legal move that is neither castling nor en passant is allowed exactly \
         when the mover's king is not attacked after it.",
        "scan",
    );
    for king in 0..64 {
        legality.case(format!("king on square {king}"), move |claim| {
            let position = unknown(Some(king));
            let rules = rules_on(claim, &position);
            let word = free_word(16);
            let mv = spec::rules::move_of(&word);
            let findings = findings(&rules, &[king], claim);
            claim.assume(rules.moves(&mv));
            claim.assume(!is(&mv.kind, kind::EN_PASSANT));
            let after = rules.after(&mv);
            let after = Rules::new(&after);
            let near: Vec<usize> = (0..64)
                .filter(|&square| {
                    square == king
                        || DIRECTIONS
                            .iter()
                            .any(|&by| step(king, by, 1) == Some(square))
                })
                .collect();
            let elsewhere = (0..64).filter(|square| !near.contains(square));
            claim.assert(
                "the king is at most one step away",
                !any(elsewhere.map(|square| after.own_king(square))),
            );
            let allowed = findings.allows(&rules, &mv.from, &mv.to);
            let safe = !after.in_check_on(&near);
            let king_moves = mv.from[king];
            for (name, moves) in [
                ("the king moves", king_moves),
                ("another piece moves", !king_moves),
            ] {
                let [one, other] =
                    [(allowed, safe), (safe, allowed)].map(|(a, b)| (moves & a).implies(b));
                claim.assert(format!("{name}: allowed is legal"), one);
                claim.assert(format!("{name}: legal is allowed"), other);
            }
            claim.show("word", word);
        });
    }
    let mut castling = Lemma::direct(
        "movegen/castling",
        "Assume the scan's results. Castling is allowed exactly when the rules allow it.",
        "scan",
    );
    castling.case("any board", |claim| {
        let position = unknown(None);
        let rules = rules_on(claim, &position);
        let all: Vec<usize> = (0..64).collect();
        let findings = findings(&rules, &all, claim);
        for (name, short) in [("short", true), ("long", false)] {
            claim.assert(
                name,
                findings
                    .castling(&rules, short)
                    .same(rules.may_castle(short)),
            );
        }
        let mv = spec::rules::move_of(&free_word(16));
        claim.assert(
            "any word",
            castles(&rules, &findings, &mv).same(rules.castles(&mv)),
        );
    });
    vec![legality, castling]
}

/// Returns the position in a state, and the contents of its registers.
pub fn held(state: &State<'_>) -> (Position, Findings) {
    (board::position(state), Findings::of(state))
}

/// Whether the formula allows a move word in this mode; `exposes` states whether its en passant capture leaves the king
/// attacked.
pub fn expected(
    rules: &Rules<'_>,
    findings: &Findings,
    mv: &Move,
    legal: Lit,
    captures: Lit,
    exposes: Lit,
) -> Lit {
    let passes = is(&mv.kind, kind::EN_PASSANT);
    let safe = passes.mux(!exposes, findings.allows(rules, &mv.from, &mv.to));
    let moves = rules.moves(mv) & (!legal | safe);
    let all = moves | castles(rules, findings, mv);
    all & (!captures | rules.forcing(mv))
}

/// Whether the word is a castling move that the formula allows.
fn castles(rules: &Rules<'_>, findings: &Findings, mv: &Move) -> Lit {
    any([true, false].map(|short| {
        let king = rules.on(&mv.from, |square| rules.own_king(square));
        all([
            king,
            rules.castling_word(mv, short),
            findings.castling(rules, short),
        ])
    }))
}
