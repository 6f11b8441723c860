//! The generator itself, compiled once for each side and mode.

use super::sink::Sink;
use crate::position::en_passant_victim;
use crate::{Bitboard, Color, Kind, Move, MoveKind, Position, Square, attacks};

/// A position as the side to move sees it.
struct View<'a> {
    position: &'a Position,
    side: Color,
    own: Bitboard,
    enemies: Bitboard,
    occupied: Bitboard,
    king: Square,
    /// Enemy rooks and queens.
    straight: Bitboard,
    /// Enemy bishops and queens.
    slanting: Bitboard,
}

/// Sends every move of the mode to the sink, each once.
#[inline(always)]
pub(super) fn generate<const WHITE: bool, const LEGAL: bool, const TACTICAL: bool>(
    position: &Position,
    sink: &mut impl Sink,
) {
    let view = View::of::<WHITE>(position);
    let (checkers, pinned) = view.checkers_and_pinned();
    let wanted = if TACTICAL { view.enemies } else { !view.own };

    view.king_moves::<WHITE, LEGAL>(wanted, sink);
    if !TACTICAL && checkers.is_empty() {
        view.castling::<WHITE>(sink);
    }
    if !LEGAL {
        let everywhere = Bitboard::ALL;
        view.piece_moves(wanted, Bitboard::EMPTY, sink);
        view.pawn_moves::<WHITE, TACTICAL>(everywhere, Bitboard::EMPTY, sink);
        view.en_passant::<LEGAL>(sink);
        return;
    }
    let stopping = match checkers.first() {
        None => Bitboard::ALL,
        Some(_) if checkers.is_several() => return,
        Some(checker) => attacks::between(view.king, checker) | checkers,
    };
    view.piece_moves(wanted & stopping, pinned, sink);
    view.pawn_moves::<WHITE, TACTICAL>(stopping, pinned, sink);
    view.en_passant::<LEGAL>(sink);
}

impl<'a> View<'a> {
    #[inline(always)]
    fn of<const WHITE: bool>(position: &'a Position) -> View<'a> {
        let side = if WHITE { Color::White } else { Color::Black };
        let own = position.of_color(side);
        let enemies = position.of_color(!side);
        let queens = position.of_kind(Kind::Queen);
        View {
            position,
            side,
            own,
            enemies,
            occupied: own | enemies,
            king: position.king(side),
            straight: (position.of_kind(Kind::Rook) | queens) & enemies,
            slanting: (position.of_kind(Kind::Bishop) | queens) & enemies,
        }
    }

    #[inline(always)]
    fn own(&self, kind: Kind) -> Bitboard {
        self.position.of_kind(kind) & self.own
    }

    #[inline(always)]
    fn enemy(&self, kind: Kind) -> Bitboard {
        self.position.of_kind(kind) & self.enemies
    }

    /// Returns the pieces that give check, and the own pieces that alone block a slider from doing so.
    #[inline(always)]
    fn checkers_and_pinned(&self) -> (Bitboard, Bitboard) {
        let mut checkers = (attacks::pawn(self.side, self.king) & self.enemy(Kind::Pawn))
            | (attacks::knight(self.king) & self.enemy(Kind::Knight));
        let mut pinned = Bitboard::EMPTY;
        let sliders = (attacks::rook_rays(self.king) & self.straight)
            | (attacks::bishop_rays(self.king) & self.slanting);
        for slider in sliders {
            let between = attacks::between(self.king, slider) & self.occupied;
            if between.is_empty() {
                checkers |= Bitboard::of(slider);
            } else if !between.is_several() {
                pinned |= between;
            }
        }
        (checkers, pinned & self.own)
    }

    /// Returns whether an enemy piece other than a pawn or the king attacks the square.
    #[inline(always)]
    fn hit_by_piece(&self, square: Square, occupied: Bitboard) -> bool {
        !(attacks::knight(square) & self.enemy(Kind::Knight)).is_empty()
            || !(attacks::bishop(square, occupied) & self.slanting).is_empty()
            || !(attacks::rook(square, occupied) & self.straight).is_empty()
    }

    /// Returns the squares that an enemy pawn or the enemy king attacks.
    #[inline(always)]
    fn hit_by_pawn_or_king<const WHITE: bool>(&self) -> Bitboard {
        let pawns = self.enemy(Kind::Pawn);
        let king = Square::wrapping(self.enemy(Kind::King).0.trailing_zeros() as u8);
        east::<WHITE>(pawns, false) | west::<WHITE>(pawns, false) | attacks::king(king)
    }

    #[inline(always)]
    fn king_moves<const WHITE: bool, const LEGAL: bool>(
        &self,
        wanted: Bitboard,
        sink: &mut impl Sink,
    ) {
        let targets = attacks::king(self.king) & wanted;
        if !LEGAL {
            return sink.piece(Kind::King, self.king, targets);
        }
        let mut safe = targets & !self.hit_by_pawn_or_king::<WHITE>();
        // The king cannot hide behind itself on the ray of its checker.
        let occupied = self.occupied ^ Bitboard::of(self.king);
        for square in safe {
            if self.hit_by_piece(square, occupied) {
                safe ^= Bitboard::of(square);
            }
        }
        sink.piece(Kind::King, self.king, safe);
    }

    /// Generates castling moves; called only if the king is not in check.
    #[inline(always)]
    fn castling<const WHITE: bool>(&self, sink: &mut impl Sink) {
        if self.position.is_chess960() {
            return self.castling_of_chess960::<WHITE>(sink);
        }
        let rights = self.position.castling();
        let home = Color::rank(self.side, 0) << 3;
        let shift = |squares: u64| Bitboard(squares << home);
        let free = |squares: Bitboard| (squares & self.occupied).is_empty();
        let safe = |squares: Bitboard| {
            (squares & self.hit_by_pawn_or_king::<WHITE>()).is_empty()
                && !squares
                    .into_iter()
                    .any(|square| self.hit_by_piece(square, self.occupied))
        };
        // Short: f1 g1 empty and safe. Long: b1 c1 d1 empty, c1 d1 safe.
        if rights.has_short(self.side) && free(shift(0x60)) && safe(shift(0x60)) {
            sink.one(Move::new(
                self.king,
                Square::wrapping(home + 6),
                MoveKind::CastleShort,
            ));
        }
        if rights.has_long(self.side) && free(shift(0x0e)) && safe(shift(0x0c)) {
            sink.one(Move::new(
                self.king,
                Square::wrapping(home + 2),
                MoveKind::CastleLong,
            ));
        }
    }

    /// Generates castling from any squares of king and rook: both paths must be free of other pieces, the king's path
    /// must be safe, and the king must be safe once the rook has left its square.
    #[cold]
    fn castling_of_chess960<const WHITE: bool>(&self, sink: &mut impl Sink) {
        let rights = self.position.castling();
        let held = [
            (MoveKind::CastleShort, rights.has_short(self.side)),
            (MoveKind::CastleLong, rights.has_long(self.side)),
        ];
        let hit = |square: Square, occupied: Bitboard| {
            self.hit_by_pawn_or_king::<WHITE>().has(square) || self.hit_by_piece(square, occupied)
        };
        for (kind, _) in held.into_iter().filter(|&(_, held)| held) {
            let mv = self.position.castling_move(kind);
            let to = self.position.castled(mv);
            let way = |from: Square, to: Square| attacks::between(from, to) | Bitboard::of(to);
            let (king_way, rook_way) = (way(self.king, to.king_to), way(to.rook_from, to.rook_to));
            let others = self.occupied & !Bitboard::of(self.king) & !Bitboard::of(to.rook_from);
            let free = ((king_way | rook_way) & others).is_empty();
            let without_king = self.occupied & !Bitboard::of(self.king);
            if free
                && !king_way.into_iter().any(|square| hit(square, without_king))
                && !hit(to.king_to, others | Bitboard::of(to.rook_to))
            {
                sink.one(mv);
            }
        }
    }

    /// Generates moves of knights, bishops, rooks and queens.
    #[inline(always)]
    fn piece_moves(&self, wanted: Bitboard, pinned: Bitboard, sink: &mut impl Sink) {
        // A pinned knight cannot move: none of its steps stays on a line.
        for from in self.own(Kind::Knight) & !pinned {
            sink.piece(Kind::Knight, from, attacks::knight(from) & wanted);
        }
        for kind in [Kind::Bishop, Kind::Rook, Kind::Queen] {
            let slides = |from| match kind {
                Kind::Bishop => attacks::bishop(from, self.occupied),
                Kind::Rook => attacks::rook(from, self.occupied),
                _ => attacks::queen(from, self.occupied),
            };
            let own = self.own(kind);
            for from in own & !pinned {
                sink.piece(kind, from, slides(from) & wanted);
            }
            for from in own & pinned {
                let along = attacks::line(self.king, from) & wanted;
                sink.piece(kind, from, slides(from) & along);
            }
        }
    }

    /// Generates all pawn moves except en passant, to squares of `stopping` only. A pinned pawn moves in a direction if
    /// the king is on its line in that direction, before or behind it.
    #[inline(always)]
    fn pawn_moves<const WHITE: bool, const TACTICAL: bool>(
        &self,
        stopping: Bitboard,
        pinned: Bitboard,
        sink: &mut impl Sink,
    ) {
        let pawns = self.own(Kind::Pawn);
        let empty = !self.occupied;
        let last = Bitboard::rank(self.side.rank(7));
        let sign = if WHITE { 1 } else { -1 };

        let pushing = pawns & (!pinned | attacks::file(self.king));
        let single = ahead::<WHITE>(pushing) & empty;
        let reached = single & stopping;
        sink.promotions(reached & last, 8 * sign, false);
        if !TACTICAL {
            let third = Bitboard::rank(self.side.rank(2));
            let double = ahead::<WHITE>(single & third) & empty & stopping;
            sink.pawns(reached & !last, 8 * sign, MoveKind::Quiet);
            sink.pawns(double, 16 * sign, MoveKind::DoublePush);
        }

        let (rising, falling) = (
            attacks::diagonal(self.king),
            attacks::antidiagonal(self.king),
        );
        let (east_line, west_line) = if WHITE {
            (rising, falling)
        } else {
            (falling, rising)
        };
        let targets = self.enemies & stopping;
        let to_east = east::<WHITE>(pawns & (!pinned | east_line), true) & targets;
        let to_west = west::<WHITE>(pawns & (!pinned | west_line), true) & targets;
        for (to, step) in [(to_east, 8 * sign + 1), (to_west, 8 * sign - 1)] {
            sink.pawns(to & !last, step, MoveKind::Capture);
            sink.promotions(to & last, step, true);
        }
    }

    /// Generates en passant captures. They are so rare that the code tests directly whether each leaves the king
    /// attacked.
    #[inline(always)]
    fn en_passant<const LEGAL: bool>(&self, sink: &mut impl Sink) {
        let Some(to) = self.position.en_passant() else {
            return;
        };
        let victim = Bitboard::of(en_passant_victim(to));
        for from in attacks::pawn(!self.side, to) & self.own(Kind::Pawn) {
            let occupied = (self.occupied ^ Bitboard::of(from) ^ victim) | Bitboard::of(to);
            let attackers = self.position.attackers(self.king, !self.side, occupied) & !victim;
            if !LEGAL || attackers.is_empty() {
                sink.one(Move::new(from, to, MoveKind::EnPassant));
            }
        }
    }
}

/// Returns the pawns moved one rank forward.
#[inline(always)]
pub(super) fn ahead<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    Bitboard(if WHITE { pawns.0 << 8 } else { pawns.0 >> 8 })
}

/// Returns the pawns moved one rank forward and one file towards h; with `own` false, as the other side's pawns.
#[inline(always)]
pub(super) fn east<const WHITE: bool>(pawns: Bitboard, own: bool) -> Bitboard {
    let inside = (pawns & !Bitboard::file(7)).0;
    Bitboard(if WHITE == own {
        inside << 9
    } else {
        inside >> 7
    })
}

/// Returns the pawns moved one rank forward and one file towards a; with `own` false, as the other side's pawns.
#[inline(always)]
pub(super) fn west<const WHITE: bool>(pawns: Bitboard, own: bool) -> Bitboard {
    let inside = (pawns & !Bitboard::file(0)).0;
    Bitboard(if WHITE == own {
        inside << 7
    } else {
        inside >> 9
    })
}
