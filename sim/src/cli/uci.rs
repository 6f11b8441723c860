//! `fpgambit uci`: the engine in any GUI.

use std::io;

use fpgambit_sim::uci;

use super::args::Format;
use super::{Error, Status};

pub fn run(format: Format) -> Result<Status, Error> {
    if format == Format::Json {
        let message = "'--format json' with uci, which speaks UCI: expected text";
        return Err(Error::Usage(message.to_owned()));
    }
    uci::serve(io::stdin().lock(), io::stdout()).map_err(Error::Input)?;
    Ok(Status::Done)
}
