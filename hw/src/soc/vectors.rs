//! Test vectors of the soc: exchanges over its byte stream.
//!
#![doc = include_str!("vectors.md")]

mod searches;

use super::wire::Wire;
use super::{Answer, Command, Cutter, Request, Results, SIMULATED_HZ, Soc, Status, decode};
use crate::attack::Query;
use crate::kqkr::WON;
use crate::repetition::QueryMode;
use crate::repetition::vectors::{check_answer, reached};
use crate::unit::{Simulator, Vectors, VectorsError, mixed, positions};
use crate::values::link_units;
use fpgambit_engine::kqkr::Men;
use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::repetition::{CASES, Line, RandomLines};
use fpgambit_engine::{Kind, Mode, Position, Square, perft};

/// Number of clocks without a byte after which no more will come.
const SILENCE: u32 = 8000;
/// Identity of the build in the bench.
const IDENTITY: u32 = 0x1989_1114;
/// Session of the bench's requests.
const SESSION: u32 = 0x9e37_79b9;
/// Number of drawn boards; the vectors record each by the number from which it was drawn.
const DRAWN: usize = 120;
/// Number of random lines of play, and maximum number of moves in each.
const LINES: usize = 12;
const SHORT: usize = 8;
/// Number of further lines whose final positions are searched.
const SEARCHED: usize = 4;
/// Number of plies per request; their results fit in a response.
const PLIES: usize = 8;

/// Exchanges requests with a circuit with these units, and checks its responses against the engine. The positions and
/// games are few, because thousands of bytes take a bench a long time; the tests cover many more.
///
/// # Errors
/// If a response differs, or if there is a response where there must be none.
pub fn vectors(simulator: impl Simulator, units: u64) -> Result<Vectors, VectorsError> {
    let mut talk = Talk {
        wire: Wire::new(simulator, IDENTITY),
        units: units as u16,
        request: Request::default(),
        about: String::new(),
        vectors: Vectors::default(),
        queries: 0,
        identity: 0,
        clock_hz: 0,
        passed: 0,
        broken: 0,
    };
    talk.pins(IDENTITY, SIMULATED_HZ);
    talk.hello(SESSION)?;
    for (number, (_, position)) in positions().step_by(3).enumerate() {
        match number % 8 {
            0 => talk.moves(Noted::Bytes, &position, false)?,
            1 => talk.moves(Noted::Sum, &position.mirrored(), true)?,
            _ => talk.moves(Noted::Sum, &position, false)?,
        }
    }
    for case in CASES {
        talk.line(case.name, &case.line())?;
    }
    let short = RandomLines::new(2007).filter(|line| line.steps.len() <= SHORT);
    for line in short.take(LINES) {
        talk.line(&line.start.to_string(), &line)?;
    }
    if units == link_units::ALL {
        for (_, position) in positions().step_by(24) {
            talk.tree(&position)?;
            talk.attacks(&position)?;
        }
        talk.tablebase()?;
        for line in RandomLines::new(1997)
            .filter(|line| line.steps.len() <= SHORT)
            .take(SEARCHED)
        {
            talk.searches(&line)?;
        }
    }
    for (number, position) in talk.vectors.draw(DRAWN) {
        talk.moves(Noted::Drawn(number), &position, number % 2 == 1)?;
    }
    talk.mistakes()?;
    talk.pins(!IDENTITY, !SIMULATED_HZ);
    talk.hello(SESSION)?;
    talk.counters()?;
    talk.hello(!SESSION)?;
    Ok(talk.vectors)
}

/// The words of a board image, as commands.
fn load(position: &Position, command: fn(u8, u32) -> Command) -> Vec<Command> {
    let words = (0..).zip(position.image());
    words
        .map(|(address, word)| command(address, word))
        .collect()
}

fn load_movegen(position: &Position) -> Vec<Command> {
    load(position, |address, word| Command::LoadMovegen {
        address,
        word,
    })
}

fn sorted(words: impl Iterator<Item = u16>) -> Vec<u16> {
    let mut words: Vec<u16> = words.collect();
    words.sort_unstable();
    words
}

/// Returns the engine's moves of a position, as words.
fn words_of(position: &Position, mode: Mode) -> Vec<u16> {
    sorted(position.moves(mode).iter().map(|mv| mv.word()))
}

/// What the vectors record of an exchange.
#[derive(Clone, Copy)]
enum Noted {
    /// Every byte, both ways.
    Bytes,
    /// The commands, and a checksum of the response.
    Sum,
    /// A number from which the request can be drawn, and a checksum of the response.
    Drawn(u32),
    /// Only that the exchange reads the counters.
    Counters,
}

struct Talk<S> {
    wire: Wire<S>,
    units: u16,
    request: Request,
    about: String,
    vectors: Vectors,
    /// Number of queries in lines of play so far.
    queries: usize,
    identity: u32,
    clock_hz: u32,
    /// Number of requests that the unit answered, and of frames that it dropped.
    passed: u16,
    broken: u16,
}

impl<S: Simulator> Talk<S> {
    fn differs(&self, found: String, expected: String) -> VectorsError {
        VectorsError::Disagreement {
            fen: self.about.clone(),
            found,
            expected,
        }
    }

    /// Sends bytes, records the exchange, and returns the response, if it is valid.
    fn exchange(&mut self, noted: Noted, bytes: &[u8]) -> Option<Answer> {
        let came = self.wire.exchange(bytes, SILENCE);
        let sum = came
            .iter()
            .fold(0, |sum, &byte| mixed(sum ^ u32::from(byte)));
        let commands = &self.request.commands;
        match noted {
            Noted::Drawn(_) => self.vectors.positions += 1,
            Noted::Bytes | Noted::Sum | Noted::Counters => self.vectors.begin(&self.about),
        }
        match noted {
            Noted::Bytes => {
                let head = (came.len() as u32) << 16 | bytes.len() as u32;
                self.vectors.push(&[head]);
                self.vectors.push(&packed(bytes));
                self.vectors.push(&packed(&came));
            }
            Noted::Sum => {
                self.vectors.push(&[2 << 28 | commands.len() as u32]);
                self.vectors.push(&packed(commands));
                self.vectors.push(&[sum]);
            }
            Noted::Drawn(number) => self.vectors.push(&[1 << 28 | number, sum]),
            Noted::Counters => self.vectors.push(&[3 << 28]),
        }
        self.vectors.moves += 2 * came.len();
        match came.is_empty() {
            true => self.broken += 1,
            false => self.passed += 1,
        }
        let mut cutter = Cutter::default();
        let mut blocks = came.into_iter().filter_map(|byte| cutter.push(byte));
        Answer::of(&decode(&blocks.next()?).ok()?)
    }

    fn ask(&mut self, noted: Noted, commands: &[Command]) -> Result<Answer, VectorsError> {
        self.request.sequence = self.request.sequence.wrapping_add(1);
        self.request.commands.clear();
        for command in commands {
            command.write(&mut self.request.commands);
        }
        let (session, sequence) = (self.request.session, self.request.sequence);
        let answer = self.exchange(noted, &self.request.encode());
        let right = |answer: &Answer| (answer.session, answer.sequence) == (session, sequence);
        match answer.filter(right) {
            Some(answer) => Ok(answer),
            None => Err(self.differs("no answer".to_owned(), "one".to_owned())),
        }
    }

    /// Plays a line with a query after each ply, and takes half of it back; the queries cycle through the modes.
    fn line(&mut self, name: &str, line: &Line) -> Result<(), VectorsError> {
        self.about = name.to_owned();
        let reached = reached(line);
        let made = line.steps.iter().zip(&reached);
        let pushed = (1..).zip(made).map(|(ply, (step, (_, before)))| {
            let (record, promotion) = (step.record(before).word(), step.promotion() as u8);
            (Command::Push { record, promotion }, ply)
        });
        let mut plies: Vec<(Command, usize)> = pushed.collect();
        let count = line.steps.len();
        plies.extend((count / 2..count).rev().map(|ply| (Command::Pop, ply)));
        let mut commands = load(&line.start, |address, word| Command::LoadRepetition {
            address,
            word,
        });
        for chunk in plies.chunks(PLIES) {
            let modes: Vec<QueryMode> = (self.queries..)
                .map(|number| QueryMode::ALL[number % 8])
                .take(chunk.len())
                .collect();
            self.queries += chunk.len();
            for (&(change, _), &mode) in chunk.iter().zip(&modes) {
                commands.extend([change, Command::Query(mode)]);
            }
            let answer = self.ask(Noted::Sum, &commands)?;
            let mut results = Results(&answer.results);
            for (&(_, ply), &mode) in chunk.iter().zip(&modes) {
                let (oracle, position) = &reached[ply];
                let queried = results.query().unwrap_or_default();
                check_answer(&queried.words, mode, oracle, position, ply)?;
            }
            self.expect(Some(answer.status), Status::DONE)?;
            commands.clear();
        }
        Ok(())
    }

    /// Sets the values that `hello` returns.
    fn pins(&mut self, identity: u32, clock_hz: u32) {
        let pins = Soc::<0>::PINS;
        self.wire.driver().drive(pins.identity, identity);
        self.wire.driver().drive(pins.clock_hz, clock_hz);
        (self.identity, self.clock_hz) = (identity, clock_hz);
        self.vectors.push(&[4 << 28, identity, clock_hz]);
    }

    fn counters(&mut self) -> Result<(), VectorsError> {
        self.about = "counters".to_owned();
        let expected = (self.passed + 1, self.broken);
        let answer = self.ask(Noted::Counters, &[Command::Counters])?;
        let counters = Results(&answer.results).counters();
        let found = counters.map(|counters| (counters.passed, counters.broken));
        self.expect(found, expected)
    }

    fn hello(&mut self, session: u32) -> Result<(), VectorsError> {
        self.about = "hello".to_owned();
        self.request.session = session;
        self.request.sequence = 255;
        let answer = self.ask(Noted::Bytes, &[Command::Hello])?;
        let expected = super::About::board(self.units, self.clock_hz, self.identity);
        match Results(&answer.results).about() == Some(expected) {
            true => Ok(()),
            false => Err(self.differs(format!("{answer:?}"), format!("{expected:?}"))),
        }
    }

    /// Generates a position's moves in the four modes.
    fn moves(
        &mut self,
        noted: Noted,
        position: &Position,
        timed: bool,
    ) -> Result<(), VectorsError> {
        self.about = position.to_string();
        let mut commands = load_movegen(position);
        commands.extend(Mode::ALL.map(|mode| Command::Moves { mode, timed }));
        let answer = self.ask(noted, &commands)?;
        let mut results = Results(&answer.results);
        let mut whole = true;
        for mode in Mode::ALL {
            let expected = words_of(position, mode);
            let found = results.moves(timed);
            if found.is_none() && answer.status == Status::TOO_LONG {
                whole = false;
                break;
            }
            let found = found.unwrap_or_default();
            let words = sorted(found.words.iter().map(|&(word, _)| word));
            if words != expected {
                return Err(self.differs(format!("{words:x?} {mode}"), format!("{expected:x?}")));
            }
        }
        if whole && (answer.status != Status::DONE || !results.is_empty()) {
            return Err(self.differs(answer.status.to_string(), Status::DONE.to_string()));
        }
        Ok(())
    }

    fn expect<T: PartialEq + std::fmt::Debug>(
        &self,
        found: Option<T>,
        expected: T,
    ) -> Result<(), VectorsError> {
        match found {
            Some(found) if found == expected => Ok(()),
            found => Err(self.differs(format!("{found:x?}"), format!("{expected:x?}"))),
        }
    }

    /// Checks the moves of the generator's position against those of the given one.
    fn holds(
        &mut self,
        mut commands: Vec<Command>,
        position: &Position,
    ) -> Result<(), VectorsError> {
        let (mode, timed) = (Mode::LEGAL, false);
        commands.push(Command::Moves { mode, timed });
        let answer = self.ask(Noted::Bytes, &commands)?;
        let moves = Results(&answer.results).moves(timed);
        let found = moves.map(|moves| sorted(moves.words.iter().map(|&(word, _)| word)));
        self.expect(found, words_of(position, mode))
    }

    /// Makes moves and takes them back on the generator's board, and runs perft on it.
    fn tree(&mut self, position: &Position) -> Result<(), VectorsError> {
        self.about = format!("moves made, {position}");
        let loaded = load_movegen(position);
        let mut line = vec![position.clone()];
        self.holds(loaded, position)?;
        for turn in 0..4 {
            let before = line.last().expect("it begins with a position").clone();
            let moves = before.legal_moves();
            let Some(mv) = moves.get(moves.len() * turn / 4) else {
                break;
            };
            line.push(before.play(*mv));
            self.holds(vec![Command::Make { word: mv.word() }], &line[turn + 1])?;
        }
        let root = line.pop().expect("it begins with a position");
        self.about = format!("perft, {root}");
        self.ask(Noted::Bytes, &[Command::Perft { depth: 2 }])?;
        for parent in line.iter().rev() {
            self.about = format!("moves taken back, {parent}");
            self.holds(vec![Command::Unmake], parent)?;
        }
        self.about = format!("perft, {root}");
        let answer = self.ask(Noted::Bytes, &[Command::Progress])?;
        let progress = Results(&answer.results).progress();
        let counted = progress.map(|progress| (progress.counted, progress.nodes));
        self.expect(counted, (true, perft(&root, 2)))?;
        self.about = format!("perft dropped, {position}");
        let answer = self.ask(
            Noted::Bytes,
            &[
                Command::Perft { depth: 9 },
                Command::CancelPerft,
                Command::Progress,
            ],
        )?;
        let progress = Results(&answer.results).progress();
        let running = progress.map(|progress| (progress.running, progress.counted));
        self.expect(running, (false, false))?;
        let answer = self.ask(Noted::Bytes, &[Command::Unmake])?;
        self.expect(Some(answer.status), Status::NO_MOVE)
    }

    /// Runs queries of the attack unit, a few per request.
    fn attacks(&mut self, position: &Position) -> Result<(), VectorsError> {
        self.about = format!("attacks, {position}");
        let board = Board::new(position, Posdata::gnuchess());
        let mut commands = load_movegen(position);
        let queen = position
            .of_kind(Kind::Queen)
            .first()
            .unwrap_or(Square::new(27));
        let by = position.side_to_move();
        let queries = [
            Query::Attacked { square: queen, by },
            Query::Attackers { square: queen, by },
            Query::BrScan(queen),
            Query::KingScan(!by),
            Query::Trapped(queen),
            Query::Ataks(by),
        ];
        commands.extend(queries.map(Command::attack));
        let answer = self.ask(Noted::Bytes, &commands)?;
        let mut results = Results(&answer.results);
        for query in queries {
            let found = results.attack().map(|attacks| attacks.words);
            self.expect(found, query.answer(&board))?;
        }
        self.expect(Some(answer.status), Status::DONE)
    }

    /// Runs tablebase queries: won, not won, and an illegal position.
    fn tablebase(&mut self) -> Result<(), VectorsError> {
        self.about = "queen against rook".to_owned();
        let men = [
            [0, 18, 63, 10],
            [0, 18, 62, 10],
            [1, 2, 40, 57],
            [16, 2, 40, 57],
        ];
        let men = men.map(|squares| Men::on(squares.map(Square::new)));
        let answer = self.ask(Noted::Bytes, &men.map(Command::tablebase))?;
        let mut results = Results(&answer.results);
        for men in men {
            self.expect(results.tablebase(), WON.contains(men))?;
        }
        Ok(())
    }

    /// Sends requests that must get a negative response or none.
    fn mistakes(&mut self) -> Result<(), VectorsError> {
        let mut good = self.request.clone();
        good.sequence = good.sequence.wrapping_add(1);
        good.commands = vec![0x03];
        let mut cases: Vec<(&str, Vec<u8>, Option<Status>)> = Vec::new();
        let with = |change: &dyn Fn(&mut Request)| {
            let mut request = good.clone();
            change(&mut request);
            request.encode()
        };
        cases.push((
            "another session",
            with(&|request| request.session ^= 1 << 17),
            Some(Status::SESSION),
        ));
        cases.push((
            "a sequence number left out",
            with(&|request| request.sequence = request.sequence.wrapping_add(1)),
            Some(Status::SEQUENCE),
        ));
        let mut frame = vec![2];
        frame.extend(good.session.to_le_bytes());
        frame.extend([good.sequence, 0x01]);
        cases.push((
            "another version",
            super::encode(&frame),
            Some(Status::VERSION),
        ));
        let mut flipped = good.encode();
        flipped[4] ^= 0x40;
        cases.push(("a bit flipped", flipped, None));
        let mut lost = good.encode();
        lost.remove(5);
        cases.push(("a byte lost", lost, None));
        let long = with(&|request| request.commands = vec![0x03; 600]);
        cases.push(("too long", long, None));
        let mut short = good.encode();
        let code = last_code(&short);
        short[code] += 1;
        cases.push(("its last block cut short, its check right", short, None));
        cases.push(("garbage", vec![7; 40], None));
        cases.push(("after all that", good.encode(), Some(Status::DONE)));
        for (name, bytes, expected) in cases {
            self.about = name.to_owned();
            let status = self
                .exchange(Noted::Bytes, &bytes)
                .map(|answer| answer.status);
            if status != expected {
                return Err(self.differs(format!("{status:?}"), format!("{expected:?}")));
            }
        }
        self.request.sequence = good.sequence;
        // Runs of 253 and 254 bytes without a zero, between words that end and begin with a zero.
        let run = |length: usize| {
            [
                &[0x10, 0, 0, 0, 0],
                &vec![0x03; length - 1][..],
                &[0x11, 0, 0, 0, 0],
            ]
            .concat()
        };
        for (commands, expected) in [
            (run(253), Status::DONE),
            (run(254), Status::DONE),
            (vec![0x00], Status::COMMAND),
            (vec![0x03, 0x04], Status::COMMAND),
            (vec![0x11, 1, 2, 3], Status::COMMAND),
            (vec![0x38], Status::COMMAND),
            (vec![0x49], Status::COMMAND),
            (vec![0x58], Status::COMMAND),
            (vec![0x60], Status::COMMAND),
            (vec![0x61, 0, 0], Status::COMMAND),
            (vec![0x78], Status::COMMAND),
            (vec![0x8b], Status::COMMAND),
            (vec![0x90, 0, 0], Status::COMMAND),
            (vec![0x91, 0, 0, 0], Status::COMMAND),
            (vec![0xa0, 0, 0, 0], Status::COMMAND),
            (vec![0xa4, 0, 0, 0, 0], Status::COMMAND),
            (vec![0xbd], Status::COMMAND),
            (vec![0xc0, 0, 0, 0], Status::COMMAND),
            (vec![0xcd], Status::COMMAND),
            (vec![0xd0], Status::COMMAND),
            (vec![0x20, 0, 0, 0, 0, 0x48], Status::NO_MOVE),
        ] {
            self.about = match commands.len() {
                0..8 => format!("{commands:02x?}"),
                bytes => format!("{bytes} bytes of commands"),
            };
            self.request.sequence = self.request.sequence.wrapping_add(1);
            self.request.commands = commands;
            let found = self.exchange(Noted::Bytes, &self.request.encode());
            let found = found.map(|answer| answer.status);
            if found != Some(expected) {
                return Err(self.differs(format!("{found:?}"), format!("{expected:?}")));
            }
        }
        Ok(())
    }
}

/// Returns the index of the last block's code in an encoded frame.
fn last_code(bytes: &[u8]) -> usize {
    let mut code = 1;
    while code + usize::from(bytes[code]) < bytes.len() - 1 {
        code += usize::from(bytes[code]);
    }
    code
}

/// Packs four bytes per word, lowest first.
fn packed(bytes: &[u8]) -> Vec<u32> {
    let word = |four: &[u8]| {
        let mut all = [0; 4];
        all[..four.len()].copy_from_slice(four);
        u32::from_le_bytes(all)
    };
    bytes.chunks(4).map(word).collect()
}
