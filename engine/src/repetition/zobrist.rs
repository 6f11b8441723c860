//! Detection by comparing 64-bit keys (Zobrist's method, as most programs use it).
//!
//! Each piece on each square, each set of castling rights, each file of a legal en passant capture and the side to move
//! have a random number. A position's key is the exclusive or of those that apply, and a move changes only a few of
//! them. The detector treats positions with the same key as the same; two different positions have the same key with a
//! probability of 2^-64.

use super::{Detector, Record, Verdict};
use crate::position::en_passant_victim;
use crate::{Color, Kind, Move, MoveKind, Piece, Position, Square};

struct Numbers {
    pieces: [[u64; 64]; 16],
    castling: [u64; 16],
    files: [u64; 8],
    black: u64,
}

/// Random numbers, drawn once by SplitMix64 (Steele, Lea and Flood 2014) from an arbitrary seed.
const NUMBERS: Numbers = {
    let mut state = 0x0069_6e6b_6f67_6d62;
    let mut numbers = Numbers {
        pieces: [[0; 64]; 16],
        castling: [0; 16],
        files: [0; 8],
        black: 0,
    };
    let mut index = 0;
    while index < 16 * 64 {
        (numbers.pieces[index / 64][index % 64], state) = drawn(state);
        index += 1;
    }
    let mut index = 0;
    while index < 16 {
        (numbers.castling[index], state) = drawn(state);
        index += 1;
    }
    let mut index = 0;
    while index < 8 {
        (numbers.files[index], state) = drawn(state);
        index += 1;
    }
    (numbers.black, _) = drawn(state);
    numbers
};

static TABLE: Numbers = NUMBERS;

/// The next number and state.
const fn drawn(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut number = state;
    number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (number ^ number >> 31, state)
}

#[inline]
fn number(nibble: u8, square: Square) -> u64 {
    TABLE.pieces[nibble as usize & 15][square.index()]
}

#[inline]
fn en_passant(position: &Position) -> u64 {
    position
        .legal_en_passant()
        .map_or(0, |square| TABLE.files[square.file() as usize])
}

/// The key without the part for an en passant capture.
fn board_key(position: &Position) -> u64 {
    let side = match position.side_to_move() {
        Color::White => 0,
        Color::Black => TABLE.black,
    };
    let pieces = position.occupied();
    pieces.fold(
        side ^ TABLE.castling[position.castling().bits() as usize],
        |key, square| key ^ number(position.nibble_at(square), square),
    )
}

/// The key of a position: equal for positions that are the same by FIDE article 9.2.3.
pub fn key(position: &Position) -> u64 {
    board_key(position) ^ en_passant(position)
}

/// Computes the board key after a move from the key before it.
#[inline]
fn moved(key: u64, before: &Position, mv: Move) -> u64 {
    let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
    let side = before.side_to_move();
    let nibble = before.nibble_at(from);
    let becomes = kind
        .promotion()
        .map_or(nibble, |promotion| Piece::new(side, promotion).nibble());
    let arrives = match kind.is_castling() {
        true => before.castled(mv).king_to,
        false => to,
    };
    let mut key = key ^ TABLE.black ^ number(nibble, from) ^ number(becomes, arrives);
    if kind == MoveKind::EnPassant {
        key ^= number(
            Piece::new(!side, Kind::Pawn).nibble(),
            en_passant_victim(to),
        );
    } else if kind.is_capture() {
        key ^= number(before.nibble_at(to), to);
    } else if kind.is_castling() {
        let rook = Piece::new(side, Kind::Rook).nibble();
        let castled = before.castled(mv);
        key ^= number(rook, castled.rook_from) ^ number(rook, castled.rook_to);
    }
    let rights = before.castling();
    let lost = before.rights_lost(nibble, from, to);
    key ^ TABLE.castling[rights.bits() as usize]
        ^ TABLE.castling[rights.without(lost).bits() as usize]
}

/// The method of keys.
#[derive(Clone, Debug, Default)]
pub struct Zobrist {
    /// The key of the position before each move.
    keys: Vec<u64>,
    /// For each move, the board key of the position after it, and the number of moves on top that keep the material.
    tops: Vec<(u64, u32)>,
}

impl Zobrist {
    #[inline]
    fn before(&self, before: &Position) -> u64 {
        match self.tops.last() {
            Some(&(key, _)) => key,
            None => board_key(before),
        }
    }

    #[inline]
    fn keep(&mut self, key: u64, before: &Position, after: u64, record: Record) {
        let below = self.tops.last().map_or(0, |&(_, plies)| plies);
        let plies = if record.keeps_material() {
            below + 1
        } else {
            0
        };
        self.keys.push(key ^ en_passant(before));
        self.tops.push((after, plies));
    }
}

impl Detector for Zobrist {
    fn clear(&mut self) {
        self.keys.clear();
        self.tops.clear();
    }

    #[inline]
    fn push(&mut self, before: &Position, mv: Move) {
        let key = self.before(before);
        self.keep(key, before, moved(key, before, mv), Record::of(before, mv));
    }

    #[inline]
    fn push_null(&mut self, before: &Position) {
        let key = self.before(before);
        self.keep(key, before, key ^ TABLE.black, Record::NULL);
    }

    #[inline]
    fn pop(&mut self) {
        self.keys.pop();
        self.tops.pop();
    }

    #[inline]
    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        let mut verdict = Verdict::NEW;
        let Some(&(key, plies)) = self.tops.last() else {
            return verdict;
        };
        if plies < 4 || enough <= 1 {
            return verdict;
        }
        let key = key ^ en_passant(examined);
        let top = self.keys.len();
        for back in (4..=plies).step_by(2) {
            if self.keys[top - back as usize] == key {
                verdict.add(back);
                if verdict.count >= enough {
                    break;
                }
            }
        }
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomBoards, RandomGames};

    #[test]
    fn incremental_keys_equal_keys_from_scratch() {
        let boards = RandomGames::new(3)
            .take(500)
            .chain(RandomBoards::new(3).take(500));
        for before in boards {
            for mv in before.legal_moves() {
                let after = before.play(mv);
                assert_eq!(
                    moved(board_key(&before), &before, mv),
                    board_key(&after),
                    "{before} {mv}"
                );
            }
        }
    }

    #[test]
    fn zobrist_numbers_are_distinct() {
        let pieces = TABLE.pieces.iter().flatten().copied();
        let mut all: Vec<u64> = pieces.chain(TABLE.castling).chain(TABLE.files).collect();
        all.push(TABLE.black);
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
