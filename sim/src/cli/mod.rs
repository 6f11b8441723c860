//! The command line: parsing requests and printing results.

mod args;
mod bench;
mod board;
mod campaign;
mod counters;
mod decode;
mod document;
mod encode;
mod error;
mod experiment;
mod export;
mod http;
mod input;
mod interrupt;
mod kqkr;
mod merge;
mod moves;
mod output;
mod partial;
mod perft;
mod perft_shard;
mod posdata;
mod progress;
mod repetition;
mod represent;
mod reread;
mod search;
mod search_answer;
mod search_chip;
mod serve;
mod synth;
mod trace;
mod uci;
mod usage;
mod verify;
mod verify_answer;
mod verify_engine;
mod verify_games;
mod verify_sources;
mod view;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser as _;
use clap::error::ErrorKind;

use args::{Cli, Command};
use error::Error;

/// The outcome of a command without error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// The command succeeded, and no check found a difference.
    Done,
    /// A check found a difference.
    Different,
}

/// Bad input or usage.
const BAD_INPUT: u8 = 2;

/// Runs the program.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(help)
            if matches!(
                help.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            let printed = help.print().and_then(|()| io::stdout().flush());
            return match printed.map_err(Error::output) {
                // It is not an error if nobody reads the help.
                Ok(()) | Err(Error::BrokenPipe) => ExitCode::SUCCESS,
                Err(error) => complain(&error.to_string()),
            };
        }
        Err(wrong) => return complain(&usage::message(&wrong)),
    };
    interrupt::listen();
    let result = match &cli.command {
        Command::Moves(args) => moves::run(args, cli.format),
        Command::Perft(args) => perft::run(args, cli.format),
        Command::Verify(args) => verify::run(args, cli.format),
        Command::Merge(args) => merge::run(args, cli.format),
        Command::Posdata(args) => posdata::run(args, cli.format),
        Command::Represent(args) => represent::run(args, cli.format),
        Command::Encode(args) => encode::run(args, cli.format),
        Command::Decode(args) => decode::run(args, cli.format),
        Command::Export(args) => export::run(args, cli.format),
        Command::Repetition(args) => repetition::run(args, cli.format),
        Command::Synth(args) => synth::run(args, cli.format),
        Command::Kqkr(args) => kqkr::run(args, cli.format),
        Command::Search(args) => search::run(args, cli.format),
        Command::Uci(_) => uci::run(cli.format),
        Command::Experiment(args) => experiment::run(args, cli.format),
        Command::Bench(args) => bench::run(args, cli.format),
        Command::View(args) => view::run(args, cli.format),
        Command::Board(args) => board::run(args, cli.format),
        Command::Completions(args) => document::completions(args, cli.format),
        Command::Man(args) => document::man(args, cli.format),
    };
    match result {
        Ok(Status::Done) | Err(Error::BrokenPipe) => ExitCode::SUCCESS,
        Ok(Status::Different) => ExitCode::FAILURE,
        Err(error @ Error::Interrupted) => {
            complain(&error.to_string());
            ExitCode::from(interrupt::status())
        }
        Err(error) => complain(&error.to_string()),
    }
}

fn complain(message: &str) -> ExitCode {
    output::note(&format!("error: {message}"));
    ExitCode::from(BAD_INPUT)
}
