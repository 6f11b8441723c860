//! Test vectors of the whole: exchanges over its byte stream.
//!
//! For each a word `{answer bytes[15:0], request bytes[15:0]}`, the request's bytes four a word, lowest first, and the
//! answer's the same way; no answer bytes where there is silence.

use super::wire::Wire;
use super::{Answer, Command, Cutter, Queried, Request, Results, Status, decode};
use crate::attack::Query;
use crate::kqkr::WON;
use crate::repetition::{Answer as Verdict, QueryMode};
use crate::unit::{Simulator, Vectors, VectorsError, positions};
use crate::values::link_units;
use fpgambit_engine::kqkr::Men;
use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::repetition::{CASES, Oracle};
use fpgambit_engine::{Kind, Mode, Position, Square, perft};

/// Clocks without a byte after which none will come.
const SILENCE: u32 = 8000;
/// What the bench says of the build.
const IDENTITY: u32 = 0x1989_1114;

/// Talks to a circuit with these units; its answers are checked against the engine. Few positions and games: a bench takes long over thousands
/// of bytes, and the tests have many more.
///
/// # Errors
/// When an answer differs, or what must be silent answers.
pub fn vectors(simulator: impl Simulator, units: u64) -> Result<Vectors, VectorsError> {
    let mut talk = Talk {
        wire: Wire::new(simulator, IDENTITY),
        units: units as u16,
        request: Request::default(),
        about: String::new(),
        vectors: Vectors::default(),
    };
    talk.hello(0)?;
    for (_, position) in positions().step_by(12) {
        talk.moves(&position)?;
    }
    for case in CASES.iter().step_by(4) {
        let line = case.line();
        talk.about = case.name.to_owned();
        let mut oracle = Oracle::new(&line.start);
        let mut commands = load(&line.start, |address, word| Command::LoadRepetition {
            address,
            word,
        });
        for (before, step) in line.positions() {
            commands.push(Command::Push {
                record: step.record(&before).word(),
                promotion: step.promotion() as u8,
            });
            oracle.step(&before, step);
        }
        commands.push(Command::Query(QueryMode::default()));
        let expected = oracle.query();
        let answer = talk.ask(&commands)?;
        let queried: Option<Queried> = Results(&answer.results).query();
        let last = queried.and_then(|queried| queried.words.last().copied());
        let found = last.map(|word| Verdict::from_word(word).verdict);
        if found != Some(expected) || answer.status != Status::DONE {
            return Err(talk.differs(format!("{answer:?}"), format!("{expected:?}")));
        }
    }
    if units == link_units::ALL {
        for (_, position) in positions().step_by(24) {
            talk.tree(&position)?;
            talk.attacks(&position)?;
        }
        talk.tablebase()?;
    }
    talk.mistakes()?;
    Ok(talk.vectors)
}

/// The words of a board image as commands.
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

/// What the engine says are a position's moves.
fn words_of(position: &Position, mode: Mode) -> Vec<u16> {
    sorted(position.moves(mode).iter().map(|mv| mv.word()))
}

struct Talk<S> {
    wire: Wire<S>,
    units: u16,
    request: Request,
    about: String,
    vectors: Vectors,
}

impl<S: Simulator> Talk<S> {
    fn differs(&self, found: String, expected: String) -> VectorsError {
        VectorsError::Disagreement {
            fen: self.about.clone(),
            found,
            expected,
        }
    }

    /// Sends bytes and notes what came: the answer, if it is one.
    fn exchange(&mut self, bytes: &[u8]) -> Option<Answer> {
        let came = self.wire.exchange(bytes, SILENCE);
        self.vectors.begin(&self.about);
        let head = (came.len() as u32) << 16 | bytes.len() as u32;
        self.vectors.push(&[head]);
        self.vectors.push(&packed(bytes));
        self.vectors.push(&packed(&came));
        self.vectors.moves += 2 * came.len();
        let mut cutter = Cutter::default();
        let mut blocks = came.into_iter().filter_map(|byte| cutter.push(byte));
        Answer::of(&decode(&blocks.next()?).ok()?)
    }

    fn ask(&mut self, commands: &[Command]) -> Result<Answer, VectorsError> {
        self.request.sequence = self.request.sequence.wrapping_add(1);
        self.request.commands.clear();
        for command in commands {
            command.write(&mut self.request.commands);
        }
        let (session, sequence) = (self.request.session, self.request.sequence);
        let answer = self.exchange(&self.request.encode());
        let right = |answer: &Answer| (answer.session, answer.sequence) == (session, sequence);
        match answer.filter(right) {
            Some(answer) => Ok(answer),
            None => Err(self.differs("no answer".to_owned(), "one".to_owned())),
        }
    }

    fn hello(&mut self, session: u32) -> Result<(), VectorsError> {
        self.about = "hello".to_owned();
        self.request.session = session;
        self.request.sequence = 255;
        let answer = self.ask(&[Command::Hello])?;
        let expected = super::About::board(self.units, super::SIMULATED_HZ, IDENTITY);
        match Results(&answer.results).about() == Some(expected) {
            true => Ok(()),
            false => Err(self.differs(format!("{answer:?}"), format!("{expected:?}"))),
        }
    }

    fn moves(&mut self, position: &Position) -> Result<(), VectorsError> {
        self.about = position.to_string();
        let timed = self.vectors.positions.is_multiple_of(3);
        let mut commands = load_movegen(position);
        commands.extend(Mode::ALL.map(|mode| Command::Moves { mode, timed }));
        let answer = self.ask(&commands)?;
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

    /// The moves of what the generator holds, against those of a position.
    fn holds(
        &mut self,
        mut commands: Vec<Command>,
        position: &Position,
    ) -> Result<(), VectorsError> {
        let (mode, timed) = (Mode::LEGAL, false);
        commands.push(Command::Moves { mode, timed });
        let answer = self.ask(&commands)?;
        let moves = Results(&answer.results).moves(timed);
        let found = moves.map(|moves| sorted(moves.words.iter().map(|&(word, _)| word)));
        self.expect(found, words_of(position, mode))
    }

    /// Moves made and taken back on the generator's board, and perft below it.
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
        self.ask(&[Command::Perft { depth: 2 }])?;
        for parent in line.iter().rev() {
            self.about = format!("moves taken back, {parent}");
            self.holds(vec![Command::Unmake], parent)?;
        }
        self.about = format!("perft, {root}");
        let answer = self.ask(&[Command::Progress])?;
        let progress = Results(&answer.results).progress();
        let counted = progress.map(|progress| (progress.counted, progress.nodes));
        self.expect(counted, (true, perft(&root, 2)))?;
        self.about = format!("perft dropped, {position}");
        let answer = self.ask(&[
            Command::Perft { depth: 9 },
            Command::CancelPerft,
            Command::Progress,
        ])?;
        let progress = Results(&answer.results).progress();
        let running = progress.map(|progress| (progress.running, progress.counted));
        self.expect(running, (false, false))?;
        let answer = self.ask(&[Command::Unmake])?;
        self.expect(Some(answer.status), Status::NO_MOVE)
    }

    /// Queries of the attack unit, a few to a request.
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
        let answer = self.ask(&commands)?;
        let mut results = Results(&answer.results);
        for query in queries {
            let found = results.attack().map(|attacks| attacks.words);
            self.expect(found, query.answer(&board))?;
        }
        self.expect(Some(answer.status), Status::DONE)
    }

    /// Queen against rook: won, not won, and no legal position.
    fn tablebase(&mut self) -> Result<(), VectorsError> {
        self.about = "queen against rook".to_owned();
        let men = [
            [0, 18, 63, 10],
            [0, 18, 62, 10],
            [1, 2, 40, 57],
            [16, 2, 40, 57],
        ];
        let men = men.map(|squares| Men::on(squares.map(Square::new)));
        let answer = self.ask(&men.map(Command::tablebase))?;
        let mut results = Results(&answer.results);
        for men in men {
            self.expect(results.tablebase(), WON.contains(men))?;
        }
        Ok(())
    }

    /// What must get a negative answer, or none.
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
            let status = self.exchange(&bytes).map(|answer| answer.status);
            if status != expected {
                return Err(self.differs(format!("{status:?}"), format!("{expected:?}")));
            }
        }
        self.request.sequence = good.sequence;
        // Runs without a zero of 253 and of 254 bytes, between words that end and begin with one.
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
            (vec![0xa0], Status::COMMAND),
            (vec![0x20, 0, 0, 0, 0, 0x48], Status::NO_MOVE),
        ] {
            self.about = match commands.len() {
                0..8 => format!("{commands:02x?}"),
                bytes => format!("{bytes} bytes of commands"),
            };
            self.request.sequence = self.request.sequence.wrapping_add(1);
            self.request.commands = commands;
            let found = self.exchange(&self.request.encode());
            let found = found.map(|answer| answer.status);
            if found != Some(expected) {
                return Err(self.differs(format!("{found:?}"), format!("{expected:?}")));
            }
        }
        self.hello(0xffff_fffe)
    }
}

/// Where the code of the last block stands in a frame as it goes over the line.
fn last_code(bytes: &[u8]) -> usize {
    let mut code = 1;
    while code + usize::from(bytes[code]) < bytes.len() - 1 {
        code += usize::from(bytes[code]);
    }
    code
}

/// Four bytes a word, lowest first.
fn packed(bytes: &[u8]) -> Vec<u32> {
    let word = |four: &[u8]| {
        let mut all = [0; 4];
        all[..four.len()].copy_from_slice(four);
        u32::from_le_bytes(all)
    };
    bytes.chunks(4).map(word).collect()
}
