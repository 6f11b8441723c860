//! The program `fpgambit`: chess hardware simulated, checked and exported.
//!
//! `fpgambit --help` says what it does. Results go to standard output, everything else to standard error. Exit
//! status: 0 done, 1 a check found a difference, 2 bad input or usage.

use std::process::ExitCode;

mod cli;

fn main() -> ExitCode {
    cli::main()
}
