//! The repetition unit: has the position occurred before, decided with one counter and no table.
//!
//! A position and then moves go in; a query takes the moves back in thought, two a clock, and counts the pieces that
//! stand where the examined position has something else. When the counter is 0 and the same side is to move, the
//! position is repeated (single-counter method, MATCOS-13, section 4).
//!
//! ```text
//! load, push, pop --> [RequestArbiter] --> [BoardUpdater] --> squares --> [squares] the examined position
//!   and query            |                    |                   ^           |
//!                        |                    |   the pair's four |           | what stands there
//!                        |                    v           squares |           v
//!                        |                [history] -- two moves -+-> [RepetitionWalk] --> [AnswerStream] --> answer
//!                        |                    ^                           |   ^
//!                        |           [HistoryPointers] how many are reversible |
//!                        '----------------- query -----------------------------'
//! ```
//!
//! A move of piece p from A to B, taken back, changes the counter by whether the examined position has p on B and
//! whether it has p on A; these are the paper's four cases:
//!
//! | case | p on B | p on A | counter | |
//! |---|---|---|---|---|
//! | 1 | yes | no | + 1 | a piece begins a journey |
//! | 2 | no | yes | - 1 | a piece ends one |
//! | 3 | no | no | 0 | a piece goes on |
//! | 4 | yes | yes | 0 | a piece begins where a like one has ended |
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/repetition-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`. Every stream takes a word in a cycle with `valid` and `ready`.
//!
//! Those of [`Repetition`]; their numbers are in `Repetition::PINS`.
//!
//! `answer_valid` never waits for `answer_ready`; word and last hold until they are taken. While anything is under way
//! all four `ready` are low; of several `valid` at once, a load goes first, then a push, a pop and a query.
//!
//! The unit plays the moves itself: it moves the rook when the record's castling flag is set, and takes the other pawn
//! off when a pawn goes to an empty square of another file. What it needs to take a move back is kept with it, so that
//! a search pushes and pops as it goes. A record with any flag, and a null move (piece 0), is irreversible: queries
//! never take it back.
//!
//! # Answers
//!
//! | bits | |
//! |---|---|
//! | \[5:0\], \[11:6\], \[12\] | in any word of a query that asks for moves that repeat: if \[12\], a piece of the side to move on the first square would have to go to the second for a position to come again; nearest first |
//! | \[13\], \[31:23\] | in the last word: repeated; how many plies back the nearest is |
//! | \[22:16\] | in the last word: how often the position has occurred, this time included, up to 127; up to 2 when the query ends at the nearest repetition |
//! | \[14\] | in the last word: moves before the last 510 were dropped, and might hold more |
//! | \[15\] | in the last word: the walk ended early |
//!
//! A move that repeats is seen at odd distances with the counter at 1. Which piece is displaced and where it stood needs
//! no list: the unit keeps, modulo 2, the sum of the squares on which displaced pieces stand and of those they are
//! missing from, and when there is one of each the sums are its two squares. Whether the piece can go there now is the
//! move generator's to say; a device asks it ([`Answer::candidate`]).
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 9, 1 | a rank loaded, the state word |
//! | 5 | a push; castling 2 more, en passant 1 |
//! | 4 | a pop; castling 2 more, en passant 1 |
//! | 3 + n | a query that takes n pairs of moves back, when every word is taken at once |
//!
//! With r reversible plies n is at most r / 2, and when moves that repeat are asked for, r / 2 rounded up: never more
//! than r / 2 + 4 clocks in all. It is 0 when r is below 4 (3 when moves that repeat are asked for), and less when the
//! counter (less one, then) exceeds the plies that are left, or where the nearest repetition was all that was wanted.
//! A word that is not taken holds the walk up; nothing is lost.
//!
//! # Knights out and home: g1f3 g8f6 f3g1 f6g8, then a query
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/repetition-wave.svg"))]
//!
//! `cycles` is 5 then. The newest pair stands ready at the memory's output before the start.
//!
//! # The end of the history
//!
//! The history is a ring of 512 words that keeps the last 510 moves. The 511th drops the first; from then on `held`
//! stays at 510, a walk ends after 510 moves if no irreversible one comes before, and says so in \[14\] of its answer.
//! A pop can go no further back than what is kept.
//!
//! # Beside the chains
//!
//! Clocks from the start of a query to its answer, mean (least to most) over 64 lines each, of this unit and the
//! [chain unit](crate::chains): to the nearest repetition with the early stop, and through all plies without it; the
//! chains to the nearest repetition. The lines are those on which the engine's
//! [methods](fpgambit_engine::repetition#the-methods-beside-each-other) are timed, the figures exact:
//! `cargo test -p fpgambit-testbenches --test coverification repetition` counts them again and compares.
#![doc = include_str!("clocks.md")]
//!
//! AXON's paper has V = 24 k n for n moves and k pieces; in the circuit too the chains' time grows with k and with n,
//! while the counter's is the same for 2 pieces as for 16, which its own paper calls stable, and half of n. On the 438
//! reference games, where most queries have too few plies to walk at all, a query takes 3.33 clocks with the counter and
//! 6.85 with the chains (`fpgambit verify --games games.pgn`).
//!
//! What this costs is area, as the chain unit needs no board: on an iCE40 HX8K 774 logic cells at 99.6 MHz, the chains 545
//! at 99.7 (`fpgambit bench hw`, the [table](crate::export) has every device). So 64 plies of the middlegame take 0.30 µs
//! with the counter and 8.2 µs with the chains.
//!
//! # Any board
//!
//! Whatever is loaded and pushed, a query ends: it takes back no more pairs than there are. Records that are no moves of
//! the board have answers without meaning.
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
