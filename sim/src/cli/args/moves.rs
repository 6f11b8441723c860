//! `fpgambit moves`.

use std::path::PathBuf;

use clap::Args;

use super::{DeviceArgs, PositionArgs};

/// Generates the moves of a position in hardware
///
/// Prints every move with the clock cycle in which the circuit output it. The start cycle is 1; loading the position is
/// not counted.
#[derive(Debug, Args)]
#[command(after_help = "\
JSON fields:
  cycles       clocks from the start to the last move; null in software
  visited      squares visited by the walk; null in software
  moves        the moves, in order of generation
  moves.uci    move in UCI notation
  moves.kind   bits 15 to 12 of the move word
  moves.cycle  clock cycle of the move; null in software

Examples:
  fpgambit moves startpos
  fpgambit moves '7k/4P3/8/8/8/8/8/K7 w - - 0 1' --trace
  fpgambit moves '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --vcd castling.vcd
  fpgambit --format json moves - --captures <positions.epd
  cut -d' ' -f1-4 positions.epd | fpgambit moves --fen -")]
pub struct MovesArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    /// Generate pseudo-legal moves, which may leave the own king in check
    #[arg(long)]
    pub pseudo: bool,

    /// Generate only captures, en passant captures and promotions
    #[arg(long)]
    pub captures: bool,

    #[command(flatten)]
    pub device: DeviceArgs,

    /// VCD file for a waveform of every signal, loading included (backend rust-hdl)
    #[arg(long, value_name = "FILE")]
    pub vcd: Option<PathBuf>,

    /// Print the walk cycle by cycle (backend rust-hdl)
    #[arg(long)]
    pub trace: bool,
}
