//! Chess in software: rules, posdata, representations, perft. No hardware.
//!
//! The formats that engine, circuits and program share are fixed here once: [`Square`] numbers,
//! [`Piece`] nibbles, the 16-bit [`Move`] word and the nine-word board image
//! ([`Position::image`]).
//!
//! ```
//! use fpgambit_engine::{Move, MoveKind, Position, Square};
//!
//! let start = Position::startpos();
//! let [e2, e4] = ["e2", "e4"].map(|name| name.parse::<Square>().unwrap());
//! let after = start.play(Move::new(e2, e4, MoveKind::DoublePush));
//! assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
//! assert_eq!(after.en_passant(), Some("e3".parse::<Square>().unwrap()));
//! ```

pub mod attacks;
mod bitboard;
mod castling;
mod moves;
mod piece;
pub mod posdata;
mod position;
mod square;

pub use bitboard::Bitboard;
pub use castling::CastlingRights;
pub use moves::{Move, MoveKind, MoveWordError};
pub use piece::{Color, Kind, Piece};
pub use position::{FenError, Field, ImageError, Position, RuleError, Setup, Undo};
pub use square::{Square, SquareError};
