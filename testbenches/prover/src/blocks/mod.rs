//! Blocks that several units contain, and the lemmas about them.

pub mod board;
pub mod chain;
pub mod counters;
pub mod history;
pub mod names;
pub mod piece_selector;
pub mod posdata;
pub mod stream;
