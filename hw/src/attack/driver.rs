//! Drives an attack unit through its pins.

use super::{Attack, Query};
use crate::pins::Pins;
use crate::unit::{AnswerPins, Driver, DriverError, Fault, Handshake, Run, Simulator, Sink};
use std::fmt::Debug;

const LOAD: Handshake = Handshake {
    valid: Attack::PINS.load_valid,
    ready: Attack::PINS.load_ready,
};
const BOARD: Handshake = Handshake {
    valid: Attack::PINS.board_valid,
    ready: Attack::PINS.board_ready,
};
const QUERY: Handshake = Handshake {
    valid: Attack::PINS.query_valid,
    ready: Attack::PINS.query_ready,
};
const ANSWER: AnswerPins = AnswerPins {
    valid: Attack::PINS.answer_valid,
    ready: Attack::PINS.answer_ready,
    word: Attack::PINS.answer_word,
    last: Attack::PINS.answer_last,
    cycles: Attack::PINS.cycles,
};

/// An attack unit behind any [`Simulator`].
#[derive(Debug)]
pub struct AttackDriver<S> {
    driver: Driver<S>,
    image: [u32; 9],
}

impl<S: Simulator> AttackDriver<S> {
    /// Wraps a simulated attack unit and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of an attack unit.
    pub fn new(simulator: S) -> Self {
        Self {
            driver: Driver::new(simulator, Attack::INPUTS, Attack::OUTPUTS),
            image: [0; 9],
        }
    }

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Loads a board image, which need not be a legal position.
    ///
    /// # Errors
    /// If the unit does not accept a word; the unit is then reset.
    pub fn load(&mut self, image: [u32; 9]) -> Result<(), DriverError> {
        self.image = image;
        for (address, word) in (0..).zip(image) {
            self.driver.drive(Attack::PINS.load_address, address);
            self.driver.drive(Attack::PINS.load_word, word);
            let taken = self.driver.offer(LOAD);
            self.or_reset(taken, &"load")?;
        }
        Ok(())
    }

    /// Loads a board image as a whole.
    ///
    /// # Errors
    /// If the unit does not accept it; the unit is then reset.
    pub fn load_whole(&mut self, image: [u32; 9]) -> Result<(), DriverError> {
        self.image = image;
        for (pin, word) in Attack::PINS.board_rank.into_iter().zip(image) {
            self.driver.drive(pin, word);
        }
        let taken = self.driver.offer(BOARD);
        self.or_reset(taken, &"board")
    }

    /// Runs the clock cycle in which the unit accepts a query, given as `query_kind`, `query_square` and `query_side`.
    ///
    /// # Errors
    /// If the unit does not accept it; the unit is then reset.
    pub fn start(&mut self, (kind, square, side): (u32, u32, u32)) -> Result<(), DriverError> {
        self.driver.drive(Attack::PINS.query_kind, kind);
        self.driver.drive(Attack::PINS.query_square, square);
        self.driver.drive(Attack::PINS.query_side, side);
        let taken = self.driver.offer(QUERY);
        self.or_reset(taken, &(kind, square, side))
    }

    /// Runs a query on the board loaded last.
    ///
    /// # Errors
    /// If no answer comes; the unit is then reset.
    pub fn ask(
        &mut self,
        query: Query,
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Run, DriverError> {
        self.ask_ports(query.ports(), sink)
    }

    /// Runs a query given by its ports, as in [`start`](Self::start).
    ///
    /// # Errors
    /// The errors of [`ask`](Self::ask).
    pub fn ask_ports(
        &mut self,
        ports: (u32, u32, u32),
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Run, DriverError> {
        self.start(ports)?;
        let run = self.driver.take(ANSWER, sink);
        self.or_reset(run, &ports)
    }

    /// Returns the number of squares that the last query visited.
    pub fn visited(&mut self) -> u32 {
        self.driver.read(Attack::PINS.visited)
    }

    fn or_reset<T>(
        &mut self,
        result: Result<T, Fault>,
        what: &dyn Debug,
    ) -> Result<T, DriverError> {
        result.map_err(|fault| {
            self.driver.reset();
            fault.about(format_args!("board {:08x?}, {what:?}", self.image))
        })
    }
}
