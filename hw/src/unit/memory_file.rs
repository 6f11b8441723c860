//! A memory that a circuit reads from a file.

use super::checksum;
use crate::blocks::Contents;

/// A file of words, and where the circuit keeps them.
pub struct MemoryFile {
    /// Name of the file that `$readmemh` reads.
    pub name: &'static str,
    /// The parameter of the top module that says where the file is.
    pub parameter: &'static str,
    /// What is in it, in one line.
    pub about: &'static str,
    /// Bits a word: less than 32, or 32 for each of its parts.
    pub width: usize,
    /// Words there are.
    pub len: usize,
    /// Parts that a word has: one, or several of 32 bits.
    pub parts: usize,
    /// The words, of each its lowest part first.
    pub words: fn() -> Vec<u32>,
    /// The arrays that hold them, by their way from the top module.
    pub arrays: &'static [&'static str],
    /// Whether it is there only where posdata is a memory.
    pub is_posdata: bool,
}

impl MemoryFile {
    /// The file of some contents, held in these arrays.
    pub const fn of<C: Contents>(arrays: &'static [&'static str]) -> Self {
        Self {
            name: C::FILE,
            parameter: C::PARAMETER,
            about: C::ABOUT,
            width: C::WIDTH,
            len: C::LEN,
            parts: C::PARTS,
            words: C::words,
            arrays,
            is_posdata: false,
        }
    }

    /// The same, being posdata's table.
    #[must_use]
    pub const fn of_posdata(self) -> Self {
        Self {
            is_posdata: true,
            ..self
        }
    }

    /// The text of the file: sixteen words of hexadecimal digits a line, lowest address first; of words in parts one a line.
    pub fn text(&self) -> String {
        let digits = (self.width / self.parts).div_ceil(4);
        let mut text = String::new();
        let (on_line, between) = match self.parts {
            1 => (16, " "),
            parts => (parts, ""),
        };
        for line in (self.words)().chunks(on_line) {
            let mut words: Vec<String> = line
                .iter()
                .map(|word| format!("{word:0digits$x}"))
                .collect();
            if self.parts > 1 {
                words.reverse();
            }
            text += &(words.join(between) + "\n");
        }
        text
    }

    /// The sum over its words by which a bench notices a changed one.
    pub fn checksum(&self) -> u32 {
        checksum((self.words)())
    }
}
