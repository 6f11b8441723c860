//! Exchanges that use the searcher.

use super::{Noted, Talk, load_movegen};
use crate::soc::{Command, Results, SearchState, Searched, Status};
use crate::unit::{Simulator, VectorsError};
use crate::values::{link_job, search_status};
use fpgambit_engine::repetition::{Line, Record};
use fpgambit_engine::searcher::{Job, Searcher, Squares};
use fpgambit_engine::{Mode, Position};

/// Number of nodes after which a search has ended before the next request reads it.
const FEW_NODES: u64 = 25;
/// Number of jobs that run together.
const JOBS: usize = 5;
/// Number of requests after which short searches have ended.
const PAUSE: usize = 3;

impl<S: Simulator> Talk<S> {
    /// Sends commands and returns the searcher's result.
    fn look(&mut self, commands: &[Command]) -> Result<Searched, VectorsError> {
        let answer = self.ask(Noted::Bytes, commands)?;
        self.expect(Some(answer.status), Status::DONE)?;
        match Results(&answer.results).searched() {
            Some(searched) => Ok(searched),
            None => Err(self.differs("none".to_owned(), "a search's result".to_owned())),
        }
    }

    /// Generates moves for a while. Searches continue during other commands, and short ones end.
    fn pause(&mut self) -> Result<(), VectorsError> {
        let (mode, timed) = (
            Mode {
                captures: true,
                ..Mode::LEGAL
            },
            false,
        );
        for _ in 0..PAUSE {
            let answer = self.ask(Noted::Sum, &[Command::Moves { mode, timed }; 20])?;
            self.expect(Some(answer.status), Status::DONE)?;
        }
        Ok(())
    }

    /// Pushes a game and runs a few searches of its final position: to the end, in narrow windows, to a node limit,
    /// cancelled, and replaced by another.
    pub(super) fn searches(&mut self, line: &Line) -> Result<(), VectorsError> {
        self.about = format!("searches, {}", line.start);
        let mut searcher = Searcher::new(Squares::new());
        let mut position = line.start.clone();
        let mut commands = vec![Command::SearchRecord {
            record: Record::NULL.word(),
        }];
        for step in &line.steps {
            let record = step.record(&position);
            searcher.push_record(record);
            commands.push(Command::SearchRecord {
                record: record.word(),
            });
            step.make(&mut position);
        }
        self.ask(Noted::Bytes, &commands)?;
        self.about = format!("searches, {position}");
        self.ask(Noted::Bytes, &load_movegen(&position))?;
        let legal = position.legal_moves().to_vec();
        let windows = [
            (-Job::new(position.clone(), 0).beta, 0),
            (20, 21),
            (-90, 400),
        ];
        for (number, (alpha, beta)) in windows.into_iter().enumerate() {
            let mut job = Job::new(position.clone(), number as u8);
            if number > 0 {
                (job.alpha, job.beta) = (alpha, beta);
            }
            job.first = legal.get(legal.len() * number / 3).copied();
            job.nodes = FEW_NODES;
            self.ask(Noted::Bytes, &Command::job(&job))?;
            self.pause()?;
            let found = self.look(&[Command::SearchProgress])?;
            let answer = searcher.run(&job, &mut ());
            let expected = Searched::ended(&answer.expect("it can be done"), 0);
            self.expect(Some(Searched { cycles: 0, ..found }), expected)?;
        }
        // A deep search, read while it is running, and then cancelled.
        let mut commands = Command::job(&Job::new(position.clone(), 12)).to_vec();
        commands.push(Command::SearchProgress);
        let found = self.look(&commands)?;
        let running = Searched {
            state: SearchState::Running,
            ..Searched::default()
        };
        self.expect(Some(found), running)?;
        let found = self.look(&[Command::CancelSearch, Command::SearchProgress])?;
        let how = (found.state, u64::from(found.status));
        let expected = match legal.is_empty() {
            true => search_status::DONE,
            false => search_status::CANCELLED,
        };
        self.expect(Some(how), (SearchState::Ended, expected))?;
        // Pushing a move discards the result; a reset discards the search.
        let null = Command::SearchRecord {
            record: Record::NULL.word(),
        };
        let found = self.look(&[null, Command::SearchProgress])?;
        self.expect(Some(found), Searched::default())?;
        let mut commands = Command::job(&Job::new(position.clone(), 12)).to_vec();
        commands.extend([Command::Reset, Command::SearchProgress]);
        let found = self.look(&commands)?;
        self.expect(Some(found), Searched::default())?;
        self.jobs(&position)
    }

    /// Runs jobs together: with lines, more than are possible, and cancelled. There is no game.
    fn jobs(&mut self, position: &Position) -> Result<(), VectorsError> {
        self.about = format!("jobs, {position}");
        let legal = position.legal_moves().to_vec();
        let lines = legal.iter().take(JOBS);
        let mut jobs: Vec<Job> = lines
            .zip(0..)
            .map(|(&mv, number)| {
                let replies = position.play(mv).legal_moves().to_vec();
                let second = replies.get(replies.len() / 2).copied();
                Job {
                    tag: 0xf0 - number,
                    first: Some(mv),
                    only: true,
                    second: second.filter(|_| number % 2 == 1),
                    nodes: FEW_NODES,
                    ..Job::new(position.clone(), 1 + (number % 2) as u8)
                }
            })
            .collect();
        jobs.push(Job {
            tag: 7,
            nodes: FEW_NODES,
            ..Job::new(position.clone(), 2)
        });
        let commands: Vec<Command> = jobs.iter().flat_map(Command::add).collect();
        self.ask(Noted::Bytes, &commands)?;
        self.pause()?;
        let mut searcher = Searcher::new(Squares::new());
        while !jobs.is_empty() {
            let found = self.look(&[Command::TakeResult])?;
            let ended = jobs.iter().position(|job| job.tag == u32::from(found.tag));
            let job = ended.map(|number| jobs.remove(number));
            let answer = job.map(|job| searcher.run(&job, &mut ()).expect("it can be done"));
            let expected = answer.map(|answer| Searched::ended(&answer, 0));
            self.expect(expected, Searched { cycles: 0, ..found })?;
        }
        let found = self.look(&[Command::TakeResult])?;
        self.expect(Some(found), Searched::default())?;
        if legal.is_empty() {
            return Ok(());
        }
        let [window, nodes, first, add] = Command::add(&Job::new(position.clone(), 12));
        let mut commands = vec![window, nodes, first];
        commands.extend([add; link_job::LIMIT as usize]);
        let answer = self.ask(Noted::Bytes, &commands)?;
        self.expect(Some(answer.status), Status::DONE)?;
        let answer = self.ask(Noted::Bytes, &[add, Command::TakeResult])?;
        self.expect(
            Some((answer.status, answer.results)),
            (Status::BUSY, Vec::new()),
        )?;
        self.ask(Noted::Bytes, &[Command::CancelSearch])?;
        self.pause()?;
        for _ in 0..link_job::LIMIT {
            let found = self.look(&[Command::TakeResult])?;
            let how = (found.state, u64::from(found.status));
            self.expect(Some(how), (SearchState::Ended, search_status::CANCELLED))?;
        }
        let found = self.look(&[Command::SearchProgress])?;
        self.expect(Some(found), Searched::default())
    }
}
