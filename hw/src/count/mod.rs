//! The counter: number of legal moves, check, mate and stalemate, for one position per clock.
//!
//! Instead of posdata walks, it examines all 64 squares at once, always from the mover's side (wiring turns Black's
//! board). A board is eight words of eight squares; wiring also forms words for files and diagonals ([`LineWires`]).
//!
//! ```text
//!  stage                                                                         blocks
//!   1,2   planes of the board, turned --> sets of the mover's and enemy's pieces  RankView x 8, StateView
//!    3    along each of 32 lines: the enemy's and the king's rays                 LineThreats x 32, LeaperThreats x 8
//!    4    combine them: attacks, checkers, squares where both sides' rays meet
//!    5    attacks, checkers, squares that answer a check                          RankThreats x 8
//!    6    which pieces may move, and where to; castling, en passant               RankSources x 8, SpecialMoves
//!    7    along each line: the mover's sliders; knights and pawns                 LineMoves x 32, LeaperMoves x 8
//!   8,9   moves to each allowed square, four bits                                 SquareSums x 16
//!  10,11  moves to each rank, counted set by set                                  RankCount x 8
//!  12,13  moves                                                                   BoardCount
//!   14    the answer waits in its slot                                            CountControl
//! ```
//!
//! Pins need no rays of their own: a piece is alone between king and slider if a ray of each reaches it from opposite
//! sides. If the rays meet on an empty square, that is a check, and a piece placed there blocks it.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/count-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Count`], numbered in
//! `Count::PINS`. All eight rank words and the state word are applied at once. An ECP5 package has too few pins for
//! that, so the unit is meant for use inside a larger design.
//!
//! # Latency
//!
//! Fourteen clocks. Throughput is one position per clock, with answers in input order. `answer_valid` never waits for
//! `answer_ready`, and the answer holds until it is accepted. `position_ready` is low during reset and while sixteen
//! answers are outstanding, including those still in the pipeline. So n consecutive positions take n + 14 `cycles` if
//! the sink is always ready.
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/count-wave.svg"))]

mod board_count;
mod board_delay;
mod check_summary;
mod contract;
mod control;
mod driver;
mod en_passant_row;
mod leaper_moves;
mod leaper_threats;
mod line_moves;
mod line_threats;
mod line_wires;
mod moves;
mod pipeline;
mod rank_count;
mod rank_sources;
mod rank_threats;
mod rank_view;
mod special_moves;
mod square_sums;
mod state_view;
pub mod stimulus;
mod threats;
mod top;
pub mod vectors;

pub use board_count::BoardCount;
pub use board_delay::BoardDelay;
pub use check_summary::CheckSummary;
pub use contract::UNIT;
pub use control::CountControl;
pub use driver::{CountDriver, Counted, LATENCY, PLACES};
pub use en_passant_row::EnPassantRow;
pub use leaper_moves::LeaperMoves;
pub use leaper_threats::LeaperThreats;
pub use line_moves::LineMoves;
pub use line_threats::LineThreats;
pub use line_wires::{LineKind, LineWires};
pub use moves::Moves;
pub use pipeline::CountPipeline;
pub use rank_count::RankCount;
pub use rank_sources::RankSources;
pub use rank_threats::RankThreats;
pub use rank_view::RankView;
pub use special_moves::SpecialMoves;
pub use square_sums::SquareSums;
pub use state_view::StateView;
pub use threats::Threats;
pub use top::{Count, CountInputs, CountOutputs};
