//! `fpgambit verify`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use fpgambit_sim::campaign::{MEN, PLIES_MAX};
use fpgambit_sim::device::{Backend, Options};

use super::{CampaignArgs, DeviceArgs, StreamArgs, ThreadsArgs, Words, command, depth, whole};

/// The random games when none are asked for by number.
const SEED: u64 = 1;
/// Plies that a program is asked to count.
const ENGINE_DEPTH: u32 = 2;
/// The unit that is verified.
const MOVEGEN: &str = "movegen";
/// Seconds for which a program may keep silent.
const PATIENCE: u32 = 60;

/// Checks the generator against the engine's two, move for move
///
/// Legal and pseudo-legal moves, all of them and captures only, must be the same sets for the generator under test,
/// the engine's bitboards and its naive generator. Without EPD files, --random and --games: the built-in suite, each
/// position also mirrored, and 2,000 positions of random games. With --games the repetition and the chain unit are
/// asked about every position of the games and compared with whole positions.
///
/// With --engine a UCI program is held to the generator instead: perft below each move of every position, games' too. A
/// difference is followed down to one move at one position, made small, and given a cause. Of the built-in suite it is
/// spared the positions with more pieces than a game can have.
///
/// With --verilog that file is held to the rules in place of the circuit: a changed one, or any circuit with the ports of the
/// unit `movegen`, as its module of the unit's name or its first. The netlist backend runs it; a file that ends in .f lists files. Modules and
/// memory files that it lacks are looked for beside it, then taken from the unit. A generation that takes more than 4,096 clocks is a difference.
///
/// With --plies, --men, --shard or --out the circuit's Verilog is read and run many copies at once (--backend netlist), unless
/// another backend is asked for.
///
/// With --shard or --out it writes a document that `fpgambit merge` adds up: `source` and `mode` say what was checked,
/// `digest` sums up the generator's answers. Games' positions then go to the generator too.
///
/// Broken off, it tells what it has found. In JSON, `counters` are the perft counters compared, `moves` and `cycles`
/// are those of the legal moves, `modes` has all four; the clocks of the repetition units
/// are added to `cycles`, and `repetition` has them alone. A position that fails is shrunk:
/// pieces, rights and clocks are taken away while it still does. `missing` and `extra` belong to the shrunk position.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
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

Exit status: 0 no difference; 1 differences; 2 bad input or usage, or the board or the program does not answer;
128 + N ended by signal N.")]
pub struct VerifyArgs {
    /// Files of positions, one EPD a line; - is standard input
    #[arg(value_name = "EPD")]
    pub files: Vec<PathBuf>,

    #[command(flatten)]
    pub stream: StreamArgs,

    /// Checks the repetition units instead, on every ply of the games of these PGN files; - is standard input. With
    /// --engine its positions
    #[arg(long, value_name = "PGN", num_args = 1..)]
    pub games: Vec<PathBuf>,

    /// A UCI program that knows `go perft N`, held to the generator: the program and its arguments, in one
    #[arg(long, value_name = "COMMAND", value_parser = command,
          conflicts_with_all = ["shard", "out", "resume"])]
    pub engine: Option<Words>,

    /// A file of Verilog in place of the circuit, with the unit's ports; the netlist backend runs it
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["engine", "games", "shard", "out", "resume", "posdata", "backend"])]
    pub verilog: Option<PathBuf>,

    /// The unit whose ports the file has [default: movegen]
    #[arg(long, value_name = "UNIT", requires = "verilog", value_parser = [MOVEGEN])]
    unit: Option<String>,

    /// Seconds that the program has for each line of its answer; what else it says is passed over [default: 60]
    #[arg(long, value_name = "S", allow_negative_numbers = true, requires = "engine",
          value_parser = patience)]
    patience: Option<u32>,

    /// Compares perft with the counters D1, D2, ... of the files, up to this depth; with --engine, so many plies are
    /// counted [default with --engine: 2]
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: Option<u32>,

    /// So many positions of random games [default: 2000 when no file is given]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = positions)]
    pub random: Option<u32>,

    /// Which random games [default: 1]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,

    /// The distinct positions after exactly so many plies from the start position, in at most 64 shards
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = plies)]
    pub plies: Option<u32>,

    /// Every legal position of so many men, both sides to move: 3
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = men)]
    pub men: Option<u32>,

    /// Which moves are compared [default: all]
    #[arg(long, value_enum, value_name = "MODE", conflicts_with = "engine")]
    mode: Option<Modes>,

    #[command(flatten)]
    pub campaign: CampaignArgs,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,

    /// Where a difference leaves its report and its waveform
    #[arg(long, value_name = "DIR", default_value = "fpgambit-failures")]
    pub report: PathBuf,
}

impl VerifyArgs {
    /// Chooses the backend that many positions are for, or a file, unless one was asked for.
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

    /// Which random games.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(SEED)
    }

    /// Plies that a program is asked to count.
    pub fn engine_depth(&self) -> u32 {
        self.depth.unwrap_or(ENGINE_DEPTH)
    }

    /// How long a program may take for each line of its answer.
    pub fn patience(&self) -> Duration {
        Duration::from_secs(self.patience.unwrap_or(PATIENCE).into())
    }

    /// Whether the games' positions are put to the generator, not to the repetition units.
    pub fn generates_games(&self) -> bool {
        self.engine.is_some() || self.mode.is_some() || self.campaign.is_wanted()
    }

    /// Whether positions are asked for by name; if not, there are the usual ones.
    pub fn names_positions(&self) -> bool {
        let files = !(self.files.is_empty() && self.games.is_empty());
        files || self.random.is_some() || self.plies.is_some() || self.men.is_some()
    }

    /// Which moves are compared.
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
    /// All four
    All,
}

impl Modes {
    /// Which of the engine's four, in their order.
    pub fn wanted(self) -> [bool; 4] {
        let one = [
            Modes::Legal,
            Modes::Captures,
            Modes::Pseudo,
            Modes::PseudoCaptures,
        ];
        one.map(|mode| self == mode || self == Modes::All)
    }

    /// As it is given.
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
