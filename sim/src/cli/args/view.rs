//! `fpgambit view`.

use std::path::PathBuf;

use clap::Args;

/// Shows the circuits running, in a page to step through
///
/// The page holds the exported Verilog itself, compiled to WebAssembly: move generator, repetition unit, posdata, queen
/// against rook, attack unit, maker, counter, and races of two of them. It loads nothing and needs no network. With --out it is written as one file, which opens from disk;
/// without, it is served to this machine alone until the program is ended, and the browser is opened.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit view
  fpgambit view startpos '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --out page
  fpgambit view --vcd castling.vcd
  fpgambit view --report fpgambit-failures/1.txt")]
pub struct ViewArgs {
    /// Positions to show, the first one at once: each startpos, a FEN or an EPD line; - reads one a line from standard input
    #[arg(value_name = "POSITION")]
    pub positions: Vec<String>,

    /// A position to show as a FEN; may be given several times
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub fen: Vec<String>,

    /// A recorded run to show: a waveform that `moves --vcd` wrote, or `verify` of a failure
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "fen"])]
    pub vcd: Option<PathBuf>,

    /// A failure to show: a report that `verify` wrote; its waveform lies beside it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "fen", "vcd"])]
    pub report: Option<PathBuf>,

    /// The folder to write index.html into, made if need be
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// The port to serve at [default: one that is free]
    #[arg(long, value_name = "PORT", conflicts_with = "out")]
    pub port: Option<u16>,

    /// Does not open the browser
    #[arg(long, conflicts_with = "out")]
    pub no_browser: bool,
}
