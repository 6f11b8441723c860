//! Lines to the GUI, each whole, from any thread.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where lines go.
#[derive(Clone)]
pub struct Output(Arc<Mutex<State>>);

struct State {
    writer: Box<dyn Write + Send>,
    /// Why no line goes out any more.
    closed: Option<io::Error>,
    /// When the last line went out.
    last: Instant,
}

impl State {
    fn write(&mut self, line: impl std::fmt::Display) {
        // In one piece: a line must not wait half written for the rest of it.
        let text = format!("{line}\n");
        let written = self.writer.write_all(text.as_bytes());
        let written = written.and_then(|()| self.writer.flush());
        self.closed = self.closed.take().or(written.err());
        self.last = Instant::now();
    }
}

impl Output {
    /// Lines go there.
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

    /// Writes a line at once. The first failure is kept.
    pub fn line(&self, line: impl std::fmt::Display) {
        self.state().write(line);
    }

    /// Something for people.
    pub fn say(&self, text: impl std::fmt::Display) {
        self.line(format_args!("info string {text}"));
    }

    /// Whether a line could not be written.
    pub fn is_closed(&self) -> bool {
        self.state().closed.is_some()
    }

    /// Why a line could not be written; that nobody reads any more is no failure.
    pub fn failure(&self) -> io::Result<()> {
        match self.state().closed.take() {
            Some(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
            _ => Ok(()),
        }
    }

    /// Says something when nothing has been said for so long and the answer is not under way: nothing comes after that.
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
