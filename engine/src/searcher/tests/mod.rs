//! Compares the search with a minimax that shares only the rules with it, and tests each rule on its own.

mod draws;
mod minimax;
mod order;
mod split;
mod trees;

use super::*;
use crate::{Move, Position};

/// Parses a position.
fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

/// Returns a searcher after these moves of a game, and the position after them.
fn after(start: &Position, game: &[Move], switches: Switches) -> (Searcher<Squares>, Position) {
    let mut searcher = Searcher::with_switches(Squares::new(), switches);
    let mut position = start.clone();
    for &mv in game {
        searcher.push(&position, mv);
        position.make(mv);
    }
    (searcher, position)
}

/// Returns the answer of a job.
fn run(job: &Job, switches: Switches) -> Answer {
    let mut searcher = Searcher::with_switches(Squares::new(), switches);
    searcher.run(job, &mut ()).unwrap()
}

/// Parses moves in UCI notation from a position.
fn moves(start: &Position, text: &str) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for uci in text.split_ascii_whitespace() {
        let mv = position.parse_uci(uci).unwrap();
        moves.push(mv);
        position.make(mv);
    }
    moves
}

/// Returns whether the environment requests long runs.
fn long() -> bool {
    std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1")
}
