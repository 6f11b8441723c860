#![doc = include_str!("protocol.md")]
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/soc-blocks.svg"))]
//!
//! # Receiving a request
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/soc-wave.svg"))]

mod annex;
mod annex_phase;
mod command;
mod contract;
mod crc32;
mod frame;
mod interpreter;
mod interpreter_phase;

mod queue;
mod receiver;
mod reply;
mod results;
mod search_port;
mod search_port_phase;
mod sender;
mod sender_phase;
pub mod stimulus;
mod top;
pub mod vectors;
mod wire;

pub use annex::Annex;
pub use command::Command;
pub use contract::UNIT;
pub use crc32::Crc32;
pub use frame::{Answer, Cutter, FrameError, Request, Status, decode, encode};
pub use interpreter::Interpreter;
pub use queue::Queue;
pub use receiver::Receiver;
pub use reply::{
    About, Attacks, Counters, Moves, Progress, Queried, Results, SearchState, Searched,
};
pub use results::ResultSelector;
pub use search_port::SearchPort;
pub use sender::Sender;
pub use top::Soc;
pub use wire::Wire;

/// The clock frequency that `hello` returns in simulation.
pub const SIMULATED_HZ: u32 = 12_000_000;
