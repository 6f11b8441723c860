//! The command line.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use fpgambit_engine::posdata::{PieceType, RayOrder};
use fpgambit_engine::{Kind, Square};
use fpgambit_hw::export::{self, Target, Unit};
use fpgambit_sim::device::{Backend, Build, Options, PosdataForm};

/// More plies than any perft can count.
const DEPTH_MAX: u32 = 64;
/// More threads than help.
const THREADS_MAX: usize = 256;

/// Chess hardware, proved right: simulate, check and export Sandstroem's move generator.
#[derive(Debug, Parser)]
#[command(
    name = "fpgambit",
    version,
    disable_help_subcommand = true,
    after_help = "\
Examples:
  fpgambit verify
  fpgambit moves --fen '7k/4P3/8/8/8/8/8/K7 w - - 0 1' --trace
  fpgambit posdata --piece queen --from d4

Exit status: 0 done, 1 a check found a difference, 2 bad input or usage."
)]
pub struct Cli {
    /// How the result is written: text, or json (one document)
    #[arg(long, global = true, value_enum, default_value_t = Format::Text, value_name = "FORMAT")]
    pub format: Format,

    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// How a result is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// For programs: one document
    Json,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Moves(MovesArgs),
    Perft(PerftArgs),
    Verify(VerifyArgs),
    Posdata(PosdataArgs),
    Export(ExportArgs),
}

/// Which generator.
#[derive(Clone, Copy, Debug, Args)]
pub struct DeviceArgs {
    /// Which build of the circuit
    #[arg(long, value_enum, default_value_t = Build::Compact, value_name = "BUILD")]
    pub build: Build,

    /// Whether posdata is computed by logic or read from a memory
    #[arg(long, value_enum, default_value_t = PosdataForm::Logic, value_name = "FORM")]
    pub posdata: PosdataForm,

    /// What runs it: the circuit in process, its Verilog compiled, or the engine without a circuit
    #[arg(long, value_enum, default_value_t = Backend::RustHdl, value_name = "BACKEND")]
    pub backend: Backend,
}

impl DeviceArgs {
    /// The generator without a waveform.
    pub fn options(&self) -> Options {
        Options {
            backend: self.backend,
            build: self.build,
            posdata: self.posdata,
            vcd: None,
        }
    }

    /// The options that ask for this generator again.
    pub fn as_options(&self) -> String {
        format!(
            " --build {} --posdata {} --backend {}",
            self.build, self.posdata, self.backend
        )
    }
}

impl fmt::Display for DeviceArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let backend = self.backend;
        match backend {
            Backend::Software => write!(f, "{backend}"),
            _ => write!(f, "{backend}, {}, posdata {}", self.build, self.posdata),
        }
    }
}

/// Generates the moves of a position in hardware
///
/// The answer has every move with the cycle in which it left, the cycle of the start being 1. `cycles` counts from
/// the start to the last move; loading the position is left out. `visited` counts the squares the walk looked at.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit moves --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  fpgambit moves --fen '7k/4P3/8/8/8/8/8/K7 w - - 0 1' --trace
  fpgambit moves --fen '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --vcd castling.vcd
  cut -d';' -f1 positions.epd | fpgambit --format json moves --fen - --captures")]
pub struct MovesArgs {
    /// The position, six fields; - reads one a line from standard input and answers one line each
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub fen: String,

    /// Pseudo-legal moves: the own king may be left in check
    #[arg(long)]
    pub pseudo: bool,

    /// Captures, en passant captures and promotions only
    #[arg(long)]
    pub captures: bool,

    #[command(flatten)]
    pub device: DeviceArgs,

    /// Records every signal of the run, loading included, as a waveform (backend rust-hdl)
    #[arg(long, value_name = "FILE")]
    pub vcd: Option<PathBuf>,

    /// Shows the walk cycle by cycle (backend rust-hdl)
    #[arg(long)]
    pub trace: bool,
}

/// Counts the positions a number of plies away (perft)
///
/// The generator gives the moves of every inner node, the engine makes them; the last ply is counted as generated.
/// `cycles` are those of all generations, none of loading.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit perft --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' --depth 3
  fpgambit perft --fen 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' --depth 6 \
--backend software --divide")]
pub struct PerftArgs {
    /// The position, six fields; - reads one a line from standard input and answers one line each
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub fen: String,

    /// How many plies
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: u32,

    /// Gives the count below each move
    #[arg(long)]
    pub divide: bool,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,
}

/// How many threads.
#[derive(Clone, Copy, Debug, Args)]
pub struct ThreadsArgs {
    /// How many threads, each with a generator of its own [default: one for each processor]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = threads)]
    pub threads: Option<usize>,
}

impl ThreadsArgs {
    /// The number given, or that of the processors.
    pub fn number(self) -> usize {
        self.threads.unwrap_or_else(|| {
            let processors = std::thread::available_parallelism().map_or(1, usize::from);
            processors.min(THREADS_MAX)
        })
    }
}

/// Checks the generator against the engine's two, move for move
///
/// Legal and pseudo-legal moves, all of them and captures only, must be the same sets for the generator under test,
/// the engine's bitboards and its naive generator. Without EPD files and --random: the built-in suite, each position
/// also mirrored, and 2,000 positions of random games.
///
/// In JSON, `moves` and `cycles` are those of the legal moves, `modes` has all four. A position that fails is shrunk:
/// pieces, rights and clocks are taken away while it still does. `missing` and `extra` belong to the shrunk position.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit verify
  fpgambit verify --random 20000 --seed 7
  fpgambit verify positions.epd --depth 1 --posdata rom
  fpgambit verify --backend verilator

Exit status: 0 no difference, 1 differences, 2 bad input or usage.")]
pub struct VerifyArgs {
    /// Files of positions, one EPD a line
    #[arg(value_name = "EPD")]
    pub files: Vec<PathBuf>,

    /// Compares perft with the counters D1, D2, ... of the files, up to this depth
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: Option<u32>,

    /// So many positions of random games [default: 2000 when no file is given]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = positions)]
    pub random: Option<u32>,

    /// Which random games
    #[arg(
        long,
        value_name = "S",
        allow_negative_numbers = true,
        default_value_t = 1,
        value_parser = seed
    )]
    pub seed: u64,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,

    /// Where a difference leaves its report and its waveform
    #[arg(long, value_name = "DIR", default_value = "fpgambit-failures")]
    pub report: PathBuf,
}

/// Shows Sandstroem's posdata: a walk drawn on a board, or the whole table
///
/// The numbers are the order in which an unhindered piece visits the squares; a pawn's captures are marked x. The
/// dump has a line for each entry: piece type, from, at, nextpos, nextdir, squares from a1 = 0 to h8 = 63.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit posdata --piece queen --from d4
  fpgambit posdata --piece queen --from e8 --order longest-first
  fpgambit posdata --dump")]
pub struct PosdataArgs {
    /// pawn, black-pawn, knight, bishop, rook, queen or king, or a FEN letter
    #[arg(long, value_name = "PIECE", value_parser = piece_type, required_unless_present = "dump")]
    pub piece: Option<PieceType>,

    /// The square it stands on
    #[arg(long, value_name = "SQUARE", required_unless_present = "dump")]
    pub from: Option<Square>,

    /// In which order the rays are walked
    #[arg(long, value_enum, default_value_t = Order::Default, value_name = "ORDER")]
    pub order: Order,

    /// The whole table
    #[arg(long, conflicts_with_all = ["piece", "from"])]
    pub dump: bool,
}

/// The order of the rays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// GNU Chess 4's, by fixed directions
    Default,
    /// The longest ray first, as in the note of 1989
    LongestFirst,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Order::Default => "default",
            Order::LongestFirst => "longest-first",
        })
    }
}

impl From<Order> for RayOrder {
    fn from(order: Order) -> RayOrder {
        match order {
            Order::Default => RayOrder::GnuChess,
            Order::LongestFirst => RayOrder::LongestFirst,
        }
    }
}

/// Writes a unit as Verilog, with all that is needed to use it
///
/// UNIT.v has all modules, the top one first and named fpgambit_UNIT. With it come its memory files, a bench with
/// vectors that checks itself under Verilator or Icarus Verilog, constraints, a FuseSoC core file and a build script.
/// Files of the same names are replaced, others left alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit export --unit movegen --build compact --target ice40 --out movegen-ice40
  fpgambit export --target ecp5 --out movegen-ecp5")]
pub struct ExportArgs {
    /// Which unit
    #[arg(long, value_name = "UNIT", default_value_t = Unit::Movegen, value_parser = one_of(Unit::ALL, Unit::name))]
    pub unit: Unit,

    /// Which build of the unit
    #[arg(long, value_name = "BUILD", default_value_t = export::Build::Compact,
          value_parser = one_of(export::Build::ALL, export::Build::name))]
    pub build: export::Build,

    /// What the files are made for
    #[arg(long, value_name = "TARGET", default_value_t = Target::Generic, value_parser = one_of(Target::ALL, Target::name))]
    pub target: Target,

    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

fn depth(text: &str) -> Result<u32, String> {
    whole(text, 1, DEPTH_MAX)
}

fn threads(text: &str) -> Result<usize, String> {
    whole(text, 1, THREADS_MAX)
}

fn positions(text: &str) -> Result<u32, String> {
    whole(text, 1, u32::MAX)
}

fn seed(text: &str) -> Result<u64, String> {
    whole(text, 0, u64::MAX)
}

/// A whole number, or what was expected instead.
fn whole<T: FromStr + PartialOrd + fmt::Display>(
    text: &str,
    least: T,
    most: T,
) -> Result<T, String> {
    let number: Option<T> = text.parse().ok();
    number
        .filter(|number| (&least..=&most).contains(&number))
        .ok_or_else(|| format!("expected a whole number from {least} to {most}"))
}

/// Takes the name of one of these values.
fn one_of<T: Copy + Send + Sync + 'static>(
    values: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let names = values.iter().map(|value| PossibleValue::new(name(*value)));
    PossibleValuesParser::new(names).map(move |given| {
        let named = values.iter().find(|value| name(**value) == given);
        *named.expect("only these names are let through")
    })
}

/// A piece by its name, in capitals or not, or by its FEN letter.
fn piece_type(text: &str) -> Result<PieceType, String> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        match Kind::from_letter(letter.to_ascii_lowercase()) {
            Some(Kind::Pawn) if letter == 'p' => return Ok(PieceType::BlackPawn),
            Some(kind) => return Ok(PieceType::of(kind, fpgambit_engine::Color::White)),
            None => {}
        }
    }
    match text.to_ascii_lowercase().parse() {
        Ok(PieceType::None) | Err(_) => Err(
            "expected pawn, black-pawn, knight, bishop, rook, queen, king or a FEN letter".into(),
        ),
        Ok(piece) => Ok(piece),
    }
}
