//! Drives any build of the move generator through its pins.

use super::Movegen;
use super::fast::FastMovegen;
use crate::pins::Pins;
use crate::unit::{
    AnswerPins, Driver, DriverError, Fault, Handshake, Run, Simulator, Sink, TimedWord,
};
use fpgambit_engine::{Mode, Move, Position};

// All builds have these ports in the same order; the fast build adds its own after them.
const LOAD: Handshake = Handshake {
    valid: Movegen::PINS.load_valid,
    ready: Movegen::PINS.load_ready,
};
const START: Handshake = Handshake {
    valid: Movegen::PINS.start_valid,
    ready: Movegen::PINS.start_ready,
};
const BOARD: Handshake = Handshake {
    valid: FastMovegen::PINS.board_valid,
    ready: FastMovegen::PINS.board_ready,
};
const MOVES: AnswerPins = AnswerPins {
    valid: Movegen::PINS.move_valid,
    ready: Movegen::PINS.move_ready,
    word: Movegen::PINS.move_word,
    last: Movegen::PINS.move_last,
    cycles: Movegen::PINS.cycles,
};

/// A move and the clock cycle in which it left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedMove {
    /// The move.
    pub mv: Move,
    /// Clock cycle in which the move left, counting the cycle of the start as 1; 0 if unknown.
    pub cycle: u32,
}

/// The result of a generation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generation {
    /// The words in order of arrival.
    pub run: Run,
    /// The moves; empty if the only word says that the position has no moves.
    pub moves: Vec<TimedMove>,
    /// Squares visited, as counted by the unit.
    pub visited: u32,
}

/// A move generator behind any [`Simulator`]. It loads only those words of the board image that changed.
#[derive(Debug)]
pub struct MovegenDriver<S> {
    driver: Driver<S>,
    /// The words that the unit holds; `None` where unknown.
    held: [Option<u32>; 9],
    position: Option<Position>,
    /// The unit accepts whole boards.
    takes_boards: bool,
    /// The unit holds a board and accepts another only after a start.
    has_board: bool,
}

impl<S: Simulator> MovegenDriver<S> {
    /// Wraps a simulated move generator and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of a move generator.
    pub fn new(simulator: S) -> Self {
        let takes_boards = simulator.inputs().len() > Movegen::INPUTS.len();
        let (inputs, outputs) = match takes_boards {
            true => (FastMovegen::INPUTS, FastMovegen::OUTPUTS),
            false => (Movegen::INPUTS, Movegen::OUTPUTS),
        };
        Self {
            driver: Driver::new(simulator, inputs, outputs),
            held: [None; 9],
            position: None,
            takes_boards,
            has_board: false,
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

    /// Returns the position loaded last.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Resets the unit and assumes nothing about its memory afterwards.
    pub fn reset(&mut self) {
        self.driver.reset();
        self.held = [None; 9];
        self.has_board = false;
    }

    /// Returns whether the unit accepts whole boards, as the fast build does.
    pub fn takes_boards(&self) -> bool {
        self.takes_boards
    }

    /// Loads a position like [`load`](Self::load), but as a whole board where the unit can.
    ///
    /// # Errors
    /// If the unit does not accept the board; the unit is then reset.
    pub fn load_whole(&mut self, position: &Position) -> Result<(), DriverError> {
        if !self.takes_boards || self.has_board {
            return self.load(position);
        }
        self.offer_board(position);
        self.position = Some(position.clone());
        let taken = self.driver.offer(BOARD);
        self.or_reset(taken)?;
        self.board_taken(position);
        Ok(())
    }

    /// Drives the pins of a board; the caller drives `valid`.
    fn offer_board(&mut self, position: &Position) {
        let pins = FastMovegen::PINS;
        let words = pins.board_rank.into_iter().chain([pins.board_state]);
        for (pin, word) in words.zip(position.image()) {
            self.driver.drive(pin, word);
        }
    }

    fn board_taken(&mut self, position: &Position) {
        self.held = position.image().map(Some);
        self.has_board = true;
    }

    /// Loads a position, which replaces the previous one.
    ///
    /// # Errors
    /// If the unit does not accept a word; the unit is then reset.
    pub fn load(&mut self, position: &Position) -> Result<(), DriverError> {
        self.position = Some(position.clone());
        self.load_image(position.image())
    }

    /// Loads the words of an image that differ from what the unit holds; the image need not be a legal position.
    ///
    /// # Errors
    /// If the unit does not accept a word; the unit is then reset.
    pub fn load_image(&mut self, image: [u32; 9]) -> Result<(), DriverError> {
        for (address, word) in image.into_iter().enumerate() {
            if self.held[address] == Some(word) {
                continue;
            }
            let pins = Movegen::PINS;
            self.driver.drive(pins.load_address, address as u32);
            self.driver.drive(pins.load_word, word);
            let taken = self.driver.offer(LOAD);
            self.or_reset(taken)?;
            self.held[address] = Some(word);
        }
        Ok(())
    }

    /// Runs the clock cycle of the start.
    ///
    /// # Errors
    /// If the unit does not accept the start; the unit is then reset.
    pub fn start(&mut self, mode: Mode) -> Result<(), DriverError> {
        if let (None, Some(position)) = (self.held[8], &self.position) {
            // The unit was reset in between.
            let image = position.image();
            self.load_image(image)?;
        }
        let pins = Movegen::PINS;
        self.driver.drive(pins.start_legal, mode.legal.into());
        self.driver.drive(pins.start_captures, mode.captures.into());
        let taken = self.driver.offer(START);
        self.has_board = false;
        self.or_reset(taken)
    }

    /// Generates the moves of the position loaded last.
    ///
    /// # Errors
    /// If the generation does not begin or end, or if a word is not a move; the unit is then reset.
    pub fn generate(
        &mut self,
        mode: Mode,
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Generation, DriverError> {
        self.start(mode)?;
        self.finish(sink)
    }

    /// Generates the moves and loads the next position: during the generation if the unit accepts whole boards, after
    /// it otherwise.
    ///
    /// # Errors
    /// The errors of [`generate`](Self::generate), and an error if the unit does not accept the board at once.
    pub fn generate_and_load(
        &mut self,
        mode: Mode,
        next: &Position,
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Generation, DriverError> {
        self.start(mode)?;
        if !self.takes_boards {
            let generation = self.finish(sink)?;
            self.load(next)?;
            return Ok(generation);
        }
        self.offer_board(next);
        self.driver.drive(BOARD.valid, 1);
        let taken = match self.driver.read(BOARD.ready) {
            1 => Ok(()),
            _ => Err(Fault::Refused {
                port: self.driver.simulator().outputs()[BOARD.ready].name,
            }),
        };
        self.or_reset(taken)?;
        // The unit accepts the board in this clock, and no other board until the next start.
        let generation = self.finish(sink);
        self.driver.drive(BOARD.valid, 0);
        let generation = generation?;
        self.position = Some(next.clone());
        self.board_taken(next);
        Ok(generation)
    }

    /// Collects the moves of the generation that has just started.
    fn finish(&mut self, sink: &mut (impl Sink + ?Sized)) -> Result<Generation, DriverError> {
        let generation = self.driver.take(MOVES, sink).and_then(|run| {
            Ok(Generation {
                moves: timed_moves(&run.words)?,
                run,
                visited: self.driver.read(Movegen::PINS.visited),
            })
        });
        self.or_reset(generation)
    }

    fn or_reset<T>(&mut self, result: Result<T, Fault>) -> Result<T, DriverError> {
        result.map_err(|fault| {
            self.reset();
            match &self.position {
                Some(position) => fault.about(position),
                None => fault.about("no position loaded"),
            }
        })
    }
}

/// Converts the words of a generation to moves; returns none for the word that says the position has no moves.
///
/// # Errors
/// If a word is not a move.
pub fn timed_moves(words: &[TimedWord]) -> Result<Vec<TimedMove>, Fault> {
    if let [TimedWord { word: 0, .. }] = words {
        return Ok(Vec::new());
    }
    let moves = words.iter().map(|timed| {
        let cycle = timed.cycle;
        match Move::from_word(timed.word as u16) {
            Ok(mv) => Ok(TimedMove { mv, cycle }),
            Err(error) => Err(Fault::Word { cycle, error }),
        }
    });
    moves.collect()
}
