//! Test vectors: what a bench loads, and what must come out.

use super::{DriverError, drawn};
use crate::circuit::CircuitError;
use fpgambit_engine::{Mode, Position};
use std::fmt;

/// Why there are no vectors.
#[derive(Debug, thiserror::Error)]
pub enum VectorsError {
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
    /// The circuit does not keep to its contract.
    #[error("no vectors: {0}")]
    Driver(#[from] DriverError),
    /// The circuit and the engine differ: no bench is written from wrong vectors.
    #[error("no vectors: in '{fen}' the circuit gives {found}, the engine {expected}")]
    Disagreement {
        /// The position.
        fen: String,
        /// What the circuit gave, or did.
        found: String,
        /// What the engine gives.
        expected: String,
    },
}

/// The vectors as a memory of 32-bit words; how they are laid out in it is the unit's own.
#[derive(Clone, Debug, Default)]
pub struct Vectors {
    /// The memory file: hexadecimal words, with comments that say which is what.
    pub text: String,
    /// The words of it.
    pub words: Vec<u32>,
    /// How many positions, or lines of play, there are.
    pub positions: usize,
    /// How many words leave the circuit, all runs of every position together.
    pub moves: usize,
    /// Words on the line that the text ends with.
    on_line: usize,
}

/// Words on a line of the text.
const LINE: usize = 16;

impl Vectors {
    /// Adds a line of comment.
    pub fn comment(&mut self, text: impl fmt::Display) {
        self.text += &format!("// {text}\n");
        self.on_line = 0;
    }

    /// Begins another position, or line of play: a comment with its number.
    pub fn begin(&mut self, text: impl fmt::Display) {
        self.positions += 1;
        let number = self.positions;
        self.comment(format_args!("{number}: {text}"));
    }

    /// The first so many boards [drawn](fn@drawn) by a number, which each unit's vectors end with.
    pub fn draw(&mut self, count: usize) -> impl Iterator<Item = (u32, Position)> + use<> {
        self.comment("boards drawn by a number");
        drawn().take(count)
    }

    /// Adds words, which stay together: on the line of those before where there is room.
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

    /// Adds the words of an answer, the last of which is marked in bit 16.
    pub fn push_answer(&mut self, words: impl Iterator<Item = u32>) {
        let mut words: Vec<u32> = words.collect();
        if let Some(last) = words.last_mut() {
            *last |= 1 << 16;
        }
        self.push(&words);
        self.moves += words.len();
    }
}

/// Holds move words in whatever order to the engine's moves; the one word 0x0000 says that there are none.
///
/// # Errors
/// When they differ.
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

/// The sum over a memory by which the bench notices a changed entry: FNV-1a, a word at a time. Each step is one to one
/// in the sum so far, so any one word changed changes the result.
pub fn checksum(words: impl IntoIterator<Item = u32>) -> u32 {
    words.into_iter().fold(0x811c_9dc5, |sum, word| {
        (sum ^ word).wrapping_mul(0x0100_0193)
    })
}
