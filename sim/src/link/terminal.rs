//! A pseudo-terminal, which makes a simulated board look like one on a cable.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::OwnedFd;
use rustix::fs::{Mode, OFlags, open};
use rustix::io::{Errno, read, write};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

/// The board's end of a raw pseudo-terminal. The other end is a device that programs can open and close.
#[derive(Debug)]
pub struct Terminal {
    board: OwnedFd,
    path: String,
    /// Held open, so that the terminal survives when a program closes its end.
    _host: OwnedFd,
}

/// Why there is no pseudo-terminal, or why it failed.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no pseudo-terminal: {0}")]
pub struct TerminalError(#[from] Errno);

impl Terminal {
    /// Creates a pseudo-terminal.
    ///
    /// # Errors
    /// Returns an error if the system has none.
    pub fn new() -> Result<Self, TerminalError> {
        let board = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
        grantpt(&board)?;
        unlockpt(&board)?;
        let path = ptsname(&board, Vec::new())?;
        let path = path.to_string_lossy().into_owned();
        let host = open(path.as_str(), OFlags::RDWR | OFlags::NOCTTY, Mode::empty())?;
        let mut settings = tcgetattr(&host)?;
        settings.make_raw();
        tcsetattr(&host, OptionalActions::Now, &settings)?;
        Ok(Self {
            board,
            path,
            _host: host,
        })
    }

    /// The path that programs open.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Receives bytes that programs have written. Returns their number, 0 if none arrive for this many milliseconds.
    ///
    /// # Errors
    /// Returns an error if the terminal fails.
    pub fn receive(&mut self, milliseconds: u32, bytes: &mut [u8]) -> Result<usize, TerminalError> {
        let wait = Timespec {
            tv_sec: i64::from(milliseconds / 1000),
            tv_nsec: i64::from(milliseconds % 1000) * 1_000_000,
        };
        let mut polled = [PollFd::new(&self.board, PollFlags::IN)];
        match poll(&mut polled, Some(&wait)) {
            Ok(0) | Err(Errno::INTR) => return Ok(0),
            Ok(_) => {}
            Err(error) => return Err(error.into()),
        }
        match read(&self.board, bytes) {
            Err(Errno::INTR | Errno::AGAIN) => Ok(0),
            result => Ok(result?),
        }
    }

    /// Sends bytes. If the terminal is full because no program reads, drops them, as a cable does.
    ///
    /// # Errors
    /// Returns an error if the terminal fails.
    pub fn send(&mut self, mut bytes: &[u8]) -> Result<(), TerminalError> {
        while !bytes.is_empty() {
            let now = Timespec {
                tv_sec: 0,
                tv_nsec: 0,
            };
            let mut polled = [PollFd::new(&self.board, PollFlags::OUT)];
            if matches!(poll(&mut polled, Some(&now)), Ok(0)) {
                return Ok(());
            }
            match write(&self.board, bytes) {
                Ok(count) => bytes = &bytes[count..],
                Err(Errno::INTR) => {}
                Err(Errno::AGAIN) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}
