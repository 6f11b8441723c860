//! The array of 64 signed numbers.

use super::{Bits, Fault, Form, Representation, State, sized};
use crate::{Bitboard, Color, Kind, Piece, Position, Square};

/// An array with one number per square: 0 empty, 1 to 6 White's pawn, knight, bishop, rook, queen, king, and the
/// negative numbers for Black. With the state it has 544 bits.
///
/// ```text
/// 8  -4 -2 -3 -5 -6 -3 -2 -4
/// 7  -1 -1 -1 -1 -1 -1 -1 -1
/// 6   0  0  0  0  0  0  0  0
/// 5   0  0  0  0  0  0  0  0
/// 4   0  0  0  0  0  0  0  0
/// 3   0  0  0  0  0  0  0  0
/// 2   1  1  1  1  1  1  1  1
/// 1   4  2  3  5  6  3  2  4
///     a  b  c  d  e  f  g  h
/// ```
/// The bits are a1 first, one byte per square in two's complement, then the state word.
///
/// Nothing marks the edge, so the generator must test for every step whether it leaves the board. That is the drawback
/// of this array, and the reason why the others have borders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Array8x8 {
    cells: [i8; 64],
    state: State,
}

impl Array8x8 {
    /// The size in bits.
    pub const BITS: usize = 64 * 8 + State::BITS;

    /// The number of a square.
    pub fn at(&self, square: Square) -> i8 {
        self.cells[square.index()]
    }

    /// The squares that the piece on a square attacks, including those of own pieces; none from an empty square.
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        let cell = self.at(from);
        for (files, ranks) in steps(cell) {
            let (mut file, mut rank) = (from.file() as i8, from.rank() as i8);
            loop {
                file += files;
                rank += ranks;
                if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                    break;
                }
                let square = Square::from_file_rank(file as u8, rank as u8);
                attacked |= Bitboard::of(square);
                if self.at(square) != 0 || !slides(cell) {
                    break;
                }
            }
        }
        attacked
    }
}

/// The steps, in files and ranks, in which a piece with this signed number attacks.
pub(super) fn steps(cell: i8) -> impl Iterator<Item = (i8, i8)> {
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
    let (steps, range) = match (cell.abs(), cell > 0) {
        (1, true) => (LINES, 4..6),
        (1, false) => (LINES, 6..8),
        (2, _) => (JUMPS, 0..8),
        (3, _) => (LINES, 4..8),
        (4, _) => (LINES, 0..4),
        (5 | 6, _) => (LINES, 0..8),
        _ => (LINES, 0..0),
    };
    range.map(move |index| steps[index])
}

/// Whether a piece with this signed number slides to the next obstacle.
pub(super) fn slides(cell: i8) -> bool {
    matches!(cell.abs(), 3..=5)
}

/// A piece as a signed number.
pub(super) fn signed(piece: Option<Piece>) -> i8 {
    match piece {
        None => 0,
        Some(Piece {
            color: Color::White,
            kind,
        }) => kind as i8,
        Some(Piece { kind, .. }) => -(kind as i8),
    }
}

/// The piece with this signed number.
pub(super) fn unsigned(cell: i8, square: Square) -> Result<Option<Piece>, Fault> {
    if cell == 0 {
        return Ok(None);
    }
    let color = if cell > 0 { Color::White } else { Color::Black };
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| *kind as u8 == cell.unsigned_abs());
    let piece = kind.map(|kind| Piece::new(color, kind));
    piece.map(Some).ok_or(Fault::Cell {
        square,
        value: i32::from(cell),
        expected: "-6 to 6",
    })
}

impl From<&Position> for Array8x8 {
    fn from(position: &Position) -> Array8x8 {
        Array8x8 {
            cells: Square::ALL.map(|square| signed(position.piece_at(square))),
            state: State::of(position),
        }
    }
}

impl Form for Array8x8 {
    const REPRESENTATION: Representation = Representation::Array8x8;

    fn to_bits(&self) -> Bits {
        let mut bits = Bits::of_bytes(&self.cells.map(|cell| cell as u8));
        bits.push(self.state.word(), State::BITS);
        bits
    }

    fn from_bits(bits: &Bits) -> Result<Array8x8, Fault> {
        let mut reader = sized(bits, Self::BITS)?;
        let mut cells = [0; 64];
        for cell in &mut cells {
            *cell = reader.take(8)? as u8 as i8;
        }
        let state = State::from_word(reader.take(State::BITS)?);
        Ok(Array8x8 { cells, state })
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut setup = self.state.setup();
        for square in Square::ALL {
            setup.board[square.index()] = unsigned(self.at(square), square)?;
        }
        Ok(setup.position()?)
    }
}
