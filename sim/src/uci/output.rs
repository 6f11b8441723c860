//! Lines to the GUI, each whole, from any thread.

use std::io::Write;
use std::sync::{Arc, Mutex};

/// Where lines go.
#[derive(Clone)]
pub struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    /// Lines go there.
    pub fn new(writer: impl Write + Send + 'static) -> Output {
        Output(Arc::new(Mutex::new(writer)))
    }

    /// Writes a line at once. When nobody reads any more, nothing is lost.
    pub fn line(&self, line: impl std::fmt::Display) {
        if let Ok(mut writer) = self.0.lock() {
            let written = writeln!(writer, "{line}");
            let _ = written.and_then(|()| writer.flush());
        }
    }

    /// Something for people.
    pub fn say(&self, text: impl std::fmt::Display) {
        self.line(format_args!("info string {text}"));
    }
}
