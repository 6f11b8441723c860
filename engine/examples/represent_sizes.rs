//! Measures the cost of a position in each representation, in bits and in time: the table in `represent`'s docs.
//!
//! `cargo run --release -p fpgambit-engine --example represent_sizes -- GAMES.pgn`; without a file, it uses 20,000
//! positions of random games, seed 1. Times are those of the fastest of many passes over each batch of positions, which
//! other load on the machine hardly affects.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use fpgambit_engine::random::RandomGames;
use fpgambit_engine::represent::{Bits, Representation};
use fpgambit_engine::{Position, pgn, quoted};

/// The number of passes over a batch, and the number of positions in one.
const PASSES: usize = 25;
const LOT: usize = 500;

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
    println!(
        "| representation | mean bits | median | worst | mean bytes | ns to encode | ns to decode |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let texts: Vec<String> = positions.iter().map(Position::to_string).collect();
    row(
        "FEN",
        texts.iter().map(|text| 8 * text.len()).collect(),
        fastest(&positions, Position::to_string),
        fastest(&texts, |text| text.parse::<Position>()),
    );
    for representation in Representation::ALL {
        let all: Vec<Bits> = positions
            .iter()
            .map(|one| representation.encode(one))
            .collect();
        row(
            &format!("`{representation}`"),
            all.iter().map(Bits::len).collect(),
            fastest(&positions, |position| representation.encode(position)),
            fastest(&all, |bits| representation.decode(bits)),
        );
    }
    eprintln!("{} positions", positions.len());
    ExitCode::SUCCESS
}

/// All positions of all games, including the first and the last.
fn positions_of(path: &str) -> Result<Vec<Position>, String> {
    let file = std::fs::read(path).map_err(|error| format!("`{}`: {error}", quoted(path)))?;
    let mut positions = Vec::new();
    for game in pgn::games(&file) {
        let game = game.map_err(|error| error.to_string())?;
        let mut position = game.start;
        positions.push(position.clone());
        for step in game.steps {
            step.make(&mut position);
            positions.push(position.clone());
        }
    }
    if positions.is_empty() {
        return Err(format!("`{}` has no game", quoted(path)));
    }
    Ok(positions)
}

/// Nanoseconds per conversion, from the fastest pass over each batch.
fn fastest<From, To>(all: &[From], convert: impl Fn(&From) -> To) -> f64 {
    let pass = |lot: &[From]| {
        let begin = Instant::now();
        for one in lot {
            black_box(convert(black_box(one)));
        }
        begin.elapsed()
    };
    let least = |lot| (0..PASSES).map(|_| pass(lot)).min().unwrap_or_default();
    let sum: Duration = all.chunks(LOT).map(least).sum();
    sum.as_secs_f64() * 1e9 / all.len() as f64
}

fn row(name: &str, mut bits: Vec<usize>, encode: f64, decode: f64) {
    bits.sort_unstable();
    let mean = |sum: usize| sum as f64 / bits.len() as f64;
    let bytes = bits.iter().map(|bits| bits.div_ceil(8)).sum();
    println!(
        "| {name} | {:.1} | {} | {} | {:.1} | {encode:.0} | {decode:.0} |",
        mean(bits.iter().sum()),
        bits[bits.len() / 2],
        bits[bits.len() - 1],
        mean(bytes)
    );
}
