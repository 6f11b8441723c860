//! Arrays with a border that marks the edge of the board.

use super::array_8x8::{signed, slides, steps, unsigned};
use super::{Bits, Fault, Form, Representation, State, sized};
use crate::{Bitboard, Position, Square};

/// The value of cells off the board.
pub const OFF_BOARD: i8 = 99;

/// An array with a border: a signed number per cell as in [`Array8x8`](super::Array8x8), in rows of `WIDTH` cells,
/// eight of which belong to the board. a1 is in cell `A1`; every cell off the board holds [`OFF_BOARD`].
///
/// The generator must read a square anyway, and the value then also shows whether the square is on the board: a piece
/// steps by adding a number, and the border stops it. No knight step may leave the array or return to the board on the
/// other side. This needs two rows above and below, and two cells between the end of a row of the board and the start
/// of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bordered<const WIDTH: usize, const CELLS: usize, const A1: usize> {
    cells: [i8; CELLS],
    state: State,
}

/// An array with ten cells per row: the right border of a row and the left border of the next serve as each other's
/// second column. With the state it has 992 bits.
///
/// ```text
/// 110  99 99 99 99 99 99 99 99 99 99
/// 100  99 99 99 99 99 99 99 99 99 99
///  90  99 -4 -2 -3 -5 -6 -3 -2 -4 99   rank 8
///  ..
///  30  99  1  1  1  1  1  1  1  1 99   rank 2
///  20  99  4  2  3  5  6  3  2  4 99   rank 1
///  10  99 99 99 99 99 99 99 99 99 99
///   0  99 99 99 99 99 99 99 99 99 99
/// ```
pub type Array10x12 = Bordered<10, 120, 21>;

/// An array with twelve cells per row: two border cells on each side. With the state it has 1,184 bits.
///
/// ```text
/// 132  99 99 99 99 99 99 99 99 99 99 99 99
/// 120  99 99 99 99 99 99 99 99 99 99 99 99
/// 108  99 99 -4 -2 -3 -5 -6 -3 -2 -4 99 99   rank 8
///  ..
///  36  99 99  1  1  1  1  1  1  1  1 99 99   rank 2
///  24  99 99  4  2  3  5  6  3  2  4 99 99   rank 1
///  12  99 99 99 99 99 99 99 99 99 99 99 99
///   0  99 99 99 99 99 99 99 99 99 99 99 99
/// ```
pub type Array12x12 = Bordered<12, 144, 26>;

/// An array with sixteen cells per row and the board in the middle: a shift and a mask give rank and file, and the
/// difference of two cells gives direction and distance between them. With the state it has 2,080 bits.
///
/// ```text
/// 240  99 99 99 99 99 99 99 99 99 99 99 99 99 99 99 99
///  ..
/// 176  99 99 99 99 -4 -2 -3 -5 -6 -3 -2 -4 99 99 99 99   rank 8
///  ..
///  64  99 99 99 99  4  2  3  5  6  3  2  4 99 99 99 99   rank 1
///  ..
///   0  99 99 99 99 99 99 99 99 99 99 99 99 99 99 99 99
/// ```
pub type Array16x16 = Bordered<16, 256, 68>;

impl<const WIDTH: usize, const CELLS: usize, const A1: usize> Bordered<WIDTH, CELLS, A1> {
    /// The size in bits.
    pub const BITS: usize = 8 * CELLS + State::BITS;

    /// The cell of a square.
    pub const fn cell(square: Square) -> usize {
        A1 + WIDTH * square.rank() as usize + square.file() as usize
    }

    /// The square of a cell, `None` off the board.
    pub const fn square(cell: usize) -> Option<Square> {
        if cell < A1 {
            return None;
        }
        let (file, rank) = ((cell - A1) % WIDTH, (cell - A1) / WIDTH);
        if file < 8 && rank < 8 {
            Some(Square::from_file_rank(file as u8, rank as u8))
        } else {
            None
        }
    }

    /// The content of a cell.
    ///
    /// # Panics
    /// If there is no such cell.
    pub fn at(&self, cell: usize) -> i8 {
        self.cells[cell]
    }

    /// The squares that the piece on a square attacks, including those of own pieces; none from an empty square.
    ///
    /// The only test at a cell is its content.
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        let from = Self::cell(from);
        let piece = self.at(from);
        for (files, ranks) in steps(piece) {
            let step = isize::from(files) + WIDTH as isize * isize::from(ranks);
            let mut cell = from.wrapping_add_signed(step);
            while self.at(cell) != OFF_BOARD {
                attacked |= Self::square(cell).map_or(Bitboard::EMPTY, Bitboard::of);
                if self.at(cell) != 0 || !slides(piece) {
                    break;
                }
                cell = cell.wrapping_add_signed(step);
            }
        }
        attacked
    }
}

impl<const WIDTH: usize, const CELLS: usize, const A1: usize> From<&Position>
    for Bordered<WIDTH, CELLS, A1>
{
    fn from(position: &Position) -> Self {
        let mut cells = [OFF_BOARD; CELLS];
        for square in Square::ALL {
            cells[Self::cell(square)] = signed(position.piece_at(square));
        }
        let state = State::of(position);
        Bordered { cells, state }
    }
}

impl<const WIDTH: usize, const CELLS: usize, const A1: usize> Form for Bordered<WIDTH, CELLS, A1> {
    const REPRESENTATION: Representation = match WIDTH {
        10 => Representation::Array10x12,
        12 => Representation::Array12x12,
        16 => Representation::Array16x16,
        _ => panic!("no representation has rows of this width"),
    };

    fn to_bits(&self) -> Bits {
        let mut bits = Bits::of_bytes(&self.cells.map(|cell| cell as u8));
        bits.push(self.state.word(), State::BITS);
        bits
    }

    fn from_bits(bits: &Bits) -> Result<Self, Fault> {
        let mut reader = sized(bits, Self::BITS)?;
        let mut cells = [0; CELLS];
        for cell in &mut cells {
            *cell = reader.take(8)? as u8 as i8;
        }
        let state = State::from_word(reader.take(State::BITS)?);
        Ok(Bordered { cells, state })
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut setup = self.state.setup();
        for (index, &cell) in self.cells.iter().enumerate() {
            match Self::square(index) {
                Some(square) => setup.board[square.index()] = unsigned(cell, square)?,
                None if cell == OFF_BOARD => {}
                None => {
                    return Err(Fault::Border {
                        index,
                        value: i32::from(cell),
                        expected: i32::from(OFF_BOARD),
                    });
                }
            }
        }
        Ok(setup.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No knight step from the board leaves the array or returns on the other side of the board.
    fn steps_are_safe<const WIDTH: usize, const CELLS: usize, const A1: usize>() {
        type Board<const W: usize, const C: usize, const A: usize> = Bordered<W, C, A>;
        for from in Square::ALL {
            let cell = Board::<WIDTH, CELLS, A1>::cell(from);
            assert_eq!(Board::<WIDTH, CELLS, A1>::square(cell), Some(from));
            for (files, ranks) in steps(2).chain(steps(6)) {
                let step = isize::from(files) + WIDTH as isize * isize::from(ranks);
                let to = cell.checked_add_signed(step).unwrap();
                assert!(to < CELLS);
                assert_eq!(
                    Board::<WIDTH, CELLS, A1>::square(to),
                    from.offset(files, ranks)
                );
            }
        }
    }

    #[test]
    fn borders_are_wide_enough() {
        steps_are_safe::<10, 120, 21>();
        steps_are_safe::<12, 144, 26>();
        steps_are_safe::<16, 256, 68>();
    }
}
