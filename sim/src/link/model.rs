//! The board's end of the link in software, for tests of the host's end without a circuit.

use super::searching::Searching;
use fpgambit_engine::kqkr::Men;
use fpgambit_engine::repetition::{Oracle, Step};
use fpgambit_engine::{Color, Move, Position, Square, perft, posdata};
use fpgambit_hw::attack::Query;
use fpgambit_hw::kqkr::WON;
use fpgambit_hw::repetition::QueryMode;
use fpgambit_hw::soc::{
    About, Answer, Attacks, Command, Cutter, Moves, Progress, Queried, SIMULATED_HZ, Status, decode,
};
use fpgambit_hw::values::{answer, link, link_answer, link_head, link_request, link_units};

/// The largest depth, in plies, to which the model counts perft nodes.
const COUNTED: u8 = 5;

/// A board whose units are the engine. It gives the same answers as a real board, except for the order of moves and the
/// clock counts.
#[derive(Debug)]
pub struct ModelBoard {
    cutter: Cutter,
    /// Session, sequence number and frame of the last request, and its answer.
    last: Option<(u32, u8, Vec<u8>, Vec<u8>)>,
    counters: (u16, u16),
    units: u16,
    image: [u32; 9],
    /// The images before each move made.
    images: Vec<[u32; 9]>,
    /// The root's image and the depth of the perft count in progress.
    counting: Option<([u32; 9], u8)>,
    game_image: [u32; 9],
    /// The positions of the game, and the steps between them.
    game: Vec<Position>,
    steps: Vec<Step>,
    searching: Searching,
    requests: u64,
}

impl Default for ModelBoard {
    fn default() -> Self {
        Self::new(link_units::SMALL)
    }
}

impl ModelBoard {
    /// Creates a board with these units.
    pub fn new(units: u64) -> Self {
        Self {
            cutter: Cutter::default(),
            last: None,
            counters: (0, 0),
            units: units as u16,
            image: [0; 9],
            images: Vec::new(),
            counting: None,
            game_image: [0; 9],
            game: Vec::new(),
            steps: Vec::new(),
            searching: Searching::default(),
            requests: 0,
        }
    }

    /// The number of requests executed.
    pub fn requests(&self) -> u64 {
        self.requests
    }

    /// Accepts bytes and returns the bytes that it sends.
    pub fn take(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut sent = Vec::new();
        for &byte in bytes {
            let Some(block) = self.cutter.push(byte) else {
                continue;
            };
            match decode(&block) {
                Ok(frame) if frame.len() + 4 <= link_request::LIMIT as usize => {
                    self.counters.0 = self.counters.0.wrapping_add(1);
                    sent.extend(self.frame(frame));
                }
                _ => self.counters.1 = self.counters.1.wrapping_add(1),
            }
        }
        sent
    }

    fn frame(&mut self, frame: Vec<u8>) -> Vec<u8> {
        let (head, commands) = frame.split_at(link_head::COMMANDS as usize);
        let session = [0, 1, 2, 3].map(|byte| head[link_head::SESSION as usize + byte]);
        let session = u32::from_le_bytes(session);
        let sequence = head[link_head::SEQUENCE as usize];
        let greets = Command::read(commands).is_some_and(|(first, _)| first == Command::Hello);
        let refuse = |status| {
            Answer {
                session,
                sequence,
                results: Vec::new(),
                status,
            }
            .encode()
        };
        if u64::from(head[0]) != link::VERSION {
            return refuse(Status::VERSION);
        }
        match &self.last {
            Some((_, _, done, answer)) if *done == frame => return answer.clone(),
            _ if greets => {}
            Some((own, last, ..)) if *own == session => {
                if sequence != last.wrapping_add(1) {
                    return refuse(Status::SEQUENCE);
                }
            }
            _ => return refuse(Status::SESSION),
        }
        let (results, status) = self.commands(commands);
        let answer = Answer {
            session,
            sequence,
            results,
            status,
        };
        let mut answer = answer.encode();
        if answer.len() > link_answer::LIMIT as usize {
            answer = refuse(Status::TOO_LONG);
        }
        self.requests += 1;
        self.last = Some((session, sequence, frame, answer.clone()));
        answer
    }

    fn commands(&mut self, mut bytes: &[u8]) -> (Vec<u8>, Status) {
        let mut results = Vec::new();
        while !bytes.is_empty() {
            let Some((command, length)) = Command::read(bytes) else {
                return (results, Status::COMMAND);
            };
            bytes = &bytes[length..];
            match command {
                Command::Hello => results.extend(About::board(self.units, SIMULATED_HZ, 0).bytes()),
                Command::Counters => {
                    let (passed, broken) = self.counters;
                    results.extend(passed.to_le_bytes());
                    results.extend(broken.to_le_bytes());
                    // The model has no clock.
                    results.extend(0_u32.to_le_bytes());
                }
                Command::Reset => {
                    self.counting = None;
                    self.searching.reset();
                }
                Command::LoadMovegen { address, word } => {
                    self.image[usize::from(address.min(8))] = word;
                    self.images.clear();
                }
                Command::LoadRepetition { address, word } => {
                    self.game_image[usize::from(address.min(8))] = word;
                    self.game.clear();
                    self.steps.clear();
                    self.game.extend(Position::from_image(&self.game_image));
                }
                Command::Moves { mode, timed } => {
                    let position = Position::from_image(&self.image);
                    let moves = position.map(|position| position.moves(mode).to_vec());
                    let words = moves.unwrap_or_default();
                    let words = words.iter().map(|mv| (mv.word(), 0)).collect();
                    let moves = Moves {
                        words,
                        ..Moves::default()
                    };
                    results.extend(moves.bytes(timed));
                }
                Command::Push { record, promotion } => self.push(record, promotion),
                Command::Pop => {
                    if self.game.len() < 2 {
                        return (results, Status::NO_MOVE);
                    }
                    self.game.pop();
                    self.steps.pop();
                }
                Command::Query(mode) => results.extend(self.query(mode).bytes()),
                command if u64::from(self.units) == link_units::ALL => {
                    match self.further(command) {
                        Ok(result) => results.extend(result),
                        Err(status) => return (results, status),
                    }
                }
                _ => return (results, Status::COMMAND),
            }
        }
        (results, Status::DONE)
    }

    /// Executes a command of the units that only a large board has.
    fn further(&mut self, command: Command) -> Result<Vec<u8>, Status> {
        let position = Position::from_image(&self.image);
        match (command, position) {
            (Command::Make { word }, position) => {
                self.images.push(self.image);
                if let (Ok(position), Ok(mv)) = (position, Move::from_word(word)) {
                    self.image = position.play(mv).image();
                }
            }
            (Command::Unmake, _) => {
                self.image = self.images.pop().ok_or(Status::NO_MOVE)?;
            }
            (Command::Perft { depth }, _) => self.counting = Some((self.image, depth)),
            (Command::CancelPerft, _) => self.counting = None,
            (Command::Progress, _) => return Ok(self.progress().bytes()),
            (Command::Attack { kind, about }, position) => {
                let side = Color::ALL[usize::from(about >> 6 & 1)];
                let query = Query::from_ports(kind.into(), about.into(), side);
                let words = match (query, position) {
                    (Some(query), Ok(position)) => {
                        let posdata = posdata::Posdata::gnuchess();
                        query.answer(&posdata::Board::new(&position, posdata))
                    }
                    _ => vec![0],
                };
                let attacks = Attacks {
                    words,
                    ..Attacks::default()
                };
                return Ok(attacks.bytes());
            }
            (Command::Tablebase { squares }, _) => {
                let square = |field: u32| Square::wrapping((squares >> (6 * field)) as u8);
                let won = WON.contains(Men::on([0, 1, 2, 3].map(square)));
                return Ok(u32::from(won).to_le_bytes().to_vec());
            }
            (command, _) => {
                let searched = self.searching.command(command, &self.image)?;
                return Ok(searched.map_or_else(Vec::new, |searched| searched.bytes()));
            }
        }
        Ok(Vec::new())
    }

    /// Counts the whole tree when the host polls; a count deeper than [`COUNTED`] never ends.
    fn progress(&self) -> Progress {
        let Some((image, depth)) = self.counting else {
            return Progress::default();
        };
        if depth > COUNTED {
            return Progress {
                running: true,
                ..Progress::default()
            };
        }
        let position = Position::from_image(&image);
        let nodes = position.map_or(0, |position| perft(&position, depth.into()));
        Progress {
            counted: true,
            nodes,
            ..Progress::default()
        }
    }

    /// Plays the move that has this record, if there is one.
    fn push(&mut self, record: u32, promotion: u8) {
        let Some(before) = self.game.last() else {
            return;
        };
        let moves = before.legal_moves().to_vec();
        let steps = moves.into_iter().map(Step::Move).chain([Step::Null]);
        let mut found = steps.filter(|step| {
            step.record(before).word() == record && step.promotion() == u32::from(promotion)
        });
        if let Some(step) = found.next() {
            let mut after = before.clone();
            step.make(&mut after);
            self.game.push(after);
            self.steps.push(step);
        }
    }

    fn query(&self, mode: QueryMode) -> Queried {
        let mut verdict = (1, None);
        if let Some(start) = self.game.first() {
            let mut oracle = Oracle::new(start);
            for (before, step) in self.game.iter().zip(&self.steps) {
                oracle.step(before, *step);
            }
            let found = oracle.query();
            verdict = (found.count.min(127), found.back);
        }
        if mode.first {
            verdict.0 = verdict.0.min(2);
        }
        let mut word = verdict.0 << answer::COUNT;
        if let Some(back) = verdict.1 {
            word |= 1 << answer::REPEATED | back << answer::BACK;
        }
        Queried {
            words: vec![word],
            held: self.game.len().saturating_sub(1) as u16,
            ..Queried::default()
        }
    }
}
