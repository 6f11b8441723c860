//! Drives a repetition unit or a chain unit, which have the same ports.

use super::{Answer, QueryMode, Repetition};
use crate::pins::Pins;
use crate::unit::{AnswerPins, Driver, DriverError, Fault, Handshake, Run, Simulator, Sink};
use crate::values::{flag, record};
use fpgambit_engine::Position;
use fpgambit_engine::repetition::Step;

const LOAD: Handshake = Handshake {
    valid: Repetition::PINS.load_valid,
    ready: Repetition::PINS.load_ready,
};
const PUSH: Handshake = Handshake {
    valid: Repetition::PINS.push_valid,
    ready: Repetition::PINS.push_ready,
};
/// Clocks of a push without castling or en passant.
const PUSH_CLOCKS: u64 = 5;
const POP: Handshake = Handshake {
    valid: Repetition::PINS.pop_valid,
    ready: Repetition::PINS.pop_ready,
};
const QUERY: Handshake = Handshake {
    valid: Repetition::PINS.query_valid,
    ready: Repetition::PINS.query_ready,
};
const ANSWER: AnswerPins = AnswerPins {
    valid: Repetition::PINS.answer_valid,
    ready: Repetition::PINS.answer_ready,
    word: Repetition::PINS.answer_word,
    last: Repetition::PINS.answer_last,
    cycles: Repetition::PINS.cycles,
};

/// The result of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The words in order of arrival.
    pub run: Run,
    /// The last word, decoded.
    pub answer: Answer,
    /// Number of pairs of moves (chain unit: moves) that the query took back.
    pub steps: u32,
    /// Number of moves kept.
    pub held: u32,
    /// Number of reversible moves at the end of the history.
    pub reversible: u32,
}

/// A repetition or chain unit behind any [`Simulator`]. It tracks the game in parallel with the unit.
#[derive(Debug)]
pub struct RepetitionDriver<S> {
    driver: Driver<S>,
    /// The positions of the game, the current one last.
    positions: Vec<Position>,
}

impl<S: Simulator> RepetitionDriver<S> {
    /// Wraps a simulated unit and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of a repetition unit.
    pub fn new(simulator: S) -> Self {
        Self {
            driver: Driver::new(simulator, Repetition::INPUTS, Repetition::OUTPUTS),
            positions: Vec::new(),
        }
    }

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Returns the number of clocks since the driver was created.
    pub fn clocks(&self) -> u64 {
        self.driver.clocks()
    }

    /// Returns the positions of the game, the current one last; empty before a load or after an error.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Starts a game.
    ///
    /// # Errors
    /// If the unit does not accept a word; the unit is then reset and the game is lost.
    pub fn load(&mut self, position: &Position) -> Result<(), DriverError> {
        self.positions.clear();
        self.positions.push(position.clone());
        self.load_words(position.image())
    }

    /// Loads any board, which need not be a legal position; there is then no game.
    ///
    /// # Errors
    /// If the unit does not accept a word; the unit is then reset.
    pub fn load_board(&mut self, image: [u32; 9]) -> Result<(), DriverError> {
        self.positions.clear();
        self.load_words(image)
    }

    fn load_words(&mut self, image: [u32; 9]) -> Result<(), DriverError> {
        for (address, word) in (0..).zip(image) {
            self.driver.drive(Repetition::PINS.load_address, address);
            self.driver.drive(Repetition::PINS.load_word, word);
            self.offer(LOAD)?;
        }
        Ok(())
    }

    /// Plays a step from the current position, if there is one.
    ///
    /// # Errors
    /// If the unit does not accept it; the unit is then reset and the game is lost.
    pub fn push(&mut self, step: Step) -> Result<(), DriverError> {
        let Some(before) = self.positions.last() else {
            return Ok(());
        };
        let record = step.record(before).word();
        let mut after = before.clone();
        step.make(&mut after);
        self.push_record(record, step.promotion())?;
        self.positions.push(after);
        Ok(())
    }

    fn push_record(&mut self, record: u32, promotion: u32) -> Result<(), DriverError> {
        self.driver.drive(Repetition::PINS.push_record, record);
        self.driver
            .drive(Repetition::PINS.push_promotion, promotion);
        self.offer(PUSH)
    }

    /// Returns the squares where the repetition unit has a piece, a1 in bit 0. This ends the game.
    ///
    /// No answer shows the contents of squares from which nothing has moved, but the number of clocks of a push does: a
    /// pawn record with an empty target square on another file takes one clock more. The record has piece 0, so it does
    /// not change the board.
    ///
    /// # Errors
    /// If the unit does not accept a record; the unit is then reset.
    pub fn occupied(&mut self) -> Result<u64, DriverError> {
        self.positions.clear();
        let mut occupied = 0;
        for square in 0..64 {
            self.settle()?;
            let begun = self.clocks();
            let beside = square ^ 1;
            let record: u32 = 1 << (record::FLAGS + flag::PAWN) | square << record::TO | beside;
            self.push_record(record, 0)?;
            self.settle()?;
            if self.clocks() - begun == PUSH_CLOCKS {
                occupied |= 1 << square;
            }
        }
        Ok(occupied)
    }

    /// Takes the newest step back; returns false if the unit keeps none.
    ///
    /// # Errors
    /// If the unit does not take the step back; the unit is then reset and the game is lost.
    pub fn pop(&mut self) -> Result<bool, DriverError> {
        self.settle()?;
        if self.positions.len() < 2 || self.driver.read(POP.ready) == 0 {
            return Ok(false);
        }
        self.offer(POP)?;
        self.positions.pop();
        Ok(true)
    }

    /// Waits until the current operation has finished.
    ///
    /// # Errors
    /// If it does not finish; the unit is then reset and the game is lost.
    pub fn settle(&mut self) -> Result<(), DriverError> {
        let idle = self.driver.wait(LOAD.ready);
        self.or_reset(idle)
    }

    /// Waits for earlier operations, and runs the clock cycle in which the unit accepts a query, so that the unit
    /// counts only the query's own clocks.
    ///
    /// # Errors
    /// If the unit does not accept it; the unit is then reset and the game is lost.
    pub fn start(&mut self, mode: QueryMode) -> Result<(), DriverError> {
        self.settle()?;
        self.driver.drive(Repetition::PINS.query_mode, mode.word());
        self.offer(QUERY)
    }

    /// Runs a query on the current position.
    ///
    /// # Errors
    /// If no answer comes; the unit is then reset and the game is lost.
    pub fn query(
        &mut self,
        mode: QueryMode,
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Answered, DriverError> {
        self.start(mode)?;
        let run = self.driver.take(ANSWER, sink);
        let run = self.or_reset(run)?;
        let last = run.words().next_back().unwrap_or(0);
        let [steps, held, reversible] = [
            Repetition::PINS.steps,
            Repetition::PINS.held,
            Repetition::PINS.reversible,
        ]
        .map(|pin| self.driver.read(pin));
        Ok(Answered {
            run,
            answer: Answer::from_word(last),
            steps,
            held,
            reversible,
        })
    }

    fn offer(&mut self, pins: Handshake) -> Result<(), DriverError> {
        let taken = self.driver.offer(pins);
        self.or_reset(taken)
    }

    fn or_reset<T>(&mut self, result: Result<T, Fault>) -> Result<T, DriverError> {
        result.map_err(|fault| {
            self.driver.reset();
            let game = self.positions.pop();
            self.positions.clear();
            match game {
                Some(position) => fault.about(position),
                None => fault.about("no position loaded"),
            }
        })
    }
}
