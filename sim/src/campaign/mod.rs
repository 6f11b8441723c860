//! Campaigns: work split into shards that run anywhere, and their documents added up again.
//!
//! ```text
//! source --> shard K of N --> check --> document --> merge, in any order and any grouping --> document
//! ```
//!
//! A [`Shard`] is a pure split of the source: which positions it has depends on nothing but the source, K and N. The
//! [`Digest`] of the answers adds up as the counts do, so that the sum over all shards is that of a run in one piece. A document's text has a checksum ([`seal`]): damage is
//! refused, not added up.

mod digest;
mod document;
mod hash;
mod men;
mod plies;
mod seal;
mod shard;

pub use digest::{Digest, WordSum, word_hashes};
pub use document::{Identity, MergeError, ShardDocument, Sum};
pub use men::{MEN, Men};
pub use plies::{PLIES_MAX, PLIES_SHARDS, Plies};
pub use seal::{DOCUMENT, DocumentError, reseal, seal, sha256, sha256_of, unseal};
pub use shard::{SHARDS_MAX, Shard};
