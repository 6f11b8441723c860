//! Shards, and `fpgambit merge`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_sim::campaign::Shard;

/// One part of a campaign.
#[derive(Clone, Debug, Default, Args)]
pub struct CampaignArgs {
    /// Run shard K of N (K from 1); the split is the same on every machine
    #[arg(long, value_name = "K/N", allow_hyphen_values = true)]
    pub shard: Option<Shard>,

    /// File for the result document; until it is complete, FILE.partial holds the progress and is locked
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Resume from FILE.partial; keep an existing FILE
    #[arg(long, requires = "out")]
    pub resume: bool,
}

impl CampaignArgs {
    /// Whether a document that can be merged is requested.
    pub fn is_wanted(&self) -> bool {
        self.shard.is_some() || self.out.is_some()
    }

    /// The shard.
    pub fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::WHOLE)
    }
}

/// Merges the result documents of shards
///
/// Documents can be merged in any order and in any grouping. The JSON output can itself be merged again; once no shard is
/// missing, it equals the document of an unsharded run. The field `missing` lists the missing shards.
///
/// Merging fails if the documents differ in source, version, mode, generator or number of shards, or if a shard occurs
/// twice. Every document ends with a checksum; damaged or edited documents are rejected.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit verify --plies 5 --shard 1/2 --out 1.json
  fpgambit verify --plies 5 --shard 2/2 --out 2.json
  fpgambit merge 1.json 2.json

Exit status:
  0  no differences
  1  differences found
  2  incompatible or damaged documents")]
pub struct MergeArgs {
    /// Documents written with --shard, with --out or by merge; - reads standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}
