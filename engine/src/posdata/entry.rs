//! The parts of a posdata address and a posdata word.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Color, Kind, Piece};

/// The way a piece walks: the three high bits of a posdata address.
///
/// It is a [`Kind`] with the pawn split by colour, because only pawns walk in one direction. GNU Chess calls the
/// mapping `ptype[side][piece]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum PieceType {
    /// No piece: every walk ends at its start.
    None = 0,
    /// A white pawn, walking up the board.
    Pawn = 1,
    /// A knight of either colour.
    Knight = 2,
    /// A bishop of either colour.
    Bishop = 3,
    /// A rook of either colour.
    Rook = 4,
    /// A queen of either colour.
    Queen = 5,
    /// A king of either colour, without castling.
    King = 6,
    /// A black pawn, walking down the board.
    BlackPawn = 7,
}

impl PieceType {
    /// All eight types, in the order of their codes.
    pub const ALL: [Self; 8] = [
        Self::None,
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
        Self::BlackPawn,
    ];

    /// The code in an address, 0 to 7.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The type of a piece of this kind and colour.
    pub const fn of(kind: Kind, color: Color) -> Self {
        match (kind, color) {
            (Kind::Pawn, Color::White) => Self::Pawn,
            (Kind::Pawn, Color::Black) => Self::BlackPawn,
            (Kind::Knight, _) => Self::Knight,
            (Kind::Bishop, _) => Self::Bishop,
            (Kind::Rook, _) => Self::Rook,
            (Kind::Queen, _) => Self::Queen,
            (Kind::King, _) => Self::King,
        }
    }

    /// Whether this is a pawn, which has two separate chains.
    pub const fn is_pawn(self) -> bool {
        matches!(self, Self::Pawn | Self::BlackPawn)
    }

    /// Whether this is a bishop, rook or queen, whose rays are longer than one step.
    pub const fn is_slider(self) -> bool {
        matches!(self, Self::Bishop | Self::Rook | Self::Queen)
    }

    /// The name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
            Self::BlackPawn => "black-pawn",
        }
    }
}

impl From<Piece> for PieceType {
    fn from(piece: Piece) -> Self {
        Self::of(piece.kind, piece.color)
    }
}

impl fmt::Display for PieceType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is not a piece type.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{text}` is not a piece: expected pawn, black-pawn, knight, bishop, rook, queen, king or none"
)]
pub struct UnknownPieceType {
    /// The offending text.
    pub text: String,
}

impl FromStr for PieceType {
    type Err = UnknownPieceType;

    fn from_str(text: &str) -> Result<Self, UnknownPieceType> {
        Self::ALL
            .into_iter()
            .find(|ptype| ptype.name() == text)
            .ok_or_else(|| UnknownPieceType {
                text: text.to_owned(),
            })
    }
}

/// A posdata entry: where the walk goes from a square of its chain. Squares are 0 to 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The next square if this one is empty; at the from-square, the first square of the walk.
    pub nextpos: u8,
    /// The next square if this one is occupied; at the from-square of a pawn, its first capture.
    pub nextdir: u8,
}

impl Entry {
    /// The 12-bit memory word `{nextpos[5:0], nextdir[5:0]}`, nextpos in the high bits.
    ///
    /// ```
    /// use fpgambit_engine::posdata::Entry;
    /// assert_eq!(Entry { nextpos: 52, nextdir: 53 }.word(), 52 << 6 | 53);
    /// ```
    pub const fn word(self) -> u16 {
        (self.nextpos as u16) << 6 | self.nextdir as u16
    }

    /// The entry in the low twelve bits of a memory word; the bits above are ignored.
    pub const fn from_word(word: u16) -> Self {
        Self {
            nextpos: (word >> 6 & 63) as u8,
            nextdir: (word & 63) as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piece_type_names_and_codes_agree() {
        for (code, ptype) in PieceType::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(ptype.code()), code);
            assert_eq!(ptype.to_string().parse(), Ok(ptype));
        }
        for color in Color::ALL {
            for kind in Kind::ALL {
                let ptype = PieceType::from(Piece::new(color, kind));
                let black_pawn = (kind, color) == (Kind::Pawn, Color::Black);
                assert_eq!(
                    usize::from(ptype.code()),
                    if black_pawn { 7 } else { kind.index() }
                );
                assert_eq!(ptype.is_pawn(), kind == Kind::Pawn);
            }
        }
    }

    #[test]
    fn invalid_piece_type_names_are_rejected() {
        for text in ["", "Queen", "queens", "bpawn", "5", "dame"] {
            let error = text.parse::<PieceType>().unwrap_err().to_string();
            assert!(
                error.contains(&format!("`{text}`")) && error.contains("black-pawn"),
                "{error}"
            );
        }
    }
}
