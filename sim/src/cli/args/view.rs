//! `fpgambit view`.

use std::path::PathBuf;

use clap::Args;

/// Shows the running circuits on a web page, clock by clock
///
/// The page contains the exported Verilog, compiled to WebAssembly: move generator, repetition unit, posdata, queen
/// against rook, attack unit, make unit, perft counter, and races between two circuits. It loads nothing
/// else and needs no network. With --out the page is written as one file that can be opened from disk. Without it the page
/// is served on this machine only, until the program is terminated, and opens in the browser.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit view
  fpgambit view startpos '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --out page
  fpgambit view --vcd castling.vcd
  fpgambit view --report fpgambit-failures/1.txt")]
pub struct ViewArgs {
    /// Positions to show, starting with the first: startpos, a FEN or an EPD line; - reads one position per line from
    /// standard input
    #[arg(value_name = "POSITION")]
    pub positions: Vec<String>,

    /// Position to show as a FEN; can be repeated
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub fen: Vec<String>,

    /// Recorded run to show: a waveform written by `moves --vcd`, or by `verify` for a failure
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "fen"])]
    pub vcd: Option<PathBuf>,

    /// Failure to show: a report written by `verify`, with its waveform in the same directory
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "fen", "vcd"])]
    pub report: Option<PathBuf>,

    /// Output directory for index.html, created if missing
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// TCP port of the server [default: any free port]
    #[arg(long, value_name = "PORT", conflicts_with = "out")]
    pub port: Option<u16>,

    /// Do not open the browser
    #[arg(long, conflicts_with = "out")]
    pub no_browser: bool,
}
