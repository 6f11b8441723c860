//! The look-ahead: alpha-beta over moves to the goal, with transpositions and killers.

use arrayvec::ArrayVec;

use super::List;
use crate::kqkr::bare::adjacent;
use crate::kqkr::bits::attacked;
use crate::kqkr::stage::{ILLEGAL, Men, NOT_WON, Turn};
use crate::kqkr::{Bare, Ending, Goal, Symmetry};
use crate::{Bitboard, Kind, Square, attacks};

/// The number of moves of a position that is not won; more than any win needs.
const NEVER: i32 = 1_000;
/// A look-ahead from one or more positions; its results are valid for all of them.
pub(super) struct Search<'a> {
    ending: Ending,
    goal: Goal,
    list: &'a List,
    bare: &'a Bare,
    /// The number of entries is a power of two.
    transpositions: Vec<Option<Transposition>>,
    /// By depth: the destinations of the winner's king and piece when they last refuted a reply.
    killers: [Option<(Square, Square)>; 16],
    /// Positions visited.
    pub(super) nodes: u64,
}

/// The result of searching a position.
#[derive(Clone, Copy)]
struct Transposition {
    men: Men,
    turn: Turn,
    depth: u8,
    value: i16,
    bound: Bound,
}

#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Least,
    Exact,
    Most,
}

/// One side's king and piece.
#[derive(Clone, Copy)]
struct Side {
    king: Square,
    piece: Square,
    kind: Kind,
}

/// The side after each of its moves, and whether the move captured the other side's piece.
type Moves = ArrayVec<(Side, bool), 64>;

impl<'a> Search<'a> {
    /// Creates a look-ahead that remembers `1 << log_transpositions` positions.
    pub(super) fn new(
        ending: Ending,
        goal: Goal,
        list: &'a List,
        bare: &'a Bare,
        log_transpositions: u32,
    ) -> Self {
        Search {
            ending,
            goal,
            list,
            bare,
            transpositions: vec![None; 1 << log_transpositions],
            killers: [None; 16],
            nodes: 0,
        }
    }

    /// Returns the stage of a position, with a look-ahead of this many moves of each side from the winner's turn.
    pub(super) fn stage(&mut self, turn: Turn, men: Men, moves: usize) -> u8 {
        let value = match turn {
            Turn::Winner => self.winner(men, moves, 0, NEVER),
            Turn::Loser => self.loser(men, moves, 0, NEVER),
        };
        u8::try_from(value)
            .ok()
            .filter(|&stage| stage < ILLEGAL)
            .unwrap_or(NOT_WON)
    }

    /// Returns where the winner's king and piece are after a move that keeps the stage, the first in the order of
    /// origin and destination squares; `None` if the position is not won.
    pub(super) fn best(&mut self, men: Men, moves: usize) -> Option<(Square, Square)> {
        let stage = i32::from(self.stage(Turn::Winner, men, moves));
        if stage >= ILLEGAL.into() {
            return None;
        }
        let (winner, loser) = self.sides(men);
        let mut all = self::moves(winner, loser);
        all.sort_by_key(|(side, _)| match side.king == men.king {
            true => (men.piece, side.piece),
            false => (men.king, side.king),
        });
        let keeps = all.into_iter().find(|&(side, takes)| {
            let men = Men {
                king: side.king,
                piece: side.piece,
                ..men
            };
            let value = match takes {
                true => self.capture(men),
                false => 1 + self.loser(men, moves, stage - 2, stage),
            };
            value <= stage
        });
        keeps.map(|(side, _)| (side.king, side.piece))
    }

    /// Returns the moves to the goal with the winner to move; exact between `alpha` and `beta`, otherwise a bound.
    fn winner(&mut self, men: Men, depth: usize, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(stage) = self.list.get(men) {
            return i32::from(stage);
        }
        if depth == 0 || beta <= 1 {
            return if depth == 0 { NEVER } else { 1 };
        }
        if let Some(value) = self.recall(men, Turn::Winner, depth, alpha, beta) {
            return value;
        }
        let mut least = NEVER;
        for (side, takes) in self.ordered(men, depth) {
            let men = Men {
                king: side.king,
                piece: side.piece,
                ..men
            };
            let value = if takes {
                self.capture(men)
            } else {
                1 + self.loser(men, depth - 1, alpha - 1, beta.min(least) - 1)
            };
            if value < least {
                least = value;
                if least < NEVER {
                    self.killers[depth] = Some((side.king, side.piece));
                }
            }
            if least <= alpha {
                break;
            }
        }
        self.store(men, Turn::Winner, depth, least, alpha, beta);
        least
    }

    /// Returns the winner's moves to the goal with the loser to move. `depth` is the winner's remaining depth after the
    /// reply.
    fn loser(&mut self, men: Men, depth: usize, alpha: i32, beta: i32) -> i32 {
        if beta <= 0 {
            return 0;
        }
        if depth > 0
            && let Some(value) = self.recall(men, Turn::Loser, depth, alpha, beta)
        {
            return value;
        }
        let (winner, loser) = self.sides(men);
        let replies = moves(loser, winner);
        if replies.is_empty() {
            return if checks(winner, loser) { 0 } else { NEVER };
        }
        // A capture of the winner's piece ends the winner's chances, so the other replies do not matter.
        if replies.iter().any(|&(_, takes)| takes) {
            return NEVER;
        }
        let mut most = 0;
        for (side, _) in replies {
            let men = Men {
                other: side.king,
                foe: side.piece,
                ..men
            };
            most = most.max(self.winner(men, depth, alpha.max(most), beta));
            if most >= beta {
                break;
            }
        }
        if depth > 0 {
            self.store(men, Turn::Loser, depth, most, alpha, beta);
        }
        most
    }

    /// Returns the winner's moves to the goal, including the capture that led here.
    fn capture(&self, men: Men) -> i32 {
        match (self.bare.losers(men.king, men.other, men.piece), self.goal) {
            (NOT_WON | ILLEGAL, _) => NEVER,
            (_, Goal::Conversion) => 1,
            (stage, Goal::Mate) => 1 + i32::from(stage),
        }
    }

    fn sides(&self, men: Men) -> (Side, Side) {
        let winner = Side {
            king: men.king,
            piece: men.piece,
            kind: self.ending.piece(),
        };
        let loser = Side {
            king: men.other,
            piece: men.foe,
            kind: self.ending.foe(),
        };
        (winner, loser)
    }

    /// Returns the winner's moves: captures first, then the moves that were last good at this depth, then checks.
    fn ordered(&self, men: Men, depth: usize) -> Moves {
        let (winner, loser) = self.sides(men);
        let mut found = moves(winner, loser);
        found.sort_by_key(|&(side, takes)| {
            if takes {
                0
            } else if self.killers[depth] == Some((side.king, side.piece)) {
                1
            } else if checks(side, loser) {
                2
            } else {
                3
            }
        });
        found
    }

    fn slot(&self, men: Men, turn: Turn, depth: usize) -> usize {
        let squares = [men.king, men.other, men.piece, men.foe];
        let key = squares
            .iter()
            .fold(turn as usize | depth << 1, |key, square| {
                key << 6 | square.index()
            });
        key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40 & (self.transpositions.len() - 1)
    }

    fn recall(&self, men: Men, turn: Turn, depth: usize, alpha: i32, beta: i32) -> Option<i32> {
        let men = folded(men);
        let known = self.transpositions[self.slot(men, turn, depth)]?;
        let same = known.men == men && known.turn == turn && usize::from(known.depth) == depth;
        let value = i32::from(known.value);
        let enough = match known.bound {
            Bound::Exact => true,
            Bound::Least => value >= beta,
            Bound::Most => value <= alpha,
        };
        (same && enough).then_some(value)
    }

    fn store(&mut self, men: Men, turn: Turn, depth: usize, value: i32, alpha: i32, beta: i32) {
        let bound = if value <= alpha {
            Bound::Most
        } else if value >= beta {
            Bound::Least
        } else {
            Bound::Exact
        };
        let men = folded(men);
        let slot = self.slot(men, turn, depth);
        self.transpositions[slot] = Some(Transposition {
            men,
            turn,
            depth: depth as u8,
            value: value as i16,
            bound,
        });
    }
}

/// Returns the symmetric position with the winner's king in the triangle.
fn folded(men: Men) -> Men {
    men.seen(Symmetry::into_triangle(men.king))
}

/// Returns all legal moves of a side.
fn moves(own: Side, foe: Side) -> Moves {
    let men = Bitboard::of(own.king) | Bitboard::of(own.piece) | Bitboard::of(foe.king);
    let occupied = men | Bitboard::of(foe.piece);
    let slides = attacked(own.kind, own.piece, occupied).map_to(|piece| Side { piece, ..own });
    let steps = attacks::king(own.king).map_to(|king| Side { king, ..own });
    let mut found = Moves::new();
    for (to, side) in slides.chain(steps) {
        let takes = to == foe.piece;
        if !men.has(to) && !adjacent(side.king, foe.king) && (takes || !checks(foe, side)) {
            found.push((side, takes));
        }
    }
    found
}

impl Bitboard {
    /// Returns the squares of the set, each with the value of `give`.
    fn map_to<T>(self, give: impl Fn(Square) -> T) -> impl Iterator<Item = (Square, T)> {
        self.map(move |square| (square, give(square)))
    }
}

/// Returns whether one side's piece attacks the other side's king.
fn checks(by: Side, side: Side) -> bool {
    let others = Bitboard::of(by.king) | Bitboard::of(side.piece);
    attacked(by.kind, by.piece, others).has(side.king)
}
