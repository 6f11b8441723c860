//! Chess960: castling with kings and rooks from other squares.
//!
//! In such a position, a castling move goes from the king's square to the square of its own rook, as UCI writes it.
//! King and rook end on the same squares as in standard chess, and all other rules are the same.

use crate::{
    CastlingRights, Color, FenError, Kind, Move, MoveKind, Piece, Position, Setup, Square,
};
use crate::{position::castling_rook, quote::quoted};

/// The home squares of the rooks that may castle, in the order of the rights K, Q, k, q. For rights that never existed,
/// these are the corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RookHomes([Square; 4]);

/// The squares that a castling move takes its rook from and to, and the king to.
pub(crate) struct Castled {
    pub(crate) king_to: Square,
    pub(crate) rook_from: Square,
    pub(crate) rook_to: Square,
}

/// The castling rules of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// Standard chess.
    #[default]
    Standard,
    /// King and rooks may start on other squares.
    Chess960,
}

impl Variant {
    /// The starting position.
    pub fn startpos(self) -> Position {
        match self {
            Variant::Standard => Position::startpos(),
            Variant::Chess960 => Position {
                rooks: Some(RookHomes::corners()),
                ..Position::startpos()
            },
        }
    }

    /// Reads the six fields of a FEN.
    pub(crate) fn read_fields(self, fields: &[&str; 6]) -> Result<Position, FenError> {
        let fen = || fields.join(" ");
        match self {
            Variant::Standard => {
                let position = Setup::from_fields(fields)?.position();
                position.map_err(|rule| FenError::Rule {
                    fen: quoted(&fen()),
                    rule,
                })
            }
            Variant::Chess960 => Position::from_chess960_fields(fields, &fen()),
        }
    }

    /// Parses a FEN as [`Position::from_fen`] or [`Position::from_chess960_fen`] does.
    ///
    /// # Errors
    /// Returns their errors.
    pub fn position(self, fen: &str) -> Result<Position, FenError> {
        match self {
            Variant::Standard => Position::from_fen(fen),
            Variant::Chess960 => Position::from_chess960_fen(fen),
        }
    }
}

impl RookHomes {
    fn corners() -> RookHomes {
        RookHomes([7, 0, 63, 56].map(Square::new))
    }

    fn of(self, side: Color, kind: MoveKind) -> Square {
        self.0[2 * side as usize + usize::from(kind == MoveKind::CastleLong)]
    }

    /// The home squares with the sides swapped.
    pub(super) fn mirrored(self) -> RookHomes {
        let [short, long, black_short, black_long] = self.0.map(Square::mirror);
        RookHomes([black_short, black_long, short, long])
    }

    /// The rights that end when a piece moves from one square to another.
    #[cold]
    pub(super) fn lost(self, nibble: u8, from: Square, to: Square) -> CastlingRights {
        let mut lost = (0..4)
            .filter(|&right| [from, to].contains(&self.0[right]))
            .fold(0, |bits, right| bits | 1 << right);
        if nibble & 7 == Kind::King as u8 {
            lost |= 3 << (2 * (nibble >> 3));
        }
        CastlingRights::from_bits(lost)
    }

    /// The rights as the rooks' files, such as `HAha`.
    pub(super) fn files(self, rights: CastlingRights) -> String {
        if rights.is_empty() {
            return "-".to_owned();
        }
        let held = (0..4).filter(|right| rights.bits() >> right & 1 == 1);
        held.map(|right| {
            let letter = (b'a' + self.0[right].file()) as char;
            if right < 2 {
                letter.to_ascii_uppercase()
            } else {
                letter
            }
        })
        .collect()
    }
}

impl Position {
    /// Parses a FEN of Chess960. Castling rights may be in X-FEN, with K for the outermost rook on the king's right, or
    /// by the rooks' files, such as HAha (Shredder-FEN). `Display` writes the latter.
    ///
    /// Its castling moves go from the king's square to the rook's. Circuits, posdata, board images and representations
    /// do not support such a position; [`is_chess960`](Position::is_chess960) identifies it.
    ///
    /// # Errors
    /// The errors of [`Position::from_fen`], and an error if a right has no rook on the king's rank.
    ///
    /// ```
    /// use fpgambit_engine::{Position, perft};
    ///
    /// let position = Position::from_chess960_fen("rkbnqnbr/pppppppp/8/8/8/8/PPPPPPPP/RKBNQNBR w HAha - 0 1").unwrap();
    /// assert_eq!(perft(&position, 2), 400);
    /// ```
    pub fn from_chess960_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_chess960_fields(&super::fen::fields(fen)?, fen)
    }

    /// Reads the six fields of a FEN of Chess960.
    fn from_chess960_fields(fields: &[&str; 6], fen: &str) -> Result<Position, FenError> {
        let mut without = *fields;
        without[2] = "-";
        let setup = Setup::from_fields(&without)?;
        let mut position = setup.position().map_err(|rule| FenError::Rule {
            fen: quoted(fen),
            rule,
        })?;
        let (rights, homes) =
            rights(fields[2], &position).ok_or_else(|| FenError::Castling960 {
                text: quoted(fields[2]),
            })?;
        position.castling = rights;
        position.rooks = Some(homes);
        Ok(position)
    }

    /// Whether the position has the castling rules of Chess960.
    #[inline]
    pub fn is_chess960(&self) -> bool {
        self.rooks.is_some()
    }

    /// The squares that a castling move of the side to move uses.
    #[inline]
    pub(crate) fn castled(&self, mv: Move) -> Castled {
        let (corner, rook_to) = castling_rook(self.side, mv.kind());
        let Some(homes) = self.rooks else {
            return Castled {
                king_to: mv.to(),
                rook_from: corner,
                rook_to,
            };
        };
        Castled {
            king_to: king_to(self.side, mv.kind()),
            rook_from: homes.of(self.side, mv.kind()),
            rook_to,
        }
    }

    /// The castling rights that end when a piece moves from one square to another.
    #[inline]
    pub(crate) fn rights_lost(&self, nibble: u8, from: Square, to: Square) -> CastlingRights {
        match self.rooks {
            None => CastlingRights::lost_at(from).with(CastlingRights::lost_at(to)),
            Some(homes) => homes.lost(nibble, from, to),
        }
    }

    /// The home square of the side's rook for this kind of castling, valid while the right exists.
    pub(crate) fn rook_home(&self, side: Color, kind: MoveKind) -> Square {
        match self.rooks {
            None => castling_rook(side, kind).0,
            Some(homes) => homes.of(side, kind),
        }
    }

    /// The castling move of this kind for the side to move, whether or not it can be played.
    pub(crate) fn castling_move(&self, kind: MoveKind) -> Move {
        let to = match self.rooks {
            None => king_to(self.side, kind),
            Some(homes) => homes.of(self.side, kind),
        };
        Move::new(self.king(self.side), to, kind)
    }

    /// Castles: both pieces leave before either arrives.
    #[cold]
    pub(super) fn castle(&mut self, mv: Move) {
        let to = self.castled(mv);
        let pieces = [Kind::King, Kind::Rook].map(|kind| Piece::new(self.side, kind).nibble());
        self.take(pieces[0], mv.from());
        self.take(pieces[1], to.rook_from);
        self.put(pieces[0], to.king_to);
        self.put(pieces[1], to.rook_to);
    }

    /// Takes castling back, with the side that castled to move.
    #[cold]
    pub(super) fn uncastle(&mut self, mv: Move) {
        let to = self.castled(mv);
        let pieces = [Kind::King, Kind::Rook].map(|kind| Piece::new(self.side, kind).nibble());
        self.take(pieces[0], to.king_to);
        self.take(pieces[1], to.rook_to);
        self.put(pieces[0], mv.from());
        self.put(pieces[1], to.rook_from);
    }
}

fn king_to(side: Color, kind: MoveKind) -> Square {
    let file = if kind == MoveKind::CastleShort { 6 } else { 2 };
    Square::from_file_rank(file, side.rank(0))
}

/// Parses the rights and their rooks from the FEN field.
fn rights(text: &str, position: &Position) -> Option<(CastlingRights, RookHomes)> {
    let (mut held, mut homes) = (CastlingRights::NONE, RookHomes::corners());
    if text == "-" {
        return Some((held, homes));
    }
    if text.is_empty() {
        return None;
    }
    for letter in text.chars() {
        let side = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let (king, rank) = (position.king(side), side.rank(0));
        let is_rook = |file: &u8| {
            let square = Square::from_file_rank(*file, rank);
            position.piece_at(square) == Some(Piece::new(side, Kind::Rook))
        };
        let file = match letter.to_ascii_lowercase() {
            'k' => (king.file()..8).rev().find(is_rook),
            'q' => (0..king.file()).find(is_rook),
            letter @ 'a'..='h' => Some(letter as u8 - b'a').filter(is_rook),
            _ => None,
        }?;
        let short = file > king.file();
        let right = if short {
            CastlingRights::short(side)
        } else {
            CastlingRights::long(side)
        };
        if king.rank() != rank || held.contains(right) {
            return None;
        }
        held = held.with(right);
        homes.0[2 * side as usize + usize::from(!short)] = Square::from_file_rank(file, rank);
    }
    Some((held, homes))
}
