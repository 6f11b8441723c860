//! Test vectors: what a bench loads, and the expected outputs.

use super::{DriverError, drawn};
use crate::circuit::CircuitError;
use fpgambit_engine::{Mode, Position};
use std::fmt;

/// Why no vectors could be made.
#[derive(Debug, thiserror::Error)]
pub enum VectorsError {
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The circuit breaks its contract.
    #[error("no vectors: {0}")]
    Driver(#[from] DriverError),
    /// The circuit and the engine differ. No bench is written from wrong vectors.
    #[error("no vectors: in '{fen}' the circuit gives {found}, the engine {expected}")]
    Disagreement {
        /// The position.
        fen: String,
        /// The circuit's result or behaviour.
        found: String,
        /// The engine's result.
        expected: String,
    },
}

/// The vectors as a memory of 32-bit words; each unit defines its own layout.
#[derive(Clone, Debug, Default)]
pub struct Vectors {
    /// The memory file: hexadecimal words, with explanatory comments.
    pub text: String,
    /// The words of the file.
    pub words: Vec<u32>,
    /// Number of positions or lines of play.
    pub positions: usize,
    /// Number of words output by the circuit, over all runs of all positions.
    pub moves: usize,
    /// Number of words on the last line of the text.
    on_line: usize,
}

/// Number of words per line of the text.
const LINE: usize = 16;

impl Vectors {
    /// Appends a comment line.
    pub fn comment(&mut self, text: impl fmt::Display) {
        self.text += &format!("// {text}\n");
        self.on_line = 0;
    }

    /// Starts the next position or line of play: appends a comment with its number.
    pub fn begin(&mut self, text: impl fmt::Display) {
        self.positions += 1;
        let number = self.positions;
        self.comment(format_args!("{number}: {text}"));
    }

    /// Returns the first `count` [drawn](fn@drawn) boards with their numbers; each unit's vectors end with them.
    pub fn draw(&mut self, count: usize) -> impl Iterator<Item = (u32, Position)> + use<> {
        self.comment("boards drawn by a number");
        drawn().take(count)
    }

    /// Appends words and keeps them together, on the current line if there is space.
    pub fn push(&mut self, words: &[u32]) {
        for line in words.chunks(LINE) {
            if self.on_line > 0 && self.on_line + line.len() <= LINE {
                self.text.pop();
                self.text.push(' ');
            } else {
                self.on_line = 0;
            }
            self.on_line += line.len();
            let line: Vec<String> = line.iter().map(|word| format!("{word:x}")).collect();
            self.text += &(line.join(" ") + "\n");
        }
        self.words.extend_from_slice(words);
    }

    /// Appends the words of an answer, with bit 16 set in the last.
    pub fn push_answer(&mut self, words: impl Iterator<Item = u32>) {
        let mut words: Vec<u32> = words.collect();
        if let Some(last) = words.last_mut() {
            *last |= 1 << 16;
        }
        self.push(&words);
        self.moves += words.len();
    }
}

/// Compares move words in any order with the engine's moves; the single word 0x0000 says that there are none.
///
/// # Errors
/// If they differ.
pub fn check_moves(
    position: &Position,
    mode: Mode,
    words: impl IntoIterator<Item = u32>,
) -> Result<(), VectorsError> {
    let mut found: Vec<u16> = words.into_iter().map(|word| word as u16).collect();
    let mut expected: Vec<u16> = position.moves(mode).iter().map(|mv| mv.word()).collect();
    if expected.is_empty() {
        expected.push(0);
    }
    found.sort_unstable();
    expected.sort_unstable();
    match found == expected {
        true => Ok(()),
        false => Err(VectorsError::Disagreement {
            fen: position.to_string(),
            found: format!("{found:x?} {mode}"),
            expected: format!("{expected:x?}"),
        }),
    }
}

/// Returns the checksum of a memory, with which the bench detects a changed entry: FNV-1a, one word at a time. Each
/// step is a bijection of the sum so far, so changing any single word changes the result.
pub fn checksum(words: impl IntoIterator<Item = u32>) -> u32 {
    words.into_iter().fold(0x811c_9dc5, |sum, word| {
        (sum ^ word).wrapping_mul(0x0100_0193)
    })
}
