//! The squares built into the routines: the compiler computes them, and all are on the board.

use super::NibbleRanks;
use crate::represent::Mailbox;
use crate::{Color, Kind, Square};

/// Squares in the order in which a routine tests them.
#[derive(Clone, Copy)]
pub(super) struct Squares {
    squares: [Square; 8],
    len: usize,
}

impl Squares {
    const NONE: Squares = Squares {
        squares: [Square::ALL[0]; 8],
        len: 0,
    };

    const fn with(mut self, square: Option<Square>) -> Squares {
        if let Some(square) = square {
            self.squares[self.len] = square;
            self.len += 1;
        }
        self
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Square] {
        &self.squares[..self.len]
    }
}

/// The steps of the king, the rook's directions first.
const LINES: [(i8, i8); 8] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
];
const JUMPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// From each square, the squares along each of the eight lines to the edge, the rook's four lines first.
pub(super) static RAYS: [[Squares; 8]; 64] = {
    let mut rays = [[Squares::NONE; 8]; 64];
    let mut index = 0;
    while index < 512 {
        let (files, ranks) = LINES[index % 8];
        let mut at = Square::ALL[index / 8].offset(files, ranks);
        while let Some(square) = at {
            rays[index / 8][index % 8] = rays[index / 8][index % 8].with(at);
            at = square.offset(files, ranks);
        }
        index += 1;
    }
    rays
};

/// From each square, the destinations of a knight.
pub(super) static KNIGHT: [Squares; 64] = steps(&JUMPS);

/// From each square, the destinations of a king.
pub(super) static KING: [Squares; 64] = steps(&LINES);

/// By colour, from each square, the squares that a pawn attacks.
pub(super) static PAWN: [[Squares; 64]; 2] =
    [steps(&[(1, 1), (-1, 1)]), steps(&[(1, -1), (-1, -1)])];

const fn steps(by: &[(i8, i8)]) -> [Squares; 64] {
    let mut all = [Squares::NONE; 64];
    let mut index = 0;
    while index < 64 * by.len() {
        let from = index / by.len();
        let (files, ranks) = by[index % by.len()];
        all[from] = all[from].with(Square::ALL[from].offset(files, ranks));
        index += 1;
    }
    all
}

/// Looks from the square as every kind of piece at once.
pub(super) fn is_attacked(board: &NibbleRanks, square: Square, by: Color) -> bool {
    let index = square.index();
    let code = |kind: Kind| (by as u8) << 3 | kind as u8;
    let stands = |squares: &Squares, kind| {
        let mut squares = squares.as_slice().iter();
        squares.any(|at| board.nibble(*at) == code(kind))
    };
    let hits = |ray: &Squares, kind| {
        let mut seen = ray.as_slice().iter().map(|at| board.nibble(*at));
        let piece = seen.find(|nibble| *nibble != 0);
        piece.is_some_and(|piece| piece == code(kind) || piece == code(Kind::Queen))
    };
    let (straight, slanting) = RAYS[index].split_at(4);
    stands(&KNIGHT[index], Kind::Knight)
        || stands(&KING[index], Kind::King)
        || stands(&PAWN[(!by).index()][index], Kind::Pawn)
        || straight.iter().any(|ray| hits(ray, Kind::Rook))
        || slanting.iter().any(|ray| hits(ray, Kind::Bishop))
}
