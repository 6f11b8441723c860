//! Scales down the value of endings that extra material alone does not win.

use crate::{Bitboard, Color, Kind, Position};

/// The full scale of an endgame's value.
pub const WHOLE: i32 = 64;

/// The part of an endgame's value that counts, out of [`WHOLE`]; `end` is its value for White.
#[inline(always)]
pub fn scale(position: &Position, end: i32) -> i32 {
    let strong = if end >= 0 { Color::White } else { Color::Black };
    if position.pieces(strong, Kind::Pawn).is_empty() {
        let pieces = |color: Color| {
            let count = |kind: Kind| position.pieces(color, kind).len() as i32;
            3 * (count(Kind::Knight) + count(Kind::Bishop))
                + 5 * count(Kind::Rook)
                + 9 * count(Kind::Queen)
        };
        let (ours, theirs) = (pieces(strong), pieces(!strong));
        let two_knights = ours == 6 && position.pieces(strong, Kind::Knight).len() == 2;
        if ours <= 3 || (two_knights && theirs == 0) {
            return 2;
        }
        if ours - theirs <= 3 {
            return WHOLE / 4;
        }
    }
    let bishops = position.of_kind(Kind::Bishop);
    let opposite = bishops.len() == 2
        && position.pieces(Color::White, Kind::Bishop).len() == 1
        && (bishops & Bitboard::LIGHT).len() == 1;
    if opposite {
        let others = position.of_kind(Kind::Knight)
            | position.of_kind(Kind::Rook)
            | position.of_kind(Kind::Queen);
        return if others.is_empty() {
            WHOLE / 2
        } else {
            WHOLE * 3 / 4
        };
    }
    WHOLE
}
