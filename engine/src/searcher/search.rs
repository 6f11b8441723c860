//! The search itself: from a job's root to its answer.

use super::evaluation::Evaluation;
use super::job::{Answer, Job, JobError, Status};
use super::order::{Favourites, Waiting, victim};
use super::rules::*;
use super::watch::{Event, Watch};
use crate::repetition::{History, Record, Step, mailbox, walk};
use crate::search::Bound;
use crate::{Kind, Move, Position};

/// Internal scores need one bit more than [`i16`], so that no margin overflows.
type Score = i32;

/// A searcher between two jobs: the evaluation and the game so far.
#[derive(Clone, Debug)]
pub struct Searcher<E> {
    evaluation: E,
    game: History,
    switches: Switches,
}

impl<E: Evaluation> Searcher<E> {
    /// Creates a searcher that searches as the circuit does, with an empty game.
    pub fn new(evaluation: E) -> Searcher<E> {
        Searcher::with_switches(evaluation, Switches::ALL)
    }

    /// Creates a searcher with some rules switched off.
    pub fn with_switches(evaluation: E, switches: Switches) -> Searcher<E> {
        Searcher {
            evaluation,
            game: History::new(),
            switches,
        }
    }

    /// Starts a new game: discards the moves pushed so far.
    pub fn clear(&mut self) {
        self.game.clear();
    }

    /// Adds a move of the game, made in the position `before`. The roots of later jobs must follow it in the game.
    pub fn push(&mut self, before: &Position, mv: Move) {
        self.push_record(Record::of(before, mv));
    }

    /// Adds a move or a null move of the game by its record.
    pub fn push_record(&mut self, record: Record) {
        self.game.push(record);
    }

    /// Runs a job. The answer depends only on the job and the game's moves; `watch` may cancel the search.
    ///
    /// # Errors
    /// Returns an error if the job is not valid: [`Job::check`].
    pub fn run(&mut self, job: &Job, watch: &mut impl Watch) -> Result<Answer, JobError> {
        self.run_from(job, 0, watch)
    }

    /// Runs a job with the root at any ply of the stack, so that tests can reach the stack's end. At a ply other than
    /// 0, the search treats the root as any other node: rules 7 to 9 apply, and it sets no best move.
    pub(super) fn run_from(
        &mut self,
        job: &Job,
        ply: usize,
        watch: &mut impl Watch,
    ) -> Result<Answer, JobError> {
        job.check()?;
        self.evaluation.load(&job.position);
        let mut search = Search {
            position: job.position.clone(),
            evaluation: &mut self.evaluation,
            moves: &mut self.game,
            switches: self.switches,
            watch,
            job,
            killers: [[0; 2]; PLIES],
            waiting: Waiting::default(),
            nodes: 0,
            ended: None,
            root: (job.alpha.into(), None),
        };
        let score = search.node(Node {
            alpha: job.alpha.into(),
            beta: job.beta.into(),
            depth: job.depth.into(),
            ply,
            passed: false,
        });
        Ok(search.answer(score))
    }
}

/// A job in progress.
struct Search<'a, E, W> {
    position: Position,
    evaluation: &'a mut E,
    /// The moves of the game and of the line.
    moves: &'a mut History,
    switches: Switches,
    watch: &'a mut W,
    job: &'a Job,
    /// The killers of each ply as move words, the latest first; 0 means none.
    killers: [[u16; 2]; PLIES],
    /// The moves still to try.
    waiting: Waiting,
    nodes: u64,
    /// Why the search was aborted. Once it is set, the scores that nodes return are meaningless.
    ended: Option<Status>,
    /// The root's alpha, and the move that last raised it or reached beta.
    root: (Score, Option<Move>),
}

/// The parameters of a node.
#[derive(Clone, Copy)]
struct Node {
    alpha: Score,
    beta: Score,
    depth: u32,
    ply: usize,
    /// Whether the last move was a pass.
    passed: bool,
}

impl<E: Evaluation, W: Watch> Search<'_, E, W> {
    /// Enters a node: applies rules 2 to 7, then searches it. Returns the node's score; one outside the window means
    /// the nearer end of the window.
    fn node(&mut self, mut node: Node) -> Score {
        if !self.enter() {
            return 0;
        }
        let in_check = self.position.is_check();
        if node.ply > 0 {
            if self.repeats() {
                self.watch.event(Event::Repeated);
                return DRAW.into();
            }
            if node.ply == PLIES {
                self.watch.event(Event::StackEnd);
                return self.value();
            }
            if self.is_out_of_moves() && !in_check {
                return DRAW.into();
            }
        }
        if in_check {
            node.depth += 1;
        }
        let futile = self.switches.futility
            && node.ply > 0
            && !self.is_led(node.ply)
            && node.depth == 1
            && !in_check
            && self.value() + Score::from(FUTILITY_MARGIN) <= node.alpha;
        if node.depth == 0 || futile {
            self.watch.event(Event::Quiescence { futile });
            self.quiescence(node)
        } else {
            self.watch.event(Event::Full);
            self.full(node, in_check)
        }
    }

    /// Rule 2: counts the node, unless the search ends before it.
    #[inline]
    fn enter(&mut self) -> bool {
        if self.watch.cancels() {
            self.ended = Some(Status::Cancelled);
        } else if self.job.nodes != 0 && self.nodes == self.job.nodes {
            self.ended = Some(Status::NodeLimit);
        } else {
            self.nodes += 1;
            self.watch.event(Event::Node);
        }
        self.ended.is_none()
    }

    /// Rule 3.
    #[inline]
    fn repeats(&mut self) -> bool {
        let records = self.moves.reversible();
        let plies = records.len();
        if plies < REPETITION_PLIES || self.is_out_of_moves() {
            return false;
        }
        self.watch.event(Event::Repetition { plies });
        walk(records, 2, mailbox(&self.position)).is_repeated()
    }

    /// Rule 17: the one move that a node on the job's line tries.
    #[inline]
    fn only(&self, ply: usize) -> Option<Move> {
        match ply {
            0 => self.job.first.filter(|_| self.job.only),
            1 => self.job.second,
            _ => None,
        }
    }

    /// Rule 17: whether the node below the root tries only one move.
    #[inline]
    fn is_led(&self, ply: usize) -> bool {
        ply == 1 && self.job.second.is_some()
    }

    /// Rule 5.
    #[inline]
    fn is_out_of_moves(&self) -> bool {
        self.position.halfmove_clock() >= CLOCK_MAX
    }

    /// Returns the value of the position for the side to move, without search.
    #[inline]
    fn value(&self) -> Score {
        self.evaluation.value(self.position.side_to_move()).into()
    }

    /// Rules 8 to 12: searches a full node.
    fn full(&mut self, mut node: Node, in_check: bool) -> Score {
        if node.ply > 0 && !self.is_led(node.ply) && !in_check && self.stands_well(node) {
            return node.beta;
        }
        if self.ended.is_some() {
            return 0;
        }
        let (begin, legal) = self.line_up(node.ply);
        if legal == 0 {
            return match in_check {
                true => node.ply as Score - Score::from(MATE),
                false => DRAW.into(),
            };
        }
        let score = match node.ply > 0 && self.is_out_of_moves() {
            true => DRAW.into(),
            false => self.try_moves(&mut node, begin),
        };
        self.waiting.end(begin);
        score
    }

    /// Generates all moves of a full node. Returns the index of the first waiting move, and the number of moves.
    #[inline(never)]
    fn line_up(&mut self, ply: usize) -> (usize, usize) {
        let legal = self.position.legal_moves();
        self.watch.event(Event::Moves {
            count: legal.len(),
            tactical: false,
        });
        let favourites = self.favourites(ply);
        let begin = self.waiting.begin(&self.position, &legal, &favourites);
        (begin, legal.len())
    }

    /// The loop of rule 10.
    fn try_moves(&mut self, node: &mut Node, begin: usize) -> Score {
        let mut made = 0;
        let only = self.only(node.ply);
        while let Some(mv) = self.waiting.next(begin) {
            if only.is_some_and(|only| only != mv) {
                continue;
            }
            made += 1;
            let score = self.after(mv, *node, node.depth - 1);
            if self.ended.is_some() {
                return 0;
            }
            if self.takes(node, mv, score) {
                self.watch.event(Event::Cutoff { made });
                self.remember_killer(node.ply, mv);
                return node.beta;
            }
        }
        node.alpha
    }

    /// Rules 8 and 9: returns whether the node reaches beta without making a move.
    #[inline]
    fn stands_well(&mut self, node: Node) -> bool {
        let value = self.value();
        let margin = Score::from(REVERSE_MARGIN) * node.depth as Score;
        if self.switches.reverse_futility
            && node.depth <= REVERSE_DEPTH
            && value - margin >= node.beta
        {
            self.watch.event(Event::Reverse);
            return true;
        }
        if !self.switches.null_move
            || node.depth < NULL_DEPTH
            || node.passed
            || value < node.beta
            || !self.has_pieces()
        {
            return false;
        }
        self.watch.event(Event::Pass);
        self.moves.push(Step::Null.record(&self.position));
        let undo = self.position.make_null();
        self.evaluation.pass();
        let score = -self.node(Node {
            alpha: -node.beta,
            beta: 1 - node.beta,
            depth: (node.depth - 1).saturating_sub(NULL_REDUCTION),
            ply: node.ply + 1,
            passed: true,
        });
        self.evaluation.unmake();
        self.position.unmake_null(undo);
        self.moves.pop();
        let cut = score >= node.beta && self.ended.is_none();
        if cut {
            self.watch.event(Event::PassCut);
        }
        cut
    }

    /// Returns whether the side to move has more than king and pawns.
    #[inline]
    fn has_pieces(&self) -> bool {
        let side = self.position.side_to_move();
        let small = self.position.of_kind(Kind::Pawn) | self.position.of_kind(Kind::King);
        !(self.position.of_color(side) & !small).is_empty()
    }

    /// The first move and killers of rule 11.
    #[inline]
    fn favourites(&self, ply: usize) -> Favourites {
        let first = self.job.first.filter(|_| ply == 0);
        Favourites {
            first: first.map_or(0, Move::word),
            killers: match self.switches.killers {
                true => self.killers[ply],
                false => [0; 2],
            },
        }
    }

    /// Rule 12.
    #[inline]
    fn remember_killer(&mut self, ply: usize, mv: Move) {
        let killers = &mut self.killers[ply];
        if !mv.kind().is_tactical() && killers[0] != mv.word() {
            *killers = [mv.word(), killers[0]];
        }
    }

    /// Rules 13 to 15: searches a quiescence node.
    fn quiescence(&mut self, mut node: Node) -> Score {
        let value = self.value();
        if value >= node.beta {
            self.watch.event(Event::StandPat);
            return node.beta;
        }
        if value > node.alpha {
            node.alpha = value;
            if node.ply == 0 {
                self.root.0 = value;
            }
        }
        let begin = self.line_up_tactical();
        let score = self.try_tactical(&mut node, value, begin);
        self.waiting.end(begin);
        score
    }

    /// Generates the moves that a quiescence node may try. Returns the index of the first waiting move.
    #[inline(never)]
    fn line_up_tactical(&mut self) -> usize {
        let mut tactical = self.position.captures();
        tactical.retain(|mv| mv.promotion().is_none_or(|kind| kind == Kind::Queen));
        self.watch.event(Event::Moves {
            count: tactical.len(),
            tactical: true,
        });
        let favourites = Favourites::default();
        self.waiting.begin(&self.position, &tactical, &favourites)
    }

    /// Rules 13 to 15: tries the moves.
    fn try_tactical(&mut self, node: &mut Node, value: Score, begin: usize) -> Score {
        let mut made = 0;
        while let Some(mv) = self.waiting.next(begin) {
            if mv.promotion().is_none() {
                let victim = victim(&self.position, mv).map_or(0, worth);
                let most = value + victim + Score::from(DELTA_MARGIN);
                if self.switches.delta && most <= node.alpha {
                    self.watch.event(Event::Delta);
                    break;
                }
                if self.switches.guarded && self.is_guarded(mv, victim) {
                    self.watch.event(Event::Guarded);
                    continue;
                }
            }
            made += 1;
            let score = self.after(mv, *node, 0);
            if self.ended.is_some() {
                return 0;
            }
            if self.takes(node, mv, score) {
                self.watch.event(Event::Cutoff { made });
                return node.beta;
            }
        }
        node.alpha
    }

    /// Rule 15: returns whether the capture gives a more valuable piece for a guarded one.
    #[inline]
    fn is_guarded(&mut self, mv: Move, victim: Score) -> bool {
        let attacker = self.position.piece_at(mv.from());
        if attacker.map_or(0, |piece| worth(piece.kind)) <= victim {
            return false;
        }
        self.watch.event(Event::GuardLookup);
        let (position, enemy) = (&self.position, !self.position.side_to_move());
        !position
            .attackers(mv.to(), enemy, position.occupied())
            .is_empty()
    }

    /// Makes a legal move, searches the child to this depth and returns the move's score.
    #[inline]
    fn after(&mut self, mv: Move, node: Node, depth: u32) -> Score {
        self.watch.event(Event::Make);
        self.moves.push(Record::of(&self.position, mv));
        self.evaluation.make(&self.position, mv);
        let undo = self.position.make(mv);
        let (alpha, beta) = match self.switches.window {
            true => (node.alpha, node.beta),
            false => (-Score::from(WINDOW_MAX), WINDOW_MAX.into()),
        };
        let score = -self.node(Node {
            alpha: -beta,
            beta: -alpha,
            depth,
            ply: node.ply + 1,
            passed: false,
        });
        self.position.unmake(mv, undo);
        self.evaluation.unmake();
        self.moves.pop();
        score
    }

    /// The window step of rule 10: raises alpha if the score is above it, and returns whether the score reaches beta.
    #[inline]
    fn takes(&mut self, node: &mut Node, mv: Move, score: Score) -> bool {
        let cut = score >= node.beta;
        if score > node.alpha {
            node.alpha = score.min(node.beta);
            if node.ply == 0 {
                self.root = (node.alpha, Some(mv));
            }
        }
        cut
    }

    /// Rule 16.
    fn answer(&self, score: Score) -> Answer {
        let (alpha, beta) = (self.job.alpha.into(), self.job.beta.into());
        let (alpha_then, best) = self.root;
        let (score, bound) = match self.ended {
            Some(_) if alpha_then > alpha => (alpha_then, Some(Bound::Lower)),
            Some(_) => (alpha, None),
            None if score <= alpha => (alpha, Some(Bound::Upper)),
            None if score >= beta => (beta, Some(Bound::Lower)),
            None => (score, Some(Bound::Exact)),
        };
        Answer {
            tag: self.job.tag,
            score: score as i16,
            bound,
            best,
            nodes: self.nodes,
            status: self.ended.unwrap_or(Status::Done),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::searcher::Squares;

    /// A pass is irreversible: a board that recurs only because a side passed does not count as a repetition.
    #[test]
    fn repetitions_do_not_cross_a_pass() {
        let start: Position = "7k/8/8/8/8/8/8/RK6 w - - 10 30".parse().unwrap();
        let job = Job::new(start.clone(), 1);
        let repeats = |replies: [Option<&str>; 2]| {
            let mut squares = Squares::new();
            let mut moves = History::new();
            let mut search = Search {
                position: start.clone(),
                evaluation: &mut squares,
                moves: &mut moves,
                switches: Switches::ALL,
                watch: &mut (),
                job: &job,
                killers: [[0; 2]; PLIES],
                waiting: Waiting::default(),
                nodes: 0,
                ended: None,
                root: (0, None),
            };
            search.evaluation.load(&start);
            for (own, reply) in ["a1a2", "a2a1"].into_iter().zip(replies) {
                for uci in [Some(own), reply] {
                    let step = match uci {
                        Some(uci) => Step::Move(search.position.parse_uci(uci).unwrap()),
                        None => Step::Null,
                    };
                    search.moves.push(step.record(&search.position));
                    step.make(&mut search.position);
                }
            }
            assert_eq!(search.position.nibbles(), start.nibbles());
            search.repeats()
        };
        assert!(repeats([Some("h8g8"), Some("g8h8")]));
        assert!(!repeats([None, None]));
    }
}
