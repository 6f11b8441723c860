//! `fpgambit uci`: runs the engine for any GUI.

use std::io;

use fpgambit_sim::uci::{self, ServeError};

use super::args::Format;
use super::{Error, Status};

pub fn run(format: Format) -> Result<Status, Error> {
    if format == Format::Json {
        let message = "'--format json' with uci, which speaks UCI: expected text";
        return Err(Error::Usage(message.to_owned()));
    }
    match uci::serve(io::stdin().lock(), io::stdout()) {
        Ok(()) => Ok(Status::Done),
        Err(ServeError::Input(error)) => Err(Error::Input(error)),
        Err(ServeError::Output(error)) => Err(Error::Output(error)),
    }
}
