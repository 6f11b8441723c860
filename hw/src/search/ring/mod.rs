//! The ring: twenty-four searches take turns on one pipeline.
//!
//! One search leaves its circuits idle: each node waits for the board, its moves, the choice among them and the stack, one after
//! the other. Here twenty-four searches go round. Every clock the next one has its *turn*, which takes 24 clocks; when it comes round again, what
//! its turn has come to is written. Each is node for node the engine's [`searcher`](fpgambit_engine::searcher), and neither its
//! answer nor its turns depend on what the others do.
//!
//! ```text
//!  clock of a turn
//!   0   whose turn it is, at which ply                          [TurnNotes, DistributedRam]
//!   1   the node's frame is asked for                           [FrameStore]
//!   3   its board goes into the pipeline                        [PositionView]  or is compared: [BoardNotes]
//!   5   its sums: value, signature                              [SumsValue]     [LineSignatures]
//!   8   check, value, positions alike: the rules before moves   [NodeJudge]
//!  11   the next move: its class, its way, its square           [MoveWays] [ClassPicker] [KillerWays] [WayPicker]
//!  15   where it comes from                                     [MoveResolver](crate::perft::MoveResolver)
//!  19   the board after it                                      [Make](crate::make::Make)
//!  20   who moves, whom he takes; what the turn comes to        [MoverLookup] [MoveTrial] [ChildFrame] [TurnOutcome]
//!  21   the search's word, alpha, cursor, killers are written
//!  22   the child's board                                       24: its sums [SumsChanger]
//! ```
//!
//! # A turn
//!
//! does one of six things at the node that its search has come to:
//!
//! - **The node ends** before its moves or after them, and the window step is done at once. A child's window is its parent's
//!   turned round: a score between its first alpha and its beta becomes the parent's alpha; one not above its first alpha cuts
//!   the parent off, whose own score then is its beta, which changes nothing for the parent's parent: the search goes on there.
//! - **A move is made**: the child's frame is written, and the search is there in its next turn.
//! - **It passes**: the same with a move from a1 to a1.
//! - **A move is tried in vain**: a killer that is not legal here, one that has been tried already, a queen that would take on a guarded
//!   square, any move but the first while the root looks for that. The cursor goes on.
//! - **The position is compared** with one of the line that has its signature, four plies back or more.
//! - **The root begins** again, its first move not being among its moves.
//!
//! # The next move
//!
//! No moves are kept. A frame has a *cursor*: class, way and square of the move tried last, and whether more follow in its class, or
//! its way. From the sets of all moves [`ClassPicker`] takes the first class that has one, [`WayPicker`] the way and the square.
//! Captures that are surely guarded are masked out before.
//!
//! # Memory
//!
//! Block RAM of 1,024 words, by search and ply: board, state, window, sums, alpha, cursor, killers, and the move that led there. A node at
//! ply 32 stands where searches 24 to 31 would. Sixteen columns keep a signature of each position of a line, so that one clock compares a
//! node with all of its line.
//!
//! # Clocks
//!
//! A search takes 24 clocks a turn, some 100 besides. Over 48 positions of the bench set, the first 400 nodes of five plies each,
//! a node takes 2.08 clocks with the ring full, filling and draining it included (`cargo test -p fpgambit-hw --test it ring::searches::a_node --
//! --nocapture`).
//!
//! Without the game's positions, Yosys's `synth_ecp5` makes 16,738 LUT4, 17,328 flip-flops, 51 DP16KD and 500 TRELLIS_DPR16X4 of it, so that
//! an LFE5U-25F has room for one; it has not been placed.
//!
//! # Games
//!
//! Repetitions count with the game too. Before the first job after a push, [`GamePositions`] takes the game's reversible moves back from the
//! root, one a turn, and its positions are kept beside the stacks. A node all of whose line is reversible looks its signature up among them.
//!
//! # Ports
//!
//! Those of [`SearchRing`]; their numbers are in `SearchRing::PINS`. They are those of [`Search`](super::Search).

mod board_notes;
mod child_frame;
mod class_picker;
mod frame_store;
mod game_positions;
mod job_book;
mod job_loader;
mod killer_ways;
mod line_signatures;
mod move_trial;
mod move_ways;
mod mover_lookup;
mod next_move;
mod node_judge;
mod position_view;
pub mod stimulus;
mod sums_changer;
mod sums_value;
mod top;
mod turn_notes;
mod turn_outcome;
mod way_picker;

pub use board_notes::BoardNotes;
pub use child_frame::ChildFrame;
pub use class_picker::ClassPicker;
pub use frame_store::FrameStore;
pub use game_positions::GamePositions;
pub use job_book::JobBook;
pub use job_loader::JobLoader;
pub use killer_ways::KillerWays;
pub use line_signatures::LineSignatures;
pub use move_trial::MoveTrial;
pub use move_ways::MoveWays;
pub use mover_lookup::MoverLookup;
pub use next_move::{NextMove, NextMoveInputs, NextMoveOutputs};
pub use node_judge::NodeJudge;
pub use position_view::PositionView;
pub use sums_changer::SumsChanger;
pub use sums_value::SumsValue;
pub use top::{SearchRing, SearchRingInputs, SearchRingOutputs};
pub use turn_notes::TurnNotes;
pub use turn_outcome::TurnOutcome;
pub use way_picker::WayPicker;

/// Searches of a ring.
pub const SEARCHES: usize = 24;
