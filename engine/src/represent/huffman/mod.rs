//! Codes of different lengths: the more common a piece, the shorter its code.

mod code;
mod compact;

use code::{KINGS_AND_PAWNS, push_piece, take_color, take_kind};

pub use compact::CompactHuffman;

use super::{Bits, Fault, Form, Representation, State};
use crate::{Color, Kind, Piece, Position, Setup, Square};

/// A code with one bit for an empty square, three for a pawn, and five or six for any other piece.
///
/// ```text
/// empty square  0
/// pawn          10c
/// bishop        1100c
/// knight        1101c
/// rook          1110c
/// queen         11110c
/// king          11111c      c: 1 White, 0 Black
/// ```
/// The bits are the short state, 16 bits (the en passant column is always present), then the squares from a1 on. Two
/// things are omitted, as the survey allows: empty squares after the last piece, and a king on h8, who is then the
/// missing one. (A king who comes last on another square is stored, because nothing else would show his square.) Zeros
/// that pad the last byte are just more empty squares, so they need no mark.
///
/// The start position has 164 bits of board and 180 in total, which is 23 bytes. No board has more than 400 bits; 62
/// queens and two kings have that many.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Huffman(Bits);

/// The square of the king that the code omits.
const LAST: Square = Square::new(63);

impl From<&Position> for Huffman {
    fn from(position: &Position) -> Huffman {
        let mut bits = Bits::new();
        State::of(position).push_short(&mut bits);
        let mut gap = 0;
        for square in Square::ALL {
            match position.piece_at(square) {
                None => gap += 1,
                Some(piece) if piece.kind == Kind::King && square == LAST => {}
                Some(piece) => {
                    push_zeros(&mut bits, gap);
                    gap = 0;
                    push_piece(&mut bits, KINGS_AND_PAWNS, piece.kind, Some(piece.color));
                }
            }
        }
        Huffman(bits)
    }
}

/// Appends a single zero for each square.
fn push_zeros(bits: &mut Bits, run: usize) {
    for _ in 0..run {
        bits.push(0, 1);
    }
}

/// Adds the missing king if only one is missing and he can be on the last square.
fn put_last_king(setup: &mut Setup) {
    let king = |color| Piece::new(color, Kind::King);
    let missing = Color::ALL.map(|color| !setup.board.contains(&Some(king(color))));
    let color = match missing {
        [true, false] => Color::White,
        [false, true] => Color::Black,
        _ => return,
    };
    setup.board[LAST.index()].get_or_insert(king(color));
}

impl Form for Huffman {
    const REPRESENTATION: Representation = Representation::Huffman;

    fn to_bits(&self) -> Bits {
        self.0.clone()
    }

    fn from_bits(bits: &Bits) -> Result<Huffman, Fault> {
        Ok(Huffman(bits.clone()))
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut reader = self.0.reader();
        let mut setup = State::take_short(&mut reader)?.setup();
        let mut squares = setup.board.iter_mut();
        while !reader.only_zeros() {
            let at = reader.at();
            let square = squares.next().ok_or(Fault::Beyond { at })?;
            if reader.sees_one() {
                let kind = take_kind(&mut reader, KINGS_AND_PAWNS)?;
                *square = Some(Piece::new(take_color(&mut reader)?, kind));
            } else {
                reader.bit()?;
            }
        }
        put_last_king(&mut setup);
        Ok(setup.position()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(fen: &str) -> usize {
        Huffman::from(&fen.parse().unwrap()).to_bits().len()
    }

    #[test]
    fn sizes_equal_those_in_the_survey() {
        let start = Huffman::from(&Position::startpos()).to_bits();
        assert_eq!(start.len(), 164 + 7 + 4 + 1 + 4);
        assert_eq!(start.bytes().len(), 23);
    }

    #[test]
    fn squares_after_the_last_king_are_not_stored() {
        // a1 to d1, White's king, then 59 squares: those after the king are not stored.
        assert_eq!(size("7k/8/8/8/8/8/8/4K3 w - - 0 1"), 16 + 4 + 6);
        assert_eq!(size("6k1/8/8/8/8/8/8/4K3 w - - 0 1"), 16 + 4 + 6 + 57 + 6);
        assert_eq!(size("7K/8/8/8/8/8/8/4k3 b - - 0 1"), 16 + 4 + 6);
        let queens =
            "QQQQQQQ1/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK/kQQQQQQQ b - - 0 1";
        assert_eq!(size(queens), 16 + 62 * 6 - 6 + 12);
    }
}
