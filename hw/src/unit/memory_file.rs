//! A memory that a circuit reads from a file.

use super::checksum;
use crate::blocks::Contents;

/// A file of words, and the arrays in the circuit that hold them.
pub struct MemoryFile {
    /// Name of the file that `$readmemh` reads.
    pub name: &'static str,
    /// Parameter of the top module for the path of the file.
    pub parameter: &'static str,
    /// One-line description of the contents.
    pub about: &'static str,
    /// Bits per word: less than 32, or 32 for each part.
    pub width: usize,
    /// Number of words.
    pub len: usize,
    /// Number of parts of a word: one, or several of 32 bits.
    pub parts: usize,
    /// The words, each with its lowest part first.
    pub words: fn() -> Vec<u32>,
    /// The arrays that hold the words, as paths from the top module.
    pub arrays: &'static [&'static str],
    /// Whether the file is needed only if posdata is a memory.
    pub is_posdata: bool,
}

impl MemoryFile {
    /// Describes a file with these contents, which these arrays hold.
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

    /// Does the same for posdata's table.
    #[must_use]
    pub const fn of_posdata(self) -> Self {
        Self {
            is_posdata: true,
            ..self
        }
    }

    /// Returns the text of the file, lowest address first: sixteen hexadecimal words per line, or one word in parts.
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

    /// Returns the checksum of the words, with which a bench detects a changed one.
    pub fn checksum(&self) -> u32 {
        checksum((self.words)())
    }
}
