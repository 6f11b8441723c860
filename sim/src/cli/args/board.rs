//! `fpgambit board`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use fpgambit_sim::boards::{self, Board};
use fpgambit_sim::link::{DEFAULT_BAUD, PortName};

/// Lists, builds, programs, checks and simulates FPGA boards
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
    /// Lists the supported boards
    List,
    Build(BuildBoardArgs),
    Program(ProgramArgs),
    Check(CheckArgs),
    Simulate(SimulateArgs),
    Speed(SpeedArgs),
}

/// Builds a board's bitstream with Yosys, nextpnr and the device's packer
#[derive(Debug, Args)]
pub struct BuildBoardArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Output directory [default: the board's name]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Serial port rate in bit/s, at most a quarter of the board's clock rate
    #[arg(long, value_name = "BAUD", default_value_t = DEFAULT_BAUD)]
    pub baud: u32,

    /// Placement seed
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u32,

    /// Try placement seeds 1 to N and keep the fastest
    #[arg(long, value_name = "N", conflicts_with = "seed", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub seeds: Option<u32>,
}

/// Loads a board's bitstream with openFPGALoader
#[derive(Debug, Args)]
pub struct ProgramArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Build directory [default: the board's name]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// Checks a board against the engine over its serial link
///
/// By default, checks the legal moves of 1,000 positions and the repetition verdicts of 100 games. On a board that
/// carries all units, also checks moves made on the board, attack queries, perft counts, queen against rook, and searches.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Serial port of the board, as PATH or PATH@BAUD
    #[arg(long, value_name = "PORT", value_parser = PortName::parse)]
    pub port: PortName,

    /// Number of positions; a tenth as many games are checked
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = positions)]
    pub positions: usize,
}

/// Simulates a board behind a pseudo-terminal until terminated
///
/// Prints the terminal's path, for use as --backend serial:PATH. The simulated circuit is the board's top module, UART
/// included, without its pins and clock generator. It is compiled by Verilator.
#[derive(Debug, Args)]
pub struct SimulateArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Probability (0 to 1) that a byte is lost, corrupted or duplicated, in either direction
    #[arg(long, value_name = "RATE", default_value = "0", allow_negative_numbers = true,
          value_parser = rate)]
    pub faults: f64,

    /// Random seed for --faults
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// Measures the throughput of a board's link at its highest rate, in clocks of the simulated board
///
/// Requests the legal moves of positions from random games. Each request holds as many positions as its response has room
/// for and is sent as soon as the previous response begins to arrive.
#[derive(Debug, Args)]
pub struct SpeedArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Number of positions
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
