//! Work in its own thread, while the session reads commands: a search or a count.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use fpgambit_engine::search::Signals;

use super::output::Output;

/// Enough stack for the longest line.
const STACK: usize = 8 << 20;
/// The time between two checks whether a line is due, and whether anybody reads the output.
const TICK: Duration = Duration::from_millis(100);
/// The longest silence; with a tick after it, less than a second.
const SILENCE: Duration = Duration::from_millis(800);

/// The kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A search that ends without `stop`.
    Search,
    /// A search until `stop`.
    Endless,
    /// A count; other commands wait for it.
    Count,
}

/// Work in progress.
pub struct Work {
    thread: JoinHandle<()>,
    signals: Arc<Signals>,
    /// Set before the answer is written, so that the GUI's next command finds the session idle.
    answered: Arc<AtomicBool>,
    kind: Kind,
}

impl Work {
    /// Starts the work; returns `None`, and writes a message to the GUI, if the system cannot start a thread.
    pub fn begin(
        kind: Kind,
        signals: Arc<Signals>,
        answered: Arc<AtomicBool>,
        output: &Output,
        run: impl FnOnce() + Send + 'static,
    ) -> Option<Work> {
        let builder = thread::Builder::new().stack_size(STACK);
        match builder.spawn(run) {
            Ok(thread) => Some(Work {
                thread,
                signals,
                answered,
                kind,
            }),
            Err(error) => {
                output.say(format_args!("cannot start a thread: {error}"));
                None
            }
        }
    }

    /// Whether it is a count.
    pub fn is_count(&self) -> bool {
        self.kind == Kind::Count
    }

    /// Whether it has answered.
    pub fn is_done(&self) -> bool {
        self.answered.load(Relaxed) || self.thread.is_finished()
    }

    /// Records that the opponent has played the expected move, so that the clock counts.
    pub fn ponder_hit(&self) {
        self.signals.set_ponder(false);
        self.thread.thread().unpark();
    }

    /// Ends the work, and waits for its answer.
    pub fn stop(self) {
        self.signals.stop();
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }

    /// Waits for the answer of work that ends without `stop`.
    pub fn finish(self) {
        match self.kind {
            Kind::Search | Kind::Count => drop(self.thread.join()),
            Kind::Endless => self.stop(),
        }
    }
}

/// Runs `work` while another thread writes `status` during silences, and ends the work if nobody reads the output any
/// more. The work may set the flag it receives when only its answer is left; the other thread then stays silent.
pub fn watched<T>(
    output: &Output,
    signals: &Signals,
    status: impl Fn() -> String + Sync,
    work: impl FnOnce(&AtomicBool) -> T,
) -> T {
    let ended = AtomicBool::default();
    let ended = &ended;
    thread::scope(|scope| {
        let (done, waiting) = channel::<()>();
        let status = &status;
        let watch = move || {
            while waiting.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                output.break_silence(SILENCE, ended, status);
                if output.is_closed() {
                    signals.stop();
                }
            }
        };
        // If no thread can start, the work runs in silence.
        let _ = thread::Builder::new().spawn_scoped(scope, watch);
        let result = work(ended);
        drop(done);
        result
    })
}
