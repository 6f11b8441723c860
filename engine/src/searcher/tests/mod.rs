//! The search beside a minimax that shares nothing with it but the rules, and each rule by itself.

mod draws;
mod minimax;
mod order;
mod trees;

use super::*;
use crate::{Move, Position};

/// A position.
fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

/// A searcher after these moves of a game, and the position they lead to.
fn after(start: &Position, game: &[Move], switches: Switches) -> (Searcher<Squares>, Position) {
    let mut searcher = Searcher::with_switches(Squares::new(), switches);
    let mut position = start.clone();
    for &mv in game {
        searcher.push(&position, mv);
        position.make(mv);
    }
    (searcher, position)
}

/// The answer of a job.
fn run(job: &Job, switches: Switches) -> Answer {
    let mut searcher = Searcher::with_switches(Squares::new(), switches);
    searcher.run(job, &mut ()).unwrap()
}

/// The moves of a UCI text from a position.
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

/// Long runs are wanted.
fn long() -> bool {
    std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1")
}
