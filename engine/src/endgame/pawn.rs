//! King and pawn against king: one bit per position.
//!
//! The pawn is White's, on files a to d. A word holds the squares of the bare king at which White wins, so a pass over
//! all these squares needs only a few set operations.

use crate::{Bitboard, Color, Square, attacks};

/// The squares of the pawn: four files, six ranks.
const PAWNS: usize = 24;

/// Which positions of king and pawn against king are won.
///
/// ```
/// use fpgambit_engine::endgame::Pawn;
///
/// let table = Pawn::solve();
/// let [pawn, king, other] = ["e4", "e6", "e8"].map(|name| name.parse().unwrap());
/// assert!(table.wins(true, pawn, king, other) && table.wins(false, pawn, king, other));
/// // The rook's pawn draws when the bare king comes to the corner.
/// let [pawn, king, other] = ["a5", "b6", "b8"].map(|name| name.parse().unwrap());
/// assert!(!table.wins(true, pawn, king, other));
/// ```
pub struct Pawn {
    /// By pawn and White's king: the winning squares of the bare king with White to move, and with Black to move.
    to_move: Vec<Bitboard>,
    waiting: Vec<Bitboard>,
}

impl Pawn {
    /// Solves the ending in passes over all positions until nothing new is won. Takes milliseconds.
    pub fn solve() -> Pawn {
        let mut table = Pawn {
            to_move: vec![Bitboard::EMPTY; PAWNS * 64],
            waiting: vec![Bitboard::EMPTY; PAWNS * 64],
        };
        loop {
            let mut changed = false;
            // Start with the most advanced pawns, because the other pawns' moves lead to their positions.
            for pawn in (0..PAWNS).rev() {
                for king in Square::ALL {
                    let entry = pawn * 64 + king.index();
                    let (to_move, waiting) = table.pass(square(pawn), king);
                    changed |= to_move != table.to_move[entry] || waiting != table.waiting[entry];
                    table.to_move[entry] = to_move;
                    table.waiting[entry] = waiting;
                }
            }
            if !changed {
                return table;
            }
        }
    }

    /// Whether White wins; `to_move` means that it is White's turn. The pawn is on ranks 2 to 7.
    pub fn wins(&self, to_move: bool, pawn: Square, king: Square, other: Square) -> bool {
        let flip = |square: Square| match pawn.file() {
            0..=3 => square,
            _ => Square::wrapping(square.index() as u8 ^ 7),
        };
        let entry = number(flip(pawn)) * 64 + flip(king).index();
        let table = if to_move {
            &self.to_move
        } else {
            &self.waiting
        };
        table[entry].has(flip(other))
    }

    /// The bare king's squares at which White wins, as far as is known, with this pawn and this king: with White to
    /// move, and with Black to move.
    fn pass(&self, pawn: Square, king: Square) -> (Bitboard, Bitboard) {
        let men = Bitboard::of(pawn) | Bitboard::of(king);
        let apart = !(men | attacks::king(king));
        if pawn == king {
            return (Bitboard::EMPTY, Bitboard::EMPTY);
        }
        let hit = attacks::pawn(Color::White, pawn);

        let mut to_move = Bitboard::EMPTY;
        for next in attacks::king(king) & !Bitboard::of(pawn) {
            to_move |= self.waiting[number(pawn) * 64 + next.index()];
        }
        to_move |= self.pushes(pawn, king);
        to_move &= apart & !hit;

        // The bare king may capture the pawn unless it is guarded.
        let free = !(Bitboard::of(king) | attacks::king(king) | hit);
        let escapes = free & !self.to_move[number(pawn) * 64 + king.index()];
        let stalemate = !(beside(free) | hit);
        (to_move, apart & !beside(escapes) & !stalemate)
    }

    /// The bare king's squares at which a single or double step of the pawn wins.
    fn pushes(&self, pawn: Square, king: Square) -> Bitboard {
        let Some(next) = pawn.offset(0, 1).filter(|&next| next != king) else {
            return Bitboard::EMPTY;
        };
        let free = !Bitboard::of(next);
        if next.rank() == 7 {
            // Promote to a queen or, if that is stalemate, to a rook.
            let guarded = attacks::king(king).has(next);
            return free
                & if guarded {
                    Bitboard::ALL
                } else {
                    !attacks::king(next)
                };
        }
        let mut won = self.waiting[number(next) * 64 + king.index()];
        if pawn.rank() == 1
            && let Some(second) = next.offset(0, 1).filter(|&second| second != king)
        {
            won |= self.waiting[number(second) * 64 + king.index()];
        }
        won & free
    }
}

/// The pawn's number: file and rank.
fn number(pawn: Square) -> usize {
    usize::from(pawn.rank() - 1) * 4 + usize::from(pawn.file())
}

fn square(number: usize) -> Square {
    Square::from_file_rank((number % 4) as u8, (number / 4) as u8 + 1)
}

/// The squares one king's step away from the set.
fn beside(set: Bitboard) -> Bitboard {
    set.fold(Bitboard::EMPTY, |all, square| all | attacks::king(square))
}
