//! Static exchange evaluation: the balance of a capture and all recaptures on its square.

use crate::{Bitboard, Kind, Move, MoveKind, Position, attacks};

/// The value of a piece in an exchange, indexed by the kind's number. The king is never captured.
pub const VALUES: [i32; 8] = [0, 100, 325, 335, 500, 975, 10_000, 0];

/// Returns what the move captures and gains by promoting, before any recapture.
#[inline]
pub fn gain(position: &Position, mv: Move) -> i32 {
    let taken = match mv.kind() {
        MoveKind::EnPassant => VALUES[Kind::Pawn.index()],
        kind if kind.is_capture() => VALUES[usize::from(position.nibble_at(mv.to()) & 7)],
        _ => 0,
    };
    match mv.promotion() {
        Some(kind) => taken + VALUES[kind.index()] - VALUES[Kind::Pawn.index()],
        None => taken,
    }
}

/// Returns whether the exchange that the move begins gains at least `bound` for the mover.
///
/// Both sides capture on the move's square with their least valuable piece (on the lowest square among equals), as long
/// as it pays; a king captures only unguarded pieces. The evaluation ignores pins and checks, and a pawn that
/// recaptures on the last rank does not promote. Castling exchanges nothing.
#[inline]
pub fn at_least(position: &Position, mv: Move, bound: i32) -> bool {
    let kind = mv.kind();
    if kind.is_castling() {
        return bound <= 0;
    }
    let (from, to) = (mv.from(), mv.to());
    // How far the side that has just moved is ahead of the bound if the other side stops here.
    let mut balance = gain(position, mv) - bound;
    if balance < 0 {
        return false;
    }
    let stands = match mv.promotion() {
        Some(kind) => kind.index(),
        None => usize::from(position.nibble_at(from) & 7),
    };
    balance -= VALUES[stands];
    if balance >= 0 {
        return true;
    }
    let mut occupied = (position.occupied() ^ Bitboard::of(from)) | Bitboard::of(to);
    if kind == MoveKind::EnPassant {
        occupied ^= Bitboard::of(crate::position::en_passant_victim(to));
    }
    let queens = position.of_kind(Kind::Queen);
    let slanting = position.of_kind(Kind::Bishop) | queens;
    let straight = position.of_kind(Kind::Rook) | queens;
    let mover = position.side_to_move();
    let mut attackers = (position.attackers(to, mover, occupied)
        | position.attackers(to, !mover, occupied))
        & occupied;
    let mut side = mover;
    loop {
        side = !side;
        let own = attackers & position.of_color(side);
        let Some((kind, piece)) = cheapest(position, own) else {
            break;
        };
        if kind == Kind::King && !(attackers & position.of_color(!side)).is_empty() {
            break;
        }
        occupied ^= piece;
        if matches!(kind, Kind::Pawn | Kind::Bishop | Kind::Queen) {
            attackers |= attacks::bishop(to, occupied) & slanting;
        }
        if matches!(kind, Kind::Rook | Kind::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
        attackers &= occupied;
        // As the capturing side sees it: how far it is ahead if the other side recaptures and stops.
        balance = -balance - 1 - VALUES[kind.index()];
        if balance >= 0 {
            return side == mover;
        }
    }
    side != mover
}

/// Returns the least valuable of these pieces.
#[inline]
fn cheapest(position: &Position, pieces: Bitboard) -> Option<(Kind, Bitboard)> {
    Kind::ALL.into_iter().find_map(|kind| {
        let square = (pieces & position.of_kind(kind)).first()?;
        Some((kind, Bitboard::of(square)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomBoards, RandomGames};
    use crate::{Color, Square};

    /// Finds the pieces of a side that attack a square by walking from each of them over the board.
    fn walkers(board: &[u8; 64], to: Square, side: Color) -> Vec<(usize, Square)> {
        let mut found = Vec::new();
        for from in Square::ALL {
            let nibble = board[from.index()];
            let kind = usize::from(nibble & 7);
            if nibble == 0 || usize::from(nibble >> 3) != side.index() {
                continue;
            }
            let files = to.file() as i8 - from.file() as i8;
            let ranks = to.rank() as i8 - from.rank() as i8;
            let (wide, high) = (files.abs(), ranks.abs());
            let shape = match kind {
                1 => wide == 1 && ranks == side.forward(),
                2 => wide * high == 2,
                3 => wide == high,
                4 => wide == 0 || high == 0,
                5 => wide == high || wide == 0 || high == 0,
                _ => wide.max(high) == 1,
            };
            let mut free = true;
            if kind != 2 && from != to {
                let mut at = from.offset(files.signum(), ranks.signum());
                while let Some(square) = at.filter(|&square| square != to) {
                    free &= board[square.index()] == 0;
                    at = square.offset(files.signum(), ranks.signum());
                }
            }
            if from != to && shape && free {
                found.push((kind, from));
            }
        }
        found.sort_by_key(|&(kind, from)| (kind, from.index()));
        found
    }

    /// Returns what the side to capture gains at best on the square, by plain recursion.
    fn exchange(board: &mut [u8; 64], to: Square, side: Color) -> i32 {
        let takers = walkers(board, to, side);
        let Some(&(kind, from)) = takers.first() else {
            return 0;
        };
        let (victim, taker) = (board[to.index()], board[from.index()]);
        board[to.index()] = taker;
        board[from.index()] = 0;
        let guarded = !walkers(board, to, !side).is_empty();
        let value = if kind == 6 && guarded {
            0
        } else {
            let value = VALUES[usize::from(victim & 7)] - exchange(board, to, !side);
            value.max(0)
        };
        board[to.index()] = victim;
        board[from.index()] = taker;
        value
    }

    fn slow(position: &Position, mv: Move) -> i32 {
        if mv.kind().is_castling() {
            return 0;
        }
        let side = position.side_to_move();
        let after = position.play(mv);
        let mut board = Square::ALL.map(|square| after.nibble_at(square));
        gain(position, mv) - exchange(&mut board, mv.to(), !side)
    }

    #[test]
    fn exchange_values_equal_the_slow_oracle() {
        let seed = 21;
        println!("seed {seed}");
        let count = if std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
            100_000
        } else {
            3_000
        };
        let mut exchanges = 0;
        let positions = RandomGames::new(seed)
            .take(count)
            .chain(RandomBoards::new(seed).take(count / 3));
        for position in positions {
            for mv in position.legal_moves() {
                let value = slow(&position, mv);
                exchanges += usize::from(mv.is_capture());
                assert!(at_least(&position, mv, value), "{position} {mv}: {value}");
                assert!(
                    !at_least(&position, mv, value + 1),
                    "{position} {mv}: not over {value}"
                );
            }
        }
        assert!(exchanges > count);
    }

    #[test]
    fn exchange_values_equal_hand_computed_ones() {
        for (fen, mv, value) in [
            // A free pawn, and a guarded one.
            ("4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", 100),
            ("4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", -400),
            // The second rook supports the first.
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            // En passant, and a promotion that is recaptured.
            ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 1375),
            ("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", -100),
        ] {
            let position: Position = fen.parse().unwrap();
            let mv = position.parse_uci(mv).unwrap();
            assert!(at_least(&position, mv, value), "{fen}");
            assert!(!at_least(&position, mv, value + 1), "{fen}");
        }
    }
}
