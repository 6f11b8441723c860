//! Detection by comparing whole boards (Vučković & Vidanović 2007, section 2).
//!
//! The detector stores every position as a matrix of 64 nibbles, one byte each, with its rights and its legal en
//! passant capture. The walk examines every second position, back to the last pawn move or capture, and compares a
//! 16-bit checksum before the 512 bits.

use super::{Detector, Record, Verdict};
use crate::{CastlingRights, Move, Position, Square};

/// The method of matrices.
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    boards: Vec<Board>,
    checksums: Vec<u16>,
    /// After each move, the number of moves on top that keep the material.
    plies: Vec<u32>,
}

/// All that two positions with the same side to move must share to be the same.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    matrix: [u8; 64],
    castling: CastlingRights,
    en_passant: Option<Square>,
}

impl Board {
    fn of(position: &Position) -> Board {
        Board {
            matrix: *position.nibbles(),
            castling: position.castling(),
            en_passant: position.legal_en_passant(),
        }
    }
}

/// A 16-bit sum in which each square has an odd weight of its own, so that a piece's move changes the sum.
fn checksum(matrix: &[u8; 64]) -> u16 {
    let weighted = (0u16..).zip(matrix).map(|(square, &nibble)| {
        let weight = (2 * square + 1).wrapping_mul(40_503);
        weight.wrapping_mul(u16::from(nibble))
    });
    weighted.fold(0, u16::wrapping_add)
}

impl Matrix {
    fn keep(&mut self, before: &Position, record: Record) {
        let board = Board::of(before);
        self.checksums.push(checksum(&board.matrix));
        self.boards.push(board);
        let below = self.plies.last().copied().unwrap_or(0);
        let kept = if record.keeps_material() {
            below + 1
        } else {
            0
        };
        self.plies.push(kept);
    }
}

impl Detector for Matrix {
    fn clear(&mut self) {
        *self = Matrix::default();
    }

    fn push(&mut self, before: &Position, mv: Move) {
        self.keep(before, Record::of(before, mv));
    }

    fn push_null(&mut self, before: &Position) {
        self.keep(before, Record::NULL);
    }

    fn pop(&mut self) {
        self.boards.pop();
        self.checksums.pop();
        self.plies.pop();
    }

    fn query(&self, examined: &Position, enough: u32) -> Verdict {
        let mut verdict = Verdict::NEW;
        let plies = self.plies.last().copied().unwrap_or(0);
        if plies < 4 || enough <= 1 {
            return verdict;
        }
        let board = Board::of(examined);
        let checksum = checksum(&board.matrix);
        let top = self.boards.len();
        for back in (4..=plies).step_by(2) {
            let place = top - back as usize;
            if self.checksums[place] == checksum && self.boards[place] == board {
                verdict.add(back);
                if verdict.count >= enough {
                    break;
                }
            }
        }
        verdict
    }
}
