//! Which squares a piece attacks, by table.
//!
//! Every answer is a set of squares, the edge of the board and the first occupied square of each
//! ray included, whoever's piece stands there.

use crate::{Bitboard, Color, Square};

/// The squares a pawn of this colour attacks from here.
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

/// The squares a knight attacks from here.
#[inline]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// The squares a king attacks from here.
#[inline]
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// The squares a bishop attacks from here over these occupied squares.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(
        line_attacks(square, DIAGONAL[square.index()], occupied.0)
            | line_attacks(square, ANTIDIAGONAL[square.index()], occupied.0),
    )
}

/// The squares a rook attacks from here over these occupied squares.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(
        line_attacks(square, 0xff << (square.index() & 56), occupied.0)
            | line_attacks(
                square,
                0x0101_0101_0101_0101 << (square.index() & 7),
                occupied.0,
            ),
    )
}

/// The squares a queen attacks from here over these occupied squares.
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// What a slider on `square` attacks along one line, by subtraction: o ^ (o - 2r), up the board and,
/// with the bits reversed, down it.
const fn line_attacks(square: Square, line: u64, occupied: u64) -> u64 {
    let piece = 1u64 << square.index();
    let line = line & !piece;
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(piece << 1) ^ blockers;
    let reversed = blockers.reverse_bits();
    let down = (reversed.wrapping_sub(piece.reverse_bits() << 1) ^ reversed).reverse_bits();
    (up ^ down) & line
}

const fn steps(offsets: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut each = 0;
        while each < offsets.len() {
            let (files, ranks) = offsets[each];
            if let Some(to) = Square::ALL[index].offset(files, ranks) {
                table[index] |= 1 << to.index();
            }
            each += 1;
        }
        index += 1;
    }
    table
}

const fn line(files: i8, ranks: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut distance = -7;
        while distance <= 7 {
            if let Some(to) = Square::ALL[index].offset(files * distance, ranks * distance) {
                table[index] |= 1 << to.index();
            }
            distance += 1;
        }
        index += 1;
    }
    table
}

static DIAGONAL: [u64; 64] = line(1, 1);
static ANTIDIAGONAL: [u64; 64] = line(-1, 1);
static PAWN: [[u64; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];
static KNIGHT: [u64; 64] = steps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [u64; 64] = steps(&[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);
