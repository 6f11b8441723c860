//! Measures how sure the search is of its move; a sure search need not use all its time. The search is sure if the best
//! move stays the same, its score does not fall, and the other moves cost little to refute.

use crate::Move;

/// Percent of the time, indexed by the number of iterations in a row that kept the best move.
const PERCENT: [u32; 7] = [160, 125, 105, 90, 80, 72, 66];
/// If the score falls by more than this, in centipawns, the search takes more time.
const FALL: i32 = 25;
/// Additional percent of the time after a fall.
const FALLEN: u32 = 40;
/// The usual share of the nodes spent on the best move, in percent: with a smaller share the search takes more time,
/// with a larger one less.
const USUAL_SHARE: u32 = 60;

/// What the iterations so far show.
#[derive(Debug, Default)]
pub struct Steadiness {
    best: Option<Move>,
    kept: usize,
    score: i32,
    fallen: bool,
    /// Nodes spent on each root move.
    effort: Vec<(Move, u64)>,
}

impl Steadiness {
    /// Adds nodes spent on a root move.
    pub fn spend(&mut self, mv: Move, nodes: u64) {
        match self.effort.iter_mut().find(|(other, _)| *other == mv) {
            Some((_, spent)) => *spent += nodes,
            None => self.effort.push((mv, nodes)),
        }
    }

    /// Returns the percentage of all nodes spent on the best move. The smaller it is, the more the other moves need
    /// attention.
    fn share(&self) -> u32 {
        let all: u64 = self.effort.iter().map(|(_, nodes)| nodes).sum();
        let best = self.effort.iter().find(|(mv, _)| Some(*mv) == self.best);
        let best = best.map_or(0, |(_, nodes)| *nodes);
        (best * 100)
            .checked_div(all)
            .map_or(USUAL_SHARE, |percent| percent as u32)
    }

    /// Records the result of an iteration.
    pub fn note(&mut self, best: Option<Move>, score: i32) {
        self.kept = if best == self.best { self.kept + 1 } else { 0 };
        self.fallen = self.best.is_some() && score < self.score - FALL;
        self.best = best;
        self.score = score;
    }

    /// Returns the percentage of the move's time budget that is enough.
    pub fn percent(&self) -> u32 {
        let percent =
            PERCENT[self.kept.min(PERCENT.len() - 1)] + if self.fallen { FALLEN } else { 0 };
        percent * (100 + USUAL_SHARE - self.share()) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn score_and_move_changes_extend_the_time() {
        let [one, other] = ["e2e4", "d2d4"].map(|uci| Position::startpos().parse_uci(uci).ok());
        let mut steady = Steadiness::default();
        let mut percents = Vec::new();
        for _ in 0..10 {
            steady.note(one, 20);
            percents.push(steady.percent());
        }
        assert!(percents.is_sorted_by(|a, b| a >= b) && percents[9] < 100);
        steady.note(one, -20);
        assert!(steady.percent() > percents[9]);
        steady.note(other, -20);
        assert!(steady.percent() > 100);
    }

    #[test]
    fn nodes_spent_on_other_moves_extend_the_time() {
        let [one, other] = ["e2e4", "d2d4"].map(|uci| Position::startpos().parse_uci(uci).unwrap());
        let percent = |on_best: u64, on_other: u64| {
            let mut steady = Steadiness::default();
            steady.spend(one, on_best / 2);
            steady.spend(other, on_other);
            steady.spend(one, on_best - on_best / 2);
            steady.note(Some(one), 20);
            steady.percent()
        };
        assert!(percent(900, 100) < percent(600, 400) && percent(600, 400) < percent(100, 900));
        assert_eq!(percent(600, 400), PERCENT[0]);
    }
}
