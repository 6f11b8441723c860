//! The deliberately naive move generator, the oracle for the others.
//!
//! For every piece of the side to move, every destination and every kind of move of such a piece, it tests the move by
//! stepping over a plain array of 64 squares. To test legality, it moves the pieces on a copy of that array and checks
//! whether any enemy piece attacks the king. It is as slow as it sounds, and shares only types with [`crate::movegen`]
//! and [`crate::posdata`]. [`crate::movegen`] defines pseudo-legal moves.

use crate::{Color, Kind, Mode, Move, MoveKind, Piece, Position, Square};

/// The legal moves, in the order of from, to and kind.
pub fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves = pseudo_legal_moves(position);
    keep_legal(position, &mut moves);
    moves
}

/// The legal moves of kinds 4, 5 and 8 to 15.
pub fn captures(position: &Position) -> Vec<Move> {
    let mut moves = legal_moves(position);
    moves.retain(|mv| mv.kind().is_tactical());
    moves
}

/// The pseudo-legal moves, in the order of from, to and kind.
pub fn pseudo_legal_moves(position: &Position) -> Vec<Move> {
    let board = Board::of(position);
    let side = position.side_to_move();
    let mut moves = Vec::new();
    for from in Square::ALL {
        let Some(piece) = board.at(from).filter(|piece| piece.color == side) else {
            continue;
        };
        // This filter removes nearly all of a pawn's fourteen kinds of move on sixty-four squares.
        let near = |to: &Square| {
            from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 2
        };
        let reach = |to: &Square| piece.kind != Kind::Pawn || near(to);
        for to in Square::ALL.into_iter().filter(reach) {
            for &kind in kinds(piece.kind, board.at(to).is_some()) {
                let mv = Move::new(from, to, kind);
                if board.may_move(position, mv) {
                    moves.push(mv);
                }
            }
        }
    }
    moves
}

/// The kinds of move that a piece can make to an empty or occupied square, in the order of their codes. A rook's square
/// may denote castling.
fn kinds(piece: Kind, taken: bool) -> &'static [MoveKind] {
    use MoveKind::{Capture, CastleLong, CastleShort, Quiet};
    match (piece, taken) {
        (Kind::Pawn, _) => &MoveKind::ALL,
        (Kind::King, false) => &[Quiet, CastleShort, CastleLong],
        (Kind::King, true) => &[CastleShort, CastleLong, Capture],
        (_, false) => &[Quiet],
        (_, true) => &[Capture],
    }
}

/// The pseudo-legal moves of kinds 4, 5 and 8 to 15.
pub fn pseudo_legal_captures(position: &Position) -> Vec<Move> {
    let mut moves = pseudo_legal_moves(position);
    moves.retain(|mv| mv.kind().is_tactical());
    moves
}

/// The moves of a mode, in the order of from, to and kind.
pub fn moves(position: &Position, mode: Mode) -> Vec<Move> {
    let mut moves = pseudo_legal_moves(position);
    moves.retain(|mv| !mode.captures || mv.kind().is_tactical());
    if mode.legal {
        keep_legal(position, &mut moves);
    }
    moves
}

/// Keeps only the pseudo-legal moves that leave the mover's king safe.
pub fn keep_legal(position: &Position, moves: &mut Vec<Move>) {
    let board = Board::of(position);
    moves.retain(|&mv| board.is_safe_after(position, mv));
}

/// Whether a pseudo-legal move leaves the mover's king safe.
pub fn is_legal(position: &Position, mv: Move) -> bool {
    Board::of(position).is_safe_after(position, mv)
}

/// Counts perft by visiting every leaf. Slow.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    legal_moves(position)
        .into_iter()
        .map(|mv| perft(&position.play(mv), depth - 1))
        .sum()
}

/// The squares that castling takes the king to, the rook from, and the rook to.
fn castling(position: &Position, kind: MoveKind) -> [Square; 3] {
    let side = position.side_to_move();
    let rank = if side == Color::White { 0 } else { 7 };
    let (king_to, rook_to) = match kind {
        MoveKind::CastleShort => (6, 5),
        _ => (2, 3),
    };
    [
        Square::from_file_rank(king_to, rank),
        position.rook_home(side, kind),
        Square::from_file_rank(rook_to, rank),
    ]
}

#[derive(Clone)]
struct Board([Option<Piece>; 64]);

impl Board {
    fn of(position: &Position) -> Board {
        Board(Square::ALL.map(|square| position.piece_at(square)))
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    fn is(&self, square: Square, color: Color, kind: Kind) -> bool {
        self.at(square) == Some(Piece::new(color, kind))
    }

    fn may_move(&self, position: &Position, mv: Move) -> bool {
        let side = position.side_to_move();
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let Some(piece) = self.at(from) else {
            return false;
        };
        if piece.color != side || from == to {
            return false;
        }
        if kind.is_castling() {
            return self.may_castle(position, mv);
        }
        let taken = self.at(to);
        if taken.is_some_and(|taken| taken.color == side) {
            return false;
        }
        if piece.kind == Kind::Pawn {
            return self.pawn_may_move(position, mv);
        }
        let expected = if taken.is_some() {
            MoveKind::Capture
        } else {
            MoveKind::Quiet
        };
        kind == expected && self.attacks(from, to)
    }

    fn pawn_may_move(&self, position: &Position, mv: Move) -> bool {
        let side = position.side_to_move();
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let ranks = (to.rank() as i8 - from.rank() as i8) * side.forward();
        let files = (to.file() as i8 - from.file() as i8).abs();
        let last = if side == Color::White { 7 } else { 0 };
        let home = if side == Color::White { 1 } else { 6 };
        let promotes = kind.promotion().is_some();
        if promotes != (to.rank() == last) {
            return false;
        }
        if kind == MoveKind::DoublePush {
            let passed = from.offset(0, side.forward());
            return from.rank() == home
                && files == 0
                && ranks == 2
                && passed.is_some_and(|passed| self.at(passed).is_none())
                && self.at(to).is_none();
        }
        if kind == MoveKind::EnPassant {
            return files == 1 && ranks == 1 && position.en_passant() == Some(to);
        }
        if kind.is_capture() {
            return files == 1 && ranks == 1 && self.at(to).is_some();
        }
        files == 0 && ranks == 1 && self.at(to).is_none()
    }

    fn may_castle(&self, position: &Position, mv: Move) -> bool {
        let side = position.side_to_move();
        let held = match mv.kind() {
            MoveKind::CastleShort => position.castling().has_short(side),
            _ => position.castling().has_long(side),
        };
        let [king_to, rook_from, rook_to] = castling(position, mv.kind());
        let said = if position.is_chess960() {
            rook_from
        } else {
            king_to
        };
        if !held || !self.is(mv.from(), side, Kind::King) || mv.to() != said {
            return false;
        }
        let way = |from: Square, to: Square| {
            let files = from.file().min(to.file())..=from.file().max(to.file());
            files.map(move |file| Square::from_file_rank(file, from.rank()))
        };
        let castles = [mv.from(), rook_from];
        let free = |square| self.at(square).is_none() || castles.contains(&square);
        way(mv.from(), king_to).all(|square| free(square) && !self.is_attacked(square, !side))
            && way(rook_from, rook_to).all(free)
    }

    /// Whether the piece on `from`, of either colour, attacks `to`.
    fn attacks(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.at(from) else {
            return false;
        };
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let straight = (files == 0) != (ranks == 0);
        let slanting = files != 0 && files.abs() == ranks.abs();
        match piece.kind {
            Kind::Pawn => files.abs() == 1 && ranks == piece.color.forward(),
            Kind::Knight => files.abs() + ranks.abs() == 3 && files != 0 && ranks != 0,
            Kind::King => from != to && files.abs() <= 1 && ranks.abs() <= 1,
            Kind::Rook => straight && self.is_clear(from, to),
            Kind::Bishop => slanting && self.is_clear(from, to),
            Kind::Queen => (straight || slanting) && self.is_clear(from, to),
        }
    }

    /// Whether every square between two squares of a line is empty.
    fn is_clear(&self, from: Square, to: Square) -> bool {
        let files = (to.file() as i8 - from.file() as i8).signum();
        let ranks = (to.rank() as i8 - from.rank() as i8).signum();
        let mut at = from;
        loop {
            match at.offset(files, ranks) {
                Some(next) if next == to => return true,
                Some(next) if self.at(next).is_none() => at = next,
                _ => return false,
            }
        }
    }

    fn is_attacked(&self, square: Square, by: Color) -> bool {
        Square::ALL.into_iter().any(|from| {
            self.at(from).is_some_and(|piece| piece.color == by) && self.attacks(from, square)
        })
    }

    fn king_is_safe(&self, side: Color) -> bool {
        Square::ALL
            .into_iter()
            .filter(|&square| self.is(square, side, Kind::King))
            .all(|king| !self.is_attacked(king, !side))
    }

    fn is_safe_after(&self, position: &Position, mv: Move) -> bool {
        let mut after = self.clone();
        after.move_pieces(position, mv);
        after.king_is_safe(position.side_to_move())
    }

    fn move_pieces(&mut self, position: &Position, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        let mut piece = self.0[from.index()].take();
        match mv.kind() {
            MoveKind::EnPassant => {
                self.0[Square::from_file_rank(to.file(), from.rank()).index()] = None;
            }
            MoveKind::CastleShort | MoveKind::CastleLong => {
                let [king_to, rook_from, rook_to] = castling(position, mv.kind());
                self.0[rook_to.index()] = self.0[rook_from.index()].take();
                self.0[king_to.index()] = piece;
                return;
            }
            kind => {
                if let (Some(piece), Some(promotion)) = (&mut piece, kind.promotion()) {
                    piece.kind = promotion;
                }
            }
        }
        self.0[to.index()] = piece;
    }
}
