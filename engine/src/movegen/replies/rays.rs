//! All sliders of a side at once, direction by direction.
//!
//! Four directions go up the board and four go down. The code shifts four words together, so that the compiler can use
//! vectors if the processor has them.

use crate::{Bitboard, Square, attacks};

/// Rank, file, antidiagonal, diagonal: the lines of the four directions.
const STEPS: [u32; 4] = [1, 8, 7, 9];
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// The squares that a step up can reach, and a step down.
const UP: [u64; 4] = [NOT_A, !0, NOT_H, NOT_A];
const DOWN: [u64; 4] = [NOT_H, !0, NOT_A, NOT_H];

type Four = [u64; 4];

/// What a side's sliders see.
pub(super) struct Rays {
    sliders: Four,
    up: Four,
    down: Four,
    /// Everything they see together.
    pub(super) seen: Bitboard,
    /// The number of moves.
    pub(super) moves: u32,
    /// How many moves a piece on each free square would remove, as binary numbers across the sets.
    losses: [u64; 6],
}

impl Rays {
    /// Computes the rays; `sliders` has one set per line, in the order rank, file, antidiagonal, diagonal.
    #[inline(always)]
    pub(super) fn of(sliders: [Bitboard; 4], occupied: Bitboard, own: Bitboard) -> Rays {
        let sliders = sliders.map(|set| set.0);
        let (up, down) = seen(sliders, !occupied.0);
        let all = (0..4).fold(0, |all, i| all | up[i] | down[i]);
        Rays {
            sliders,
            up,
            down,
            seen: Bitboard(all),
            moves: count(&up, &down, !own.0),
            losses: losses(&up, &down, !occupied.0, !own.0),
        }
    }

    /// Returns how many moves a piece on one of these free squares removes, summed over the squares.
    #[inline(always)]
    pub(super) fn lost(&self, to: Bitboard) -> u32 {
        (0..6)
            .map(|bit| (to.0 & self.losses[bit]).count_ones() << bit)
            .sum()
    }

    /// Returns the number of moves with other squares occupied, and with own pieces only on the given ones.
    #[inline(always)]
    pub(super) fn moves_over(&self, occupied: Bitboard, own: Bitboard) -> u32 {
        let (up, down) = seen(self.sliders.map(|set| set & own.0), !occupied.0);
        count(&up, &down, !own.0)
    }

    /// Returns how many sliders see a square.
    #[inline(always)]
    pub(super) fn count(&self, square: Square) -> u32 {
        let at = square.index();
        (0..4)
            .map(|i| (self.up[i] >> at & 1) as u32 + (self.down[i] >> at & 1) as u32)
            .sum()
    }

    /// Returns the moves that the sliders gain when the piece on a square that they see goes away, and the lines on
    /// which they see it.
    #[inline(always)]
    pub(super) fn through(
        &self,
        from: Square,
        occupied: Bitboard,
        own: Bitboard,
    ) -> (u32, Bitboard) {
        let seen = attacks::queen(from, occupied);
        let above = !0 << from.index();
        let (mut won, mut lines) = (0, Bitboard::EMPTY);
        let axes = [
            attacks::rank(from),
            attacks::file(from),
            attacks::antidiagonal(from),
            attacks::diagonal(from),
        ];
        for (i, axis) in axes.into_iter().enumerate() {
            let on = seen & axis & !own;
            if Bitboard(self.up[i]).has(from) {
                won += (on & Bitboard(above)).len();
                lines |= axis;
            }
            if Bitboard(self.down[i]).has(from) {
                won += (on & Bitboard(!above)).len();
                lines |= axis;
            }
        }
        (won, lines)
    }
}

#[inline(always)]
fn map(f: impl Fn(usize) -> u64) -> Four {
    [f(0), f(1), f(2), f(3)]
}

#[inline(always)]
fn count(up: &Four, down: &Four, wanted: u64) -> u32 {
    (0..4)
        .map(|i| (up[i] & wanted).count_ones() + (down[i] & wanted).count_ones())
        .sum()
}

/// Kogge-Stone fill: one, two and four steps at a time.
#[inline(always)]
fn seen(sliders: Four, empty: u64) -> (Four, Four) {
    let (mut up, mut down) = (sliders, sliders);
    let (mut free_up, mut free_down) = (map(|i| empty & UP[i]), map(|i| empty & DOWN[i]));
    for steps in [1, 2, 4] {
        up = map(|i| up[i] | free_up[i] & up[i] << (steps * STEPS[i]));
        down = map(|i| down[i] | free_down[i] & down[i] >> (steps * STEPS[i]));
        free_up = map(|i| free_up[i] & free_up[i] << (steps * STEPS[i]));
        free_down = map(|i| free_down[i] & free_down[i] >> (steps * STEPS[i]));
    }
    (
        map(|i| up[i] << STEPS[i] & UP[i]),
        map(|i| down[i] >> STEPS[i] & DOWN[i]),
    )
}

/// Counts, for each free square, the squares that a slider sees beyond it.
#[inline(always)]
fn losses(up: &Four, down: &Four, empty: u64, wanted: u64) -> [u64; 6] {
    // The squares from which there is still a move one, then two, then three squares further.
    let mut more_up = map(|i| up[i] & empty & (up[i] & wanted) >> STEPS[i]);
    let mut more_down = map(|i| down[i] & empty & (down[i] & wanted) << STEPS[i]);
    let mut ones = [0; 4];
    let mut twos = [0; 4];
    let mut fours = [0; 4];
    let mut eights = [0; 4];
    loop {
        // Adds up, down and the count so far: a full adder in each lane.
        let half = map(|i| more_up[i] ^ more_down[i]);
        let carry = map(|i| more_up[i] & more_down[i] | ones[i] & half[i]);
        ones = map(|i| ones[i] ^ half[i]);
        let next = map(|i| twos[i] & carry[i]);
        twos = map(|i| twos[i] ^ carry[i]);
        let last = map(|i| fours[i] & next[i]);
        fours = map(|i| fours[i] ^ next[i]);
        eights = map(|i| eights[i] | last[i]);
        more_up = map(|i| up[i] & empty & more_up[i] >> STEPS[i]);
        more_down = map(|i| down[i] & empty & more_down[i] << STEPS[i]);
        if (0..4).all(|i| more_up[i] | more_down[i] == 0) {
            break;
        }
    }
    let lane = |i: usize| [ones[i], twos[i], fours[i], eights[i], 0, 0];
    sum(sum(lane(0), lane(1)), sum(lane(2), lane(3)))
}

/// Adds numbers stored across sets.
#[inline(always)]
fn sum(a: [u64; 6], b: [u64; 6]) -> [u64; 6] {
    let mut carry = 0;
    let mut sum = [0; 6];
    for bit in 0..6 {
        let half = a[bit] ^ b[bit];
        sum[bit] = half ^ carry;
        carry = a[bit] & b[bit] | half & carry;
    }
    sum
}
