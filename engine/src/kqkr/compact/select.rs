//! Selects the positions that the lists must store so that a look-ahead finds all others.

use crate::kqkr::solve::{Block, Solver};
use crate::kqkr::stage::{ILLEGAL, NOT_WON};
use crate::kqkr::{Bare, Ending, Extent, Goal, Stages};

/// Returns the positions, with their stages, that a look-ahead of this many moves of each side needs.
///
/// It works pass by pass, in the order in which the tables are built. At each stage, the look-ahead over the positions
/// stored for earlier stages finds some of the newly won positions; the function stores the positions that the
/// look-ahead does not find. With one move of look-ahead, the lists thus leave out the even stages, which the odd ones
/// yield; with three moves they leave out three stages of four. If the loser can avoid the stored stages with a move
/// that is not the best, the look-ahead would miss the position, so the lists store it too. The result is exact: a
/// look-ahead never claims a win too early, and the lists hold whatever it would miss.
pub(super) fn select(
    ending: Ending,
    goal: Goal,
    stages: &Stages,
    bare: &Bare,
    moves: usize,
) -> Stages {
    let mut solver = Solver::new(Extent::Triangle, ending, goal, bare);
    // The positions of the current stage that a look-ahead of none, one, two ... moves knows.
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
