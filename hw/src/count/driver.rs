//! Drives a counter through its pins.

use super::Count;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use fpgambit_engine::Position;

/// Number of clocks from a position to its answer.
pub const LATENCY: usize = 14;

/// Maximum number of outstanding answers.
pub const PLACES: usize = 16;

/// An answer of the counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Tag of the position, 16 bits.
    pub tag: u32,
    /// Number of legal moves.
    pub moves: u32,
    /// The side to move is in check.
    pub check: bool,
    /// The side to move is mated.
    pub mate: bool,
    /// The side to move has no move and is not in check.
    pub stalemate: bool,
}

impl Counted {
    /// Returns the engine's answer for a position.
    pub fn expected(tag: u32, position: &Position) -> Self {
        let (moves, check) = (position.legal_count() as u32, position.is_check());
        Self {
            tag,
            moves,
            check,
            mate: moves == 0 && check,
            stalemate: moves == 0 && !check,
        }
    }
}

/// A counter behind any [`Simulator`]: it can accept a position and output an answer in every clock.
#[derive(Debug)]
pub struct CountDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> CountDriver<S> {
    /// Wraps a simulated counter and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of a counter.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Count::INPUTS, Count::OUTPUTS);
        driver.drive(Count::PINS.answer_ready, 1);
        Self { driver }
    }

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Returns the answer that the unit offers, if any.
    pub fn offered(&mut self) -> Option<Counted> {
        let pins = Count::PINS;
        (self.driver.read(pins.answer_valid) == 1).then(|| Counted {
            tag: self.driver.read(pins.answer_tag),
            moves: self.driver.read(pins.answer_count),
            check: self.driver.read(pins.answer_check) == 1,
            mate: self.driver.read(pins.answer_mate) == 1,
            stalemate: self.driver.read(pins.answer_stalemate) == 1,
        })
    }

    /// Runs one clock with the sink ready, and offers a tag and a board image, if given. Returns the answer that leaves
    /// in this clock.
    pub fn clock(&mut self, position: Option<(u32, [u32; 9])>) -> Option<Counted> {
        let pins = Count::PINS;
        self.driver
            .drive(pins.position_valid, position.is_some().into());
        if let Some((tag, image)) = position {
            self.driver.drive(pins.position_tag, tag);
            let words = pins.position_rank.into_iter().chain([pins.position_state]);
            for (pin, word) in words.zip(image) {
                self.driver.drive(pin, word);
            }
        }
        let answer = self.offered();
        self.driver.clock();
        answer
    }

    /// Runs one position on an idle unit and returns its answer; `None` if it does not come in time or `cycles` is
    /// wrong.
    pub fn count(&mut self, tag: u32, position: &Position) -> Option<Counted> {
        let mut early = self.clock(Some((tag, position.image()))).is_some();
        for _ in 1..LATENCY {
            early |= self.clock(None).is_some();
        }
        let answer = self.clock(None)?;
        let cycles = self.driver.read(Count::PINS.cycles);
        (!early && cycles == LATENCY as u32 + 1).then_some(answer)
    }
}
