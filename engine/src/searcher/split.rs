//! One search split into many: a root's jobs for searchers that work at the same time.

use super::job::{Answer, Job, JobError, Status};
use super::order::{Favourites, ordered};
use super::rules::WINDOW_MAX;
use crate::search::Bound;
use crate::{Move, Position};

/// Splits the search of a root into jobs with lines of one or two moves (rule 17), for any number of searchers that end
/// in any order.
///
/// The caller takes jobs with [`next`](Self::next) as long as searchers are free, and returns each answer with
/// [`finish`](Self::finish). Each job has a window that everything known so far allows; younger brothers wait for the
/// eldest, at the root and after each of its moves. An answer that refutes a root's move makes its other jobs useless;
/// their answers are ignored.
///
/// The score is that of one search of the root with the same depth if the selective rules are off: the score of a line
/// does not depend on who searches it. With the selective rules it may differ, because these depend on the window.
///
/// ```
/// use fpgambit_engine::Position;
/// use fpgambit_engine::searcher::{Job, Searcher, Split, Squares, Switches};
///
/// let mut searcher = Searcher::with_switches(Squares::new(), Switches::EXACT);
/// let mut split = Split::new(&Position::startpos(), 3).unwrap();
/// while let Some(part) = split.next() {
///     split.finish(&searcher.run(&part, &mut ()).unwrap());
/// }
/// let answer = searcher.run(&Job::new(Position::startpos(), 3), &mut ()).unwrap();
/// assert_eq!(split.answer().unwrap().score, answer.score);
/// ```
#[derive(Clone, Debug)]
pub struct Split {
    job: Job,
    /// The jobs handed out, by tag.
    parts: Vec<Part>,
    stage: Stage,
    moves: Vec<RootMove>,
    /// The best score so far, and its move.
    alpha: i16,
    best: Option<Move>,
    /// Whether `alpha` is a move's score.
    is_known: bool,
    nodes: u64,
    /// Why it ended early.
    ended: Option<Status>,
    /// The answer of the one job of a root that is not split.
    whole: Option<Answer>,
}

/// What a job is for.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The root, not split.
    Whole,
    /// A shallow search of a root's move, to order the moves.
    Shallow { number: usize },
    /// A root's move with one reply, or with all.
    Line { number: usize },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// One job for the root.
    Whole,
    /// The shallow searches.
    Order,
    Search,
}

/// A move of the root, or of the node after it.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// The shallow score.
    guess: Option<i16>,
    /// The replies; empty if its jobs have no second move.
    replies: Vec<Move>,
    /// Jobs handed out and ended.
    given: usize,
    ended: usize,
    /// The least score of a reply: the move has at most this score.
    most: i16,
    /// Its score is known, or not above the best one.
    is_over: bool,
}

impl RootMove {
    fn new(mv: Move) -> RootMove {
        RootMove {
            mv,
            guess: None,
            replies: Vec::new(),
            given: 0,
            ended: 0,
            most: WINDOW_MAX,
            is_over: false,
        }
    }

    fn jobs(&self) -> usize {
        self.replies.len().max(1)
    }
}

/// Depths below the root's at which its moves are searched first, to order them.
const SHALLOWER: u8 = 3;

impl Split {
    /// Begins to split the search of a root to a depth.
    ///
    /// # Errors
    /// Returns an error if no job can have this root or depth.
    pub fn new(root: &Position, depth: u8) -> Result<Split, JobError> {
        let job = Job::new(root.clone(), depth);
        job.check()?;
        let moves = ordered(root, &root.legal_moves(), &Favourites::default());
        let stage = match (job.depth, moves.len()) {
            (0, _) | (_, 0) => Stage::Whole,
            (1..=SHALLOWER, _) | (_, 1) => Stage::Search,
            _ => Stage::Order,
        };
        let mut split = Split {
            alpha: job.alpha,
            job,
            parts: Vec::new(),
            stage,
            moves: moves.into_iter().map(RootMove::new).collect(),
            best: None,
            is_known: false,
            nodes: 0,
            ended: None,
            whole: None,
        };
        for root_move in &mut split.moves {
            if split.job.depth < 2 {
                break;
            }
            let after = split.job.position.play(root_move.mv);
            let replies = ordered(&after, &after.legal_moves(), &Favourites::default());
            root_move.replies = replies;
        }
        Ok(split)
    }

    /// Returns the next job, with a tag of its own; `None` if there is none before another answer.
    #[expect(
        clippy::should_implement_trait,
        reason = "an answer may bring more jobs"
    )]
    pub fn next(&mut self) -> Option<Job> {
        if self.is_over() {
            return None;
        }
        match self.stage {
            Stage::Whole if self.parts.is_empty() => Some(self.hand_out(Part::Whole, |_| ())),
            Stage::Whole => None,
            Stage::Order => {
                let number = self.parts.len();
                let mv = self.moves.get(number)?.mv;
                let depth = self.job.depth - SHALLOWER;
                Some(self.hand_out(Part::Shallow { number }, |job| {
                    (job.depth, job.first, job.only) = (depth, Some(mv), true);
                }))
            }
            Stage::Search => self.next_line(),
        }
    }

    fn hand_out(&mut self, part: Part, change: impl FnOnce(&mut Job)) -> Job {
        let mut job = Job {
            tag: self.parts.len() as u32,
            ..self.job.clone()
        };
        change(&mut job);
        self.parts.push(part);
        job
    }

    /// The next line: of the first move that is not waiting for its eldest reply.
    fn next_line(&mut self) -> Option<Job> {
        let (alpha, is_known) = (self.alpha, self.is_known);
        let ready = |(number, root_move): &(usize, &RootMove)| {
            // The eldest brother is first.
            let may_begin = *number == 0 || is_known;
            let waits = root_move.given == 1 && root_move.ended == 0;
            may_begin && !root_move.is_over && !waits && root_move.given < root_move.jobs()
        };
        let (number, _) = self.moves.iter().enumerate().find(ready)?;
        let root_move = &mut self.moves[number];
        let (first, beta) = (root_move.mv, root_move.most);
        let second = root_move.replies.get(root_move.given).copied();
        root_move.given += 1;
        Some(self.hand_out(Part::Line { number }, |job| {
            (job.first, job.only, job.second) = (Some(first), true, second);
            (job.alpha, job.beta) = (alpha, beta);
        }))
    }

    /// Takes the answer of one of its jobs.
    ///
    /// # Panics
    /// If no job has the answer's tag.
    pub fn finish(&mut self, answer: &Answer) {
        self.nodes += answer.nodes;
        if self.is_over() {
            return;
        }
        let part = self.parts[answer.tag as usize];
        if answer.status != Status::Done {
            self.ended = Some(answer.status);
        }
        match part {
            Part::Whole => self.whole = Some(*answer),
            _ if self.ended.is_some() => {}
            Part::Shallow { number } => {
                self.moves[number].guess = Some(answer.score);
                if self.moves.iter().all(|root_move| root_move.guess.is_some()) {
                    // Moves with the same score keep their order.
                    self.moves.sort_by_key(|root_move| {
                        root_move.guess.map_or(WINDOW_MAX, |guess| -guess)
                    });
                    self.stage = Stage::Search;
                }
            }
            Part::Line { number } => self.finish_line(number, answer.score),
        }
    }

    fn finish_line(&mut self, number: usize, score: i16) {
        let root_move = &mut self.moves[number];
        root_move.ended += 1;
        if root_move.is_over {
            return;
        }
        root_move.most = root_move.most.min(score);
        if root_move.most <= self.alpha {
            root_move.is_over = true;
        } else if root_move.ended == root_move.jobs() {
            root_move.is_over = true;
            (self.alpha, self.best) = (root_move.most, Some(root_move.mv));
            self.is_known = true;
            for other in &mut self.moves {
                other.is_over |= other.most <= self.alpha;
            }
        }
    }

    /// Ends the search before its answer is known.
    pub fn stop(&mut self) {
        if !self.is_over() {
            self.ended = Some(Status::Cancelled);
        }
    }

    /// Whether the answer is known. Answers of jobs still in progress do not change it.
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
            || match self.stage {
                Stage::Whole => self.whole.is_some(),
                Stage::Order => false,
                Stage::Search => self.moves.iter().all(|root_move| root_move.is_over),
            }
    }

    /// Returns the answer once the search [is over](Self::is_over), with the nodes of all jobs that have ended. Its tag is 0.
    pub fn answer(&self) -> Option<Answer> {
        if !self.is_over() {
            return None;
        }
        if let Some(whole) = self.whole {
            return Some(whole);
        }
        let bound = match self.ended {
            None => Some(Bound::Exact),
            Some(_) => self.is_known.then_some(Bound::Lower),
        };
        Some(Answer {
            tag: 0,
            score: self.alpha,
            bound,
            best: self.best,
            nodes: self.nodes,
            status: self.ended.unwrap_or(Status::Done),
        })
    }

    /// The number of jobs handed out so far.
    pub fn jobs(&self) -> usize {
        self.parts.len()
    }
}
