//! The tablebase unit: queen against rook from on-chip memory.
//!
//! "If we could imagine Fidelity Electronics offering a queen vs. rook player with the tables stored in ROM": John
//! McCarthy's notes of 1980. A position goes in, and out comes whether the queen's side, which is to move, wins.
//!
//! ```text
//!            .----------.  kings  .---------.  pair   .---------.  16 rook squares
//! query ---> | Symmetry | ------> |  pairs  | ------> |   rom   | ------.
//!            |   Fold   |  queen  `---------'         `---------'       v
//!            |          | -----------> [Pipeline] ---------'       [Pipeline] --> answer
//!            `----------'  rook  ----> [Pipeline] ---------------------'
//! ```
//!
//! The board is turned by its eight symmetries until the queen's king is in the triangle a1, d1, d4
//! ([`SymmetryFold`]); then one of 462 pairs of kings ([`PairWords`]), the queen's square and the rook's are the number of
//! a bit in [`Won`] ([`WonWords`]): 1,892,352 bits, about half of the block RAM of an ECP5 85F. The smaller FPGAs have no
//! room for it.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/kqkr-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`.
//!
//! Those of [`Kqkr`]; their numbers are in `Kqkr::PINS`.
//!
//! Colours do not matter: the queen may be white or black. What is no legal position (two men on a square, kings that
//! touch, the rook's king in check) is not won.
//!
//! # Latency
//!
//! Three clocks, and one answer a clock: answers leave in the order of the queries. `answer_valid` never waits for
//! `answer_ready`, and `answer_won` holds until it is taken. `query_ready` is low during reset and while an answer waits
//! that is not taken in this cycle: the whole pipeline stands still then. So n queries one after the other are a run of
//! n + 3 `cycles`, and the clocks in which an answer waited.
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/kqkr-wave.svg"))]
//!
//! # The distance
//!
//! It is not in the ROM: no coding of it was found that fits and is looked up in one read. The block RAM of an ECP5 85F is
//! 208 blocks of 18 Kbit, 3.83 Mbit in all. Mbit that the queen's distances take, in her side's moves, by
//! `cargo run --release -p fpgambit-engine --example kqkr_rom`:
//!
//! | | to mate | to conversion |
//! |---|--:|--:|
//! | a number for each entry of the index | 11.35 | 9.46 |
//! | a number for each of the 1,145,588 legal positions | 6.87 | 5.73 |
//! | legal positions, entropy of the distances: the least that any code of single positions takes | 5.07 | 3.97 |
//! | the same without those that convert in one move, if logic found these | 4.97 | 2.86 |
//! | entropy, the distances with the rook one square to the left and one below known | 4.03 | 3.28 |
//!
//! Whatever packs the positions closer than one to a slot of the index needs pointers too: about 0.4 Mbit for one of 15 bits
//! for each pair of kings and square of the queen. So the distance to mate is out of reach. The distance to
//! conversion would be just inside of it (2.86 or 3.28 with pointers, of 3.83) for a code of varying length that is
//! unpacked square after square, not for one answer a clock.
//!
//! Two bits would fit, 206 of the blocks: not won, or the distance modulo 3, with the best move to be found by looking one
//! move of each side ahead. That serves puzzles, where a step changes the distance by one at most. Here a poor move
//! may put it off by any number, and in 95.5 % of the positions won in two moves or more (98.6 % to conversion) some
//! other move looks as good as a best one.

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

/// The table, solved when it is first asked for.
pub static WON: LazyLock<Won> = LazyLock::new(Won::solve);
