//! A counter driven through its pins.

use super::Count;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use fpgambit_engine::Position;

/// Clocks from a position to its answer.
pub const LATENCY: usize = 14;

/// Answers that can be owed.
pub const PLACES: usize = 16;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The tag of its position, 16 bits.
    pub tag: u32,
    /// How many legal moves there are.
    pub moves: u32,
    /// The side to move is in check.
    pub check: bool,
    /// It is mated.
    pub mate: bool,
    /// It has no move, and is not in check.
    pub stalemate: bool,
}

impl Counted {
    /// What the engine says of a position.
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

/// A counter behind any [`Simulator`]: a position can go in, and an answer come out, in every clock.
#[derive(Debug)]
pub struct CountDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> CountDriver<S> {
    /// Takes over a simulated counter and resets it.
    ///
    /// # Panics
    /// When its ports are not a counter's.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Count::INPUTS, Count::OUTPUTS);
        driver.drive(Count::PINS.answer_ready, 1);
        Self { driver }
    }

    /// Its clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// The answer at the pins, if one is offered.
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

    /// One clock, with a tag and a board image or without, the sink ready: the answer that leaves in it.
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

    /// The answer to one position, put to an idle unit; `None` when it does not come in time, or `cycles` tells another.
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
