//! Transposes bits: numbers to lanes, and lanes to numbers.

/// Transposes a matrix of 64 by 64 bits.
///
/// ```
/// let mut bits = [0; 64];
/// bits[3] = 1 << 60;
/// fpgambit_netlist::transpose(&mut bits);
/// assert_eq!(bits[60], 1 << 3);
/// ```
#[inline(always)]
pub fn transpose(rows: &mut [u64; 64]) {
    exchange(rows, 0x0000_0000_ffff_ffff);
}

/// Returns the columns of 16 rows of 64 bits: row `n` is bit `n` of each column.
///
/// ```
/// let mut rows = [0; 16];
/// rows[3] = 1 << 60;
/// assert_eq!(fpgambit_netlist::columns(rows)[60], 1 << 3);
/// ```
#[inline(always)]
pub fn columns(mut rows: [u64; 16]) -> [u16; 64] {
    // Transposes four squares of 16 by 16 side by side.
    exchange(&mut rows, 0x00ff_00ff_00ff_00ff);
    std::array::from_fn(|column| (rows[column % 16] >> (column / 16 * 16)) as u16)
}

/// Transposes squares as wide as there are rows; the mask has the right half of each square's columns.
#[inline(always)]
fn exchange<const ROWS: usize>(rows: &mut [u64; ROWS], mut mask: u64) {
    // Exchange quarters of ever smaller squares (Hacker's Delight, 7-3).
    let mut size = ROWS / 2;
    while size > 0 {
        let mut row = 0;
        while row < ROWS {
            for row in row..row + size {
                let (one, other) = (rows[row], rows[row + size]);
                let moved = (one >> size ^ other) & mask;
                rows[row] = one ^ moved << size;
                rows[row + size] = other ^ moved;
            }
            row += 2 * size;
        }
        size /= 2;
        mask ^= mask << size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transpose_swaps_rows_and_columns() {
        let mut state = 1u64;
        let mut random = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            state ^ state >> 33
        };
        let rows: [u64; 64] = std::array::from_fn(|_| random());
        let mut columns = rows;
        transpose(&mut columns);
        for (row, bits) in rows.iter().enumerate() {
            for (column, other) in columns.iter().enumerate() {
                assert_eq!(bits >> column & 1, other >> row & 1);
            }
        }
        let few: [u64; 16] = std::array::from_fn(|row| rows[row]);
        for (column, few) in super::columns(few).iter().zip(columns) {
            assert_eq!(u64::from(*column), few & 0xffff);
        }
    }
}
