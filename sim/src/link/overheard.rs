//! Infers from the bytes on a board's line whether the board still has work to do.

use fpgambit_hw::soc::{Answer, Command, Cutter, Results, SearchState, decode};
use fpgambit_hw::values::{link_head, link_request};
use std::collections::VecDeque;

/// Listens on a board's line to find out which requests have no answer yet, and whether a count of nodes or a search is
/// in progress, which continues without traffic on the line.
#[derive(Debug, Default)]
pub struct Overheard {
    requests: Cutter,
    answers: Cutter,
    /// Requests without an answer, the oldest first. A request that arrived while the board accepted no bytes never
    /// gets one.
    open: VecDeque<Vec<u8>>,
    counts: bool,
    searches: bool,
}

impl Overheard {
    /// Records a byte sent to the board.
    pub fn sent(&mut self, byte: u8) {
        let block = self.requests.push(byte);
        let frame = block.and_then(|block| decode(&block).ok());
        let check = (link_request::LIMIT - fpgambit_hw::values::link::CHECK) as usize;
        self.open.extend(frame.filter(|frame| frame.len() <= check));
    }

    /// Records a byte received from the board.
    pub fn came(&mut self, byte: u8) {
        let block = self.answers.push(byte);
        let Some(frame) = block.and_then(|block| decode(&block).ok()) else {
            return;
        };
        let head = link_head::COMMANDS as usize;
        // The answer belongs to the oldest request with the same head; the board lost the requests before that one.
        while let Some(request) = self.open.pop_front() {
            if request[..head] == frame[..head] {
                self.answered(&request, &frame);
                return;
            }
        }
    }

    /// Whether the board owes an answer.
    pub fn owes(&self) -> bool {
        !self.open.is_empty()
    }

    /// Stops expecting answers to the open requests.
    pub fn give_up(&mut self) {
        self.open.clear();
    }

    /// Whether a count of nodes or a search is in progress, according to the board's answers.
    pub fn works(&self) -> bool {
        self.counts || self.searches
    }

    fn answered(&mut self, request: &[u8], frame: &[u8]) {
        let Some(answer) = Answer::of(frame) else {
            return;
        };
        // A repeated request gets the same answer as before, so its meaning is the same.
        if answer.status.is_refusal() {
            return;
        }
        let mut results = Results(&answer.results);
        let mut commands = &request[link_head::COMMANDS as usize..];
        while let Some((command, length)) = Command::read(commands) {
            commands = &commands[length..];
            // Results that did not fit are missing, but the board executed the later commands nevertheless.
            match command {
                Command::Hello => drop(results.about()),
                Command::Counters => drop(results.counters()),
                Command::Moves { timed, .. } => drop(results.moves(timed)),
                Command::Query(_) => drop(results.query()),
                Command::Attack { .. } => drop(results.attack()),
                Command::Tablebase { .. } => drop(results.tablebase()),
                Command::Perft { .. } => self.counts = true,
                Command::CancelPerft => self.counts = false,
                Command::Reset => (self.counts, self.searches) = (false, false),
                Command::Search { .. } | Command::AddJob { .. } => self.searches = true,
                Command::CancelSearch | Command::SearchRecord { .. } => self.searches = false,
                // After a result was taken, other jobs may be in progress.
                Command::TakeResult => {
                    if let Some(searched) = results.searched() {
                        self.searches = searched.state != SearchState::None;
                    }
                }
                Command::SearchProgress => {
                    if let Some(searched) = results.searched() {
                        self.searches = searched.state == SearchState::Running;
                    }
                }
                Command::Progress => {
                    if let Some(progress) = results.progress() {
                        self.counts = progress.running;
                    }
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::ModelBoard;
    use fpgambit_engine::Position;
    use fpgambit_engine::searcher::Job;
    use fpgambit_hw::soc::Request;
    use fpgambit_hw::values::link_units;

    /// A board and its line, with a listener.
    struct Line {
        board: ModelBoard,
        overheard: Overheard,
        sequence: u8,
    }

    impl Line {
        fn request(&mut self, commands: &[Command]) -> Vec<u8> {
            self.sequence = self.sequence.wrapping_add(1);
            let mut request = Request {
                session: 5,
                sequence: self.sequence,
                commands: Vec::new(),
            };
            for command in commands {
                command.write(&mut request.commands);
            }
            request.encode()
        }

        fn carry(&mut self, request: &[u8]) {
            request.iter().for_each(|&byte| self.overheard.sent(byte));
            assert!(self.overheard.owes());
            for byte in self.board.take(request) {
                self.overheard.came(byte);
            }
            assert!(!self.overheard.owes());
        }

        fn ask(&mut self, commands: &[Command]) -> bool {
            let request = self.request(commands);
            self.carry(&request);
            self.overheard.works()
        }
    }

    #[test]
    fn work_lasts_until_its_end_is_reported_or_cancelled() {
        let mut line = Line {
            board: ModelBoard::new(link_units::ALL),
            overheard: Overheard::default(),
            sequence: 0,
        };
        let image = Position::startpos().image();
        let load = (0..)
            .zip(image)
            .map(|(address, word)| Command::LoadMovegen { address, word });
        let load: Vec<Command> = load.collect();
        // The board rejects the request because there is no session, so nothing is counted.
        assert!(!line.ask(&[Command::Perft { depth: 2 }]));
        assert!(!line.ask(&[Command::Hello]));
        assert!(!line.ask(&load));
        assert!(line.ask(&[Command::Perft { depth: 9 }]));
        let (mode, timed) = (fpgambit_engine::Mode::LEGAL, true);
        assert!(line.ask(&[Command::Moves { mode, timed }, Command::Progress]));
        assert!(!line.ask(&[Command::CancelPerft]));
        assert!(line.ask(&[Command::Perft { depth: 2 }, Command::Counters]));
        assert!(!line.ask(&[Command::Counters, Command::Progress]));
        // A repeated request changes nothing.
        let begin = line.request(&[Command::Perft { depth: 2 }]);
        line.carry(&begin);
        let over = line.request(&[Command::Progress]);
        line.carry(&over);
        line.carry(&over);
        assert!(!line.overheard.works());
        // A search lasts until its end is reported, or until it is cancelled or dropped.
        let search = |depth| Command::job(&Job::new(Position::startpos(), depth));
        assert!(line.ask(&search(12)));
        assert!(line.ask(&[Command::SearchProgress]));
        assert!(!line.ask(&[Command::CancelSearch]));
        assert!(line.ask(&search(1)));
        assert!(!line.ask(&[Command::SearchProgress]));
        assert!(line.ask(&search(12)));
        assert!(!line.ask(&[Command::Reset]));
    }

    #[test]
    fn lost_requests_are_not_waited_for() {
        let mut overheard = Overheard::default();
        let request = |sequence| {
            let commands = vec![2];
            Request {
                session: 1,
                sequence,
                commands,
            }
            .encode()
        };
        // A damaged frame is not a request.
        let mut damaged = request(0);
        damaged[4] ^= 1;
        damaged.iter().for_each(|&byte| overheard.sent(byte));
        assert!(!overheard.owes());
        for sequence in [1, 2] {
            request(sequence)
                .iter()
                .for_each(|&byte| overheard.sent(byte));
        }
        // The first request was lost; the second gets an answer.
        let answer = Answer {
            session: 1,
            sequence: 2,
            results: Vec::new(),
            status: fpgambit_hw::soc::Status::DONE,
        };
        for byte in answer.encode() {
            overheard.came(byte);
        }
        assert!(!overheard.owes());
        request(3).iter().for_each(|&byte| overheard.sent(byte));
        assert!(overheard.owes());
        overheard.give_up();
        assert!(!overheard.owes());
    }
}
