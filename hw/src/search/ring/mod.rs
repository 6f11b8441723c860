//! The ring: twenty-four searches take turns on one pipeline.
//!
//! In a single search, most circuits are idle most of the time: each node needs the board, then the moves, then the
//! choice of a move, then the stack. The ring interleaves twenty-four searches: every clock starts the *turn* of the
//! next search, and a turn takes 24 clocks; when the search's next turn starts, the results of the previous one have
//! been written. Each search visits exactly the nodes of the engine's [`searcher`](fpgambit_engine::searcher), and
//! neither its result nor its number of turns depends on the other searches.
//!
//! ```text
//!  clock of a turn
//!   0   the search in turn, and its ply                         [TurnNotes, DistributedRam]
//!   1   the node's frame is requested                           [FrameStore]
//!   3   its board enters the pipeline                           [PositionView]  or is compared [BoardNotes]
//!   5   the node's sums over its pieces: value, signature       [SumsValue]     [LineSignatures]
//!   8   check, value, matching positions; then the rules that
//!       can end the node before its moves                       [NodeJudge]
//!  11   the next move: its class, its way, its square           [MoveWays] [ClassPicker] [KillerWays] [WayPicker]
//!  15   where it comes from                                     [MoveResolver](crate::perft::MoveResolver)
//!  19   the board after it                                      [Make](crate::make::Make)
//!  20   moving and captured piece; the outcome of the turn      [MoverLookup] [MoveTrial] [ChildFrame] [TurnOutcome]
//!  21   control word, alpha, cursor and killers are written
//!  22   the child's board                                       24: its sums [SumsChanger]
//! ```
//!
//! # A turn
//!
//! A turn does one of six things at the current node of its search:
//!
//! - **The node ends**, before or after it tries its moves. A node starts with its parent's window, negated. If the
//!   score is between the alpha with which the node started and its beta, the same turn writes the negated score as the
//!   parent's alpha. If the score is not above that first alpha, the parent is cut off: it returns its beta, which
//!   never changes the grandparent's alpha. The search does not return to such a parent, and continues at the
//!   grandparent.
//! - **A move is made**: the turn writes the child's frame, and the search's next turn is at the child.
//! - **The node makes a null move**, which the circuit treats as a move from a1 to a1.
//! - **A move is skipped**: a killer that is not legal here, a move that was tried before, or a queen's capture of a
//!   lesser piece on a guarded square. If the job names a first move, the root skips every move before it. The cursor
//!   advances.
//! - **The position is compared** with an earlier one on the path from the root that has the same signature and is at
//!   least four plies back.
//! - **The root starts again** with the usual order, because the move that the job wants first is not a move of this
//!   position.
//!
//! # The next move
//!
//! The ring stores no move lists. A frame has a *cursor*: class, way and square of the move tried last, and whether its
//! class and its way have more moves. A *class* contains moves that are tried together, such as captures of a rook. A
//! *way* is a kind of piece and a direction; there are 20. The *square* is the move's destination. From the sets of all
//! moves, [`ClassPicker`] selects the first class that still has a move, and [`WayPicker`] the way and the square. In a
//! quiescence node, captures of a guarded piece by a more valuable one are removed first.
//!
//! # Memory
//!
//! Block RAMs of 1,024 words, addressed by search and ply, hold board, state, window, sums, alpha, cursor, killers, and
//! the move that led to the node. The address has five bits for the search and five for the ply. Five bits reach only
//! ply 31, so nodes at ply 32 use the space of searches 24 to 31, which do not exist. Sixteen small memories keep a
//! signature of each position from the root to the node: memory i has those of plies 2i and 2i + 1. In one clock the
//! ring reads one word of each memory, so it compares a node with all earlier positions that have the same side to
//! move.
//!
//! A search takes 24 clocks for each of its turns, and about 100 more to load the job and collect the result. In
//! searches of 48 positions of the bench set, five plies deep with a limit of 400 nodes each, a node takes 2.08 clocks
//! with the ring full, including the clocks that fill and drain it. To measure this, run:
//!
//! ```console
//! cargo test -p fpgambit-hw --test it ring::searches::a_node -- --nocapture
//! ```
//!
//! Place and route on an LFE5U-85F gives 23,205 LUTs, 17,654 flip-flops and 52 DP16KD, and 62.7 MHz with seed 1. No
//! path has more than eleven levels of logic. On an LFE5U-25F the ring fills over 92 % of the LUTs; an attempt to route
//! it there did not end in 20 minutes.
//!
//! # Games
//!
//! Repetitions of positions of the game count too. After moves of the game have been pushed, [`GamePositions`] prepares
//! for the next job: it takes back the game's reversible moves from the root, one per turn, and stores the positions in
//! block RAM that the stacks do not use. If all moves from the root to a node are reversible, the node looks up its
//! signature among these positions.
//!
//! # Ports
//!
//! [`SearchRing`] has the ports of [`Search`](super::Search), with the same pin numbers, and two more for a job's line.
//! `SearchRing::PINS` lists the numbers.
//!
//! # Lines
//!
//! A job can have a line of one or two moves (rule 17 of the searcher). A node on the line looks for its move as the
//! root looks for its first move, one turn per move skipped, and ends after that move. This lets the host split a root:
//! all its jobs have the same root and game, so repetitions and mates are scored as in one search.
//!
//! # Several cores
//!
//! [`SearchArray`] has several rings behind the same ports; [`with_cores`](super::with_cores) selects the number.
//!
//! ```text
//!              +--> core 0: a ring of 24 searches --+
//!  job --> [register] -> core 1                    -+--> [register] --> result
//!  move        |     ...                            |
//!              +--> core N - 1                     -+
//! ```
//!
//! - **A job** goes to the next core, in turn, that can accept one. A search has a turn every 24 clocks, so it is as
//!   fast in a full core as in an empty one, and it does not matter which core has the fewest searches. But a core
//!   accepts a job only every 80 to 100 clocks; N cores in turn accept N jobs in that time.
//! - **A move of the game** goes to all cores, once all are idle; **cancel** and **reset** go to all.
//! - **Results** are offered one at a time, from the cores in turn. A core whose result waits goes on searching.
//!
//! Cores are far apart on a chip, so registers delay jobs, moves, cancel and reset by one clock, and results by two.
//! `cycles` counts these clocks too. The unit with one core is the ring itself, without these registers.

mod array;
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

pub use array::{SearchArray, SearchArrayInputs, SearchArrayOutputs};
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

/// Number of searches in a ring, which is one core of an array.
pub const SEARCHES: usize = 24;
