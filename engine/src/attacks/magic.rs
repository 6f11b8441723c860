//! Attacks of sliders by magic multiplication.

// The compiler needs seconds to fill the tables, and warns in case the loop never ends.
#![allow(long_running_const_eval)]

use super::tables::LINES;

/// Converts one square's occupancy to an index of the table.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(super) struct Magic {
    mask: u64,
    magic: u64,
    offset: u32,
    shift: u32,
}

impl Magic {
    /// The table entry for these occupied squares.
    #[inline]
    pub(super) const fn entry(&self, occupied: u64) -> usize {
        self.offset as usize
            + ((occupied & self.mask).wrapping_mul(self.magic) >> (self.shift & 63)) as usize
    }
}

/// One entry for each occupancy of each square's mask: 2 to the power of the number of its inner squares.
const ROOK_ENTRIES: usize = 102_400;
const BISHOP_ENTRIES: usize = 5_248;

pub(super) static ROOKS: [Magic; 64] = magics(&ROOK_MAGICS, 0);
pub(super) static BISHOPS: [Magic; 64] = magics(&BISHOP_MAGICS, 2);
pub(super) static ROOK_TABLE: [u64; ROOK_ENTRIES] = fill(&ROOKS, 0);
pub(super) static BISHOP_TABLE: [u64; BISHOP_ENTRIES] = fill(&BISHOPS, 2);

/// The squares of a line whose occupancy matters: all but the last at each end.
const fn inner(line: usize, square: usize) -> u64 {
    let squares = LINES[line][square];
    let mut ends = 0u64;
    if squares != 0 {
        let low = squares.trailing_zeros() as usize;
        let high = 63 - squares.leading_zeros() as usize;
        if low < square {
            ends |= 1 << low;
        }
        if high > square {
            ends |= 1 << high;
        }
    }
    squares & !ends
}

/// The magics of a rook (`first` 0) or a bishop (`first` 2).
const fn magics(multipliers: &[u64; 64], first: usize) -> [Magic; 64] {
    let mut magics = [Magic {
        mask: 0,
        magic: 0,
        offset: 0,
        shift: 0,
    }; 64];
    let mut offset = 0;
    let mut square = 0;
    while square < 64 {
        let mask = inner(first, square) | inner(first + 1, square);
        let shift = 64 - mask.count_ones();
        magics[square] = Magic {
            mask,
            magic: multipliers[square],
            offset,
            shift,
        };
        offset += 1 << mask.count_ones();
        square += 1;
    }
    magics
}

const fn fill<const N: usize>(magics: &[Magic; 64], first: usize) -> [u64; N] {
    let mut table = [0; N];
    let mut square = 0;
    while square < 64 {
        let Magic {
            magic,
            offset,
            shift,
            ..
        } = magics[square];
        let (ones, one_count) = cases(first, square);
        let (others, other_count) = cases(first + 1, square);
        let mut one = 0;
        while one < one_count {
            let mut other = 0;
            while other < other_count {
                // This is `Magic::entry` written out, and little else, because the compiler interprets this loop.
                let occupied = ones[one].0 | others[other].0;
                let entry = offset as usize + (occupied.wrapping_mul(magic) >> shift) as usize;
                table[entry] = ones[one].1 | others[other].1;
                other += 1;
            }
            one += 1;
        }
        square += 1;
    }
    table
}

/// Every occupancy of a line that matters with the attacks along the line, and their number.
const fn cases(line: usize, square: usize) -> ([(u64, u64); 64], usize) {
    let mut cases = [(0, 0); 64];
    let mut count = 0;
    let squares = inner(line, square);
    let mut occupied = 0u64;
    loop {
        cases[count] = (occupied, along(line, square, occupied));
        count += 1;
        occupied = occupied.wrapping_sub(squares) & squares;
        if occupied == 0 {
            return (cases, count);
        }
    }
}

/// The squares that a slider attacks along one line, by subtraction: o ^ (o - 2r) up the board and, with the bits
/// reversed, down it.
const fn along(line: usize, square: usize, occupied: u64) -> u64 {
    let piece = 1u64 << square;
    let blockers = occupied & LINES[line][square];
    let reversed = blockers.reverse_bits();
    let up = blockers ^ blockers.wrapping_sub(piece << 1);
    let down = reversed ^ reversed.wrapping_sub(piece.reverse_bits() << 1);
    (up ^ down.reverse_bits()) & LINES[line][square]
}

// Found by `cargo run --release --example find_magics`.
const BISHOP_MAGICS: [u64; 64] = [
    0x000c080262440300, // a1
    0x04082810c0820824, // b1
    0x0808280060800000, // c1
    0x0204920200000020, // d1
    0x0441104000808001, // e1
    0x2081110840808088, // f1
    0x0501080804042040, // g1
    0x0a03008809015080, // h1
    0x80009002101408a0, // a2
    0x0028020821040088, // b2
    0x0011442840910088, // c2
    0x4014444100221000, // d2
    0xc000240420000250, // e2
    0x0002008220200c40, // f2
    0x844021c414144100, // g2
    0x0002018078021008, // h2
    0x083c080808181844, // a3
    0x0004010811084211, // b3
    0x0910102811632120, // c3
    0x0008000404200809, // d3
    0x00c20004060a0208, // e3
    0x0409000480a00900, // f3
    0x0512000098010804, // g3
    0x20e1001020821044, // h3
    0x1010088210423000, // a4
    0x0488020021540900, // b4
    0x4818260004080208, // c4
    0x8014080004006108, // d4
    0x0001001001004001, // e4
    0x00300b0022240110, // f4
    0x00880244012b1800, // g4
    0x0001044000220841, // h4
    0x88982084000808c0, // a5
    0x000a180440200120, // b5
    0x0084004440280200, // c5
    0x4000420280080080, // d5
    0x0040104010010100, // e5
    0x0010008820920201, // f5
    0x0010411a20004201, // g5
    0x4001040020290130, // h5
    0x8004024804004100, // a6
    0x80240108088002d0, // b6
    0xa800140201000804, // c6
    0x200000c010404600, // d6
    0x2000080100430400, // e6
    0x18100101080a0100, // f6
    0x580410420a200040, // g6
    0x0808120496000120, // h6
    0x0202021004042010, // a7
    0x2002510808126051, // b7
    0x0200244054104000, // c7
    0x88000e0084240200, // d7
    0x0800109020484423, // e7
    0x0241400224110804, // f7
    0x0240080240860470, // g7
    0x0060022401002d04, // h7
    0x90b0410090104220, // a8
    0x0a00012201642000, // b8
    0x04048101005d1008, // c8
    0x0000820088420200, // d8
    0x50801004c8030411, // e8
    0x0000080950010208, // f8
    0x0000100a082824a0, // g8
    0x0008204408902700, // h8
];
const ROOK_MAGICS: [u64; 64] = [
    0xa080022840001080, // a1
    0x5040200010004000, // b1
    0x8100100841002004, // c1
    0xa080080080041002, // d1
    0x4a00200884301600, // e1
    0x07000c0008021900, // f1
    0x008001006e000380, // g1
    0x220004850ac42402, // h1
    0x0420800820400090, // a2
    0x0010400040201000, // b2
    0x0202004080102600, // c2
    0x1100808008001000, // d2
    0x0010800801800400, // e2
    0x0252002200281044, // f2
    0x0304000410891248, // g2
    0x0035000082004100, // h2
    0x5080014000600040, // a3
    0x4840010030804100, // b3
    0x0050008010200088, // c3
    0x8010024008014400, // d3
    0x0012050010080100, // e3
    0x489c008004020080, // f3
    0x0000808001000200, // g3
    0x80014a0000468104, // h3
    0x1200400480008031, // a4
    0xa040200040100044, // b4
    0x4042200100164100, // c4
    0x0410000808008100, // d4
    0x2100040080800800, // e4
    0x860e000200100804, // f4
    0x6860900400484201, // g4
    0x0840040200008041, // h4
    0x0080052004400042, // a5
    0x0010810029004000, // b5
    0x000080a003801000, // c5
    0x1000200d01001000, // d5
    0x4488020040400400, // e5
    0x0c08020080800400, // f5
    0x1042020104001088, // g5
    0x04200a854200011c, // h5
    0x0540204000808000, // a6
    0x1031008040010024, // b6
    0x0048102200820040, // c6
    0x4810010080080800, // d6
    0x8000080004008080, // e6
    0x8130020004008080, // f6
    0x0040024108040030, // g6
    0x1228b88500420004, // h6
    0x2080004000200040, // a7
    0x0120008440002480, // b7
    0x0026410212200300, // c7
    0x0088861000080080, // d7
    0x0210080080040080, // e7
    0x2000040002008080, // f7
    0xc022100208018400, // g7
    0x0080110840a40200, // h7
    0x0801004010288001, // a8
    0x4040002011008041, // b8
    0x6001102000410b01, // c8
    0x0400100100382015, // d8
    0x2002000821100402, // e8
    0x0281004804000231, // f8
    0x2830211000a20844, // g8
    0x0104202104840046, // h8
];
