//! Positions.

mod chess960;
mod fen;
mod image;
mod play;
mod setup;
mod uci;

use crate::{Bitboard, CastlingRights, Color, Kind, MoveKind, Piece, Square, attacks};

use chess960::RookHomes;
pub use chess960::Variant;
pub use fen::{FenError, Field};
pub use image::ImageError;
pub use play::Undo;
pub use setup::{RuleError, Setup};
pub use uci::UciMoveError;

/// A valid position (see [`RuleError`]) with its clocks.
///
/// It stores the board twice: as sets of squares for the generator, and square by square. Two positions are equal if
/// all six FEN fields are equal, including the en passant square as given. This differs from equality by FIDE article
/// 9.2.3.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Indexed by the kind's number; entries 0 and 7 are unused, but save a bounds check.
    kinds: [Bitboard; 8],
    colors: [Bitboard; 2],
    nibbles: [u8; 64],
    side: Color,
    castling: CastlingRights,
    /// In Chess960, the home squares of the castling rooks.
    rooks: Option<RookHomes>,
    en_passant: Option<Square>,
    halfmove: u32,
    fullmove: u32,
}

impl Position {
    /// The starting position.
    pub fn startpos() -> Position {
        Setup::startpos()
            .position()
            .expect("the start position keeps every rule")
    }

    /// The position without details that do not distinguish it from others: the clocks become 0 and 1, and the en
    /// passant square remains only if a capture there is legal.
    pub fn without_clocks(mut self) -> Position {
        self.en_passant = self.legal_en_passant();
        (self.halfmove, self.fullmove) = (0, 1);
        self
    }

    /// The side to move.
    #[inline]
    pub fn side_to_move(&self) -> Color {
        self.side
    }

    /// The castling rights.
    #[inline]
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The en passant square: the square that a pawn has just passed over, whether or not a pawn can capture there.
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The en passant square if a pawn may legally capture there. FIDE article 9.2.3 uses this to define which
    /// positions are the same.
    #[inline]
    pub fn legal_en_passant(&self) -> Option<Square> {
        let passed = self.en_passant?;
        let mut pawns = attacks::pawn(!self.side, passed) & self.pieces(self.side, Kind::Pawn);
        if pawns.is_empty() {
            return None;
        }
        let victim = Bitboard::of(en_passant_victim(passed));
        let king = self.king(self.side);
        pawns
            .any(|pawn| {
                let after = self.occupied() ^ Bitboard::of(pawn) ^ Bitboard::of(passed) ^ victim;
                (self.attackers(king, !self.side, after) & !victim).is_empty()
            })
            .then_some(passed)
    }

    /// Half-moves since the last capture or pawn move.
    #[inline]
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove
    }

    /// The full-move number: 1 at the start of a game, and one more after each of Black's moves.
    #[inline]
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Piece::from_nibble(self.nibbles[square.index()])
    }

    /// The nibble of a square: 0 empty, otherwise [`Piece::nibble`].
    #[inline]
    pub fn nibble_at(&self, square: Square) -> u8 {
        self.nibbles[square.index()]
    }

    /// The nibbles of all squares, a1 first.
    #[inline]
    pub fn nibbles(&self) -> &[u8; 64] {
        &self.nibbles
    }

    /// The squares with a piece of this kind, either side's.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The squares with a piece of this colour.
    #[inline]
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares with this piece.
    #[inline]
    pub fn pieces(&self, color: Color, kind: Kind) -> Bitboard {
        self.of_color(color) & self.of_kind(kind)
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        Square::wrapping(self.pieces(color, Kind::King).0.trailing_zeros() as u8)
    }

    /// The pieces of `by` that attack a square, given the `occupied` squares.
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.of_kind(Kind::Queen);
        let straight = self.of_kind(Kind::Rook) | queens;
        let slanting = self.of_kind(Kind::Bishop) | queens;
        ((attacks::pawn(!by, square) & self.of_kind(Kind::Pawn))
            | (attacks::knight(square) & self.of_kind(Kind::Knight))
            | (attacks::king(square) & self.of_kind(Kind::King))
            | (attacks::rook(square, occupied) & straight)
            | (attacks::bishop(square, occupied) & slanting))
            & self.of_color(by)
    }

    /// The pieces of either side that are alone between a square and a rook, bishop or queen of `by` on a line with it.
    #[inline]
    pub fn shields(&self, square: Square, by: Color) -> Bitboard {
        let queens = self.of_kind(Kind::Queen);
        let sliders = (attacks::rook_rays(square) & (self.of_kind(Kind::Rook) | queens))
            | (attacks::bishop_rays(square) & (self.of_kind(Kind::Bishop) | queens));
        let mut shields = Bitboard::EMPTY;
        for slider in sliders & self.of_color(by) {
            let between = attacks::between(square, slider) & self.occupied();
            if !between.is_several() {
                shields |= between;
            }
        }
        shields
    }

    /// The enemy pieces that give check to the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.side), !self.side, self.occupied())
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The same position for the other side: colours swapped, ranks flipped, clocks unchanged.
    pub fn mirrored(&self) -> Position {
        let mut mirror = self.clone();
        mirror.colors = [self.colors[1].mirror(), self.colors[0].mirror()];
        mirror.kinds = self.kinds.map(Bitboard::mirror);
        for square in Square::ALL {
            let nibble = self.nibbles[square.mirror().index()];
            mirror.nibbles[square.index()] = if nibble == 0 { 0 } else { nibble ^ 8 };
        }
        mirror.side = !self.side;
        mirror.castling = self.castling.mirrored();
        mirror.rooks = self.rooks.map(RookHomes::mirrored);
        mirror.en_passant = self.en_passant.map(Square::mirror);
        mirror
    }

    #[inline]
    fn put(&mut self, nibble: u8, square: Square) {
        let at = Bitboard::of(square);
        self.kinds[nibble as usize & 7] ^= at;
        self.colors[nibble as usize >> 3 & 1] ^= at;
        self.nibbles[square.index()] = nibble;
    }

    #[inline]
    fn take(&mut self, nibble: u8, square: Square) {
        let at = Bitboard::of(square);
        self.kinds[nibble as usize & 7] ^= at;
        self.colors[nibble as usize >> 3 & 1] ^= at;
        self.nibbles[square.index()] = 0;
    }

    #[inline]
    fn carry(&mut self, nibble: u8, from: Square, to: Square) {
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.kinds[nibble as usize & 7] ^= both;
        self.colors[nibble as usize >> 3 & 1] ^= both;
        self.nibbles[from.index()] = 0;
        self.nibbles[to.index()] = nibble;
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::startpos()
    }
}

/// The squares that a castling rook leaves and arrives on.
pub(crate) fn castling_rook(side: Color, kind: MoveKind) -> (Square, Square) {
    let rank = side.rank(0);
    match kind {
        MoveKind::CastleShort => (
            Square::from_file_rank(7, rank),
            Square::from_file_rank(5, rank),
        ),
        _ => (
            Square::from_file_rank(0, rank),
            Square::from_file_rank(3, rank),
        ),
    }
}

/// The square of the pawn that an en passant capture on `to` removes.
#[inline]
pub(crate) fn en_passant_victim(to: Square) -> Square {
    // The victim of e6 (rank index 5) is on e5 (4), that of e3 (2) on e4 (3): flip the lowest bit of the rank.
    Square::wrapping(to.index() as u8 ^ 8)
}
