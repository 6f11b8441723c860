//! Splits one search into many jobs, for searchers that work at the same time.

use super::job::{Answer, Job, JobError, Status};
use super::order::{Favourites, ordered};
use super::rules::WINDOW_MAX;
use crate::search::Bound;
use crate::{Move, Position};

/// Splits the search of a root into jobs with lines of one or two moves (rule 17), for any number of searchers that end
/// in any order.
///
/// The caller takes jobs with [`next`](Self::next) as long as searchers are free, and returns each answer with
/// [`finish`](Self::finish).
///
/// - The first jobs search each root's move two plies less deep. They order the moves and give an estimate of the
///   score. The window is then 30 centipawns to either side; if the score is outside, another *round* begins with a
///   wider one. A root of at most two plies has one round with the widest window.
/// - The first of the root's moves is searched by its replies, the others by one job each. A searcher that would be
///   idle searches the replies of the first of these moves that is still in progress.
/// - Younger brothers wait for the eldest: replies for the first reply, and in the widest window moves for the first
///   move.
/// - Each job gets the window that everything known so far allows. An answer that refutes a move, or a new round, makes
///   other jobs useless; their answers are ignored.
///
/// The example `searcher_splits` estimates what it gains.
///
/// With the selective rules off, the score is that of one search of the root with the same depth: the score of a line
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
    round: u32,
    moves: Vec<RootMove>,
    /// The best score of the round so far, or the lower end of its window; and the upper end of the window.
    alpha: i16,
    upper: i16,
    /// The move that has the score `alpha`.
    best: Option<Move>,
    nodes: u64,
    /// Why the search ended early.
    ended: Option<Status>,
    /// The answer of the one job of a root that is not split.
    whole: Option<Answer>,
}

/// What a job is for.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// The root, not split.
    Whole,
    /// A shallow search of a root's move.
    Shallow { number: usize },
    /// A root's move with all its replies.
    Move { number: usize, round: u32 },
    /// A root's move with one reply.
    Reply { number: usize, round: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// One job for the root.
    Whole,
    /// The shallow searches.
    Order,
    Search,
}

/// A move of the root.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// The shallow score.
    guess: Option<i16>,
    /// The replies; empty if there are none, or if the search ends before them.
    replies: Vec<Move>,
    /// The job with all replies is handed out.
    is_given: bool,
    /// The numbers of jobs with a reply that are handed out, and that have ended.
    given: usize,
    ended: usize,
    /// The move has at most this score.
    most: i16,
    /// Its score is known, or not above the best one.
    is_over: bool,
}

impl RootMove {
    fn new(mv: Move, replies: Vec<Move>) -> RootMove {
        RootMove {
            mv,
            guess: None,
            replies,
            is_given: false,
            given: 0,
            ended: 0,
            most: WINDOW_MAX,
            is_over: false,
        }
    }

    /// Forgets what a round has found.
    fn restart(&mut self) {
        let replies = std::mem::take(&mut self.replies);
        *self = RootMove {
            guess: self.guess,
            ..RootMove::new(self.mv, replies)
        };
    }

    /// Whether a reply can be searched: the first one, or any after it has ended.
    fn has_reply(&self) -> bool {
        let waits = self.given == 1 && self.ended == 0;
        !waits && self.given < self.replies.len()
    }
}

/// Plies below the root's depth to which its moves are searched first.
const SHALLOWER: u8 = 2;
/// Centipawns from the estimate to either end of the first round's window, and of the second's.
const MARGINS: [i32; 2] = [30, 120];

/// A score within the widest window.
fn clipped(score: i32) -> i16 {
    let most = i32::from(WINDOW_MAX);
    score.clamp(-most, most) as i16
}

impl Split {
    /// Begins to split the search of a root to a depth.
    ///
    /// # Errors
    /// Returns an error if no job can have this root or depth.
    pub fn new(root: &Position, depth: u8) -> Result<Split, JobError> {
        let job = Job::new(root.clone(), depth);
        job.check()?;
        let moves = ordered(root, &root.legal_moves(), &Favourites::default());
        let stage = match (depth, moves.len()) {
            (0, _) | (_, 0) => Stage::Whole,
            (1..=SHALLOWER, _) | (_, 1) => Stage::Search,
            _ => Stage::Order,
        };
        let moves = moves.into_iter().map(|mv| {
            let after = root.play(mv);
            let replies = match depth {
                0..2 => Vec::new(),
                _ => ordered(&after, &after.legal_moves(), &Favourites::default()),
            };
            RootMove::new(mv, replies)
        });
        Ok(Split {
            moves: moves.collect(),
            job,
            parts: Vec::new(),
            stage,
            round: 0,
            alpha: -WINDOW_MAX,
            upper: WINDOW_MAX,
            best: None,
            nodes: 0,
            ended: None,
            whole: None,
        })
    }

    /// Returns the next job, with a tag of its own, or `None` if another answer must come first.
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

    fn next_line(&mut self) -> Option<Job> {
        let may_begin = |number| number == 0 || self.alpha > -WINDOW_MAX;
        let open = || {
            let all = self.moves.iter().enumerate();
            all.filter(|&(number, it)| !it.is_over && may_begin(number))
        };
        let by_reply = open().find(|(_, it)| it.has_reply());
        let by_move = open().find(|(number, it)| {
            let splits = *number == 0 && !it.replies.is_empty();
            !it.is_given && !splits
        });
        let (number, is_reply) = match (by_reply, by_move) {
            (Some((0, _)), _) => (0, true),
            (_, Some((number, _))) => (number, false),
            (Some((number, _)), None) => (number, true),
            (None, None) => return None,
        };
        let (round, alpha) = (self.round, self.alpha);
        let it = &mut self.moves[number];
        let (first, beta) = (it.mv, it.most.min(self.upper));
        let (part, second) = match is_reply {
            true => {
                it.given += 1;
                (
                    Part::Reply { number, round },
                    Some(it.replies[it.given - 1]),
                )
            }
            false => {
                it.is_given = true;
                (Part::Move { number, round }, None)
            }
        };
        Some(self.hand_out(part, |job| {
            (job.first, job.only, job.second) = (Some(first), true, second);
            (job.alpha, job.beta) = (alpha, beta);
        }))
    }

    /// Accepts the answer to one of its jobs.
    ///
    /// # Panics
    /// If no job has the answer's tag.
    pub fn finish(&mut self, answer: &Answer) {
        self.nodes += answer.nodes;
        let part = self.parts[answer.tag as usize];
        let is_old = match part {
            Part::Move { round, .. } | Part::Reply { round, .. } => round != self.round,
            Part::Whole | Part::Shallow { .. } => false,
        };
        if is_old || self.is_over() {
            return;
        }
        if answer.status != Status::Done {
            self.ended = Some(answer.status);
            return;
        }
        match part {
            Part::Whole => self.whole = Some(*answer),
            Part::Shallow { number } => self.finish_shallow(number, answer.score),
            Part::Move { number, .. } => self.finish_line(number, true, answer.score),
            Part::Reply { number, .. } => {
                self.moves[number].ended += 1;
                let is_last = self.moves[number].ended == self.moves[number].replies.len();
                self.finish_line(number, is_last, answer.score);
            }
        }
    }

    /// After the last shallow search, orders the moves and begins the first round.
    fn finish_shallow(&mut self, number: usize, score: i16) {
        self.moves[number].guess = Some(score);
        if self.moves.iter().any(|it| it.guess.is_none()) {
            return;
        }
        // Moves with the same score keep their order.
        let worst_last = |it: &RootMove| it.guess.map_or(WINDOW_MAX, |guess| -guess);
        self.moves.sort_by_key(worst_last);
        self.stage = Stage::Search;
        let guess = self.guess();
        let [margin, _] = MARGINS;
        (self.alpha, self.upper) = (clipped(guess - margin), clipped(guess + margin));
    }

    /// The estimate of the score.
    fn guess(&self) -> i32 {
        let first = self.moves.first();
        first.and_then(|it| it.guess).unwrap_or(0).into()
    }

    /// Records a score of a move or of a line with a reply; `is_last` says that it determines the move's score.
    fn finish_line(&mut self, number: usize, is_last: bool, score: i16) {
        let it = &mut self.moves[number];
        if it.is_over {
            return;
        }
        it.most = it.most.min(score);
        if it.most <= self.alpha {
            it.is_over = true;
        } else if is_last && it.most >= self.upper && self.upper < WINDOW_MAX {
            return self.widen(true);
        } else if is_last {
            (self.alpha, self.best) = (it.most, Some(it.mv));
            for it in &mut self.moves {
                it.is_over |= it.most <= self.alpha;
            }
        }
        if self.best.is_none() && self.moves.iter().all(|it| it.is_over) {
            self.widen(false);
        }
    }

    /// Begins another round with a window above or below that of this round; the third round has the widest window.
    fn widen(&mut self, is_higher: bool) {
        self.round += 1;
        self.best = None;
        let guess = self.guess();
        let [_, margin] = MARGINS;
        let (alpha, upper) = match is_higher {
            true => (self.upper - 1, clipped(guess + margin)),
            false => (clipped(guess - margin), self.alpha + 1),
        };
        // The selective rules can make a score too high in one window and too low in the next.
        (self.alpha, self.upper) = match self.round == 1 && alpha < upper {
            true => (alpha, upper),
            false => (-WINDOW_MAX, WINDOW_MAX),
        };
        self.moves.iter_mut().for_each(RootMove::restart);
    }

    /// Returns how often all jobs in progress have become useless.
    pub fn round(&self) -> u32 {
        self.round
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
                Stage::Search => self.moves.iter().all(|it| it.is_over),
            }
    }

    /// Returns the answer once the search [is over](Self::is_over), with the nodes of all jobs that have ended. Its tag
    /// is 0.
    pub fn answer(&self) -> Option<Answer> {
        if !self.is_over() {
            return None;
        }
        if let Some(whole) = self.whole {
            return Some(whole);
        }
        let bound = match self.ended {
            None => Some(Bound::Exact),
            Some(_) => self.best.map(|_| Bound::Lower),
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
