//! The maker: board and move in, the board after it out, one a clock; and back.
//!
//! ```text
//!  board ---> [RankReader x 8] ----------> [held] ------> [RankChanger x 8] ---> board
//!                  |  what stands on both squares             ^ four changes
//!                  v                                          |
//!  word ------> [      ChangeResolver: what is put down, what cleared ]
//!  state, undo -----> [       StateChanger      ] -----------------------------> state, undo
//! ```
//!
//! Every move is at most four changes of squares, made or taken back: a piece put down, a second one (the castling rook,
//! or what was captured and comes back), a square cleared, a second one. See [`ChangeResolver`].
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/make-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`. Those of [`Make`]; their numbers are in `Make::PINS`. A board goes in
//! whole: eight rank words, the state word and the move at once. The package of an ECP5 has fewer pins than that: the unit
//! stands inside a design.
//!
//! # Undo record
//!
//! | bits | |
//! |---|---|
//! | 17:0 | bits 18 to 1 of the state word before: half-move clock, en passant square and its valid bit, castling rights |
//! | 18 | the full-move number went up: a black move, and it was not at its largest value |
//! | 22:19 | nibble of what was captured, en passant too; 0 of nothing |
//!
//! # Latency
//!
//! Three clocks, and one board a clock: boards leave in the order of the moves. `board_valid` never waits for
//! `board_ready`, and the board holds until it is taken. `move_ready` is low during reset and while a board waits that is
//! not taken in this cycle: the whole pipeline stands still then. So n moves one after the other are a run of n + 3
//! `cycles`, and the clocks in which a board waited.
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/make-wave.svg"))]

mod change_resolver;
mod contract;
mod control;
mod driver;
mod rank_changer;
mod rank_reader;
mod state_changer;
pub mod stimulus;
mod top;
pub mod vectors;

pub use change_resolver::ChangeResolver;
pub use contract::UNIT;
pub use control::MakeControl;
pub use driver::{After, Change, LATENCY, MakeDriver};
pub use rank_changer::RankChanger;
pub use rank_reader::RankReader;
pub use state_changer::StateChanger;
pub use top::{Make, MakeInputs, MakeOutputs};
