//! `fpgambit perft`.

use clap::Args;

use fpgambit_hw::perft::{CORES_MAX, inner};
use fpgambit_hw::unit::{Build, Unit, UnitBuild};
use fpgambit_hw::units;

use super::super::Error;
use super::{
    CampaignArgs, Chess960Args, DeviceArgs, PositionArgs, ThreadsArgs, build_of, depth, one_of,
    whole,
};

/// Counts the leaf nodes of the move tree at a given depth (perft)
///
/// The generator produces the moves of every inner node and the engine plays them. Moves of the last ply are counted
/// without being played.
///
/// With --on-chip the circuit performs the whole count, to a depth of 1 to 10 plies.
///
/// With --shard or --out, writes a document for `fpgambit merge`.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
JSON fields:
  nodes      leaf nodes
  cycles     clocks of all generations, without loading; with --on-chip, of the whole job; null in software
  divide     nodes below each move; null without --divide
  positions  with --shard or --out: positions after two plies whose subtrees were counted, one per path; `cycles` are
             the clocks of these subtrees

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

    /// Depth in plies
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: u32,

    /// Print the count below each move
    #[arg(long)]
    pub divide: bool,

    /// Perform the whole count in the circuit
    #[arg(long)]
    pub on_chip: bool,

    /// Number of cores in the perft array
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, requires = "on_chip",
          value_parser = cores)]
    pub cores: u32,

    /// Move generator for inner nodes; posdata supports at most 255 moves per position
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

/// A unit's build; for an array, with this many cores.
pub fn array_of(
    unit: &'static Unit,
    build: Build,
    cores: Option<u32>,
) -> Result<&'static UnitBuild, Error> {
    let one = build_of(unit, build)?;
    let Some(cores) = cores else { return Ok(one) };
    units::with_cores(unit, build, cores as usize).ok_or_else(|| {
        Error::Usage(format!(
            "'--cores {cores}' with '--unit {} --build {build}': expected '--unit perft', or '--unit search --build fast'",
            unit.name
        ))
    })
}

/// Parses the number of cores of an array.
pub fn cores(text: &str) -> Result<u32, String> {
    whole(text, 1, CORES_MAX as u32)
}
