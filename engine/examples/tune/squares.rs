//! Fits the chip's piece-squares in the same way as the evaluation's weights, with no other terms.

use std::fmt::Write as _;
use std::fs;

use fpgambit_engine::Position;
use fpgambit_engine::eval::formula;
use fpgambit_engine::eval::terms::{MATERIAL, SQUARE};
use fpgambit_engine::searcher::squares::{PHASE_MAX, Sums};

use crate::fit::{Sample, Weights, fit};

const KINDS: usize = 6;
/// The number of entries per line.
const ROW: usize = 8;

/// Fits a piece's value on each square to the positions of the files and writes the table into the engine.
pub fn write(paths: &[&str]) -> Result<(), String> {
    let formula = formula::weights();
    let first: Weights = (0..KINDS * 64)
        .map(|term| {
            let weight = formula[MATERIAL + term / 64].plus(formula[SQUARE + term]);
            [f64::from(weight.middle()), f64::from(weight.end())]
        })
        .collect();
    let fitted = fit(paths, take_apart, first)?;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/searcher/squares/table.rs");
    fs::write(path, text(&fitted.head, &fitted.weights)).map_err(|error| format!("{path}: {error}"))
}

/// Splits a position into one term for each kind and square.
fn take_apart(position: &Position) -> Sample {
    let mut counts = [0; KINDS * 64];
    for square in position.occupied() {
        let nibble = usize::from(position.nibble_at(square));
        let (count, own_square) = match nibble >> 3 {
            0 => (1, square.index()),
            _ => (-1, square.mirror().index()),
        };
        counts[64 * ((nibble & 7) - 1) + own_square] += count;
    }
    let terms = (0..).zip(counts).filter(|&(_, count)| count != 0);
    let phase = Sums::of(position).phase.min(PHASE_MAX);
    let middle = phase as f32 / PHASE_MAX as f32;
    Sample::new(terms.collect(), [middle, 1.0 - middle])
}

/// The file's text; `head` records the data.
fn text(head: &str, weights: &[[f64; 2]]) -> String {
    let mut text = format!(
        "//! The worth of each piece on each square, written by `engine/examples/tune`.\n\
         //!\n\
         //! {head}\n\n\
         /// Centipawns in the middlegame and in the endgame, by kind, pawn first, and by square as the piece's side sees it,\n\
         /// a1 first.\n\
         #[rustfmt::skip]\n\
         pub const TABLE: [[(i16, i16); 64]; {KINDS}] = [\n"
    );
    for kind in weights.chunks(64) {
        text.push_str("    [\n");
        for row in kind.chunks(ROW) {
            // Adding 0 turns -0 into 0.
            let pair = |[middle, end]: &[f64; 2]| format!("({}, {}),", middle + 0.0, end + 0.0);
            let pairs: Vec<String> = row.iter().map(pair).collect();
            let _ = writeln!(text, "        {}", pairs.join(" "));
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    text
}
