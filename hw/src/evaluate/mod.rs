//! The evaluator computes a position's value with the small [network](fpgambit_engine::network) and updates it move by
//! move. Its integers are those of the software.
//!
//! ```text
//!             .----------------------.  half  .-------------.  rows'     .------.  two rows  .------------.
//! request --> | boards: 256 x 64 men | -----> | MenResolver | ---------> | rows | ---------> | HiddenPair | x 16
//!    |        `----------------------'        `-------------'  addresses `------'            `------------'
//!    |                  ^                            |                                          ^     | sums
//!    '---> [control]    '----- [BoardChanger] <------'                    [stack: 256 x 2] <----'-----|
//!                                                                                                     v
//!                                           value <--- [OutputSum] <--- [heads] <-- clipped sums, 16 a clock
//! ```
//!
//! # How it works
//!
//! **Four clocks per move.** A move changes two, three or four pieces: up to two pairs of an added and a removed piece.
//! Each clock updates 32 sums by one pair: it adds the row of one piece and subtracts the row of the other. Two clocks
//! update White's perspective and two Black's. The 16 multipliers also need two clocks for the 32 sums of a
//! perspective. So adders and multipliers are busy in every clock.
//!
//! **An undo takes one clock.** The stack holds the board and the sums of each position of a line, and a move writes
//! the entry after the one that it reads. An undo only moves the context's pointer back, so the unit can accept it
//! while a move is in progress. The stack is a ring: after more than 31 moves of a context, the oldest can no longer be
//! undone.
//!
//! **No hazards.** The unit accepts the next move four clocks later. By the time that move reads the board and the
//! sums, the first move has written them. So a single context gets a value every four clocks, down a line or among
//! siblings, just as eight contexts in turn do. The circuit never uses a word that it reads in the clock in which it is
//! written, so the memories need not define what they return then ([`ApartRam`](crate::blocks::ApartRam)).
//!
//! **The bias is stored as rows.** Nibbles of kind 7, which no piece has, select 128 rows that add up to the bias. A
//! load, which adds two rows per clock, adds these rows to those of the board.
//!
//! # Blocks
//!
//! | block | |
//! |---|---|
//! | [`EvaluateControl`] | accepts requests; decides what each clock does |
//! | [`MenResolver`] | finds the move's pieces and the addresses of their rows |
//! | [`BoardChanger`] | computes the board after the move |
//! | [`HiddenPair`] | keeps two hidden sums, and multiplies them by the output's weights |
//! | [`Tally`] | keeps linear sum, number of pieces, side to move |
//! | [`OutputSum`] | computes the output and the value |
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`. They are the fields of [`Evaluate`], numbered in
//! `Evaluate::PINS`.
//!
//! # Latency
//!
//! A value follows [`LATENCY`] clocks after the acceptance of its move. The unit accepts a move every [`MOVE_CLOCKS`]
//! clocks, and an undo in any other clock. An idle unit accepts a load [`LOAD_CLOCKS`] clocks after its offer, and the
//! value follows [`LOAD_LATENCY`] clocks later. The whole pipeline stalls while a value waits to be accepted.
//!
//! # Weights
//!
//! Three memory files hold the weights; [`weights`] makes them from a network. The circuit uses the weights of
//! [`network`], which is the built-in network unless [`set_network`] was called first.

mod board_changer;
mod contract;
mod control;
mod driver;
mod hidden_pair;
mod men_resolver;
mod output_sum;
pub mod stimulus;
mod tally;
mod top;
pub mod vectors;
pub mod weights;

pub use board_changer::BoardChanger;
pub use contract::UNIT;
pub use control::EvaluateControl;
pub use driver::{
    CONTEXTS, EvaluateDriver, LATENCY, LOAD_CLOCKS, LOAD_LATENCY, MOVE_CLOCKS, Request, UNDOS,
    Valued,
};
pub use hidden_pair::HiddenPair;
pub use men_resolver::MenResolver;
pub use output_sum::OutputSum;
pub use tally::Tally;
pub use top::{Evaluate, EvaluateInputs, EvaluateOutputs};
pub use weights::{HeadWords, LinearWords, RowWords};

use fpgambit_engine::network::Network;
use std::sync::OnceLock;

static NETWORK: OnceLock<Network> = OnceLock::new();

/// Returns the network whose weights the circuit and its memory files contain.
pub fn network() -> &'static Network {
    NETWORK.get().unwrap_or_else(|| Network::chip())
}

/// Sets the network of all circuits and memory files. Call it at most once, before any of them is made.
///
/// # Errors
/// If a network was set before; the error returns `network`.
pub fn set_network(network: Network) -> Result<(), Box<Network>> {
    NETWORK.set(network).map_err(Box::new)
}
