//! Tables that do not depend on occupancy: steps, lines, squares in between.

use crate::Square;

const fn steps(offsets: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut each = 0;
        while each < offsets.len() {
            let (files, ranks) = offsets[each];
            if let Some(to) = Square::ALL[index].offset(files, ranks) {
                table[index] |= 1 << to.index();
            }
            each += 1;
        }
        index += 1;
    }
    table
}

/// The other squares of the line through each square in this direction and its opposite.
const fn line_through(files: i8, ranks: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut distance = -7;
        while distance <= 7 {
            if distance != 0
                && let Some(to) = Square::ALL[index].offset(files * distance, ranks * distance)
            {
                table[index] |= 1 << to.index();
            }
            distance += 1;
        }
        index += 1;
    }
    table
}

pub(super) static PAWN: [[u64; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];
pub(super) static KNIGHT: [u64; 64] = steps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
pub(super) static KING: [u64; 64] = steps(&[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

pub(super) static RANK: [u64; 64] = LINES[0];
pub(super) static FILE: [u64; 64] = LINES[1];
pub(super) static DIAGONAL: [u64; 64] = LINES[2];
pub(super) static ANTIDIAGONAL: [u64; 64] = LINES[3];

pub(super) static LINES: [[u64; 64]; 4] = [
    line_through(1, 0),
    line_through(0, 1),
    line_through(1, 1),
    line_through(-1, 1),
];

pub(super) static LINE: [[u64; 64]; 64] = pairs(false);
pub(super) static BETWEEN: [[u64; 64]; 64] = pairs(true);

/// For every two squares of one line: the squares strictly between them, or the whole line.
const fn pairs(between: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            let mut each = 0;
            while each < 4 {
                if LINES[each][a] >> b & 1 == 1 {
                    let line = LINES[each][a] | 1 << a;
                    let (low, high) = if a < b { (a, b) } else { (b, a) };
                    // Square numbers rise along a line.
                    let inside = ((1u64 << high) - 1) & !((2u64 << low) - 1);
                    table[a][b] = if between { line & inside } else { line };
                }
                each += 1;
            }
            b += 1;
        }
        a += 1;
    }
    table
}
