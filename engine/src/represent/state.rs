//! A position's state besides its pieces.

use super::{Bits, Fault, Reader};
use crate::{CastlingRights, Color, Position, Setup, Square};

/// The largest half-move clock: seven bits, in every representation.
pub const HALFMOVE_MAX: u32 = 127;
/// The largest full-move number, where it is stored: 13 bits.
pub const FULLMOVE_MAX: u32 = 8191;

/// Side to move, castling rights, en passant square and clocks: a position without its pieces.
///
/// The whole state is the board image's state word ([`Position::image`]), 32 bits. The short state, which the coded
/// forms use, is the survey's 16 bits:
///
/// ```text
/// whole  31        19 18        12 11        6   5   4     1  0
///       [ full move  | half moves | ep square | ep | q k Q K | black ]
///
/// short  15         9   8   7         5  4   3     0
///       [ half moves | ep | ep column  | black | q k Q K ]
/// ```
/// The short state omits the full-move number, which is read as 1; the en passant square's rank follows from the side
/// to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The side to move.
    pub side: Color,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The en passant square, even if no pawn can capture there.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move, at most 127.
    pub halfmove: u32,
    /// The full-move number, at most 8191.
    pub fullmove: u32,
}

impl State {
    /// The size of the whole state in bits.
    pub const BITS: usize = 32;
    /// The size of the short state in bits.
    pub const SHORT_BITS: usize = 16;

    /// The state of a position, with saturated clocks.
    pub fn of(position: &Position) -> State {
        State {
            side: position.side_to_move(),
            castling: position.castling(),
            en_passant: position.en_passant(),
            halfmove: position.halfmove_clock().min(HALFMOVE_MAX),
            fullmove: position.fullmove_number().min(FULLMOVE_MAX),
        }
    }

    /// The 32 bits.
    pub fn word(self) -> u32 {
        let en_passant = match self.en_passant {
            Some(square) => 1 | (square.index() as u32) << 1,
            None => 0,
        };
        self.side.index() as u32
            | u32::from(self.castling.bits()) << 1
            | en_passant << 5
            | self.halfmove.min(HALFMOVE_MAX) << 12
            | self.fullmove.min(FULLMOVE_MAX) << 19
    }

    /// Decodes 32 bits; a square without its valid bit means no square.
    pub fn from_word(word: u32) -> State {
        State {
            side: side(word & 1),
            castling: CastlingRights::from_bits((word >> 1) as u8),
            en_passant: (word >> 5 & 1 == 1).then(|| Square::wrapping((word >> 6) as u8)),
            halfmove: word >> 12 & HALFMOVE_MAX,
            fullmove: word >> 19 & FULLMOVE_MAX,
        }
    }

    /// Appends the 16 bits.
    pub fn push_short(self, bits: &mut Bits) {
        bits.push(self.halfmove.min(HALFMOVE_MAX), 7);
        bits.push(
            self.en_passant
                .map_or(0, |square| 8 | u32::from(square.file())),
            4,
        );
        bits.push(self.side.index() as u32, 1);
        bits.push(u32::from(self.castling.bits()), 4);
    }

    /// Reads the 16 bits.
    ///
    /// # Errors
    /// Returns an error if there are fewer bits, or an en passant column without its valid bit.
    pub fn take_short(reader: &mut Reader) -> Result<State, Fault> {
        let halfmove = reader.take(7)?;
        let at = reader.at();
        let column = reader.take(4)?;
        let side = side(reader.take(1)?);
        let castling = CastlingRights::from_bits(reader.take(4)? as u8);
        let en_passant = match column {
            0 => None,
            8.. => Some(Square::from_file_rank((column & 7) as u8, (!side).rank(2))),
            value => {
                return Err(Fault::Code {
                    at,
                    value,
                    expected: "an en passant column, 8 to 15, or 0 for none",
                });
            }
        };
        Ok(State {
            side,
            castling,
            en_passant,
            halfmove,
            fullmove: 1,
        })
    }

    /// An empty board with this state.
    pub fn setup(self) -> Setup {
        Setup {
            side: self.side,
            castling: self.castling,
            en_passant: self.en_passant,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
            ..Setup::empty()
        }
    }
}

fn side(bit: u32) -> Color {
    if bit == 0 { Color::White } else { Color::Black }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomBoards;

    #[test]
    fn state_word_equals_word_8_of_the_image() {
        for position in RandomBoards::new(6).take(500) {
            let state = State::of(&position);
            assert_eq!(state.word(), position.image()[8], "{position}");
            assert_eq!(State::from_word(state.word()), state);
            let mut bits = Bits::new();
            state.push_short(&mut bits);
            assert_eq!(bits.len(), State::SHORT_BITS);
            let short = State {
                fullmove: 1,
                ..state
            };
            assert_eq!(
                State::take_short(&mut bits.reader()),
                Ok(short),
                "{position}"
            );
        }
    }
}
