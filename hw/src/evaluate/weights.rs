//! Contents of the evaluator's memories, made from a network.

use super::network;
use crate::blocks::Contents;
use fpgambit_engine::network::{HEADS, HIDDEN, INPUTS, LINEAR, Network};

/// Squares of the board; each kind has a row or entry per square.
const SQUARES: usize = 64;
/// Kinds of a nibble: none, six pieces, and one that no piece has.
const KINDS: usize = 8;
/// The kind whose rows add up to the bias; no piece has it.
const BIAS: usize = 7;
/// Number of rows that add up to the bias: 64 squares from each perspective.
const BIAS_ROWS: i32 = 2 * SQUARES as i32;

/// Rows of weights. The address is owner (0 own, 1 the other's), kind and square, as seen from the perspective. Rows of
/// kind 0 are zero; those of kind 7 add up to the bias.
pub enum RowWords {}

impl Contents for RowWords {
    const FILE: &'static str = "evaluate_rows.mem";
    const PARAMETER: &'static str = "ROWS_FILE";
    const ABOUT: &'static str = "weights of the hidden sums: 1,024 words of 32 bytes, address {owner (0 the perspective's side, 1 \
                                 the other), kind of piece, square}";
    const WIDTH: usize = 8 * HIDDEN;
    const LEN: usize = 2 * KINDS * SQUARES;
    const PARTS: usize = HIDDEN / 4;

    fn words() -> Vec<u32> {
        rows(network())
    }
}

/// Entries of the linear sums. The address is the sum's number, the piece's kind, and its square as its owner sees it.
pub enum LinearWords {}

impl Contents for LinearWords {
    const FILE: &'static str = "evaluate_linear.mem";
    const PARAMETER: &'static str = "LINEAR_FILE";
    const ABOUT: &'static str =
        "weights of two linear sums: 1,024 words of 10 bits, address {sum, kind of piece, square}";
    const WIDTH: usize = 10;
    const LEN: usize = LINEAR * KINDS * SQUARES;

    fn words() -> Vec<u32> {
        linear_entries(network())
    }
}

/// The heads. The address is the head, whose hidden sums (0 the mover's, 1 the other's), and which half of them. Each
/// word has the half's weights; the words of the first halves also have the mix of the linear sums, and the word of the
/// mover's second half has the head's bias.
pub enum HeadWords {}

impl Contents for HeadWords {
    const FILE: &'static str = "evaluate_heads.mem";
    const PARAMETER: &'static str = "HEADS_FILE";
    const ABOUT: &'static str = "weights of the output heads: 32 words of 16 weights and 32 bits of mix or bias, address {head, hidden \
                                 sums (0 the mover's, 1 the other side's), half of them}";
    const WIDTH: usize = 32 * Self::PARTS;
    const LEN: usize = HEADS * 2 * 2;
    const PARTS: usize = HIDDEN / 2 / 4 + 1;

    fn words() -> Vec<u32> {
        heads(network())
    }
}

/// Packs weights as bytes, four to a part.
fn parts(weights: &[i8]) -> impl Iterator<Item = u32> {
    let part = |four: &[i8]| {
        let bytes = four.iter().rev().map(|&weight| u32::from(weight as u8));
        bytes.fold(0, |part, byte| part << 8 | byte)
    };
    weights.chunks(4).map(part)
}

/// Returns the words of [`RowWords`].
pub fn rows(network: &Network) -> Vec<u32> {
    let bias = network.bias().map(i32::from);
    let most = i32::from(i8::MAX);
    assert!(
        bias.iter().all(|bias| bias.abs() <= most * BIAS_ROWS),
        "128 rows hold any bias"
    );
    let mut words = Vec::new();
    for address in 0..RowWords::LEN {
        let (others, kind) = (address / (KINDS * SQUARES), address / SQUARES % KINDS);
        let row = match kind {
            0 => [0; HIDDEN],
            // The last row gets its share first: if it were zero, a truncated file would go unnoticed.
            BIAS => {
                let number = (SQUARES * others + address % SQUARES) as i32;
                let later = most * (BIAS_ROWS - 1 - number);
                bias.map(|bias| ((bias.abs() - later).clamp(0, most) * bias.signum()) as i8)
            }
            kind => {
                let input = INPUTS / 2 * others + SQUARES * (kind - 1) + address % SQUARES;
                *network.row(input)
            }
        };
        words.extend(parts(&row));
    }
    words
}

/// Returns the words of [`LinearWords`].
pub fn linear_entries(network: &Network) -> Vec<u32> {
    let entry = |address: usize| match address / SQUARES % KINDS {
        0 => 0,
        // A load adds these 64 entries, which sum to 0. If they were zeros, a truncated file would go unnoticed.
        BIAS => [1, 0x3ff][address % 2],
        kind => {
            let entries = network.linear(kind - 1, address % SQUARES);
            entries[address / (KINDS * SQUARES)] as u32 & 0x3ff
        }
    };
    (0..LinearWords::LEN).map(entry).collect()
}

/// Returns the words of [`HeadWords`].
pub fn heads(network: &Network) -> Vec<u32> {
    let mut words = Vec::new();
    for head in 0..HEADS {
        for (others, weights) in network.head(head).iter().enumerate() {
            for (half, weights) in weights.chunks(HIDDEN / 2).enumerate() {
                words.extend(parts(weights));
                let [first, second] = network.mix(head).map(|mix| u32::from(mix as u8));
                words.push(match (half, others) {
                    (0, _) => second << 8 | first,
                    (_, 0) => network.out(head) as u32,
                    _ => 0,
                });
            }
        }
    }
    words
}
