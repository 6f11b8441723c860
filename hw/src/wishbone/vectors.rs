//! Test vectors of the Wishbone wrapper: see [`script`].

use super::Wishbone;
use crate::bus::script::{self, ANSWER_CLOCKS, Master};
use crate::pins::Pins;
use crate::unit::{Driver, Simulator, Vectors, VectorsError};

/// Exercises the registers and checks the results against the engine.
///
/// # Errors
/// If an answer differs, or if an access that must fail does not.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    script::vectors(WishboneMaster::new(simulator))
}

/// A classic master at the pins of a simulated wrapper.
#[derive(Debug)]
pub struct WishboneMaster<S> {
    driver: Driver<S>,
}

impl<S: Simulator> WishboneMaster<S> {
    /// Wraps a simulated bus wrapper and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of the bus wrapper.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, Wishbone::INPUTS, Wishbone::OUTPUTS);
        driver.drive(Wishbone::PINS.wb_sel, 15);
        Self { driver }
    }

    /// Performs an access; returns the word, or `None` if it fails.
    fn access(&mut self, write: bool, number: u64) -> Option<u32> {
        let pins = Wishbone::PINS;
        self.driver.drive(pins.wb_adr, number as u32);
        self.driver.drive(pins.wb_we, write.into());
        self.driver.drive(pins.wb_cyc, 1);
        self.driver.drive(pins.wb_stb, 1);
        let mut done = false;
        for _ in 0..ANSWER_CLOCKS {
            self.driver.clock();
            done = self.driver.read(pins.wb_ack) == 1;
            if done || self.driver.read(pins.wb_err) == 1 {
                break;
            }
        }
        let word = self.driver.read(pins.wb_dat_r);
        self.driver.drive(pins.wb_cyc, 0);
        self.driver.drive(pins.wb_stb, 0);
        self.driver.clock();
        done.then_some(word)
    }
}

impl<S: Simulator> Master for WishboneMaster<S> {
    fn write(&mut self, number: u64, word: u32) -> bool {
        self.driver.drive(Wishbone::PINS.wb_dat_w, word);
        self.access(true, number).is_some()
    }

    fn read(&mut self, number: u64) -> Option<u32> {
        self.access(false, number)
    }
}
