//! The board image, which the load port of a unit accepts.

use crate::{CastlingRights, Color, Piece, Position, RuleError, Setup, Square};

/// The half-move clock's largest value in the state word.
const HALFMOVE_MAX: u32 = 127;
/// The full-move number's largest value in the state word.
const FULLMOVE_MAX: u32 = 8191;

/// Why nine words are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// A nibble is not a piece.
    #[error("board image: nibble {nibble} on {square}: expected 0 to 6 or 9 to 14")]
    Nibble {
        /// The offending nibble.
        nibble: u8,
        /// The square of the nibble.
        square: Square,
    },
    /// There is an en passant target, but its valid bit is 0.
    #[error("board image: en passant target {square} although its valid bit is 0: expected 0")]
    EnPassant {
        /// The target.
        square: Square,
    },
    /// The image is well formed, but breaks a rule.
    #[error("board image: {0}")]
    Rule(#[from] RuleError),
}

impl Position {
    /// The board image: eight rank words, rank 1 first, file a in the low nibble, then the state word.
    ///
    /// ```text
    /// state word   31        19 18        12 11        6   5   4     1  0
    ///             [ full move  | half moves | ep square | ep | q k Q K | black ]
    /// ```
    /// The half-move clock saturates at 127, the full-move number at 8191.
    pub fn image(&self) -> [u32; 9] {
        let mut image = [0; 9];
        for square in Square::ALL {
            let nibble = u32::from(self.nibble_at(square));
            image[square.rank() as usize] |= nibble << (4 * square.file());
        }
        image[8] = self.side.index() as u32
            | u32::from(self.castling.bits()) << 1
            | self
                .en_passant
                .map_or(0, |square| 1 << 5 | (square.index() as u32) << 6)
            | self.halfmove.min(HALFMOVE_MAX) << 12
            | self.fullmove.min(FULLMOVE_MAX) << 19;
        image
    }

    /// Decodes the position of a board image.
    ///
    /// # Errors
    /// Returns an error if a nibble is not a piece, an invalid en passant square is not 0, or the position breaks a
    /// rule.
    pub fn from_image(image: &[u32; 9]) -> Result<Position, ImageError> {
        let mut setup = Setup::empty();
        for square in Square::ALL {
            let nibble = (image[square.rank() as usize] >> (4 * square.file()) & 15) as u8;
            let piece = Piece::from_nibble(nibble);
            if piece.is_none() && nibble != 0 {
                return Err(ImageError::Nibble { nibble, square });
            }
            setup.board[square.index()] = piece;
        }
        let state = image[8];
        setup.side = if state & 1 == 0 {
            Color::White
        } else {
            Color::Black
        };
        setup.castling = CastlingRights::from_bits((state >> 1) as u8);
        let square = Square::wrapping((state >> 6) as u8);
        if state >> 5 & 1 == 1 {
            setup.en_passant = Some(square);
        } else if square.index() != 0 {
            return Err(ImageError::EnPassant { square });
        }
        setup.halfmove = state >> 12 & HALFMOVE_MAX;
        setup.fullmove = state >> 19 & FULLMOVE_MAX;
        Ok(setup.position()?)
    }
}
