//! A serial port.

use super::LinkError;
use serial2::SerialPort;
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::thread::sleep;
use std::time::Duration;

/// The rate where none is given: every board and cable manages it.
pub const DEFAULT_BAUD: u32 = 115_200;

/// What the name of a board behind a port begins with.
pub const SERIAL: &str = "serial:";

/// How long a read waits.
const READ: Duration = Duration::from_millis(200);
/// How long a port may be gone, and how often it is looked for.
const GONE: (u32, Duration) = (50, Duration::from_millis(100));

/// `PATH[@BAUD]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PortName {
    /// The device.
    pub path: &'static str,
    /// Bits a second.
    pub baud: u32,
}

impl PortName {
    /// The port of a text; it is kept as long as the program runs.
    ///
    /// # Errors
    /// When there is no path, or the rate is no rate: what was expected.
    pub fn parse(text: &str) -> Result<Self, String> {
        let (path, baud) = match text.rsplit_once('@') {
            None => (text, Ok(DEFAULT_BAUD)),
            Some((path, baud)) => (path, baud.parse()),
        };
        let baud = baud.ok().filter(|baud| (300..=12_000_000).contains(baud));
        match (path, baud) {
            ("", _) => Err("expected serial:PATH or serial:PATH@BAUD".to_owned()),
            (_, None) => Err("expected a rate from 300 to 12000000 behind the @".to_owned()),
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

/// A serial port that is opened again when it was gone for a while.
#[derive(Debug)]
pub struct Port {
    name: PortName,
    port: SerialPort,
}

impl Port {
    /// Opens it: raw, 8 data bits, no parity, one stop bit.
    ///
    /// # Errors
    /// When there is none of that name, or it does not know the rate.
    pub fn open(name: PortName) -> Result<Self, LinkError> {
        let port = open(name).map_err(|error| LinkError::Open {
            path: name.path.to_owned(),
            error,
        })?;
        Ok(Self { name, port })
    }

    /// After an error: the port opened again, which is a silence; or the error, if it stays away.
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
    fn names_are_path_and_rate() {
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
