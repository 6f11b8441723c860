//! The move generator: Sandstroem's walk as a circuit.
//!
//! A board image goes in, a stream of move words comes out: legal or pseudo-legal moves, all of them or captures and
//! promotions only, each exactly once.
//!
//! ```text
//!                  ranks               what the king must know
//! load --> [board] -----> [Scan] --> [AttackedSquares] [ChecksAndPins] --.
//!           |   \                                                        v
//!           |    `----> [PieceSelector] --> next piece --> [Walk] <-- [LegalityCheck]
//!           |                                              |  ^  \
//!           `----------- what stands on the square --------|--'   `--> [MoveStream] --> moves
//!                                                          v  ^
//!                                                        [Posdata]
//! ```
//!
//! A generation has two parts. The [`Scan`] reads the eight ranks from both sides, sixteen clocks in which
//! [`AttackedSquares`] learns which squares the enemy attacks and [`ChecksAndPins`] who gives check and who is pinned.
//! Then the [`Walk`] takes the pieces from the [`PieceSelector`](crate::blocks::PieceSelector), a1 to h8, and visits one
//! square a clock along posdata's chain, while the [`LegalityCheck`] says within the same clock whether the move is
//! legal. An en passant capture, which takes two pawns off one rank, is tried on the board itself by a second scan.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/movegen-compact-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`.
//!
//! Those of [`Movegen`], the same for both builds, their numbers in `Movegen::PINS`; behind them the [`fast`] build has
//! `board_...`, by which a board comes in whole.
//!
//! `move_valid` never waits for `move_ready`; `move_word` and `move_last` hold until they are taken. A position
//! without a move answers with one word 0x0000 (a1a1, which no move is) and `move_last`. `load_ready` and
//! `start_ready` are low during a generation, and a start waits while a word is loaded (`start_ready` is low when
//! `load_valid` is high; in the [`fast`] build for one clock more after either). Words may be loaded in any order, and
//! only those that changed.
//!
//! Pseudo-legal means: as the pieces move, whether or not the own king is left in check; castling only when legal.
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 1 + 16 + 2 | start, scan, first piece fetched |
//! | 1 | a piece's own square |
//! | 1 | a visited square; 4 on one where a pawn promotes |
//! | 1 | a castling move |
//! | 19 | an en passant capture tried for legality |
//! | 2 | after the last square, until the last word has left |
//!
//! A move leaves at the earliest two clocks after its square was visited, when the next one is known. When the sink
//! does not take a word, the walk goes on until two words wait, then stands still; nothing is lost.
//!
//! # A generation, white king e1 and pawn e2 against king e8
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/movegen-compact-wave.svg"))]
//!
//! # Any position
//!
//! Whatever is loaded, a generation ends: a walk is a chain of a finite table, and the pieces are finite. For boards
//! that are no chess position (no king, several, nibbles 7, 8 or 15) the moves have no meaning.
#[macro_use]
mod contract;
mod attacked_squares;
mod checks_and_pins;
mod driver;
pub mod fast;
mod legality;
mod move_stream;
mod position_state;
mod scan;
pub mod stimulus;
mod subject;
mod top;
pub mod vectors;
mod walk;

pub use attacked_squares::AttackedSquares;
pub use checks_and_pins::ChecksAndPins;
pub use contract::UNIT;
pub use driver::{Generation, MovegenDriver, TimedMove, timed_moves};
pub use legality::LegalityCheck;
pub use move_stream::MoveStream;
pub use position_state::PositionState;
pub use scan::Scan;
pub use top::Movegen;
pub use walk::{ObserveWalk, Walk, WalkState, WalkingPiece};
