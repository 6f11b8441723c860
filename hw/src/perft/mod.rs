//! Perft: counts the whole tree in the circuit, one leaf parent per clock per core.
//!
//! The counter computes all legal moves of a position as sets of squares. For positions whose moves have to be made,
//! the sets are kept and converted to one move per clock. So one pipeline has two outputs: a count, or moves.
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
//! A row contains the destinations on one rank of one kind of move (a slider along one kind of line, a knight's jump,
//! pawn pushes or captures, the king). Rows of the lowest inner positions go into a queue, and one move per clock is
//! made from them. Rows of other positions go on the stack of their level, from which the [`Walker`] issues children in
//! between. It moves on to the next sibling at once: up to eight of the lowest positions are in progress, two of them
//! still without rows.
//!
//! That is the compact build. In the fast build, Sandstroem's walks find the moves of inner positions: instead of
//! `MoveSets`, each core has [`WalkedMoves`], two fast generators of four walks each. One generates the next position's
//! moves while the other's moves leave, and their move words are converted to rows of one square. The rest of the
//! circuit is the same, so that the two builds can be compared.
//!
//! Cores are far apart on a chip. The job, the tickets that assign positions to cores, and the valid and grant signals
//! of their sums therefore pass through registers. On an LFE5U-85F five cores reach 82 to 85 MHz, and 63 without these
//! registers.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/perft-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Perft`], numbered in
//! `ParallelPerft::PINS`, and the same for both builds and any number of cores. The whole board is applied at once, so
//! the unit is meant for use inside a larger design.
//!
//! # Latency
//!
//! A job of one ply takes 27 clocks. Beyond that, the unit processes one leaf parent per clock per core, except for the
//! inner positions between leaf parents and the path down. The start position's 4,865,609 leaves five plies deep take
//! 206,747 clocks for 197,281 leaf parents, 1.048 each; Kiwipete's 193,690,690 take 4,221,890, 1.033 each. In the fast
//! build they take 231,677 and 4,292,946 clocks, 1.174 and 1.051 per leaf parent. With one generator instead of two
//! they took 273,922 and 4,944,304, because about seven clocks pass between the last move of a position and the first
//! move of the next. `result_valid` never waits for `result_ready`, and the result holds until it is accepted.
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/perft-wave.svg"))]
//!
//! # Not built
//!
//! - A job that makes every leaf: a job one ply deeper makes each leaf, to count its moves, and takes as long (the
//!   table of figures lists boards made per second).
//! - The leaf counters that other programs print: captures, en passant captures, castles and promotions would each need
//!   another sum over some of the counter's move bits, which make up a large part of its area. To find checks and
//!   mates, the unit would have to make each leaf: one position per clock instead of all moves of a position.

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
