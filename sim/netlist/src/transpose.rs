//! Rows to columns: how numbers become lanes, and lanes numbers.

/// Exchanges rows and columns of 64 by 64 bits.
///
/// ```
/// let mut bits = [0; 64];
/// bits[3] = 1 << 60;
/// fpgambit_netlist::transpose(&mut bits);
/// assert_eq!(bits[60], 1 << 3);
/// ```
#[inline(always)]
pub fn transpose(rows: &mut [u64; 64]) {
    // Quarters of ever smaller squares change places (Hacker's Delight, 7-3).
    let mut size = 32;
    let mut mask = 0x0000_0000_ffff_ffff_u64;
    while size > 0 {
        let mut row = 0;
        while row < 64 {
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
    fn rows_are_columns() {
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
    }
}
