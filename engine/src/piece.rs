//! Colours, kinds of pieces, and pieces.

use std::fmt;
use std::ops::Not;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// White, whose pawns move up the board.
    White = 0,
    /// Black, whose pawns move down the board.
    Black = 1,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// 0 for White, 1 for Black: bit 0 of the board image's state word.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side's rank `rank` (0 = its own first rank) as a rank of the board.
    #[inline]
    pub const fn rank(self, rank: u8) -> u8 {
        match self {
            Color::White => rank,
            Color::Black => 7 - rank,
        }
    }

    /// The direction in which its pawns move, in ranks: 1 or -1.
    #[inline]
    pub const fn forward(self) -> i8 {
        match self {
            Color::White => 1,
            Color::Black => -1,
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// The kind of a piece, without its colour. The numbers are the low three bits of the nibble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// A pawn.
    Pawn = 1,
    /// A knight.
    Knight = 2,
    /// A bishop.
    Bishop = 3,
    /// A rook.
    Rook = 4,
    /// A queen.
    Queen = 5,
    /// A king.
    King = 6,
}

impl Kind {
    /// All six kinds, in the order of their numbers.
    pub const ALL: [Kind; 6] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ];

    /// The kinds that a pawn may promote to, in the order of the move word's codes: N B R Q.
    pub const PROMOTIONS: [Kind; 4] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

    /// The number, 1 to 6.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English name: pawn, knight, bishop, rook, queen, king.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Queen => "queen",
            Kind::King => "king",
        }
    }

    /// The lower-case letter: p n b r q k.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'p',
            Kind::Knight => 'n',
            Kind::Bishop => 'b',
            Kind::Rook => 'r',
            Kind::Queen => 'q',
            Kind::King => 'k',
        }
    }

    /// The kind with this lower-case letter.
    pub const fn from_letter(letter: char) -> Option<Kind> {
        match letter {
            'p' => Some(Kind::Pawn),
            'n' => Some(Kind::Knight),
            'b' => Some(Kind::Bishop),
            'r' => Some(Kind::Rook),
            'q' => Some(Kind::Queen),
            'k' => Some(Kind::King),
            _ => None,
        }
    }
}

/// A piece: a kind and a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The piece's colour.
    pub color: Color,
    /// The piece's kind.
    pub kind: Kind,
}

impl Piece {
    /// The piece of this colour and kind.
    #[inline]
    pub const fn new(color: Color, kind: Kind) -> Piece {
        Piece { color, kind }
    }

    /// The four-bit code: 1 to 6 for White's pawn, knight, bishop, rook, queen, king, 9 to 14 for
    /// Black's; bit 3 is the colour (Vučković & Vidanović, Table 1).
    #[inline]
    pub const fn nibble(self) -> u8 {
        (self.color as u8) << 3 | self.kind as u8
    }

    /// The piece with this code; `None` for 0 (an empty square) and for invalid codes.
    #[inline]
    pub const fn from_nibble(nibble: u8) -> Option<Piece> {
        let kind = match nibble & 7 {
            1 => Kind::Pawn,
            2 => Kind::Knight,
            3 => Kind::Bishop,
            4 => Kind::Rook,
            5 => Kind::Queen,
            6 => Kind::King,
            _ => return None,
        };
        match nibble >> 3 {
            0 => Some(Piece::new(Color::White, kind)),
            1 => Some(Piece::new(Color::Black, kind)),
            _ => None,
        }
    }

    /// FEN's letter: upper case for White, lower case for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.kind.letter().to_ascii_uppercase(),
            Color::Black => self.kind.letter(),
        }
    }

    /// The piece with this FEN letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Kind::from_letter(letter.to_ascii_lowercase()) {
            Some(kind) => Some(Piece::new(color, kind)),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nibbles_and_letters_round_trip() {
        let letters: String = (0..=255)
            .filter_map(Piece::from_nibble)
            .map(Piece::letter)
            .collect();
        assert_eq!(letters, "PNBRQKpnbrqk");
        for nibble in (1..=6).chain(9..=14) {
            let piece = Piece::from_nibble(nibble).unwrap();
            assert_eq!(piece.nibble(), nibble);
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
        }
        assert_eq!(Piece::from_letter('x'), None);
        assert_eq!(Piece::from_letter('É'), None);
    }
}
