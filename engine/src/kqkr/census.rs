//! Counts the positions that are won, drawn and lost.

use super::stage::{ILLEGAL, NOT_WON};
use super::{Ending, Goal, Men, Tables, Turn};

/// Numbers of positions by their value for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
}

impl Outcomes {
    /// Returns the number of legal positions.
    pub const fn legal(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// Counts over all legal positions of the four men on 64 squares, with a fixed colour for the queen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// Positions with the queen's side to move.
    pub queen_to_move: Outcomes,
    /// Positions with the rook's side to move.
    pub rook_to_move: Outcomes,
}

impl Census {
    /// Counts all positions. Each of several symmetric positions counts.
    pub fn of(tables: &Tables) -> Census {
        let wins = |ending, turn| -> u64 {
            Census::by_stage(tables, ending, Goal::Mate, turn)
                .iter()
                .sum()
        };
        let outcomes = |for_mover, for_other| {
            let (wins, losses) = (wins(for_mover, Turn::Winner), wins(for_other, Turn::Loser));
            let legal = tables.count(for_mover, Goal::Mate, Turn::Winner, |stage| {
                stage != ILLEGAL
            });
            Outcomes {
                wins,
                draws: legal - wins - losses,
                losses,
            }
        };
        Census {
            queen_to_move: outcomes(Ending::QueenWins, Ending::RookWins),
            rook_to_move: outcomes(Ending::RookWins, Ending::QueenWins),
        }
    }

    /// Returns how many positions each stage found, from stage 0 to the last.
    pub fn by_stage(tables: &Tables, ending: Ending, goal: Goal, turn: Turn) -> Vec<u64> {
        let stages = tables.stages(ending, goal);
        let mut counts = vec![0; usize::from(NOT_WON) + 1];
        for (entry, &stage) in stages.of(turn).iter().enumerate() {
            counts[usize::from(stage)] += tables.extent().weight(entry >> 18);
        }
        counts.truncate(usize::from(ILLEGAL));
        let last = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
        counts.truncate(last + 1);
        counts
    }

    /// Returns the positions of the last stage, one from each set of symmetric positions.
    pub fn longest(tables: &Tables, ending: Ending, goal: Goal, turn: Turn) -> Vec<Men> {
        let last = Census::by_stage(tables, ending, goal, turn).len() - 1;
        let stages = tables.stages(ending, goal);
        let found = stages.of(turn).iter().enumerate();
        let mut longest: Vec<Men> = Vec::new();
        for (entry, &stage) in found {
            let men = stages.men(entry);
            if usize::from(stage) == last && men.is_canonical() {
                longest.push(men);
            }
        }
        longest
    }
}

impl Tables {
    fn count(&self, ending: Ending, goal: Goal, turn: Turn, which: impl Fn(u8) -> bool) -> u64 {
        let stages = self.stages(ending, goal).of(turn).iter().enumerate();
        stages
            .filter(|&(_, &stage)| which(stage))
            .map(|(entry, _)| self.extent().weight(entry >> 18))
            .sum()
    }
}
