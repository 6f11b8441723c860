//! Scores: centipawns, or plies to mate.

use std::fmt;

/// The score of a draw.
pub const DRAW: i32 = 0;
/// The score of being mated on the spot is the negative of this.
pub const MATE: i32 = 32_000;
/// The largest number of plies in a line.
pub const PLY_MAX: usize = 128;
/// The least score of a forced mate.
pub const MATE_BOUND: i32 = MATE - PLY_MAX as i32;
/// More than any score.
pub const INFINITE: i32 = 32_500;

/// A score as people and UCI use it, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// An advantage in centipawns.
    Centipawns(i32),
    /// A forced mate: the number of moves to it, negative if the side to move is mated.
    Mate(i32),
}

impl Value {
    /// Converts a score of the search.
    pub fn of(score: i32) -> Value {
        if score >= MATE_BOUND {
            Value::Mate((MATE - score + 1) / 2)
        } else if score <= -MATE_BOUND {
            Value::Mate(-(MATE + score) / 2)
        } else {
            Value::Centipawns(score)
        }
    }
}

impl fmt::Display for Value {
    /// Writes it as UCI's `info score` does: `cp 31`, `mate -2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Centipawns(value) => write!(f, "cp {value}"),
            Value::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(Value::of(MATE - 1), Value::Mate(1));
        assert_eq!(Value::of(MATE - 3), Value::Mate(2));
        assert_eq!(Value::of(-MATE), Value::Mate(0));
        assert_eq!(Value::of(2 - MATE), Value::Mate(-1));
        assert_eq!(Value::of(-31).to_string(), "cp -31");
        assert_eq!(Value::of(4 - MATE).to_string(), "mate -2");
    }
}
