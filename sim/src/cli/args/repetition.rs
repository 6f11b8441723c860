//! `fpgambit repetition`.

use std::fmt;
use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};
use fpgambit_engine::repetition::DetectionMethod;
use fpgambit_sim::device::Backend;

use super::{PositionArgs, backends};

/// Find repeated positions in games
///
/// Two positions are the same if they have the same side to move, the same pieces on the same squares, the same
/// castling rights and the same legal en passant captures (FIDE Laws of Chess, article 9.2.3). Ply 0 is the starting
/// position of the game; ply n is the position after n moves, counting the moves of both sides. Only the software
/// detectors support Chess960 games.
///
/// If a game is not valid, repetition prints an error for it and goes on with the next game. Then the exit status is 2.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("game").required(true).multiple(true).args(["pgn", "position", "fen", "moves"]),
    after_help = "\
JSON fields:
  ply           ply of a repeated position; other plies are omitted
  count         occurrences of the position so far, this one included; at most 255 (with --detector hw: 127)
  previous_ply  ply of its previous occurrence
  cycles        clocks of all queries (with --detector hw)

Examples:
  fpgambit repetition --pgn games.pgn
  fpgambit repetition --pgn games.pgn --detector chains
  fpgambit repetition --pgn games.pgn --detector hw
  fpgambit repetition '6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1' --moves 'g1f1 g8f8 f1g1 f8g8'
  fpgambit --format json repetition --moves 'g1f3 g8f6 f3g1 f6g8'"
)]
pub struct RepetitionArgs {
    /// PGN file with the games; `-` reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "fen", "moves"])]
    pub pgn: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,

    /// Moves of the game after POSITION, in UCI notation and separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub moves: String,

    /// Method that detects the repetitions
    #[arg(long, value_enum, default_value_t = Detector::Counter, value_name = "DETECTOR")]
    pub detector: Detector,

    /// What runs the repetition unit: one of these values except software, or `serial:PATH[@BAUD]` for a board; needs
    /// --detector hw [default: rust-hdl]
    #[arg(long, value_parser = backends(), value_name = "BACKEND")]
    pub backend: Option<Backend>,
}

/// A way to find repetitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Detector {
    /// One counter, which is updated while the moves are taken back
    Counter,
    /// Chains of moves as in the program AXON, completed so that they miss no repetition
    Chains,
    /// A comparison of 64-bit Zobrist keys
    Zobrist,
    /// A comparison of whole boards
    Matrix,
    /// The repetition unit, which is the single counter in hardware
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
