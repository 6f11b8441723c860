//! The searcher of the board's model.

use fpgambit_engine::repetition::Record;
use fpgambit_engine::searcher::{Event, Job, Searcher, Squares, Watch};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::soc::{Command, SearchState, Searched, Status};
use fpgambit_hw::values::link_job;
use std::collections::VecDeque;

/// The number of nodes that the model searches when the host polls; a longer search never ends.
const NODES: u64 = 100_000;

/// The settings, game and jobs of the searcher, as the circuit stores them.
#[derive(Debug, Default)]
pub struct Searching {
    game: Vec<Record>,
    window: (i16, i16),
    nodes: u64,
    first: u16,
    /// The jobs in progress, the oldest first, and whether each was cancelled.
    jobs: VecDeque<(Job, bool)>,
}

/// Ends a search that has become too long for the model.
#[derive(Default)]
struct Patient(u64);

impl Watch for Patient {
    fn event(&mut self, event: Event) {
        self.0 += u64::from(event == Event::Node);
    }

    fn cancels(&mut self) -> bool {
        self.0 >= NODES
    }
}

impl Searching {
    /// Clears the game and ends any search.
    pub fn reset(&mut self) {
        self.game.clear();
        self.jobs.clear();
    }

    /// Executes a command of the searcher. Returns the result of [`Command::SearchProgress`] or
    /// [`Command::TakeResult`].
    ///
    /// # Errors
    /// The status of a job for which no search is free.
    pub fn command(
        &mut self,
        command: Command,
        image: &[u32; 9],
    ) -> Result<Option<Searched>, Status> {
        match command {
            Command::SearchRecord { record } => {
                self.jobs.clear();
                match Record::from_word(record & 0xff_ffff) {
                    Ok(Record::NULL) | Err(_) => self.game.clear(),
                    Ok(record) => self.game.push(record),
                }
            }
            Command::SearchWindow { alpha, beta } => self.window = (alpha, beta),
            Command::SearchNodes { low } => self.nodes = self.nodes >> 32 << 32 | u64::from(low),
            Command::SearchFirst { nodes_high, first } => {
                self.nodes = u64::from(nodes_high & 0xff) << 32 | u64::from(self.nodes as u32);
                self.first = first;
            }
            Command::Search { depth } => {
                self.jobs.clear();
                self.jobs
                    .extend(self.job(image, depth).map(|job| (job, false)));
            }
            Command::AddJob {
                depth,
                tag,
                flags,
                second,
            } => {
                if self.jobs.len() as u64 == link_job::LIMIT {
                    return Err(Status::BUSY);
                }
                let job = self.job(image, depth).map(|job| Job {
                    tag: tag.into(),
                    only: flags & 1 == 1,
                    second: Move::from_word(second).ok().filter(|_| second != 0),
                    ..job
                });
                self.jobs.extend(job.map(|job| (job, false)));
            }
            Command::CancelSearch => self
                .jobs
                .iter_mut()
                .for_each(|(_, cancelled)| *cancelled = true),
            Command::SearchProgress => return Ok(Some(self.first_ended().1)),
            Command::TakeResult => {
                let (number, searched) = self.first_ended();
                if searched.state == SearchState::Ended {
                    self.jobs.remove(number);
                }
                return Ok(Some(searched));
            }
            _ => {}
        }
        Ok(None)
    }

    /// Creates a job from the settings.
    fn job(&self, image: &[u32; 9], depth: u8) -> Option<Job> {
        let mut job = Job::new(Position::from_image(image).ok()?, depth);
        (job.alpha, job.beta) = self.window;
        job.nodes = self.nodes;
        job.first = Move::from_word(self.first).ok();
        Some(job)
    }

    /// Searches the jobs in order until one ends. Returns its index and result, or the state of the searcher if none
    /// ends.
    fn first_ended(&self) -> (usize, Searched) {
        let mut searched = Searched::default();
        for (number, (job, cancelled)) in self.jobs.iter().enumerate() {
            searched = self.progress(job, *cancelled);
            if searched.state == SearchState::Ended {
                return (number, searched);
            }
        }
        (0, searched)
    }

    fn progress(&self, job: &Job, is_cancelled: bool) -> Searched {
        let mut searcher = Searcher::new(Squares::new());
        for &record in &self.game {
            searcher.push_record(record);
        }
        let mut patient = Patient::default();
        let Ok(answer) = searcher.run(job, &mut patient) else {
            return Searched::default();
        };
        if patient.0 >= NODES && !is_cancelled {
            return Searched {
                state: SearchState::Running,
                ..Searched::default()
            };
        }
        Searched::ended(&answer, 0)
    }
}
