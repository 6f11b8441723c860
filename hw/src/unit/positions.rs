//! Positions that the vectors of several units are made from: `positions.txt`, a name and a FEN a line.
//!
//! The named cases are some of the program's built-in suite (which is far larger: `sim/data/suite.epd`), the first
//! five common property (chessprogramming wiki, "Perft Results").

use fpgambit_engine::Position;

/// Names and positions, in the order of the file.
///
/// # Panics
/// When a line of the file is malformed.
pub fn positions() -> impl Iterator<Item = (&'static str, Position)> {
    include_str!("positions.txt").lines().map(|line| {
        let (name, fen) = line.split_once(": ").expect("a name and a FEN a line");
        (name, position(fen))
    })
}

/// The positions of a file of the crate, a FEN a line.
///
/// # Panics
/// When a line is malformed.
pub fn fens(file: &str) -> impl Iterator<Item = Position> {
    file.lines().map(position)
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("the file holds valid positions")
}
