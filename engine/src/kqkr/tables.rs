//! Everything about one position of queen against rook, by look-up.

use super::{Bare, Ending, Extent, Goal, Lookup, Men, Stages, Turn, solve};

/// Both endings solved for both goals, and the endings that captures lead to.
///
/// Eight bytes an entry: two endings, two goals, two sides to move. 21 MB with [`Extent::Triangle`], 134 MB with
/// [`Extent::Whole`].
#[derive(Clone, Debug)]
pub struct Tables {
    pub(super) extent: Extent,
    pub(super) stages: [[Stages; 2]; 2],
    pub(super) bare: [Bare; 2],
}

impl Tables {
    /// Solves all of it, on all of rayon's threads. A fraction of a second with [`Extent::Triangle`].
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

    /// Which positions have entries.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// The stages of one ending for one goal.
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

/// Both endings solved for mate alone, one of up to eight symmetric positions each: 10 MB.
#[derive(Clone, Debug)]
pub struct Mates {
    stages: [Stages; 2],
    bare: [Bare; 2],
}

impl Mates {
    /// Solves them, on all of rayon's threads.
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
    /// For another goal than mate.
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8 {
        assert_eq!(goal, Goal::Mate, "only mates are there");
        self.stages[ending.index()].get(turn, men)
    }

    fn bare(&self, ending: Ending) -> &Bare {
        &self.bare[ending.index()]
    }
}
