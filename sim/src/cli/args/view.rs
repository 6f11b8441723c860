//! `fpgambit view`.

use std::path::PathBuf;

use clap::Args;

/// Watch the circuits run on a web page, clock by clock
///
/// The page runs the exported Verilog, compiled to WebAssembly. It shows move generation, repetition, posdata, queen
/// against rook, attacks, making moves, counting moves, the evaluator, the searcher, and a race between two circuits.
///
/// Without --out, view serves the page to this machine only, opens it in your browser, and runs until you stop it. With
/// --out, it writes the page as one file that you can open from disk. The page needs no network.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit view
  fpgambit view startpos '4k3/8/8/8/8/8/8/4K2R w K - 0 1' --out page
  fpgambit view --vcd castling.vcd
  fpgambit view --report fpgambit-failures/1.txt")]
pub struct ViewArgs {
    /// Positions to show: startpos, or a FEN or an EPD line in quotes
    ///
    /// The page begins with the first. `-` reads one position per line from standard input.
    #[arg(value_name = "POSITION")]
    pub positions: Vec<String>,

    /// Position to show, as an alternative to POSITION; you can give --fen several times
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub fen: Vec<String>,

    /// Recorded run to show: a VCD file from `moves --vcd`, or from `verify` for a failure
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "fen"])]
    pub vcd: Option<PathBuf>,

    /// Failure to show: a report from `verify`, with its VCD file in the same directory
    #[arg(long, value_name = "FILE", conflicts_with_all = ["positions", "fen", "vcd"])]
    pub report: Option<PathBuf>,

    /// Directory for the page, index.html, created if needed
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// TCP port at which to serve the page [default: any free port]
    #[arg(long, value_name = "PORT", conflicts_with = "out")]
    pub port: Option<u16>,

    /// Serve the page without opening the browser
    #[arg(long, conflicts_with = "out")]
    pub no_browser: bool,
}
