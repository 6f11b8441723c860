//! What a position costs in each representation, over the positions of games: the table in `represent`'s docs.
//!
//! `cargo run --release -p fpgambit-engine --example represent_sizes -- GAMES.pgn`; without a file, 20,000 positions
//! of random games, seed 1.

use std::process::ExitCode;

use fpgambit_engine::random::RandomGames;
use fpgambit_engine::represent::Representation;
use fpgambit_engine::{Position, pgn, quoted};

fn main() -> ExitCode {
    let positions = match std::env::args().nth(1) {
        Some(path) => match positions_of(&path) {
            Ok(positions) => positions,
            Err(message) => {
                eprintln!("error: {message}");
                return ExitCode::from(2);
            }
        },
        None => RandomGames::new(1).take(20_000).collect(),
    };
    println!("| representation | mean bits | median | worst | mean bytes |");
    println!("|---|--:|--:|--:|--:|");
    let fen = |position: &Position| 8 * position.to_string().len();
    row("FEN", positions.iter().map(fen).collect());
    for representation in Representation::ALL {
        let size = |position| representation.encode(position).len();
        let name = format!("`{representation}`");
        row(&name, positions.iter().map(size).collect());
    }
    eprintln!("{} positions", positions.len());
    ExitCode::SUCCESS
}

/// Every position of every game, the first and the last among them.
fn positions_of(path: &str) -> Result<Vec<Position>, String> {
    let file = std::fs::read(path).map_err(|error| format!("`{}`: {error}", quoted(path)))?;
    let mut positions = Vec::new();
    for game in pgn::games(&file) {
        let game = game.map_err(|error| error.to_string())?;
        let mut position = game.start;
        positions.push(position.clone());
        for mv in game.moves {
            position.make(mv);
            positions.push(position.clone());
        }
    }
    if positions.is_empty() {
        return Err(format!("`{}` has no game", quoted(path)));
    }
    Ok(positions)
}

fn row(name: &str, mut bits: Vec<usize>) {
    bits.sort_unstable();
    let mean = |sum: usize| sum as f64 / bits.len() as f64;
    let bytes = bits.iter().map(|bits| bits.div_ceil(8)).sum();
    println!(
        "| {name} | {:.1} | {} | {} | {:.1} |",
        mean(bits.iter().sum()),
        bits[bits.len() / 2],
        bits[bits.len() - 1],
        mean(bytes)
    );
}
