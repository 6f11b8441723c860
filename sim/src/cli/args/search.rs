//! `fpgambit search` and `fpgambit uci`.

use std::path::PathBuf;

use clap::{ArgGroup, Args};
use fpgambit_sim::device::{Backend, Build};
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, Generator, SearcherChoice};

use super::perft::cores;
use super::{
    Chess960Args, DEPTH_MAX, Format, OrBoard, PositionArgs, backends, named, one_of, threads, whole,
};

/// Search a position for the best move
///
/// The search ends at --depth or after --movetime, whichever comes first. If you interrupt it, it reports the results
/// so far. The hash table is cleared before each position. So with one thread and without --movetime, the search visits
/// the same nodes with every move generator and with every repetition detector except `off`.
///
/// --on-chip runs the search unit, which is a complete search in hardware. --searcher chip runs its software model,
/// which returns the same score, best move and number of nodes. Both accept a depth of 0 to 12 plies and a node limit
/// (--nodes). They use one thread, no hash table, and their own move generator and repetition detector.
///
/// --on-chip --build fast runs 24 searches that take turns on one pipeline; --cores N runs 24 on each of N pipelines.
/// Each search works on a different position, so put many positions on standard input. Results appear in the order of
/// the positions. With --split, the 24 searches share one position instead. Then the number of nodes and the best
/// move can differ from those of a single search, and the score by some centipawns.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("end").required(true).multiple(true).args(["depth", "movetime"]),
    after_help = "\
JSON fields:
  bestmove           best move in UCI notation; null if the search found none
  score_cp           score in centipawns for the side to move; null if the score is a mate
  mate               moves to mate, negative if the side to move is mated; null otherwise
  nodes              number of positions visited
  terminal_nodes     number of visited positions that were evaluated without trying a move
  repetitions        number of visited positions that are draws by repetition
  per_depth          results after each completed depth
  lines              the best lines (with --multipv above 1)
  cycles             clocks of the circuit that generates moves or searches; null in software
  repetition_cycles  clocks of the repetition unit (with --repetition hw); null otherwise
  bound              exact, lower or upper; null if the node limit came before any score (only the chip's search)
  status             done or node limit (only the chip's search)
  jobs               number of jobs into which the search was split (with --split)

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

    /// Search depth in plies, extensions not counted: 1 to 64; with --on-chip or --searcher chip, 0 to 12
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = depth)]
    pub depth: Option<u32>,

    /// Search to run: the engine's own (software), or the software model of the search unit (chip)
    #[arg(long, value_name = "SEARCHER", default_value_t = SearcherChoice::default(),
          value_parser = named::<SearcherChoice>(SearcherChoice::names()))]
    pub searcher: SearcherChoice,

    /// Search with the search unit, in simulation or on a board; also reports its clocks
    #[arg(long)]
    pub on_chip: bool,

    /// What runs the search unit: one of these values, or `serial:PATH[@BAUD]` for a board; needs --on-chip
    #[arg(long, value_name = "BACKEND", requires = "on_chip", default_value_t = Backend::default(), value_parser = backends())]
    pub backend: Backend,

    /// Build of the search unit: compact runs one search, fast runs 24 that take turns; needs --on-chip
    #[arg(long, value_name = "BUILD", requires = "on_chip", default_value_t = Build::default(), value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// Number of pipelines with 24 searches each, 1 to 8; more than one needs --build fast and a simulation
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, requires = "on_chip",
          value_parser = cores)]
    pub cores: u32,

    /// Share each position among the 24 searches instead of giving each search its own; needs --build fast
    #[arg(long, requires = "on_chip")]
    pub split: bool,

    /// Evaluation function [default: classical; with --on-chip or --searcher chip: squares]
    ///
    /// `classical` is the engine's own, `network` is the small neural network of the chip, `large` is a larger one, and
    /// `squares` adds up material and the values of the pieces on their squares. --on-chip supports only squares;
    /// --searcher chip supports network and squares.
    #[arg(long, value_name = "EVALUATION", value_parser = named::<EvaluationChoice>(EvaluationChoice::names()))]
    pub evaluation: Option<EvaluationChoice>,

    /// Network file for --evaluation network or large [default: the built-in network]
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// Moves to play before the search, in UCI notation and separated by spaces; needs --on-chip or --searcher chip
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,

    /// Node limit; needs --on-chip or --searcher chip [default: no limit]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = nodes)]
    pub nodes: Option<u64>,

    /// Time limit in milliseconds
    #[arg(long, value_name = "MS", allow_negative_numbers = true, value_parser = milliseconds)]
    pub movetime: Option<u32>,

    /// Number of search threads that share the hash table, 1 to 256; with more than one, results vary between runs
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = threads)]
    pub threads: usize,

    /// Size of the hash table in MiB, 1 to 65536
    #[arg(long, value_name = "MIB", allow_negative_numbers = true, default_value_t = 64, value_parser = mebibytes)]
    pub hash: usize,

    /// Number of best lines to report, 1 to 256; each begins with a different move
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = lines)]
    pub multipv: usize,

    /// What detects repetitions: a software method, the repetition unit in simulation (hw), or nothing (off)
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Source of the moves: one of these values, or `serial:PATH[@BAUD]` for a board
    ///
    /// `software` uses bitboards, `posdata` runs the circuit's algorithm (Sandstroem's walk) in software, `rust-hdl`
    /// and `verilator` simulate the circuit.
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = OrBoard(named::<Generator>(Generator::names())))]
    pub generator: Generator,
}

impl SearchArgs {
    /// The searcher to run: `chip` with --on-chip, otherwise the value of --searcher.
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

/// Run as a UCI engine for a chess program
///
/// Reads UCI commands from standard input and answers on standard output. Also accepts `go perft N`, `d`, `eval` and
/// `bench`, which work as in Stockfish. If it does not understand a command, it says so in an `info string` and goes
/// on.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  printf 'position startpos\\ngo depth 10\\n' | fpgambit uci
  printf 'go perft 5\\nquit\\n' | fpgambit uci")]
pub struct UciArgs {
    /// Hides `--format`, which every command has, because UCI has only one format.
    #[arg(long, hide = true, value_enum, default_value_t = Format::Text)]
    format: Format,
}
