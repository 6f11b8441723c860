//! Counts how often each term occurs in a position.
//!
//! The search, which needs only the sum of the weights, and the tuner, which needs the counts, share this code: each
//! implements [`Tally`].

use super::maps::{Side, distance, fill, sides, up};
use super::score::Score;
use super::terms::*;
use super::weights::WEIGHTS;
use crate::{Bitboard, Color, Kind, Position, attacks};

/// Receives one side's terms.
pub trait Tally {
    /// Adds a term this many times.
    fn add(&mut self, term: usize, times: i32);
}

impl Tally for Score {
    #[inline(always)]
    fn add(&mut self, term: usize, times: i32) {
        *self += WEIGHTS[term] * times;
    }
}

/// The squares that count as space: files c to f, ranks 2 to 4.
const ROOM: Bitboard = Bitboard(0x3c3c_3c00);
/// The danger of a piece that attacks a square around the enemy king, by kind.
const AIM: [i32; 7] = [0, 0, 2, 2, 3, 4, 0];
/// The danger of a safe square from which a piece can give check, by kind.
const CHECK: [i32; 7] = [0, 0, 4, 2, 5, 4, 0];

/// The state of an attack on the enemy king.
#[derive(Default)]
struct Attack {
    pieces: u32,
    units: i32,
}

/// Adds all terms except piece-squares and tempo, each side's to its own tally.
#[inline(always)]
pub fn count(position: &Position, white: &mut impl Tally, black: &mut impl Tally) {
    let mut sides = (Side::of::<true>(position), Side::of::<false>(position));
    let by_white = pieces::<true>(position, &mut sides.0, &sides.1, white);
    let by_black = pieces::<false>(position, &mut sides.1, &sides.0, black);
    relations::<true>(position, &sides.0, &sides.1, &by_white, white);
    relations::<false>(position, &sides.1, &sides.0, &by_black, black);
}

/// Adds the terms of single pieces: mobility and placement.
#[inline(always)]
fn pieces<const WHITE: bool>(
    position: &Position,
    us: &mut Side,
    them: &Side,
    tally: &mut impl Tally,
) -> Attack {
    let occupied = position.occupied();
    let color = us.color;
    let home = Bitboard::rank(color.rank(1)) | Bitboard::rank(color.rank(2));
    let stuck = us.pawns & (down::<WHITE>(occupied) | home);
    let open = !(stuck | Bitboard::of(us.king) | them.by[Kind::Pawn.index()]);
    let their_span = sides(behind::<WHITE>(them.pawns));
    let outposts = us.by[Kind::Pawn.index()] & !their_span & !home;
    let mut attack = Attack::default();

    let mut see = |us: &mut Side, kind: Kind, targets: Bitboard| {
        us.attack(kind, targets);
        if !(targets & them.ring).is_empty() {
            attack.pieces += 1;
            attack.units += AIM[kind.index()];
        }
        (targets & open).len() as usize
    };
    for square in position.pieces(color, Kind::Knight) {
        let reach = see(us, Kind::Knight, attacks::knight(square));
        tally.add(KNIGHT_MOBILITY + reach, 1);
        if outposts.has(square) {
            tally.add(OUTPOST, 1);
        }
        tally.add(KNIGHT_KING + distance(square, us.king), 1);
        tally.add(KNIGHT_PAWNS, us.pawns.len() as i32);
    }
    let bishops = position.pieces(color, Kind::Bishop);
    if bishops.is_several() {
        tally.add(BISHOP_PAIR, 1);
    }
    let queens = position.pieces(color, Kind::Queen);
    let rooks = position.pieces(color, Kind::Rook);
    for square in bishops {
        // Two pieces of one kind on a line cooperate: they see through each other.
        let targets = attacks::bishop(square, occupied ^ queens);
        let reach = see(us, Kind::Bishop, targets);
        tally.add(BISHOP_MOBILITY + reach, 1);
        let shade = if Bitboard::LIGHT.has(square) {
            Bitboard::LIGHT
        } else {
            !Bitboard::LIGHT
        };
        tally.add(BISHOP_PAWN, (us.pawns & shade).len() as i32);
        if outposts.has(square) {
            tally.add(OUTPOST + 1, 1);
        }
        tally.add(BISHOP_KING + distance(square, us.king), 1);
    }
    for square in rooks {
        let targets = attacks::rook(square, occupied ^ queens ^ rooks);
        let reach = see(us, Kind::Rook, targets);
        tally.add(ROOK_MOBILITY + reach, 1);
        tally.add(ROOK_PAWNS, us.pawns.len() as i32);
        let file = Bitboard::file(square.file());
        if (file & us.pawns).is_empty() {
            let empty = (file & them.pawns).is_empty();
            tally.add(ROOK_FILE + usize::from(empty), 1);
        }
    }
    for square in queens {
        let reach = see(us, Kind::Queen, attacks::queen(square, occupied));
        tally.add(QUEEN_MOBILITY + reach.min(27), 1);
    }
    attack
}

/// Adds the terms that need both sides' attacks: pawns, kings, threats.
#[inline(always)]
fn relations<const WHITE: bool>(
    position: &Position,
    us: &Side,
    them: &Side,
    attack: &Attack,
    tally: &mut impl Tally,
) {
    pawns::<WHITE>(position, us, them, tally);
    shelter(us, them, tally);
    danger(position, us, them, attack, tally);
    threats::<WHITE>(position, us, them, tally);
    harmony::<WHITE>(position, us, them, tally);
    ground::<WHITE>(us, them, tally);
}

/// Adds the terms for own pieces that help or hinder each other.
#[inline(always)]
fn harmony<const WHITE: bool>(position: &Position, us: &Side, them: &Side, tally: &mut impl Tally) {
    let minors = position.of_kind(Kind::Knight) | position.of_kind(Kind::Bishop);
    let sheltered = up::<WHITE>(us.own & minors) & position.of_kind(Kind::Pawn);
    tally.add(MINOR_BEHIND_PAWN, sheltered.len() as i32);
    let pinned = position.shields(us.king, them.color) & us.own;
    tally.add(PINNED, pinned.len() as i32);
}

/// Adds the terms for squares controlled in the centre and around the enemy king.
#[inline(always)]
fn ground<const WHITE: bool>(us: &Side, them: &Side, tally: &mut impl Tally) {
    let camp = if WHITE {
        Bitboard(!0 << 24)
    } else {
        Bitboard(!0 >> 24)
    };
    let flank = camp & FLANKS[usize::from(them.king.file())];
    tally.add(FLANK, (flank & us.all).len() as i32);
    tally.add(FLANK + 1, (flank & us.twice).len() as i32);
    let room = if WHITE { ROOM } else { ROOM.mirror() };
    let free = room & back::<WHITE>(us.pawns) & !us.pawns & !them.by[Kind::Pawn.index()];
    tally.add(SPACE, free.len() as i32);
}

/// The files of a king's flank, by its file.
const FLANKS: [Bitboard; 8] = {
    const QUEENSIDE: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);
    const MIDDLE: Bitboard = Bitboard(0x3c3c_3c3c_3c3c_3c3c);
    const KINGSIDE: Bitboard = Bitboard(0xf0f0_f0f0_f0f0_f0f0);
    [
        QUEENSIDE, QUEENSIDE, QUEENSIDE, MIDDLE, MIDDLE, KINGSIDE, KINGSIDE, KINGSIDE,
    ]
};

#[inline(always)]
fn pawns<const WHITE: bool>(position: &Position, us: &Side, them: &Side, tally: &mut impl Tally) {
    let own = us.pawns;
    let front = up::<WHITE>(fill::<WHITE>(own));
    let (their_front, rear) = (behind::<WHITE>(them.pawns), behind::<WHITE>(own));
    let files = fill::<true>(own) | fill::<false>(own);
    let isolated = own & !sides(files);
    tally.add(ISOLATED, isolated.len() as i32);
    tally.add(DOUBLED, (own & front).len() as i32);
    let weak_stop = them.by[Kind::Pawn.index()] & !sides(front);
    let backward = up::<WHITE>(own & !isolated) & weak_stop;
    tally.add(BACKWARD, backward.len() as i32);
    let weak = isolated | (own & down::<WHITE>(backward));
    tally.add(WEAK_OPEN, (weak & !their_front).len() as i32);
    for square in own & us.by[Kind::Pawn.index()] {
        tally.add(GUARDED + rank_of(us.color, square.rank()), 1);
    }
    for square in own & sides(own) {
        tally.add(PHALANX + rank_of(us.color, square.rank()), 1);
    }
    for square in own & !(their_front | sides(their_front) | rear) {
        let rank = rank_of(us.color, square.rank());
        tally.add(PASSED + rank, 1);
        let Some(next) = square.offset(0, us.color.forward()) else {
            continue;
        };
        if position.occupied().has(next) {
            tally.add(PASSED_BLOCKED + rank, 1);
        } else if !them.all.has(next) {
            tally.add(PASSED_FREE + rank, 1);
        }
        let path = up::<WHITE>(fill::<WHITE>(Bitboard::of(square)));
        if (path & (them.all | position.occupied())).is_empty() {
            tally.add(PASSED_PATH + rank, 1);
        }
        let rooks_behind = behind::<WHITE>(Bitboard::of(square)) & position.of_kind(Kind::Rook);
        if !(rooks_behind & us.own).is_empty() {
            tally.add(ROOK_BEHIND, 1);
        }
        if !(rooks_behind & them.own).is_empty() {
            tally.add(ROOK_BEHIND + 1, 1);
        }
        if rank >= 3 {
            tally.add(PASSED_OWN_KING + distance(us.king, next), 1);
            tally.add(PASSED_ENEMY_KING + distance(them.king, next), 1);
        }
    }
}

/// One rank back.
#[inline(always)]
fn down<const WHITE: bool>(set: Bitboard) -> Bitboard {
    if WHITE {
        up::<false>(set)
    } else {
        up::<true>(set)
    }
}

/// The squares of the set and all squares behind them.
#[inline(always)]
fn back<const WHITE: bool>(set: Bitboard) -> Bitboard {
    if WHITE {
        fill::<false>(set)
    } else {
        fill::<true>(set)
    }
}

/// The squares behind those of the set.
#[inline(always)]
fn behind<const WHITE: bool>(set: Bitboard) -> Bitboard {
    down::<WHITE>(back::<WHITE>(set))
}

/// A rank as seen from the side.
#[inline(always)]
fn rank_of(color: Color, rank: u8) -> usize {
    usize::from(color.rank(rank))
}

/// The pawns in front of the own king.
#[inline(always)]
fn shelter(us: &Side, them: &Side, tally: &mut impl Tally) {
    let rank = us.king.rank();
    let ahead = match us.color {
        Color::White => Bitboard(!0 << (8 * rank)),
        Color::Black => Bitboard(!0 >> (8 * (7 - rank))),
    };
    let nearest = |pawns: Bitboard| match us.color {
        _ if pawns.is_empty() => 0,
        Color::White => pawns.0.trailing_zeros() as usize / 8,
        Color::Black => pawns.0.leading_zeros() as usize / 8,
    };
    let middle = us.king.file().clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let strip = Bitboard::file(file) & ahead;
        let (ours, theirs) = (nearest(us.pawns & strip), nearest(them.pawns & strip));
        tally.add(SHELTER + ours, 1);
        if ours != 0 && theirs == ours + 1 {
            tally.add(STORM_BLOCKED + theirs, 1);
        } else {
            tally.add(STORM + theirs, 1);
        }
    }
}

/// What attacks the enemy king.
#[inline(always)]
fn danger(position: &Position, us: &Side, them: &Side, attack: &Attack, tally: &mut impl Tally) {
    let queen = !position.pieces(us.color, Kind::Queen).is_empty();
    if attack.pieces < 2 && !queen {
        return;
    }
    let king_or_queen = them.by[Kind::King.index()] | them.by[Kind::Queen.index()];
    let weak = us.all & !them.twice & (!them.all | king_or_queen);
    let mut units = attack.units + (them.ring & weak).len() as i32;
    let safe = !us.own & (!them.all | (weak & us.twice));
    let occupied = position.occupied();
    let straight = attacks::rook(them.king, occupied);
    let slanting = attacks::bishop(them.king, occupied);
    for (kind, lines) in [
        (Kind::Knight, attacks::knight(them.king)),
        (Kind::Bishop, slanting),
        (Kind::Rook, straight),
        (Kind::Queen, straight | slanting),
    ] {
        if !(lines & us.by[kind.index()] & safe).is_empty() {
            units += CHECK[kind.index()];
        }
    }
    if !queen {
        units -= 6;
    }
    tally.add(DANGER + units.clamp(0, 31) as usize, 1);
}

#[inline(always)]
fn threats<const WHITE: bool>(position: &Position, us: &Side, them: &Side, tally: &mut impl Tally) {
    let queens = them.own & position.of_kind(Kind::Queen);
    let rooks = them.own & position.of_kind(Kind::Rook);
    let minors = them.own & (position.of_kind(Kind::Knight) | position.of_kind(Kind::Bishop));
    let by_pawn = us.by[Kind::Pawn.index()];
    let by_minor = us.by[Kind::Knight.index()] | us.by[Kind::Bishop.index()];
    let hit = |targets: Bitboard| targets.len() as i32;
    tally.add(PAWN_THREAT, hit(by_pawn & minors));
    tally.add(PAWN_THREAT + 1, hit(by_pawn & rooks));
    tally.add(PAWN_THREAT + 2, hit(by_pawn & queens));
    tally.add(MINOR_THREAT, hit(by_minor & rooks));
    tally.add(MINOR_THREAT + 1, hit(by_minor & queens));
    tally.add(ROOK_THREAT, hit(us.by[Kind::Rook.index()] & queens));
    tally.add(HANGING, hit(them.own & us.all & !them.all));
    let unguarded = minors & !them.by[Kind::Pawn.index()];
    tally.add(MINOR_AT_MINOR, hit(by_minor & unguarded));
    tally.add(ROOK_AT_MINOR, hit(us.by[Kind::Rook.index()] & unguarded));
    let by_king = us.by[Kind::King.index()];
    tally.add(KING_THREAT, hit(by_king & them.own & !them.all));
    let (empty, third) = (!position.occupied(), Bitboard::rank(us.color.rank(2)));
    let one = up::<WHITE>(us.pawns) & empty;
    let two = up::<WHITE>(one & third) & empty;
    let safe = (one | two) & !them.by[Kind::Pawn.index()] & (!them.all | us.all);
    let pieces = them.own & !them.pawns;
    tally.add(
        PUSH_THREAT,
        hit(sides(up::<WHITE>(safe)) & pieces & !by_pawn),
    );
    let firm = them.by[Kind::Pawn.index()] | (them.twice & !us.twice);
    tally.add(RESTRICTED, hit(them.all & us.all & !firm));
}
