//! Complete tables for queen against rook.

use super::{Bare, Ending, Extent, Goal, Lookup, Men, Stages, Turn, solve};

/// Both endings solved for both goals, and the endings after captures.
///
/// Each entry has eight bytes: two endings, two goals, two sides to move. The tables have 21 MB with
/// [`Extent::Triangle`] and 134 MB with [`Extent::Whole`].
#[derive(Clone, Debug)]
pub struct Tables {
    pub(super) extent: Extent,
    pub(super) stages: [[Stages; 2]; 2],
    pub(super) bare: [Bare; 2],
}

impl Tables {
    /// Solves all tables with all of rayon's threads, in a fraction of a second with [`Extent::Triangle`].
    pub fn solve(extent: Extent) -> Tables {
        let bare = Ending::ALL.map(|ending| Bare::solve(extent, ending.piece()));
        let stages = Ending::ALL
            .map(|ending| Goal::ALL.map(|goal| solve(extent, ending, goal, &bare[ending.index()])));
        Tables {
            extent,
            stages,
            bare,
        }
    }

    /// Returns which positions have entries.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// Returns the stages of one ending for one goal.
    pub fn stages(&self, ending: Ending, goal: Goal) -> &Stages {
        &self.stages[ending.index()][goal.index()]
    }
}

impl Lookup for Tables {
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8 {
        self.stages(ending, goal).get(turn, men)
    }

    fn bare(&self, ending: Ending) -> &Bare {
        &self.bare[ending.index()]
    }
}

/// Both endings solved for mate alone, with one entry for up to eight symmetric positions: 10 MB.
#[derive(Clone, Debug)]
pub struct Mates {
    stages: [Stages; 2],
    bare: [Bare; 2],
}

impl Mates {
    /// Solves both endings with all of rayon's threads.
    pub fn solve() -> Mates {
        let extent = Extent::Triangle;
        let bare = Ending::ALL.map(|ending| Bare::solve(extent, ending.piece()));
        let stages =
            Ending::ALL.map(|ending| solve(extent, ending, Goal::Mate, &bare[ending.index()]));
        Mates { stages, bare }
    }
}

impl Lookup for Mates {
    /// # Panics
    /// If the goal is not mate.
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8 {
        assert_eq!(goal, Goal::Mate, "only mates are there");
        self.stages[ending.index()].get(turn, men)
    }

    fn bare(&self, ending: Ending) -> &Bare {
        &self.bare[ending.index()]
    }
}
