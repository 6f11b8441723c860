//! A serial port.

use super::LinkError;
use serial2::SerialPort;
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::thread::sleep;
use std::time::Duration;

/// The default rate, which every board and cable supports.
pub const DEFAULT_BAUD: u32 = 115_200;

/// The prefix in the name of a board behind a port.
pub const SERIAL: &str = "serial:";

/// The timeout of a read.
const READ: Duration = Duration::from_millis(200);
/// How many times a lost port is reopened, and the interval between two attempts.
const GONE: (u32, Duration) = (50, Duration::from_millis(100));

/// The name of a serial port, written `PATH[@BAUD]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PortName {
    /// The device.
    pub path: &'static str,
    /// Bits per second.
    pub baud: u32,
}

impl PortName {
    /// Parses a port name. The path stays in memory until the program ends.
    ///
    /// # Errors
    /// Returns what was expected if the path is missing or the rate is not valid.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (path, baud) = match text.rsplit_once('@') {
            None => (text, Ok(DEFAULT_BAUD)),
            Some((path, baud)) => (path, baud.parse()),
        };
        let baud = baud.ok().filter(|baud| (300..=12_000_000).contains(baud));
        match (path, baud) {
            ("", _) => Err("expected serial:PATH or serial:PATH@BAUD".to_owned()),
            (_, None) => Err("expected a rate from 300 to 12000000 bit/s after the @".to_owned()),
            (path, Some(baud)) => Ok(Self {
                path: String::from(path).leak(),
                baud,
            }),
        }
    }
}

impl fmt::Display for PortName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SERIAL}{}@{}", self.path, self.baud)
    }
}

/// A serial port that is reopened if it disappears for a while.
#[derive(Debug)]
pub struct Port {
    name: PortName,
    port: SerialPort,
}

impl Port {
    /// Opens the port: raw, 8 data bits, no parity, one stop bit.
    ///
    /// # Errors
    /// Returns an error if there is no port with this name, or if it does not support the rate.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        let port = open(name).map_err(|error| LinkError::Open {
            path: name.path.to_owned(),
            error,
        })?;
        Ok(Self { name, port })
    }

    /// Reopens the port after an error. Returns a timeout, so that the error counts as a silence, or the error itself
    /// if the port cannot be reopened.
    fn again(&mut self, error: io::Error) -> io::Error {
        for _ in 0..GONE.0 {
            sleep(GONE.1);
            if let Ok(port) = open(self.name) {
                self.port = port;
                return ErrorKind::TimedOut.into();
            }
        }
        error
    }
}

fn open(name: PortName) -> io::Result<SerialPort> {
    let mut port = SerialPort::open(name.path, name.baud)?;
    port.set_read_timeout(READ)?;
    port.set_write_timeout(Duration::from_secs(2))?;
    port.discard_buffers()?;
    Ok(port)
}

fn stands(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::Interrupted)
}

impl Read for Port {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self.port.read(bytes) {
            Ok(0) => Err(self.again(ErrorKind::UnexpectedEof.into())),
            Err(error) if !stands(&error) => Err(self.again(error)),
            result => result,
        }
    }
}

impl Write for Port {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.port.write(bytes) {
            Err(error) if !stands(&error) => Err(self.again(error)),
            result => result,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_names_are_parsed_into_path_and_rate() {
        let port = |path, baud| Ok(PortName { path, baud });
        assert_eq!(
            PortName::parse("/dev/ttyUSB1"),
            port("/dev/ttyUSB1", 115_200)
        );
        assert_eq!(PortName::parse("COM3@3000000"), port("COM3", 3_000_000));
        assert_eq!(PortName::parse("a@b@9600"), port("a@b", 9600));
        for wrong in ["", "@9600", "x@", "x@fast", "x@0", "x@99999999"] {
            assert!(PortName::parse(wrong).is_err(), "{wrong}");
        }
    }
}
