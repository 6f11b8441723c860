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

/// The help of `--backend`, whose default depends on another option.
const BACKEND: &str = "What runs the circuit: one of these values, or `serial:PATH[@BAUD]` for a board \
    [default: rust-hdl; with --chess960: software]";

/// Count the leaf nodes of the move tree below a position (perft)
///
/// By default, the circuit generates the moves of each node, and the software plays them. The moves of the last ply are
/// counted but not played.
///
/// With --on-chip, the perft unit counts the whole tree in hardware, to a depth of 1 to 10 plies.
///
/// --shard counts one part of the tree. With --shard or --out, perft writes a document that `fpgambit merge` combines
/// with those of the other parts.
#[derive(Clone, Debug, Args)]
#[command(after_help = "\
JSON fields:
  nodes      leaf nodes
  cycles     clocks of all generations, without loading; with --on-chip, of the whole count; null in software
  divide     nodes below each move; null without --divide
  positions  number of subtrees counted (with --shard or --out); they begin two plies below the root, one for each
             sequence of moves, and `cycles` covers only them

Examples:
  fpgambit perft startpos --depth 3
  fpgambit perft 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' --depth 6 \
--backend software --divide
  fpgambit perft startpos --depth 5 --on-chip --cores 4 --backend verilator
  fpgambit perft '5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1' --depth 5 --chess960")]
#[command(mut_arg("backend", |arg| arg.help(BACKEND)))]
pub struct PerftArgs {
    #[command(flatten)]
    pub position: PositionArgs,

    #[command(flatten)]
    pub rules: Chess960Args,

    /// Depth in plies, 1 to 64; with --on-chip, 1 to 10
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true,
          value_parser = depth)]
    pub depth: u32,

    /// Also print the number of leaf nodes below each move
    #[arg(long)]
    pub divide: bool,

    /// Count the whole tree with the perft unit, in simulation or on a board
    #[arg(long)]
    pub on_chip: bool,

    /// Number of cores of the perft unit, 1 to 8; needs --on-chip
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, requires = "on_chip",
          value_parser = cores)]
    pub cores: u32,

    /// How the perft unit generates the moves of inner nodes; needs --on-chip
    ///
    /// `parallel` examines all squares at once. `posdata` uses Sandstroem's walk, for positions with at most 255 moves.
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
