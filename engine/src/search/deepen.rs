//! Iterative deepening: one ply more at a time, each with a window around the last score.

use std::sync::atomic::Ordering::Relaxed;

use super::node::Node;
use super::report::{Counts, IterationReport, Outcome};
use super::score::{DRAW, INFINITE, MATE, PLY_MAX, Value};
use super::searcher::Searcher;
use super::see;
use super::source::MoveSource;
use super::table::Bound;
use crate::Move;
use crate::eval::insufficient_material;
use crate::repetition::Detector;

/// From this depth on, the window starts narrow.
const NARROW_DEPTH: i32 = 5;
/// Half the width of the narrow window, in centipawns.
const NARROW: i32 = 18;

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// Deepens until it reaches a limit, through the depths that `wanted` selects. It reports every iteration, and
    /// bounds in between.
    pub fn deepen(
        &mut self,
        wanted: impl Fn(i32) -> bool,
        mut tell: impl FnMut(&IterationReport),
    ) -> Outcome {
        let mut moves = self.line.position().legal_moves();
        moves.retain(|mv| self.is_wanted(mv));
        let mut outcome = Outcome {
            best: None,
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
        // The result of each line in the last iteration: its first move and score.
        let mut before: Vec<(Option<Move>, i32)> = vec![(None, 0); self.lines(moves.len())];
        for depth in (1..=last).filter(|&depth| wanted(depth)) {
            self.iteration = depth;
            self.look_for_endings();
            let mut found = Vec::new();
            self.better.clear();
            let mut bound = None;
            for &(mv, score) in &before {
                self.root_best = mv.filter(|mv| !self.better.contains(mv));
                let score = self.around(score, depth, &mut |report: &IterationReport| {
                    bound = Some(report.clone());
                    tell(report);
                });
                if self.over {
                    break;
                }
                let report = self.report(depth, score, Bound::Exact);
                self.better.extend(report.variation.first());
                found.push((score, report));
            }
            outcome.counts = self.counts;
            if self.over {
                let first = found.into_iter().next().map(|(_, report)| report);
                if let Some(last) = self.unfinished(first, bound, &outcome) {
                    outcome.decide(&last);
                    tell(&last);
                }
                break;
            }
            // A later line may turn out better than one before it.
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
            outcome.decide(best);
            outcome.iterations.push(best.clone());
            outcome.lines = found.into_iter().map(|(_, report)| report).collect();
            self.steady.note(outcome.best, score);
            if self.is_enough(score, moves.len()) {
                break;
            }
        }
        if outcome.best.is_none() {
            let last = self.at_a_glance(&moves);
            outcome.decide(&last);
            tell(&last);
        }
        outcome
    }

    /// Returns the result of an iteration that was aborted, unless the last report already gave it.
    ///
    /// This is `first`, the best line, if the search was looking for other lines; or the root's best move so far; or a
    /// move that was better than the window; or the result of the last iteration again, if a bound was reported since.
    fn unfinished(
        &self,
        first: Option<IterationReport>,
        bound: Option<IterationReport>,
        outcome: &Outcome,
    ) -> Option<IterationReport> {
        let last = if first.is_some() {
            first
        } else if self.variations[0].is_empty() {
            match bound {
                Some(bound) if bound.bound == Bound::Lower => Some(bound),
                bound => bound.and(outcome.lines.first().cloned()),
            }
        } else {
            Some(self.report(self.iteration, self.root_score, Bound::Exact))
        };
        last.map(|report| IterationReport {
            line: 1,
            is_last: true,
            counts: Counts {
                nodes: self.all_nodes(),
                ..self.counts
            },
            time: self.start.elapsed(),
            ..report
        })
    }

    /// Evaluates the root's moves without search, when there is nothing better: returns the best of those that lose no
    /// material at once.
    fn at_a_glance(&self, moves: &[Move]) -> IterationReport {
        let position = self.line.position();
        let look = |&mv: &Move| {
            let after = position.play(mv);
            let score = if after.legal_count() == 0 {
                if after.is_check() { MATE - 1 } else { DRAW }
            } else if after.halfmove_clock() >= 100 || insufficient_material(&after) {
                DRAW
            } else {
                -self.options.evaluation.evaluate(&after)
            };
            let mate = score == MATE - 1;
            let holds = mate || see::at_least(position, mv, 0);
            (holds, score, std::cmp::Reverse(mv.word()), mv)
        };
        let best = moves.iter().map(look).max();
        let (score, variation) =
            best.map_or((DRAW, Vec::new()), |(_, score, _, mv)| (score, vec![mv]));
        IterationReport {
            is_last: true,
            line: 1,
            deepest: self.deepest.max(1) as u32,
            variation,
            ..self.report(1, score, Bound::Exact)
        }
    }

    /// Returns the number of lines to find, given the number of moves.
    fn lines(&self, moves: usize) -> usize {
        self.limits.lines.clamp(1, moves)
    }

    /// Searches one iteration of one line, around its last score.
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

    /// Returns whether no further iteration should begin.
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

    /// Returns the positions searched by all threads; exact if this is the only thread.
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
            is_last: false,
            value: Value::of(score),
            bound,
            counts: Counts {
                nodes: self.all_nodes(),
                ..self.counts
            },
            time: self.start.elapsed(),
            table_permille: self.table.permille(),
            // A score below the window does not tell which move is best.
            variation: match bound {
                Bound::Upper => self.root_best.into_iter().collect(),
                _ => self.to_the_end(variation.clone()),
            },
        }
    }

    /// Continues the best line where an endgame table cut it short.
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
