//! Shards, and `fpgambit merge`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_sim::campaign::Shard;

/// One part of a campaign.
#[derive(Clone, Debug, Default, Args)]
pub struct CampaignArgs {
    /// Part K of N, from 1: a split that is the same on every machine
    #[arg(long, value_name = "K/N", allow_hyphen_values = true)]
    pub shard: Option<Shard>,

    /// Writes the document to this file; until then FILE.partial says how far the shard is, and is locked
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Goes on where FILE.partial ends; a FILE that is there is kept
    #[arg(long, requires = "out")]
    pub resume: bool,
}

impl CampaignArgs {
    /// Whether a document that can be merged is wanted.
    pub fn is_wanted(&self) -> bool {
        self.shard.is_some() || self.out.is_some()
    }

    /// Which part.
    pub fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::WHOLE)
    }
}

/// Adds the documents of shards up
///
/// In any order and any grouping: what it writes in JSON can be merged again, and once nothing is missing it is the
/// document of a run in one piece. Refused are documents of another source, version, mode or generator, with another
/// number of shards, and a shard that is there twice. `missing` lists the shards that are not there yet. Every document ends
/// with a checksum; a damaged or edited one is refused.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit verify --plies 5 --shard 1/2 --out 1.json
  fpgambit verify --plies 5 --shard 2/2 --out 2.json
  fpgambit merge 1.json 2.json

Exit status: 0 no difference, 1 differences, 2 documents that do not add up or are damaged.")]
pub struct MergeArgs {
    /// Documents that --shard or merge have written; - is standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}
