//! Exchanges that use the searcher.

use super::{Noted, Talk, load_movegen};
use crate::soc::{Command, Results, SearchState, Searched, Status};
use crate::unit::{Simulator, VectorsError};
use crate::values::search_status;
use fpgambit_engine::repetition::{Line, Record};
use fpgambit_engine::searcher::{Job, Searcher, Squares};

/// Number of nodes after which a search has ended before the next request reads it.
const FEW_NODES: u64 = 25;

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
            // The search continues during other commands.
            self.holds(Vec::new(), &position)?;
            self.holds(Vec::new(), &position)?;
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
            nodes: found.nodes,
            cycles: found.cycles,
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
        let mut commands = Command::job(&Job::new(position, 12)).to_vec();
        commands.extend([Command::Reset, Command::SearchProgress]);
        let found = self.look(&commands)?;
        self.expect(Some(found), Searched::default())
    }
}
