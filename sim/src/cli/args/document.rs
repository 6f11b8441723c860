//! `fpgambit completions` and `fpgambit man`.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

/// Print a completion script for a shell
///
/// Save the script where your shell looks for completions. Then the shell completes commands, options and values.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit completions bash > ~/.local/share/bash-completion/completions/fpgambit
  fpgambit completions fish > ~/.config/fish/completions/fpgambit.fish")]
pub struct CompletionsArgs {
    /// Shell that will run the script
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// Print the manual page, or write the pages of all commands to a directory
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit man | man -l -
  fpgambit man --out ~/.local/share/man/man1")]
pub struct ManArgs {
    /// Directory for fpgambit.1 and one page per command, created if needed
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}
