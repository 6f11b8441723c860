//! The inner nodes: principal variation search.
//!
//! Fail-soft negamax. Every node's first move is searched with the whole window, the others with an
//! empty one, again with the whole if they surprise. What is left out or shortened on a guess is all
//! behind [`Options::selective`](super::Options).

use arrayvec::ArrayVec;

use super::checks::Checks;
use super::pick::Order;
use super::reductions::reduction;
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND, PLY_MAX};
use super::searcher::Searcher;
use super::see;
use super::source::{MoveSource, Wanted};
use super::table::{Bound, Entry};
use crate::Move;
use crate::repetition::Detector;

/// Moves of one sort that a node remembers having tried; those beyond are not blamed.
const TRIED_MAX: usize = 48;
/// Near the fifty-move draw, scores from elsewhere in the tree promise too much.
const CLOCK_TRUST: u32 = 90;

/// A node of the tree.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
    /// A child is expected to refute this node's parent's choice: the first moves should do.
    pub cut: bool,
    /// A move left out, to see whether it is the only good one.
    pub excluded: Option<Move>,
}

impl Node {
    /// A child of a node at `ply`, with an empty window above `alpha`, seen from the child.
    fn scout(alpha: i32, depth: i32, ply: usize, cut: bool) -> Node {
        Node {
            alpha: -alpha - 1,
            beta: -alpha,
            depth,
            ply: ply + 1,
            cut,
            excluded: None,
        }
    }
}

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// The score of the position at the end of the line for the side to move: exact between alpha and
    /// beta, a bound outside.
    pub fn search<const PV: bool>(&mut self, node: Node) -> i32 {
        let Node {
            mut alpha,
            mut beta,
            mut depth,
            ply,
            excluded,
            ..
        } = node;
        let root = ply == 0;
        let in_check = self.line.position().is_check();
        if in_check && ply < 2 * self.iteration as usize {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiesce::<PV>(alpha, beta, 0, ply);
        }
        self.enter(ply);
        if PV {
            self.variations[ply].clear();
        }
        if self.over {
            return DRAW;
        }
        if !root {
            if self.is_draw(ply) {
                return DRAW;
            }
            if ply >= PLY_MAX - 1 {
                return if in_check { DRAW } else { self.line.evaluate() };
            }
            // No mate from here can be better than one already found nearer the root.
            alpha = alpha.max(ply as i32 - MATE);
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let selective = self.options.selective;
        let key = self.line.key();
        let entry = if selective && excluded.is_none() {
            self.table.get(key, ply)
        } else {
            None
        };
        let mut table_move = entry.and_then(|entry| entry.mv);
        if root {
            table_move = self.root_best.or(table_move);
        }
        if let Some(entry) = entry
            && !PV
            && entry.depth >= depth
            && self.line.position().halfmove_clock() < CLOCK_TRUST
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.score >= beta,
                Bound::Upper => entry.score <= alpha,
            }
        {
            return entry.score;
        }

        let eval = if in_check {
            None
        } else {
            match entry.and_then(|entry| entry.eval) {
                Some(eval) => Some(eval),
                None if excluded.is_some() => self.frames[ply].eval,
                None => Some(self.line.evaluate()),
            }
        };
        self.frames[ply].eval = eval;
        let improving = match (eval, ply) {
            (Some(eval), 2..) => self.frames[ply - 2].eval.is_none_or(|before| eval > before),
            _ => false,
        };
        // A score in the table is a better guess than the evaluation.
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

        if selective
            && !PV
            && eval.is_some()
            && excluded.is_none()
            && beta.abs() < MATE_BOUND
            && let Some(score) = self.prune(&node, alpha, beta, depth, guess, improving)
        {
            return score;
        }
        if selective && depth >= 4 && table_move.is_none() && (PV || node.cut) {
            depth -= 1;
        }
        self.history.forget_killers(ply + 2);

        let moves = self.source.moves(self.line.position(), Wanted::Legal);
        if moves.is_empty() {
            return self.no_move(in_check, ply);
        }
        let context = self.context(ply);
        let mut picker = self.moves.rank(
            &moves,
            &Order {
                position: self.line.position(),
                table: table_move,
                killers: self.history.killers(ply),
                history: &self.history,
                context: &context,
            },
        );
        let first_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut tried = 0;
        let mut quiets = ArrayVec::<Move, TRIED_MAX>::new();
        let mut captures = ArrayVec::<Move, TRIED_MAX>::new();
        let mut skip_quiets = false;
        let may_prune = selective && !root && self.has_pieces();
        let checks = Checks::of(self.line.position());

        while let Some((mv, loses)) = self.moves.next(&mut picker, self.line.position()) {
            if Some(mv) == excluded || (root && !self.is_wanted(mv)) {
                continue;
            }
            let quiet = !mv.kind().is_tactical();
            let history = if quiet {
                self.history.quiet(self.line.position(), mv, &context)
            } else {
                0
            };
            let gives_check = checks.given_by(self.line.position(), mv);
            if may_prune && best > -MATE_BOUND {
                let reduced = (depth - reduction(depth, tried)).max(0);
                if gives_check {
                    // It may be worth a sacrifice.
                    if !see::at_least(self.line.position(), mv, -90 * depth) {
                        continue;
                    }
                } else if quiet {
                    if skip_quiets {
                        continue;
                    }
                    let enough = (3 + depth * depth) / if improving { 1 } else { 2 };
                    if tried as i32 >= enough {
                        skip_quiets = true;
                        continue;
                    }
                    if let Some(eval) = eval
                        && reduced <= 7
                        && eval + 90 + 85 * reduced <= alpha
                    {
                        skip_quiets = true;
                        continue;
                    }
                    if reduced <= 3 && history < -3500 * depth {
                        continue;
                    }
                    if reduced <= 8
                        && !see::at_least(self.line.position(), mv, -25 * reduced * reduced)
                    {
                        continue;
                    }
                } else if loses
                    && depth <= 6
                    && !see::at_least(self.line.position(), mv, -90 * depth)
                {
                    continue;
                }
            }
            let mut extension = 0;
            if let Some(entry) = entry
                && !root
                && depth >= 7
                && Some(mv) == table_move
                && ply < 2 * self.iteration as usize
                && entry.depth >= depth - 3
                && entry.bound != Bound::Upper
                && entry.score.abs() < MATE_BOUND
            {
                // Are all other moves much worse? Then this one deserves a closer look.
                let bar = entry.score - 2 * depth;
                let others = self.search::<false>(Node {
                    alpha: bar - 1,
                    beta: bar,
                    depth: (depth - 1) / 2,
                    ply,
                    cut: node.cut,
                    excluded: Some(mv),
                });
                self.frames[ply].eval = eval;
                if self.over {
                    break;
                }
                if others < bar {
                    extension = 1;
                } else if bar >= beta {
                    // Even without the best move the node holds.
                    self.moves.drop(picker);
                    return bar;
                } else if entry.score >= beta {
                    extension = -1;
                }
            }
            if root && self.decides {
                self.signals.set_current(self.iteration, mv, tried + 1);
            }
            self.make(mv, ply);
            tried += 1;
            let next = depth - 1 + extension;
            let mut score = -INFINITE;
            let late = tried > 1 + usize::from(PV);
            let mut whole = PV;
            if selective && depth >= 3 && late && (quiet || loses) {
                let mut plies = reduction(depth, tried);
                plies += i32::from(!PV) + i32::from(node.cut) - i32::from(improving);
                if in_check || gives_check {
                    plies -= 1;
                }
                if quiet {
                    plies -= (history / 8192).clamp(-2, 2);
                    plies -= i32::from(self.history.killers(ply).contains(&Some(mv)));
                }
                let shorter = (next - plies).clamp(1, next.max(1));
                score = -self.search::<false>(Node::scout(alpha, shorter, ply, true));
                if score > alpha && shorter < next {
                    score = -self.search::<false>(Node::scout(alpha, next, ply, !node.cut));
                }
                whole &= score > alpha;
            } else if !PV || tried > 1 {
                score = -self.search::<false>(Node::scout(alpha, next, ply, !node.cut));
                whole &= score > alpha;
            }
            if whole {
                score = -self.search::<true>(Node {
                    alpha: -beta,
                    beta: -alpha,
                    depth: next,
                    ply: ply + 1,
                    cut: false,
                    excluded: None,
                });
            }
            self.unmake();
            if self.over {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_variation(ply, mv);
                    }
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
            let list = if quiet { &mut quiets } else { &mut captures };
            let _ = list.try_push(mv);
        }
        self.moves.drop(picker);
        if self.over {
            return best.max(-MATE);
        }
        if tried == 0 {
            // Only the excluded move is there, or all root moves are unwanted.
            return alpha;
        }
        if selective && best >= beta {
            self.reward(ply, depth, best_move, &quiets, &captures);
        }
        // Without its best moves the root's score is another question's answer.
        if selective && excluded.is_none() && (!root || self.better.is_empty()) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry {
                mv: best_move,
                score: best,
                eval,
                depth,
                bound,
            };
            self.table.put(key, ply, entry);
        }
        best
    }

    /// Whether the node's outcome can be guessed without trying its moves: the score then.
    fn prune(
        &mut self,
        node: &Node,
        alpha: i32,
        beta: i32,
        depth: i32,
        guess: i32,
        improving: bool,
    ) -> Option<i32> {
        let ply = node.ply;
        // So far above beta that a few plies will not bring it down.
        if depth <= 8 && guess - 75 * (depth - i32::from(improving)) >= beta && guess < MATE_BOUND {
            return Some(guess);
        }
        // So far below alpha that only a capture can help.
        if depth <= 3 && guess + 220 * depth < alpha {
            let score = self.quiesce::<false>(alpha, alpha + 1, 0, ply);
            if score <= alpha || self.over {
                return Some(score);
            }
        }
        // Passing is still good enough: a real move will be, too.
        let passed = ply > 0 && self.frames[ply - 1].arrival.is_none();
        if depth >= 3 && guess >= beta && !passed && self.has_pieces() {
            let less = 3 + depth / 4 + ((guess - beta) / 200).min(3);
            self.make_null(ply);
            let score =
                -self.search::<false>(Node::scout(beta - 1, depth - 1 - less, ply, !node.cut));
            self.unmake_null();
            if self.over {
                return Some(DRAW);
            }
            if score >= beta {
                return Some(if score >= MATE_BOUND { beta } else { score });
            }
        }
        None
    }

    /// The histories learn which move refuted a node, and which had not.
    fn reward(
        &mut self,
        ply: usize,
        depth: i32,
        best: Option<Move>,
        quiets: &[Move],
        captures: &[Move],
    ) {
        let context = self.context(ply);
        let position = self.line.position();
        let mut capture = best;
        if let Some(mv) = best.filter(|mv| !mv.kind().is_tactical()) {
            capture = None;
            self.history
                .quiet_refuted(position, ply, mv, quiets, &context, depth);
        }
        self.history
            .captures_tried(position, capture, captures, depth);
    }
}
