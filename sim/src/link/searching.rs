//! The searcher of the board's model.

use fpgambit_engine::repetition::Record;
use fpgambit_engine::searcher::{Event, Job, Searcher, Squares, Watch};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::soc::{Command, SearchState, Searched};

/// The number of nodes that a model searches when it is polled; a longer search never ends.
const NODES: u64 = 100_000;

/// The settings, game and job of the searcher, as the circuit stores them.
#[derive(Debug, Default)]
pub struct Searching {
    game: Vec<Record>,
    window: (i16, i16),
    nodes: u64,
    first: u16,
    job: Option<Job>,
    is_cancelled: bool,
}

/// Ends a search that has become too long for a model.
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
        self.drop_job();
    }

    /// Executes a command of the searcher. Returns the result of [`Command::SearchProgress`].
    pub fn command(&mut self, command: Command, image: &[u32; 9]) -> Option<Searched> {
        match command {
            Command::SearchRecord { record } => {
                self.drop_job();
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
                self.drop_job();
                self.job = Position::from_image(image).ok().map(|position| {
                    let mut job = Job::new(position, depth);
                    (job.alpha, job.beta) = self.window;
                    job.nodes = self.nodes;
                    job.first = Move::from_word(self.first).ok();
                    job
                });
            }
            Command::CancelSearch => self.is_cancelled = true,
            Command::SearchProgress => return Some(self.progress()),
            _ => {}
        }
        None
    }

    fn drop_job(&mut self) {
        self.job = None;
        self.is_cancelled = false;
    }

    /// Searches at once when it is polled.
    fn progress(&self) -> Searched {
        let Some(job) = &self.job else {
            return Searched::default();
        };
        let mut searcher = Searcher::new(Squares::new());
        for &record in &self.game {
            searcher.push_record(record);
        }
        let mut patient = Patient::default();
        let Ok(answer) = searcher.run(job, &mut patient) else {
            return Searched::default();
        };
        if patient.0 >= NODES && !self.is_cancelled {
            return Searched {
                state: SearchState::Running,
                nodes: patient.0,
                ..Searched::default()
            };
        }
        Searched::ended(&answer, 0)
    }
}
