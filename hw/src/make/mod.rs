//! The maker: makes or takes back one move per clock.
//!
//! ```text
//!  board ---> [RankReader x 8] ----------> [held] ------> [RankChanger x 8] ---> board
//!                  |  the pieces on both squares              ^ four changes
//!                  v                                          |
//!  word ------> [      ChangeResolver: what is put down, what cleared ]
//!  state, undo -----> [       StateChanger      ] -----------------------------> state, undo
//! ```
//!
//! Making a move or taking it back changes at most four squares: one piece is placed and perhaps a second (the castling
//! rook, or a captured piece restored), and one square is cleared and perhaps a second. See [`ChangeResolver`].
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/make-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Make`], numbered in `Make::PINS`.
//! All eight rank words, the state word and the move are applied at once. An ECP5 package has too few pins for that, so
//! the unit is meant for use inside a larger design.
//!
//! # Undo record
//!
//! | bits | |
//! |---|---|
//! | 17:0 | bits 18 to 1 of the state word before: half-move clock, en passant square and its valid bit, castling rights |
//! | 18 | the full-move number was incremented: a black move, and it was not saturated |
//! | 22:19 | nibble of the captured piece, en passant included; 0 if none |
//!
//! # Latency
//!
//! Three clocks. Throughput is one board per clock, in the order of the moves. `board_valid` never waits for
//! `board_ready`, and the board holds until it is accepted. `move_ready` is low during reset and while a board waits
//! that is not accepted in this cycle: the whole pipeline then stalls. So n consecutive moves take n + 3 `cycles`, plus
//! the clocks in which a board waited.
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
