//! Contents of the tablebase unit's memories.

use super::WON;
use crate::blocks::Contents;
use crate::values::pair_word;
use fpgambit_engine::Square;
use fpgambit_engine::kqkr::Won;

/// The pairs of kings, indexed by the mapped king and the other: bit 9 says that they are not adjacent; the other bits
/// are the number of the pair, 0 to 461.
pub enum PairWords {}

impl Contents for PairWords {
    const FILE: &'static str = "kqkr_pairs.mem";
    const PARAMETER: &'static str = "PAIRS_FILE";
    const ABOUT: &'static str = "pairs of kings: 1,024 words {they do not touch, number}, address {king's rank and file, \
                                 other king}";
    const WIDTH: usize = 10;
    const LEN: usize = 1024;

    fn words() -> Vec<u32> {
        (0..1024_usize)
            .map(|address| {
                let king = Square::from_file_rank((address >> 6 & 3) as u8, (address >> 8) as u8);
                match Won::pair(king, Square::wrapping(address as u8)) {
                    Some((pair, _)) => 1 << pair_word::APART | pair as u32,
                    None => 0,
                }
            })
            .collect()
    }
}

/// McCarthy's table: for each pair of kings, queen square and pair of rook ranks, the sixteen rook squares on which the
/// queen's side, to move, wins.
pub enum WonWords {}

impl Contents for WonWords {
    const FILE: &'static str = "kqkr_won.mem";
    const PARAMETER: &'static str = "WON_FILE";
    const ABOUT: &'static str = "won positions: 118,272 words, a bit for each of 16 rook squares, address {pair, queen, \
                                 two ranks}";
    const WIDTH: usize = 16;
    const LEN: usize = Won::PAIRS * 64 * 4;

    fn words() -> Vec<u32> {
        (0..Self::LEN)
            .map(|address| {
                let row = WON.row(address >> 8, Square::wrapping((address >> 2) as u8));
                (row.0 >> (16 * (address & 3))) as u32 & 0xffff
            })
            .collect()
    }
}
