//! `fpgambit board`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use fpgambit_sim::boards::{self, Board};
use fpgambit_sim::link::{DEFAULT_BAUD, PortName};

/// Boards: which there are, their bitstreams, and one simulated behind a pseudo-terminal
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit board list
  fpgambit board build icebreaker
  fpgambit board program icebreaker
  fpgambit board check icebreaker --port /dev/ttyUSB1
  fpgambit board simulate icebreaker
  fpgambit verify --backend serial:/dev/pts/3")]
pub struct BoardArgs {
    /// What to do.
    #[command(subcommand)]
    pub command: BoardCommand,
}

/// What to do about boards.
#[derive(Debug, Subcommand)]
pub enum BoardCommand {
    /// The boards there are
    List,
    Build(BuildBoardArgs),
    Program(ProgramArgs),
    Check(CheckArgs),
    Simulate(SimulateArgs),
    Speed(SpeedArgs),
}

/// Makes a board's bitstream, with Yosys, nextpnr and the packer
#[derive(Debug, Args)]
pub struct BuildBoardArgs {
    /// Which board
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Where to [default: a folder of the board's name]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// The rate of its serial port in bits a second, at most a quarter of its clock
    #[arg(long, value_name = "BAUD", default_value_t = DEFAULT_BAUD)]
    pub baud: u32,

    /// The placer's seed
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u32,

    /// Try seeds 1 to N, and keep the fastest
    #[arg(long, value_name = "N", conflicts_with = "seed", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub seeds: Option<u32>,
}

/// Loads a board's bitstream with openFPGALoader
#[derive(Debug, Args)]
pub struct ProgramArgs {
    /// Which board
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Where it was built [default: a folder of the board's name]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// Holds a board to the engine: 1,000 positions, 100 games
///
/// Of a board with all units also moves made on it, attack queries, whole counts, queen against rook, and searches.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Which board
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Its serial port, as PATH or PATH@BAUD
    #[arg(long, value_name = "PORT", value_parser = PortName::parse)]
    pub port: PortName,

    /// How many positions, and a tenth as many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = positions)]
    pub positions: usize,
}

/// A board's circuit behind a pseudo-terminal, until it is ended
///
/// Writes the terminal's path, for --backend serial:PATH. The circuit is all of the board's top but pins and clock generator,
/// UART included, compiled by Verilator.
#[derive(Debug, Args)]
pub struct SimulateArgs {
    /// Which board
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// The chance that a byte is lost, flipped or doubled on its way, in either direction: 0 to 1
    #[arg(long, value_name = "RATE", default_value = "0", allow_negative_numbers = true,
          value_parser = rate)]
    pub faults: f64,

    /// Which bytes are: the same for the same seed
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// What a board's link carries at its fastest rate, in clocks of the simulated board
///
/// Legal moves of positions from games, as many in a request as its answer has room for, each sent when the answer before it
/// begins to come.
#[derive(Debug, Args)]
pub struct SpeedArgs {
    /// Which board
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// How many positions
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = positions)]
    pub positions: usize,
}

fn positions(text: &str) -> Result<usize, String> {
    super::whole(text, 1, 1_000_000)
}

fn board_names() -> impl TypedValueParser<Value = &'static Board> {
    let names = boards::BOARDS.iter().map(|board| board.name);
    PossibleValuesParser::new(names)
        .map(|name| boards::find(&name).expect("only these names are let through"))
}

fn rate(text: &str) -> Result<f64, String> {
    let rate: Option<f64> = text.parse().ok();
    rate.filter(|rate| (0.0..=1.0).contains(rate))
        .ok_or_else(|| "expected a number from 0 to 1".to_owned())
}
