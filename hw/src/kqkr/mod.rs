//! The tablebase unit: queen against rook from on-chip memory.
//!
//! "If we could imagine Fidelity Electronics offering a queen vs. rook player with the tables stored in ROM": John
//! McCarthy's notes of 1980. The unit takes a position and returns whether the queen's side, which is to move, wins.
//!
//! ```text
//!            .----------.  kings  .---------.  pair   .---------.  16 rook squares
//! query ---> | Symmetry | ------> |  pairs  | ------> |   rom   | ------.
//!            |   Fold   |  queen  `---------'         `---------'       v
//!            |          | -----------> [Pipeline] ---------'       [Pipeline] --> answer
//!            `----------'  rook  ----> [Pipeline] ---------------------'
//! ```
//!
//! The board's eight symmetries map the queen's king into the triangle a1, d1, d4 ([`SymmetryFold`]). The pair of
//! kings, one of 462 ([`PairWords`]), and the squares of queen and rook then form the index of a bit in [`Won`]
//! ([`WonWords`]): 1,892,352 bits, about half of the block RAM of an ECP5 85F. They do not fit in the smaller FPGAs.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/kqkr-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Kqkr`], numbered in `Kqkr::PINS`.
//!
//! Colours do not matter: the queen may be white or black. Illegal positions (two pieces on one square, adjacent kings,
//! the rook's king in check) count as not won.
//!
//! # Latency
//!
//! Three clocks. Throughput is one answer per clock, in the order of the queries. `answer_valid` never waits for
//! `answer_ready`, and `answer_won` holds until it is accepted. `query_ready` is low during reset and while an answer
//! waits that is not accepted in this cycle: the whole pipeline then stalls. So n consecutive queries take n + 3
//! `cycles`, plus the clocks in which an answer waited.
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/kqkr-wave.svg"))]
//!
//! # The distance
//!
//! The ROM does not contain the distance, because no encoding was found that fits and needs only one read. The block
//! RAM of an ECP5 85F has 208 blocks of 18 Kbit, 3.83 Mbit in all. The table lists the size in Mbit of the queen's
//! distances, in moves of the queen's side, as printed by `cargo run --release -p fpgambit-engine --example kqkr_rom`:
//!
//! | | to mate | to conversion |
//! |---|--:|--:|
//! | one number per entry of the index | 11.35 | 9.46 |
//! | one number per legal position, of 1,145,588 | 6.87 | 5.73 |
//! | entropy of the distances over legal positions: the lower limit for any code of single positions | 5.07 | 3.97 |
//! | the same without positions that convert in one move, if logic finds these | 4.97 | 2.86 |
//! | conditional entropy, given the distances with the rook one square to the left and one below | 4.03 | 3.28 |
//!
//! Any denser packing than one position per index slot also needs pointers: about 0.4 Mbit for a 15-bit pointer per
//! pair of kings and queen square. So the distance to mate does not fit. The distance to conversion would just fit
//! (2.86 or 3.28 with pointers, of 3.83) in a variable-length code that is decoded square by square, but not at one
//! answer per clock.
//!
//! Two bits per entry would fit, in 206 of the blocks: not won, or the distance modulo 3, with a search of one move of
//! each side to find the best move. This works for puzzles, where a step changes the distance by at most one. Here a
//! poor move may change the distance by any number, and in 95.5 % of the positions won in two moves or more (98.6 % to
//! conversion) some other move looks as good as a best one.

mod contract;
mod driver;
mod pipeline;
pub mod stimulus;
mod symmetry_fold;
mod tables;
mod top;
pub mod vectors;

pub use contract::UNIT;
pub use driver::{KqkrDriver, LATENCY};
pub use pipeline::Pipeline;
pub use symmetry_fold::SymmetryFold;
pub use tables::{PairWords, WonWords};
pub use top::{Kqkr, KqkrInputs, KqkrOutputs};

use fpgambit_engine::kqkr::Won;
use std::sync::LazyLock;

/// The table, solved on first use.
pub static WON: LazyLock<Won> = LazyLock::new(Won::solve);
