//! The link to a real or simulated board: the host side of [`fpgambit_hw::soc`]'s protocol.
//!
//! ```text
//! MoveGenerator, RepetitionUnit, JobSearcher, TreeCounter --> Board --> Client --> Read + Write
//!
//! Read + Write: a Port, or a Loop to a simulated end, with Faults
//! ```

mod annex;
mod board;
mod client;
mod faults;
mod loopback;
mod model;
mod movegen;
mod overheard;
mod port;
mod repetition;
mod searcher;
mod searching;
mod serve;
mod stream;
mod terminal;
mod uart;

pub use annex::LinkedAnnex;
pub use board::{Board, SharedBoard};
pub use client::{Client, LinkError, Patience};
pub use faults::Faults;
pub use loopback::{ClockedLine, End, Loop};
pub use model::ModelBoard;
pub use movegen::LinkedMovegen;
pub use port::{DEFAULT_BAUD, Port, PortName, SERIAL};
pub use repetition::LinkedRepetition;
pub use searcher::LinkedSearcher;
pub use serve::{Clocked, serve};
pub use terminal::{Terminal, TerminalError};
pub use uart::{BIT_CLOCKS, INPUTS as BOARD_INPUTS, OUTPUTS as BOARD_OUTPUTS, SerialPins, Traffic};
