//! A board's top module at its serial pins.

use super::Clocked;
use fpgambit_hw::pins::{Direction, Port};
use fpgambit_hw::unit::Simulator;
use std::collections::VecDeque;

/// The clocks per bit behind a pseudo-terminal: as few as the UART allows.
pub const BIT_CLOCKS: u32 = 4;

/// The inputs of `fpgambit_board`, which every board's top module contains: everything except pins and clock generator.
pub const INPUTS: &[Port] = &[
    Port::new("locked", Direction::Input, 1),
    Port::new("rx", Direction::Input, 1),
];

/// The outputs of `fpgambit_board`.
pub const OUTPUTS: &[Port] = &[
    Port::new("tx", Direction::Output, 1),
    Port::new("heartbeat", Direction::Output, 1),
    Port::new("activity", Direction::Output, 1),
];

const LOCKED: usize = 0;
const RX: usize = 1;
const TX: usize = 0;

/// The clocks until the board's reset is over.
const RESET: u32 = 400;

/// A simulated board, driven bit by bit at its serial pins.
#[derive(Debug)]
pub struct SerialPins<S> {
    simulator: S,
    to_board: VecDeque<u8>,
    /// The bits still to send, the lowest next: start bit, data, stop bit and an idle bit; and the clocks until the
    /// next bit.
    sending: (u32, u32),
    /// The clocks since the start bit, and the bits so far.
    receiving: Option<(u32, u32)>,
    bit_clocks: u32,
    traffic: Traffic,
}

impl<S: Simulator> SerialPins<S> {
    /// Wraps a simulated board with this many clocks per bit, and runs its reset.
    ///
    /// # Panics
    /// If its ports are not those of a board.
    pub fn new(mut simulator: S, bit_clocks: u32) -> Self {
        let names = |ports: &[Port]| -> Vec<&str> { ports.iter().map(|port| port.name).collect() };
        assert_eq!(names(simulator.inputs()), names(INPUTS), "input ports");
        assert_eq!(names(simulator.outputs()), names(OUTPUTS), "output ports");
        simulator.drive(LOCKED, 1);
        simulator.drive(RX, 1);
        (0..RESET).for_each(|_| simulator.cycle());
        Self {
            simulator,
            to_board: VecDeque::new(),
            sending: (0, 0),
            receiving: None,
            bit_clocks,
            traffic: Traffic::default(),
        }
    }

    /// The traffic on the line since the reset.
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }
}

/// The traffic on a simulated board's line since its reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Clocks.
    pub clocks: u64,
    /// Bytes to the board.
    pub sent: u64,
    /// Bytes from the board.
    pub received: u64,
}

impl Traffic {
    /// The traffic since an earlier count.
    #[must_use]
    pub fn since(self, then: Self) -> Self {
        Self {
            clocks: self.clocks - then.clocks,
            sent: self.sent - then.sent,
            received: self.received - then.received,
        }
    }
}

impl<S: Simulator> Clocked for SerialPins<S> {
    fn send(&mut self, bytes: &[u8]) {
        self.traffic.sent += bytes.len() as u64;
        self.to_board.extend(bytes);
    }

    fn waiting(&self) -> usize {
        self.to_board.len() + usize::from(self.sending.0 != 0)
    }

    fn clock(&mut self) -> Option<u8> {
        let (bits, left) = &mut self.sending;
        if *left == 0 {
            *bits >>= 1;
            if *bits == 0 {
                // A mark beyond the stop bit shows where the byte ends.
                *bits = self
                    .to_board
                    .pop_front()
                    .map_or(0, |byte| 0b110_0000_0000 | u32::from(byte) << 1);
            }
            *left = self.bit_clocks;
            let level = if *bits == 0 { 1 } else { *bits & 1 };
            self.simulator.drive(RX, level);
        }
        *left -= 1;

        let level = self.simulator.read(TX);
        let mut byte = None;
        self.receiving = match self.receiving {
            None => (level == 0).then_some((1, 0)),
            Some((clocks, bits)) => {
                // Sample in the middle of each bit after the start bit.
                let (number, phase) = (clocks / self.bit_clocks, clocks % self.bit_clocks);
                let sampled = number > 0 && phase == self.bit_clocks / 2;
                let bits = match sampled {
                    true => bits | level << (number - 1),
                    false => bits,
                };
                match sampled && number == 9 {
                    true => {
                        byte = (level == 1).then_some(bits as u8);
                        None
                    }
                    false => Some((clocks + 1, bits)),
                }
            }
        };
        self.simulator.cycle();
        self.traffic.clocks += 1;
        self.traffic.received += u64::from(byte.is_some());
        byte
    }
}
