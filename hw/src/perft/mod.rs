//! Perft: the whole tree in the circuit, a leaf parent a clock and core.
//!
//! The counter knows every legal move of a position as sets of squares; of the positions whose moves have to be made those
//! sets are kept, and handed out one move a clock. So there is one pipeline, and both ways out of it: a count, or moves.
//!
//! ```text
//!        job --> [Walker: rows of moves, a stack a level] --+
//!                    ^                                      | inner positions first
//!        rows        |                                      v
//!  +---------> store +--> [LeafMaker: queue of rows] ---> [MoveResolver] ---> word --+
//!  |                         leaf parents                    from, kind              |
//!  |                                                                                 v
//!  +--- [MoveSets] <--- sets --- [CountPipeline] <---+-------------------------- [Make] <-- [boards]
//!       held, next                    |              +--> [boards] (inner)
//!                                     +--> count --> [NodeSum]
//! ```
//!
//! A row is what one kind of move (a slider's way along one kind of line, a knight's jump, pawns' pushes or captures, the king)
//! leads to on one rank. Rows of the lowest inner positions go into a queue and are made one a clock; those of the others go on
//! the stack of their level, from which the [`Walker`] sends children in between. It goes on to the next sibling at once:
//! up to eight of the lowest are under way, two of them without their rows.
//!
//! That is the compact build. In the fast one the moves of inner positions are Sandstroem's: instead of `MoveSets` a core has
//! [`WalkedMoves`], two fast generators of four walks each, one at work on the next position while the other's moves leave;
//! their move words go back into rows of one square. All else is the same circuit, so that the two can be compared.
//!
//! Cores stand far apart on a chip. The job, the tickets for positions that are theirs, whether they offer a sum and whose is
//! heard stand in registers between. On an LFE5U-85F five cores reach 82 to 85 MHz, and 63 without these registers.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/perft-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`. Those of [`Perft`]; their numbers are in `ParallelPerft::PINS`,
//! the same for either build and any number of cores. A board goes in whole: the unit stands inside a design.
//!
//! # Latency
//!
//! 27 clocks for a job of one ply. From there on a leaf parent a clock and core, but for the inner positions between them
//! and the way down: the start position's 4,865,609 leaves five plies deep take 206,747 clocks for 197,281 leaf parents,
//! 1.048 each; Kiwipete's 193,690,690 take 4,221,890, 1.033 each. With the walks they are 231,677 and 4,292,946 clocks,
//! 1.174 and 1.051 a leaf parent; with one generator in the place of two they were 273,922 and 4,944,304, for some seven
//! clocks pass between the last move of a position and the first of the next. `result_valid` never waits for
//! `result_ready`, and the result holds until it is taken.
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/perft-wave.svg"))]
//!
//! # Not built
//!
//! A job with every leaf made: one a ply deeper makes each of them, to count its moves, and takes as long (the table of
//! figures has leaves made a second). And the counters
//! that other programs print of the leaves: captures, en passant captures, castles and promotions would each be one more sum
//! over some of the counter's move bits, which is a large part of its area; checks and mates want the leaf made, a position
//! a clock instead of all of a position's moves.

mod array_phase;
mod contract;
mod core;
mod driver;
mod leaf_maker;
mod move_resolver;
mod move_row;
mod move_sets;
mod node_sum;
mod position_walk;
mod row_lane;
mod row_merger;
mod row_picker;
mod set_selector;
pub mod stimulus;
mod top;
pub mod vectors;
mod walked_moves;
mod walker;
mod walker_phase;

pub use self::core::PerftCore;
pub use contract::{CORES_MAX, UNIT, inner, larger, with_cores};
pub use driver::{Counted, Job, PerftDriver, Told};
pub use leaf_maker::LeafMaker;
pub use move_resolver::MoveResolver;
pub use move_row::MoveRow;
pub use move_sets::MoveSets;
pub use node_sum::NodeSum;
pub use position_walk::PositionWalk;
pub use row_lane::RowLane;
pub use row_merger::RowMerger;
pub use row_picker::RowPicker;
pub use set_selector::{KnightSets, PawnSets, SliderSets};
pub use top::{ParallelPerft, Perft, PerftInputs, PerftOutputs, WalkingPerft};
pub use walked_moves::WalkedMoves;
pub use walker::Walker;
