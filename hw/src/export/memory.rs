//! A memory that a circuit reads from a file.

use super::File;
use super::template::fill;
use super::vectors::checksum;
use crate::kqkr::{self, PairRom, WonRom};
use crate::posdata;
use fpgambit_engine::posdata::{Posdata, RayOrder};

/// How the bench looks at the whole of a memory as it stands in the circuit.
const CHECK: &str = "
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < @COUNT@; entry = entry + 1) sum_up({@PAD@'d0, @ENTRIES@[entry]});
        if (sum !== 32'h@SUM@) begin
            mistake;
            $display(\"    @FILE@ sums up to %h, expected %h: it was changed\", sum, 32'h@SUM@);
        end
";

/// A file of words, and where the circuit keeps them.
pub(super) struct Memory {
    /// The file that `$readmemh` reads.
    pub(super) file: File,
    /// What is in it, in one line.
    pub(super) about: &'static str,
    /// The arrays that hold it, as the bench names them.
    arrays: Vec<&'static str>,
    /// Bits a word, less than 32.
    width: u32,
    words: Vec<u32>,
}

impl Memory {
    /// Sandstroem's table, in each of these arrays.
    pub(super) fn posdata(arrays: &[&'static str]) -> Self {
        let order = RayOrder::GnuChess;
        Self {
            file: File::new(posdata::MEMORY_FILE, posdata::memory_file(order)),
            about: "posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}",
            arrays: arrays.to_vec(),
            width: 12,
            words: Posdata::new(order).words().map(u32::from).collect(),
        }
    }

    /// The numbers of pairs of kings.
    pub(super) fn pairs(array: &'static str) -> Self {
        Self {
            file: File::new(kqkr::PAIRS_FILE, PairRom::file()),
            about: "pairs of kings: 1,024 words {they do not touch, number}, address {king's rank and file, other king}",
            arrays: vec![array],
            width: 10,
            words: PairRom::words().into_iter().map(u32::from).collect(),
        }
    }

    /// McCarthy's table of won positions.
    pub(super) fn won(array: &'static str) -> Self {
        Self {
            file: File::new(kqkr::WON_FILE, WonRom::file()),
            about: "won positions: 118,272 words, a bit for each of 16 rook squares, address {pair, queen, two ranks}",
            arrays: vec![array],
            width: 16,
            words: WonRom::words().into_iter().map(u32::from).collect(),
        }
    }

    /// Statements for the bench: every array holds what the file held when it was made.
    pub(super) fn check(&self) -> String {
        let sum = format!("{:08x}", checksum(self.words.iter().copied()));
        let check = |array: &&str| {
            fill(
                CHECK,
                &[
                    ("COUNT", &self.words.len().to_string()),
                    ("PAD", &(32 - self.width).to_string()),
                    ("ENTRIES", array),
                    ("SUM", &sum),
                    ("FILE", &self.file.name),
                ],
            )
        };
        self.arrays.iter().map(check).collect()
    }
}
