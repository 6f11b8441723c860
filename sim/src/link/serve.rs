//! A simulated unit behind a pseudo-terminal.

use super::{Faults, Terminal, TerminalError};
use fpgambit_hw::soc::Wire;
use fpgambit_hw::unit::Simulator;

/// Clocks without a byte after which the unit has nothing more to say.
const QUIET: u32 = 4000;
/// Bytes that are sent together.
const TOGETHER: usize = 64;
/// Milliseconds between two looks at an idle terminal.
const IDLE: u32 = 1000;

/// A simulated end of a byte stream, clock by clock.
pub trait Clocked {
    /// Bytes for it; they go in as fast as it takes them.
    fn send(&mut self, bytes: &[u8]);

    /// How many have not gone in yet.
    fn waiting(&self) -> usize;

    /// One clock: the byte that comes out in it.
    fn clock(&mut self) -> Option<u8>;
}

impl<S: Simulator> Clocked for Wire<S> {
    fn send(&mut self, bytes: &[u8]) {
        Wire::send(self, bytes);
    }

    fn waiting(&self) -> usize {
        Wire::waiting(self)
    }

    fn clock(&mut self) -> Option<u8> {
        Wire::clock(self, true)
    }
}

/// Carries bytes between a terminal and a simulated unit, losing some, for as long as the terminal stands and `goes_on`
/// says so.
///
/// # Errors
/// When the terminal fails.
pub fn serve(
    terminal: &mut Terminal,
    unit: &mut impl Clocked,
    [mut there, mut back]: [Faults; 2],
    goes_on: impl Fn() -> bool,
) -> Result<(), TerminalError> {
    let mut quiet = QUIET;
    let mut sent = Vec::new();
    let mut bytes = [0; 1024];
    while goes_on() {
        let wait = if quiet == QUIET { IDLE } else { 0 };
        let count = terminal.receive(wait, &mut bytes)?;
        let mut arrived = Vec::new();
        there.pass(&bytes[..count], &mut arrived);
        unit.send(&arrived);
        if count > 0 {
            quiet = 0;
        } else if quiet == QUIET {
            continue;
        }
        // A little at a time, so that what comes meanwhile is seen.
        for _ in 0..QUIET / 4 {
            let byte = unit.clock();
            quiet = match (byte, unit.waiting()) {
                (None, 0) => QUIET.min(quiet + 1),
                _ => 0,
            };
            back.pass(byte.as_slice(), &mut sent);
        }
        if sent.len() >= TOGETHER || quiet > 0 {
            terminal.send(&sent)?;
            sent.clear();
        }
    }
    Ok(())
}
