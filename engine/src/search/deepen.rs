//! Iterative deepening: one ply more at a time, each with a window around the last score.

use std::sync::atomic::Ordering::Relaxed;

use super::alphabeta::Node;
use super::report::{Counts, IterationReport, Outcome};
use super::score::{DRAW, INFINITE, MATE, PLY_MAX, Value};
use super::searcher::Searcher;
use super::source::MoveSource;
use super::table::Bound;
use crate::Move;
use crate::repetition::Detector;

/// From this depth on the window is narrow at first.
const NARROW_DEPTH: i32 = 5;
/// Half the window, in centipawns.
const NARROW: i32 = 18;

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// Deepens until a limit is reached, by the depths that are wanted, telling of every iteration, and of bounds on the
    /// way.
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
            lines: Vec::new(),
        };
        if moves.is_empty() {
            return outcome;
        }
        let last = self.limits.depth.unwrap_or(u32::MAX);
        let last = last.min(PLY_MAX as u32 - 1) as i32;
        // What each line came to in the last iteration: its first move and score.
        let mut before: Vec<(Option<Move>, i32)> = vec![(None, 0); self.lines(moves.len())];
        for depth in (1..=last).filter(|&depth| wanted(depth)) {
            self.iteration = depth;
            let mut found = Vec::new();
            self.better.clear();
            for (number, &(mv, score)) in before.iter().enumerate() {
                self.root_best = mv.filter(|mv| !self.better.contains(mv));
                let score = self.around(score, depth, &mut tell);
                let variation = &self.variations[0];
                if number == 0 && !variation.is_empty() {
                    // An unfinished iteration has tried the last one's best move first: another is better.
                    outcome.best = variation.first().copied();
                    outcome.reply = variation.get(1).copied();
                }
                if self.over {
                    break;
                }
                let report = self.report(depth, score, Bound::Exact);
                self.better.extend(report.variation.first());
                found.push((score, report));
            }
            outcome.counts = self.counts;
            if self.over {
                break;
            }
            // A later line may have turned out better than one before it.
            found.sort_by_key(|&(score, _)| -score);
            for (number, (_, report)) in (1..).zip(&mut found) {
                report.line = number;
                tell(report);
            }
            let first_move = |report: &IterationReport| report.variation.first().copied();
            before = found
                .iter()
                .map(|(score, report)| (first_move(report), *score))
                .collect();
            let (score, best) = &found[0];
            let score = *score;
            outcome.best = first_move(best).or(outcome.best);
            outcome.reply = best.variation.get(1).copied();
            outcome.value = best.value;
            outcome.iterations.push(best.clone());
            outcome.lines = found.into_iter().map(|(_, report)| report).collect();
            self.steady.note(outcome.best, score);
            if self.is_enough(score, moves.len()) {
                break;
            }
        }
        outcome
    }

    /// How many lines there are to be found among so many moves.
    fn lines(&self, moves: usize) -> usize {
        self.limits.lines.clamp(1, moves)
    }

    /// One iteration of one line, whose last score is known.
    fn around(&mut self, last: i32, depth: i32, tell: &mut impl FnMut(&IterationReport)) -> i32 {
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
                tell(&self.report(depth, score, Bound::Upper));
                beta = (alpha + beta) / 2;
                alpha = score - width;
            } else if score >= beta && beta < INFINITE {
                tell(&self.report(depth, score, Bound::Lower));
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
    fn is_enough(&self, score: i32, moves: usize) -> bool {
        let limits = self.limits;
        let mated_soon = limits.mate.is_some_and(|bound| match Value::of(score) {
            Value::Mate(moves) => moves > 0 && moves as u32 <= bound,
            Value::Centipawns(_) => false,
        });
        let late = limits.soft.is_some_and(|limit| {
            moves == 1 || self.start.elapsed() >= limit * self.steady.percent() / 100
        });
        mated_soon || (late && !self.signals.is_pondering())
    }

    /// Positions looked at by all threads; exact when this is the only one.
    fn all_nodes(&self) -> u64 {
        let polled = self.signals.nodes.load(Relaxed);
        polled + self.counts.nodes % self.options.poll_nodes
    }

    fn report(&self, depth: i32, score: i32, bound: Bound) -> IterationReport {
        let variation = &self.variations[0];
        IterationReport {
            depth: depth as u32,
            deepest: self.deepest as u32,
            line: self.better.len() + 1,
            value: Value::of(score),
            bound,
            counts: Counts {
                nodes: self.all_nodes(),
                ..self.counts
            },
            time: self.start.elapsed(),
            table_permille: self.table.permille(),
            // Below the window no move is known to be best.
            variation: match bound {
                Bound::Upper => self.root_best.into_iter().collect(),
                _ => self.to_the_end(variation.clone()),
            },
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
