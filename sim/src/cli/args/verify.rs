//! `fpgambit verify`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use fpgambit_sim::campaign::{MEN, PLIES_MAX};
use fpgambit_sim::device::{Backend, Options};

use super::{CampaignArgs, DeviceArgs, StreamArgs, ThreadsArgs, Words, command, depth, whole};

/// The default seed of random games.
const SEED: u64 = 1;
/// The default depth of a program's counts, in plies.
const ENGINE_DEPTH: u32 = 2;
/// The unit that is verified.
const MOVEGEN: &str = "movegen";
/// The default timeout of a program, in seconds.
const PATIENCE: u32 = 60;

/// Compares the move generator with the engine's two generators
///
/// The circuit, the engine's bitboard generator and its naive generator must produce identical move sets in all four
/// modes: legal and pseudo-legal, all moves and captures only. Without EPD files, --random and --games, verify checks the
/// built-in suite, each position also mirrored, and 2,000 positions from random games. --games queries the repetition and
/// chain units at every position of the games and checks them against a comparison of whole positions.
///
/// --engine checks a UCI program instead: perft below each move of every position, including those of --games. Each
/// difference is traced to one move at one position, minimised and diagnosed. Positions of the built-in suite with more
/// pieces than a game can have are skipped.
///
/// --verilog checks your own Verilog file, which the netlist backend runs. It checks the module with the name of the
/// unit's module, such as fpgambit_movegen, or otherwise the first module; this must have the movegen ports. A file
/// that ends in .f is a list of files. Missing modules and memory files are read from the file's directory or, if they
/// are not there, taken from the unit. A generation that takes more than 4,096 clocks counts as a difference.
///
/// --plies, --men, --shard and --out select the netlist backend by default, which runs many copies of the circuit's
/// Verilog at once.
///
/// With --shard or --out, writes a document for `fpgambit merge`, and checks the generator at the positions of --games.
///
/// A failing position is minimised: pieces, rights and clocks are removed as long as it still fails. If interrupted, verify
/// reports its results so far.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
JSON fields:
  moves       legal moves, or moves of the mode checked
  cycles      clocks for these moves, plus those of the repetition units; null in software
  counters    perft counters compared
  modes       moves, cycles and mismatches per mode
  repetition  results of the repetition units (with --games)
  failures    failing positions; `missing` and `extra` are moves of the minimised position
  source      with --shard or --out: the positions checked
  mode        with --shard or --out: the modes checked
  digest      with --shard or --out: digest of the generator's moves

Examples:
  fpgambit verify
  fpgambit verify --random 20000 --seed 7
  fpgambit verify positions.epd --depth 1 --posdata rom
  fpgambit verify --backend verilator
  zcat positions.epd.gz | fpgambit verify - --skip-bad
  fpgambit verify --games games.pgn
  fpgambit verify --plies 5 --shard 3/8 --out 3.json --resume
  fpgambit verify --men 3 --mode legal --backend verilator
  fpgambit verify --engine 'stockfish'
  fpgambit verify --engine 'python3 my_engine.py' --random 500 --depth 3
  fpgambit verify --verilog my_movegen.v --plies 3

Exit status:
  0        no differences
  1        differences found
  2        bad input or usage, or the board or program did not respond
  128 + N  terminated by signal N")]
pub struct VerifyArgs {
    /// EPD files, one position per line; - reads standard input
    #[arg(value_name = "EPD")]
    pub files: Vec<PathBuf>,

    #[command(flatten)]
    pub stream: StreamArgs,

    /// PGN files; - reads standard input. Checks the repetition units at every ply; with --engine, --mode, --shard or
    /// --out, checks move generation at these positions instead
    #[arg(long, value_name = "PGN", num_args = 1..)]
    pub games: Vec<PathBuf>,

    /// UCI program to check, which must support `go perft N`: program and arguments as one quoted string
    #[arg(long, value_name = "COMMAND", value_parser = command,
          conflicts_with_all = ["shard", "out", "resume"])]
    pub engine: Option<Words>,

    /// Verilog file to check instead of the circuit; it must have the unit's ports
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["engine", "games", "shard", "out", "resume", "posdata", "backend"])]
    pub verilog: Option<PathBuf>,

    /// Unit whose ports the Verilog file has [default: movegen]
    #[arg(long, value_name = "UNIT", requires = "verilog", value_parser = [MOVEGEN])]
    unit: Option<String>,

    /// Timeout in seconds for each line of the program's answer; other output is ignored [default: 60]
    #[arg(long, value_name = "S", allow_negative_numbers = true, requires = "engine",
          value_parser = patience)]
    patience: Option<u32>,

    /// Perft depth in plies. Compares with the counters D1, D2, ... in the files up to this depth; with --engine,
    /// counts to this depth [default with --engine: 2]
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: Option<u32>,

    /// Number of positions from random games [default: 2000 if no positions are given]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = positions)]
    pub random: Option<u32>,

    /// Random seed [default: 1]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,

    /// Check all distinct positions exactly N plies from the start position, in at most 64 shards
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = plies)]
    pub plies: Option<u32>,

    /// Check all legal positions with N pieces, kings included, either side to move; N must be 3
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = men)]
    pub men: Option<u32>,

    /// Move sets to compare [default: all]
    #[arg(long, value_enum, value_name = "MODE", conflicts_with = "engine")]
    mode: Option<Modes>,

    #[command(flatten)]
    pub campaign: CampaignArgs,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,

    /// Directory for the report and waveform of each difference
    #[arg(long, value_name = "DIR", default_value = "fpgambit-failures")]
    pub report: PathBuf,
}

impl VerifyArgs {
    /// Sets the backend for many positions, or for a file, unless one was requested.
    pub fn choose_backend(&mut self) {
        let many = self.plies.is_some() || self.men.is_some() || self.campaign.is_wanted();
        if self.engine.is_none() && (many || self.verilog.is_some()) {
            self.device.prefer(Backend::Netlist);
        }
    }

    /// The device under test.
    pub fn options(&self) -> Options {
        Options {
            verilog: self.verilog.clone(),
            ..self.device.options()
        }
    }

    /// The seed of the random games.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(SEED)
    }

    /// The depth of a program's counts, in plies.
    pub fn engine_depth(&self) -> u32 {
        self.depth.unwrap_or(ENGINE_DEPTH)
    }

    /// The timeout of a program for each line of its answer.
    pub fn patience(&self) -> Duration {
        Duration::from_secs(self.patience.unwrap_or(PATIENCE).into())
    }

    /// Whether the games' positions are for the generator and not for the repetition units.
    pub fn generates_games(&self) -> bool {
        self.engine.is_some() || self.mode.is_some() || self.campaign.is_wanted()
    }

    /// Whether positions are requested explicitly; if not, the defaults apply.
    pub fn names_positions(&self) -> bool {
        let files = !(self.files.is_empty() && self.games.is_empty());
        files || self.random.is_some() || self.plies.is_some() || self.men.is_some()
    }

    /// The modes compared.
    pub fn mode(&self) -> Modes {
        self.mode.unwrap_or(Modes::All)
    }
}

/// Which moves are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Modes {
    /// Legal moves
    Legal,
    /// Legal captures and promotions
    Captures,
    /// Pseudo-legal moves
    Pseudo,
    /// Pseudo-legal captures and promotions
    PseudoCaptures,
    /// All four modes
    All,
}

impl Modes {
    /// Which of the engine's four modes are selected, in their order.
    pub fn wanted(self) -> [bool; 4] {
        let one = [
            Modes::Legal,
            Modes::Captures,
            Modes::Pseudo,
            Modes::PseudoCaptures,
        ];
        one.map(|mode| self == mode || self == Modes::All)
    }

    /// The name as written on the command line.
    pub fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

fn plies(text: &str) -> Result<u32, String> {
    whole(text, 0, PLIES_MAX)
}

fn men(text: &str) -> Result<u32, String> {
    let men = text.parse().ok().filter(|men| *men == MEN);
    men.ok_or_else(|| format!("expected {MEN}"))
}

fn positions(text: &str) -> Result<u32, String> {
    whole(text, 1, u32::MAX)
}

fn patience(text: &str) -> Result<u32, String> {
    whole(text, 1, 86_400)
}

fn seed(text: &str) -> Result<u64, String> {
    whole(text, 0, u64::MAX)
}
