//! Which positions must be stored, if the rest is to be found by look-ahead.

use crate::kqkr::solve::{Block, Solver};
use crate::kqkr::stage::{ILLEGAL, NOT_WON};
use crate::kqkr::{Bare, Ending, Extent, Goal, Stages};

/// The positions, with their stages, that a look-ahead of so many moves of each side needs.
///
/// Pass by pass, as the tables are built: at each stage the look-ahead, over what is stored for earlier stages, finds
/// some of the positions won now, and those that it does not find are stored. So with one move the even
/// stages are left out and found from the odd ones, with three moves three stages of four; and where the loser
/// can slip by the stored stages with a move that is not his best, the position that would be missed is stored too. What
/// comes out is exact: a look-ahead never promises a win too soon, and what it would miss is in the table.
pub(super) fn select(
    ending: Ending,
    goal: Goal,
    stages: &Stages,
    bare: &Bare,
    moves: usize,
) -> Stages {
    let mut solver = Solver::new(Extent::Triangle, ending, goal, bare);
    // What is known within the present stage by looking none, one, two ... moves ahead.
    let mut known = vec![solver.nothing(); moves + 1];
    let mut stored = Stages {
        extent: Extent::Triangle,
        winners: vec![NOT_WON; stages.winners.len()],
        losers: Vec::new(),
    };
    let last = stages
        .winners
        .iter()
        .copied()
        .filter(|&stage| stage < ILLEGAL)
        .max();
    for stage in 1..=last.unwrap_or(0) {
        for depth in (1..=moves).rev() {
            let found = solver.ahead(&known[depth - 1], usize::from(stage) - 1);
            join(&mut known[depth], &found);
        }
        let won = stages
            .winners
            .chunks_exact(64)
            .zip(stored.winners.chunks_exact_mut(64));
        for (row, (won, stored)) in won.enumerate() {
            let missed = won
                .iter()
                .enumerate()
                .filter(|&(_, &found)| found == stage)
                .fold(0, |set, (foe, _)| set | 1 << foe)
                & !known[moves][row / 64][row % 64];
            if missed == 0 {
                continue;
            }
            for (foe, stored) in stored.iter_mut().enumerate() {
                if missed >> foe & 1 == 1 {
                    *stored = stage;
                }
            }
            for known in &mut known {
                known[row / 64][row % 64] |= missed;
            }
        }
    }
    stored
}

fn join(known: &mut [Block], found: &[Block]) {
    for (known, found) in known.iter_mut().flatten().zip(found.iter().flatten()) {
        *known |= found;
    }
}
