//! Test vectors of the AXI4-Lite wrapper: see [`script`].

use super::AxiLite;
use crate::bus::script::{self, ANSWER_CLOCKS, Master};
use crate::pins::Pins;
use crate::unit::{Driver, Simulator, Vectors, VectorsError};
use crate::values::axi_response;

/// Exercises the registers and checks the results against the engine.
///
/// # Errors
/// If an answer differs, or if an access that must fail does not.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    script::vectors(AxiLiteMaster::new(simulator))
}

/// A master at the pins of a simulated wrapper; performs one access at a time.
#[derive(Debug)]
pub struct AxiLiteMaster<S> {
    driver: Driver<S>,
}

impl<S: Simulator> AxiLiteMaster<S> {
    /// Wraps a simulated bus wrapper and resets it.
    ///
    /// # Panics
    /// If the simulator's ports are not those of the bus wrapper.
    pub fn new(simulator: S) -> Self {
        let mut driver = Driver::new(simulator, AxiLite::INPUTS, AxiLite::OUTPUTS);
        driver.drive(AxiLite::PINS.s_axi_bready, 1);
        driver.drive(AxiLite::PINS.s_axi_rready, 1);
        driver.drive(AxiLite::PINS.s_axi_wstrb, 15);
        Self { driver }
    }

    fn wait(&mut self, pin: usize) {
        for _ in 0..ANSWER_CLOCKS {
            if self.driver.read(pin) == 1 {
                return;
            }
            self.driver.clock();
        }
    }

    fn valid(&mut self, level: u32, pins: &[usize]) {
        pins.iter().for_each(|&pin| self.driver.drive(pin, level));
    }
}

impl<S: Simulator> Master for AxiLiteMaster<S> {
    fn write(&mut self, number: u64, word: u32) -> bool {
        let pins = AxiLite::PINS;
        let valids = [pins.s_axi_awvalid, pins.s_axi_wvalid];
        self.driver.drive(pins.s_axi_awaddr, 4 * number as u32);
        self.driver.drive(pins.s_axi_wdata, word);
        self.valid(1, &valids);
        self.wait(pins.s_axi_awready);
        self.driver.clock();
        self.valid(0, &valids);
        self.wait(pins.s_axi_bvalid);
        let answer = self.driver.read(pins.s_axi_bresp);
        self.driver.clock();
        u64::from(answer) == axi_response::OKAY
    }

    fn read(&mut self, number: u64) -> Option<u32> {
        let pins = AxiLite::PINS;
        self.driver.drive(pins.s_axi_araddr, 4 * number as u32);
        self.valid(1, &[pins.s_axi_arvalid]);
        self.wait(pins.s_axi_arready);
        self.driver.clock();
        self.valid(0, &[pins.s_axi_arvalid]);
        self.wait(pins.s_axi_rvalid);
        let answer = u64::from(self.driver.read(pins.s_axi_rresp));
        let word = self.driver.read(pins.s_axi_rdata);
        self.driver.clock();
        (answer == axi_response::OKAY).then_some(word)
    }
}
