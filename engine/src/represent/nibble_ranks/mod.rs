//! Eight registers for eight ranks, and code for each piece on each square.

mod routines;
mod targets;

use super::{Bits, Fault, Form, Mailbox, Representation, State, sized};
use crate::{Color, MoveList, Piece, Position, Square};

/// Eight registers with four bits per square, 32 per rank: eight words for the board and one for the state, 288 bits.
/// These are the same nine words as the hardware's board image ([`Position::image`]).
///
/// ```text
///          h g f e d c b a
/// word 7   c a b e d b a c   rank 8   (Piece::nibble, hexadecimal)
/// word 6   9 9 9 9 9 9 9 9   rank 7
///  ..
/// word 1   1 1 1 1 1 1 1 1   rank 2
/// word 0   4 2 3 6 5 3 2 4   rank 1
/// ```
/// The bits are rank 1 first, the state word last, and each word's high nibble first.
///
/// Move generation follows the survey, which describes programs in machine code: adding the piece's value to the
/// program counter leads to the code for this piece on this square. That code has its squares built in, so it never
/// tests for the edge of the board, and no move leaves it. Here the jump is a table of functions, one for each kind of
/// piece and each square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NibbleRanks {
    ranks: [u32; 8],
    state: u32,
}

impl NibbleRanks {
    /// The size in bits.
    pub const BITS: usize = 9 * 32;

    /// The nine words: rank 1 to 8, state.
    pub fn words(&self) -> [u32; 9] {
        let mut words = [self.state; 9];
        words[..8].copy_from_slice(&self.ranks);
        words
    }
}

impl Mailbox for NibbleRanks {
    #[inline]
    fn nibble(&self, square: Square) -> u8 {
        (self.ranks[usize::from(square.rank())] >> (4 * square.file()) & 15) as u8
    }

    #[inline]
    fn set(&mut self, square: Square, nibble: u8) {
        let (rank, shift) = (usize::from(square.rank()), 4 * square.file());
        self.ranks[rank] = self.ranks[rank] & !(15 << shift) | u32::from(nibble) << shift;
    }

    fn state(&self) -> State {
        State::from_word(self.state)
    }

    fn set_state(&mut self, state: State) {
        self.state = state.word();
    }

    fn pseudo_legal_moves(&self) -> MoveList {
        routines::pseudo_legal_moves(self)
    }

    fn is_attacked(&self, square: Square, by: Color) -> bool {
        targets::is_attacked(self, square, by)
    }
}

impl From<&Position> for NibbleRanks {
    fn from(position: &Position) -> NibbleRanks {
        let image = position.image();
        let mut ranks = [0; 8];
        ranks.copy_from_slice(&image[..8]);
        let state = image[8];
        NibbleRanks { ranks, state }
    }
}

impl Form for NibbleRanks {
    const REPRESENTATION: Representation = Representation::NibbleRanks;

    fn to_bits(&self) -> Bits {
        let mut bits = Bits::new();
        for word in self.words() {
            bits.push(word, 32);
        }
        bits
    }

    fn from_bits(bits: &Bits) -> Result<NibbleRanks, Fault> {
        let mut reader = sized(bits, Self::BITS)?;
        let mut ranks = [0; 8];
        for rank in &mut ranks {
            *rank = reader.take(32)?;
        }
        let state = reader.take(32)?;
        Ok(NibbleRanks { ranks, state })
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut setup = self.state().setup();
        for square in Square::ALL {
            let nibble = self.nibble(square);
            setup.board[square.index()] = Piece::from_nibble(nibble);
            if nibble != 0 && setup.board[square.index()].is_none() {
                return Err(Fault::Cell {
                    square,
                    value: i32::from(nibble),
                    expected: "0 to 6 or 9 to 14",
                });
            }
        }
        Ok(setup.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_position_has_the_documented_words() {
        let board = NibbleRanks::from(&Position::startpos());
        assert_eq!(board.ranks[0], 0x4236_5324);
        assert_eq!(board.ranks[7], 0xcabe_dbac);
        assert_eq!(board.words(), Position::startpos().image());
    }
}
