//! The 64 squares.

use std::fmt;
use std::str::FromStr;

use crate::quote::quoted;

/// A square, numbered as everywhere in fpgambit: a1 = 0, b1 = 1, ... h8 = 63.
///
/// ```text
/// 8  56 57 58 59 60 61 62 63
/// 7  48 49 50 51 52 53 54 55
/// 6  40 41 42 43 44 45 46 47
/// 5  32 33 34 35 36 37 38 39
/// 4  24 25 26 27 28 29 30 31
/// 3  16 17 18 19 20 21 22 23
/// 2   8  9 10 11 12 13 14 15
/// 1   0  1  2  3  4  5  6  7
///     a  b  c  d  e  f  g  h
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// All squares, a1 first, h8 last.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Square(index);
            index += 1;
        }
        all
    };

    /// The square with this number.
    ///
    /// # Panics
    /// If `index` is above 63; see [`Square::try_new`].
    #[inline]
    pub const fn new(index: u8) -> Square {
        assert!(index < 64, "a square's number is 0 to 63");
        Square(index)
    }

    /// The square with this number, or `None` above 63.
    #[inline]
    pub const fn try_new(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square numbered by the low six bits, as in a circuit.
    #[inline]
    pub const fn wrapping(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square on a file (0 = a) and a rank (0 = rank 1).
    ///
    /// # Panics
    /// If either is above 7.
    #[inline]
    pub const fn from_file_rank(file: u8, rank: u8) -> Square {
        assert!(file < 8 && rank < 8, "file and rank are 0 to 7");
        Square(rank << 3 | file)
    }

    /// The number, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler the range, so that table look-ups need no bounds check.
        (self.0 & 63) as usize
    }

    /// The file, 0 = a to 7 = h.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 = rank 1 to 7 = rank 8.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The same file on the rank as seen from the other side: e2 becomes e7.
    #[inline]
    pub const fn mirror(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The square `files` to the right and `ranks` up, or `None` if it is off the board.
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square((rank << 3 | file) as u8))
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a square: expected a file a to h and a rank 1 to 8, such as e4")]
pub struct SquareError {
    /// The offending text.
    pub text: String,
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        match text.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(Square::from_file_rank(file - b'a', rank - b'1'))
            }
            _ => Err(SquareError { text: quoted(text) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn square_names_and_indices_agree() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::from_file_rank(square.file(), square.rank()), square);
            assert_eq!(square.mirror().mirror(), square);
            assert_eq!(square.mirror().file(), square.file());
            assert_eq!(square.mirror().rank(), 7 - square.rank());
        }
        assert_eq!("e4".parse::<Square>().unwrap().index(), 28);
        assert_eq!(Square::try_new(64), None);
    }

    #[test]
    fn invalid_square_names_are_rejected() {
        for text in ["", "e", "e9", "i1", "e44", "E4", "é4", "e0"] {
            let error = text.parse::<Square>().unwrap_err();
            assert!(error.to_string().contains(&format!("`{text}`")));
        }
    }
}
