//! `fpgambit search` and `fpgambit uci`.

use std::path::PathBuf;

use clap::{ArgGroup, Args};
use fpgambit_sim::device::Backend;
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, Generator, SearcherChoice};

use super::{
    Chess960Args, DEPTH_MAX, Format, OrBoard, PositionArgs, backends, named, threads, whole,
};

/// Searches a position and counts the tree
///
/// It ends at the depth or after the time given, whichever comes first; broken off, it tells what it has found. With one
/// thread and without a time the same position, depth and options give the same tree whoever generates the moves and
/// whichever exact detector watches: the table is empty for each position. `nodes` are the positions looked at, `terminal_nodes` those of them
/// that were valued without trying a move, `repetitions` the draws by repetition seen.
///
/// With `--on-chip` the circuit searches, and with `--searcher chip` its software model; both give the same score, move and nodes, the
/// circuit its clocks (`cycles`) as well. They do one job: `--depth` 0 to 12 plies after the game of
/// `--moves`, at most `--nodes` nodes. They have no table and one thread, and look for repetitions themselves. `bound` says whether the score is `exact`, a
/// `lower` or an `upper` bound; where the limit of nodes ended the search before it knew anything, it is null, as the score is.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("end").required(true).multiple(true).args(["depth", "movetime"]),
    after_help = "\
Examples:
  fpgambit search startpos --movetime 2000 --multipv 3
  fpgambit search 'R7/P4k2/8/8/8/8/r7/6K1 w - - 0 1' --depth 12
  fpgambit search 'q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1' --depth 4 --generator rust-hdl
  fpgambit search 'q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1' --depth 6 --searcher chip --moves 'c1h6 h8g8'
  fpgambit search startpos --depth 3 --on-chip --backend verilator
  fpgambit search - --depth 8 <positions.epd"
)]
pub struct SearchArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    #[command(flatten)]
    pub rules: Chess960Args,

    /// How many plies, extensions aside: from 1; 0 to 12 for the chip
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = depth)]
    pub depth: Option<u32>,

    /// Who searches
    #[arg(long, value_name = "SEARCHER", default_value_t = SearcherChoice::default(),
          value_parser = named::<SearcherChoice>(SearcherChoice::names()))]
    pub searcher: SearcherChoice,

    /// The search in the circuit; the same as the chip's, and clocks with it
    #[arg(long)]
    pub on_chip: bool,

    /// What the circuit is simulated by
    #[arg(long, value_name = "BACKEND", requires = "on_chip", default_value_t = Backend::default(), value_parser = backends())]
    pub backend: Backend,

    /// What evaluates [default: classical in software, squares for the chip]
    #[arg(long, value_name = "EVALUATION", value_parser = named::<EvaluationChoice>(EvaluationChoice::names()))]
    pub evaluation: Option<EvaluationChoice>,

    /// The network to evaluate by, instead of the one built in
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// What was played from the position before, in UCI, separated by blanks; the chip searches the position after it
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,

    /// How many nodes at most, for the chip
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = nodes)]
    pub nodes: Option<u64>,

    /// How many milliseconds
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = milliseconds)]
    pub movetime: Option<u32>,

    /// How many threads share the table; with more than one the tree depends on chance
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = threads)]
    pub threads: usize,

    /// MiB of the table
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = mebibytes)]
    pub hash: usize,

    /// How many best lines, each beginning with another move
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = lines)]
    pub multipv: usize,

    /// Who watches for repetitions
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Who generates the moves: one of these, or a board as `serial:PATH[@BAUD]`
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = OrBoard(named::<Generator>(Generator::names())))]
    pub generator: Generator,
}

impl SearchArgs {
    /// Who searches: the chip also where its circuit is wanted.
    pub fn searcher(&self) -> SearcherChoice {
        match self.on_chip {
            true => SearcherChoice::Chip,
            false => self.searcher,
        }
    }

    /// What evaluates.
    pub fn evaluation(&self) -> EvaluationChoice {
        let usual = self.searcher().evaluation();
        self.evaluation.unwrap_or(usual)
    }

    /// Whether the chip's search is wanted, in the circuit or in software.
    pub fn is_chip(&self) -> bool {
        self.searcher() == SearcherChoice::Chip
    }
}

fn depth(text: &str) -> Result<u32, String> {
    whole(text, 0, DEPTH_MAX)
}

fn nodes(text: &str) -> Result<u64, String> {
    whole(text, 1, fpgambit_engine::searcher::NODES_MAX)
}

fn milliseconds(text: &str) -> Result<u32, String> {
    whole(text, 1, 86_400_000)
}

fn mebibytes(text: &str) -> Result<usize, String> {
    whole(text, 1, 65_536)
}

fn lines(text: &str) -> Result<usize, String> {
    whole(text, 1, 256)
}

/// Speaks UCI on standard input and output
///
/// Beside the protocol it knows `d`, `eval`, `bench` and `go perft N`, as Stockfish has them. What it does not understand it passes over with an
/// `info string`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  printf 'position startpos\\ngo depth 10\\n' | fpgambit uci
  printf 'go perft 5\\nquit\\n' | fpgambit uci")]
pub struct UciArgs {
    /// There is one way to speak UCI: the option of all commands is not for this one, and not in its help.
    #[arg(long, hide = true, value_enum, default_value_t = Format::Text)]
    format: Format,
}
