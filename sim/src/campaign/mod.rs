//! Campaigns: splits work into shards that can run anywhere, and merges their documents.
//!
//! ```text
//! source --> shard K of N --> check --> document --> merge, in any order and any grouping --> document
//! ```
//!
//! The positions of a [`Shard`] depend only on the source, K and N. The [`Digest`] of the answers is additive like the
//! counts, so the sum over all shards equals the result of an unsharded run. Each document has a checksum ([`seal`]),
//! so that a damaged document is rejected, not merged.

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
