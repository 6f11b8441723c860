//! Connects byte streams to the pins of a simulated unit.

use super::{SIMULATED_HZ, Soc};
use crate::pins::Pins;
use crate::unit::{Driver, Simulator};
use std::collections::VecDeque;

/// A `soc` unit behind any [`Simulator`], with bytes in and bytes out.
#[derive(Debug)]
pub struct Wire<S> {
    driver: Driver<S>,
    to_unit: VecDeque<u8>,
}

impl<S: Simulator> Wire<S> {
    /// Wraps a simulated unit and resets it. `hello` returns this identity and a clock frequency of [`SIMULATED_HZ`].
    ///
    /// # Panics
    /// If the simulator's ports are not those of a `soc` unit.
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

    /// Returns the underlying pin driver.
    pub fn driver(&mut self) -> &mut Driver<S> {
        &mut self.driver
    }

    /// Queues bytes for the unit; they are sent as fast as it accepts them.
    pub fn send(&mut self, bytes: &[u8]) {
        self.to_unit.extend(bytes);
    }

    /// Returns the number of bytes not yet sent.
    pub fn waiting(&self) -> usize {
        self.to_unit.len()
    }

    /// Runs one clock, with the sink ready or not, and returns the byte that leaves in it.
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

    /// Runs until all bytes have been sent and none has arrived for `quiet` clocks; returns the bytes that arrived.
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

    /// Sends a request and returns the bytes up to the zero that ends the response; fewer if none arrives for
    /// `patience` clocks.
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
