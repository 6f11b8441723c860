//! Quiescence search at the leaves: it plays out only what could upset an evaluation.
//!
//! It tries captures that do not lose, promotions to a queen, and quiet checks at the first plies; in check, every
//! move. Out of check, the side to move may always stand pat.

use super::checks::Checks;
use super::pick::Order;
use super::score::{DRAW, INFINITE, PLY_MAX};
use super::searcher::Searcher;
use super::see;
use super::source::{MoveSource, Wanted};
use super::table::{Bound, Entry};
use crate::repetition::Detector;
use crate::{Kind, Move, MoveList, Position};

/// The number of plies at which it tries quiet checks.
const CHECK_PLIES: i32 = 1;
/// How much a capture may gain beyond the captured piece, in centipawns.
const MARGIN: i32 = 180;

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// Returns the score of the position at the end of the line once it is quiet. `depth` starts at 0 and decreases by
    /// one per ply.
    pub fn quiesce<const PV: bool>(
        &mut self,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        self.enter(ply);
        if PV {
            self.variations[ply].clear();
        }
        if self.over || self.is_draw(ply) {
            return DRAW;
        }
        if let Some(score) = self.known_ending(ply) {
            return score;
        }
        let in_check = self.line.position().is_check();
        if ply >= PLY_MAX - 1 {
            return if in_check { DRAW } else { self.line.evaluate() };
        }
        let selective = self.options.selective;
        let checks = !in_check && depth > -CHECK_PLIES;
        // Entries record whether the search tried checks.
        let kind_of_depth = if in_check || checks { 0 } else { -1 };
        let key = self.line.key();
        let entry = if selective {
            self.table.get(key, ply)
        } else {
            None
        };
        if let Some(entry) = entry
            && !PV
            && entry.depth >= kind_of_depth
            && entry.decides(alpha, beta)
        {
            return entry.score;
        }

        let mut best = -INFINITE;
        let mut raw = None;
        let mut floor = -INFINITE;
        if !in_check {
            self.counts.terminal += 1;
            let (evaluated, value) = self.evaluated(entry);
            raw = Some(evaluated);
            best = value;
            floor = value + MARGIN;
            if best >= beta {
                if selective && entry.is_none() {
                    let entry = Entry {
                        mv: None,
                        score: best,
                        eval: raw,
                        depth: -1,
                        bound: Bound::Lower,
                    };
                    self.table.put(key, ply, entry);
                }
                return best;
            }
            alpha = alpha.max(best);
        }

        let wanted = if in_check || checks {
            Wanted::Legal
        } else {
            Wanted::Captures
        };
        let mut moves = self.source.moves(self.line.position(), wanted);
        if in_check && moves.is_empty() {
            return self.no_move(true, ply);
        }
        if checks {
            moves = worth_trying(self.line.position(), &moves);
        }
        let context = self.context(ply);
        let mut picker = self.moves.rank(
            &moves,
            &Order {
                position: self.line.position(),
                table: entry.and_then(|entry| entry.mv),
                killers: [None; 2],
                history: &self.history,
                context: &context,
            },
        );
        let first_alpha = alpha;
        let mut best_move = None;
        while let Some((mv, loses)) = self.moves.next(&mut picker, self.line.position()) {
            if !in_check {
                if loses {
                    continue;
                }
                let position = self.line.position();
                if mv.kind().is_tactical() {
                    let hoped = floor + see::gain(position, mv);
                    if selective && hoped <= alpha {
                        best = best.max(hoped);
                        continue;
                    }
                } else if !see::at_least(position, mv, 0) {
                    continue;
                }
            } else if selective && best > -super::score::MATE_BOUND && loses {
                continue;
            }
            self.make(mv, ply);
            let score = -self.quiesce::<PV>(-beta, -alpha, depth - 1, ply + 1);
            self.unmake();
            if self.over {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_variation(ply, mv);
                    }
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.moves.drop(picker);
        if self.over {
            return DRAW;
        }
        if selective {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha && PV {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry {
                mv: best_move,
                score: best,
                eval: raw,
                depth: kind_of_depth,
                bound,
            };
            self.table.put(key, ply, entry);
        }
        best
    }
}

/// Returns the captures, promotions to a queen, and quiet moves that give check.
pub(super) fn worth_trying(position: &Position, moves: &MoveList) -> MoveList {
    let checks = Checks::of(position);
    let tactical = |mv: Move| match mv.promotion() {
        Some(kind) => kind == Kind::Queen,
        None => mv.is_capture(),
    };
    moves
        .iter()
        .copied()
        .filter(|&mv| tactical(mv) || (mv.promotion().is_none() && checks.given_by(position, mv)))
        .collect()
}
