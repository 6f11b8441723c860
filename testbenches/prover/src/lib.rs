//! Proves the exported circuits right: see `README.md` beside the package, and `testbenches/prove`, which runs it.
//!
//! ```text
//!  kit  <--  spec  <--  blocks  <--  unit, units/UNIT  <--  units  <--  ledger, record  <--  witness, campaign  <--  the program
//! ```
//!
//! Each layer imports only those before it. The kit knows nothing of chess, the specification nothing of circuits, a block's
//! lemmas nothing of the units that have it, and units nothing of each other.

pub mod blocks;
pub mod campaign;
pub mod error;
pub mod ledger;
pub mod record;
pub mod unit;
pub mod units;
pub mod witness;
