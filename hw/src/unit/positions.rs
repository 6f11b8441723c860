//! Positions used in the vectors of several units: `positions.txt`, a name and a FEN per line.
//!
//! The named cases are part of the program's built-in suite (which is much larger: `sim/data/suite.epd`); the first
//! five are common property (chessprogramming wiki, "Perft Results").

use fpgambit_engine::Position;

/// Returns names and positions, in the order of the file.
///
/// # Panics
/// If a line of the file is malformed.
pub fn positions() -> impl Iterator<Item = (&'static str, Position)> {
    include_str!("positions.txt").lines().map(|line| {
        let (name, fen) = line.split_once(": ").expect("a name and a FEN a line");
        (name, position(fen))
    })
}

/// Returns the positions of a file of the crate, one FEN per line.
///
/// # Panics
/// If a line is malformed.
pub fn fens(file: &str) -> impl Iterator<Item = Position> {
    file.lines().map(position)
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("the file holds valid positions")
}
