//! A UCI program in its own process.

use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fpgambit_engine::{UciMoveError, quoted};

use crate::processes::Group;
use crate::words::counted;

/// The largest number of bytes in a line; no UCI line is longer.
const LINE_MAX: u64 = 64 << 10;
/// The number of lines that can wait to be read before the program has to wait.
const LINES_WAITING: usize = 1024;
/// The time between two checks whether to keep waiting.
const LOOK: Duration = Duration::from_millis(100);
/// The time that a program has to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(200);

/// A program that violates UCI.
#[derive(Debug, thiserror::Error)]
#[error("engine `{name}`: {fault}")]
pub struct ProgramError {
    /// The command, with a space between words.
    pub name: String,
    /// The fault.
    pub fault: ProgramFault,
}

/// A fault of a program.
#[derive(Debug, thiserror::Error)]
pub enum ProgramFault {
    /// The program cannot be started.
    #[error("cannot be started: {0}")]
    Start(io::Error),
    /// The program no longer reads its input.
    #[error("does not accept `{line}`: {error}")]
    Deaf {
        /// The line sent to it.
        line: String,
        /// The system's message.
        error: io::Error,
    },
    /// The program does not answer.
    #[error("sent nothing for {} s: expected {expected}", patience.as_secs_f32())]
    Silent {
        /// The timeout.
        patience: Duration,
        /// The expected answer.
        expected: String,
    },
    /// The check ended before the program answered.
    #[error("did not answer before the check ended: expected {expected}")]
    Stopped {
        /// The expected answer.
        expected: String,
    },
    /// The program sends lines, but not the answer.
    #[error(
        "sent {} in {} s, the last `{last}`, but no answer: expected {expected}",
        counted(*lines, "line", "lines"), patience.as_secs_f32()
    )]
    Talks {
        /// The number of lines sent.
        lines: u64,
        /// The last of them, quoted.
        last: String,
        /// The timeout.
        patience: Duration,
        /// The expected answer.
        expected: String,
    },
    /// A line has no end.
    #[error("sent a line of more than {LINE_MAX} bytes, `{begin}`: expected {expected}")]
    Long {
        /// The beginning of the line, quoted.
        begin: String,
        /// The expected answer.
        expected: String,
    },
    /// The program has closed its output.
    #[error("exited: expected {expected}{last_words}")]
    Ended {
        /// The expected answer.
        expected: String,
        /// Its last line on standard error, if there is one.
        last_words: LastWords,
    },
    /// The program gives another answer.
    #[error("answers `{found}`: expected {expected}")]
    Answer {
        /// The answer, quoted.
        found: String,
        /// The expected answer.
        expected: String,
    },
    /// The program plays an illegal move.
    #[error(transparent)]
    Move(UciMoveError),
}

/// The last line on standard error, to end a message with.
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

/// A line from a program.
#[derive(Debug)]
enum Line {
    /// A complete line, without its end.
    Whole(String),
    /// The beginning of a line that is too long. Nothing after it is read.
    TooLong(String),
}

/// Lines that did not contain the answer.
#[derive(Debug, Default)]
struct Said {
    lines: u64,
    last: String,
}

/// A running UCI program. Dropping it sends `quit`, and ends it and everything it started if it does not exit.
#[derive(Debug)]
pub struct Program {
    name: String,
    /// The program, and everything that it started.
    process: Group,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
    /// The lines since the last command that has no answer yet.
    said: Said,
    last_words: Arc<Mutex<LastWords>>,
    patience: Duration,
    /// Returns whether to stop waiting.
    stop: fn() -> bool,
}

impl Program {
    /// Starts a program with its arguments, and waits until it is ready: `uci`, `isready`. `patience` is the timeout
    /// for each answer; `stop` ends the wait earlier.
    ///
    /// # Errors
    /// Returns an error if the program cannot be started, or does not get ready.
    ///
    /// # Panics
    /// If `words` is empty.
    pub fn start(
        words: &[String],
        patience: Duration,
        stop: fn() -> bool,
    ) -> Result<Program, ProgramError> {
        let name = quoted(&words.join(" "));
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let started = Group::spawn(&mut command);
        let mut process = match started {
            Ok(process) => process,
            Err(error) => {
                let fault = ProgramFault::Start(error);
                return Err(ProgramError { name, fault });
            }
        };
        let leader = process.leader();
        let input = leader.stdin.take();
        let output = leader.stdout.take().expect("it is piped");
        let complaints = leader.stderr.take().expect("it is piped");
        let (sender, lines) = sync_channel(LINES_WAITING);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(line) = read_line(&mut output) {
                let is_last = matches!(line, Line::TooLong(_));
                if sender.send(line).is_err() || is_last {
                    break;
                }
            }
        });
        let last_words = Arc::<Mutex<LastWords>>::default();
        let keep = last_words.clone();
        thread::spawn(move || {
            let mut complaints = BufReader::new(complaints);
            while let Some(Line::Whole(line) | Line::TooLong(line)) = read_line(&mut complaints) {
                if !line.trim().is_empty() {
                    let words = LastWords(Some(quoted(line.trim())));
                    *keep.lock().unwrap_or_else(PoisonError::into_inner) = words;
                }
            }
        });
        let mut program = Program {
            name,
            input,
            process,
            lines,
            said: Said::default(),
            last_words,
            patience,
            stop,
        };
        program.send("uci")?;
        program.wait_for("uciok", Duration::ZERO)?;
        program.wait_until_ready()?;
        Ok(program)
    }

    /// Waits until the program has executed the earlier commands.
    ///
    /// # Errors
    /// Returns an error if the program ends, or does not answer.
    pub fn wait_until_ready(&mut self) -> Result<(), ProgramError> {
        self.send("isready")?;
        self.wait_for("readyok", Duration::ZERO).map(drop)
    }

    /// The timeout for its answers.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Sends a line to the program.
    ///
    /// # Errors
    /// Returns an error if the program no longer reads its input.
    pub fn send(&mut self, line: &str) -> Result<(), ProgramError> {
        let input = self.input.as_mut().expect("it is there until the end");
        let sent = writeln!(input, "{line}").and_then(|()| input.flush());
        sent.map_err(|error| {
            let (line, last_words) = (quoted(line), self.last_words());
            let expected = format!("it to read `{line}`");
            // This program reads nothing after a line that is too long, which may be why the other has ended.
            let long = self.lines.try_iter().find_map(|line| match line {
                Line::TooLong(begin) => Some(quoted(&begin)),
                Line::Whole(_) => None,
            });
            self.fault(match (error.kind(), long) {
                (io::ErrorKind::BrokenPipe, Some(begin)) => ProgramFault::Long { begin, expected },
                (io::ErrorKind::BrokenPipe, None) => ProgramFault::Ended {
                    expected,
                    last_words,
                },
                _ => ProgramFault::Deaf { line, error },
            })
        })
    }

    /// Waits for the program's next line until `deadline`; `expected` describes the line.
    ///
    /// # Errors
    /// Returns an error if the program ends, or if no line that [answers](Self::answers) arrives by the deadline.
    pub fn line(&mut self, deadline: Instant, expected: &str) -> Result<String, ProgramError> {
        let expected = expected.to_owned();
        let received = loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if (self.stop)() {
                return Err(self.fault(ProgramFault::Stopped { expected }));
            }
            // A program that never stops sending lines gets no more time than a silent one.
            if left.is_zero() {
                break Err(RecvTimeoutError::Timeout);
            }
            match self.lines.recv_timeout(left.min(LOOK)) {
                Err(RecvTimeoutError::Timeout) => {}
                received => break received,
            }
        };
        let fault = match received {
            Ok(Line::Whole(line)) => {
                self.said.lines += 1;
                self.said.last.clone_from(&line);
                return Ok(line);
            }
            Ok(Line::TooLong(begin)) => ProgramFault::Long {
                begin: quoted(&begin),
                expected,
            },
            Err(RecvTimeoutError::Timeout) => {
                let patience = self.patience;
                match std::mem::take(&mut self.said) {
                    Said { lines: 0, .. } => ProgramFault::Silent { patience, expected },
                    Said { lines, last } => ProgramFault::Talks {
                        lines,
                        last: quoted(&last),
                        patience,
                        expected,
                    },
                }
            }
            Err(RecvTimeoutError::Disconnected) => ProgramFault::Ended {
                expected,
                last_words: self.last_words(),
            },
        };
        Err(self.fault(fault))
    }

    /// Records that the program's last line was part of an answer.
    pub fn answers(&mut self) {
        self.said = Said::default();
    }

    /// Skips lines until one begins with a word, with the timeout extended by `more`.
    ///
    /// # Errors
    /// Returns an error if the program ends, or if the line does not arrive.
    pub fn wait_for(&mut self, word: &str, more: Duration) -> Result<String, ProgramError> {
        let deadline = Instant::now() + self.patience + more;
        let expected = format!("`{word}`");
        loop {
            let line = self.line(deadline, &expected)?;
            if line.split_whitespace().next() == Some(word) {
                self.answers();
                return Ok(line);
            }
        }
    }

    /// Creates an error of this program.
    pub fn fault(&self, fault: ProgramFault) -> ProgramError {
        let name = self.name.clone();
        ProgramError { name, fault }
    }

    /// The last line of its error output, after a moment for it to arrive.
    fn last_words(&self) -> LastWords {
        thread::sleep(FAREWELL / 4);
        let words = self.last_words.lock();
        words.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Reads the next line; `None` after the last.
fn read_line(input: &mut BufReader<impl io::Read>) -> Option<Line> {
    let mut line = Vec::new();
    let read = input.by_ref().take(LINE_MAX).read_until(b'\n', &mut line);
    if read.ok()? == 0 {
        return None;
    }
    let text = String::from_utf8_lossy(&line).trim_end().to_owned();
    match line.last() != Some(&b'\n') && line.len() as u64 == LINE_MAX {
        true => Some(Line::TooLong(text)),
        false => Some(Line::Whole(text)),
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(input) = &mut self.input {
            let _ = writeln!(input, "quit");
        }
        // Closing the input signals the end to any process in between, such as a shell's pipe.
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            // The program must not block on output that nobody reads.
            while self.lines.try_recv().is_ok() {}
            if self.process.has_ended() {
                break;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // Dropping the group ends the program if it still runs, and everything that it started.
    }
}
