//! `fpgambit uci`: the engine in any GUI.

use std::io;

use fpgambit_sim::uci;

use super::{Error, Status};

pub fn run() -> Result<Status, Error> {
    uci::serve(io::stdin().lock(), io::stdout()).map_err(Error::Input)?;
    Ok(Status::Done)
}
