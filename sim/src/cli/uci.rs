//! `fpgambit uci`: the engine in any GUI.

use std::io;

use fpgambit_sim::uci::{self, ServeError};

use super::args::Format;
use super::{Error, Status};

pub fn run(format: Format) -> Result<Status, Error> {
    if format == Format::Json {
        let message = "'--format json' with uci, which speaks UCI: expected text";
        return Err(Error::Usage(message.to_owned()));
    }
    uci::serve(io::stdin().lock(), io::stdout()).map_err(|error| match error {
        ServeError::Input(error) => Error::Input(error),
        ServeError::Output(error) => Error::Output(error),
    })?;
    Ok(Status::Done)
}
