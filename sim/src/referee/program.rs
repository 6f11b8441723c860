//! A UCI program in a process of its own.

use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fpgambit_engine::{UciMoveError, quoted};

use crate::processes::Group;
use crate::words::counted;

/// Bytes of a line; nothing that UCI knows is longer.
const LINE_MAX: u64 = 64 << 10;
/// Lines that wait to be looked at before the program has to wait itself.
const LINES_WAITING: usize = 1024;
/// Between two looks whether it is to be waited for.
const LOOK: Duration = Duration::from_millis(100);
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
    #[error("does not accept `{line}`: {error}")]
    Deaf {
        /// What it was told.
        line: String,
        /// What the system says.
        error: io::Error,
    },
    /// It does not answer.
    #[error("sent nothing for {} s: expected {expected}", patience.as_secs_f32())]
    Silent {
        /// How long it was waited for.
        patience: Duration,
        /// What for.
        expected: String,
    },
    /// It was not waited for any longer.
    #[error("did not answer before the check ended: expected {expected}")]
    Stopped {
        /// What was waited for.
        expected: String,
    },
    /// It talks and does not answer.
    #[error(
        "sent {} in {} s, the last `{last}`, but no answer: expected {expected}",
        counted(*lines, "line", "lines"), patience.as_secs_f32()
    )]
    Talks {
        /// How many lines it has said.
        lines: u64,
        /// The last of them, quoted.
        last: String,
        /// How long it was waited for.
        patience: Duration,
        /// What for.
        expected: String,
    },
    /// A line without end.
    #[error("sent a line of more than {LINE_MAX} bytes, `{begin}`: expected {expected}")]
    Long {
        /// How it begins, quoted.
        begin: String,
        /// What it should have said.
        expected: String,
    },
    /// It has closed its output.
    #[error("exited: expected {expected}{last_words}")]
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

/// What a program says.
#[derive(Debug)]
enum Line {
    /// A line without its end.
    Whole(String),
    /// The beginning of one that is too long. Nothing is read after it.
    TooLong(String),
}

/// What came in vain.
#[derive(Debug, Default)]
struct Said {
    lines: u64,
    last: String,
}

/// A UCI program, ready to be asked. Dropped, it is told to quit, and ended if it does not, with all it has started.
#[derive(Debug)]
pub struct Program {
    name: String,
    /// The program, and what it starts.
    process: Group,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
    /// What was said since it was last told something to which it has not answered.
    said: Said,
    last_words: Arc<Mutex<LastWords>>,
    patience: Duration,
    /// Whether it is not to be waited for any longer.
    stop: fn() -> bool,
}

impl Program {
    /// Starts a program with its arguments, and waits until it is ready: `uci`, `isready`. Each time it has `patience` to
    /// answer, unless `stop` says that it is not to be waited for.
    ///
    /// # Errors
    /// When it cannot be started or does not get ready.
    ///
    /// # Panics
    /// When `words` is empty.
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

    /// Waits until it has done what it was told before.
    ///
    /// # Errors
    /// When it ends, or keeps silent.
    pub fn wait_until_ready(&mut self) -> Result<(), ProgramError> {
        self.send("isready")?;
        self.wait_for("readyok", Duration::ZERO).map(drop)
    }

    /// How long it may take to answer.
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
            let expected = format!("it to take `{line}`");
            // Nothing is read behind a line that is too long, which may be why it has ended.
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

    /// Its next line, waited for until `deadline`; `expected` says what for.
    ///
    /// # Errors
    /// When it ends, or nothing that [answers](Self::answers) has come by then.
    pub fn line(&mut self, deadline: Instant, expected: &str) -> Result<String, ProgramError> {
        let expected = expected.to_owned();
        let received = loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if (self.stop)() {
                return Err(self.fault(ProgramFault::Stopped { expected }));
            }
            // A program that never stops talking is not waited for any longer than one that is silent.
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

    /// What it has said last belongs to what was asked for: it is not said in vain.
    pub fn answers(&mut self) {
        self.said = Said::default();
    }

    /// Passes lines over until one begins with a word; it has `more` time besides its patience.
    ///
    /// # Errors
    /// When it ends, or the line does not come.
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

/// The next line; `None` after the last.
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
        // What stands between, such as a shell's pipe, hears of the end by this.
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            // Whatever it still has to say must not hold it up.
            while self.lines.try_recv().is_ok() {}
            if self.process.has_ended() {
                break;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // What it has started, and itself if it is still there, ends with its group.
    }
}
