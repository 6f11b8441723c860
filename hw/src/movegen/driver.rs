//! A move generator driven through its pins, whichever build it is.

use super::Movegen;
use super::fast::FastMovegen;
use crate::pins::Pins;
use crate::unit::{
    AnswerPins, Driver, DriverError, Fault, Handshake, Run, Simulator, Sink, TimedWord,
};
use fpgambit_engine::{Mode, Move, Position};

// The builds have the same ports, but for those that the fast one has besides, behind them.
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

/// A move and when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedMove {
    /// The move.
    pub mv: Move,
    /// The clock cycle in which it left, the cycle of the start being 1; 0 when it is not known.
    pub cycle: u32,
}

/// What came of a generation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generation {
    /// The words as they came.
    pub run: Run,
    /// The moves; none for the word of a position without moves.
    pub moves: Vec<TimedMove>,
    /// Squares visited, by the unit's count.
    pub visited: u32,
}

/// A move generator behind any [`Simulator`]. Only the words of the board image that changed are loaded.
#[derive(Debug)]
pub struct MovegenDriver<S> {
    driver: Driver<S>,
    /// What the unit holds, as far as that is known.
    held: [Option<u32>; 9],
    position: Option<Position>,
    /// Whether it takes whole boards.
    takes_boards: bool,
    /// It waits for a start before it takes another.
    has_board: bool,
}

impl<S: Simulator> MovegenDriver<S> {
    /// Takes over a simulated move generator and resets it.
    ///
    /// # Panics
    /// When its ports are not a move generator's.
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

    /// Its clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Clocks since it was made.
    pub fn clocks(&self) -> u64 {
        self.driver.clocks()
    }

    /// The position loaded last.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Resets the unit; what it holds is not counted upon.
    pub fn reset(&mut self) {
        self.driver.reset();
        self.held = [None; 9];
        self.has_board = false;
    }

    /// Whether it takes whole boards, as the fast build does.
    pub fn takes_boards(&self) -> bool {
        self.takes_boards
    }

    /// Takes a position as [`load`](Self::load) does, in one go where the unit can.
    ///
    /// # Errors
    /// When the unit does not take it; it is reset then.
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

    /// Drives a board's pins; its `valid` is left to the caller.
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

    /// Takes a position; the one before is forgotten.
    ///
    /// # Errors
    /// When the unit takes no word; it is reset then.
    pub fn load(&mut self, position: &Position) -> Result<(), DriverError> {
        self.position = Some(position.clone());
        self.load_image(position.image())
    }

    /// Loads the words of an image, of a position or not, that differ from what the unit holds.
    ///
    /// # Errors
    /// When the unit takes no word; it is reset then.
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

    /// Clocks the cycle of the start.
    ///
    /// # Errors
    /// When the unit does not take it; it is reset then.
    pub fn start(&mut self, mode: Mode) -> Result<(), DriverError> {
        if let (None, Some(position)) = (self.held[8], &self.position) {
            // A reset came between.
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
    /// When the generation does not begin or end, or what comes is no move; the unit is reset then.
    pub fn generate(
        &mut self,
        mode: Mode,
        sink: &mut (impl Sink + ?Sized),
    ) -> Result<Generation, DriverError> {
        self.start(mode)?;
        self.finish(sink)
    }

    /// The same, and the next position is loaded meanwhile, where the unit takes whole boards; else afterwards.
    ///
    /// # Errors
    /// As [`generate`](Self::generate), and when the unit does not take the board at once.
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
        // It is taken in this clock; then none is, up to the next start, whatever is offered.
        let generation = self.finish(sink);
        self.driver.drive(BOARD.valid, 0);
        let generation = generation?;
        self.position = Some(next.clone());
        self.board_taken(next);
        Ok(generation)
    }

    /// Takes the moves of the generation just started.
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

/// The moves that the words of a generation are; none for the word of a position without moves.
///
/// # Errors
/// When a word is no move.
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
