//! `fpgambit repetition`.

use std::fmt;
use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};
use fpgambit_engine::repetition::DetectionMethod;
use fpgambit_sim::device::Backend;

use super::{PositionArgs, backends};

/// Finds repeated positions in games, ply by ply
///
/// Positions are the same by FIDE article 9.2.3: side to move, pieces, castling rights and a legal capture en passant.
/// Ply 0 is the position a game starts from, ply n the one after its n-th half-move. `count` is how often the position
/// has occurred, this time included, to 255, `previous_ply` where it last did; plies that repeat nothing are left out. The
/// moves of --moves begin at the position given, without one at the start position. Games of Chess960 are read, too, but
/// by no circuit.
///
/// A game that cannot be read is named on standard error, the others are answered, and the exit status is 2.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("game").required(true).multiple(true).args(["pgn", "position", "fen", "moves"]),
    after_help = "\
Examples:
  fpgambit repetition --pgn games.pgn
  fpgambit repetition --pgn games.pgn --detector chains
  fpgambit repetition --pgn games.pgn --detector hw
  fpgambit repetition '6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1' --moves 'g1f1 g8f8 f1g1 f8g8'
  fpgambit --format json repetition --moves 'g1f3 g8f6 f3g1 f6g8'"
)]
pub struct RepetitionArgs {
    /// The games of a PGN file; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "fen", "moves"])]
    pub pgn: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,

    /// What is played from there, in UCI, separated by blanks
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub moves: String,

    /// How repetitions are found
    #[arg(long, value_enum, default_value_t = Detector::Counter, value_name = "DETECTOR")]
    pub detector: Detector,

    /// What runs the circuit of detector hw: in process, its Verilog compiled, or a board, as serial:PATH or
    /// serial:PATH@BAUD [default: rust-hdl]
    #[arg(long, value_parser = backends(), value_name = "BACKEND")]
    pub backend: Option<Backend>,
}

/// A way to find repetitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Detector {
    /// One counter over the moves
    Counter,
    /// AXON's chains of moves, completed
    Chains,
    /// 64-bit keys
    Zobrist,
    /// Whole boards
    Matrix,
    /// The single counter as a circuit; counts end at 127
    Hw,
}

impl Detector {
    /// The engine's method; none for the circuit.
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
