//! Test vectors: what a bench loads, and what must come out.

use crate::circuit::CircuitError;

/// Why there are no vectors.
#[derive(Debug, thiserror::Error)]
pub enum VectorsError {
    /// The circuit cannot be simulated.
    #[error(transparent)]
    Circuit(#[from] CircuitError),
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
}

impl Vectors {
    /// Adds a line of comment.
    pub fn comment(&mut self, text: &str) {
        self.text += &format!("// {text}\n");
    }

    /// Adds words.
    pub fn push(&mut self, words: &[u32]) {
        for line in words.chunks(16) {
            let line: Vec<String> = line.iter().map(|word| format!("{word:08x}")).collect();
            self.text += &(line.join(" ") + "\n");
        }
        self.words.extend_from_slice(words);
    }
}

/// The sum over a memory by which the bench notices a changed entry: FNV-1a, a word at a time. Each step is one to one
/// in the sum so far, so any one word changed changes the result.
pub fn checksum(words: impl IntoIterator<Item = u32>) -> u32 {
    words.into_iter().fold(0x811c_9dc5, |sum, word| {
        (sum ^ word).wrapping_mul(0x0100_0193)
    })
}
