//! The empty-board rays of each piece type, in the order in which a table chains them.
//!
//! Directions are offsets on a board of 10 by 12 cells whose rim is off the board, as in GNU Chess: a step across any
//! edge ends on the rim.

use super::{PieceType, RayOrder};

/// Width of the rimmed board in cells.
const WIDTH: i32 = 10;
/// The cell of a1: one column and two rows of rim come before it.
const A1: i32 = 2 * WIDTH + 1;

const KNIGHT: &[i32] = &[8, -8, 12, -12, 19, -19, 21, -21];
const BISHOP: &[i32] = &[9, 11, -9, -11];
const ROOK: &[i32] = &[1, 10, -1, -10];
const QUEEN: &[i32] = &[1, 10, -1, -10, 9, 11, -9, -11];

/// The chains of one from-square.
pub(super) enum Chains {
    /// Rays to be chained one after the other; no ray is empty.
    Rays(Vec<Vec<u8>>),
    /// A pawn's two chains.
    Pawn {
        /// One or two squares straight ahead; none on the last rank.
        pushes: Vec<u8>,
        /// One or two squares diagonally ahead; none on the last rank.
        captures: Vec<u8>,
    },
}

/// The chains of `ptype` on square `from` (0 to 63).
pub(super) fn chains(ptype: PieceType, from: u8, order: RayOrder) -> Chains {
    match ptype {
        PieceType::None => Chains::Rays(Vec::new()),
        PieceType::Pawn => pawn(from, &[10, 9, 11], from / 8 == 1),
        PieceType::BlackPawn => pawn(from, &[-10, -9, -11], from / 8 == 6),
        PieceType::Knight => rays(from, KNIGHT, 1, order),
        PieceType::King => rays(from, QUEEN, 1, order),
        PieceType::Bishop => rays(from, BISHOP, 7, order),
        PieceType::Rook => rays(from, ROOK, 7, order),
        PieceType::Queen => rays(from, QUEEN, 7, order),
    }
}

/// One step, or `None` if it leaves the board.
fn step(square: u8, offset: i32) -> Option<u8> {
    let cell = A1 + WIDTH * i32::from(square / 8) + i32::from(square % 8) + offset;
    let (row, column) = (cell / WIDTH - 2, cell % WIDTH - 1);
    ((0..8).contains(&row) && (0..8).contains(&column)).then(|| (8 * row + column) as u8)
}

/// The squares reached by at most `reach` steps of one offset.
fn ray(from: u8, offset: i32, reach: usize) -> Vec<u8> {
    std::iter::successors(step(from, offset), |&at| step(at, offset))
        .take(reach)
        .collect()
}

fn rays(from: u8, offsets: &[i32], reach: usize, order: RayOrder) -> Chains {
    let mut rays: Vec<Vec<u8>> = offsets
        .iter()
        .map(|&offset| ray(from, offset, reach))
        .filter(|ray| !ray.is_empty())
        .collect();
    if order == RayOrder::LongestFirst {
        // The sort is stable: rays of equal length stay in the default order.
        rays.sort_by_key(|ray| std::cmp::Reverse(ray.len()));
    }
    Chains::Rays(rays)
}

fn pawn(from: u8, offsets: &[i32; 3], at_home: bool) -> Chains {
    let [push, captures @ ..] = offsets;
    Chains::Pawn {
        pushes: ray(from, *push, if at_home { 2 } else { 1 }),
        captures: captures
            .iter()
            .filter_map(|&offset| step(from, offset))
            .collect(),
    }
}
