//! `fpgambit moves`.

use std::path::PathBuf;

use clap::Args;

use super::{DeviceArgs, PositionArgs};

/// Generates the moves of a position in hardware
///
/// The answer has every move with the cycle in which it left, the cycle of the start being 1. `cycles` counts from
/// the start to the last move; loading the position is left out. `visited` counts the squares the walk looked at.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit moves startpos
  fpgambit moves '7k/4P3/8/8/8/8/8/K7 w - - 0 1' --trace
  fpgambit moves '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --vcd castling.vcd
  fpgambit --format json moves - --captures <positions.epd
  cut -d' ' -f1-4 positions.epd | fpgambit moves --fen -")]
pub struct MovesArgs {
    #[command(flatten)]
    pub position: PositionArgs,

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
