//! A position under construction, and the rules that it must keep.

use crate::{Bitboard, CastlingRights, Color, Kind, Piece, Position, Square};

/// The parts of a position, which may be changed freely; [`Setup::position`] checks the rules.
///
/// ```
/// use fpgambit_engine::{RuleError, Setup, Position, Color};
///
/// let mut setup = Setup::from(&Position::startpos());
/// setup.board[4] = None; // e1
/// assert_eq!(setup.position(), Err(RuleError::KingCount { color: Color::White, found: 0 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces, by square number.
    pub board: [Option<Piece>; 64],
    /// The side to move.
    pub side: Color,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The en passant square.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmove: u32,
    /// The full-move number, from 1.
    pub fullmove: u32,
}

/// Why a board is not a valid position: one variant for each rule.
///
/// There are no other rules: the number of pieces does not matter, nor whether an en passant capture is possible or how
/// a double check could have come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RuleError {
    /// A side does not have exactly one king.
    #[error("{color} has {found} kings: expected one")]
    KingCount {
        /// The side.
        color: Color,
        /// The number of its kings.
        found: u32,
    },
    /// A pawn on rank 1 or 8.
    #[error("a {color} pawn stands on {square}: pawns stand on ranks 2 to 7")]
    PawnRank {
        /// The colour of the pawn.
        color: Color,
        /// The pawn's square.
        square: Square,
    },
    /// A castling right exists without its king or rook at home.
    #[error("castling right `{right}` without a {color} {} on {square}", kind.name())]
    Castling {
        /// The right.
        right: CastlingRights,
        /// The side with the right.
        color: Color,
        /// The missing piece.
        kind: Kind,
        /// The square where it is missing.
        square: Square,
    },
    /// The en passant square is not on the third rank of the side that moved.
    #[error(
        "en passant square {square} with {side} to move: expected a square on rank {}",
        (!*side).rank(2) + 1
    )]
    EnPassantRank {
        /// The en passant square.
        square: Square,
        /// The side to move.
        side: Color,
    },
    /// The en passant square, or the square behind it where the pawn came from, is not empty.
    #[error(
        "en passant square {square}, but {occupied} is occupied: \
         it and the square the pawn came from must be empty"
    )]
    EnPassantOccupied {
        /// The en passant square.
        square: Square,
        /// The occupied square.
        occupied: Square,
    },
    /// The pawn of the side that moved is missing in front of the en passant square.
    #[error("en passant square {square} without a {color} pawn on {pawn}")]
    EnPassantPawn {
        /// The en passant square.
        square: Square,
        /// The side that moved.
        color: Color,
        /// The square where its pawn should be.
        pawn: Square,
    },
    /// The side not to move is in check.
    #[error("{color} is in check by the piece on {checker}, but it is {}'s move", !*color)]
    OpponentInCheck {
        /// The side in check.
        color: Color,
        /// One of the checking pieces.
        checker: Square,
    },
    /// The full-move number is 0, but counts from 1.
    #[error("full-move number 0: expected 1 or more")]
    FullmoveZero,
}

impl Setup {
    /// An empty board: White to move, no castling rights, clocks 0 and 1.
    pub fn empty() -> Setup {
        Setup {
            board: [None; 64],
            side: Color::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// The starting position.
    pub fn startpos() -> Setup {
        let mut setup = Setup {
            castling: CastlingRights::ALL,
            ..Setup::empty()
        };
        for (file, letter) in "rnbqkbnr".chars().enumerate() {
            let kind = Kind::from_letter(letter);
            let piece = |color| kind.map(|kind| Piece::new(color, kind));
            setup.board[file] = piece(Color::White);
            setup.board[file + 8] = Some(Piece::new(Color::White, Kind::Pawn));
            setup.board[file + 48] = Some(Piece::new(Color::Black, Kind::Pawn));
            setup.board[file + 56] = piece(Color::Black);
        }
        setup
    }

    /// The position, if it keeps the rules.
    ///
    /// # Errors
    /// Returns the first broken rule, in the order of [`RuleError`]'s variants.
    pub fn position(&self) -> Result<Position, RuleError> {
        let position = self.unchecked();
        self.check_pieces(&position)?;
        self.check_castling()?;
        self.check_en_passant()?;
        let waiting = !self.side;
        let checkers = position.attackers(position.king(waiting), self.side, position.occupied());
        if let Some(checker) = checkers.first() {
            return Err(RuleError::OpponentInCheck {
                color: waiting,
                checker,
            });
        }
        if self.fullmove == 0 {
            return Err(RuleError::FullmoveZero);
        }
        Ok(position)
    }

    fn unchecked(&self) -> Position {
        let mut position = Position {
            kinds: [Bitboard::EMPTY; 8],
            colors: [Bitboard::EMPTY; 2],
            nibbles: [0; 64],
            side: self.side,
            castling: self.castling,
            rooks: None,
            en_passant: self.en_passant,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        };
        for square in Square::ALL {
            if let Some(piece) = self.board[square.index()] {
                position.put(piece.nibble(), square);
            }
        }
        position
    }

    fn check_pieces(&self, position: &Position) -> Result<(), RuleError> {
        for color in Color::ALL {
            let found = position.pieces(color, Kind::King).len();
            if found != 1 {
                return Err(RuleError::KingCount { color, found });
            }
        }
        let astray = position.of_kind(Kind::Pawn) & (Bitboard::rank(0) | Bitboard::rank(7));
        if let Some(square) = astray.first() {
            let color = if position.of_color(Color::White).has(square) {
                Color::White
            } else {
                Color::Black
            };
            return Err(RuleError::PawnRank { color, square });
        }
        Ok(())
    }

    fn check_castling(&self) -> Result<(), RuleError> {
        for color in Color::ALL {
            for (right, file) in [
                (CastlingRights::short(color), 7),
                (CastlingRights::long(color), 0),
            ] {
                if !self.castling.contains(right) {
                    continue;
                }
                for (kind, file) in [(Kind::King, 4), (Kind::Rook, file)] {
                    let square = Square::from_file_rank(file, color.rank(0));
                    if self.board[square.index()] != Some(Piece::new(color, kind)) {
                        return Err(RuleError::Castling {
                            right,
                            color,
                            kind,
                            square,
                        });
                    }
                }
            }
        }
        Ok(())
    }

    fn check_en_passant(&self) -> Result<(), RuleError> {
        let Some(square) = self.en_passant else {
            return Ok(());
        };
        let moved = !self.side;
        if square.rank() != moved.rank(2) {
            return Err(RuleError::EnPassantRank {
                square,
                side: self.side,
            });
        }
        let from = Square::from_file_rank(square.file(), moved.rank(1));
        for occupied in [square, from] {
            if self.board[occupied.index()].is_some() {
                return Err(RuleError::EnPassantOccupied { square, occupied });
            }
        }
        let pawn = Square::from_file_rank(square.file(), moved.rank(3));
        if self.board[pawn.index()] != Some(Piece::new(moved, Kind::Pawn)) {
            return Err(RuleError::EnPassantPawn {
                square,
                color: moved,
                pawn,
            });
        }
        Ok(())
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            board: Square::ALL.map(|square| position.piece_at(square)),
            side: position.side,
            castling: position.castling,
            en_passant: position.en_passant,
            halfmove: position.halfmove,
            fullmove: position.fullmove,
        }
    }
}
