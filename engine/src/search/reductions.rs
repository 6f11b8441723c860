//! The reductions of late moves and null moves.

const SIZE: usize = 64;

/// The reduction in plies, by depth and by the number of moves tried before.
static PLIES: [[u8; SIZE]; SIZE] = {
    let mut plies = [[0; SIZE]; SIZE];
    let mut depth = 1;
    while depth < SIZE {
        let mut tried = 1;
        while tried < SIZE {
            let product = log2(depth as u64) * log2(tried as u64) / 256;
            plies[depth][tried] = ((180 + 76 * product / 256) / 256) as u8;
            tried += 1;
        }
        depth += 1;
    }
    plies
};

/// Computes the logarithm to base 2, times 256, by squaring, so that it is the same on every machine.
const fn log2(number: u64) -> u64 {
    let whole = number.ilog2() as u64;
    // The fraction between 1 and 2, in units of 2^-30.
    let mut rest = (number << 30) >> whole;
    let mut result = whole;
    let mut bit = 0;
    while bit < 8 {
        rest = (rest * rest) >> 30;
        result <<= 1;
        if rest >= 2 << 30 {
            rest >>= 1;
            result |= 1;
        }
        bit += 1;
    }
    result
}

/// Returns the reduction, in plies, of a move at this depth after this number of other moves.
#[inline]
pub fn reduction(depth: i32, tried: usize) -> i32 {
    let depth = depth.clamp(0, SIZE as i32 - 1) as usize;
    i32::from(PLIES[depth][tried.min(SIZE - 1)])
}

/// Returns the reduction, in plies, after a pass in a position this far above beta.
#[inline]
pub fn null_move_reduction(depth: i32, above: i32) -> i32 {
    3 + depth / 4 + (above / 200).min(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_move_number() {
        assert_eq!(log2(8), 3 * 256);
        assert_eq!(log2(3), (3f64.log2() * 256.0) as u64);
        assert_eq!(reduction(1, 1), 0);
        assert!((2..=4).contains(&reduction(8, 12)));
        for depth in 1..63 {
            for tried in 1..63 {
                assert!(reduction(depth, tried) <= reduction(depth + 1, tried));
                assert!(reduction(depth, tried) <= reduction(depth, tried + 1));
            }
        }
    }
}
