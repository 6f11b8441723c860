//! Zobrist keys: a position as one number, updated move by move.

use crate::{Color, Position, Square};

/// One number for each feature that a position can have.
struct Keys {
    pieces: [[u64; 64]; 16],
    castling: [u64; 16],
    en_passant: [u64; 8],
    black: u64,
}

static KEYS: Keys = {
    let mut keys = Keys {
        pieces: [[0; 64]; 16],
        castling: [0; 16],
        en_passant: [0; 8],
        black: 0,
    };
    let mut seed = 0x6670_6761_6d62_6974;
    let mut piece = 0;
    while piece < 16 {
        let mut square = 0;
        while square < 64 {
            seed = next(seed);
            keys.pieces[piece][square] = mixed(seed);
            square += 1;
        }
        piece += 1;
    }
    let mut rights = 1;
    while rights < 16 {
        seed = next(seed);
        keys.castling[rights] = mixed(seed);
        rights += 1;
    }
    let mut file = 0;
    while file < 8 {
        seed = next(seed);
        keys.en_passant[file] = mixed(seed);
        file += 1;
    }
    keys.black = mixed(next(seed));
    keys
};

// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
const fn next(seed: u64) -> u64 {
    seed.wrapping_add(0x9e37_79b9_7f4a_7c15)
}

const fn mixed(seed: u64) -> u64 {
    let mut z = seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Returns the key of a piece, by nibble, on a square.
#[inline]
pub fn piece(nibble: u8, square: Square) -> u64 {
    KEYS.pieces[usize::from(nibble & 15)][square.index()]
}

/// Returns the key of what a position has besides pieces: side to move, castling rights, and the en passant square if a
/// capture there is legal. FIDE's article 9.2.3 counts it only then.
#[inline]
pub fn state(position: &Position) -> u64 {
    let side = match position.side_to_move() {
        Color::White => 0,
        Color::Black => KEYS.black,
    };
    let file = match position.legal_en_passant() {
        Some(square) => KEYS.en_passant[usize::from(square.file())],
        None => 0,
    };
    side ^ file ^ KEYS.castling[usize::from(position.castling().bits())]
}

/// Computes the key of a whole position from scratch.
pub fn key(position: &Position) -> u64 {
    let pieces = position
        .occupied()
        .map(|square| piece(position.nibble_at(square), square));
    pieces.fold(state(position), |key, number| key ^ number)
}
