//! Drives a tablebase unit through its pins.

use super::Kqkr;
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use fpgambit_engine::kqkr::Men;

/// Number of clocks from a query to its answer.
pub const LATENCY: usize = 3;

/// A tablebase unit behind any [`Simulator`]: it can accept a query and output an answer in every clock.
#[derive(Debug)]
pub struct KqkrDriver<S> {
    driver: Driver<S>,
}

impl<S: Simulator> KqkrDriver<S> {
    /// Wraps a simulated tablebase unit and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of a tablebase unit.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Kqkr::INPUTS, Kqkr::OUTPUTS);
        driver.drive(Kqkr::PINS.answer_ready, 1);
        Self { driver }
    }

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Runs one clock with the sink ready, and offers a query, if given. Returns the answer that leaves in this clock.
    pub fn clock(&mut self, query: Option<Men>) -> Option<bool> {
        let pins = Kqkr::PINS;
        self.driver.drive(pins.query_valid, query.is_some().into());
        if let Some(men) = query {
            for (pin, square) in [
                (pins.query_king, men.king),
                (pins.query_other, men.other),
                (pins.query_queen, men.piece),
                (pins.query_rook, men.foe),
            ] {
                self.driver.drive(pin, square.index() as u32);
            }
        }
        let mut answer = None;
        if self.driver.read(pins.answer_valid) == 1 {
            answer = Some(self.driver.read(pins.answer_won) == 1);
        }
        self.driver.clock();
        answer
    }

    /// Runs one query on an idle unit and returns its answer; `None` if it does not come in time or `cycles` is wrong.
    pub fn look_up(&mut self, men: Men) -> Option<bool> {
        let mut early = self.clock(Some(men)).is_some();
        for _ in 1..LATENCY {
            early |= self.clock(None).is_some();
        }
        let answer = self.clock(None)?;
        let cycles = self.driver.read(Kqkr::PINS.cycles);
        (!early && cycles == LATENCY as u32 + 1).then_some(answer)
    }
}
