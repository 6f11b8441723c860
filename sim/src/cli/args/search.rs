//! `fpgambit search` and `fpgambit uci`.

use clap::Args;
use fpgambit_sim::search::{DetectorChoice, Generator};

use super::{depth, named};

/// Searches a position to a depth and counts the tree
///
/// One thread and an empty table: the same position, depth and options give the same tree whoever generates the
/// moves and whichever exact detector watches. `nodes` are the positions looked at, `terminal_nodes` those of them
/// that were valued without trying a move, `repetitions` the draws by repetition seen.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit search --fen 'R7/P4k2/8/8/8/8/r7/6K1 w - - 0 1' --depth 12
  fpgambit search --fen 'q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1' --depth 4 --generator rust-hdl")]
pub struct SearchArgs {
    /// The position, six fields; - reads one a line from standard input and answers one line each
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub fen: String,

    /// How many plies, extensions aside
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: u32,

    /// Who watches for repetitions
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Who generates the moves
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = named::<Generator>(Generator::names()))]
    pub generator: Generator,
}

/// Speaks UCI on standard input and output
///
/// Beside the protocol it knows `d` and `go perft N`. What it does not understand it passes over with an
/// `info string`.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  printf 'position startpos\\ngo depth 10\\n' | fpgambit uci")]
pub struct UciArgs {}
