//! Contents of the evaluator's memory.

use crate::blocks::Contents;
use fpgambit_engine::searcher::squares::TABLE;

/// Bits of each of the two numbers in a word.
pub const NUMBER: usize = 12;

/// The engine's table of material and piece-squares: `{endgame, middlegame}` in centipawns, twelve signed bits each, by
/// piece type and square as seen from the owner's side.
pub enum SquareWords {}

impl Contents for SquareWords {
    const FILE: &'static str = "squares.mem";
    const PARAMETER: &'static str = "SQUARES_FILE";
    const ABOUT: &'static str = "piece-squares: 448 words {endgame, middlegame}, 12 bits each with a sign, address {kind, square as its owner \
                                 sees it}";
    const WIDTH: usize = 2 * NUMBER;
    const LEN: usize = 7 * 64;

    fn words() -> Vec<u32> {
        let none = [0; 64].into_iter();
        let words = TABLE.iter().flatten().map(|&(middle, end)| {
            let number = |value: i16| value as u32 & ((1 << NUMBER) - 1);
            number(end) << NUMBER | number(middle)
        });
        none.chain(words).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_values_fit_their_field() {
        let most = 1 << (NUMBER - 1);
        for &(middle, end) in TABLE.iter().flatten() {
            assert!((-most..most).contains(&middle), "{middle}");
            assert!((-most..most).contains(&end), "{end}");
        }
        assert_eq!(SquareWords::words().len(), SquareWords::LEN);
    }
}
