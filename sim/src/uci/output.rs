//! Writes whole lines to the GUI from any thread.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The destination of lines.
#[derive(Clone)]
pub struct Output(Arc<Mutex<State>>);

struct State {
    writer: Box<dyn Write + Send>,
    /// Why no line can be written any more; `None` while the output works.
    closed: Option<io::Error>,
    /// When the last line was written.
    last: Instant,
}

impl State {
    fn write(&mut self, line: impl std::fmt::Display) {
        // In one piece, so that no line waits half written.
        let text = format!("{line}\n");
        let written = self.writer.write_all(text.as_bytes());
        let written = written.and_then(|()| self.writer.flush());
        self.closed = self.closed.take().or(written.err());
        self.last = Instant::now();
    }
}

impl Output {
    /// Creates an output with this writer.
    pub fn new(writer: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(State {
            writer: Box::new(writer),
            closed: None,
            last: Instant::now(),
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a line at once. Keeps the first failure.
    pub fn line(&self, line: impl std::fmt::Display) {
        self.state().write(line);
    }

    /// Writes a text for the user.
    pub fn say(&self, text: impl std::fmt::Display) {
        self.line(format_args!("info string {text}"));
    }

    /// Whether a line could not be written.
    pub fn is_closed(&self) -> bool {
        self.state().closed.is_some()
    }

    /// Why a line could not be written; it is not a failure if nobody reads any more.
    pub fn failure(&self) -> io::Result<()> {
        match self.state().closed.take() {
            Some(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        }
    }

    /// Writes a line if there was none for this long and the answer is not on its way, because nothing may follow the
    /// answer.
    pub fn break_silence(
        &self,
        silence: Duration,
        ended: &AtomicBool,
        status: impl FnOnce() -> String,
    ) {
        let mut state = self.state();
        if state.last.elapsed() >= silence && !ended.load(Relaxed) {
            state.write(status());
        }
    }
}
