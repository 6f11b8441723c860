//! The incrementally updated sums of one position.

use multiversion::multiversion;

use super::{ACTIVE_MAX, HIDDEN, LINEAR, Network, SHIFT, head_of, input};
use crate::searcher::{Change, VALUE_MAX};
use crate::{Color, Position};

/// The hidden sums of both perspectives, the linear sums, and the number of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Accumulator<const N: usize = HIDDEN> {
    /// White's perspective, then Black's.
    hidden: [[i16; N]; 2],
    /// White's sums minus Black's.
    linear: [i16; LINEAR],
    men: u32,
}

impl<const N: usize> Accumulator<N> {
    /// The sums of an empty board.
    pub fn empty(network: &Network<N>) -> Accumulator<N> {
        Accumulator {
            hidden: [network.bias; 2],
            linear: [0; LINEAR],
            men: 0,
        }
    }

    /// Computes the sums of a position from scratch.
    pub fn of(network: &Network<N>, position: &Position) -> Accumulator<N> {
        let mut sums = Accumulator::empty(network);
        for square in position.occupied() {
            sums.change(
                network,
                Change {
                    nibble: position.nibble_at(square),
                    square,
                    put: true,
                },
            );
        }
        sums
    }

    /// Puts a piece on a square or removes it.
    #[inline]
    pub fn change(&mut self, network: &Network<N>, change: Change) {
        let Change {
            nibble,
            square,
            put,
        } = change;
        let square = square.index();
        for color in Color::ALL {
            let row = &network.rows[input(color, nibble, square)];
            add_row(&mut self.hidden[color.index()], row, put);
        }
        let owner = if nibble & 8 == 0 {
            Color::White
        } else {
            Color::Black
        };
        let linear = &network.linear[input(owner, nibble, square) % network.linear.len()];
        let adds = put == (owner == Color::White);
        for (sum, &entry) in self.linear.iter_mut().zip(linear) {
            *sum += if adds { entry } else { -entry };
        }
        self.men = self.men.wrapping_add(if put { 1 } else { u32::MAX });
    }

    /// A perspective's hidden sums.
    pub fn hidden(&self, perspective: Color) -> &[i16; N] {
        &self.hidden[perspective.index()]
    }

    /// The linear sums, White's minus Black's.
    pub fn linear(&self) -> [i16; LINEAR] {
        self.linear
    }

    /// The number of pieces on the board.
    pub fn men(&self) -> u32 {
        self.men
    }

    /// The output for this side, which is to move, before it is divided into centipawns.
    #[inline]
    pub fn out(&self, network: &Network<N>, side: Color) -> i32 {
        let head = head_of(self.men);
        let mut out = network.out[head];
        for (perspective, weights) in [side, !side].into_iter().zip(&network.heads[head]) {
            out += product(&self.hidden[perspective.index()], weights);
        }
        for (&sum, &weight) in self.linear.iter().zip(&network.mix[head]) {
            let own = match side {
                Color::White => i32::from(sum),
                Color::Black => -i32::from(sum),
            };
            out += own * i32::from(weight);
        }
        out
    }

    /// The value for this side, which is to move: centipawns from -20,000 to 20,000.
    #[inline]
    pub fn value(&self, network: &Network<N>, side: Color) -> i16 {
        let most = i32::from(VALUE_MAX);
        (self.out(network, side) >> SHIFT).clamp(-most, most) as i16
    }
}

/// Adds a row to a perspective's sums, or subtracts it.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl", "x86_64+avx2"))]
fn add_row<const N: usize>(sums: &mut [i16; N], row: &[i8; N], put: bool) {
    match put {
        true => (0..N).for_each(|j| sums[j] += i16::from(row[j])),
        false => (0..N).for_each(|j| sums[j] -= i16::from(row[j])),
    }
}

/// The active sums of a perspective, times their weights.
#[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl", "x86_64+avx2"))]
fn product<const N: usize>(sums: &[i16; N], weights: &[i8; N]) -> i32 {
    let active = |j: usize| i32::from(sums[j].clamp(0, ACTIVE_MAX));
    (0..N).map(|j| active(j) * i32::from(weights[j])).sum()
}
