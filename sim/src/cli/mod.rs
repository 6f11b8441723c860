//! The command line: what is asked, and how the answer is written.

mod args;
mod bench;
mod decode;
mod encode;
mod error;
mod experiment;
mod export;
mod input;
mod kqkr;
mod moves;
mod output;
mod perft;
mod posdata;
mod repetition;
mod represent;
mod search;
mod synth;
mod trace;
mod uci;
mod usage;
mod verify;
mod verify_answer;
mod verify_games;

use std::process::ExitCode;

use clap::Parser as _;
use clap::error::ErrorKind;

use args::{Cli, Command};
use error::Error;

/// How a command ended that had something to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// Done; no check found a difference.
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
            // When nobody reads the help, nobody misses it.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
        Err(wrong) => return complain(&usage::message(&wrong)),
    };
    let result = match &cli.command {
        Command::Moves(args) => moves::run(args, cli.format),
        Command::Perft(args) => perft::run(args, cli.format),
        Command::Verify(args) => verify::run(args, cli.format),
        Command::Posdata(args) => posdata::run(args, cli.format),
        Command::Represent(args) => represent::run(args, cli.format),
        Command::Encode(args) => encode::run(args, cli.format),
        Command::Decode(args) => decode::run(args, cli.format),
        Command::Export(args) => export::run(args, cli.format),
        Command::Repetition(args) => repetition::run(args, cli.format),
        Command::Synth(args) => synth::run(args, cli.format),
        Command::Kqkr(args) => kqkr::run(args, cli.format),
        Command::Search(args) => search::run(args, cli.format),
        Command::Uci(_) => uci::run(),
        Command::Experiment(args) => experiment::run(args, cli.format),
        Command::Bench(args) => bench::run(args, cli.format),
    };
    match result {
        Ok(Status::Done) | Err(Error::BrokenPipe) => ExitCode::SUCCESS,
        Ok(Status::Different) => ExitCode::FAILURE,
        Err(error) => complain(&error.to_string()),
    }
}

fn complain(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(BAD_INPUT)
}
