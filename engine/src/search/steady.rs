//! How sure a search is of its move: a sure one need not use all its time.

use crate::Move;

/// Percent of the time by how many iterations in a row have kept the best move.
const PERCENT: [u32; 7] = [160, 125, 105, 90, 80, 72, 66];
/// A score that has fallen by more, in centipawns, is a reason to look again.
const FALL: i32 = 25;
/// Percent more then.
const FALLEN: u32 = 40;

/// What the iterations so far say.
#[derive(Debug, Default)]
pub struct Steadiness {
    best: Option<Move>,
    kept: usize,
    score: i32,
    fallen: bool,
}

impl Steadiness {
    /// An iteration has ended.
    pub fn note(&mut self, best: Option<Move>, score: i32) {
        self.kept = if best == self.best { self.kept + 1 } else { 0 };
        self.fallen = self.best.is_some() && score < self.score - FALL;
        self.best = best;
        self.score = score;
    }

    /// What part of the time meant for the move is enough, in percent.
    pub fn percent(&self) -> u32 {
        PERCENT[self.kept.min(PERCENT.len() - 1)] + if self.fallen { FALLEN } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn what_changes_takes_longer() {
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
}
