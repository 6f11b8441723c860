//! Sandstroem's *posdata*: move generation by two small numbers a square.
//!
//! For each piece type and from-square the squares of the empty-board rays are chained one after
//! the other. Standing on a square of the chain, the walk asks one question, "is it empty?", and
//! goes on to one of two squares:
//!
//! - **nextpos** when it is: the next square of the same ray, or the first of the next ray at a
//!   ray's end;
//! - **nextdir** when it is not: the first square of the next ray.
//!
//! The entry at the from-square starts the walk; coming back to the from-square ends it. A queen
//! on e8 on an empty board, numbered in the order in which the rays are chained longest first:
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
//! Pawns keep two chains in one table, both starting at the from-square: pushes are linked by
//! nextpos, captures by nextdir.
//!
//! [`Posdata`] is the table, [`Board`] what it is walked over: a mailbox with piece lists and no
//! bitboards. On the board stand the routines that GNU Chess 4 rests on posdata:
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
