//! The evaluator: a position's value by the small [network](fpgambit_engine::network), kept up to date move by move. It computes
//! the integers of the software.
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
//! **Four clocks a move.** A move changes two, three or four men: two pairs of one who comes and one who goes. Each clock adds the row
//! of the one and subtracts the row of the other, in 32 sums: both pairs as White sees them, then both as Black does. Meanwhile 16
//! multipliers need two clocks for the 32 sums of a perspective. So the adders and the multipliers are busy in every clock.
//!
//! **Taking back costs nothing.** The stack holds the board and the sums of each position of a line, and a move writes the entry
//! after the one that it reads. An undo only moves the context's pointer back, in one clock, and can be accepted while a move is
//! under way. The stack is a ring: after more than 31 moves of a context the oldest can no longer be taken back.
//!
//! **No hazards.** The board after a move is written before the next move, accepted four clocks later, reads it; so are the sums. So
//! one context gets a value every four clocks, down a line or among siblings, as well as eight contexts in turn. Nor is an entry used that
//! is read at the clock at which it is written: the memories need not answer for that ([`ApartRam`](crate::blocks::ApartRam)).
//!
//! **The bias is rows too.** A nibble's kind 7, which no man has, has 128 rows that add up to the bias: a load, which adds two rows a
//! clock, adds those to the board's.
//!
//! # Blocks
//!
//! | block | |
//! |---|---|
//! | [`EvaluateControl`] | accepts requests; says what each clock is for |
//! | [`MenResolver`] | the move's men, and the addresses of their rows |
//! | [`BoardChanger`] | the board after the move |
//! | [`HiddenPair`] | two hidden sums, and their products with the output's weights |
//! | [`Tally`] | linear sum, men, side to move |
//! | [`OutputSum`] | the output and the value |
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`. Those of [`Evaluate`]; their numbers are in `Evaluate::PINS`.
//!
//! # Latency
//!
//! A value comes [`LATENCY`] clocks after its move was accepted; a move can be accepted every [`MOVE_CLOCKS`] clocks, and an undo in
//! any other clock. A load is accepted [`LOAD_CLOCKS`] clocks after the idle unit sees it, and its value comes
//! [`LOAD_LATENCY`] clocks later. The whole pipeline stalls while a value waits to be accepted.
//!
//! # Weights
//!
//! Three memory files, made from a network file ([`weights`]). The circuit's are those of [`network`], the built-in network unless
//! [`set_network`] was called first.

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

/// The network whose weights the circuit and its memory files have.
pub fn network() -> &'static Network {
    NETWORK.get().unwrap_or_else(|| Network::chip())
}

/// Gives the circuits and memory files made from now on the weights of another network. A program does so once, before it makes
/// any.
///
/// # Errors
/// When it was called before: the network comes back.
pub fn set_network(network: Network) -> Result<(), Box<Network>> {
    NETWORK.set(network).map_err(Box::new)
}
