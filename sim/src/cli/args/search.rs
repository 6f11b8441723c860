//! `fpgambit search` and `fpgambit uci`.

use std::path::PathBuf;

use clap::{ArgGroup, Args};
use fpgambit_sim::device::{Backend, Build};
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, Generator, SearcherChoice};

use super::perft::cores;
use super::{
    Chess960Args, DEPTH_MAX, Format, OrBoard, PositionArgs, backends, named, one_of, threads, whole,
};

/// Searches a position for the best move and counts the nodes
///
/// Stops at --depth or after --movetime, whichever comes first. If interrupted, reports its results so far. The hash table
/// is cleared before each position. With one thread and without --movetime, the tree is therefore the same for every move
/// generator and every exact repetition detector.
///
/// --on-chip searches in the circuit and --searcher chip in its software model. Both give the same score, move and node
/// count. They search the position after --moves to --depth, 0 to 12 plies, and stop after --nodes. They use one thread
/// and no hash table, and detect repetitions themselves. --on-chip --build fast runs up to 24 searches in turn, and with
/// --cores N as many on each of N cores. It reads up to 96 positions per core at a time from standard input, and prints the
/// results in the order of the positions. With --split it searches one position as jobs for these searches: nodes and best
/// move can differ, and the score by some centipawns.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("end").required(true).multiple(true).args(["depth", "movetime"]),
    after_help = "\
JSON fields:
  bestmove           best move in UCI notation; null if none was found
  score_cp           score in centipawns for the side to move; null if mate
  mate               moves to mate, negative when being mated; null otherwise
  nodes              positions visited
  terminal_nodes     visited positions evaluated without trying a move
  repetitions        draws by repetition
  per_depth          results of each completed depth
  lines              best lines (with --multipv above 1)
  cycles             clocks of the circuit that generates moves or searches; null in software
  repetition_cycles  clocks of the repetition unit (with --repetition hw); null otherwise
  bound              chip only: exact, lower or upper; null, like the score, if the node limit came first
  status             chip only: done or node limit
  jobs               number of jobs (with --split)

Examples:
  fpgambit search startpos --movetime 2000 --multipv 3
  fpgambit search 'R7/P4k2/8/8/8/8/r7/6K1 w - - 0 1' --depth 12
  fpgambit search 'q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1' --depth 4 --generator rust-hdl
  fpgambit search 'q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1' --depth 6 --searcher chip --moves 'c1h6 h8g8'
  fpgambit search startpos --depth 3 --on-chip --backend verilator
  fpgambit search - --depth 3 --on-chip --build fast <positions.epd
  fpgambit search startpos --depth 5 --on-chip --build fast --split --backend verilator
  fpgambit search startpos --depth 6 --on-chip --build fast --cores 4 --split --backend verilator
  fpgambit search - --depth 8 <positions.epd"
)]
pub struct SearchArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    #[command(flatten)]
    pub rules: Chess960Args,

    /// Search depth in plies, without extensions: from 1, or 0 to 12 with --on-chip or --searcher chip
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = depth)]
    pub depth: Option<u32>,

    /// Searcher: the engine's search, or the software model of the chip's search
    #[arg(long, value_name = "SEARCHER", default_value_t = SearcherChoice::default(),
          value_parser = named::<SearcherChoice>(SearcherChoice::names()))]
    pub searcher: SearcherChoice,

    /// Search in the circuit; results are those of --searcher chip, plus clock cycles
    #[arg(long)]
    pub on_chip: bool,

    /// Backend for --on-chip: one of these values, or `serial:PATH[@BAUD]` for a board on a serial port
    #[arg(long, value_name = "BACKEND", requires = "on_chip", default_value_t = Backend::default(), value_parser = backends())]
    pub backend: Backend,

    /// Circuit build for --on-chip: compact runs one search, fast runs up to 24 in turn
    #[arg(long, value_name = "BUILD", requires = "on_chip", default_value_t = Build::default(), value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// Number of cores of --build fast, each with 24 searches
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, requires = "on_chip",
          value_parser = cores)]
    pub cores: u32,

    /// Split each position into jobs for the searches of --build fast, in simulation or on a board
    #[arg(long, requires = "on_chip")]
    pub split: bool,

    /// Evaluation function [default: classical; with --on-chip or --searcher chip: squares]
    #[arg(long, value_name = "EVALUATION", value_parser = named::<EvaluationChoice>(EvaluationChoice::names()))]
    pub evaluation: Option<EvaluationChoice>,

    /// Network file [default: the built-in network]
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// Moves from the position, in UCI notation, separated by spaces; the chip searches the position after them
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,

    /// Node limit, for --on-chip and --searcher chip
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = nodes)]
    pub nodes: Option<u64>,

    /// Time limit in ms
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = milliseconds)]
    pub movetime: Option<u32>,

    /// Number of search threads sharing the hash table; with more than one the tree is not reproducible
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = threads)]
    pub threads: usize,

    /// Hash table size in MiB
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = mebibytes)]
    pub hash: usize,

    /// Number of best lines to report, each starting with a different move
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = lines)]
    pub multipv: usize,

    /// Repetition detector
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Move generator: one of these values, or `serial:PATH[@BAUD]` for a board on a serial port
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = OrBoard(named::<Generator>(Generator::names())))]
    pub generator: Generator,
}

impl SearchArgs {
    /// The searcher; also the chip if its circuit is requested.
    pub fn searcher(&self) -> SearcherChoice {
        match self.on_chip {
            true => SearcherChoice::Chip,
            false => self.searcher,
        }
    }

    /// The evaluation.
    pub fn evaluation(&self) -> EvaluationChoice {
        let usual = self.searcher().evaluation();
        self.evaluation.unwrap_or(usual)
    }

    /// Whether the chip's search is requested, in the circuit or in software.
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

/// Runs as a UCI engine on standard input and output
///
/// In addition to the UCI protocol, it supports `d`, `eval`, `bench` and `go perft N`, as in Stockfish. Unknown input is ignored
/// with an `info string`.
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
