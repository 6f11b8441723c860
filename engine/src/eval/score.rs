//! Two values in one number: one for the middlegame and one for the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A middlegame and an endgame value in centipawns, added and multiplied together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score(i64);

impl Score {
    /// Both values 0.
    pub const ZERO: Score = Score(0);

    /// Creates a score from both values.
    #[inline]
    pub const fn new(middle: i32, end: i32) -> Score {
        Score(((end as i64) << 32) + middle as i64)
    }

    /// The value in the middlegame, in centipawns.
    #[inline]
    pub const fn middle(self) -> i32 {
        self.0 as i32
    }

    /// The value in the endgame, in centipawns.
    #[inline]
    pub const fn end(self) -> i32 {
        // A negative middlegame value borrows one from the upper half.
        ((self.0 + 0x8000_0000) >> 32) as i32
    }

    /// Adds both values, for constants.
    #[inline]
    pub const fn plus(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Add for Score {
    type Output = Score;
    #[inline]
    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl AddAssign for Score {
    #[inline]
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sub for Score {
    type Output = Score;
    #[inline]
    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

impl SubAssign for Score {
    #[inline]
    fn sub_assign(&mut self, other: Score) {
        self.0 -= other.0;
    }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Mul<i32> for Score {
    type Output = Score;
    #[inline]
    fn mul(self, times: i32) -> Score {
        Score(self.0 * i64::from(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn middlegame_and_endgame_halves_are_independent() {
        for (a, b) in [(0, 0), (1, -1), (-1, 1), (-300, -7), (5, 900), (-12, 40)] {
            for (c, d) in [(0, 0), (-25, 13), (77, -88), (-1, -1)] {
                let (x, y) = (Score::new(a, b), Score::new(c, d));
                let halves = |score: Score| (score.middle(), score.end());
                assert_eq!(halves(x + y), (a + c, b + d));
                assert_eq!(halves(x - y), (a - c, b - d));
                assert_eq!(halves(-x * 3), (-3 * a, -3 * b));
                assert_eq!(x.plus(y), x + y);
            }
        }
    }
}
