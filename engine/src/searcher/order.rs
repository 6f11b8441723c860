//! The order of a node's moves: each move has a rank, and the move with the least rank comes first.
//!
//! The rank depends only on the position, the move, and the node's first move and killers. It does not depend on the
//! generator or on the order in which it generates moves. [`super`], rule 11, defines it.

use crate::{Color, Kind, Move, MoveKind, MoveList, Position};

/// The stage of a move: bits 16 to 14 of its rank.
mod stage {
    pub const FIRST: u32 = 0;
    pub const QUEEN: u32 = 1;
    pub const CAPTURE: u32 = 2;
    pub const KILLER: u32 = 3;
    pub const CASTLING: u32 = 4;
    pub const QUIET: u32 = 5;
    pub const UNDERPROMOTION: u32 = 6;
}

/// The moves that a node tries early, as move words; 0 means none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Favourites {
    /// The move to try first.
    pub first: u16,
    /// The killers of the node's ply, the latest first.
    pub killers: [u16; 2],
}

/// Returns the way of a move: how its piece moves, and the direction as the mover sees it.
///
/// | way | |
/// |---|---|
/// | 0, 1, 2 | a pawn: straight ahead, to the higher file, to the lower file |
/// | 3 to 10 | a knight: two ranks up, one up, one down, two down; each first to the higher file, then to the lower |
/// | 11 to 14 | a bishop or a queen on a diagonal: up to higher files, up to lower, down to lower, down to higher |
/// | 15 to 18 | a rook or a queen: to higher files, up, to lower files, down |
/// | 19 | a king |
///
/// The way and the destination identify a legal move: no other piece can reach the destination in that way.
pub fn way(position: &Position, mv: Move) -> u32 {
    let (from, to) = (mv.from(), mv.to());
    let files = to.file() as i32 - from.file() as i32;
    let ranks = to.rank() as i32 - from.rank() as i32;
    let ranks = match position.side_to_move() {
        Color::White => ranks,
        Color::Black => -ranks,
    };
    let lower_files = u32::from(files < 0);
    let straight = files == 0 || ranks == 0;
    match position.nibble_at(from) & 7 {
        1 => match files {
            0 => 0,
            1 => 1,
            _ => 2,
        },
        2 => {
            let pair = match ranks {
                2 => 0,
                1 => 1,
                -1 => 2,
                _ => 3,
            };
            3 + 2 * pair + lower_files
        }
        6 => 19,
        _ if straight && ranks == 0 => 15 + 2 * lower_files,
        _ if straight => 16 + 2 * u32::from(ranks < 0),
        _ if ranks > 0 => 11 + lower_files,
        _ => 13 + u32::from(files > 0),
    }
}

/// Returns the kind of the captured piece.
#[inline]
pub fn victim(position: &Position, mv: Move) -> Option<Kind> {
    match mv.kind() {
        MoveKind::EnPassant => Some(Kind::Pawn),
        _ => position.piece_at(mv.to()).map(|piece| piece.kind),
    }
}

/// Returns the rank of a legal move, 17 bits: the stage, three bits for the number within the stage, the way, and the
/// destination as the mover sees it. No two legal moves of a position have the same rank.
pub fn rank(position: &Position, mv: Move, favourites: &Favourites) -> u32 {
    if mv.word() == favourites.first {
        return stage::FIRST << 14;
    }
    let kind = mv.kind();
    let victim = || victim(position, mv).map_or(0, |kind| kind.index() as u32);
    let (stage, within) = match kind.promotion() {
        Some(Kind::Queen) => (stage::QUEEN, 5 - victim()),
        Some(kind) => (stage::UNDERPROMOTION, 5 - kind.index() as u32),
        None if kind.is_capture() => (stage::CAPTURE, 5 - victim()),
        None => match favourites
            .killers
            .iter()
            .position(|&killer| killer == mv.word())
        {
            Some(which) => return stage::KILLER << 14 | (which as u32) << 11,
            None if kind.is_castling() => (stage::CASTLING, u32::from(kind.code() & 1)),
            None => (stage::QUIET, 0),
        },
    };
    let to = match position.side_to_move() {
        Color::White => mv.to(),
        Color::Black => mv.to().mirror(),
    };
    stage << 14 | within << 11 | way(position, mv) << 6 | to.index() as u32
}

/// Returns the moves in the order in which a node tries them.
pub fn ordered(position: &Position, moves: &[Move], favourites: &Favourites) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort_unstable_by_key(|&mv| rank(position, mv, favourites));
    moves
}

/// The moves that the nodes of a line still have to try, with those of the last node on top.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    /// Rank in the upper bits, move word in the lower bits.
    entries: Vec<u64>,
}

impl Waiting {
    /// Pushes a node's moves. Returns the index of the first one.
    pub fn begin(
        &mut self,
        position: &Position,
        moves: &MoveList,
        favourites: &Favourites,
    ) -> usize {
        let begin = self.entries.len();
        self.entries.extend(moves.iter().map(|&mv| {
            let rank = rank(position, mv, favourites);
            u64::from(rank) << 16 | u64::from(mv.word())
        }));
        begin
    }

    /// Removes the move with the least rank from those from `begin` on, and returns it. It does not sort, because most
    /// nodes need only one move.
    #[inline]
    pub fn next(&mut self, begin: usize) -> Option<Move> {
        let left = self.entries[begin..].iter().enumerate();
        let (least, _) = left.min_by_key(|&(_, entry)| entry)?;
        let entry = self.entries.swap_remove(begin + least);
        Move::from_word(entry as u16).ok()
    }

    /// Drops the moves from `begin` on.
    #[inline]
    pub fn end(&mut self, begin: usize) {
        self.entries.truncate(begin);
    }
}
