//! Operations on 64 positions at a time: the reach of sliders, and transposed bit matrices.

use crate::{Bitboard, Kind, Square, attacks};

/// Returns the squares from which a slider reaches one of `targets` in one move, over `empty` squares only.
///
/// It handles all targets together: each set runs backwards along the rays until a piece blocks it.
pub(super) fn reaching(kind: Kind, targets: Bitboard, empty: Bitboard) -> Bitboard {
    let (targets, empty) = (targets.0, empty.0);
    let mut reached = ray::<8>(targets, empty, !0)
        | ray::<-8>(targets, empty, !0)
        | ray::<1>(targets, empty, EAST)
        | ray::<-1>(targets, empty, WEST);
    if kind == Kind::Queen {
        reached |= ray::<9>(targets, empty, EAST)
            | ray::<7>(targets, empty, WEST)
            | ray::<-7>(targets, empty, EAST)
            | ray::<-9>(targets, empty, WEST);
    }
    Bitboard(reached)
}

/// The squares where a step to the right can end, and a step to the left.
const EAST: u64 = !0x0101_0101_0101_0101;
const WEST: u64 = !0x8080_8080_8080_8080;

#[inline(always)]
fn ray<const STEP: i32>(targets: u64, empty: u64, ends: u64) -> u64 {
    let step = |set: u64, times: i32| {
        if STEP > 0 {
            set << (STEP * times)
        } else {
            set >> (-STEP * times)
        }
    };
    // Kogge-Stone fill: one step, two, then four, as far as all squares in between are empty.
    let open = empty & ends;
    let mut run = targets | open & step(targets, 1);
    let open_two = open & step(open, 1);
    run |= open_two & step(run, 2);
    let open_four = open_two & step(open_two, 2);
    run |= open_four & step(run, 4);
    step(run, 1) & ends
}

/// Returns the squares that a queen or rook attacks.
#[inline]
pub(super) fn attacked(kind: Kind, from: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        Kind::Queen => attacks::queen(from, occupied),
        _ => attacks::rook(from, occupied),
    }
}

/// Transposes a matrix of bits: bit c of word r becomes bit r of word c.
pub(super) fn transpose(matrix: &mut [u64; 64]) {
    let (mut width, mut mask) = (32, u64::from(u32::MAX));
    while width > 0 {
        let mut row = 0;
        while row < 64 {
            let swap = (matrix[row] >> width ^ matrix[row + width]) & mask;
            matrix[row] ^= swap << width;
            matrix[row + width] ^= swap;
            row = (row + width + 1) & !width;
        }
        width >>= 1;
        mask ^= mask << width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Chance;

    fn random_set(chance: &mut Chance) -> u64 {
        u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
    }

    #[test]
    fn reaching_squares_are_those_that_attack_a_target() {
        let seed = 11;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        for _ in 0..500 {
            let targets = Bitboard(random_set(&mut chance) & random_set(&mut chance));
            let empty = Bitboard(random_set(&mut chance) | random_set(&mut chance));
            for kind in [Kind::Queen, Kind::Rook] {
                let slow = Square::ALL
                    .into_iter()
                    .filter(|&from| !(attacked(kind, from, !empty) & targets).is_empty())
                    .collect();
                assert_eq!(reaching(kind, targets, empty), slow, "{targets:?}{empty:?}");
            }
        }
    }

    #[test]
    fn transpose_swaps_rows_and_columns() {
        let seed = 12;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        let matrix: [u64; 64] = std::array::from_fn(|_| random_set(&mut chance));
        let mut sideways = matrix;
        transpose(&mut sideways);
        for (row, word) in matrix.iter().enumerate() {
            for (column, other) in sideways.iter().enumerate() {
                assert_eq!(word >> column & 1, other >> row & 1);
            }
        }
    }
}
