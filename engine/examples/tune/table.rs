//! Writes the weights as source of the engine.

use std::fmt::Write as _;

use fpgambit_engine::eval::terms::GROUPS;

const ROW: usize = 8;

/// The file's text; `head` records the data.
pub fn text(head: &str, weights: &[[f64; 2]]) -> String {
    let mut text = format!(
        "//! The weights in centipawns, middlegame and endgame, written by `engine/examples/tune`.\n\
         //!\n\
         //! {head}\n\n\
         use super::terms::TERMS;\n\n\
         /// By the numbers of [`terms`](super::terms).\n\
         #[rustfmt::skip]\n\
         pub const TUNED: [(i32, i32); TERMS] = [\n"
    );
    for &(name, first, count) in GROUPS {
        let _ = writeln!(text, "    // {name}");
        for row in weights[first..first + count].chunks(ROW) {
            let pairs: Vec<String> = row
                .iter()
                // Adding 0 turns -0 into 0.
                .map(|[middle, end]| format!("({}, {}),", middle + 0.0, end + 0.0))
                .collect();
            let _ = writeln!(text, "    {}", pairs.join(" "));
        }
    }
    text.push_str("];\n");
    text
}
