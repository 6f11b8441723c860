//! Tables that keep some of the positions; a look-ahead finds the rest.

mod list;
mod search;
mod select;

pub use list::{List, WORD_BITS};

use super::{Bare, Ending, Extent, Goal, Lookup, Men, Tables, Turn};
use crate::Square;
use search::Search;

/// The largest look-ahead, in moves of each side.
pub const MOVES_MAX: usize = 5;

/// The number of positions that the look-ahead remembers during one probe, as a power of two.
const LOG_ONE_PROBE: u32 = 12;
/// The number of positions that a [`Prober`] remembers, as a power of two.
const LOG_PROBER: u32 = 22;

/// Both endings and both goals as [`List`]s, for the winner to move.
///
/// If a position is not listed, the look-up searches as many moves of each side ahead as the lists were made for: none
/// if all won positions are listed. With the loser to move it searches one ply more.
#[derive(Clone, Debug)]
pub struct Compact {
    pub(super) moves: usize,
    pub(super) lists: [[List; 2]; 2],
    pub(super) bare: [Bare; 2],
}

impl Compact {
    /// Makes the lists for a look-ahead of this many moves of each side.
    ///
    /// # Panics
    /// Above [`MOVES_MAX`], or if the tables are not those of [`Extent::Triangle`].
    pub fn new(tables: &Tables, moves: usize) -> Compact {
        assert!(moves <= MOVES_MAX, "{moves} moves of look-ahead");
        assert_eq!(
            tables.extent(),
            Extent::Triangle,
            "lists are made of folded tables"
        );
        let list = |ending: Ending, goal| {
            let (stages, bare) = (tables.stages(ending, goal), &tables.bare[ending.index()]);
            List::new(&select::select(ending, goal, stages, bare, moves))
        };
        Compact {
            moves,
            lists: Ending::ALL.map(|ending| Goal::ALL.map(|goal| list(ending, goal))),
            bare: tables.bare.clone(),
        }
    }

    /// Returns the look-ahead from the winner's turn, in moves of each side; each is two plies.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Returns the list of one ending for one goal.
    pub fn list(&self, ending: Ending, goal: Goal) -> &List {
        &self.lists[ending.index()][goal.index()]
    }

    /// Creates a prober, which remembers what the look-ahead found from one position to the next.
    pub fn prober(&self, ending: Ending, goal: Goal) -> Prober<'_> {
        self.remembering(ending, goal, LOG_PROBER)
    }

    fn remembering(&self, ending: Ending, goal: Goal, log: u32) -> Prober<'_> {
        let (list, bare) = (self.list(ending, goal), &self.bare[ending.index()]);
        Prober {
            moves: self.moves,
            search: Search::new(ending, goal, list, bare, log),
        }
    }
}

/// A look-ahead for one ending and one goal. [`Compact::prober`] creates it.
///
/// It returns the same stages as [`Lookup::stage`]. It is faster for many positions, and uses 50 MB to remember what it
/// has seen.
pub struct Prober<'a> {
    moves: usize,
    search: Search<'a>,
}

impl Prober<'_> {
    /// Returns a position's stage, or [`NOT_WON`](super::NOT_WON).
    pub fn stage(&mut self, turn: Turn, men: Men) -> u8 {
        self.search.stage(turn, men, self.moves)
    }

    /// Returns how many positions with the winner to move the look-ahead has visited so far.
    pub fn visited(&self) -> u64 {
        self.search.nodes
    }
}

impl Lookup for Compact {
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8 {
        self.remembering(ending, goal, LOG_ONE_PROBE)
            .stage(turn, men)
    }

    fn winning_move(&self, ending: Ending, goal: Goal, men: Men) -> Option<(Square, Square)> {
        let mut prober = self.remembering(ending, goal, LOG_ONE_PROBE);
        prober.search.best(men, self.moves)
    }

    fn bare(&self, ending: Ending) -> &Bare {
        &self.bare[ending.index()]
    }
}
