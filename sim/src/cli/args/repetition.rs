//! `fpgambit repetition`.

use std::fmt;
use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};
use fpgambit_engine::repetition::DetectionMethod;
use fpgambit_sim::device::Backend;

use super::{PositionArgs, backends};

/// Finds repeated positions in games, ply by ply
///
/// Two positions are the same under FIDE article 9.2.3: same side to move, pieces, castling rights and legal en passant
/// captures. Ply 0 is the starting position of the game; ply n is the position after its n-th half-move. Chess960 games
/// are supported in software only.
///
/// A game that cannot be read is reported on standard error and skipped; the exit status is then 2.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("game").required(true).multiple(true).args(["pgn", "position", "fen", "moves"]),
    after_help = "\
JSON fields:
  ply           ply of a repeated position; other plies are omitted
  count         occurrences of the position so far, this one included, up to 255
  previous_ply  ply of its previous occurrence
  cycles        clocks of all queries (--detector hw)

Examples:
  fpgambit repetition --pgn games.pgn
  fpgambit repetition --pgn games.pgn --detector chains
  fpgambit repetition --pgn games.pgn --detector hw
  fpgambit repetition '6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1' --moves 'g1f1 g8f8 f1g1 f8g8'
  fpgambit --format json repetition --moves 'g1f3 g8f6 f3g1 f6g8'"
)]
pub struct RepetitionArgs {
    /// PGN file; - reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "fen", "moves"])]
    pub pgn: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,

    /// Moves from the position, in UCI notation, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub moves: String,

    /// Repetition detector
    #[arg(long, value_enum, default_value_t = Detector::Counter, value_name = "DETECTOR")]
    pub detector: Detector,

    /// Backend for --detector hw: one of these values, or `serial:PATH[@BAUD]` for a board on a serial port
    /// [default: rust-hdl]
    #[arg(long, value_parser = backends(), value_name = "BACKEND")]
    pub backend: Option<Backend>,
}

/// A way to find repetitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Detector {
    /// Single counter over the moves
    Counter,
    /// AXON's move chains, with its gaps closed
    Chains,
    /// 64-bit Zobrist keys
    Zobrist,
    /// Comparison of whole boards
    Matrix,
    /// The single counter as a circuit; counts saturate at 127
    Hw,
}

impl Detector {
    /// The engine's method; `None` for the circuit.
    pub fn method(self) -> Option<DetectionMethod> {
        match self {
            Detector::Counter => Some(DetectionMethod::Counter),
            Detector::Chains => Some(DetectionMethod::Chains),
            Detector::Zobrist => Some(DetectionMethod::Zobrist),
            Detector::Matrix => Some(DetectionMethod::Matrix),
            Detector::Hw => None,
        }
    }
}

impl fmt::Display for Detector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.method().map_or("hw", DetectionMethod::name))
    }
}
