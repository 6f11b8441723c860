//! McCarthy's table of won positions: one bit for each position.

use super::stage::{ILLEGAL, Men};
use super::{Bare, Ending, Extent, Goal, Symmetry, Turn, pairs, solve};
use crate::{Bitboard, Square};

/// The positions that the queen's side wins when it is to move: 462 pairs of kings, 64 squares of the queen and 64 of
/// the rook, 1,892,352 bits.
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
    /// The number of pairs of kings that are not symmetric to each other.
    pub const PAIRS: usize = pairs::PAIRS;

    /// Solves the ending, in a tenth of a second.
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

    /// Returns the number of a pair of kings, the queen's side's first, and the symmetry that maps them to the table's
    /// squares; `None` if they are adjacent.
    pub fn pair(king: Square, other: Square) -> Option<(usize, Symmetry)> {
        pairs::place(king, other)
    }

    /// Returns the squares of the rook in the won positions with this pair of kings and this queen square.
    ///
    /// # Panics
    /// If there is no such pair.
    pub fn row(&self, pair: usize, queen: Square) -> Bitboard {
        self.rows[pair * 64 + queen.index()]
    }

    /// Returns whether the position is legal and the queen's side, to move, wins it.
    pub fn contains(&self, men: Men) -> bool {
        Won::pair(men.king, men.other).is_some_and(|(pair, symmetry)| {
            self.row(pair, symmetry.square(men.piece))
                .has(symmetry.square(men.foe))
        })
    }
}
