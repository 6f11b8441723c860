//! The networks: evaluate a position in integers. There are two sizes. The small network has 32 hidden sums and gives
//! identical results in software and on the chip; the large one has 128, for software alone.
//!
//! # The sums
//!
//! ```text
//! input     each piece, seen from a perspective (White's or Black's): kind and square, own or the other's; 768 of them
//! hidden    per perspective: bias + rows of its inputs, N sums; active = clamp(sum, 0, 127)
//! linear    2 sums over White's pieces minus 2 sums over Black's, by kind and square as the owner sees it
//! head      (pieces - 1) / 4, from 0 to 7, selected by the number of pieces
//! out       per head: out + heads[0..N] . active(mover's) + heads[N..2N] . active(other's) + mix . (mover's linear)
//! value     floor(out / 32), clamped to +-20,000: centipawns for the side to move
//! ```
//!
//! A perspective numbers squares as its side sees the board: Black's square number is the board's exclusive-or 56. The
//! input number is 64 * (kind - 1) + square, plus 384 for a piece of the other side. Swapping the colours gives the
//! same value.
//!
//! # Ranges
//!
//! Nothing overflows on any board of 64 squares, even with nine queens or sixty. [`Network::read`] rejects weights
//! outside the bounds that this needs.
//!
//! | sum | terms | magnitude at most | kept in |
//! |---|---|--:|---|
//! | hidden | bias (16,000) and 64 rows of i8 | 16,000 + 64 * 128 = 24,192 | i16 |
//! | linear | 64 entries of +-511 | 32,704 | i16 |
//! | out | bias (2^28), 2 N products of an i8 and 127, two of an i8 and an i16 | 280,969,216 for N = 128 | i32 |
//!
//! # Incremental updates
//!
//! [`Accumulator`] holds the sums of a position; a move adds and subtracts the rows of the two to four pieces that it
//! changes. [`Line`] holds the sums of each position of a line, so that taking back a move costs nothing. `naive` is
//! the slow oracle for both.
//!
//! ```
//! use fpgambit_engine::Position;
//! use fpgambit_engine::network::{Accumulator, Network};
//!
//! let network = Network::chip();
//! let start = Position::startpos();
//! let value = Accumulator::of(network, &start).value(network, start.side_to_move());
//! assert!(value.abs() < 100);
//! ```
//!
//! # Where it comes from
//!
//! `engine/data/chip.net` and `large.net` were trained on games of the engine against itself. `chip.md` and `large.md`
//! there list the games and the loss, and say how to repeat the training; `testbenches/network` has the commands.

mod accumulator;
mod file;
mod line;
pub mod naive;

use std::sync::LazyLock;

pub use accumulator::Accumulator;
pub use file::{NetworkError, file_bytes, hidden_sums};
pub use line::Line;

use crate::Color;

/// Number of inputs of a perspective.
pub const INPUTS: usize = 768;
/// Number of hidden sums of a perspective in the chip's network.
pub const HIDDEN: usize = 32;
/// Number of hidden sums of a perspective in the large network, which only software evaluates.
pub const LARGE: usize = 128;
/// Number of output heads.
pub const HEADS: usize = 8;
/// Number of linear sums.
pub const LINEAR: usize = 2;
/// The largest value of an active sum.
pub const ACTIVE_MAX: i16 = 127;
/// The output is divided by two to this power to give centipawns.
pub const SHIFT: u32 = 5;
/// The largest magnitude of a hidden bias.
pub const BIAS_MAX: i16 = 16_000;
/// The largest magnitude of a linear entry.
pub const LINEAR_MAX: i16 = 511;
/// The largest magnitude of a head's bias.
pub const OUT_MAX: i32 = 1 << 28;

/// The weights of a network with `N` hidden sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network<const N: usize = HIDDEN> {
    bias: [i16; N],
    rows: Box<[[i8; N]; INPUTS]>,
    /// By kind, pawn first, and by square as the piece's owner sees it.
    linear: Box<[[i16; LINEAR]; INPUTS / 2]>,
    out: [i32; HEADS],
    heads: [[[i8; N]; 2]; HEADS],
    mix: [[i8; LINEAR]; HEADS],
}

impl Network {
    /// The network of the chip, which is part of the engine.
    pub fn chip() -> &'static Network {
        static CHIP: LazyLock<Network> = LazyLock::new(|| {
            let bytes = include_bytes!("../../data/chip.net");
            Network::read(bytes).expect("a test reads the file that is built in")
        });
        &CHIP
    }
}

impl Network<LARGE> {
    /// The large network, which is part of the engine.
    pub fn large() -> &'static Network<LARGE> {
        static BUILT_IN: LazyLock<Network<LARGE>> = LazyLock::new(|| {
            let bytes = include_bytes!("../../data/large.net");
            Network::read(bytes).expect("a test reads the file that is built in")
        });
        &BUILT_IN
    }
}

impl<const N: usize> Network<N> {
    /// The hidden sums' biases.
    pub fn bias(&self) -> &[i16; N] {
        &self.bias
    }

    /// The weights of an input, below [`INPUTS`].
    pub fn row(&self, input: usize) -> &[i8; N] {
        &self.rows[input]
    }

    /// What a piece adds to its side's linear sums. `kind` is the kind's number minus one, `square` as the owner sees
    /// it.
    pub fn linear(&self, kind: usize, square: usize) -> [i16; LINEAR] {
        self.linear[64 * kind + square]
    }

    /// A head's bias.
    pub fn out(&self, head: usize) -> i32 {
        self.out[head]
    }

    /// A head's weights for the mover's active sums, and for the other side's.
    pub fn head(&self, head: usize) -> &[[i8; N]; 2] {
        &self.heads[head]
    }

    /// A head's weights for the mover's linear sums.
    pub fn mix(&self, head: usize) -> [i8; LINEAR] {
        self.mix[head]
    }
}

/// The input number of a piece, by its nibble and square, from a perspective.
#[inline]
pub fn input(perspective: Color, nibble: u8, square: usize) -> usize {
    let of_black = usize::from(nibble >> 3 & 1);
    let kind = usize::from(nibble & 7).wrapping_sub(1);
    let sees_black = perspective.index();
    // The remainder keeps the result of an invalid nibble inside the table, so that no check is needed.
    (384 * (of_black ^ sees_black) + 64 * (kind & 7) + ((square & 63) ^ (56 * sees_black))) % INPUTS
}

/// The head for this number of pieces, from 2 to 64.
#[inline]
pub fn head_of(men: u32) -> usize {
    (men.saturating_sub(1) as usize / 4).min(HEADS - 1)
}

#[cfg(test)]
mod tests;
