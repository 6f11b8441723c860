//! `d` and `eval`: the position and its value without search, in Stockfish's form.

use fpgambit_engine::repetition::key;
use fpgambit_engine::search::Evaluation;
use fpgambit_engine::{Color, Position, Square};

use super::output::Output;

/// Writes the board, the FEN, its key (our own: other programs use other numbers) and the checking pieces.
pub fn board(position: &Position, output: &Output) {
    const EDGE: &str = " +---+---+---+---+---+---+---+---+";
    output.line("");
    output.line(EDGE);
    for rank in (0..8).rev() {
        let mut line = String::new();
        for file in 0..8 {
            let piece = position.piece_at(Square::from_file_rank(file, rank));
            line.extend([' ', '|', ' ', piece.map_or(' ', |piece| piece.letter())]);
        }
        output.line(format_args!("{line} | {}", rank + 1));
        output.line(EDGE);
    }
    output.line("   a   b   c   d   e   f   g   h");
    output.line("");
    output.line(format_args!("Fen: {position}"));
    output.line(format_args!("Key: {:016X}", key(position)));
    let checkers: Vec<String> = position
        .checkers()
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    output.line(format_args!("Checkers: {}", checkers.join(" ")));
}

/// Writes the value by an evaluation, for White.
pub fn evaluation(position: &Position, evaluation: Evaluation, output: &Output) {
    output.line("");
    if position.is_check() {
        return output.line("Final evaluation: none (in check)");
    }
    let own = evaluation.evaluate(position);
    let white = match position.side_to_move() {
        Color::White => own,
        Color::Black => -own,
    };
    output.line(format_args!(
        "Final evaluation       {:+.2} (white side)",
        f64::from(white) / 100.0
    ));
}
