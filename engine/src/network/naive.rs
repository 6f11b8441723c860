//! Computes the value by its definition, square by square in wide integers. This is the slow oracle for
//! [`Accumulator`](super::Accumulator) and the circuit, and shares no code with them.

use super::Network;
use crate::{Color, Piece, Position, Square};

/// The sums and the value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The hidden sums, the mover's perspective first.
    pub hidden: [Vec<i64>; 2],
    /// The mover's linear sums minus the other side's.
    pub linear: Vec<i64>,
    /// The head used.
    pub head: usize,
    /// The output, before it is divided.
    pub out: i64,
    /// The value in centipawns for the side to move.
    pub value: i64,
}

/// A square as a side sees it; a1 is 0.
fn seen(square: Square, side: Color) -> usize {
    let rank = match side {
        Color::White => square.rank(),
        Color::Black => 7 - square.rank(),
    };
    usize::from(8 * rank + square.file())
}

/// Computes the sums of a position from its board and side to move.
pub fn sums<const N: usize>(network: &Network<N>, position: &Position) -> Sums {
    let mover = position.side_to_move();
    let men: Vec<(Square, Piece)> = Square::ALL
        .into_iter()
        .filter_map(|square| Some((square, position.piece_at(square)?)))
        .collect();
    let hidden = [mover, !mover].map(|side| hidden(network, &men, side));
    let width = network.mix(0).len();
    let linear: Vec<i64> = (0..width)
        .map(|k| {
            let part = |&(square, piece): &(Square, Piece)| {
                let entry = network.linear(piece.kind.index() - 1, seen(square, piece.color))[k];
                match piece.color == mover {
                    true => i64::from(entry),
                    false => -i64::from(entry),
                }
            };
            men.iter().map(part).sum()
        })
        .collect();
    let head = (men.len() - 1) / 4;
    let head = if head > 7 { 7 } else { head };
    let mut out = i64::from(network.out(head));
    for (sums, weights) in hidden.iter().zip(network.head(head)) {
        for (&sum, &weight) in sums.iter().zip(weights) {
            let active = sum.clamp(0, 127);
            out += active * i64::from(weight);
        }
    }
    for (&sum, weight) in linear.iter().zip(network.mix(head)) {
        out += sum * i64::from(weight);
    }
    Sums {
        hidden,
        linear,
        head,
        out,
        value: out.div_euclid(32).clamp(-20_000, 20_000),
    }
}

/// A side's hidden sums.
fn hidden<const N: usize>(network: &Network<N>, men: &[(Square, Piece)], side: Color) -> Vec<i64> {
    let mut sums: Vec<i64> = network.bias().iter().map(|&bias| i64::from(bias)).collect();
    for &(square, piece) in men {
        let whose = if piece.color == side { 0 } else { 384 };
        let input = whose + 64 * (piece.kind.index() - 1) + seen(square, side);
        for (sum, &weight) in sums.iter_mut().zip(network.row(input)) {
            *sum += i64::from(weight);
        }
    }
    sums
}
