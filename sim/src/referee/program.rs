//! A UCI program in a process of its own.

use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fpgambit_engine::{UciMoveError, quoted};

/// Bytes of a line that are kept; the rest of it is dropped.
const LINE_MAX: u64 = 4096;
/// Lines that wait to be looked at before the program has to wait itself.
const LINES_WAITING: usize = 1024;
/// How long a program may take to end after it was told to.
const FAREWELL: Duration = Duration::from_millis(200);

/// A program that does not do as UCI says.
#[derive(Debug, thiserror::Error)]
#[error("engine `{name}`: {fault}")]
pub struct ProgramError {
    /// The command, its words with a space between them.
    pub name: String,
    /// What is wrong.
    pub fault: ProgramFault,
}

/// What is wrong with a program.
#[derive(Debug, thiserror::Error)]
pub enum ProgramFault {
    /// It cannot be started.
    #[error("cannot be started: {0}")]
    Start(io::Error),
    /// It reads nothing more.
    #[error("does not take `{line}`: {error}")]
    Deaf {
        /// What it was told.
        line: String,
        /// What the system says.
        error: io::Error,
    },
    /// It does not answer.
    #[error("says nothing for {} s: expected {expected}", patience.as_secs_f32())]
    Silent {
        /// How long it was waited for.
        patience: Duration,
        /// What for.
        expected: String,
    },
    /// It has closed its output.
    #[error("has ended: expected {expected}{last_words}")]
    Ended {
        /// What was waited for.
        expected: String,
        /// What it said last on standard error, if anything.
        last_words: LastWords,
    },
    /// It answers something else.
    #[error("answers `{found}`: expected {expected}")]
    Answer {
        /// What it says, quoted.
        found: String,
        /// What it should have said.
        expected: String,
    },
    /// It plays what is no move.
    #[error(transparent)]
    Move(UciMoveError),
}

/// The last line on standard error, for the end of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastWords(Option<String>);

impl std::fmt::Display for LastWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.0 {
            Some(words) => write!(f, "; its last words: `{words}`"),
            None => Ok(()),
        }
    }
}

/// A UCI program, ready to be asked. Dropped, it is told to quit, and ended if it does not.
#[derive(Debug)]
pub struct Program {
    name: String,
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<LastWords>>,
    patience: Duration,
}

impl Program {
    /// Starts a program with its arguments, and waits until it is ready: `uci`, `isready`. Each time it may keep silent
    /// for `patience`.
    ///
    /// # Errors
    /// When it cannot be started or does not get ready.
    ///
    /// # Panics
    /// When `words` is empty.
    pub fn start(words: &[String], patience: Duration) -> Result<Program, ProgramError> {
        let name = quoted(&words.join(" "));
        let started = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut process = match started {
            Ok(process) => process,
            Err(error) => {
                let fault = ProgramFault::Start(error);
                return Err(ProgramError { name, fault });
            }
        };
        let output = process.stdout.take().expect("it is piped");
        let complaints = process.stderr.take().expect("it is piped");
        let (sender, lines) = sync_channel(LINES_WAITING);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = read_line::<ChildStdout>(&mut output)
                && sender.send(line).is_ok()
            {}
        });
        let last_words = Arc::<Mutex<LastWords>>::default();
        let keep = last_words.clone();
        thread::spawn(move || {
            let mut complaints = BufReader::new(complaints);
            while let Some(line) = read_line::<ChildStderr>(&mut complaints) {
                if !line.trim().is_empty() {
                    let words = LastWords(Some(quoted(line.trim())));
                    *keep.lock().unwrap_or_else(PoisonError::into_inner) = words;
                }
            }
        });
        let mut program = Program {
            name,
            input: process.stdin.take(),
            process,
            lines,
            last_words,
            patience,
        };
        program.send("uci")?;
        program.wait_for("uciok", Duration::ZERO)?;
        program.wait_until_ready()?;
        Ok(program)
    }

    /// Waits until it has done what it was told before.
    ///
    /// # Errors
    /// When it ends, or keeps silent.
    pub fn wait_until_ready(&mut self) -> Result<(), ProgramError> {
        self.send("isready")?;
        self.wait_for("readyok", Duration::ZERO).map(drop)
    }

    /// How long it may keep silent.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Tells it a line.
    ///
    /// # Errors
    /// When it reads no more.
    pub fn send(&mut self, line: &str) -> Result<(), ProgramError> {
        let input = self.input.as_mut().expect("it is there until the end");
        let sent = writeln!(input, "{line}").and_then(|()| input.flush());
        sent.map_err(|error| {
            let (line, last_words) = (quoted(line), self.last_words());
            self.fault(match error.kind() {
                io::ErrorKind::BrokenPipe => ProgramFault::Ended {
                    expected: format!("it to take `{line}`"),
                    last_words,
                },
                _ => ProgramFault::Deaf { line, error },
            })
        })
    }

    /// Its next line, waited for until `deadline`; `expected` says what for.
    ///
    /// # Errors
    /// When it ends, or keeps silent.
    pub fn line(&mut self, deadline: Instant, expected: &str) -> Result<String, ProgramError> {
        let left = deadline.saturating_duration_since(Instant::now());
        let expected = expected.to_owned();
        let silent = |expected| ProgramFault::Silent {
            patience: self.patience,
            expected,
        };
        // A program that never stops talking is not waited for any longer than one that is silent.
        if left.is_zero() {
            return Err(self.fault(silent(expected)));
        }
        self.lines.recv_timeout(left).map_err(|error| {
            self.fault(match error {
                RecvTimeoutError::Timeout => silent(expected),
                RecvTimeoutError::Disconnected => ProgramFault::Ended {
                    expected,
                    last_words: self.last_words(),
                },
            })
        })
    }

    /// Passes lines over until one begins with a word; it has `more` time than it may keep silent.
    ///
    /// # Errors
    /// When it ends, or the line does not come.
    pub fn wait_for(&mut self, word: &str, more: Duration) -> Result<String, ProgramError> {
        let deadline = Instant::now() + self.patience + more;
        let expected = format!("`{word}`");
        loop {
            let line = self.line(deadline, &expected)?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    /// An error of this program.
    pub fn fault(&self, fault: ProgramFault) -> ProgramError {
        let name = self.name.clone();
        ProgramError { name, fault }
    }

    /// What it has complained of; a moment is left for it to be read.
    fn last_words(&self) -> LastWords {
        thread::sleep(FAREWELL / 4);
        let words = self.last_words.lock();
        words.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A line without its end, cut at [`LINE_MAX`]; `None` after the last.
fn read_line<R: io::Read>(input: &mut BufReader<R>) -> Option<String> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line);
    if read.ok()? == 0 {
        return None;
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == LINE_MAX {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&line).trim_end().to_owned())
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(input) = &mut self.input {
            let _ = writeln!(input, "quit");
        }
        // What stands between, such as a shell's pipe, hears of the end by this.
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            // Whatever it still has to say must not hold it up.
            while self.lines.try_recv().is_ok() {}
            if let Ok(Some(_)) = self.process.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // It may be gone already; then there is nothing to end.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
