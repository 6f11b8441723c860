//! A board's searcher as a device.

use super::board::{Board, lock, shared};
use super::{LinkError, PortName, SharedBoard};
use crate::device::DeviceError;
use crate::device::search::{JobSearcher, Searched, Stop, run_in_turn};
use fpgambit_engine::repetition::Record;
use fpgambit_engine::searcher::{Answer, Job, JobError, Split, Status};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::search::JobSource;
use fpgambit_hw::soc::{Command, Results, SearchState};
use fpgambit_hw::values::{link_job, link_unit};
use std::io::{Read, Write};
use std::thread;
use std::time::Duration;

/// The maximum number of commands in one request.
const TOGETHER: usize = 80;
/// The shortest time between two polls of a search's progress, and the longest.
const SHORT: Duration = Duration::from_millis(1);
const PAUSE: Duration = Duration::from_millis(20);

/// The searcher of a board. The host keeps the game too and sends it with each job, because another program may have
/// used the board.
#[derive(Debug)]
pub struct LinkedSearcher<T> {
    board: SharedBoard<T>,
    /// Whether the board can run several jobs at the same time.
    has_jobs: bool,
    /// The game's moves from its last irreversible one on, including that move.
    game: Vec<Record>,
}

impl LinkedSearcher<super::Port> {
    /// Opens the searcher of the board behind a port.
    ///
    /// # Errors
    /// Returns an error if there is no board, or if the board does not have a searcher.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        Self::new(shared(name)?)
    }
}

impl<T: Read + Write> LinkedSearcher<T> {
    /// Opens the searcher of a board.
    ///
    /// # Errors
    /// Returns an error if the board has none.
    pub fn new(board: SharedBoard<T>) -> Result<Self, LinkError> {
        let about = *lock(&board).about();
        if !about.has(link_unit::SEARCH) {
            return Err(LinkError::NoUnit("searcher"));
        }
        Ok(Self {
            board,
            has_jobs: about.has(link_unit::JOBS),
            game: Vec::new(),
        })
    }

    /// Returns this searcher if it can run several jobs at the same time.
    ///
    /// # Errors
    /// Returns an error if it cannot.
    pub fn together(self) -> Result<Self, LinkError> {
        match self.has_jobs {
            true => Ok(self),
            false => Err(LinkError::NoUnit("searcher of the fast build")),
        }
    }

    /// The commands that begin a new game and play its moves; they discard all jobs.
    fn replayed(&self) -> Vec<Command> {
        let records = [Record::NULL].into_iter().chain(self.game.iter().copied());
        let commands = records.map(|record| Command::SearchRecord {
            record: record.word(),
        });
        commands.collect()
    }

    /// Runs the jobs of a source, as many at the same time as the board accepts, until the source is over. Returns the
    /// board's clocks, including those in which it waited for the serial line. Calls `ended` with each answer and its
    /// job's clocks.
    ///
    /// If the session is lost, the board gets the game and all open jobs again.
    ///
    /// # Errors
    /// Returns an error if the board does not answer, or if an answer belongs to no job.
    pub fn run_source(
        &mut self,
        source: &mut impl JobSource,
        stop: Stop<'_>,
        mut ended: impl FnMut(&Answer, u64),
    ) -> Result<u64, DeviceError> {
        let replayed = self.replayed();
        let mut open = Open::default();
        let (mut nodes, mut clocks) = (0, 0);
        let mut round = source.round();
        let run = |board: &mut Board<T>| {
            ask_all(board, &replayed)?;
            let mut commands = open.again(board);
            let (mut before, mut ready, mut pause) = (None, 0, SHORT);
            loop {
                if stop(nodes) {
                    source.stop();
                }
                if source.is_over() && open.count() == 0 {
                    return Ok(clocks);
                }
                if source.is_over() || source.round() != round {
                    round = source.round();
                    commands.push(Command::CancelSearch);
                }
                while let Some(free) = open.free()
                    && let Some(job) = source.next()
                {
                    commands.extend(added(board, free, &job));
                    open.jobs[free] = Some(job);
                }
                // Ask for one result more than the last poll returned, because another job may have ended since then.
                let takes = (ready + 1).min(open.count());
                commands.push(Command::Counters);
                commands.extend(std::iter::repeat_n(Command::TakeResult, takes));
                let results = ask_all(board, &commands)?;
                commands.clear();
                let mut results = Results(&results);
                let now = results.counters().ok_or(MEANINGLESS)?.clocks;
                clocks += u64::from(now.wrapping_sub(before.unwrap_or(now)));
                before = Some(now);
                ready = 0;
                for _ in 0..takes {
                    let found = results.searched().ok_or(MEANINGLESS)?;
                    match found.state {
                        SearchState::Ended => {}
                        SearchState::Running => continue,
                        SearchState::None => return Err(MEANINGLESS),
                    }
                    let job = open
                        .jobs
                        .get_mut(usize::from(found.tag))
                        .and_then(Option::take);
                    let answer = found.answer().map_err(|_| MEANINGLESS)?;
                    ready += 1;
                    nodes += found.nodes;
                    let answer = Answer {
                        tag: job.ok_or(MEANINGLESS)?.tag,
                        ..answer
                    };
                    ended(&answer, found.cycles);
                    source.finish(&answer);
                }
                if ready > 0 {
                    pause = SHORT;
                } else {
                    thread::sleep(pause);
                    pause = PAUSE.min(2 * pause);
                }
            }
        };
        Ok(lock(&self.board).in_session(run)?)
    }
}

/// The jobs on a board, by their tags on the link.
#[derive(Default)]
struct Open {
    jobs: [Option<Job>; link_job::LIMIT as usize],
}

impl Open {
    fn count(&self) -> usize {
        self.jobs.iter().flatten().count()
    }

    fn free(&self) -> Option<usize> {
        self.jobs.iter().position(Option::is_none)
    }

    /// The commands that add all open jobs again.
    fn again<T: Read + Write>(&self, board: &mut Board<T>) -> Vec<Command> {
        let jobs = self.jobs.iter().enumerate();
        let jobs = jobs.filter_map(|(tag, job)| Some((tag, job.as_ref()?)));
        jobs.flat_map(|(tag, job)| added(board, tag, job)).collect()
    }
}

/// The commands that load a job's board and add the job.
fn added<T: Read + Write>(board: &mut Board<T>, tag: usize, job: &Job) -> Vec<Command> {
    let image = job.position.image();
    let mut commands = board.changed(image);
    board.held = image.map(Some);
    commands.extend(Command::add(&Job {
        tag: tag as u32,
        ..job.clone()
    }));
    commands
}

/// Executes commands, and returns all results. If a request fails, the host no longer knows which board image the
/// generator holds, and marks all nine words as unknown.
fn ask_all<T: Read + Write>(
    board: &mut Board<T>,
    commands: &[Command],
) -> Result<Vec<u8>, LinkError> {
    let mut results = Vec::new();
    for together in commands.chunks(TOGETHER) {
        let answer = board.ask(together);
        results.extend(answer.inspect_err(|_| board.held = [None; 9])?);
    }
    Ok(results)
}

/// Jobs that do not depend on each other's answers.
struct List<'a> {
    jobs: &'a [Job],
    given: usize,
    ended: usize,
    is_stopped: bool,
}

impl JobSource for List<'_> {
    fn next(&mut self) -> Option<Job> {
        let job = self.jobs.get(self.given).filter(|_| !self.is_stopped)?;
        self.given += 1;
        Some(Job {
            tag: self.given as u32 - 1,
            ..job.clone()
        })
    }

    fn finish(&mut self, _: &Answer) {
        self.ended += 1;
    }

    fn stop(&mut self) {
        self.is_stopped = true;
    }

    fn is_over(&self) -> bool {
        self.is_stopped || self.ended == self.jobs.len()
    }

    fn round(&self) -> u32 {
        0
    }
}

impl<T: Read + Write> JobSearcher for LinkedSearcher<T> {
    fn clear(&mut self) -> Result<(), DeviceError> {
        self.game.clear();
        Ok(())
    }

    fn push(&mut self, before: &Position, mv: Move) -> Result<(), DeviceError> {
        let record = Record::of(before, mv);
        if !record.is_reversible() {
            self.game.clear();
        }
        self.game.push(record);
        Ok(())
    }

    fn run(&mut self, job: &Job, stop: Stop<'_>) -> Result<Searched, DeviceError> {
        job.check()?;
        if job.only && !self.has_jobs {
            return Err(JobError::NoLines.into());
        }
        if self.has_jobs {
            let searched = self.run_all(std::slice::from_ref(job), stop)?;
            return Ok(searched[0]);
        }
        let image = job.position.image();
        let replayed = self.replayed();
        let mut board = lock(&self.board);
        let found = board.in_session(|board| {
            let mut commands = board.changed(image);
            board.held = [None; 9];
            commands.extend(&replayed);
            commands.extend(Command::job(job));
            ask_all(board, &commands)?;
            board.held = image.map(Some);
            wait(board, stop)
        })?;
        let answer = found.answer().map_err(|_| MEANINGLESS)?;
        Ok(Searched {
            answer: Answer {
                tag: job.tag,
                ..answer
            },
            cycles: Some(found.cycles),
        })
    }

    fn does_many(&self) -> bool {
        self.has_jobs
    }

    fn run_all(&mut self, jobs: &[Job], stop: Stop<'_>) -> Result<Vec<Searched>, DeviceError> {
        if !self.has_jobs {
            return run_in_turn(self, jobs, stop);
        }
        jobs.iter().try_for_each(Job::check)?;
        let mut list = List {
            jobs,
            given: 0,
            ended: 0,
            is_stopped: false,
        };
        let mut results: Vec<Searched> = jobs.iter().map(unsearched).collect();
        self.run_source(&mut list, stop, |answer, cycles| {
            let number = answer.tag as usize;
            results[number] = Searched {
                answer: Answer {
                    tag: jobs[number].tag,
                    ..*answer
                },
                cycles: Some(cycles),
            };
        })?;
        Ok(results)
    }

    fn run_split(&mut self, split: &mut Split, stop: Stop<'_>) -> Result<Option<u64>, DeviceError> {
        if !self.has_jobs {
            return Err(JobError::NoLines.into());
        }
        Ok(Some(self.run_source(split, stop, |_, _| ())?))
    }
}

/// The answer of a job that was cancelled before its first node.
fn unsearched(job: &Job) -> Searched {
    Searched {
        answer: Answer {
            tag: job.tag,
            score: job.alpha,
            bound: None,
            best: None,
            nodes: 0,
            status: Status::Cancelled,
        },
        cycles: Some(0),
    }
}

const MEANINGLESS: LinkError = LinkError::Meaningless("a search");

/// Polls the search until it has ended or was stopped.
fn wait<T: Read + Write>(
    board: &mut Board<T>,
    stop: Stop<'_>,
) -> Result<fpgambit_hw::soc::Searched, LinkError> {
    let mut pause = SHORT;
    let mut commands = vec![Command::SearchProgress];
    loop {
        let results = board.ask(&commands)?;
        let found = Results(&results).searched().ok_or(MEANINGLESS)?;
        match found.state {
            SearchState::Ended => return Ok(found),
            SearchState::Running => {}
            SearchState::None => return Err(MEANINGLESS),
        }
        if stop(found.nodes) {
            commands = vec![Command::CancelSearch, Command::SearchProgress];
            continue;
        }
        thread::sleep(pause);
        pause = PAUSE.min(2 * pause);
    }
}
