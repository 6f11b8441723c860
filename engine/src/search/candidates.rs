//! Tries the moves of a node one after the other.

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

/// The largest number of moves of one sort that a node remembers as tried; the histories do not learn from further
/// ones.
const TRIED_MAX: usize = 48;

/// The progress of a node through its moves.
pub(super) struct Candidates {
    node: Node,
    known: Known,
    context: Context,
    /// Which moves give check; computed when it is first needed.
    checks: Option<Checks>,
    best: i32,
    best_move: Option<Move>,
    tried: usize,
    quiets: ArrayVec<Move, TRIED_MAX>,
    captures: ArrayVec<Move, TRIED_MAX>,
    /// Whether no further quiet move is worth trying.
    skip_quiets: bool,
}

/// A move and what is known of it before the search makes it.
struct Candidate {
    mv: Move,
    /// Whether it neither captures nor promotes.
    quiet: bool,
    /// Whether it loses material by exchange.
    loses: bool,
    history: i32,
}

/// What a search of all other moves says about the table's move.
enum Others {
    /// Extend the table's move by this many plies.
    Extend(i32),
    /// The node reaches beta without the table's move.
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
    /// Returns the node's score from its moves, of which there is at least one.
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
                    // The node reaches beta even without the best move.
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

    /// Returns whether the search can skip a move because of its number, evaluation, history or exchange.
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
            // A check may be worth a sacrifice.
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

    /// Tests whether the table's move is the only good one, that is, whether all others are much worse.
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

    /// Makes a move and searches it: late moves at a reduced depth first, and all but the first with an empty window
    /// first.
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
        // A move that draws by rule is exact at any depth. A better move must not be missed because its search was too
        // shallow.
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

    /// Returns the reduction of a late move in plies.
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

    /// Updates the histories and the table after the last move.
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
            // The excluded move is the only one, or no root move is wanted.
            return first_alpha;
        }
        if !self.options.selective {
            return best;
        }
        if best >= beta {
            self.reward(at);
        }
        // A search of the root without its better moves has another score, which must not enter the table.
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

    /// Updates the correction histories with the error of the evaluation. They learn only from scores that show an
    /// error, and not if a capture or a mate caused it, which an evaluation cannot foresee.
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

    /// Updates the move histories: which move refuted the node, and which moves did not.
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
