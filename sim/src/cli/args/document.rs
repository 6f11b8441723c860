//! `fpgambit completions` and `fpgambit man`.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

/// Writes a shell's completions of the command line
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit completions bash > ~/.local/share/bash-completion/completions/fpgambit
  fpgambit completions fish > ~/.config/fish/completions/fpgambit.fish")]
pub struct CompletionsArgs {
    /// For which shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// Writes the manual page, or those of all commands into a folder
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit man | man -l -
  fpgambit man --out ~/.local/share/man/man1")]
pub struct ManArgs {
    /// The folder to write fpgambit.1 and a page for each command into, made if need be
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}
