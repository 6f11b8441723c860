//! The client: sends requests, repeats what stays without an answer, and takes no answer but its own.

use fpgambit_hw::soc::{About, Answer, Command, Cutter, Request, Results, Status, decode};
use fpgambit_hw::values::link;
use std::io::{self, ErrorKind, Read, Write};
use std::time::{Duration, Instant};

/// How long is waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// How often a read may come back empty before a request is sent again.
    pub silences: u32,
    /// How often a request is sent.
    pub tries: u32,
    /// How long a line may trickle, so that it is never silent, without an answer.
    pub trickle: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            silences: 5,
            tries: 8,
            // A request and its answer take less at 300 bits a second.
            trickle: Duration::from_secs(40),
        }
    }
}

/// Bytes without an answer among them that count as a silence: a line that babbles is no board.
pub(super) const BABBLE: usize = 4096;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// There is no such line, or it cannot be set up.
    #[error("cannot open `{path}`: {error}: expected a serial port, as PATH or PATH@BAUD")]
    Open {
        /// Its path.
        path: String,
        /// What the system says.
        error: io::Error,
    },
    /// The line is gone.
    #[error("connection lost: {0}")]
    Gone(io::Error),
    /// Nothing answers.
    #[error(
        "no answer to {tries} requests: expected a board that runs fpgambit's soc at this baud rate"
    )]
    Silent {
        /// How many were sent.
        tries: u32,
    },
    /// The board has another session, or another idea of what comes next: it was reset, or another program took it.
    #[error("the board stopped responding: {0}")]
    Lost(Status),
    /// It does not do what is asked.
    #[error("the board refused the request: {0}")]
    Refused(Status),
    /// The answer does not hold what was asked for.
    #[error("invalid answer from the board to {0}")]
    Meaningless(&'static str),
    /// It has not the unit.
    #[error("the board has no {0}")]
    NoUnit(&'static str),
}

impl LinkError {
    /// Whether nothing more is to be had over this line: what it was asked for is not at fault. An answer without meaning is
    /// an answer.
    pub fn is_final(&self) -> bool {
        !matches!(self, LinkError::Meaningless(_) | LinkError::NoUnit(_))
    }
}

/// A session with a board over a line whose reads come back, empty or with `TimedOut`, when nothing comes for a while.
#[derive(Debug)]
pub struct Client<T> {
    line: T,
    patience: Patience,
    cutter: Cutter,
    session: u32,
    sequence: u8,
    repeats: u64,
    /// Whether the last request had no answer: then the next is sent once.
    silent: bool,
}

impl<T: Read + Write> Client<T> {
    /// A client without a session; [`hello`](Self::hello) begins one.
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

    /// How often a request was sent again.
    pub fn repeats(&self) -> u64 {
        self.repeats
    }

    /// Begins a session of this number, which should be drawn by chance.
    ///
    /// # Errors
    /// When no board answers, or one that speaks another version.
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

    /// Has commands done: their results.
    ///
    /// # Errors
    /// When the line is gone, nothing answers, or the answer is a negative one.
    ///
    /// # Panics
    /// When the commands do not fit into a request.
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

    /// Sends the next request and does not wait: its sequence number. The board must have begun to answer the one before.
    ///
    /// # Errors
    /// When the line is gone.
    ///
    /// # Panics
    /// When the commands do not fit into a request.
    pub(super) fn send(&mut self, commands: &[Command]) -> Result<u8, LinkError> {
        let bytes = self.request(commands);
        self.write(&bytes)?;
        Ok(self.sequence)
    }

    /// How long is waited.
    pub(super) fn patience(&self) -> Patience {
        self.patience
    }

    /// The next request.
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

    /// Reads once: how many bytes came, and the session's answers that they end.
    ///
    /// # Errors
    /// When the line is gone.
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
            // An answer's head is its request's: another version's answers nothing that was asked.
            let frame = frame.filter(|frame| frame.first() == Some(&(link::VERSION as u8)));
            let answer = frame.and_then(|frame| Answer::of(&frame));
            answers.extend(answer.filter(|answer| answer.session == self.session));
        }
        Ok((count, answers))
    }

    /// The answer to the request sent last; none when there is silence.
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
