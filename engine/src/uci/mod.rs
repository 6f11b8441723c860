//! Parses UCI commands from a GUI; the program implements the session that executes them.
//!
//! The protocol is that of Stefan Meyer-Kahlen and Rudolf Huber (April 2006), plus `d`, `eval`,
//! `bench` and `go perft N` as in Stockfish.
//!
//! ```
//! use fpgambit_engine::{Variant, uci::Command};
//!
//! let Ok(Some(Command::Go(go))) = Command::parse("go depth 9 quickly", Variant::Standard) else { panic!() };
//! assert_eq!(go.depth, Some(9));
//! assert_eq!(go.passed_over[0].to_string(), "`quickly` means nothing after go");
//! ```

mod command;
mod go;

pub use command::{Command, CommandError, PositionError};
pub use go::Go;
