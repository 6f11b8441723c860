//! Test vectors of the bus wrappers: scripted accesses to their registers, and a random sequence of accesses.
//!
#![doc = include_str!("vectors.md")]

use super::map::REGISTERS;
use crate::repetition::vectors::{check_answer, reached};
use crate::repetition::{Answer, QueryMode};
use crate::unit::stimulus::{Images, any_word};
use crate::unit::{Vectors, VectorsError, check_moves, mixed, positions, summed};
use crate::values::{register, register_block, register_flag, register_word};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{CASES, Line, Oracle, RandomLines};
use fpgambit_engine::{Mode, Position};

/// A bus master.
pub trait Master {
    /// Writes a register; returns false if the write fails.
    fn write(&mut self, number: u64, word: u32) -> bool;

    /// Reads a register; returns `None` if the read fails.
    fn read(&mut self, number: u64) -> Option<u32>;
}

/// Number of drawn boards; the vectors record each by the number from which it was drawn.
const DRAWN: usize = 400;

/// Number of random lines of play.
const LINES: usize = 24;
/// Maximum number of moves per line.
const SHORT: usize = 8;

/// Maximum number of reads until a word is available.
const PATIENCE: u32 = 20_000;

struct Script<M> {
    master: M,
    vectors: Vectors,
    about: String,
    /// Number of queries of which the vectors record only checksums.
    queries: usize,
}

impl<M: Master> Script<M> {
    fn differs(&self, found: impl std::fmt::Debug, expected: impl std::fmt::Debug) -> VectorsError {
        VectorsError::Disagreement {
            fen: self.about.clone(),
            found: format!("{found:x?}"),
            expected: format!("{expected:x?}"),
        }
    }

    fn begin(&mut self, about: impl ToString) {
        self.about = about.to_string();
        self.vectors.begin(&self.about);
    }

    fn note(&mut self, flags: u32, number: u64, word: u32) {
        self.vectors.push(&[flags << 29 | number as u32, word]);
        self.vectors.moves += 1;
    }

    fn write(&mut self, number: u64, word: u32, works: bool) -> Result<(), VectorsError> {
        let done = self.master.write(number, word);
        self.note(4 | u32::from(!works) << 1, number, word);
        match done == works {
            true => Ok(()),
            false => Err(self.differs((number, done), works)),
        }
    }

    fn read(&mut self, number: u64) -> Result<u32, VectorsError> {
        let word = self.master.read(number);
        self.note(0, number, word.unwrap_or(0));
        word.ok_or_else(|| self.differs("nothing", "a word"))
    }

    fn expect(&mut self, number: u64, expected: u32) -> Result<(), VectorsError> {
        match self.read(number)? {
            word if word == expected => Ok(()),
            word => Err(self.differs(word, expected)),
        }
    }

    fn until(&mut self, number: u64) -> Result<u32, VectorsError> {
        let word = self.wait_for(number)?;
        self.note(1, number, word);
        Ok(word)
    }

    /// The same, without recording it in the vectors.
    fn wait_for(&mut self, number: u64) -> Result<u32, VectorsError> {
        let mut words = (0..PATIENCE).map_while(|_| self.master.read(number));
        match words.find(|&word| word != 0) {
            Some(word) => Ok(word),
            None => Err(self.differs("nothing", "a word")),
        }
    }

    fn load(&mut self, block: u64, position: &Position) -> Result<(), VectorsError> {
        let image = position.image();
        self.vectors.push(&[9 << 28 | block as u32]);
        self.vectors.push(&image);
        self.quiet_load(block, image)
    }

    fn quiet_load(&mut self, block: u64, image: [u32; 9]) -> Result<(), VectorsError> {
        let registers = block << 4..;
        let mut words = registers.zip(image);
        words.try_for_each(|(number, word)| self.quiet_write(number, word))
    }

    /// Generates the moves of the loaded position.
    fn moves(&mut self, position: &Position, mode: Mode) -> Result<(), VectorsError> {
        self.write(register::MOVES, mode.bits(), true)?;
        // A busy generator rejects writes.
        self.write(register::MOVES, mode.bits(), false)?;
        self.write(register_block::MOVEGEN << 4, 0, false)?;
        let mut found = Vec::new();
        let mut is_last = false;
        while !is_last {
            let word = self.until(register::MOVE)?;
            is_last = word & register_word::LAST as u32 != 0;
            found.push(word);
        }
        self.read(register::MOVES_VISITED)?;
        check_moves(position, mode, found)
    }

    /// Generates the moves in all modes; records only a checksum and the word that identifies the board.
    fn sum_of_moves(&mut self, of: u32, position: &Position) -> Result<(), VectorsError> {
        let mut sum = 0u32;
        for (number, mode) in (0..).zip(Mode::ALL) {
            self.quiet_write(register::MOVES, mode.bits())?;
            let mut found = Vec::new();
            let mut is_last = false;
            while !is_last {
                let word = self.wait_for(register::MOVE)?;
                is_last = word & register_word::LAST as u32 != 0;
                found.push(word & 0xffff);
            }
            let visited = self.quiet_read(register::MOVES_VISITED)? & 0xffff;
            sum = sum.wrapping_add(summed(number, found.iter().copied(), visited));
            self.vectors.moves += found.len();
            check_moves(position, mode, found)?;
        }
        self.vectors.push(&[of, sum]);
        Ok(())
    }

    /// Generates the moves of a drawn board.
    fn drawn(&mut self, number: u32, position: &Position) -> Result<(), VectorsError> {
        self.about = position.to_string();
        self.quiet_load(register_block::MOVEGEN, position.image())?;
        self.sum_of_moves(1 << 28 | number, position)
    }

    fn quiet_read(&mut self, number: u64) -> Result<u32, VectorsError> {
        let word = self.master.read(number);
        word.ok_or_else(|| self.differs("nothing", "a word"))
    }

    fn quiet_write(&mut self, number: u64, word: u32) -> Result<(), VectorsError> {
        match self.master.write(number, word) {
            true => Ok(()),
            false => Err(self.differs("a write that fails", number)),
        }
    }

    /// Plays a line and takes half of it back, with a query after each ply.
    fn line(&mut self, line: &Line) -> Result<(), VectorsError> {
        self.load(register_block::REPETITION, &line.start)?;
        let reached = reached(line);
        let (plies, half) = (line.steps.len(), line.steps.len() / 2);
        for (ply, step) in (0..).zip(&line.steps) {
            let record = step.record(&reached[ply].1).word() | step.promotion() << 24;
            self.quiet_write(register::PUSH, record)?;
            let (oracle, position) = &reached[ply + 1];
            self.sum_of_query(5 << 28 | record, oracle, position, ply + 1)?;
        }
        self.query(&reached[plies].0, plies)?;
        for (ply, (oracle, position)) in (0..plies).zip(&reached).skip(half).rev() {
            self.quiet_write(register::POP, 0)?;
            self.sum_of_query(7 << 28, oracle, position, ply)?;
        }
        self.query(&reached[half].0, half)
    }

    /// Runs a query in the next mode; records only a checksum and the word that identifies what preceded it.
    fn sum_of_query(
        &mut self,
        after: u32,
        oracle: &Oracle,
        position: &Position,
        ply: usize,
    ) -> Result<(), VectorsError> {
        let mode = QueryMode::ALL[self.queries % 8];
        self.queries += 1;
        self.quiet_write(register::QUERY, mode.word())?;
        let mut words = Vec::new();
        let mut is_last = false;
        while !is_last {
            let word = self.wait_for(register::ANSWER)?;
            is_last = Answer::from_word(word).verdict.count > 0;
            words.push(word);
        }
        let steps = self.quiet_read(register::QUERY_STEPS)?;
        let history = self.quiet_read(register::HISTORY)?;
        let read = words.iter().chain([&steps, &history]);
        let sum = read.fold(0, |sum, word| mixed(sum ^ word));
        self.vectors.moves += words.len();
        self.vectors.push(&[after, sum]);
        check_answer(&words, mode, oracle, position, ply)
    }

    /// Runs a query and records all its words.
    fn query(&mut self, oracle: &Oracle, plies: usize) -> Result<(), VectorsError> {
        let expected = oracle.query();
        self.write(register::QUERY, 0, true)?;
        self.write(register::POP, 0, false)?;
        let word = self.until(register::ANSWER)?;
        if Answer::from_word(word).verdict != expected {
            return Err(self.differs(word, expected));
        }
        self.read(register::QUERY_STEPS)?;
        let kept = self.read(register::HISTORY)? & 0x1ff;
        match kept as usize == plies {
            true => Ok(()),
            false => Err(self.differs(kept, plies)),
        }
    }
}

/// Exercises a wrapper's registers and checks the results against the engine.
///
/// # Errors
/// If an answer differs, or if an access that must fail does not.
pub fn vectors(master: impl Master) -> Result<Vectors, VectorsError> {
    let mut script = Script {
        master,
        vectors: Vectors::default(),
        about: String::new(),
        queries: 0,
    };
    let idle = (register_flag::IDLE | register_flag::REPETITION_IDLE) as u32;
    script.begin("registers");
    script.expect(register::IDENTITY, register_word::IDENTITY as u32)?;
    script.expect(register::STATUS, idle)?;
    script.expect(register::INTERRUPTS, 0)?;
    let flags = [
        register_flag::MOVE,
        register_flag::IDLE,
        register_flag::ANSWER,
    ];
    for flag in flags.into_iter().chain([register_flag::REPETITION_IDLE, 0]) {
        script.write(register::INTERRUPTS, flag as u32, true)?;
        script.expect(register::INTERRUPTS, flag as u32)?;
    }
    for number in 0..64 {
        let of = REGISTERS
            .iter()
            .find(|one| (one.number..one.number + one.count).contains(&number));
        // Without a game there is no move to take back.
        if !of.is_some_and(|one| one.writable) || number == register::POP {
            script.write(number, 1, false)?;
        }
        if !of.is_some_and(|one| one.readable) {
            let word = script.master.read(number);
            script.note(2, number, 0);
            if word.is_some() {
                return Err(script.differs(word, "nothing"));
            }
        }
    }
    for (number, (_, mut position)) in positions().enumerate() {
        if number % 2 == 1 {
            position = position.mirrored();
        }
        script.begin(&position);
        script.load(register_block::MOVEGEN, &position)?;
        if number % 12 == 0 {
            for mode in Mode::ALL {
                script.moves(&position, mode)?;
            }
        }
        script.sum_of_moves(3 << 28, &position)?;
    }
    for case in CASES {
        script.begin(case.name);
        script.line(&case.line())?;
    }
    let short = RandomLines::new(2007).filter(|line| line.steps.len() <= SHORT);
    for line in short.take(LINES) {
        script.begin(&line);
        script.line(&line)?;
    }
    for (number, position) in script.vectors.draw(DRAWN) {
        script.drawn(number, &position)?;
    }
    script.begin("reset within a generation");
    script.write(register::MOVES, 1, true)?;
    script.write(register::RESET, 0, true)?;
    script.write(register_block::MOVEGEN << 4, 0, true)?;
    // This load discards the game, so the pop must fail; the pop waits until the unit is idle.
    script.write(register_block::REPETITION << 4, 0, true)?;
    script.write(register::POP, 0, false)?;
    script.expect(register::STATUS, idle)?;
    Ok(script.vectors)
}

/// One access of a random sequence.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The access is a write.
    pub write: bool,
    /// Number of the register.
    pub number: u32,
    /// The word to write.
    pub word: u32,
}

/// Maximum number of clocks until an access is answered, including the wait for the repetition unit.
pub(crate) const ANSWER_CLOCKS: u32 = 40;

/// Random accesses at the pins of a wrapper, close together and with gaps.
#[derive(Clone, Debug)]
pub struct Held {
    accesses: Accesses,
    access: Option<Access>,
    /// Clocks left for the current access, which is executed once or twice in this time.
    left: u32,
}

impl Held {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            accesses: Accesses::new(seed),
            access: None,
            left: 0,
        }
    }

    /// Returns the access at the pins in this clock.
    pub fn clock(&mut self, chance: &mut Chance) -> Option<Access> {
        if self.left == 0 {
            self.left = 1 + chance.below(4);
            self.access = match chance.once_in(6) {
                true => None,
                false => Some(self.accesses.next(chance)),
            };
        }
        self.left -= 1;
        self.access
    }
}

/// Random accesses: meaningful ones, which load boards and start and read moves and queries, and some meaningless ones.
#[derive(Clone, Debug)]
pub struct Accesses {
    images: Images,
    planned: Vec<Access>,
}

impl Accesses {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            images: Images::new(seed),
            planned: Vec::new(),
        }
    }

    /// Returns the next access.
    pub fn next(&mut self, chance: &mut Chance) -> Access {
        if self.planned.is_empty() {
            self.plan(chance);
        }
        self.planned.pop().unwrap_or(Access {
            write: false,
            number: 0,
            word: 0,
        })
    }

    /// Plans accesses, in reverse order.
    fn plan(&mut self, chance: &mut Chance) {
        let (begin, show, block) = match chance.once_in(3) {
            false => (register::MOVES, register::MOVE, register_block::MOVEGEN),
            true => (
                register::QUERY,
                register::ANSWER,
                register_block::REPETITION,
            ),
        };
        let read = |number: u64| Access {
            write: false,
            number: number as u32,
            word: 0,
        };
        for _ in 0..chance.below(60) {
            self.planned.push(match chance.below(12) {
                0 => read(chance.below(64).into()),
                1 => Access {
                    write: chance.once_in(2),
                    number: chance.below(64),
                    word: any_word(chance),
                },
                _ => read(show),
            });
        }
        let write = |number: u64, word: u32| Access {
            write: true,
            number: number as u32,
            word,
        };
        self.planned.push(write(begin, chance.below(8)));
        if begin == register::QUERY {
            for _ in 0..chance.below(8) {
                self.planned.push(write(register::PUSH, any_word(chance)));
            }
        }
        for (number, word) in (block << 4..).zip(self.images.next(chance)) {
            if !chance.once_in(4) {
                self.planned.push(write(number, word));
            }
        }
        if chance.once_in(3) {
            self.planned
                .push(write(register::INTERRUPTS, chance.below(128)));
        }
    }
}
