//! The inner nodes: principal variation search.
//!
//! Fail-soft negamax. Each node searches its first move with the whole window and the others with an empty one; if one
//! of these raises alpha, the node searches it again with the whole window. All selective pruning and reductions depend
//! on [`Options::selective`](super::Options).
//!
//! A node goes through these steps, each of which may end it: the tests for leaves and draws, the table, guesses from
//! the evaluation, and its moves ([`super::candidates`]).

use super::candidates::Candidates;
use super::node::{Known, Node};
use super::reductions::null_move_reduction;
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND, PLY_MAX};
use super::searcher::Searcher;
use super::source::{MoveSource, Wanted};
use super::table::{Bound, Entry};
use crate::eval::VALUE_MAX;
use crate::repetition::Detector;

/// Near the fifty-move draw, scores from elsewhere in the tree are too optimistic.
const CLOCK_TRUST: u32 = 90;

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// Returns the score of the position at the end of the line for the side to move: exact between alpha and beta, a
    /// bound outside.
    pub fn search<const PV: bool>(&mut self, mut node: Node) -> i32 {
        let in_check = self.line.position().is_check();
        if in_check && self.may_extend(node.ply) {
            node.depth += 1;
        }
        if node.depth <= 0 {
            return self.quiesce::<PV>(node.alpha, node.beta, 0, node.ply);
        }
        self.enter(node.ply);
        if PV {
            self.variations[node.ply].clear();
        }
        if let Some(score) = self.ends(&mut node, in_check) {
            return score;
        }
        let entry = self.entry(&node);
        if let Some(entry) = entry
            && !PV
            && self.suffices(&entry, &node)
        {
            return entry.score;
        }
        let known = self.know(&node, entry, in_check);
        if !PV && let Some(score) = self.guess(&node, &known) {
            return score;
        }
        let expects_much = PV || node.cut;
        if self.options.selective && node.depth >= 4 && known.table_move.is_none() && expects_much {
            // Without a move to start with, a shallower search is the better investment.
            node.depth -= 1;
        }
        self.history.forget_killers(node.ply + 2);
        let moves = self.source.moves(self.line.position(), Wanted::Legal);
        if moves.is_empty() {
            return self.no_move(in_check, node.ply);
        }
        self.try_moves::<PV>(Candidates::new(node, known), &moves)
    }

    /// Returns whether a line may grow beyond the iteration's depth.
    pub fn may_extend(&self, ply: usize) -> bool {
        ply < 2 * self.iteration as usize
    }

    /// Returns the score of a node that needs no search: the search is over, the game is drawn, the line is too long,
    /// or a mate nearer to the root is known.
    #[inline]
    fn ends(&mut self, node: &mut Node, in_check: bool) -> Option<i32> {
        if self.over {
            return Some(DRAW);
        }
        let ply = node.ply;
        if ply == 0 {
            return None;
        }
        if self.is_draw(ply) {
            return Some(DRAW);
        }
        if let Some(score) = self.known_ending(ply) {
            return Some(score);
        }
        if ply >= PLY_MAX - 1 {
            return Some(if in_check { DRAW } else { self.line.evaluate() });
        }
        node.alpha = node.alpha.max(ply as i32 - MATE);
        node.beta = node.beta.min(MATE - ply as i32 - 1);
        (node.alpha >= node.beta).then_some(node.alpha)
    }

    /// Returns the table's entry for the node.
    #[inline]
    fn entry(&self, node: &Node) -> Option<Entry> {
        if self.options.selective && node.excluded.is_none() {
            self.table.get(self.line.key(), node.ply)
        } else {
            None
        }
    }

    /// Returns whether the table's score is all that the node needs.
    #[inline]
    fn suffices(&self, entry: &Entry, node: &Node) -> bool {
        entry.depth >= node.depth
            && self.line.position().halfmove_clock() < CLOCK_TRUST
            && entry.decides(node.alpha, node.beta)
    }

    /// Returns the position's evaluation, which the table's entry may hold, without and with the correction by earlier
    /// search results.
    #[inline]
    pub fn evaluated(&self, entry: Option<Entry>) -> (i32, i32) {
        let known = entry.and_then(|entry| entry.eval);
        let raw = known.unwrap_or_else(|| self.line.evaluate());
        if !self.options.selective {
            return (raw, raw);
        }
        let corrected = raw + self.history.correction(self.line.position());
        (raw, corrected.clamp(-VALUE_MAX, VALUE_MAX))
    }

    /// Collects what is known of the node without search.
    #[inline]
    fn know(&mut self, node: &Node, entry: Option<Entry>, in_check: bool) -> Known {
        let ply = node.ply;
        let (raw, eval) = if in_check {
            (None, None)
        } else if node.excluded.is_some() {
            (None, self.frames[ply].eval)
        } else {
            let (raw, eval) = self.evaluated(entry);
            (Some(raw), Some(eval))
        };
        self.frames[ply].eval = eval;
        let improving = match (eval, ply) {
            (Some(eval), 2..) => self.frames[ply - 2].eval.is_none_or(|before| eval > before),
            _ => false,
        };
        // A score in the table is a better estimate than the evaluation.
        let guess = match (eval, entry) {
            (Some(eval), Some(entry)) => match entry.bound {
                Bound::Lower if entry.score > eval => entry.score,
                Bound::Upper if entry.score < eval => entry.score,
                Bound::Exact => entry.score,
                _ => eval,
            },
            (Some(eval), None) => eval,
            (None, _) => -INFINITE,
        };
        let known = entry.and_then(|entry| entry.mv);
        Known {
            in_check,
            entry,
            table_move: if ply == 0 {
                self.root_best.or(known)
            } else {
                known
            },
            raw,
            eval,
            guess,
            improving,
        }
    }

    /// Returns the score if the search can guess the node's outcome without trying its moves.
    #[inline]
    fn guess(&mut self, node: &Node, known: &Known) -> Option<i32> {
        let quiet = known.eval.is_some() && node.excluded.is_none();
        if !self.options.selective || !quiet || node.beta.abs() >= MATE_BOUND {
            return None;
        }
        let Node {
            alpha,
            beta,
            depth,
            ply,
            ..
        } = *node;
        let guess = known.guess;
        // The estimate is so far above beta that a few plies will not bring it down.
        let margin = 75 * (depth - i32::from(known.improving));
        if depth <= 8 && guess - margin >= beta && guess < MATE_BOUND {
            return Some(guess);
        }
        // The estimate is so far below alpha that only a capture can help.
        if depth <= 3 && guess + 220 * depth < alpha {
            let score = self.quiesce::<false>(alpha, alpha + 1, 0, ply);
            if score <= alpha || self.over {
                return Some(score);
            }
        }
        self.pass(node, guess)
    }

    /// Returns the score if even a pass is good enough; a real move will be, too.
    #[inline]
    fn pass(&mut self, node: &Node, guess: i32) -> Option<i32> {
        let Node {
            beta, depth, ply, ..
        } = *node;
        let passed = ply > 0 && self.frames[ply - 1].arrival.is_none();
        if depth < 3 || guess < beta || passed || !self.has_pieces() {
            return None;
        }
        let shallow = depth - 1 - null_move_reduction(depth, guess - beta);
        self.make_null(ply);
        let score = -self.search::<false>(Node::scout(beta - 1, shallow, ply, !node.cut));
        self.unmake_null();
        if self.over {
            return Some(DRAW);
        }
        if score < beta {
            return None;
        }
        Some(if score >= MATE_BOUND { beta } else { score })
    }
}
