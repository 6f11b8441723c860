//! Proves that the exported circuits are correct: see `README.md` beside this package, and `testbenches/prove`, which
//! runs it.
//!
//! ```text
//!  kit  <--  spec  <--  blocks  <--  unit, units/UNIT  <--  units  <--  ledger, record  <--  witness, campaign  <--  the program
//! ```
//!
//! Each layer imports only those before it. The kit contains nothing about chess, the specification nothing about
//! circuits, and a block's lemmas nothing about the units that contain the block. Units do not depend on each other.

pub mod blocks;
pub mod campaign;
pub mod error;
pub mod ledger;
pub mod record;
pub mod unit;
pub mod units;
pub mod witness;
