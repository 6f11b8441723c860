//! The move generator: Sandstroem's walk as a circuit.
//!
//! It takes a board image and returns a stream of move words: legal or pseudo-legal moves, all of them or captures and
//! promotions only, each exactly once.
//!
//! ```text
//!                  ranks               checks, pins, attacks
//! load --> [board] -----> [Scan] --> [AttackedSquares] [ChecksAndPins] --.
//!           |   \                                                        v
//!           |    `----> [PieceSelector] --> next piece --> [Walk] <-- [LegalityCheck]
//!           |                                              |  ^  \
//!           `----------- the piece on the square ----------|--'   `--> [MoveStream] --> moves
//!                                                          v  ^
//!                                                        [Posdata]
//! ```
//!
//! A generation has two parts. In the first sixteen clocks, the [`Scan`] reads the eight ranks from both sides, while
//! [`AttackedSquares`] collects the squares attacked by the enemy and [`ChecksAndPins`] the checking and pinned pieces.
//! Then the [`Walk`] takes the pieces from the [`PieceSelector`](crate::blocks::PieceSelector), a1 to h8, and visits
//! one square per clock along posdata's chain; the [`LegalityCheck`] decides in the same clock whether the move is
//! legal. An en passant capture removes two pawns from one rank, so a second scan tests it on the changed board.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/movegen-compact-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`.
//!
//! Both builds have the ports of [`Movegen`], numbered in `Movegen::PINS`. The [`fast`] build adds `board_...`, to load
//! a whole board.
//!
//! `move_valid` never waits for `move_ready`; `move_word` and `move_last` hold until they are accepted. A position
//! without moves returns one word 0x0000 (a1a1, which is never a move) with `move_last`. `load_ready` and
//! `start_ready` are low during a generation, and a start waits while a word is loaded (`start_ready` is low when
//! `load_valid` is high; in the [`fast`] build for one more clock after either). Words can be loaded in any order; only
//! changed words need loading.
//!
//! Pseudo-legal moves follow the rules of movement but may leave the mover's own king in check; castling moves are
//! always legal.
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 1 + 16 + 2 | start, scan, first piece fetched |
//! | 1 | a piece's own square |
//! | 1 | a visited square; 4 for a promotion square |
//! | 1 | a castling move |
//! | 19 | the legality test of an en passant capture |
//! | 2 | from the last square until the last word leaves |
//!
//! A move leaves at the earliest two clocks after its square was visited, once the next move is known. If the sink does
//! not accept a word, the walk continues until two words are waiting, then stalls; no move is lost.
//!
//! # A generation, white king e1 and pawn e2 against king e8
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/movegen-compact-wave.svg"))]
//!
//! # Any position
//!
//! Every generation ends, whatever is loaded: a walk follows a finite chain, and the number of pieces is finite. For
//! boards that are not chess positions (no king, several kings, nibbles 7, 8 or 15) the moves are meaningless.
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
