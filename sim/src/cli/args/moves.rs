//! `fpgambit moves`.

use std::path::PathBuf;

use clap::Args;

use super::{DeviceArgs, PositionArgs};

/// Generate the moves of a position with the circuit
///
/// Prints each move with the clock cycle in which it leaves the circuit. Cycle 1 is the start; loading the position
/// does not count.
#[derive(Debug, Args)]
#[command(after_help = "\
JSON fields:
  cycles       clocks from the start to the last move; null in software
  visited      number of squares that the walk visits; null in software
  moves        the moves, in the order of generation
  moves.uci    the move in UCI notation
  moves.kind   the kind of move, which is bits 15 to 12 of the move word
  moves.cycle  clock cycle in which the move leaves the circuit; null in software

Examples:
  fpgambit moves startpos
  fpgambit moves '7k/4P3/8/8/8/8/8/K7 w - - 0 1' --trace
  fpgambit moves '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --vcd castling.vcd
  fpgambit --format json moves - --captures <positions.epd
  cut -d' ' -f1-4 positions.epd | fpgambit moves --fen -")]
pub struct MovesArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Generate pseudo-legal moves, which may leave the moving side's king in check [default: legal moves]
    #[arg(long)]
    pub pseudo: bool,

    /// Generate only captures (en passant included) and promotions
    #[arg(long)]
    pub captures: bool,

    #[command(flatten)]
    pub device: DeviceArgs,

    /// Record every signal in a VCD file, from the load on; needs backend rust-hdl and a single position
    #[arg(long, value_name = "FILE")]
    pub vcd: Option<PathBuf>,

    /// Print the walk clock by clock; needs backend rust-hdl, build compact and a single position
    #[arg(long)]
    pub trace: bool,
}
