//! Positions from the command line or from standard input.

use std::io::{self, BufRead};

use fpgambit_engine::{Position, quoted};

use super::Error;

/// Whether `--fen` asks for standard input.
pub fn is_stream(fen: &str) -> bool {
    fen == "-"
}

/// Gives `answer` the position of `--fen`; for `-` every line of standard input, one after the other, until a line
/// is no FEN.
pub fn for_each_position(
    fen: &str,
    answer: impl FnMut(&Position) -> Result<(), Error>,
) -> Result<(), Error> {
    for_each(fen, |text| Ok(text.parse()?), answer)
}

/// Gives `answer` what `read` makes of a text; for `-` of every line of standard input, until it can make nothing of
/// one.
pub fn for_each<T>(
    given: &str,
    read: impl Fn(&str) -> Result<T, Error>,
    mut answer: impl FnMut(&T) -> Result<(), Error>,
) -> Result<(), Error> {
    if !is_stream(given) {
        return answer(&read(given)?);
    }
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    for line in 1.. {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes).map_err(Error::Input)? == 0 {
            break;
        }
        let text = str::from_utf8(&bytes).map_err(|_| Error::NotText {
            line,
            text: quoted(String::from_utf8_lossy(&bytes).trim_ascii_end()),
        })?;
        let item = read(text.trim_ascii_end()).map_err(|error| Error::Line {
            line,
            error: Box::new(error),
        })?;
        answer(&item)?;
    }
    Ok(())
}
