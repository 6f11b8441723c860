//! A common interface for units on a bench: load something, then run queries on it.

use super::{Driver, Watched};
pub use super::{Run, Sink};
use fpgambit_engine::Position;
use fpgambit_engine::random::{RandomBoards, RandomGames};

/// Makes a bench for a watched circuit, with a seed.
pub type Bench = fn(Watched, u64) -> Box<dyn Subject>;

/// A unit with an input to load and queries to run; it checks every answer against the engine's.
pub trait Subject {
    /// Returns the pin driver.
    fn driver(&mut self) -> &mut Driver<Watched>;

    /// Loads the next input.
    fn load(&mut self);

    /// Returns the number of queries for the current input.
    fn questions(&self) -> usize;

    /// Runs the clock cycle in which a query starts.
    fn start(&mut self, question: usize);

    /// Runs a query.
    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run;

    /// Returns a description of the current input.
    fn title(&self) -> String;

    /// Returns whether an answer is as fast after a reset as at other times.
    fn is_quick_after_reset(&self) -> bool {
        true
    }
}

impl dyn Subject + '_ {
    /// Returns the watched circuit.
    pub fn circuit(&mut self) -> &mut Watched {
        self.driver().simulator()
    }

    /// Runs one clock with the sink ready or not.
    pub fn clock(&mut self, ready: bool) {
        let pin = self.circuit().ready;
        self.driver().drive(pin, ready.into());
        self.driver().clock();
    }

    /// Runs a few clocks in which the unit must do nothing.
    pub fn rest(&mut self, clocks: u32) {
        for _ in 0..clocks {
            self.clock(true);
            assert_eq!(self.circuit().readies()[0], 1, "{}: not idle", self.title());
        }
    }

    /// Returns the counters, except the one for cycles.
    pub fn counters(&mut self) -> Vec<u32> {
        self.circuit().counters()
    }
}

/// Returns game positions and odd boards in equal numbers.
pub fn odd_and_played(seed: u64) -> impl Iterator<Item = Position> {
    let games = RandomGames::new(seed).step_by(7);
    games
        .zip(RandomBoards::new(seed))
        .flat_map(|(game, board)| [game, board])
}
