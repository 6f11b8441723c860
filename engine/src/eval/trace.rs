//! Splits a position into the terms of its value, for the tuner.

use super::count::{Tally, count};
use super::score::Score;
use super::terms::*;
use super::{Material, PHASE_MAX, mixed, scale};
use crate::{Color, Position};

/// Which terms a position has, how often, and how it blends middlegame and endgame.
///
/// The trace does not distinguish endings with a special value ([`crate::endgame`]) from others.
///
/// ```
/// use fpgambit_engine::Position;
/// use fpgambit_engine::eval::{Trace, WEIGHTS, evaluate};
///
/// // A bishop pair against a bishop and a knight, a pawn behind.
/// let position: Position = "5bk1/5n1p/6p1/8/8/8/1B4P1/5BK1 w - - 0 1".parse().unwrap();
/// let trace = Trace::of(&position);
/// assert_eq!(trace.value(&WEIGHTS), evaluate(&position));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The numbers of [`terms`](super::terms) in rising order, each with White's count minus Black's, which is never 0.
    pub terms: Vec<(u16, i16)>,
    /// The weight of the middlegame, out of [`PHASE_MAX`].
    pub phase: i32,
    /// The part of the endgame's value that counts, out of [`scale::WHOLE`], by the weights in use.
    pub scale: i32,
    /// The side to move.
    pub side: Color,
}

/// Counts terms.
struct Counts(Box<[i16; TERMS]>);

impl Tally for Counts {
    fn add(&mut self, term: usize, times: i32) {
        self.0[term] += times as i16;
    }
}

impl Trace {
    /// Splits a position into its terms.
    pub fn of(position: &Position) -> Trace {
        let none = || Counts(Box::new([0; TERMS]));
        let (mut white, mut black) = (none(), none());
        for square in position.occupied() {
            let nibble = usize::from(position.nibble_at(square));
            let (counts, own_square) = match nibble >> 3 {
                0 => (&mut white, square.index()),
                _ => (&mut black, square.index() ^ 56),
            };
            let kind = (nibble & 7) - 1;
            counts.add(MATERIAL + kind, 1);
            counts.add(SQUARE + 64 * kind + own_square, 1);
        }
        count(position, &mut white, &mut black);
        match position.side_to_move() {
            Color::White => white.add(TEMPO, 1),
            Color::Black => black.add(TEMPO, 1),
        }
        let both = white.0.iter().zip(black.0.iter());
        let differences = (0..).zip(both.map(|(white, black)| white - black));
        let mut trace = Trace {
            terms: differences.filter(|&(_, times)| times != 0).collect(),
            phase: Material::of(position).phase.min(PHASE_MAX),
            scale: 0,
            side: position.side_to_move(),
        };
        trace.scale = scale::scale(position, trace.sum(&super::WEIGHTS).end());
        trace
    }

    /// The sum of the terms times their weights, White's minus Black's.
    fn sum(&self, weights: &[Score; TERMS]) -> Score {
        let terms = self.terms.iter();
        terms.fold(Score::ZERO, |sum, &(term, times)| {
            sum + weights[usize::from(term)] * i32::from(times)
        })
    }

    /// The value of the position with these weights for the side to move, in centipawns.
    pub fn value(&self, weights: &[Score; TERMS]) -> i32 {
        mixed(self.sum(weights), self.phase, self.scale, self.side)
    }
}
