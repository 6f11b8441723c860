//! A node's moves, tried one after the other.

use arrayvec::ArrayVec;

use super::checks::Checks;
use super::history::Context;
use super::node::{Known, Node};
use super::pick::Order;
use super::reductions::reduction;
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND};
use super::searcher::Searcher;
use super::see;
use super::source::MoveSource;
use super::table::{Bound, Entry};
use crate::repetition::Detector;
use crate::{Move, MoveList};

/// Moves of one sort that a node remembers having tried; those beyond are not blamed.
const TRIED_MAX: usize = 48;

/// How far a node has come with its moves.
pub(super) struct Candidates {
    node: Node,
    known: Known,
    context: Context,
    /// Which moves give check; found out when the first asks.
    checks: Option<Checks>,
    best: i32,
    best_move: Option<Move>,
    tried: usize,
    quiets: ArrayVec<Move, TRIED_MAX>,
    captures: ArrayVec<Move, TRIED_MAX>,
    /// No quiet move is worth trying any more.
    skip_quiets: bool,
}

/// A move and what is known of it before it is made.
struct Candidate {
    mv: Move,
    /// Neither capture nor promotion.
    quiet: bool,
    /// By exchange.
    loses: bool,
    history: i32,
}

/// What a look at all other moves says of the table's.
enum Others {
    /// Search it so much deeper.
    Extend(i32),
    /// The node holds without it.
    Hold(i32),
    /// The search is over.
    Over,
}

impl Candidates {
    pub fn new(node: Node, known: Known) -> Candidates {
        Candidates {
            node,
            known,
            context: Context::default(),
            checks: None,
            best: -INFINITE,
            best_move: None,
            tried: 0,
            quiets: ArrayVec::new(),
            captures: ArrayVec::new(),
            skip_quiets: false,
        }
    }
}

impl<S: MoveSource, R: Detector> Searcher<'_, S, R> {
    /// The node's score by its moves, of which there is one at least.
    pub fn try_moves<const PV: bool>(&mut self, mut at: Candidates, moves: &MoveList) -> i32 {
        let Node {
            alpha: first_alpha,
            ply,
            excluded,
            ..
        } = at.node;
        at.context = self.context(ply);
        let mut picker = self.moves.rank(
            moves,
            &Order {
                position: self.line.position(),
                table: at.known.table_move,
                killers: self.history.killers(ply),
                history: &self.history,
                context: &at.context,
            },
        );
        let may_prune = self.options.selective && ply > 0 && self.has_pieces();
        while let Some((mv, loses)) = self.moves.next(&mut picker, self.line.position()) {
            if Some(mv) == excluded || (ply == 0 && !self.is_wanted(mv)) {
                continue;
            }
            let candidate = self.candidate(&at, mv, loses);
            if may_prune && at.best > -MATE_BOUND && self.is_hopeless(&mut at, &candidate) {
                continue;
            }
            let extension = match self.others(&at, mv) {
                Others::Extend(plies) => plies,
                Others::Hold(score) => {
                    // Even without the best move the node holds.
                    self.moves.drop(picker);
                    return score;
                }
                Others::Over => break,
            };
            let score = self.try_move::<PV>(&mut at, &candidate, extension);
            if self.over {
                break;
            }
            if score > at.best {
                at.best = score;
                if score > at.node.alpha {
                    at.best_move = Some(mv);
                    if PV {
                        self.extend_variation(ply, mv);
                    }
                    if ply == 0 {
                        self.root_score = score;
                    }
                    at.node.alpha = score;
                    if score >= at.node.beta {
                        break;
                    }
                }
            }
            let tried = if candidate.quiet {
                &mut at.quiets
            } else {
                &mut at.captures
            };
            let _ = tried.try_push(mv);
        }
        self.moves.drop(picker);
        self.conclude(&at, first_alpha)
    }

    #[inline]
    fn candidate(&self, at: &Candidates, mv: Move, loses: bool) -> Candidate {
        let quiet = !mv.kind().is_tactical();
        let history = if quiet {
            self.history.quiet(self.line.position(), mv, &at.context)
        } else {
            0
        };
        Candidate {
            mv,
            quiet,
            loses,
            history,
        }
    }

    #[inline]
    fn gives_check(&self, at: &mut Candidates, mv: Move) -> bool {
        let position = self.line.position();
        let checks = at.checks.get_or_insert_with(|| Checks::of(position));
        checks.given_by(position, mv)
    }

    /// Whether a move need not be made: by count, evaluation, history or exchange.
    #[inline]
    fn is_hopeless(&self, at: &mut Candidates, candidate: &Candidate) -> bool {
        let &Candidate {
            mv,
            quiet,
            loses,
            history,
        } = candidate;
        let (depth, alpha) = (at.node.depth, at.node.alpha);
        let loses_more_than = |loss: i32| !see::at_least(self.line.position(), mv, -loss);
        if self.gives_check(at, mv) {
            // It may be worth a sacrifice.
            return loses_more_than(90 * depth);
        }
        if !quiet {
            return loses && depth <= 6 && loses_more_than(90 * depth);
        }
        if at.skip_quiets {
            return true;
        }
        let reduced = (depth - reduction(depth, at.tried)).max(0);
        let enough = (3 + depth * depth) / if at.known.improving { 1 } else { 2 };
        let too_late = at.tried as i32 >= enough;
        let too_low = |eval| reduced <= 7 && eval + 90 + 85 * reduced <= alpha;
        if too_late || at.known.eval.is_some_and(too_low) {
            at.skip_quiets = true;
            return true;
        }
        (reduced <= 3 && history < -3500 * depth)
            || (reduced <= 8 && loses_more_than(25 * reduced * reduced))
    }

    /// Whether the table's move is the only good one: are all others much worse?
    #[inline]
    fn others(&mut self, at: &Candidates, mv: Move) -> Others {
        let Node {
            depth,
            beta,
            ply,
            cut,
            ..
        } = at.node;
        let Some(entry) = at.known.entry else {
            return Others::Extend(0);
        };
        let worth_asking = ply > 0
            && depth >= 7
            && Some(mv) == at.known.table_move
            && self.may_extend(ply)
            && entry.depth >= depth - 3
            && entry.bound != Bound::Upper
            && entry.score.abs() < MATE_BOUND;
        if !worth_asking {
            return Others::Extend(0);
        }
        let bar = entry.score - 2 * depth;
        let score = self.search::<false>(Node {
            alpha: bar - 1,
            beta: bar,
            depth: (depth - 1) / 2,
            ply,
            cut,
            excluded: Some(mv),
        });
        self.frames[ply].eval = at.known.eval;
        if self.over {
            Others::Over
        } else if score < bar {
            Others::Extend(1)
        } else if bar >= beta {
            Others::Hold(bar)
        } else if entry.score >= beta {
            Others::Extend(-1)
        } else {
            Others::Extend(0)
        }
    }

    /// Makes a move and searches what comes of it: late ones less deep at first, and all but the first
    /// with an empty window at first.
    #[inline]
    fn try_move<const PV: bool>(
        &mut self,
        at: &mut Candidates,
        candidate: &Candidate,
        extension: i32,
    ) -> i32 {
        let Node {
            alpha,
            beta,
            depth,
            ply,
            cut,
            ..
        } = at.node;
        let next = depth - 1 + extension;
        let late = at.tried > usize::from(PV);
        let minor = candidate.quiet || candidate.loses;
        // A move that draws by rule needs no depth to be exact. Anything better would, and must not be missed for want of it.
        let drawn = ply == 0 && at.best == DRAW && self.variations[0].len() == 1;
        let reduces = self.options.selective && depth >= 3 && late && minor && !drawn;
        let shorter = if reduces {
            let plies = self.late_reduction::<PV>(at, candidate);
            (next - plies).clamp(1, next.max(1))
        } else {
            next
        };
        if ply == 0 && self.decides {
            self.signals
                .set_current(self.iteration, candidate.mv, at.tried + 1);
        }
        let nodes_before = self.counts.nodes;
        self.make(candidate.mv, ply);
        at.tried += 1;
        let mut score = alpha + 1;
        if reduces {
            score = -self.search::<false>(Node::scout(alpha, shorter, ply, true));
        }
        let surprises = score > alpha && shorter < next;
        if surprises || (!reduces && (!PV || at.tried > 1)) {
            score = -self.search::<false>(Node::scout(alpha, next, ply, !cut));
        }
        if PV && score > alpha {
            score = -self.search::<true>(Node::whole(alpha, beta, next, ply));
        }
        self.unmake();
        if ply == 0 && self.better.is_empty() {
            let nodes = self.counts.nodes - nodes_before;
            self.steady.spend(candidate.mv, nodes);
        }
        score
    }

    /// How much less deep a late move is searched.
    #[inline]
    fn late_reduction<const PV: bool>(&self, at: &mut Candidates, candidate: &Candidate) -> i32 {
        let mv = candidate.mv;
        let mut plies = reduction(at.node.depth, at.tried + 1);
        plies += i32::from(!PV) + i32::from(at.node.cut) - i32::from(at.known.improving);
        if at.known.in_check || self.gives_check(at, mv) {
            plies -= 1;
        }
        if candidate.quiet {
            plies -= (candidate.history / 8192).clamp(-2, 2);
            plies -= i32::from(self.history.killers(at.node.ply).contains(&Some(mv)));
        }
        plies
    }

    /// All moves have been tried that were to be: the histories and the table learn of it.
    #[inline]
    fn conclude(&mut self, at: &Candidates, first_alpha: i32) -> i32 {
        let (
            best,
            Node {
                beta, depth, ply, ..
            },
        ) = (at.best, at.node);
        if self.over {
            return best.max(-MATE);
        }
        if at.tried == 0 {
            // Only the excluded move is there, or all root moves are unwanted.
            return first_alpha;
        }
        if !self.options.selective {
            return best;
        }
        if best >= beta {
            self.reward(at);
        }
        // Without its best moves the root's score is another question's answer.
        if at.node.excluded.is_none() && (ply > 0 || self.better.is_empty()) {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.learn_correction(at, best, bound);
            let entry = Entry {
                mv: at.best_move,
                score: best,
                eval: at.known.raw,
                depth,
                bound,
            };
            self.table.put(self.line.key(), ply, entry);
        }
        best
    }

    /// The histories learn by how much the evaluation errs: from scores that say it does, unless a capture or a mate
    /// was to come, which is not for an evaluation to foresee.
    fn learn_correction(&mut self, at: &Candidates, best: i32, bound: Bound) {
        let Some(eval) = at.known.eval else { return };
        let tactical = at.best_move.is_some_and(|mv| mv.kind().is_tactical());
        let says_nothing = match bound {
            Bound::Lower => best <= eval,
            Bound::Upper => best >= eval,
            Bound::Exact => false,
        };
        if tactical || says_nothing || best.abs() >= MATE_BOUND {
            return;
        }
        let depth = at.node.depth;
        self.history
            .correct(self.line.position(), best - eval, depth);
    }

    /// The histories learn which move refuted a node, and which had not.
    fn reward(&mut self, at: &Candidates) {
        let Node { depth, ply, .. } = at.node;
        let position = self.line.position();
        let mut capture = at.best_move;
        if let Some(mv) = at.best_move.filter(|mv| !mv.kind().is_tactical()) {
            capture = None;
            self.history
                .quiet_refuted(position, ply, mv, &at.quiets, &at.context, depth);
        }
        self.history
            .captures_tried(position, capture, &at.captures, depth);
    }
}
