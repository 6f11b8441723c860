//! What goes on in a thread of its own while the session listens: a search, or a count.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use fpgambit_engine::search::Signals;

use super::output::Output;

/// Room for the longest line.
const STACK: usize = 8 << 20;
/// Between two looks whether something should be said, and whether anybody listens.
const TICK: Duration = Duration::from_millis(100);
/// Silence that is broken; with a tick after it, less than a second.
const SILENCE: Duration = Duration::from_millis(800);

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A search that ends by itself.
    Search,
    /// A search until `stop`.
    Endless,
    /// A count: other commands wait for it.
    Count,
}

/// Something under way.
pub struct Work {
    thread: JoinHandle<()>,
    signals: Arc<Signals>,
    /// Set before the answer goes out: what the GUI says after it comes to a session at rest.
    answered: Arc<AtomicBool>,
    kind: Kind,
}

impl Work {
    /// Begins it; `None`, and a word to the GUI, when the system gives no thread.
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

    /// The opponent has played the move expected: the clock counts.
    pub fn ponder_hit(&self) {
        self.signals.set_ponder(false);
        self.thread.thread().unpark();
    }

    /// Ends it, and waits for its answer.
    pub fn stop(self) {
        self.signals.stop();
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }

    /// Waits for its answer, if it comes without being asked for.
    pub fn finish(self) {
        match self.kind {
            Kind::Search | Kind::Count => drop(self.thread.join()),
            Kind::Endless => self.stop(),
        }
    }
}

/// Does something while another thread breaks the silence with `status`, and ends it when nobody listens any more. The
/// work may set what it is handed when it has nothing more to come than its answer: then the silence is its own.
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
        // Without a thread to spare the work is done in silence.
        let _ = thread::Builder::new().spawn_scoped(scope, watch);
        let result = work(ended);
        drop(done);
        result
    })
}
