//! A board's searcher as a device.

use super::board::{Board, lock, shared};
use super::{LinkError, PortName, SharedBoard};
use crate::device::DeviceError;
use crate::device::search::{JobSearcher, Searched, Stop};
use fpgambit_engine::repetition::Record;
use fpgambit_engine::searcher::{Job, JobError};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::soc::{Command, Results, SearchState};
use fpgambit_hw::values::link_unit;
use std::io::{Read, Write};
use std::thread;
use std::time::Duration;

/// The number of commands in one request.
const TOGETHER: usize = 80;
/// The longest time between two polls of a search's progress.
const PAUSE: Duration = Duration::from_millis(20);

/// The searcher of a board. The host keeps the game too and sends it with each job, because another program may have
/// used the board.
#[derive(Debug)]
pub struct LinkedSearcher<T> {
    board: SharedBoard<T>,
    /// The moves since the last irreversible one.
    game: Vec<Record>,
}

impl LinkedSearcher<super::Port> {
    /// Opens that of the board behind a port.
    ///
    /// # Errors
    /// Returns an error if there is no board, or if it does not have the unit.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        Self::new(shared(name)?)
    }
}

impl<T: Read + Write> LinkedSearcher<T> {
    /// Opens that of a board.
    ///
    /// # Errors
    /// Returns an error if it has none.
    pub fn new(board: SharedBoard<T>) -> Result<Self, LinkError> {
        match lock(&board).about().has(link_unit::SEARCH) {
            true => {}
            false => return Err(LinkError::NoUnit("searcher")),
        }
        Ok(Self {
            board,
            game: Vec::new(),
        })
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
        if job.only {
            return Err(JobError::NoLines.into());
        }
        let image = job.position.image();
        let game = &self.game;
        let mut board = lock(&self.board);
        let found = board.in_session(|board| {
            let mut commands = board.changed(image);
            board.held = [None; 9];
            commands.extend([Record::NULL].iter().chain(game).map(|record| {
                Command::SearchRecord {
                    record: record.word(),
                }
            }));
            commands.extend(Command::job(job));
            for together in commands.chunks(TOGETHER) {
                board.ask(together)?;
            }
            board.held = image.map(Some);
            wait(board, stop)
        })?;
        let answer = found.answer().map_err(|_| MEANINGLESS)?;
        Ok(Searched {
            answer: fpgambit_engine::searcher::Answer {
                tag: job.tag,
                ..answer
            },
            cycles: Some(found.cycles),
        })
    }
}

const MEANINGLESS: LinkError = LinkError::Meaningless("a search");

/// Polls the search until it has ended or was stopped.
fn wait<T: Read + Write>(
    board: &mut Board<T>,
    stop: Stop<'_>,
) -> Result<fpgambit_hw::soc::Searched, LinkError> {
    let mut pause = Duration::from_millis(1);
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
