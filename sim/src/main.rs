//! The program `fpgambit`, which simulates, verifies and exports chess hardware.
//!
//! `fpgambit --help` documents its use and exit status. Results go to standard output, everything else
//! to standard error.

use std::process::ExitCode;

use fpgambit_sim::memory::Allocator;

mod cli;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

fn main() -> ExitCode {
    cli::main()
}
