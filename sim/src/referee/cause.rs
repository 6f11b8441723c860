//! Finds out why a program returns a wrong move or omits a legal one.

use std::fmt;

use fpgambit_engine::{
    Bitboard, CastlingRights, Color, Kind, Move, MoveKind, Piece, Position, Square, naive,
};

macro_rules! causes {
    ($($(#[$doc:meta])* $name:ident = $words:literal,)*) => {
        /// A rule of chess that a program violates.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Cause {
            $(#[doc = $words] $name,)*
        }

        impl Cause {
            /// All causes.
            pub const ALL: &[Cause] = &[$(Cause::$name,)*];

            /// The cause in words.
            pub const fn words(self) -> &'static str {
                match self {
                    $(Cause::$name => $words,)*
                }
            }
        }
    };
}

causes! {
    PinnedFile = "pinned piece moved off a file",
    PinnedRank = "pinned piece moved off a rank",
    PinnedDiagonal = "pinned piece moved off a diagonal",
    EnPassantRank = "en passant that uncovers the king along the rank",
    EnPassantCapturer = "en passant that uncovers the king behind the capturing pawn",
    EnPassantCaptured = "en passant that uncovers the king behind the captured pawn",
    EnPassantInCheck = "en passant that does not answer a check",
    EnPassantLate = "en passant a move too late",
    KingIntoCheck = "king moves into check",
    KingStepsBack = "king moves into check, back along the checking line",
    KingBesideKing = "king moves into check, beside the other king",
    KingTakesGuarded = "king moves into check, taking a guarded piece",
    DoubleCheckCapture = "double check answered by a capture",
    DoubleCheckBlock = "double check answered without a king move",
    CheckUnanswered = "check not answered",
    CastlingOutOfCheck = "castling out of check",
    CastlingThroughCheck = "castling through check",
    CastlingIntoCheck = "castling into check",
    CastlingThroughPiece = "castling through a piece",
    CastlingWithoutRight = "castling without the right",
    RightsRookCaptured = "rights kept after the rook was captured",
    RightsRookMoved = "rights kept after the rook moved",
    RightsKingMoved = "rights kept after the king moved",
    EmptySquare = "move from an empty square",
    OtherSide = "move of the other side's piece",
    OwnPiece = "capture of its own piece",
    PawnCapturesNothing = "pawn captures an empty square",
    PawnCapturesAhead = "pawn captures straight ahead",
    DoublePushOver = "double push over a piece",
    DoublePushRank = "double push from another rank",
    PromotionUnnamed = "promotion without its piece",
    PromotionEarly = "promotion before the last rank",
    SliderJumps = "piece jumps over another",
    OddMove = "piece does not move so",
    Twice = "move given twice",
    MissingPromotion = "missing promotion",
    MissingCastling = "missing castling",
    MissingCastlingRook = "missing castling, only the rook passing an attacked square",
    MissingEnPassant = "missing en passant",
    MissingEnPassantCheck = "missing en passant that answers a check",
    MissingKingCheck = "missing king move out of check",
    MissingCaptureCheck = "missing capture of the checking piece",
    MissingBlock = "missing block of a check",
    MissingPinned = "missing move of a pinned piece along its line",
    MissingKing = "missing king move",
    MissingDoublePush = "missing double push",
    MissingCapture = "missing capture",
    MissingMove = "missing move",
    Count = "counts that no move explains",
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// Finds why a text is not a legal move of the position after these moves from a root.
pub fn of_extra(root: &Position, moves: &[Move], text: &str) -> Cause {
    let before: Vec<Position> = moves
        .iter()
        .scan(root.clone(), |position, &mv| {
            let before = position.clone();
            position.make(mv);
            Some(before)
        })
        .collect();
    let at = match (before.last(), moves.last()) {
        (Some(position), Some(&mv)) => position.play(mv),
        _ => root.clone(),
    };
    let side = at.side_to_move();
    let (Ok(from), Ok(to)) = (text[0..2].parse::<Square>(), text[2..4].parse::<Square>()) else {
        return Cause::OddMove;
    };
    let Some(piece) = at.piece_at(from) else {
        return Cause::EmptySquare;
    };
    if piece.color != side {
        return Cause::OtherSide;
    }
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let home = Square::from_file_rank(4, side.rank(0));
    if piece.kind == Kind::King && from == home && ranks == 0 && files.abs() == 2 {
        return castling(&at, &before, moves, files > 0);
    }
    if at.piece_at(to).is_some_and(|taken| taken.color == side) {
        return Cause::OwnPiece;
    }
    let pseudo_legal = naive::pseudo_legal_moves(&at);
    if let Some(mv) = pseudo_legal.iter().find(|mv| mv.to_string() == text) {
        return of_pseudo_legal(&at, *mv);
    }
    let lined = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    match piece.kind {
        Kind::Pawn => of_pawn(&at, &before, from, to, text),
        Kind::Knight | Kind::King => Cause::OddMove,
        _ if lined && piece_moves(piece.kind, files, ranks) => Cause::SliderJumps,
        _ => Cause::OddMove,
    }
}

/// Whether a slider moves in this direction.
fn piece_moves(kind: Kind, files: i8, ranks: i8) -> bool {
    let straight = files == 0 || ranks == 0;
    match kind {
        Kind::Rook => straight,
        Kind::Bishop => !straight,
        _ => true,
    }
}

fn of_pawn(at: &Position, before: &[Position], from: Square, to: Square, text: &str) -> Cause {
    let side = at.side_to_move();
    let files = (to.file() as i8 - from.file() as i8).abs();
    let ranks = (to.rank() as i8 - from.rank() as i8) * side.forward();
    let occupied = at.piece_at(to).is_some();
    match (files, ranks) {
        (0 | 1, 1) if (files == 1) == occupied => match text.len() {
            4 => Cause::PromotionUnnamed,
            _ => Cause::PromotionEarly,
        },
        (1, 1) => {
            let was = |position: &Position| position.en_passant() == Some(to);
            match before.iter().any(was) {
                true => Cause::EnPassantLate,
                false => Cause::PawnCapturesNothing,
            }
        }
        (0, 1) => Cause::PawnCapturesAhead,
        (0, 2) if from.rank() != side.rank(1) => Cause::DoublePushRank,
        (0, 2) => Cause::DoublePushOver,
        _ => Cause::OddMove,
    }
}

/// Finds why castling is illegal: which move ended the right, what is in the way, or which square is attacked.
fn castling(at: &Position, before: &[Position], moves: &[Move], short: bool) -> Cause {
    let side = at.side_to_move();
    let (right, rook_file) = match short {
        true => (CastlingRights::short(side), 7),
        false => (CastlingRights::long(side), 0),
    };
    let square = |file| Square::from_file_rank(file, side.rank(0));
    let (king, rook) = (square(4), square(rook_file));
    if !at.castling().contains(right) {
        let lost = before.iter().zip(moves).rev();
        let mut lost = lost.filter(|(position, _)| position.castling().contains(right));
        return match lost.next() {
            None => Cause::CastlingWithoutRight,
            Some((position, _)) if position.side_to_move() != side => Cause::RightsRookCaptured,
            Some((_, mv)) if mv.from() == king => Cause::RightsKingMoved,
            Some(_) => Cause::RightsRookMoved,
        };
    }
    let between = if short { 5..=6 } else { 1..=3 };
    if between
        .into_iter()
        .any(|file| at.piece_at(square(file)).is_some())
    {
        return Cause::CastlingThroughPiece;
    }
    debug_assert_eq!(at.piece_at(rook), Some(Piece::new(side, Kind::Rook)));
    let attacked = |file| !at.attackers(square(file), !side, at.occupied()).is_empty();
    if attacked(4) {
        Cause::CastlingOutOfCheck
    } else if attacked(if short { 5 } else { 3 }) {
        Cause::CastlingThroughCheck
    } else {
        Cause::CastlingIntoCheck
    }
}

/// Finds why a pseudo-legal move is not legal.
fn of_pseudo_legal(at: &Position, mv: Move) -> Cause {
    let side = at.side_to_move();
    let (from, to) = (mv.from(), mv.to());
    let (king, checkers) = (at.king(side), at.checkers());
    let gone = Bitboard::of(from);
    if from == king {
        return of_king(at, mv);
    }
    let victim = match mv.kind() {
        MoveKind::EnPassant => Bitboard::of(Square::from_file_rank(to.file(), from.rank())),
        _ => Bitboard::EMPTY,
    };
    let attackers = |occupied: Bitboard| at.attackers(king, !side, occupied) & occupied;
    let arrived = Bitboard::of(to);
    let after = ((at.occupied() & !gone) | arrived) & !victim;
    // The pieces that give check only now. The piece on `to` has gone.
    let uncovered = attackers(after) & !arrived & !checkers;
    if mv.kind() == MoveKind::EnPassant {
        return match uncovered.first() {
            None => Cause::EnPassantInCheck,
            Some(slider) if slider.rank() == king.rank() => Cause::EnPassantRank,
            Some(_) => {
                match (attackers(after | victim) & !arrived & !checkers & !victim).is_empty() {
                    true => Cause::EnPassantCaptured,
                    false => Cause::EnPassantCapturer,
                }
            }
        };
    }
    if checkers.len() > 1 {
        return match mv.kind().is_capture() {
            true => Cause::DoubleCheckCapture,
            false => Cause::DoubleCheckBlock,
        };
    }
    match uncovered.first() {
        None => Cause::CheckUnanswered,
        Some(slider) if slider.file() == king.file() => Cause::PinnedFile,
        Some(slider) if slider.rank() == king.rank() => Cause::PinnedRank,
        Some(_) => Cause::PinnedDiagonal,
    }
}

fn of_king(at: &Position, mv: Move) -> Cause {
    let side = at.side_to_move();
    let to = mv.to();
    let attackers = at.attackers(to, !side, at.occupied());
    if attackers.is_empty() {
        // The king itself was in front of the square.
        Cause::KingStepsBack
    } else if attackers == Bitboard::of(at.king(!side)) {
        Cause::KingBesideKing
    } else if mv.kind().is_capture() {
        Cause::KingTakesGuarded
    } else {
        Cause::KingIntoCheck
    }
}

/// Finds the kind of a legal move that is missing.
pub fn of_missing(at: &Position, mv: Move) -> Cause {
    let side = at.side_to_move();
    let kind = at.piece_at(mv.from()).map(|piece| piece.kind);
    let (king, checkers) = (at.king(side), at.checkers());
    if mv.kind().promotion().is_some() {
        return Cause::MissingPromotion;
    }
    match mv.kind() {
        MoveKind::CastleShort => return castling_missed(at, 7),
        MoveKind::CastleLong => return castling_missed(at, 0),
        MoveKind::EnPassant if checkers.is_empty() => return Cause::MissingEnPassant,
        MoveKind::EnPassant => return Cause::MissingEnPassantCheck,
        _ => {}
    }
    let is_king = kind == Some(Kind::King);
    if !checkers.is_empty() {
        return if is_king {
            Cause::MissingKingCheck
        } else if mv.kind().is_capture() {
            Cause::MissingCaptureCheck
        } else {
            Cause::MissingBlock
        };
    }
    let without = at.occupied() & !Bitboard::of(mv.from());
    if is_king {
        Cause::MissingKing
    } else if !at.attackers(king, !side, without).is_empty() {
        Cause::MissingPinned
    } else if mv.kind() == MoveKind::DoublePush {
        Cause::MissingDoublePush
    } else if mv.kind().is_capture() {
        Cause::MissingCapture
    } else {
        Cause::MissingMove
    }
}

/// Castling is legal although the rook's own square or, for O-O-O, the square beside it is attacked.
fn castling_missed(at: &Position, rook_file: u8) -> Cause {
    let side: Color = at.side_to_move();
    let attacked = |file| {
        let square = Square::from_file_rank(file, side.rank(0));
        !at.attackers(square, !side, at.occupied()).is_empty()
    };
    let passed = if rook_file == 0 { 0..=1 } else { 7..=7 };
    match passed.into_iter().any(attacked) {
        true => Cause::MissingCastlingRook,
        false => Cause::MissingCastling,
    }
}
