//! Reads positions from the command line or from standard input, and files, which may also be standard input.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Read as _};
use std::path::Path;

use fpgambit_engine::pgn::Game;
use fpgambit_engine::{Position, Variant, epd, quoted};
use fpgambit_sim::words::counted;

use super::{Error, output};

/// The largest number of bytes in a line of standard input: more than any position, move list or code has.
const LINE_MAX: u64 = 1 << 20;

/// Whether a FEN or a file name means standard input.
fn is_stream(given: &str) -> bool {
    given == "-"
}

/// A command's argument: a text, or `-` for one text per line of standard input.
#[derive(Clone, Copy)]
pub struct Given<'a> {
    pub text: &'a str,
    /// Whether operations may follow the fields, as in an EPD line.
    pub takes_epd: bool,
    /// Whether to count lines that cannot be read instead of stopping.
    pub skip_bad: bool,
}

impl Given<'_> {
    /// Whether the input comes line by line.
    pub fn is_stream(&self) -> bool {
        is_stream(self.text)
    }

    /// Parses a position: startpos, a FEN or, if allowed, an EPD line.
    pub fn position(&self, text: &str, variant: Variant) -> Result<Position, Error> {
        let text = text.trim_ascii();
        Ok(match text {
            "startpos" => variant.startpos(),
            _ if self.takes_epd && text.contains(';') => epd::position(text, variant)?,
            _ => variant.position(text)?,
        })
    }
}

/// Calls `answer` for the position of `--fen`; with `-`, for every line of standard input in turn.
pub fn for_each_position(
    given: Given<'_>,
    answer: impl FnMut(&Position) -> Result<(), Error>,
) -> Result<(), Error> {
    let read = |text: &str| given.position(text, Variant::Standard);
    for_each(given, read, answer)
}

/// Calls `answer` for the result of `read` on a text; with `-`, on every line of standard input except empty lines and
/// those that begin with # or ;. It stops at the first line that cannot be read, unless such lines are skipped.
pub fn for_each<T>(
    given: Given<'_>,
    mut read: impl FnMut(&str) -> Result<T, Error>,
    mut answer: impl FnMut(&T) -> Result<(), Error>,
) -> Result<(), Error> {
    if !given.is_stream() {
        if given.skip_bad {
            return Err(needs_stream());
        }
        return answer(&read(given.text)?);
    }
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    let (mut answered, mut skipped) = (false, Skipped::default());
    for line in 1.. {
        bytes.clear();
        let mut limited = input.by_ref().take(LINE_MAX);
        if limited
            .read_until(b'\n', &mut bytes)
            .map_err(Error::Input)?
            == 0
        {
            break;
        }
        if bytes.len() as u64 == LINE_MAX && !bytes.ends_with(b"\n") {
            input.skip_until(b'\n').map_err(Error::Input)?;
            match given.skip_bad {
                true => skipped.add(Error::LongLine { line }),
                false => return Err(Error::LongLine { line }),
            }
            continue;
        }
        let text = String::from_utf8_lossy(&bytes);
        // Remove a byte order mark at the beginning of a file and the end-of-file character of DOS at its end.
        let text = text.trim_matches(|letter: char| {
            letter.is_ascii_whitespace() || matches!(letter, '\u{feff}' | '\u{1a}')
        });
        if text.is_empty() || text.starts_with(['#', ';']) {
            continue;
        }
        let item = match str::from_utf8(&bytes) {
            Ok(_) => read(text).map_err(|error| Error::Line {
                line,
                error: Box::new(error),
            }),
            Err(_) => Err(Error::NotText {
                line,
                text: quoted(text),
            }),
        };
        match item {
            Ok(item) => {
                answer(&item)?;
                answered = true;
            }
            Err(error) if given.skip_bad => skipped.add(error),
            Err(error) => return Err(error),
        }
    }
    skipped.tell();
    match answered {
        true => Ok(()),
        false => Err(Error::NoLine),
    }
}

/// The error for `--skip-bad` without lines.
pub fn needs_stream() -> Error {
    let message = "'--skip-bad' without input lines: expected - for standard input";
    Error::Usage(message.to_owned())
}

/// The lines that could not be read and were skipped.
#[derive(Default)]
pub struct Skipped {
    count: u64,
    first: Option<Error>,
}

impl Skipped {
    /// Adds a line.
    pub fn add(&mut self, error: Error) {
        self.count += 1;
        self.first.get_or_insert(error);
    }

    /// Prints the number of skipped lines.
    pub fn tell(&self) {
        if let Some(first) = &self.first {
            let lines = counted(self.count, "line", "lines");
            output::note(&format!("skipped {lines}, the first: {first}"));
        }
    }
}

/// Opens a file to be read in pieces; `-` is standard input.
pub fn open_file(path: &Path) -> Result<Box<dyn BufRead + Send>, Error> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = File::open(path).map_err(Error::read(path))?;
    // A folder can be opened, but not read.
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(Error::read(path)(ErrorKind::IsADirectory.into()));
    }
    Ok(Box::new(BufReader::new(file)))
}

/// Prints which tag pairs of a game were skipped.
pub fn note_passed_over(path: &Path, game: &Game) {
    for error in &game.passed_over {
        let error = Error::Game {
            path: path.to_owned(),
            error: Box::new(error.clone()),
        };
        output::note(&format!("note: {error}; ignored"));
    }
}

/// Reads the bytes of a file; `-` is standard input.
pub fn read_file(path: &Path) -> Result<Vec<u8>, Error> {
    if path.as_os_str() != "-" {
        return fs::read(path).map_err(Error::read(path));
    }
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut bytes);
    read.map_err(Error::Input)?;
    Ok(bytes)
}
