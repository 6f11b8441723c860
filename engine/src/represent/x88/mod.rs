//! The 0x88 board: two boards side by side, one of which is off the board.

mod generate;
mod lines;

use super::{Bits, Fault, Form, Mailbox, Representation, State, sized};
use crate::{Color, MoveList, Piece, Position, Square};

/// 128 cells of a byte, numbered 0rrr0fff in binary; cells with bit 3 or bit 7 set are off the board. With the state it
/// has 1,056 bits.
///
/// ```text
/// 70  c a b d e b a c | 78  0 0 0 0 0 0 0 0   rank 8   (Piece::nibble, hexadecimal)
/// 60  9 9 9 9 9 9 9 9 | 68  0 0 0 0 0 0 0 0   rank 7
///  ..                 |  ..
/// 10  1 1 1 1 1 1 1 1 | 18  0 0 0 0 0 0 0 0   rank 2
/// 00  4 2 3 5 6 3 2 4 | 08  0 0 0 0 0 0 0 0   rank 1
/// ```
/// The bits are cell 0 first, then the state word.
///
/// A step off the board in any direction sets bit 3 or bit 7, so `cell & 0x88` is the whole test for the edge. The
/// difference of two cells determines the line between them, whatever the cells: a table of 239 entries says which
/// pieces could attack along it and in what steps ([`Mailbox::is_attacked`] uses it here).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board0x88 {
    cells: [u8; 128],
    state: State,
}

impl Board0x88 {
    /// The size in bits.
    pub const BITS: usize = 128 * 8 + State::BITS;

    /// The cell of a square: `0rrr0fff`.
    #[inline]
    pub const fn cell(square: Square) -> u8 {
        square.rank() << 4 | square.file()
    }

    /// The square of a cell, `None` off the board.
    #[inline]
    pub const fn square(cell: u8) -> Option<Square> {
        if cell & 0x88 == 0 {
            Some(Square::from_file_rank(cell & 7, cell >> 4))
        } else {
            None
        }
    }
}

impl Mailbox for Board0x88 {
    #[inline]
    fn nibble(&self, square: Square) -> u8 {
        self.cells[usize::from(Self::cell(square))]
    }

    #[inline]
    fn set(&mut self, square: Square, nibble: u8) {
        self.cells[usize::from(Self::cell(square))] = nibble;
    }

    fn state(&self) -> State {
        self.state
    }

    fn set_state(&mut self, state: State) {
        self.state = state;
    }

    fn pseudo_legal_moves(&self) -> MoveList {
        generate::pseudo_legal_moves(self)
    }

    fn is_attacked(&self, square: Square, by: Color) -> bool {
        lines::is_attacked(self, square, by)
    }
}

impl From<&Position> for Board0x88 {
    fn from(position: &Position) -> Board0x88 {
        let state = State::of(position);
        let mut board = Board0x88 {
            cells: [0; 128],
            state,
        };
        for square in Square::ALL {
            board.set(square, position.nibble_at(square));
        }
        board
    }
}

impl Form for Board0x88 {
    const REPRESENTATION: Representation = Representation::X88;

    fn to_bits(&self) -> Bits {
        let mut bits = Bits::of_bytes(&self.cells);
        bits.push(self.state.word(), State::BITS);
        bits
    }

    fn from_bits(bits: &Bits) -> Result<Board0x88, Fault> {
        let mut reader = sized(bits, Self::BITS)?;
        let mut cells = [0; 128];
        for cell in &mut cells {
            *cell = reader.take(8)? as u8;
        }
        let state = State::from_word(reader.take(State::BITS)?);
        Ok(Board0x88 { cells, state })
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut setup = self.state.setup();
        for (index, &cell) in self.cells.iter().enumerate() {
            let value = i32::from(cell);
            match (Self::square(index as u8), Piece::from_nibble(cell)) {
                (Some(square), piece @ Some(_)) => setup.board[square.index()] = piece,
                (_, None) if cell == 0 => {}
                (Some(square), None) => {
                    return Err(Fault::Cell {
                        square,
                        value,
                        expected: "0 to 6 or 9 to 14",
                    });
                }
                (None, _) => {
                    return Err(Fault::Border {
                        index,
                        value,
                        expected: 0,
                    });
                }
            }
        }
        Ok(setup.position()?)
    }
}
