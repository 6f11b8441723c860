//! Moves and the 16-bit move word.

use std::fmt;

use crate::{Kind, Square};

/// What a move does besides moving from one square to another: bits 15 to 12 of the move word.
///
/// Bit 3 means promotion, bit 2 capture; a promotion's low two bits are the piece, N B R Q.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum MoveKind {
    /// Neither a capture nor any of the kinds below.
    Quiet = 0,
    /// A pawn's two steps from its home rank.
    DoublePush = 1,
    /// O-O. From and to are the king's squares.
    CastleShort = 2,
    /// O-O-O. From and to are the king's squares.
    CastleLong = 3,
    /// A capture that is neither en passant nor a promotion.
    Capture = 4,
    /// An en passant capture: the captured pawn is beside `from`, on the file of `to`.
    EnPassant = 5,
    /// Promotion to a knight.
    PromoteKnight = 8,
    /// Promotion to a bishop.
    PromoteBishop = 9,
    /// Promotion to a rook.
    PromoteRook = 10,
    /// Promotion to a queen.
    PromoteQueen = 11,
    /// Capture and promotion to a knight.
    CapturePromoteKnight = 12,
    /// Capture and promotion to a bishop.
    CapturePromoteBishop = 13,
    /// Capture and promotion to a rook.
    CapturePromoteRook = 14,
    /// Capture and promotion to a queen.
    CapturePromoteQueen = 15,
}

impl MoveKind {
    /// All fourteen kinds, in the order of their codes.
    pub const ALL: [MoveKind; 14] = [
        MoveKind::Quiet,
        MoveKind::DoublePush,
        MoveKind::CastleShort,
        MoveKind::CastleLong,
        MoveKind::Capture,
        MoveKind::EnPassant,
        MoveKind::PromoteKnight,
        MoveKind::PromoteBishop,
        MoveKind::PromoteRook,
        MoveKind::PromoteQueen,
        MoveKind::CapturePromoteKnight,
        MoveKind::CapturePromoteBishop,
        MoveKind::CapturePromoteRook,
        MoveKind::CapturePromoteQueen,
    ];

    /// The four-bit code.
    #[inline]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The kind with this code; `None` for 6, 7 and above 15.
    #[inline]
    pub const fn from_code(code: u8) -> Option<MoveKind> {
        match code {
            0..=5 => Some(MoveKind::ALL[code as usize]),
            8..=15 => Some(MoveKind::ALL[code as usize - 2]),
            _ => None,
        }
    }

    /// The promotion to this piece; `None` for a pawn or a king.
    #[inline]
    pub const fn promotion_to(kind: Kind, capture: bool) -> Option<MoveKind> {
        match kind {
            Kind::Pawn | Kind::King => None,
            _ => MoveKind::from_code(8 + 4 * capture as u8 + kind as u8 - Kind::Knight as u8),
        }
    }

    /// Whether the move captures a piece, including en passant.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self as u8 & 4 != 0
    }

    /// The piece that the pawn promotes to.
    #[inline]
    pub const fn promotion(self) -> Option<Kind> {
        if self as u8 & 8 == 0 {
            None
        } else {
            Some(Kind::PROMOTIONS[(self as u8 & 3) as usize])
        }
    }

    /// Whether this is O-O or O-O-O.
    #[inline]
    pub const fn is_castling(self) -> bool {
        matches!(self, MoveKind::CastleShort | MoveKind::CastleLong)
    }

    /// Whether the move belongs to the captures-only mode (GNU Chess's `CaptureList`): captures,
    /// en passant, and promotions with or without capture; codes 4, 5 and 8 to 15.
    #[inline]
    pub const fn is_tactical(self) -> bool {
        self as u8 >= 4
    }
}

/// A move, held as its 16-bit word: from in bits 5 to 0, to in 11 to 6, kind in 15 to 12.
///
/// [`Display`](fmt::Display) writes UCI: `e2e4`, `e7e8q`, `e1g1` to castle. The word does not identify the position;
/// [`crate::Position::parse_uci`] finds the move of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// The move from one square to another.
    #[inline]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6 | (kind as u16) << 12)
    }

    /// The 16-bit move word.
    #[inline]
    pub const fn word(self) -> u16 {
        self.0
    }

    /// The move with this word.
    ///
    /// # Errors
    /// Returns an error if the kind, bits 15 to 12, is 6 or 7.
    #[inline]
    pub const fn from_word(word: u16) -> Result<Move, MoveWordError> {
        match MoveKind::from_code((word >> 12) as u8) {
            Some(_) => Ok(Move(word)),
            None => Err(MoveWordError { word }),
        }
    }

    /// The square that the piece comes from; for castling, the king's.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u8)
    }

    /// The square that the piece moves to; for castling, the king's.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6) as u8)
    }

    /// The kind of the move.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match MoveKind::from_code((self.0 >> 12) as u8) {
            Some(kind) => kind,
            None => unreachable!(),
        }
    }

    /// Whether the move captures a piece, including en passant.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.0 & 4 << 12 != 0
    }

    /// The piece that a pawn promotes to.
    #[inline]
    pub const fn promotion(self) -> Option<Kind> {
        self.kind().promotion()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(kind) => write!(f, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}:{:?}", self.kind())
    }
}

/// A 16-bit word that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("0x{word:04x} is not a move word: bits 15 to 12 must be 0 to 5 or 8 to 15")]
pub struct MoveWordError {
    /// The offending word.
    pub word: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn move_words_round_trip() {
        for word in 0..=u16::MAX {
            match Move::from_word(word) {
                Ok(mv) => {
                    assert_eq!(mv.word(), word);
                    assert_eq!(Move::new(mv.from(), mv.to(), mv.kind()), mv);
                    assert_eq!(mv.is_capture(), mv.kind().is_capture());
                }
                Err(error) => assert!(matches!(error.word >> 12, 6 | 7)),
            }
        }
    }

    #[test]
    fn move_kind_codes_and_promotions_round_trip() {
        for kind in MoveKind::ALL {
            assert_eq!(MoveKind::from_code(kind.code()), Some(kind));
            if let Some(piece) = kind.promotion() {
                assert_eq!(MoveKind::promotion_to(piece, kind.is_capture()), Some(kind));
            }
        }
        assert_eq!(MoveKind::PromoteQueen.promotion(), Some(Kind::Queen));
        assert_eq!(
            MoveKind::CapturePromoteKnight.promotion(),
            Some(Kind::Knight)
        );
        assert_eq!(MoveKind::promotion_to(Kind::King, false), None);
        assert!(MoveKind::EnPassant.is_capture() && !MoveKind::CastleLong.is_capture());
        let mv = Move::new(
            Square::new(52),
            Square::new(61),
            MoveKind::CapturePromoteRook,
        );
        assert_eq!(mv.to_string(), "e7f8r");
    }
}
