//! Drives a maker through its pins.

use super::Make;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use fpgambit_engine::Move;

/// Number of clocks from a move to its board.
pub const LATENCY: usize = 3;

/// An input: a board image and a move to make or to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The board before the move: eight rank words and the state word.
    pub image: [u32; 9],
    /// The move.
    pub mv: Move,
    /// The undo record, if the move is taken back.
    pub back: Option<u32>,
}

/// An output of the maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// The board after the move.
    pub image: [u32; 9],
    /// The undo record; 0 for a move taken back.
    pub undo: u32,
}

/// A maker behind any [`Simulator`]: it can accept a move and output a board in every clock.
#[derive(Debug)]
pub struct MakeDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> MakeDriver<S> {
    /// Wraps a simulated maker and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of a maker.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Make::INPUTS, Make::OUTPUTS);
        driver.drive(Make::PINS.board_ready, 1);
        Self { driver }
    }

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Runs one clock with the sink ready, and offers a move, if given. Returns the board that leaves in this clock.
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

    /// Runs one change on an idle unit and returns the board; `None` if it does not come in time or `cycles` is wrong.
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
