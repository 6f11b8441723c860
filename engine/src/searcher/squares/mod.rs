//! Material and piece-squares: each piece has a middlegame and an endgame worth on its square, and the phase of the
//! game interpolates between the sums of the two.
//!
//! ```text
//! middle, end  = sums over the pieces of TABLE[kind][square as its owner sees it], the side to move's minus the other's
//! phase        = the sum over all pieces of PHASE[kind], at most 32: 32 at the start, 0 with kings and pawns
//! value        = end + floor((middle - end) * phase / 32), clamped to +-20,000
//! ```
//!
//! In a circuit this needs a memory of 768 words beside the board (or 384 and an exclusive or), two accumulators of 18
//! bits, which hold the sums of any 64 pieces, and one of nine bits for the phase. A move makes two to four reads. The
//! shift is an arithmetic shift of a product of 19 by 6 bits. The sums are taken from the mover's side *before* the
//! shift, so swapping the colours gives the same value. The circuit can either push the accumulators on the stack, or
//! restore them by the same reads with the signs changed; the result is the same.

mod table;

pub use table::TABLE;

use super::evaluation::{Evaluation, changes};
use super::rules::{PLIES, VALUE_MAX};
use crate::{Color, Move, Position};

/// What a piece of each kind adds to the phase, indexed by the kind's number.
pub const PHASE: [i32; 7] = [0, 0, 1, 1, 3, 6, 0];
/// The phase is at most this; it is a power of two, so that the division is a shift.
pub const PHASE_MAX: i32 = 32;

/// The sums over a board, White's minus Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// Middlegame centipawns.
    pub middle: i32,
    /// Endgame centipawns.
    pub end: i32,
    /// The phase, summed over both sides' pieces.
    pub phase: i32,
}

/// What a piece adds to the sums, by nibble and square.
static ADDED: [[Sums; 64]; 16] = {
    const NONE: Sums = Sums {
        middle: 0,
        end: 0,
        phase: 0,
    };
    let mut added = [[NONE; 64]; 16];
    let mut kind = 1;
    while kind < 7 {
        let mut square = 0;
        while square < 64 {
            let (middle, end) = TABLE[kind - 1][square];
            let (middle, end, phase) = (middle as i32, end as i32, PHASE[kind]);
            added[kind][square] = Sums { middle, end, phase };
            added[kind + 8][square ^ 56] = Sums {
                middle: -middle,
                end: -end,
                phase,
            };
            square += 1;
        }
        kind += 1;
    }
    added
};

impl Sums {
    /// Computes the sums of a board from scratch.
    pub fn of(position: &Position) -> Sums {
        let mut sums = Sums::default();
        for square in position.occupied() {
            sums.add(position.nibble_at(square), square.index(), 1);
        }
        sums
    }

    #[inline]
    fn add(&mut self, nibble: u8, square: usize, sign: i32) {
        let added = &ADDED[usize::from(nibble & 15)][square & 63];
        self.middle += sign * added.middle;
        self.end += sign * added.end;
        self.phase += sign * added.phase;
    }

    /// Returns the value for this side.
    #[inline]
    pub fn value(&self, side: Color) -> i16 {
        let sign = match side {
            Color::White => 1,
            Color::Black => -1,
        };
        let (middle, end) = (sign * self.middle, sign * self.end);
        let value = end + (((middle - end) * self.phase.min(PHASE_MAX)) >> 5);
        let most = i32::from(VALUE_MAX);
        value.clamp(-most, most) as i16
    }
}

/// The evaluation `squares`.
#[derive(Clone, Debug, Default)]
pub struct Squares {
    /// The sums of the line's positions, the last position's at the end.
    line: Vec<Sums>,
}

impl Squares {
    /// Creates an evaluation without a line.
    pub fn new() -> Squares {
        Squares {
            line: Vec::with_capacity(PLIES + 1),
        }
    }

    /// Returns the sums of the line's last position.
    #[inline]
    pub fn sums(&self) -> Sums {
        self.line.last().copied().unwrap_or_default()
    }
}

impl Evaluation for Squares {
    fn load(&mut self, position: &Position) {
        self.line.clear();
        self.line.push(Sums::of(position));
    }

    #[inline]
    fn make(&mut self, before: &Position, mv: Move) {
        let mut sums = self.sums();
        for change in changes(before, mv) {
            let sign = if change.put { 1 } else { -1 };
            sums.add(change.nibble, change.square.index(), sign);
        }
        self.line.push(sums);
    }

    #[inline]
    fn pass(&mut self) {
        self.line.push(self.sums());
    }

    #[inline]
    fn unmake(&mut self) {
        self.line.pop();
    }

    #[inline]
    fn value(&self, side: Color) -> i16 {
        self.sums().value(side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Chance, RandomBoards};

    /// Incremental sums equal sums from scratch, forwards and backwards, on boards with any number of pieces.
    #[test]
    fn incremental_sums_equal_sums_from_scratch() {
        let seed = 5;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        let mut moves = 0;
        for mut position in RandomBoards::new(seed).take(300) {
            let mut squares = Squares::new();
            squares.load(&position);
            let mut line = Vec::new();
            while line.len() < 12 {
                let mut legal = position.legal_moves().to_vec();
                legal.sort_unstable_by_key(|mv| mv.word());
                let Some(&mv) = chance.pick(&legal) else {
                    break;
                };
                line.push((squares.sums(), mv, position.clone()));
                squares.make(&position, mv);
                position.make(mv);
                moves += 1;
                assert_eq!(squares.sums(), Sums::of(&position), "{position}");
                let value = squares.value(position.side_to_move());
                let mirror = position.mirrored();
                let mirrored = Sums::of(&mirror).value(mirror.side_to_move());
                assert_eq!(value, mirrored, "{position}");
            }
            for (sums, ..) in line.iter().rev() {
                squares.unmake();
                assert_eq!(squares.sums(), *sums);
            }
        }
        assert!(moves > 1_000, "{moves}");
    }

    /// No 64 pieces overflow 18 bits, nor the phase nine bits.
    #[test]
    fn the_accumulators_are_wide_enough() {
        let most = TABLE
            .iter()
            .flatten()
            .map(|&(middle, end)| middle.abs().max(end.abs()));
        let most = i32::from(most.max().unwrap());
        assert!(64 * most < 1 << 17, "{most}");
        assert!(64 * PHASE.iter().max().unwrap() < 1 << 9);
    }
}
