//! `fpgambit perft`.

use clap::Args;

use fpgambit_hw::perft::{CORES_MAX, inner};
use fpgambit_hw::unit::Build;

use super::{
    CampaignArgs, Chess960Args, DeviceArgs, PositionArgs, ThreadsArgs, depth, one_of, whole,
};

/// Counts the positions a number of plies away (perft)
///
/// The generator gives the moves of every inner node, the engine makes them; the last ply is counted as generated.
/// `cycles` are those of all generations, none of loading.
///
/// With --on-chip the circuit counts by itself, one to ten plies: `cycles` are those of the whole job.
///
/// With --shard or --out it writes a document that `fpgambit merge` adds up: `positions` are those after two plies, one for
/// each way there, that were counted below; `cycles` are those below them.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit perft startpos --depth 3
  fpgambit perft 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' --depth 6 \
--backend software --divide
  fpgambit perft startpos --depth 5 --on-chip --cores 4 --backend verilator
  fpgambit perft '5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1' --depth 5 --chess960")]
pub struct PerftArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    #[command(flatten)]
    pub rules: Chess960Args,

    /// How many plies
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: u32,

    /// Gives the count below each move
    #[arg(long)]
    pub divide: bool,

    /// The whole count in the circuit
    #[arg(long)]
    pub on_chip: bool,

    /// How many cores share it
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, requires = "on_chip",
          value_parser = cores)]
    pub cores: u32,

    /// What finds the moves of its inner positions; posdata of at most 255 moves each
    #[arg(long, value_name = "HOW", default_value = "parallel", requires = "on_chip",
          value_parser = one_of(Build::ALL, inner))]
    pub inner: Build,

    #[command(flatten)]
    pub campaign: CampaignArgs,

    #[command(flatten)]
    pub device: DeviceArgs,

    #[command(flatten)]
    pub threads: ThreadsArgs,
}

/// How many cores a perft array has.
pub fn cores(text: &str) -> Result<u32, String> {
    whole(text, 1, CORES_MAX as u32)
}
