//! Castling rights.

use std::fmt;

use crate::{Color, Square};

/// The castling rights that remain: bit 0 White's O-O, bit 1 White's O-O-O, bits 2 and 3 Black's.
///
/// These are bits 4 to 1 of the board image's state word. `Display` is FEN's field: `KQkq` or `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right.
    pub const NONE: CastlingRights = CastlingRights(0);
    /// All four rights.
    pub const ALL: CastlingRights = CastlingRights(15);

    /// The rights in the low four bits: K, Q, k, q from bit 0.
    #[inline]
    pub const fn from_bits(bits: u8) -> CastlingRights {
        CastlingRights(bits & 15)
    }

    /// The four bits: K, Q, k, q from bit 0.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Only one side's O-O.
    #[inline]
    pub const fn short(color: Color) -> CastlingRights {
        CastlingRights(1 << (2 * color as u8))
    }

    /// Only one side's O-O-O.
    #[inline]
    pub const fn long(color: Color) -> CastlingRights {
        CastlingRights(2 << (2 * color as u8))
    }

    /// Whether these rights include every right of `other`.
    #[inline]
    pub const fn contains(self, other: CastlingRights) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether one side has the right to castle short.
    #[inline]
    pub const fn has_short(self, color: Color) -> bool {
        self.contains(CastlingRights::short(color))
    }

    /// Whether one side has the right to castle long.
    #[inline]
    pub const fn has_long(self, color: Color) -> bool {
        self.contains(CastlingRights::long(color))
    }

    /// The union of both sets of rights.
    #[inline]
    pub const fn with(self, other: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 | other.0)
    }

    /// These rights without those of `other`.
    #[inline]
    pub const fn without(self, other: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 & !other.0)
    }

    /// Whether there are no rights.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rights with the sides swapped: White's become Black's and the reverse.
    #[inline]
    pub const fn mirrored(self) -> CastlingRights {
        CastlingRights((self.0 << 2 | self.0 >> 2) & 15)
    }

    /// The rights that a move from or to this square ends; the square is a king's or a rook's home.
    #[inline]
    pub const fn lost_at(square: Square) -> CastlingRights {
        CastlingRights(LOST_AT[square.index()])
    }
}

const LOST_AT: [u8; 64] = {
    let mut lost = [0; 64];
    lost[0] = 2; // a1
    lost[4] = 3; // e1
    lost[7] = 1; // h1
    lost[56] = 8; // a8
    lost[60] = 12; // e8
    lost[63] = 4; // h8
    lost
};

impl fmt::Display for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (bit, letter) in "KQkq".chars().enumerate() {
            if self.0 >> bit & 1 == 1 {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rights_print_in_fen_order() {
        let texts: Vec<String> = (0..16)
            .map(|bits| CastlingRights::from_bits(bits).to_string())
            .collect();
        assert_eq!(texts[..6], ["-", "K", "Q", "KQ", "k", "Kk"]);
        assert_eq!(texts[15], "KQkq");
    }

    #[test]
    fn mirroring_swaps_the_sides() {
        for color in Color::ALL {
            assert_eq!(
                CastlingRights::short(color).mirrored(),
                CastlingRights::short(!color)
            );
            assert_eq!(
                CastlingRights::long(color).mirrored(),
                CastlingRights::long(!color)
            );
        }
        let mut lost = CastlingRights::NONE;
        for square in Square::ALL {
            assert_eq!(
                CastlingRights::lost_at(square).mirrored(),
                CastlingRights::lost_at(square.mirror())
            );
            lost = lost.with(CastlingRights::lost_at(square));
        }
        assert_eq!(lost, CastlingRights::ALL);
    }
}
