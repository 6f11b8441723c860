//! A line to a simulated board in this process.

use super::{Clocked, Faults, ModelBoard, SerialPins};
use fpgambit_hw::soc::Wire;
use fpgambit_hw::unit::Simulator;
use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};

/// After this many clocks without a byte, a simulated unit has nothing more to send.
const QUIET: u32 = 4000;

/// The board's end of a line.
pub trait End {
    /// Accepts bytes and returns the bytes of its answer.
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8>;
}

impl End for ModelBoard {
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.take(bytes)
    }
}

impl<S: Simulator> End for Wire<S> {
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.send(bytes);
        self.settle(QUIET)
    }
}

impl<S: Simulator> End for SerialPins<S> {
    fn pass(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.send(bytes);
        let mut answer = Vec::new();
        let mut quiet = 0;
        while quiet < QUIET {
            let byte = self.clock();
            quiet = match (byte, self.waiting()) {
                (None, 0) => quiet + 1,
                _ => 0,
            };
            answer.extend(byte);
        }
        answer
    }
}

/// A perfect line to a simulated end. It clocks the end only while the host reads; bytes that the host has sent go in
/// meanwhile, even while an answer arrives.
#[derive(Debug)]
pub struct ClockedLine<C>(pub C);

impl<C: Clocked> Write for ClockedLine<C> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.send(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<C: Clocked> Read for ClockedLine<C> {
    /// Reads one byte at a time.
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut quiet = 0;
        while quiet < QUIET {
            if let (Some(byte), Some(first)) = (self.0.clock(), bytes.first_mut()) {
                *first = byte;
                return Ok(1);
            }
            quiet = match self.0.waiting() {
                0 => quiet + 1,
                _ => 0,
            };
        }
        Err(ErrorKind::TimedOut.into())
    }
}

/// A line to an [`End`], with errors in both directions.
#[derive(Debug)]
pub struct Loop<E> {
    end: E,
    there: Faults,
    back: Faults,
    waiting: VecDeque<u8>,
}

impl<E: End> Loop<E> {
    /// Creates a line on which each byte is affected with this probability, 0 to 1.
    pub fn new(end: E, rate: f64, seed: u64) -> Self {
        Self {
            end,
            there: Faults::new(rate, seed),
            back: Faults::new(rate, seed ^ 0x5555_5555),
            waiting: VecDeque::new(),
        }
    }

    /// The board's end of the line.
    pub fn end(&mut self) -> &mut E {
        &mut self.end
    }

    /// The number of bytes affected.
    pub fn hits(&self) -> u64 {
        self.there.hits() + self.back.hits()
    }
}

impl<E: End> Write for Loop<E> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut arrived = Vec::new();
        self.there.pass(bytes, &mut arrived);
        let answer = self.end.pass(&arrived);
        self.back.pass(&answer, &mut self.waiting);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<E: End> Read for Loop<E> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self.waiting.is_empty() {
            true => Err(ErrorKind::TimedOut.into()),
            false => self.waiting.read(bytes),
        }
    }
}
