//! Iterative deepening: one ply more at a time, each with a window around the last score.

use std::sync::atomic::Ordering::Relaxed;

use super::alphabeta::Node;
use super::report::{Counts, IterationReport, Outcome};
use super::score::{DRAW, INFINITE, MATE, PLY_MAX, Value};
use super::searcher::Searcher;
use super::source::MoveSource;
use super::steady::Steadiness;
use crate::Move;
use crate::repetition::Detector;

/// From this depth on the window is narrow at first.
const NARROW_DEPTH: i32 = 5;
/// Half the window, in centipawns.
const NARROW: i32 = 18;

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// Deepens until a limit is reached, by the depths that are wanted, telling of every iteration.
    pub fn deepen(
        &mut self,
        wanted: impl Fn(i32) -> bool,
        mut tell: impl FnMut(&IterationReport),
    ) -> Outcome {
        let mut moves = self.line.position().legal_moves();
        moves.retain(|mv| self.is_wanted(mv));
        let mut outcome = Outcome {
            best: moves.iter().min_by_key(|mv| mv.word()).copied(),
            reply: None,
            value: match self.line.position().is_check() {
                true => Value::of(-MATE),
                false => Value::of(DRAW),
            },
            counts: self.counts,
            iterations: Vec::new(),
        };
        if moves.is_empty() {
            return outcome;
        }
        let last = self.limits.depth.unwrap_or(u32::MAX);
        let last = last.min(PLY_MAX as u32 - 1) as i32;
        let mut score = 0;
        let mut steady = Steadiness::default();
        for depth in (1..=last).filter(|&depth| wanted(depth)) {
            self.iteration = depth;
            score = self.around(score, depth);
            // An unfinished iteration has tried the last one's best move first: another is better.
            let variation = &self.variations[0];
            if !variation.is_empty() {
                outcome.best = variation.first().copied();
                outcome.reply = variation.get(1).copied();
                self.root_best = outcome.best;
            }
            outcome.counts = self.counts;
            if self.over {
                break;
            }
            outcome.value = Value::of(score);
            steady.note(outcome.best, score);
            let report = self.report(depth, score);
            tell(&report);
            outcome.iterations.push(report);
            if self.is_enough(score, moves.len(), &steady) {
                break;
            }
        }
        outcome
    }

    /// One iteration.
    fn around(&mut self, last: i32, depth: i32) -> i32 {
        let (mut alpha, mut beta, mut width) = (-INFINITE, INFINITE, NARROW);
        if depth >= NARROW_DEPTH {
            (alpha, beta) = (last - width, last + width);
        }
        loop {
            let score = self.search::<true>(Node {
                alpha,
                beta,
                depth,
                ply: 0,
                cut: false,
                excluded: None,
            });
            if self.over {
                return score;
            }
            width *= 2;
            if score <= alpha && alpha > -INFINITE {
                beta = (alpha + beta) / 2;
                alpha = score - width;
            } else if score >= beta && beta < INFINITE {
                self.root_best = self.variations[0].first().copied().or(self.root_best);
                beta = score + width;
            } else {
                return score;
            }
            if width > 1000 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
            (alpha, beta) = (alpha.max(-INFINITE), beta.min(INFINITE));
        }
    }

    /// Whether no further iteration should begin.
    fn is_enough(&self, score: i32, moves: usize, steady: &Steadiness) -> bool {
        let limits = self.limits;
        let mated_soon = limits.mate.is_some_and(|bound| match Value::of(score) {
            Value::Mate(moves) => moves > 0 && moves as u32 <= bound,
            Value::Centipawns(_) => false,
        });
        let late = limits.soft.is_some_and(|limit| {
            moves == 1 || self.start.elapsed() >= limit * steady.percent() / 100
        });
        mated_soon || (late && !self.signals.is_pondering())
    }

    /// Positions looked at by all threads; exact when this is the only one.
    fn all_nodes(&self) -> u64 {
        let polled = self.signals.nodes.load(Relaxed);
        polled + self.counts.nodes % self.options.poll_nodes
    }

    fn report(&self, depth: i32, score: i32) -> IterationReport {
        IterationReport {
            depth: depth as u32,
            deepest: self.deepest as u32,
            value: Value::of(score),
            counts: Counts {
                nodes: self.all_nodes(),
                ..self.counts
            },
            time: self.start.elapsed(),
            table_permille: self.table.permille(),
            variation: self.to_the_end(self.variations[0].clone()),
        }
    }

    /// The best line, continued where a table of endings cut it short.
    fn to_the_end(&self, mut variation: Vec<Move>) -> Vec<Move> {
        let Some(endings) = self.endings else {
            return variation;
        };
        let mut end = self.line.position().clone();
        for &mv in &variation {
            end.make(mv);
        }
        while let Some(mv) = endings.next_to_mate(&end) {
            variation.push(mv);
            end.make(mv);
        }
        variation
    }
}
