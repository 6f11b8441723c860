//! A maker driven through its pins.

use super::Make;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use fpgambit_engine::Move;

/// Clocks from a move to its board.
pub const LATENCY: usize = 3;

/// What goes in: a board image and a move to make or to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The board before: eight rank words and the state word.
    pub image: [u32; 9],
    /// The move.
    pub mv: Move,
    /// Its undo record if it is taken back.
    pub back: Option<u32>,
}

/// What comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// The board after.
    pub image: [u32; 9],
    /// The undo record; 0 of a move taken back.
    pub undo: u32,
}

/// A maker behind any [`Simulator`]: a move can go in, and a board come out, in every clock.
#[derive(Debug)]
pub struct MakeDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> MakeDriver<S> {
    /// Takes over a simulated maker and resets it.
    ///
    /// # Panics
    /// When its ports are not a maker's.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Make::INPUTS, Make::OUTPUTS);
        driver.drive(Make::PINS.board_ready, 1);
        Self { driver }
    }

    /// Its clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// One clock, with a move or without, the sink ready: the board that leaves in it.
    pub fn clock(&mut self, change: Option<Change>) -> Option<After> {
        let pins = Make::PINS;
        self.driver.drive(pins.move_valid, change.is_some().into());
        if let Some(change) = change {
            self.driver
                .drive(pins.move_back, change.back.is_some().into());
            self.driver.drive(pins.move_word, change.mv.word().into());
            self.driver.drive(pins.move_undo, change.back.unwrap_or(0));
            let ranks = pins.move_rank.into_iter().chain([pins.move_state]);
            for (pin, word) in ranks.zip(change.image) {
                self.driver.drive(pin, word);
            }
        }
        let mut after = None;
        if self.driver.read(pins.board_valid) == 1 {
            let mut image = [0; 9];
            let ranks = pins.board_rank.into_iter().chain([pins.board_state]);
            for (word, pin) in image.iter_mut().zip(ranks) {
                *word = self.driver.read(pin);
            }
            let undo = self.driver.read(pins.board_undo);
            after = Some(After { image, undo });
        }
        self.driver.clock();
        after
    }

    /// The board after one change, put to an idle unit; `None` when it does not come in time, or `cycles` tells another.
    pub fn change(&mut self, change: Change) -> Option<After> {
        let mut early = self.clock(Some(change)).is_some();
        for _ in 1..LATENCY {
            early |= self.clock(None).is_some();
        }
        let after = self.clock(None)?;
        let cycles = self.driver.read(Make::PINS.cycles);
        (!early && cycles == LATENCY as u32 + 1).then_some(after)
    }
}
