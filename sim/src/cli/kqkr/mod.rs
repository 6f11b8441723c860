//! `fpgambit kqkr`: queen against rook.

mod build;
mod opponent;
mod play;
mod probe;
mod stats;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use fpgambit_engine::kqkr::{Extent, Table, Tables};

use super::args::{Format, KqkrArgs, KqkrCommand};
use super::{Error, Status};

pub fn run(args: &KqkrArgs, format: Format) -> Result<Status, Error> {
    match &args.command {
        KqkrCommand::Build(args) => build::run(args, format),
        KqkrCommand::Stats(args) => stats::run(args, format),
        KqkrCommand::Probe(args) => probe::run(args, format),
        KqkrCommand::Play(args) => play::run(args, format),
    }
}

/// Reads the table from a file, or solves it.
fn table(file: Option<&Path>) -> Result<Table, Error> {
    let Some(path) = file else {
        return Ok(Table::Plain(Tables::solve(Extent::Triangle)));
    };
    let file = File::open(path).map_err(Error::read(path))?;
    Table::read(&mut BufReader::new(file)).map_err(|error| Error::Table {
        path: path.to_owned(),
        error,
    })
}
