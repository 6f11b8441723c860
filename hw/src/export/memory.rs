//! A memory that a circuit reads from a file.

use super::File;
use super::template::fill;
use crate::memory::Contents;
use crate::unit::checksum;

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
    /// What a circuit's memories hold, in each of these arrays.
    pub(super) fn of<C: Contents>(arrays: &[&'static str]) -> Self {
        let words = C::words();
        let digits = C::WIDTH.div_ceil(4);
        let lines: String = words
            .iter()
            .map(|word| format!("{word:0digits$x}\n"))
            .collect();
        Self {
            file: File::new(C::FILE, lines),
            about: C::ABOUT,
            arrays: arrays.to_vec(),
            width: C::WIDTH as u32,
            words,
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
