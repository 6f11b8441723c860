//! The client: sends requests, repeats those without an answer, and accepts only answers to its own requests.

use fpgambit_hw::soc::{About, Answer, Command, Cutter, Request, Results, Status, decode};
use fpgambit_hw::values::link;
use std::io::{self, ErrorKind, Read, Write};
use std::time::{Duration, Instant};

/// How long the client waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// The number of empty reads before a request is sent again.
    pub silences: u32,
    /// The number of times that a request is sent.
    pub tries: u32,
    /// The longest time without an answer on a line that never falls silent.
    pub trickle: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            silences: 5,
            tries: 8,
            // At 300 bits per second, a request and its answer take less time.
            trickle: Duration::from_secs(40),
        }
    }
}

/// This many bytes without an answer count as a silence: a line that babbles is not a board.
pub(super) const BABBLE: usize = 4096;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The line does not exist, or cannot be set up.
    #[error("cannot open `{path}`: {error}: expected a serial port, as PATH or PATH@BAUD")]
    Open {
        /// The path of the line.
        path: String,
        /// The system's message.
        error: io::Error,
    },
    /// The line is lost.
    #[error("connection lost: {0}")]
    Gone(io::Error),
    /// Nothing answers.
    #[error(
        "no answer to {tries} requests: expected a board that runs fpgambit's soc at this baud rate"
    )]
    Silent {
        /// How many times the request was sent.
        tries: u32,
    },
    /// The board has another session or sequence number: the board was reset, or another program uses it.
    #[error("the board stopped responding: {0}")]
    Lost(Status),
    /// The board rejects the request.
    #[error("the board refused the request: {0}")]
    Refused(Status),
    /// The answer does not contain what was requested.
    #[error("invalid answer from the board to {0}")]
    Meaningless(&'static str),
    /// The board does not have the unit.
    #[error("the board has no {0}")]
    NoUnit(&'static str),
}

impl LinkError {
    /// Whether the line is unusable, so that further requests are useless. False if the board answered the request,
    /// even with something meaningless.
    pub fn is_final(&self) -> bool {
        !matches!(self, LinkError::Meaningless(_) | LinkError::NoUnit(_))
    }
}

/// A session with a board over a line whose reads return, empty or with `TimedOut`, if nothing arrives for a while.
#[derive(Debug)]
pub struct Client<T> {
    line: T,
    patience: Patience,
    cutter: Cutter,
    session: u32,
    sequence: u8,
    repeats: u64,
    /// Whether the last request had no answer; the next request is then sent only once.
    silent: bool,
}

impl<T: Read + Write> Client<T> {
    /// Creates a client without a session; [`hello`](Self::hello) starts one.
    pub fn new(line: T, patience: Patience) -> Self {
        Self {
            line,
            patience,
            cutter: Cutter::default(),
            session: 0,
            sequence: 0,
            repeats: 0,
            silent: false,
        }
    }

    /// The line.
    pub fn line(&mut self) -> &mut T {
        &mut self.line
    }

    /// How often a request was repeated.
    pub fn repeats(&self) -> u64 {
        self.repeats
    }

    /// Starts a session with this number, which should be random.
    ///
    /// # Errors
    /// Returns an error if no board answers, or if it speaks another version.
    pub fn hello(&mut self, session: u32) -> Result<About, LinkError> {
        self.session = session;
        self.sequence = session as u8;
        let answer = self.ask(&[Command::Hello])?;
        let about = Results(&answer).about();
        let about = about.ok_or(LinkError::Meaningless("hello"))?;
        match about.version == link::VERSION as u8 {
            true => Ok(about),
            false => Err(LinkError::Refused(Status::VERSION)),
        }
    }

    /// Executes commands and returns their results.
    ///
    /// # Errors
    /// Returns an error if the line is lost, nothing answers, or the answer is negative.
    ///
    /// # Panics
    /// If the commands do not fit into a request.
    pub fn ask(&mut self, commands: &[Command]) -> Result<Vec<u8>, LinkError> {
        let bytes = self.request(commands);
        let tries = match self.silent {
            true => 1,
            false => self.patience.tries,
        };
        let begin = Instant::now();
        for attempt in 0..tries {
            if begin.elapsed() >= self.patience.trickle {
                break;
            }
            self.repeats += u64::from(attempt > 0);
            self.write(&bytes)?;
            let Some(answer) = self.answer()? else {
                continue;
            };
            self.silent = false;
            return match answer.status {
                Status::DONE => Ok(answer.results),
                Status::SESSION | Status::SEQUENCE => Err(LinkError::Lost(answer.status)),
                status => Err(LinkError::Refused(status)),
            };
        }
        self.silent = true;
        Err(LinkError::Silent {
            tries: self.patience.tries,
        })
    }

    /// Sends the next request without waiting for its answer, and returns its sequence number. The board must have
    /// begun to answer the request before it.
    ///
    /// # Errors
    /// Returns an error if the line is lost.
    ///
    /// # Panics
    /// If the commands do not fit into a request.
    pub(super) fn send(&mut self, commands: &[Command]) -> Result<u8, LinkError> {
        let bytes = self.request(commands);
        self.write(&bytes)?;
        Ok(self.sequence)
    }

    /// How long the client waits.
    pub(super) fn patience(&self) -> Patience {
        self.patience
    }

    /// Encodes the next request.
    fn request(&mut self, commands: &[Command]) -> Vec<u8> {
        self.sequence = self.sequence.wrapping_add(1);
        let mut request = Request {
            session: self.session,
            sequence: self.sequence,
            commands: Vec::new(),
        };
        for command in commands {
            command.write(&mut request.commands);
        }
        assert!(request.fits(), "a request has room for its commands");
        request.encode()
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), LinkError> {
        match self.line.write_all(bytes).and_then(|()| self.line.flush()) {
            Err(error) if !is_silence(&error) => Err(LinkError::Gone(error)),
            _ => Ok(()),
        }
    }

    /// Reads the line once. Returns the number of bytes read, and the session's answers that these bytes complete.
    ///
    /// # Errors
    /// Returns an error if the line is lost.
    pub(super) fn receive(&mut self) -> Result<(usize, Vec<Answer>), LinkError> {
        let mut bytes = [0; 512];
        let count = match self.line.read(&mut bytes) {
            Ok(count) => count,
            Err(error) if is_silence(&error) => 0,
            Err(error) => return Err(LinkError::Gone(error)),
        };
        let mut answers = Vec::new();
        for &byte in &bytes[..count] {
            let block = self.cutter.push(byte);
            let frame = block.and_then(|block| decode(&block).ok());
            // An answer's head must be that of its request; a frame of another version answers no request.
            let frame = frame.filter(|frame| frame.first() == Some(&(link::VERSION as u8)));
            let answer = frame.and_then(|frame| Answer::of(&frame));
            answers.extend(answer.filter(|answer| answer.session == self.session));
        }
        Ok((count, answers))
    }

    /// Returns the answer to the last request, or `None` after a silence.
    fn answer(&mut self) -> Result<Option<Answer>, LinkError> {
        let mut silences = 0;
        let mut babble = 0;
        let begin = Instant::now();
        let Patience {
            silences: most,
            trickle,
            ..
        } = self.patience;
        while silences < most && babble < BABBLE && begin.elapsed() < trickle {
            let (count, answers) = self.receive()?;
            silences += u32::from(count == 0);
            babble += count;
            let mut answers = answers.into_iter();
            if let Some(answer) = answers.find(|answer| answer.sequence == self.sequence) {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }
}

fn is_silence(error: &io::Error) -> bool {
    use ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), TimedOut | WouldBlock | Interrupted)
}
