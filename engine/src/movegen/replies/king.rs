//! The replying king: checks, pins, and where it may go.

use super::{Replies, side};
use crate::{Bitboard, Kind, Position, Square, attacks};

/// Moves that change more than the counting by sets covers.
pub(super) struct Delicate {
    /// Pieces that block a line to the king.
    pub(super) from: Bitboard,
    /// Destinations by the kind of the moving piece: those that give check, pin, or end a pin.
    pub(super) to: [Bitboard; 8],
    /// Pieces that pin.
    pub(super) pinners: Bitboard,
    /// The pieces pinned by these pinners.
    pub(super) pinned: Bitboard,
}

impl Delicate {
    #[inline(always)]
    pub(super) fn of<const WHITE: bool>(
        position: &Position,
        king: Square,
        lifted: Option<Square>,
    ) -> Delicate {
        let side = side::<WHITE>();
        let (movers, repliers) = (position.of_color(side), position.of_color(!side));
        let occupied = movers | repliers;
        let queens = position.of_kind(Kind::Queen);
        let straight = (position.of_kind(Kind::Rook) | queens) & movers;
        let slanting = (position.of_kind(Kind::Bishop) | queens) & movers;
        let mut delicate = Delicate {
            from: Bitboard::EMPTY,
            to: [Bitboard::EMPTY; 8],
            pinners: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        };
        let mut lines = Bitboard::EMPTY;
        for slider in
            (attacks::rook_rays(king) & straight) | (attacks::bishop_rays(king) & slanting)
        {
            let line = attacks::between(king, slider);
            let between = line & occupied;
            if !between.is_several() {
                if !(between & movers).is_empty() {
                    delicate.from |= between;
                } else if lifted != Some(slider) {
                    delicate.pinners |= Bitboard::of(slider);
                    delicate.pinned |= between;
                    lines |= line;
                }
            } else if between.len() == 2 {
                // One piece of each side: if the mover's leaves, the other is pinned. Two pieces of the same side do
                // not matter.
                delicate.from |= between & movers;
            }
        }
        // New pins may come from squares that the king sees behind one of its own pieces.
        let beyond = |seen: Bitboard| occupied ^ (seen & repliers);
        let rook = attacks::rook(king, beyond(attacks::rook(king, occupied)));
        let bishop = attacks::bishop(king, beyond(attacks::bishop(king, occupied)));
        for (kind, squares) in [
            (Kind::Pawn, attacks::pawn(!side, king)),
            (Kind::Knight, attacks::knight(king)),
            (Kind::Bishop, bishop),
            (Kind::Rook, rook),
            (Kind::Queen, bishop | rook),
            (Kind::King, Bitboard::EMPTY),
        ] {
            delicate.to[kind.index()] = squares | lines;
        }
        delicate
    }
}

/// A square beside the replying king, to which it may go if the square is safe.
pub(super) struct Near {
    square: Square,
    /// The moving side's pieces that guard it, and those that block a line on which another piece may guard it.
    watched_by: Bitboard,
    /// The squares where one piece blocks all guards.
    shut: Bitboard,
    /// The squares from which a piece guards it, by kind.
    reach: [Bitboard; 8],
}

/// A way to castle.
pub(super) struct Castling {
    path: Bitboard,
    safe: [Near; 2],
    rook: Bitboard,
}

impl<const WHITE: bool> Replies<'_, WHITE> {
    /// Returns the moving side's pieces that guard a square, given these occupied squares.
    #[inline(always)]
    pub(super) fn guards(&self, square: Square, occupied: Bitboard) -> Bitboard {
        self.position.attackers(square, side::<WHITE>(), occupied)
    }

    /// Collects the squares where the king may go.
    #[inline(always)]
    pub(super) fn look_around_king(&mut self) {
        for square in attacks::king(self.king) & !self.repliers {
            let near = self.near(square);
            self.ring.push(near);
        }
        let (rights, side) = (self.position.castling(), !side::<WHITE>());
        if rights.has_short(side) {
            self.may_castle(0x60, [5, 6], 0x80);
        }
        if rights.has_long(side) {
            self.may_castle(0x0e, [3, 2], 0x01);
        }
    }

    #[inline(always)]
    fn near(&self, square: Square) -> Near {
        let kind = |kind| self.position.of_kind(kind) & self.movers;
        let queens = kind(Kind::Queen);
        let (straight, slanting) = (kind(Kind::Rook) | queens, kind(Kind::Bishop) | queens);
        let bishop = attacks::bishop(square, self.occupied);
        let rook = attacks::rook(square, self.occupied);
        let mut reach = [Bitboard::EMPTY; 8];
        reach[Kind::Pawn.index()] = attacks::pawn(!side::<WHITE>(), square);
        reach[Kind::Knight.index()] = attacks::knight(square);
        reach[Kind::Bishop.index()] = bishop;
        reach[Kind::Rook.index()] = rook;
        reach[Kind::Queen.index()] = bishop | rook;
        reach[Kind::King.index()] = attacks::king(square);
        let mut guards = (bishop & slanting) | (rook & straight);
        for step in [Kind::Pawn, Kind::Knight, Kind::King] {
            guards |= reach[step.index()] & kind(step);
        }
        let mut watched_by = guards;
        if !(attacks::rook_rays(square) & straight & !guards).is_empty() {
            watched_by |= rook & self.movers;
        }
        if !(attacks::bishop_rays(square) & slanting & !guards).is_empty() {
            watched_by |= bishop & self.movers;
        }
        Near {
            square,
            watched_by,
            shut: shut(square, guards),
            reach,
        }
    }

    /// Returns those of the given squares where a piece that comes from `from` leaves this square unguarded.
    #[inline(always)]
    pub(super) fn safe(&self, near: &Near, from: Square, kind: Kind) -> Bitboard {
        if !near.watched_by.has(from) {
            return near.shut & !near.reach[kind.index()];
        }
        let gone = self.occupied ^ Bitboard::of(from);
        let reach = match kind {
            Kind::Bishop => attacks::bishop(near.square, gone),
            Kind::Rook => attacks::rook(near.square, gone),
            Kind::Queen => attacks::queen(near.square, gone),
            kind => near.reach[kind.index()],
        };
        shut(near.square, self.guards(near.square, gone) & gone) & !reach
    }

    /// Adds a way to castle: the path that must be free, the king's files, and the rook's home square, as bits and
    /// files of the first rank.
    #[inline(always)]
    fn may_castle(&mut self, path: u64, safe: [u8; 2], rook: u64) {
        let home = (!side::<WHITE>()).rank(0) << 3;
        let path = Bitboard(path << home);
        let between = path & self.occupied;
        // The path is free except for at most one piece, which may move away.
        if (between & self.repliers).is_empty() && !between.is_several() {
            self.castling.push(Castling {
                path,
                safe: safe.map(|file| self.near(Square::wrapping(home + file))),
                rook: Bitboard(rook << home),
            });
        }
    }

    /// Returns the squares where a piece that comes from `from` leaves this castling legal.
    #[inline(always)]
    pub(super) fn castles(&self, castling: &Castling, from: Square, kind: Kind) -> Bitboard {
        let between = castling.path & self.occupied & !Bitboard::of(from);
        if !between.is_empty() {
            return Bitboard::EMPTY;
        }
        let safe = |near| self.safe(near, from, kind);
        safe(&castling.safe[0]) & safe(&castling.safe[1]) & !castling.path & !castling.rook
    }
}

/// Returns the squares that are between a square and every one of its guards.
#[inline(always)]
fn shut(square: Square, guards: Bitboard) -> Bitboard {
    guards.fold(Bitboard::ALL, |shut, guard| {
        shut & attacks::between(square, guard)
    })
}
