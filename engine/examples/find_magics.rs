//! Searches for the magic multipliers of `attacks::magic`: it tries sparse random numbers until one maps every
//! occupancy of a square's mask to an entry of its own (or shares an entry only between equal attacks).
//!
//! `cargo run --release --example find_magics` prints the module's two tables.

use fpgambit_engine::{Bitboard, Square};

const ROOK: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn main() {
    let mut random = Random(0x5eed_0fca_571e_0005);
    for (name, directions) in [("BISHOP_MAGICS", BISHOP), ("ROOK_MAGICS", ROOK)] {
        println!("const {name}: [u64; 64] = [");
        for square in Square::ALL {
            println!(
                "    {:#018x}, // {square}",
                find(square, &directions, &mut random)
            );
        }
        println!("];");
    }
}

/// Finds a multiplier for this square, with as many index bits as its mask has squares.
fn find(square: Square, directions: &[(i8, i8)], random: &mut Random) -> u64 {
    let mask = slide(square, directions, Bitboard::EMPTY, true);
    let shift = 64 - mask.len();
    let mut cases = Vec::new();
    let mut occupied = Bitboard::EMPTY;
    loop {
        cases.push((occupied.0, slide(square, directions, occupied, false).0));
        occupied.0 = occupied.0.wrapping_sub(mask.0) & mask.0;
        if occupied.is_empty() {
            break;
        }
    }
    loop {
        let magic = random.next() & random.next() & random.next();
        if (mask.0.wrapping_mul(magic) >> 56).count_ones() < 6 {
            continue;
        }
        let mut table = vec![0; cases.len()];
        let fits = cases.iter().all(|&(occupied, attacks)| {
            let entry = &mut table[(occupied.wrapping_mul(magic) >> shift) as usize];
            let free = *entry == 0 || *entry == attacks;
            *entry = attacks;
            free
        });
        if fits {
            return magic;
        }
    }
}

/// The squares that a slider reaches; without the last square of each ray if `inner`.
fn slide(square: Square, directions: &[(i8, i8)], occupied: Bitboard, inner: bool) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for &(files, ranks) in directions {
        let mut at = square;
        while let Some(next) = at.offset(files, ranks) {
            if inner && next.offset(files, ranks).is_none() {
                break;
            }
            reached |= Bitboard::of(next);
            if occupied.has(next) {
                break;
            }
            at = next;
        }
    }
    reached
}

/// Marsaglia's xorshift: good enough for this search, and reproducible.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
