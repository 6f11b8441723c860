//! The fast move generator: four parallel walks, and line scans for the king.
//!
//! It has the same contract and moves as the [compact](super) build; only the order of the moves and the number of
//! clocks differ. A board can be loaded word by word, or as a whole while a generation runs.
//!
//! ```text
//!          .--> [RankRegister] x 8 --> the pieces on lines through a square  --> [LineScan] x 4 --> pins, checks, hits
//!          |       ^ [LookSequencer]: the king's square, en passant, its neighbours  |                |
//! load ----|<-- [BoardBuffer] <-- board                                              v                |
//!          |                                              king moves <-------- [KingMoves]            |
//!          |--> [FastPieceSelector] --> next piece --> [Lane] x 4 --> moves <-------------------------'
//!          |                                            ^    ^
//!          '--> board, one per lane --------------------'    '-- [PosdataPair] x 2
//!
//! moves --> [MoveFifo] x 5 --> [MoveMerger] --> move stream
//! ```
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../../pictures/movegen-fast-blocks.svg"))]
//!
//! # How it works
//!
//! **Looks instead of a scan.** The compact build reads the whole board twice to find the squares attacked by the
//! enemy. Here the board is in registers, and each clock one *look* examines the lines through one square. The eight
//! [`RankRegister`]s output the pieces on the row, the column and the two diagonals through it. Four [`LineScan`]s find
//! the next piece in both directions and the one behind it. Three clocks later [`KingMoves`] has the result. The first
//! look, from the mover's king, gives pins and checks. This look and the choice of the first piece happen while the
//! unit is idle, so a start waits for one clock after a word was loaded or a generation ended. Two looks test en
//! passant captures from either side, on the board with the pawns moved; eight test the king's steps, and two test
//! castling.
//!
//! **Four lanes.** Each [`Lane`] walks a piece along posdata's chain, one square per clock, and tests its moves for
//! legality in the next clock. It compares `from` and `to` with the king's lines, which takes four comparisons, and
//! reads one bit of each line's mask. The [`FastPieceSelector`] has the next piece ready in every clock, for the first
//! free lane.
//!
//! **Posdata.** [`PosdataPairSteps`](crate::posdata::PosdataPairSteps) keeps the remaining rays as a set. The next step
//! on this ray and the first square of the next ray are both ready, and the board only selects between them.
//! [`PosdataPairRom`](crate::posdata::PosdataPairRom) is the table itself, read by two lanes through two ports. Both
//! visit the same squares. With the table, a knight's and a pawn's walk takes one clock more, because the table shows
//! too late that the walk is over.
//!
//! **Two boards.** A [`BoardBuffer`] accepts a board in one clock, even during a generation. In the next eight clocks,
//! its ranks are written to the other half of the distributed memories, which are twice the size of a board anyway.
//! When the lanes, the piece selector and the king's looks have finished, everything else goes to the registers at
//! once, while the last moves still leave: the next generation can start two clocks after the last word. `board_ready`
//! is low from the acceptance of a board until its start has been accepted, so that each start uses the right board.
//! Over the bench set, a legal move takes 1.285 clocks including loading. Loading word by word, in nine clocks and one
//! to prepare, would raise this to 1.63.
//!
//! # Clocks
//!
#![cfg_attr(doc, doc = include_str!("../../../pictures/movegen-fast-wave.svg"))]
//!
//! | clocks | |
//! |---|---|
//! | 1 | from the last word loaded or sent to the start; not counted in `cycles` |
//! | 11 | from a whole board to the start, if idle; otherwise they overlap with the generation |
//! | 1 | start, first piece issued to a lane; each further lane gets its piece one clock later |
//! | 1 | a piece's own square |
//! | 1 | a visited square |
//! | 1 | return to the piece's own square, unless known in advance |
//! | 3 | from a visited square to the move offered, if nothing else waits and another move follows |
//! | 14 | from the start to the last of the king's steps; 2 more to test castling, 2 for en passant |
//! | 3 | additional delay to the first piece on the rank from which pawns can capture en passant, if they can |
//!
//! One move leaves in every clock in which one is waiting; a promotion is four moves. If the sink stalls, the lanes
//! continue until their FIFOs of sixteen words each are nearly full, then stall one by one. So the *order* of the moves
//! depends on the sink, but the set of moves does not. `move_valid`, `move_word` and `move_last` hold until accepted.
//!
//! The unit is idle in the cycle after a reset; the position is kept, a waiting board is discarded.
//!
//! # Design history
//!
//! Cycles per legal move are whole-set totals over `sim/data/bench.epd` (500 positions, 25.9 legal moves each), clocks
//! are nextpnr's for an LFE5U-25F, speed 6, one placer seed.
//!
//! | attempt | gave |
//! |---|---|
//! | a model before building: lanes 1, 2, 3, 4, 5, 8 over 898 positions of games (30.7 moves each) | 2.66, 1.53, 1.29, 1.25, 1.25, 1.24 cycles a move: four lanes, because with more of them only the start counts |
//! | the same, issuing knights first, then sliders, then pawns | 1.235 instead of 1.253; not built, because it makes the piece selector's first look three times as wide |
//! | posdata in two memories of two ports each (44 block RAMs) | 67 MHz: 5.8 ns for the memory, then a multiplexer over its sixteen banks; so the ECP5 export uses the steps |
//! | posdata step by step ([`PosdataPairSteps`](crate::posdata::PosdataPairSteps)) | 90 MHz at once, in 3,511 LUTs and 1,139 flip-flops |
//! | the piece selector's first set bit by `x & -x` | its carry chain was the critical path; replaced by ORs, it no longer is |
//! | `last`: a lane ends the walk of a knight or a pawn without the step back to its own square | 1.308 instead of 1.315 cycles a move |
//! | the first piece issued in the clock of the start; the rank nearest to the enemy first; a pawn's pushes before its captures; no looks for castling and en passant where there are none | 1.245 cycles a move, 86 MHz: from `last` through the lanes' ready signals to the piece selector |
//! | the piece selector prepares its piece while the unit is idle, up to the start | 1.253: after a rank with a single piece, the next piece came a clock late; so it now prepares before a start is possible |
//! | a new piece's rays computed once, for whichever lane accepts it ([`Rays`](crate::posdata::Rays)) | 300 LUTs less; before, this was the longest path |
//! | `home` and `last` in registers, set as the walk turns; the FIFOs are popped without a test for the end of the generation | 95 to 102 MHz |
//! | the piece selector finds its piece by halving instead of by a lowest-bit mask | 101.2 MHz with the best of five seeds |
//! | whole boards: a buffer, the copy to the memories, a multiplexer in front of the rank registers | on the 85F, seed 3, 93.8 MHz: from the last piece through `last` and the end of the generation to the look sequencer |
//! | "no piece left" reported a clock late, the end of the king's steps from a register, the looks restarted a clock after the end, the entering word tells that a FIFO is not empty | 95.9 MHz with seed 1, now in a harness with registers at inputs and outputs, whose paths count too; no generation takes more clocks |
//! | the waiting board's rank selected a clock before it is copied; each lane's memory half in a register of its own | with seeds 1 to 5 112.0, 101.9, 100.3, 106.0 and 106.3 MHz instead of 95.8, 84.8, 83.6, 86.2 and 90.7, with a tenth more LUTs and no additional clock; before, the longest paths went from that half through a lane's board to its next square, and from the selection of a rank to the pieces on it |
//! | a copy of the board for each lane in registers, loaded at once | not built: it needs a 64:1 multiplexer for two bits in each lane, on the longest path; copying during a generation costs no clock |
//!
//! The current build needs 1.245 cycles per legal move (16,129 for 12,952) with posdata by steps. A position takes 6.4
//! clocks in addition to its moves; 5.8 of them pass before the first move leaves. With each of the five seeds, the
//! longest path runs from the side to move through the ranks with its pieces to the pieces of the first rank issued,
//! while the unit prepares.

mod board_buffer;
mod control;
mod king_moves;
mod lane;
mod line_scan;
mod look_sequencer;
mod move_fifo;
mod move_merger;
mod piece_selector;
mod position_state;
mod rank_register;
mod top;

pub use board_buffer::BoardBuffer;
pub use control::GenerationControl;
pub use king_moves::KingMoves;
pub use lane::Lane;
pub use line_scan::LineScan;
pub use look_sequencer::LookSequencer;
pub use move_fifo::MoveFifo;
pub use move_merger::MoveMerger;
pub use piece_selector::FastPieceSelector;
pub use position_state::FastPositionState;
pub use rank_register::RankRegister;
pub use top::FastMovegen;
