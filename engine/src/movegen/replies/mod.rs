//! Counts the replies to all moves of a position together, and makes few of the moves.
//!
//! A move from `f` to `t` changes little for the other side. Sliders see through `f` and no further than `t`; pawns are
//! blocked or freed, may no longer capture on `f` and now may capture on `t`; squares beside the king become guarded or
//! safe. The code counts each of these changes for all squares `t` of the piece at once, with sets of squares:
//!
//! ```text
//! replies to all moves from f =
//!     (number of t) * (replies with f empty)
//!   + for each t the pawn captures on t
//!   - for each t the moves that stop there, of sliders and of pawns moving straight ahead
//!   + for each square beside the king the number of t that leave it safe
//! ```
//!
//! It counts a capture in the same way, adds the recaptures and subtracts the moves of the captured piece. It makes the
//! moves that change more than this and counts their replies one by one: checks, moves that pin or unpin, castling, en
//! passant captures and promotions.

mod king;
mod pawns;
mod rays;

use arrayvec::ArrayVec;

use super::MoveList;
use super::generate::generate;
use super::sink::{Counter, Sink, origin};
use crate::position::en_passant_victim;
use crate::{Bitboard, Color, Kind, Move, MoveKind, Position, Square, attacks};
use king::{Castling, Delicate, Near};
use pawns::{Pawns, Pushes};
use rays::Rays;

/// Returns the number of ways to play two legal moves in a row.
#[inline(always)]
pub(super) fn two_plies<const WHITE: bool>(position: &Position) -> u64 {
    let mut moves = Moves::<WHITE> {
        sets: ArrayVec::new(),
        made: MoveList::new(),
        enemy_pawns: position.pieces(!side::<WHITE>(), Kind::Pawn),
    };
    generate::<WHITE, true, false>(position, &mut moves);
    let mut total = 0;
    // First, every pin holds. Then count the moves with which a pinning piece leaves its line, without that pin.
    let mut pinners = Bitboard::EMPTY;
    let mut lifted = None;
    loop {
        let mut replies = Replies::<WHITE>::of(position, lifted);
        replies.look_around_king();
        if lifted.is_none() {
            pinners = replies.delicate.pinners;
        }
        for &(kind, from, to) in &moves.sets {
            let to = match lifted {
                None if !pinners.has(from) => to,
                None => to & attacks::line(replies.king, from),
                Some(pinner) if pinner == from => to & !attacks::line(replies.king, from),
                Some(_) => continue,
            };
            replies.add(kind, from, to, &mut moves.made);
        }
        total += u64::from(replies.total);
        lifted = pinners.next();
        if lifted.is_none() {
            break;
        }
    }
    for &mv in &moves.made {
        let mut counter = Counter::default();
        let after = position.play(mv);
        if WHITE {
            generate::<false, true, false>(&after, &mut counter);
        } else {
            generate::<true, true, false>(&after, &mut counter);
        }
        total += u64::from(counter.moves);
    }
    total
}

const fn side<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

/// The moves of a side.
struct Moves<const WHITE: bool> {
    /// The destinations of each piece, except for promotions, castling and en passant. A side has at most 63 pieces,
    /// and a pawn at most four destinations.
    sets: ArrayVec<(Kind, Square, Bitboard), 256>,
    /// The moves that the code makes.
    made: MoveList,
    enemy_pawns: Bitboard,
}

impl<const WHITE: bool> Sink for Moves<WHITE> {
    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, to: Bitboard) {
        if !to.is_empty() {
            self.sets.push((kind, from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8, kind: MoveKind) {
        for to in to {
            let from = origin(to, step);
            let passed = attacks::pawn(side::<WHITE>(), en_passant_victim(to));
            if kind == MoveKind::DoublePush && !(passed & self.enemy_pawns).is_empty() {
                self.made.push(Move::new(from, to, kind));
            } else {
                self.sets.push((Kind::Pawn, from, Bitboard::of(to)));
            }
        }
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8, capture: bool) {
        for to in to {
            for kind in Kind::PROMOTIONS {
                if let Some(kind) = MoveKind::promotion_to(kind, capture) {
                    self.made.push(Move::new(origin(to, step), to, kind));
                }
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.made.push(mv);
    }
}

/// The replies of the other side, and their sum.
struct Replies<'a, const WHITE: bool> {
    position: &'a Position,
    total: u32,
    occupied: Bitboard,
    /// The side that moves.
    movers: Bitboard,
    /// The side that replies.
    repliers: Bitboard,
    /// The replying side's king.
    king: Square,
    delicate: Delicate,
    rays: Rays,
    pawns: Pawns<WHITE>,
    pushes: Pushes,
    /// The moves of its knights and pawns if nothing changes.
    unmoved: u32,
    /// The squares where its king may go if nothing guards them.
    ring: ArrayVec<Near, 8>,
    castling: ArrayVec<Castling, 2>,
}

impl<'a, const WHITE: bool> Replies<'a, WHITE> {
    /// Prepares the counts; `lifted` is a piece that no longer pins.
    #[inline(always)]
    fn of(position: &'a Position, lifted: Option<Square>) -> Self {
        let side = side::<WHITE>();
        let (movers, repliers) = (position.of_color(side), position.of_color(!side));
        let occupied = movers | repliers;
        let king = position.king(!side);
        let delicate = Delicate::of::<WHITE>(position, king, lifted);
        let free = !delicate.pinned;

        let queens = position.of_kind(Kind::Queen);
        let straight = (position.of_kind(Kind::Rook) | queens) & repliers;
        let slanting = (position.of_kind(Kind::Bishop) | queens) & repliers;
        let rays = Rays::of(
            [
                straight & (free | attacks::rank(king)),
                straight & (free | attacks::file(king)),
                slanting & (free | attacks::antidiagonal(king)),
                slanting & (free | attacks::diagonal(king)),
            ],
            occupied,
            repliers,
        );
        let mut unmoved = 0;
        for knight in position.of_kind(Kind::Knight) & repliers & free {
            unmoved += (attacks::knight(knight) & !repliers).len();
        }
        let pawns = Pawns::of(position.of_kind(Kind::Pawn) & repliers, king, free);
        let pushes = pawns.pushes(occupied);
        unmoved += pawns.count(pushes, movers);
        Replies {
            position,
            total: 0,
            occupied,
            movers,
            repliers,
            king,
            delicate,
            rays,
            pawns,
            pushes,
            unmoved,
            ring: ArrayVec::new(),
            castling: ArrayVec::new(),
        }
    }

    /// Adds the replies to all moves of a piece, except for the moves to be made, which it passes on.
    #[inline(always)]
    fn add(&mut self, kind: Kind, from: Square, to: Bitboard, made: &mut MoveList) {
        let mut delicate = to & self.delicate.to[kind.index()];
        if self.delicate.from.has(from) {
            delicate = to;
        }
        for to in delicate {
            let taken = self.repliers.has(to);
            let kind = if taken {
                MoveKind::Capture
            } else {
                MoveKind::Quiet
            };
            made.push(Move::new(from, to, kind));
        }
        let to = to & !delicate;
        let gone = self.occupied ^ Bitboard::of(from);
        let (mut pushes, mut replies) = (self.pushes, self.unmoved);
        if self.pawns.touch.has(from) {
            replies -= self.pawns.count(pushes, self.movers);
            pushes = self.pawns.pushes(gone);
            replies += self.pawns.count(pushes, self.movers & gone);
        }
        let mut total = to.len() * replies + self.pawns.taking(to) + self.slides(from, to);
        total -= self.pawns.blocked(pushes, to & !self.repliers);
        for near in &self.ring {
            total += (to & self.safe(near, from, kind)).len();
        }
        for castling in &self.castling {
            total += (to & self.castles(castling, from, kind)).len();
        }
        for taken in to & self.repliers {
            total += self.retaking(taken, gone);
            total -= self.taken(taken, gone, pushes);
        }
        self.total += total;
    }

    /// Returns the sliders' replies to all moves of a piece.
    #[inline(always)]
    fn slides(&self, from: Square, to: Bitboard) -> u32 {
        let (mut moves, mut lines) = (self.rays.moves, Bitboard::EMPTY);
        if self.rays.seen.has(from) {
            let (freed, seen) = self.rays.through(from, self.occupied, self.repliers);
            moves += freed;
            lines = seen;
        }
        let mut total = 0;
        // On the line of a slider that sees the piece, what the piece frees depends on its destination.
        for to in to & lines {
            let occupied = (self.occupied ^ Bitboard::of(from)) | Bitboard::of(to);
            total += self
                .rays
                .moves_over(occupied, self.repliers & !Bitboard::of(to));
        }
        let to = to & !lines;
        total += to.len() * moves;
        for taken in to & self.repliers {
            let seen = match self.position.nibble_at(taken) & 7 {
                3 => attacks::bishop(taken, self.occupied),
                4 => attacks::rook(taken, self.occupied),
                5 => attacks::queen(taken, self.occupied),
                _ => Bitboard::EMPTY,
            };
            total += self.rays.count(taken);
            total -= (seen & !self.repliers).len();
        }
        total - self.rays.lost(to & !self.repliers)
    }

    /// Returns the recaptures by knights and king.
    #[inline(always)]
    fn retaking(&self, at: Square, gone: Bitboard) -> u32 {
        let knights = self.position.of_kind(Kind::Knight) & self.repliers & !self.delicate.pinned;
        let by_king = attacks::king(self.king).has(at) && (self.guards(at, gone) & gone).is_empty();
        (attacks::knight(at) & knights).len() + u32::from(by_king)
    }

    /// Returns the moves that a knight or a pawn had before it was captured.
    #[inline(always)]
    fn taken(&self, at: Square, gone: Bitboard, pushes: Pushes) -> u32 {
        match self.position.nibble_at(at) & 7 {
            1 => self.pawns.moves_of(at, pushes, self.movers & gone),
            2 => (attacks::knight(at) & !self.repliers).len(),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomBoards, RandomGames};

    /// Tests the version compiled for any processor, whatever this processor supports.
    #[test]
    fn two_ply_count_equals_replies_after_each_move() {
        let seed = 31;
        println!("seed {seed}");
        for position in RandomGames::new(seed)
            .take(4_000)
            .chain(RandomBoards::new(seed).take(4_000))
        {
            let counted = match position.side_to_move() {
                Color::White => two_plies::<true>(&position),
                Color::Black => two_plies::<false>(&position),
            };
            let moves = position.legal_moves();
            let one_by_one: u64 = moves
                .iter()
                .map(|&mv| position.play(mv).legal_count())
                .sum();
            assert_eq!(counted, one_by_one, "{position}");
        }
    }
}
