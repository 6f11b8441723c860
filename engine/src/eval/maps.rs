//! The squares that each side attacks, computed once and used by all terms.

use crate::{Bitboard, Color, Kind, Position, Square, attacks};

/// The squares one rank towards the enemy.
#[inline(always)]
pub fn up<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 << 8 } else { set.0 >> 8 })
}

/// The squares of the set and all squares in front of them.
#[inline(always)]
pub fn fill<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let mut bits = set.0;
    if WHITE {
        bits |= bits << 8;
        bits |= bits << 16;
        bits |= bits << 32;
    } else {
        bits |= bits >> 8;
        bits |= bits >> 16;
        bits |= bits >> 32;
    }
    Bitboard(bits)
}

/// The squares beside those of the set.
#[inline(always)]
pub fn sides(set: Bitboard) -> Bitboard {
    Bitboard((set & !Bitboard::file(7)).0 << 1 | (set & !Bitboard::file(0)).0 >> 1)
}

/// The number of king moves between two squares of an empty board.
#[inline(always)]
pub fn distance(a: Square, b: Square) -> usize {
    let files = a.file().abs_diff(b.file());
    let ranks = a.rank().abs_diff(b.rank());
    usize::from(files.max(ranks))
}

/// One side's pieces and what they attack.
pub struct Side {
    pub color: Color,
    pub own: Bitboard,
    pub pawns: Bitboard,
    pub king: Square,
    /// The king and the squares next to it.
    pub ring: Bitboard,
    /// The attacked squares, by kind.
    pub by: [Bitboard; 7],
    /// All attacked squares.
    pub all: Bitboard,
    /// The squares attacked at least twice.
    pub twice: Bitboard,
}

impl Side {
    /// Creates the map from king and pawns, before the other pieces.
    #[inline(always)]
    pub fn of<const WHITE: bool>(position: &Position) -> Side {
        let color = if WHITE { Color::White } else { Color::Black };
        let pawns = position.pieces(color, Kind::Pawn);
        let king = position.king(color);
        let around = attacks::king(king);
        let ahead = up::<WHITE>(pawns);
        let guarded = sides(ahead);
        let mut by = [Bitboard::EMPTY; 7];
        by[Kind::Pawn.index()] = guarded;
        by[Kind::King.index()] = around;
        let both =
            Bitboard((ahead & !Bitboard::file(7)).0 << 1 & (ahead & !Bitboard::file(0)).0 >> 1);
        Side {
            color,
            own: position.of_color(color),
            pawns,
            king,
            ring: around | Bitboard::of(king),
            by,
            all: guarded | around,
            twice: both | (guarded & around),
        }
    }

    /// Adds the attacks of one piece.
    #[inline(always)]
    pub fn attack(&mut self, kind: Kind, targets: Bitboard) {
        self.twice |= self.all & targets;
        self.all |= targets;
        self.by[kind.index()] |= targets;
    }
}
