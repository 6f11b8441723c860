//! The program `fpgambit`: chess hardware simulated, checked and exported.
//!
//! `fpgambit --help` says what it does, and what its exit status means. Results go to standard output, everything else
//! to standard error.

use std::process::ExitCode;

use fpgambit_sim::memory::Allocator;

mod cli;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

fn main() -> ExitCode {
    cli::main()
}
