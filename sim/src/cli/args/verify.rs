//! `fpgambit verify`.

use std::path::PathBuf;

use clap::Args;

use super::{DeviceArgs, StreamArgs, ThreadsArgs, depth, whole};

/// The random games when none are asked for by number.
const SEED: u64 = 1;

/// Checks the generator against the engine's two, move for move
///
/// Legal and pseudo-legal moves, all of them and captures only, must be the same sets for the generator under test,
/// the engine's bitboards and its naive generator. Without EPD files, --random and --games: the built-in suite, each
/// position also mirrored, and 2,000 positions of random games. With --games the repetition and the chain unit are
/// asked about every position of the games and compared with whole positions.
///
/// Broken off, it tells what it has found. In JSON, `counters` are the perft counters compared, `moves` and `cycles`
/// are those of the legal moves, `modes` has all four; the clocks of the repetition units
/// are added to `cycles`, and `repetition` has them alone. A position that fails is shrunk:
/// pieces, rights and clocks are taken away while it still does. `missing` and `extra` belong to the shrunk position.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit verify
  fpgambit verify --random 20000 --seed 7
  fpgambit verify positions.epd --depth 1 --posdata rom
  fpgambit verify --backend verilator
  zcat positions.epd.gz | fpgambit verify - --skip-bad
  fpgambit verify --games games.pgn

Exit status: 0 no difference, 1 differences, 2 bad input or usage.")]
pub struct VerifyArgs {
    /// Files of positions, one EPD a line; - is standard input
    #[arg(value_name = "EPD")]
    pub files: Vec<PathBuf>,

    #[command(flatten)]
    pub stream: StreamArgs,

    /// Checks the repetition units instead, on every ply of the games of these PGN files; - is standard input
    #[arg(long, value_name = "PGN", num_args = 1..)]
    pub games: Vec<PathBuf>,

    /// Compares perft with the counters D1, D2, ... of the files, up to this depth
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: Option<u32>,

    /// So many positions of random games [default: 2000 when no file is given]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = positions)]
    pub random: Option<u32>,

    /// Which random games [default: 1]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,

    /// Where a difference leaves its report and its waveform
    #[arg(long, value_name = "DIR", default_value = "fpgambit-failures")]
    pub report: PathBuf,
}

impl VerifyArgs {
    /// Which random games.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or(SEED)
    }
}

fn positions(text: &str) -> Result<u32, String> {
    whole(text, 1, u32::MAX)
}

fn seed(text: &str) -> Result<u64, String> {
    whole(text, 0, u64::MAX)
}
