//! Sandstroem's *posdata*: move generation from two small numbers per square.
//!
//! For each piece type and from-square, the squares of its rays on an empty board are chained together. At each square
//! of the chain the walk tests whether the square is empty, and continues to one of two squares:
//!
//! - **nextpos** if it is empty: the next square of the same ray, or at a ray's end the first square of the next ray;
//! - **nextdir** if it is occupied: the first square of the next ray.
//!
//! The entry at the from-square starts the walk; returning to the from-square ends it. For example, the walk of a queen
//! on e8 on an empty board, with the longest rays first:
//!
//! ```text
//!  8  11 10  9  8  Q 16 17 18
//!  7   .  .  . 12  1 19  .  .
//!  6   .  . 13  .  2  . 20  .
//!  5   . 14  .  .  3  .  . 21
//!  4  15  .  .  .  4  .  .  .
//!  3   .  .  .  .  5  .  .  .
//!  2   .  .  .  .  6  .  .  .
//!  1   .  .  .  .  7  .  .  .
//!      a  b  c  d  e  f  g  h
//! ```
//!
//! Pawns have two chains in one table, both starting at the from-square: nextpos links pushes, nextdir links captures.
//!
//! [`Posdata`] is the table. [`Board`] is a mailbox with piece lists and no bitboards; it implements the routines that GNU
//! Chess 4 builds on posdata:
//! [`gen_moves`](Board::gen_moves), [`capture_list`](Board::capture_list), and the queries of
//! [`attack`]; and [`perft_every_leaf`], which measures them.
//!
//! Source: Hans Eric Sandstroem's note of 1989-09-06 ("New move Generation algoritm"), written for
//! a hardware move generator that he had no means to build, and first used in GNU Chess. Routine
//! names in this module are those of GNU Chess 4.

pub mod attack;
mod board;
mod entry;
mod generate;
mod perft;
mod rays;
mod sight;
mod table;
mod walk;

pub use board::{Board, Undo};
pub use entry::{Entry, PieceType, UnknownPieceType};
pub use perft::perft_every_leaf;
pub use table::{Posdata, RayOrder};
pub use walk::{Link, Step};

#[cfg(test)]
mod table_tests;
