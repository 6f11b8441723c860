//! Detection with one counter and no table (MATCOS-13, pages 15 and following, sections 4.1 to 4.3).
//!
//! The examined position E stays on the board. The method undoes the moves that led to it virtually, the latest first,
//! and M counts the pieces that are then on a square where E has something else. To undo a move of piece p, from `to`
//! back to `from`, it asks two questions about E ([`mailbox`], [`bitboards`]: the paper's `condition(piece, square)`):
//!
//! | case | E(to) = p | E(from) = p | M | what p does |
//! |---|---|---|---|---|
//! | 1 | yes | no | + 1 | starts a journey |
//! | 2 | no | yes | - 1 | ends its journey |
//! | 3 | no | no | | continues its journey |
//! | 4 | yes | yes | | starts and ends at once: in E a like piece is where it came from |
//!
//! M = 0 means that every piece, or a like one, is where E has it; with the same side to move that is a repetition.
//!
//! The paper's table, with the knights on c5 and d3 in the examined position:
//!
//! ```text
//! reverse move   M                  case
//!                0
//! N c5-e6        0 + (1 + 0) = 1    1
//! N e6-f4        1 + (0 + 0) = 1    3
//! N d3-c5        1 + (1 - 1) = 1    4
//! N f4-d3        1 + (0 - 1) = 0    2
//! ```
//! The paper prints the last move as "K F4-C5" and "N F4-C5", but c5 is occupied; only f4-d3 ends the journey.
//!
//! Each ply lowers M by at most one, so the walk ends as soon as M exceeds the number of plies left. It does not begin
//! with fewer than four plies. Each pass undoes two plies, one of each side.

use super::{Detector, History, Record, Upcoming, Verdict, follow_with_history};
use crate::{Kind, Move, MoveKind, Piece, Position, Square};

/// Fewer plies cannot repeat a position: that needs two moves of each side, there and back.
const PLIES_MIN: usize = 4;

/// The method of the single counter.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    history: History,
}

/// M, and the squares of the displaced pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of pieces on a square where the examined position has something else.
    pub displaced: i32,
    /// The exclusive or of the square numbers where they are; with one displaced piece, its square.
    pub at: u8,
    /// The exclusive or of the square numbers where the examined position has them.
    pub home: u8,
}

impl Tally {
    /// Undoes a move. Returns which of the paper's four cases applies.
    #[inline]
    pub fn undo(&mut self, record: Record, condition: impl Fn(u8, Square) -> bool) -> u8 {
        let (from, to) = (record.from(), record.to());
        let starts = condition(record.nibble(), to);
        let ends = condition(record.nibble(), from);
        self.displaced += i32::from(starts) - i32::from(ends);
        let (from, to) = (from.index() as u8, to.index() as u8);
        if starts {
            self.home ^= to;
        } else {
            self.at ^= to;
        }
        if ends {
            self.home ^= from;
        } else {
            self.at ^= from;
        }
        match (starts, ends) {
            (true, false) => 1,
            (false, true) => 2,
            (false, false) => 3,
            (true, true) => 4,
        }
    }
}

/// The condition on a mailbox board: whether the square has this piece's nibble.
#[inline]
pub fn mailbox(examined: &Position) -> impl Fn(u8, Square) -> bool + '_ {
    |nibble, square| examined.nibble_at(square) == nibble
}

/// The condition on bitboards: whether the square is in the set of this piece's squares.
#[inline]
pub fn bitboards(examined: &Position) -> impl Fn(u8, Square) -> bool + '_ {
    |nibble, square| {
        Piece::from_nibble(nibble)
            .is_some_and(|piece| examined.pieces(piece.color, piece.kind).has(square))
    }
}

/// The walk: undoes reversible records, the latest last in the slice, until it has counted the position `enough` times
/// or the position cannot recur.
#[inline]
pub fn walk(records: &[Record], enough: u32, condition: impl Fn(u8, Square) -> bool) -> Verdict {
    let mut verdict = Verdict::NEW;
    if records.len() < PLIES_MIN || enough <= 1 {
        return verdict;
    }
    let delta = |record: Record| {
        i32::from(condition(record.nibble(), record.to()))
            - i32::from(condition(record.nibble(), record.from()))
    };
    let mut displaced = 0;
    let mut left = records.len();
    // An odd ply at the far end has no partner, and the position before it has the wrong side to move.
    for pair in records.rchunks_exact(2) {
        displaced += delta(pair[1]) + delta(pair[0]);
        left -= 2;
        if displaced == 0 {
            verdict.add((records.len() - left) as u32);
            if verdict.count >= enough {
                break;
            }
        }
        if displaced as usize > left {
            break;
        }
    }
    verdict
}

impl Counter {
    /// Answers as [`Detector::query`] does, and also finds the nearest position that a legal move of `examined` would
    /// repeat.
    ///
    /// If M = 1 at an odd distance, one piece is displaced and the other side was to move there. If that piece belongs
    /// to the side to move in `examined` and can legally go back, the move repeats the position. The walk begins at
    /// three plies and ends when M - 1 exceeds the plies left, or when both answers are complete.
    pub fn query_with_move(&self, examined: &Position, enough: u32) -> (Verdict, Option<Upcoming>) {
        let records = self.history.reversible();
        let (mut verdict, mut upcoming) = (Verdict::NEW, None);
        if records.len() < PLIES_MIN - 1 {
            return (verdict, upcoming);
        }
        let mut tally = Tally::default();
        for (back, &record) in (1..).zip(records.iter().rev()) {
            tally.undo(record, mailbox(examined));
            if back % 2 == 0 {
                if tally.displaced == 0 && verdict.count < enough {
                    verdict.add(back);
                }
            } else if back > 2 && tally.displaced == 1 && upcoming.is_none() {
                upcoming = move_to(examined, tally).map(|mv| Upcoming { mv, back });
            }
            let done = verdict.count >= enough && upcoming.is_some();
            if done || tally.displaced as usize > records.len() - back as usize + 1 {
                break;
            }
        }
        (verdict, upcoming)
    }
}

/// The legal move that puts the one displaced piece back on its square.
fn move_to(examined: &Position, tally: Tally) -> Option<Move> {
    let mv = Move::new(
        Square::wrapping(tally.home),
        Square::wrapping(tally.at),
        MoveKind::Quiet,
    );
    // A pawn cannot have moved in a reversible record, but the board alone does not show that.
    let moves = examined.legal_moves();
    moves
        .into_iter()
        .find(|&legal| legal == mv)
        .filter(|mv| examined.nibble_at(mv.from()) & 7 != Kind::Pawn as u8)
}

impl Detector for Counter {
    follow_with_history!();

    #[inline]
    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        walk(self.history.reversible(), enough, mailbox(examined))
    }
}
