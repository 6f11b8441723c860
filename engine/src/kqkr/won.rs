//! McCarthy's table of won positions: one bit each.

use super::stage::{ILLEGAL, Men};
use super::{Bare, Ending, Extent, Goal, Symmetry, Turn, pairs, solve};
use crate::{Bitboard, Square};

/// What the queen's side, to move, wins: 462 pairs of kings, 64 squares of the queen and 64 of the rook, 1,892,352 bits.
///
/// ```
/// use fpgambit_engine::kqkr::{Men, Won};
///
/// let won = Won::solve();
/// // Philidor's position: king, other king, queen, rook
/// let men = Men::on(["c6", "b8", "a5", "b7"].map(|name| name.parse().unwrap()));
/// assert!(won.contains(men));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Won {
    rows: Vec<Bitboard>,
}

impl Won {
    /// How many pairs of kings are not symmetric to each other.
    pub const PAIRS: usize = pairs::PAIRS;

    /// Solves the ending. A tenth of a second.
    pub fn solve() -> Won {
        let ending = Ending::QueenWins;
        let bare = Bare::solve(Extent::Triangle, ending.piece());
        let stages = solve(Extent::Triangle, ending, Goal::Conversion, &bare);
        let is_won = |men| stages.get(Turn::Winner, men) < ILLEGAL;
        let rows = pairs::all().flat_map(|(king, other)| {
            Square::ALL.map(|piece| {
                let won = |foe: &Square| {
                    is_won(Men {
                        king,
                        other,
                        piece,
                        foe: *foe,
                    })
                };
                Square::ALL.into_iter().filter(won).collect()
            })
        });
        Won {
            rows: rows.collect(),
        }
    }

    /// The number of a pair of kings, the queen's side's first, and the symmetry that brings them to where the table has
    /// them; `None` when they touch.
    pub fn pair(king: Square, other: Square) -> Option<(usize, Symmetry)> {
        pairs::place(king, other)
    }

    /// Squares of the rook in the won positions with this pair of kings and the queen here.
    ///
    /// # Panics
    /// When there is no such pair.
    pub fn row(&self, pair: usize, queen: Square) -> Bitboard {
        self.rows[pair * 64 + queen.index()]
    }

    /// Whether the position is legal and won by the queen's side, to move.
    pub fn contains(&self, men: Men) -> bool {
        Won::pair(men.king, men.other).is_some_and(|(pair, symmetry)| {
            self.row(pair, symmetry.square(men.piece))
                .has(symmetry.square(men.foe))
        })
    }
}
