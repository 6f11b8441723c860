//! A unit on a bench, one like the other: something is loaded, and questions are asked about it.

use super::{Driver, Watched};
pub use super::{Run, Sink};
use fpgambit_engine::Position;
use fpgambit_engine::random::{RandomBoards, RandomGames};

/// Puts a watched circuit on a bench, for a seed.
pub type Bench = fn(Watched, u64) -> Box<dyn Subject>;

/// A unit that something is loaded into and questions are asked of; every answer is held to the engine's.
pub trait Subject {
    /// Its clock and pins.
    fn driver(&mut self) -> &mut Driver<Watched>;

    /// Loads the next thing.
    fn load(&mut self);

    /// How many questions there are about what was loaded.
    fn questions(&self) -> usize;

    /// Clocks the cycle in which one begins.
    fn start(&mut self, question: usize);

    /// Asks one.
    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run;

    /// What was loaded.
    fn title(&self) -> String;

    /// Whether an answer takes no longer after a reset than at other times.
    fn is_quick_after_reset(&self) -> bool {
        true
    }
}

impl dyn Subject + '_ {
    /// The watched circuit.
    pub fn circuit(&mut self) -> &mut Watched {
        self.driver().simulator()
    }

    /// One clock with the sink ready or not.
    pub fn clock(&mut self, ready: bool) {
        let pin = self.circuit().ready;
        self.driver().drive(pin, ready.into());
        self.driver().clock();
    }

    /// A few clocks in which nothing may happen.
    pub fn rest(&mut self, clocks: u32) {
        for _ in 0..clocks {
            self.clock(true);
            assert_eq!(self.circuit().readies()[0], 1, "{}: not idle", self.title());
        }
    }

    /// The counters, but for that of cycles.
    pub fn counters(&mut self) -> Vec<u32> {
        self.circuit().counters()
    }
}

/// Half from games, half odd boards.
pub fn odd_and_played(seed: u64) -> impl Iterator<Item = Position> {
    let games = RandomGames::new(seed).step_by(7);
    games
        .zip(RandomBoards::new(seed))
        .flat_map(|(game, board)| [game, board])
}
