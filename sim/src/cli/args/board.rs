//! `fpgambit board`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use fpgambit_sim::boards::{self, Board};
use fpgambit_sim::link::{DEFAULT_BAUD, PortName};

/// Build, program, check and simulate FPGA boards
///
/// A board carries the `soc` unit, which connects other units to a host through a serial port. Once you have programmed
/// a board, the other commands use it with --backend serial:PATH.
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
    /// List the supported boards, with the FPGA and the build of the `soc` unit
    #[command(after_help = "\
Examples:
  fpgambit board list
  fpgambit --format json board list")]
    List,
    Build(BuildBoardArgs),
    Program(ProgramArgs),
    Check(CheckArgs),
    Simulate(SimulateArgs),
    Speed(SpeedArgs),
}

/// Build a board's bitstream with Yosys, nextpnr and the packer of its FPGA
///
/// Fails if the placed design does not reach the board's clock rate; then try another --seed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit board build icebreaker
  fpgambit board build ulx3s-85f --baud 3000000 --seeds 5")]
pub struct BuildBoardArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Directory for the bitstream and the files made on the way [default: the board's name]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Rate of the serial port in bit/s, from 300 to a quarter of the board's clock rate
    #[arg(long, value_name = "BAUD", default_value_t = DEFAULT_BAUD)]
    pub baud: u32,

    /// Seed of the placer
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u32,

    /// Try placer seeds 1 to N, at most 100, and keep the fastest result
    #[arg(long, value_name = "N", conflicts_with = "seed", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub seeds: Option<u32>,
}

/// Load the bitstream into a board with openFPGALoader
///
/// Run `board build` first.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit board program icebreaker
  fpgambit board program ulx3s-85f --out build/ulx3s")]
pub struct ProgramArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Directory in which `board build` put the bitstream [default: the board's name]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

/// Compare the answers of a board with the software, over the serial port
///
/// By default, compares the legal moves of 1,000 positions and the repetitions in 100 games. If the board has all
/// units, also compares moves made and taken back, attack queries, perft counts, queen against rook, and searches.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit board check icebreaker --port /dev/ttyUSB1
  fpgambit board check ulx3s-85f --port /dev/ttyUSB0@3000000 --positions 100000

Exit status:
  0  no differences
  1  differences found
  2  bad input or usage, or the board did not respond")]
pub struct CheckArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Serial port of the board, as PATH or PATH@BAUD; without BAUD, 115200 bit/s
    #[arg(long, value_name = "PORT", value_parser = PortName::parse)]
    pub port: PortName,

    /// Number of positions to compare, 1 to 1000000; a tenth as many games are compared too
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = positions)]
    pub positions: usize,
}

/// Simulate a board that other programs can use through a serial port
///
/// Creates a pseudo-terminal, prints its path, and runs until you stop it. While it runs, you can give other commands
/// the option --backend serial:PATH. Verilator compiles the board's circuit, UART included; only the pins and the clock
/// generator are missing.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit board simulate icebreaker
  fpgambit board simulate icebreaker --faults 0.0001 --seed 7")]
pub struct SimulateArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Probability that a byte is lost, corrupted or duplicated, from 0 to 1, in each direction
    #[arg(long, value_name = "RATE", default_value = "0", allow_negative_numbers = true,
          value_parser = rate)]
    pub faults: f64,

    /// Seed of the random faults
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
}

/// Measure how many moves per second a board's serial port can deliver, in simulation
///
/// Simulates the board at the highest rate of its serial port, and converts the clocks to seconds. The host requests
/// the legal moves of positions from random games. It puts as many positions into a request as the response can hold,
/// and sends the next request when the response begins to arrive.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit board speed icebreaker
  fpgambit board speed ulx3s-85f --positions 500")]
pub struct SpeedArgs {
    /// Board name
    #[arg(value_name = "NAME", ignore_case = true, value_parser = board_names())]
    pub board: &'static Board,

    /// Number of positions to request, 1 to 1000000
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
