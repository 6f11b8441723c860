//! Shards, and `fpgambit merge`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_sim::campaign::Shard;

/// One part of a campaign.
#[derive(Clone, Debug, Default, Args)]
pub struct CampaignArgs {
    /// Run part K of the N parts of a campaign, K from 1 to N; the division is the same on every machine
    #[arg(long, value_name = "K/N", allow_hyphen_values = true)]
    pub shard: Option<Shard>,

    /// File for the result document, which `fpgambit merge` reads
    ///
    /// While the command runs, it saves its progress about once a second in FILE.partial, and locks that file.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Continue an interrupted run with the progress in FILE.partial
    ///
    /// If FILE is already complete, prints it and ends. If neither file exists, starts from the beginning.
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

/// Merge the result documents of shards
///
/// A shard is one part of a campaign that `verify` or `perft` runs with --shard. You can merge documents in any order
/// and in several steps: the JSON output is itself a document. Its field `missing` lists the shards that are still
/// missing. When none is missing, it is the document of a single run over everything.
///
/// Merging fails if two documents have different positions, versions, modes, generators or numbers of shards, or if a
/// shard occurs twice. Every document ends with a checksum, so merge rejects a damaged or edited document.
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
    /// Documents written with --shard or --out, or by merge; `-` reads standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}
