//! FEN: six fields, of which the last two, the clocks, are optional.

use std::fmt;
use std::str::FromStr;

use crate::quote::quoted;
use crate::{CastlingRights, Color, Piece, Position, RuleError, Setup, Square};

/// A field of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The pieces, rank 8 first.
    Board,
    /// `w` or `b`.
    Side,
    /// `-` or letters of `KQkq`.
    Castling,
    /// `-` or a square.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmove,
    /// The full-move number.
    Fullmove,
}

impl Field {
    /// All six fields, in FEN's order.
    pub const ALL: [Field; 6] = [
        Field::Board,
        Field::Side,
        Field::Castling,
        Field::EnPassant,
        Field::Halfmove,
        Field::Fullmove,
    ];

    /// What the field may contain.
    pub const fn expected(self) -> &'static str {
        match self {
            Field::Board => "eight ranks of pieces PNBRQKpnbrqk and digits 1 to 8, with / between",
            Field::Side => "w or b",
            Field::Castling => "- or letters of KQkq in that order",
            Field::EnPassant => "- or a square such as e3",
            Field::Halfmove => "a number from 0 on, without sign or leading zero",
            Field::Fullmove => "a number without sign or leading zero, 0 being read as 1",
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Board => "pieces",
            Field::Side => "side to move",
            Field::Castling => "castling",
            Field::EnPassant => "en passant",
            Field::Halfmove => "half-move clock",
            Field::Fullmove => "full-move number",
        })
    }
}

/// A text that is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// There are fewer than four fields.
    #[error("FEN `{fen}`: field {} ({field}) is missing: expected {}", *field as u8 + 1, field.expected())]
    Missing {
        /// The whole text.
        fen: String,
        /// The first missing field.
        field: Field,
    },
    /// There are more than six fields.
    #[error("FEN `{fen}`: unexpected text `{text}` after the sixth field")]
    TooMuch {
        /// The whole text.
        fen: String,
        /// The first excess field.
        text: String,
    },
    /// A field does not follow its grammar.
    #[error("FEN field {} ({field}) `{text}`: expected {}", *field as u8 + 1, field.expected())]
    Malformed {
        /// The field.
        field: Field,
        /// Its text.
        text: String,
    },
    /// The board does not have eight ranks.
    #[error("FEN field 1 (pieces) `{text}` has {found} ranks: expected 8")]
    RankCount {
        /// The field's text.
        text: String,
        /// The number of ranks found.
        found: usize,
    },
    /// A rank does not have eight squares.
    #[error("FEN field 1 (pieces): rank {rank} `{text}` has {found} squares: expected 8")]
    RankLength {
        /// The rank, 1 to 8.
        rank: u8,
        /// The rank's text.
        text: String,
        /// The number of squares found.
        found: u32,
    },
    /// A letter or digit is not allowed in a rank.
    #[error(
        "FEN field 1 (pieces): `{}` in rank {rank} `{text}`: \
         expected PNBRQKpnbrqk or a digit 1 to 8, no two digits in a row",
        quoted(&found.to_string())
    )]
    RankLetter {
        /// The rank, 1 to 8.
        rank: u8,
        /// The rank's text.
        text: String,
        /// The offending character.
        found: char,
    },
    /// The castling rights are not valid in Chess960.
    #[error(
        "FEN field 3 (castling) `{text}`: expected -, letters of KQkq, or the files of the rooks that castle, such as \
         HAha, each rook on its king's first rank"
    )]
    Castling960 {
        /// The field's text.
        text: String,
    },
    /// The FEN is well formed, but breaks a rule.
    #[error("FEN `{fen}`: {rule}")]
    Rule {
        /// The whole text.
        fen: String,
        /// The rule.
        rule: RuleError,
    },
}

impl Position {
    /// Parses a FEN whose fields are separated by white space. Both clocks, or the last one, may be missing; they
    /// default to 0 and 1, as at the start of a game.
    ///
    /// Fields follow the standard's grammar: no two digits in a row within a rank, castling letters in the order KQkq
    /// and each at most once, numbers without sign or leading zeros and at most 4,294,967,295. A full-move number of 0
    /// means 1. The en passant square is kept as given, even if no pawn can capture there.
    ///
    /// # Errors
    /// Returns an error if a field is missing, malformed or in excess, or if the position breaks a rule of
    /// [`RuleError`].
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        let fields = fields(fen)?;
        Setup::from_fields(&fields)?
            .position()
            .map_err(|rule| FenError::Rule {
                fen: quoted(fen),
                rule,
            })
    }
}

/// The six fields of a FEN, with defaults for missing clocks.
pub(super) fn fields(fen: &str) -> Result<[&str; 6], FenError> {
    let mut texts = fen.split_ascii_whitespace();
    let mut fields = ["", "", "", "", "0", "1"];
    for field in Field::ALL {
        match texts.next() {
            Some(text) => fields[field as usize] = text,
            None if matches!(field, Field::Halfmove | Field::Fullmove) => break,
            None => {
                return Err(FenError::Missing {
                    fen: quoted(fen),
                    field,
                });
            }
        }
    }
    if let Some(text) = texts.next() {
        return Err(FenError::TooMuch {
            fen: quoted(fen),
            text: quoted(text),
        });
    }
    Ok(fields)
}

impl Setup {
    /// Parses the six fields without checking the rules.
    pub(crate) fn from_fields(fields: &[&str; 6]) -> Result<Setup, FenError> {
        let malformed = |field: Field| FenError::Malformed {
            field,
            text: quoted(fields[field as usize]),
        };
        Ok(Setup {
            board: parse_board(fields[0])?,
            side: match fields[1] {
                "w" => Color::White,
                "b" => Color::Black,
                _ => return Err(malformed(Field::Side)),
            },
            castling: parse_castling(fields[2]).ok_or_else(|| malformed(Field::Castling))?,
            en_passant: match fields[3] {
                "-" => None,
                text => Some(text.parse().map_err(|_| malformed(Field::EnPassant))?),
            },
            halfmove: parse_number(fields[4]).ok_or_else(|| malformed(Field::Halfmove))?,
            // Some programs count from 0.
            fullmove: parse_number(fields[5])
                .ok_or_else(|| malformed(Field::Fullmove))?
                .max(1),
        })
    }
}

fn parse_board(text: &str) -> Result<[Option<Piece>; 64], FenError> {
    let found = text.split('/').count();
    if found != 8 {
        return Err(FenError::RankCount {
            text: quoted(text),
            found,
        });
    }
    let mut board = [None; 64];
    for (rank, text) in (0..8).rev().zip(text.split('/')) {
        let mut file = 0u32;
        let mut after_digit = false;
        for letter in text.chars() {
            let digit = letter
                .to_digit(9)
                .filter(|&digit| digit > 0 && !after_digit);
            after_digit = digit.is_some();
            match (digit, Piece::from_letter(letter)) {
                (Some(digit), _) => file += digit,
                (None, Some(piece)) => {
                    if file < 8 {
                        board[Square::from_file_rank(file as u8, rank).index()] = Some(piece);
                    }
                    file += 1;
                }
                (None, None) => {
                    let text = quoted(text);
                    return Err(FenError::RankLetter {
                        rank: rank + 1,
                        text,
                        found: letter,
                    });
                }
            }
        }
        if file != 8 {
            let text = quoted(text);
            return Err(FenError::RankLength {
                rank: rank + 1,
                text,
                found: file,
            });
        }
    }
    Ok(board)
}

fn parse_castling(text: &str) -> Option<CastlingRights> {
    (0..16)
        .map(CastlingRights::from_bits)
        .find(|rights| rights.to_string() == text)
}

/// A number in decimal, without sign or leading zeros.
fn parse_number(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|number: &u32| number.to_string() == text)
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen)
    }
}

impl fmt::Display for Position {
    /// FEN, six fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                match self.piece_at(Square::from_file_rank(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        write!(f, "{piece}")?;
                        empty = 0;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let side = match self.side {
            Color::White => 'w',
            Color::Black => 'b',
        };
        match self.rooks {
            None => write!(f, " {side} {} ", self.castling)?,
            Some(homes) => write!(f, " {side} {} ", homes.files(self.castling))?,
        }
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)
    }
}
