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
/// The help of `--backend`, whose default depends on other options.
const BACKEND: &str = "What runs the circuit: one of these values, or `serial:PATH[@BAUD]` for a board \
    [default: rust-hdl; with --plies, --men, --shard or --out: netlist]";

/// Compare the moves that the circuit generates with those of two software generators
///
/// For each position, verify runs the circuit and two generators of the software engine: one that uses bitboards, and a
/// slow, simple one. All three must return the same set of moves in each of four modes: legal moves, legal captures and
/// promotions, and the same two for pseudo-legal moves.
///
/// If you give no positions, verify checks the built-in suite, the mirror image of each of its positions, and 2,000
/// positions from random games. Positions come from EPD files, --random, --plies and --men, and in some cases from
/// --games (see below).
///
/// --games checks the two units that detect repetitions (`repetition` and `chains`). At every ply of every game, verify
/// compares their answers with software that compares whole positions. With --mode, --shard or --out, verify checks the
/// move generator at the positions of the games instead. With --engine, it checks the UCI program at these positions.
///
/// --engine checks a UCI program instead of the circuit. For each position, verify compares the program's perft count
/// below each move with that of the bitboard generator. It traces each difference to one move in one small position and
/// prints a likely cause. Positions of the built-in suite with more pieces than a game can have are skipped.
///
/// --verilog checks your own Verilog file instead of our circuit. It simulates the file with the netlist backend,
/// fpgambit's own Verilog simulator. Verify tests the module named fpgambit_movegen (with --build fast:
/// fpgambit_movegen_fast) or, if there is none, the first module. This module must have the ports of the unit
/// `movegen`. If the file's name ends in .f, the file is a list of Verilog files. If your file needs a module or
/// a memory file that it does not contain, verify looks for it in the directory of your file and then among the exported files of our
/// unit. If generating the moves takes more than 4,096 clocks, this counts as a difference.
///
/// A campaign is a long check that you split into parts, for example to run them on several machines. --shard runs one
/// part. With --shard or --out, verify writes a document with its results, and `fpgambit merge` combines the documents
/// of all parts.
///
/// When a position fails, verify simplifies it: it removes pieces, castling rights and the en passant square, and
/// resets the move counters, as long as the position still fails. It reports the position that remains. If you
/// interrupt verify, it reports the results so far.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
JSON fields:
  moves       number of legal moves, or of moves in the mode of --mode
  cycles      clocks for these moves, plus those of the repetition units; null with --backend software
  counters    number of perft counts compared
  modes       moves, cycles and mismatches per mode
  repetition  results of the units `repetition` and `chains` (with --games)
  failures    failing positions; `missing` and `extra` are moves of the simplified position
  source      what was checked (with --shard or --out)
  mode        the value of --mode (with --shard or --out)
  digest      digest of the generated moves (with --shard or --out)

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
  2        bad input or usage, or the FPGA board or the UCI program did not respond
  128 + N  signal N ended the program")]
#[command(mut_arg("backend", |arg| arg.help(BACKEND)))]
pub struct VerifyArgs {
    /// EPD files with one position per line; `-` reads standard input
    #[arg(value_name = "EPD")]
    pub files: Vec<PathBuf>,

    #[command(flatten)]
    pub stream: StreamArgs,

    /// PGN files of games in which to check the repetition units; `-` reads standard input
    ///
    /// With --mode, --shard or --out, checks the move generator at the positions of these games instead; with --engine,
    /// the UCI program.
    #[arg(long, value_name = "PGN", num_args = 1..)]
    pub games: Vec<PathBuf>,

    /// UCI program to check, with its arguments in one quoted string; it must support `go perft N`
    #[arg(long, value_name = "COMMAND", value_parser = command,
          conflicts_with_all = ["shard", "out", "resume"])]
    pub engine: Option<Words>,

    /// Verilog file to check instead of our circuit
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["engine", "games", "shard", "out", "resume", "posdata", "backend"])]
    pub verilog: Option<PathBuf>,

    /// Unit whose ports the module in the Verilog file has [default: movegen]
    #[arg(long, value_name = "UNIT", requires = "verilog", value_parser = [MOVEGEN])]
    unit: Option<String>,

    /// Seconds to wait for each line of the UCI program's answer, 1 to 86400 [default: 60]
    #[arg(long, value_name = "S", allow_negative_numbers = true, requires = "engine",
          value_parser = patience)]
    patience: Option<u32>,

    /// Depth in plies of the perft counts to compare, 1 to 64
    ///
    /// Without --engine, verify compares the circuit's counts with the fields D1, D2, ... of the EPD lines, up to
    /// this depth [default: 1 for the built-in suite; for files, no counts are compared]. With --engine, it compares
    /// the program's counts with those of the software generator at this depth [default: 2].
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: Option<u32>,

    /// Number of positions to take from random games [default: 2000 if you give no positions]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = positions)]
    pub random: Option<u32>,

    /// Seed of the random games [default: 1]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,

    /// Check every distinct position that can be reached in exactly N plies from the start position, N from 0 to 10
    ///
    /// With --plies, --shard accepts at most 64 shards, because each shard generates all positions to find its own.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = plies)]
    pub plies: Option<u32>,

    /// Check every legal position with N pieces in total; only N = 3 is supported: the two kings and one other piece
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = men)]
    pub men: Option<u32>,

    /// Modes in which to compare the moves [default: all]
    ///
    /// With --games, this option makes verify check move generation instead of the repetition units.
    #[arg(long, value_enum, value_name = "MODE", conflicts_with = "engine")]
    mode: Option<Modes>,

    #[command(flatten)]
    pub campaign: CampaignArgs,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,

    /// Directory for the reports and waveforms of the first ten failures, created if needed
    #[arg(long, value_name = "DIR", default_value = "fpgambit-failures")]
    pub report: PathBuf,
}

impl VerifyArgs {
    /// Sets the backend for many positions, or for a Verilog file, unless one was requested.
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
    men.ok_or_else(|| format!("expected {MEN}: the two kings and one other piece"))
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
