//! The functions of three inputs over lanes.
//!
//! Of the 256 functions, 80 remain that differ by more than the order of inputs; each has its own code here.

use multiversion::multiversion;

/// The number of copies of a circuit that run at once: each is one bit of a [`Block`].
pub const LANES: usize = 1024;
/// The number of words in a block.
pub const WORDS: usize = LANES / 64;

/// A bit of each lane: lane `n` is bit `n % 64` of word `n / 64`.
///
/// Its alignment suits the widest vector registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Block(pub [u64; WORDS]);

impl Block {
    /// The same bit in every lane.
    pub const fn all(bit: bool) -> Self {
        Self([if bit { !0 } else { 0 }; WORDS])
    }
}

/// Blocks by number, one for every possible number, so that no bounds check is needed.
pub(crate) type Blocks = [Block; 1 << 16];

/// One function: reads up to three blocks and writes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Op {
    /// The function's table: one of [`TABLES`].
    pub table: u8,
    pub to: u16,
    pub from: [u16; 3],
}

/// Permutes `from` so that the table, as defined by `Cut`, is the least possible.
pub(crate) fn ordered(table: u8, from: [u16; 3]) -> (u8, [u16; 3]) {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let reordered = ORDERS.map(|order| {
        let value = |values: u8| {
            let index = (0..3).fold(0, |index, place| {
                index | (values >> place & 1) << order[place]
            });
            (table >> index & 1) << values
        };
        let table = (0..8).fold(0, |sum, values| sum | value(values));
        (table, order.map(|place| from[place]))
    });
    let least = reordered.into_iter().min_by_key(|(table, _)| *table);
    least.unwrap_or((table, from))
}

/// Applies functions of one kind one after the other.
#[inline(always)]
fn apply(blocks: &mut Blocks, ops: &[Op], function: impl Fn(u64, u64, u64) -> u64) {
    for op in ops {
        let [a, b, c] = op.from.map(|from| &blocks[usize::from(from)].0);
        let mut value = [0; WORDS];
        for word in 0..WORDS {
            value[word] = function(a[word], b[word], c[word]);
        }
        blocks[usize::from(op.to)] = Block(value);
    }
}

macro_rules! tables {
    (|$a:ident, $b:ident, $c:ident| $($table:literal => $value:expr,)*) => {
        /// The tables for which there is code.
        #[cfg(test)]
        const TABLES: &[u8] = &[$($table),*];

        /// Computes the functions in order.
        ///
        /// # Panics
        /// If a table is none of those above.
        #[allow(unused_variables, reason = "not every function has three inputs that matter")]
        #[multiversion(targets("x86_64+avx512f+avx512bw+avx512vl", "x86_64+avx2"))]
        pub(crate) fn compute(blocks: &mut Blocks, ops: &[Op]) {
            for run in ops.chunk_by(|one, other| one.table == other.table) {
                match run[0].table {
                    $($table => apply(blocks, run, |$a, $b, $c| $value),)*
                    table => unreachable!("table {table} is not the least of its kind"),
                }
            }
        }
    };
}

tables! {
    |a, b, c|
    0x00 => 0,
    0x01 => !a & !(b | c),
    0x02 => a & !(b | c),
    0x03 => !(b | c),
    0x06 => !c & (a ^ b),
    0x07 => !c & !(a & b),
    0x08 => !c & (a & b),
    0x09 => !c & !(a ^ b),
    0x0a => !c & a,
    0x0b => !c & (a | !b),
    0x0e => !c & (a | b),
    0x0f => !c,
    0x16 => (a ^ b) ^ (c & !(a & b)),
    0x17 => !(a & b) ^ (c & (a ^ b)),
    0x18 => (!a & c) ^ (b & (a ^ c)),
    0x19 => !a ^ (b & !(a & c)),
    0x1a => a ^ (c & (a | !b)),
    0x1b => !b ^ (a & (b ^ c)),
    0x1e => c ^ (a | b),
    0x1f => !c | !(a | b),
    0x28 => a & (b ^ c),
    0x29 => !(a ^ b) ^ (c & (a | !b)),
    0x2a => a & !(b & c),
    0x2b => !(b | c) ^ (a & (b ^ c)),
    0x2c => b ^ (c & (a | b)),
    0x2d => c ^ (!a | b),
    0x2e => (a | b) ^ (c & b),
    0x2f => !c | (a & !b),
    0x3c => b ^ c,
    0x3d => (!a | b) ^ (c & (a | b)),
    0x3e => (a | b) ^ (c & (!a | b)),
    0x3f => !(b & c),
    0x68 => (a & b) ^ (c & (a | b)),
    0x69 => a ^ !(b ^ c),
    0x6a => a ^ (b & c),
    0x6b => !(b ^ c) ^ (a & (b | c)),
    0x6e => a ^ (b & (!a | c)),
    0x6f => !c | (a ^ b),
    0x7e => (a | b) ^ (c & !(a ^ b)),
    0x7f => !a | !(b & c),
    0x80 => a & (b & c),
    0x81 => !(a | b) ^ (c & !(a ^ b)),
    0x82 => a & !(b ^ c),
    0x83 => !b ^ (c & (a | !b)),
    0x86 => (a ^ b) ^ (c & (a | b)),
    0x87 => !c ^ (a & b),
    0x88 => a & b,
    0x89 => !(a ^ b) ^ (c & !(a | b)),
    0x8a => a & (b | !c),
    0x8b => !(b | c) ^ (a & b),
    0x8e => (a | b) ^ (c & (a ^ b)),
    0x8f => !c | (a & b),
    0x96 => a ^ (b ^ c),
    0x97 => !(a & b) ^ (c & (a | b)),
    0x98 => (!a & c) ^ (b & (a | c)),
    0x99 => a ^ !b,
    0x9a => a ^ (!b & c),
    0x9b => !b ^ (a & (b | c)),
    0x9e => (a ^ c) ^ (b & (!a | c)),
    0x9f => !c | !(a ^ b),
    0xa8 => a & (b | c),
    0xa9 => a ^ !(b | c),
    0xaa => a,
    0xab => a | !(b | c),
    0xac => b ^ (c & (a ^ b)),
    0xad => !c ^ (a & (!b | c)),
    0xae => a | (b & !c),
    0xaf => !c | a,
    0xbc => b ^ (c & !(a & b)),
    0xbd => (!a | b) ^ (c & (a ^ b)),
    0xbe => a | (b ^ c),
    0xbf => a | !(b & c),
    0xe8 => (a & b) ^ (c & (a ^ b)),
    0xe9 => !(a ^ b) ^ (c & !(a & b)),
    0xea => a | (b & c),
    0xeb => a | !(b ^ c),
    0xee => a | b,
    0xef => !c | (a | b),
    0xfe => a | (b | c),
    0xff => !0,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_computes_its_table() {
        let zero = vec![Block::all(false); 1 << 16].into_boxed_slice();
        let mut blocks: Box<Blocks> = zero.try_into().unwrap();
        let mut used = Vec::new();
        for table in 0..=255u8 {
            let (least, from) = ordered(table, [1, 2, 3]);
            used.push(least);
            for (block, places) in [(1, 0xaa), (2, 0xcc), (3, 0xf0)] {
                blocks[block] = Block([u64::from_ne_bytes([places; 8]); WORDS]);
            }
            let op = Op {
                table: least,
                to: 4,
                from,
            };
            compute(&mut blocks, &[op]);
            let expected = u64::from_ne_bytes([table; 8]);
            assert_eq!(blocks[4], Block([expected; WORDS]), "table {table:#x}");
        }
        used.sort_unstable();
        used.dedup();
        assert_eq!(used, TABLES);
    }
}
