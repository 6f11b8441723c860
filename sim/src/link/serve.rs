//! A simulated unit behind a pseudo-terminal.

use super::overheard::Overheard;
use super::{Faults, Terminal, TerminalError};
use fpgambit_hw::soc::Wire;
use fpgambit_hw::unit::Simulator;

/// After this many clocks without a byte, a unit that owes no answer has nothing more to send.
const QUIET: u32 = 4000;
/// After this many clocks without a byte, no answer will come: several times as long as the longest request takes.
const LONG: u32 = 1_000_000;
/// The number of clocks between two polls of the terminal.
const TURN: u32 = 1000;
/// The number of clocks between two polls while a count or search continues that the host no longer polls.
const BURST: u32 = 200_000;
/// The number of bytes sent together.
const TOGETHER: usize = 64;
/// The number of milliseconds between two polls of an idle terminal.
const IDLE: u32 = 1000;

/// A simulated end of a byte stream that runs clock by clock.
pub trait Clocked {
    /// Queues bytes, which go in as fast as the simulated end accepts them.
    fn send(&mut self, bytes: &[u8]);

    /// The number of bytes still in the queue.
    fn waiting(&self) -> usize;

    /// Runs one clock. Returns the byte that comes out in it.
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

/// Carries bytes between a terminal and a simulated unit, with losses, while the terminal exists and `goes_on` returns
/// true.
///
/// It clocks the unit while the unit has something to do: while bytes come or go, while a request has no answer yet,
/// and while the unit counts nodes or searches. Work that the host has not polled for a long time continues in bursts,
/// so that it does not occupy a processor forever.
///
/// # Errors
/// Returns an error if the terminal fails.
pub fn serve(
    terminal: &mut Terminal,
    unit: &mut impl Clocked,
    [mut there, mut back]: [Faults; 2],
    goes_on: impl Fn() -> bool,
) -> Result<(), TerminalError> {
    let mut overheard = Overheard::default();
    let mut quiet = LONG;
    let mut sent = Vec::new();
    let mut bytes = [0; 1024];
    while goes_on() {
        let is_busy = match overheard.owes() || overheard.works() {
            true => quiet < LONG,
            false => quiet < QUIET,
        };
        let wait = if is_busy { 0 } else { IDLE };
        let count = terminal.receive(wait, &mut bytes)?;
        let mut arrived = Vec::new();
        there.pass(&bytes[..count], &mut arrived);
        arrived.iter().for_each(|&byte| overheard.sent(byte));
        unit.send(&arrived);
        let mut turn = TURN;
        if count > 0 {
            quiet = 0;
        } else if !is_busy {
            // Requests without an answer for so long were lost.
            overheard.give_up();
            if !overheard.works() {
                continue;
            }
            turn = BURST;
        }
        // Run a few clocks at a time, to notice what arrives meanwhile.
        for _ in 0..turn {
            let byte = unit.clock();
            quiet = match (byte, unit.waiting()) {
                (None, 0) => LONG.min(quiet + 1),
                _ => 0,
            };
            if let Some(byte) = byte {
                overheard.came(byte);
                back.pass(&[byte], &mut sent);
            }
        }
        if sent.len() >= TOGETHER || quiet > 0 {
            terminal.send(&sent)?;
            sent.clear();
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{Client, ModelBoard, Patience, Port, PortName};
    use fpgambit_hw::soc::{Command, Progress, Results};
    use fpgambit_hw::values::link_units;
    use std::collections::VecDeque;
    use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
    use std::thread;
    use std::time::Duration;

    /// The model of a board that answers slowly.
    struct Slow<'a> {
        board: ModelBoard,
        clocks: &'a AtomicU64,
        /// The number of clocks from a request to its answer.
        work: u64,
        /// The clock at which its answer can be sent.
        due: u64,
        answer: VecDeque<u8>,
    }

    impl Clocked for Slow<'_> {
        fn send(&mut self, bytes: &[u8]) {
            if bytes.is_empty() {
                return;
            }
            self.answer.extend(self.board.take(bytes));
            self.due = self.clocks.load(Relaxed) + self.work;
        }

        fn waiting(&self) -> usize {
            0
        }

        fn clock(&mut self) -> Option<u8> {
            match self.clocks.fetch_add(1, Relaxed) < self.due {
                true => None,
                false => self.answer.pop_front(),
            }
        }
    }

    /// Runs a test with a client at a slow board's terminal.
    fn with_client(work: u64, clocks: &AtomicU64, test: impl FnOnce(&mut Client<Port>)) {
        let mut terminal = Terminal::new().unwrap();
        let path = String::from(terminal.path()).leak();
        let serving = AtomicBool::new(true);
        thread::scope(|scope| {
            scope.spawn(|| {
                let mut slow = Slow {
                    board: ModelBoard::new(link_units::ALL),
                    clocks,
                    work,
                    due: 0,
                    answer: VecDeque::new(),
                };
                let faults = [1, 2].map(|seed| Faults::new(0.0, seed));
                serve(&mut terminal, &mut slow, faults, || serving.load(Relaxed)).unwrap();
            });
            let port = Port::open(PortName {
                path,
                baud: 115_200,
            })
            .unwrap();
            // A minute for a request that is sent once.
            let patience = Patience {
                silences: 300,
                tries: 1,
                trickle: Duration::from_secs(60),
            };
            let mut client = Client::new(port, patience);
            let tested =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| test(&mut client)));
            serving.store(false, Relaxed);
            tested.unwrap();
        });
    }

    #[test]
    fn board_is_clocked_until_it_answers() {
        let clocks = AtomicU64::new(0);
        with_client(500_000, &clocks, |client| {
            client.hello(1).unwrap();
            client.ask(&[Command::Counters; 100]).unwrap();
            assert!(clocks.load(Relaxed) >= 1_000_000);
        });
    }

    #[test]
    fn board_is_clocked_while_counting_and_not_when_idle() {
        let clocks = AtomicU64::new(0);
        // Wait until the clocks have reached that number, or have stopped for a while.
        let go_on_by = |most: u64| {
            let wanted = clocks.load(Relaxed) + most;
            let mut before = 0;
            let mut still = 0;
            while still < 4 && clocks.load(Relaxed) < wanted {
                thread::sleep(Duration::from_millis(500));
                let now = clocks.load(Relaxed);
                still = if now == before { still + 1 } else { 0 };
                before = now;
            }
            still < 4
        };
        with_client(0, &clocks, |client| {
            client.hello(1).unwrap();
            let image = fpgambit_engine::Position::startpos().image();
            let mut commands: Vec<Command> = (0..)
                .zip(image)
                .map(|(address, word)| Command::LoadMovegen { address, word })
                .collect();
            commands.push(Command::Perft { depth: 9 });
            client.ask(&commands).unwrap();
            assert!(go_on_by(1_000_000), "a board that counts");
            let results = client.ask(&[Command::Progress]).unwrap();
            let progress = Results(&results).progress();
            assert!(matches!(progress, Some(Progress { running: true, .. })));
            client.ask(&[Command::CancelPerft]).unwrap();
            assert!(!go_on_by(1_000_000), "an idle board");
        });
    }
}
