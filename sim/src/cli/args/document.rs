//! `fpgambit completions` and `fpgambit man`.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

/// Prints a shell completion script
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit completions bash > ~/.local/share/bash-completion/completions/fpgambit
  fpgambit completions fish > ~/.config/fish/completions/fpgambit.fish")]
pub struct CompletionsArgs {
    /// Target shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// Prints the manual page, or writes the pages of all commands to a directory
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit man | man -l -
  fpgambit man --out ~/.local/share/man/man1")]
pub struct ManArgs {
    /// Output directory for fpgambit.1 and one page per command, created if missing
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}
