//! Chess in software: rules, posdata, representations, perft. No hardware.
//!
//! It defines the formats shared by engine, circuits and program: [`Square`] numbers,
//! [`Piece`] nibbles, the 16-bit [`Move`] word and the nine-word board image
//! ([`Position::image`]).
//!
//! ```
//! use fpgambit_engine::{Position, Square};
//!
//! let start = Position::startpos();
//! let after = start.play(start.parse_uci("e2e4").unwrap());
//! assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
//! assert_eq!(after.en_passant(), Some("e3".parse::<Square>().unwrap()));
//! ```

pub mod attacks;
mod bitboard;
mod castling;
pub mod endgame;
pub mod epd;
pub mod eval;
pub mod kqkr;
pub mod movegen;
mod moves;
pub mod naive;
pub mod network;
mod perft;
pub mod pgn;
mod piece;
pub mod posdata;
mod position;
mod quote;
pub mod random;
pub mod repetition;
pub mod represent;
mod san;
pub mod search;
pub mod searcher;
mod square;
mod text;
pub mod uci;

pub use bitboard::Bitboard;
pub use castling::CastlingRights;
pub use movegen::{Mode, MoveList};
pub use moves::{Move, MoveKind, MoveWordError};
pub use perft::{divide, divide_threads, perft, perft_threads};
pub use piece::{Color, Kind, Piece};
pub use position::{
    FenError, Field, ImageError, Position, RuleError, Setup, UciMoveError, Undo, Variant,
};
pub use quote::quoted;
pub use san::SanError;
pub use square::{Square, SquareError};
