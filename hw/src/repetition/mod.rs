//! The repetition unit: decides with one counter and no table whether the position has occurred before.
//!
//! Load a position, then push moves. A query retracts the moves virtually, two per clock, and counts the pieces on
//! squares where the examined position has something else. When the counter is 0 and the same side is to move, the
//! position is repeated (single-counter method, MATCOS-13, section 4).
//!
//! ```text
//! load, push, pop --> [RequestArbiter] --> [BoardUpdater] --> squares --> [squares] the examined position
//!   and query            |                    |                   ^           |
//!                        |                    |   the pair's four |           | the pieces there
//!                        |                    v           squares |           v
//!                        |                [history] -- two moves -+-> [RepetitionWalk] --> [AnswerStream] --> answer
//!                        |                    ^                           |   ^
//!                        |           [HistoryPointers] how many are reversible |
//!                        '----------------- query -----------------------------'
//! ```
//!
//! Retracting a move of piece p from A to B changes the counter according to whether the examined position has p on B
//! and on A. These are the paper's four cases:
//!
//! | case | p on B | p on A | counter | |
//! |---|---|---|---|---|
//! | 1 | yes | no | + 1 | a piece begins a journey |
//! | 2 | no | yes | - 1 | a piece ends one |
//! | 3 | no | no | 0 | a piece continues one |
//! | 4 | yes | yes | 0 | a piece begins one where an identical piece has ended one |
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/repetition-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Repetition`], numbered in
//! `Repetition::PINS`. Every stream transfers a word in a cycle in which both `valid` and `ready` are high.
//!
//! `answer_valid` never waits for `answer_ready`; word and last hold until they are accepted. During any operation all
//! four `ready` are low. If several `valid` are high at once, a load takes precedence, then a push, a pop and a query.
//!
//! The unit makes the moves itself: it moves the rook if the record's castling flag is set, and removes the captured
//! pawn if a pawn moves to an empty square on another file. It stores with each move what is needed to take it back, so
//! a search can push and pop as it goes. A record with any flag, or a null move (piece 0), is irreversible: queries
//! never retract it.
//!
//! # Answers
//!
//! | bits | |
//! |---|---|
//! | \[5:0\], \[11:6\], \[12\] | in any word of a query for repeating moves: if \[12\] is set, moving a piece of the side to move from the first square to the second would repeat a position; nearest first |
//! | \[13\], \[31:23\] | in the last word: repeated; plies back to the nearest occurrence |
//! | \[22:16\] | in the last word: number of occurrences, including this one, up to 127; up to 2 if the query stops at the nearest repetition |
//! | \[14\] | in the last word: moves before the last 510 were dropped, so there may be more occurrences |
//! | \[15\] | in the last word: the walk ended early |
//!
//! A repeating move shows at odd distances with the counter at 1. Finding the displaced piece needs no list: the unit
//! keeps, modulo 2, the sum of the squares occupied by displaced pieces and the sum of the squares they are missing
//! from. With one of each, the sums are its two squares. Whether the piece can move there now is checked with the move
//! generator ([`Answer::candidate`]).
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 9, 1 | loading a rank; loading the state word |
//! | 5 | a push; castling 2 more, en passant 1 |
//! | 4 | a pop; castling 2 more, en passant 1 |
//! | 3 + n | a query that retracts n pairs of moves, if every word is accepted at once |
//!
//! With r reversible plies, n is at most r / 2, or r / 2 rounded up if repeating moves are requested: never more than r
//! / 2 + 4 clocks in all. It is 0 if r is below 4 (below 3 if repeating moves are requested). It is smaller if the
//! counter (minus one in that case) exceeds the plies left, or if the query stops at the nearest repetition. A word
//! that is not accepted stalls the walk; nothing is lost.
//!
//! # Example: knights out and back, g1f3 g8f6 f3g1 f6g8, then a query
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/repetition-wave.svg"))]
//!
//! `cycles` is then 5. The newest pair is at the memory's output before the start.
//!
//! # The end of the history
//!
//! The history is a ring of 512 words that keeps the last 510 moves. The 511th drops the first. From then on `held`
//! stays at 510; a walk that meets no irreversible move ends after 510 moves and sets \[14\] of its answer. Only moves
//! that are kept can be popped.
//!
//! # Comparison with the chains
//!
//! Clocks from the start of a query to its answer, as mean (minimum to maximum) over 64 lines each, for this unit and
//! the [chain unit](crate::chains). The unit ran to the nearest repetition with the early stop, and through all plies
//! without it; the chains ran to the nearest repetition. The engine's
//! [methods](fpgambit_engine::repetition#the-methods-beside-each-other) are timed on the same lines. The figures are
//! exact: `cargo test -p fpgambit-testbenches --test coverification repetition` recounts and compares them.
#![doc = include_str!("clocks.md")]
//!
//! AXON's paper gives V = 24 k n for n moves and k pieces. In the circuit, too, the chains' time grows with k and n.
//! The counter's time is n / 2 and the same for 2 pieces as for 16, which its own paper calls stable. On the 438
//! reference games, where most queries have too few plies to walk at all, a query takes 3.33 clocks with the counter
//! and 6.85 with the chains (`fpgambit verify --games games.pgn`).
//!
//! The cost is area, as the chain unit needs no board: on an iCE40 HX8K the counter takes 774 logic cells at 99.6 MHz,
//! the chains 545 at 99.7 (`fpgambit bench hw`; the [table](crate::export) covers every device). So 64 plies of the
//! middlegame take 0.30 µs with the counter and 8.2 µs with the chains.
//!
//! # Any board
//!
//! Every query ends, whatever is loaded and pushed: it cannot retract more pairs than there are. Records that are not
//! moves on the board give meaningless answers.
mod answer;
mod board_updater;
mod contract;
mod driver;
pub(crate) mod ports;
pub mod stimulus;
pub(crate) mod subject;
mod top;
pub mod vectors;
mod walk;

pub use answer::{Answer, QueryMode, named_moves};
pub use board_updater::BoardUpdater;
pub use contract::UNIT;
pub use driver::{Answered, RepetitionDriver};
pub use top::Repetition;
pub use walk::RepetitionWalk;
