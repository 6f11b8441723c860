//! What a board has to do, as far as the bytes on its line say.

use fpgambit_hw::soc::{Answer, Command, Cutter, Results, SearchState, decode};
use fpgambit_hw::values::{link_head, link_request};
use std::collections::VecDeque;

/// Reads along on a board's line: which requests have no answer yet, and whether a count of nodes or a search is under way,
/// which goes on with nothing on the line.
#[derive(Debug, Default)]
pub struct Overheard {
    requests: Cutter,
    answers: Cutter,
    /// Requests without an answer, the oldest first. One that came while the board took no bytes never gets one.
    open: VecDeque<Vec<u8>>,
    counts: bool,
    searches: bool,
}

impl Overheard {
    /// A byte has gone to the board.
    pub fn sent(&mut self, byte: u8) {
        let block = self.requests.push(byte);
        let frame = block.and_then(|block| decode(&block).ok());
        let check = (link_request::LIMIT - fpgambit_hw::values::link::CHECK) as usize;
        self.open.extend(frame.filter(|frame| frame.len() <= check));
    }

    /// A byte has come from the board.
    pub fn came(&mut self, byte: u8) {
        let block = self.answers.push(byte);
        let Some(frame) = block.and_then(|block| decode(&block).ok()) else {
            return;
        };
        let head = link_head::COMMANDS as usize;
        // It answers the oldest request of its head; those before that were lost.
        while let Some(request) = self.open.pop_front() {
            if request[..head] == frame[..head] {
                self.answered(&request, &frame);
                return;
            }
        }
    }

    /// Whether an answer is due.
    pub fn owes(&self) -> bool {
        !self.open.is_empty()
    }

    /// No answer will come to what is open.
    pub fn give_up(&mut self) {
        self.open.clear();
    }

    /// Whether a count of nodes or a search is under way, as far as the board has said.
    pub fn works(&self) -> bool {
        self.counts || self.searches
    }

    fn answered(&mut self, request: &[u8], frame: &[u8]) {
        let Some(answer) = Answer::of(frame) else {
            return;
        };
        // A repeat is the newest request with the answer that it had: it says the same again.
        if answer.status.is_refusal() {
            return;
        }
        let mut results = Results(&answer.results);
        let mut commands = &request[link_head::COMMANDS as usize..];
        while let Some((command, length)) = Command::read(commands) {
            commands = &commands[length..];
            // Results that had no room are none; what follows was done all the same.
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
                Command::Search { .. } => self.searches = true,
                Command::CancelSearch | Command::SearchRecord { .. } => self.searches = false,
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

    /// A board and its line, read along.
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
    fn a_count_goes_on_until_it_is_told_to_be_over() {
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
        // Refused, so nothing is counted: there is no session.
        assert!(!line.ask(&[Command::Perft { depth: 2 }]));
        assert!(!line.ask(&[Command::Hello]));
        assert!(!line.ask(&load));
        assert!(line.ask(&[Command::Perft { depth: 9 }]));
        let (mode, timed) = (fpgambit_engine::Mode::LEGAL, true);
        assert!(line.ask(&[Command::Moves { mode, timed }, Command::Progress]));
        assert!(!line.ask(&[Command::CancelPerft]));
        assert!(line.ask(&[Command::Perft { depth: 2 }, Command::Counters]));
        assert!(!line.ask(&[Command::Counters, Command::Progress]));
        // And what is sent again changes nothing.
        let begin = line.request(&[Command::Perft { depth: 2 }]);
        line.carry(&begin);
        let over = line.request(&[Command::Progress]);
        line.carry(&over);
        line.carry(&over);
        assert!(!line.overheard.works());
        // A search: until its end is seen, or until it is cancelled or dropped.
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
    fn what_is_lost_is_not_waited_for() {
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
        // Damaged: no request.
        let mut damaged = request(0);
        damaged[4] ^= 1;
        damaged.iter().for_each(|&byte| overheard.sent(byte));
        assert!(!overheard.owes());
        for sequence in [1, 2] {
            request(sequence)
                .iter()
                .for_each(|&byte| overheard.sent(byte));
        }
        // The first was lost; the second is answered.
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
