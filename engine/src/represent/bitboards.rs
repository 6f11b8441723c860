//! Twelve sets of squares.

use super::{Bits, Fault, Form, Representation, State, sized};
use crate::{Bitboard, Color, Kind, Piece, Position, attacks};

/// A 64-bit set of squares for each kind of piece of each side, with bit 0 for a1. With the state it has 800 bits.
///
/// ```text
/// White's pawns at the start     their pushes: the set shifted up by a rank
/// 8  .  .  .  .  .  .  .  .      8  .  .  .  .  .  .  .  .
/// 7  .  .  .  .  .  .  .  .      7  .  .  .  .  .  .  .  .
/// 6  .  .  .  .  .  .  .  .      6  .  .  .  .  .  .  .  .
/// 5  .  .  .  .  .  .  .  .      5  .  .  .  .  .  .  .  .
/// 4  .  .  .  .  .  .  .  .      4  .  .  .  .  .  .  .  .
/// 3  .  .  .  .  .  .  .  .      3  x  x  x  x  x  x  x  x
/// 2  x  x  x  x  x  x  x  x      2  .  .  .  .  .  .  .  .
/// 1  .  .  .  .  .  .  .  .      1  .  .  .  .  .  .  .  .
///    a  b  c  d  e  f  g  h         a  b  c  d  e  f  g  h
/// ```
/// The bits are White's sets first; for each side pawns, knights, bishops, rooks, queens and king; each set from h8
/// down; then the state word.
///
/// One operation moves all squares of a set. The engine's own generator, [`crate::movegen`], works this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bitboards {
    /// By colour, then by kind minus one.
    sets: [[Bitboard; 6]; 2],
    state: State,
}

impl Bitboards {
    /// The size in bits.
    pub const BITS: usize = 12 * 64 + State::BITS;

    /// The squares with this piece.
    pub fn pieces(&self, color: Color, kind: Kind) -> Bitboard {
        self.sets[color.index()][kind.index() - 1]
    }

    /// The occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.sets
            .as_flattened()
            .iter()
            .fold(Bitboard::EMPTY, |all, set| all | *set)
    }

    /// The squares to which a side's pawns can be pushed by a single step, computed for all of them at once.
    pub fn pawn_pushes(&self, color: Color) -> Bitboard {
        let pawns = self.pieces(color, Kind::Pawn).0;
        let pushed = match color {
            Color::White => pawns << 8,
            Color::Black => pawns >> 8,
        };
        Bitboard(pushed & !self.occupied().0)
    }

    /// All squares that a side attacks, including those of own pieces.
    pub fn attacks_of(&self, color: Color) -> Bitboard {
        let occupied = self.occupied();
        let mut attacked = Bitboard::EMPTY;
        for kind in Kind::ALL {
            for square in self.pieces(color, kind) {
                attacked |= match kind {
                    Kind::Pawn => attacks::pawn(color, square),
                    Kind::Knight => attacks::knight(square),
                    Kind::Bishop => attacks::bishop(square, occupied),
                    Kind::Rook => attacks::rook(square, occupied),
                    Kind::Queen => attacks::queen(square, occupied),
                    Kind::King => attacks::king(square),
                };
            }
        }
        attacked
    }
}

impl From<&Position> for Bitboards {
    fn from(position: &Position) -> Bitboards {
        let sets = Color::ALL.map(|color| Kind::ALL.map(|kind| position.pieces(color, kind)));
        let state = State::of(position);
        Bitboards { sets, state }
    }
}

impl Form for Bitboards {
    const REPRESENTATION: Representation = Representation::Bitboards;

    fn to_bits(&self) -> Bits {
        let mut bits = Bits::new();
        for set in self.sets.as_flattened() {
            bits.push_bytes(&set.0.to_be_bytes());
        }
        bits.push(self.state.word(), State::BITS);
        bits
    }

    fn from_bits(bits: &Bits) -> Result<Bitboards, Fault> {
        let mut reader = sized(bits, Self::BITS)?;
        let mut sets = [[Bitboard::EMPTY; 6]; 2];
        for set in sets.as_flattened_mut() {
            let high = u64::from(reader.take(32)?);
            *set = Bitboard(high << 32 | u64::from(reader.take(32)?));
        }
        let state = State::from_word(reader.take(State::BITS)?);
        Ok(Bitboards { sets, state })
    }

    fn position(&self) -> Result<Position, Fault> {
        let mut setup = self.state.setup();
        for color in Color::ALL {
            for kind in Kind::ALL {
                for square in self.pieces(color, kind) {
                    let place = &mut setup.board[square.index()];
                    if place.replace(Piece::new(color, kind)).is_some() {
                        return Err(Fault::Twice { square });
                    }
                }
            }
        }
        Ok(setup.position()?)
    }
}
