//! A byte stream's two ends at the pins of a simulated unit.

use super::{SIMULATED_HZ, Soc};
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use std::collections::VecDeque;

/// A `soc` unit behind any [`Simulator`], bytes in and bytes out.
#[derive(Debug)]
pub struct Wire<S> {
    driver: Driver<S>,
    to_unit: VecDeque<u8>,
}

impl<S: Simulator> Wire<S> {
    /// Takes over a simulated unit and resets it. `hello` tells this identity, and [`SIMULATED_HZ`] of the clock.
    ///
    /// # Panics
    /// When its ports are not those of a `soc` unit.
    pub fn new(simulator: S, identity: u32) -> Self {
        let mut driver = Driver::new(simulator, Soc::<0>::INPUTS, Soc::<0>::OUTPUTS);
        driver.drive(Soc::<0>::PINS.clock_hz, SIMULATED_HZ);
        driver.drive(Soc::<0>::PINS.identity, identity);
        driver.drive(Soc::<0>::PINS.send_ready, 1);
        Self {
            driver,
            to_unit: VecDeque::new(),
        }
    }

    /// Its clock and pins.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Bytes for the unit; they go in as fast as it takes them.
    pub fn send(&mut self, bytes: &[u8]) {
        self.to_unit.extend(bytes);
    }

    /// Bytes that have not gone in yet.
    pub fn waiting(&self) -> usize {
        self.to_unit.len()
    }

    /// One clock, with the sink ready or not: the byte that leaves in it.
    pub fn clock(&mut self, ready: bool) -> Option<u8> {
        let pins = Soc::<0>::PINS;
        self.driver.drive(pins.send_ready, ready.into());
        let next = self.to_unit.front().copied();
        self.driver.drive(pins.receive_valid, next.is_some().into());
        if let Some(byte) = next {
            self.driver.drive(pins.receive_byte, byte.into());
            if self.driver.read(pins.receive_ready) == 1 {
                self.to_unit.pop_front();
            }
        }
        let mut left = None;
        if ready && self.driver.read(pins.send_valid) == 1 {
            left = Some(self.driver.read(pins.send_byte) as u8);
        }
        self.driver.clock();
        left
    }

    /// Clocks until all bytes have gone in and none has come for so many clocks: the bytes that came.
    pub fn settle(&mut self, quiet: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut left = quiet;
        while left > 0 {
            let byte = self.clock(true);
            left -= 1;
            if byte.is_some() || !self.to_unit.is_empty() {
                left = quiet;
            }
            bytes.extend(byte);
        }
        bytes
    }

    /// Puts a request to the unit and takes the bytes up to the zero that ends the answer; fewer if none comes within so
    /// many clocks of silence.
    pub fn exchange(&mut self, request: &[u8], patience: u32) -> Vec<u8> {
        self.send(request);
        let mut bytes = Vec::new();
        let mut left = patience;
        while left > 0 {
            left -= 1;
            if !self.to_unit.is_empty() {
                left = patience;
            }
            if let Some(byte) = self.clock(true) {
                left = patience;
                bytes.push(byte);
                if byte == 0 && bytes.len() > 1 {
                    break;
                }
            }
        }
        bytes
    }
}
