//! Lists of pieces, without a board.

use super::{Bits, Fault, Form, Representation, State};
use crate::{Color, Kind, Piece, Position, Square};

/// The squares of each side's pieces, for programs that could not afford 64 words for a board.
///
/// ```text
/// White  16 pieces: rook a1, knight b1, bishop c1, queen d1, king e1, ... pawn h2
/// Black  16 pieces: pawn a7, ... rook h8
/// ```
/// The bits are White first: 6 bits for the number of pieces minus one, then 9 bits for each piece, 6 for its square
/// and 3 for its kind (1 pawn to 6 king), in the order of the squares from a1; then the state word. That is 44 bits
/// plus 9 for each piece, 332 at the start of a game.
///
/// Finding all pieces of a side needs no search; finding the piece on a square needs one. Most programs therefore keep
/// a list beside a board, as [`crate::posdata`] does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PieceList {
    lists: [Vec<(Square, Kind)>; 2],
    state: State,
}

impl PieceList {
    /// A side's pieces with their squares.
    pub fn pieces(&self, color: Color) -> &[(Square, Kind)] {
        &self.lists[color.index()]
    }

    /// The piece on a square, found by searching both lists.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Color::ALL.into_iter().find_map(|color| {
            let mut pieces = self.pieces(color).iter();
            let found = pieces.find(|(at, _)| *at == square);
            found.map(|(_, kind)| Piece::new(color, *kind))
        })
    }
}

impl From<&Position> for PieceList {
    fn from(position: &Position) -> PieceList {
        let list = |color| {
            let squares = position.of_color(color).into_iter();
            let piece = |square| Some((square, position.piece_at(square)?.kind));
            squares.filter_map(piece).collect()
        };
        PieceList {
            lists: Color::ALL.map(list),
            state: State::of(position),
        }
    }
}

impl Form for PieceList {
    const REPRESENTATION: Representation = Representation::PieceList;

    fn to_bits(&self) -> Bits {
        let mut bits = Bits::new();
        for list in &self.lists {
            bits.push(list.len() as u32 - 1, 6);
            for (square, kind) in list {
                bits.push(square.index() as u32, 6);
                bits.push(*kind as u32, 3);
            }
        }
        bits.push(self.state.word(), State::BITS);
        bits
    }

    fn from_bits(bits: &Bits) -> Result<PieceList, Fault> {
        let mut reader = bits.reader();
        let mut lists = [const { Vec::new() }; 2];
        for list in &mut lists {
            for _ in 0..=reader.take(6)? {
                let square = Square::wrapping(reader.take(6)? as u8);
                let (at, value) = (reader.at(), reader.take(3)?);
                let piece = Piece::from_nibble(value as u8).ok_or(Fault::Code {
                    at,
                    value,
                    expected: "a kind of piece, 1 to 6",
                })?;
                list.push((square, piece.kind));
            }
        }
        let state = State::from_word(reader.take(State::BITS)?);
        Ok(PieceList { lists, state })
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut setup = self.state.setup();
        for color in Color::ALL {
            for &(square, kind) in self.pieces(color) {
                let place = &mut setup.board[square.index()];
                if place.replace(Piece::new(color, kind)).is_some() {
                    return Err(Fault::Twice { square });
                }
            }
        }
        Ok(setup.position()?)
    }
}
