//! Tunes the evaluation's weights on positions from the search's own games.
//!
//! There are two steps (P. Österlund's "Texel" method, 2014, with a gradient in place of trials):
//!
//! ```text
//! cargo run --release -p fpgambit-engine --example tune -- play GAMES SEED FILE
//! cargo run --release -p fpgambit-engine --example tune -- shards NODES SEED FIRST END FOLDER
//! cargo run --release -p fpgambit-engine --example tune -- fit FILE...
//! cargo run --release -p fpgambit-engine --example tune -- squares FILE...
//! ```
//!
//! `play` lets the search play against itself from random openings ([`play`]) and writes the quiet positions of its
//! games, each with the game's result; it uses no other data. The same seed gives the same games on every machine.
//! `shards` does the same for the network's training, in many files (`testbenches/network`). `fit` finds the weights
//! that predict the results best ([`fit`]) and writes `engine/src/eval/tuned.rs`, which records its data. `squares`
//! fits the piece-squares of the chip's search ([`fpgambit_engine::searcher::squares`]) to such positions, and writes
//! their table.
//!
//! # The weights in use
//!
//! They were tuned in two rounds. The first round was `play 20000 2 games.txt` with the weights by formula in place of
//! `tuned.rs`, and `fit` on its first 578,556 positions (`head -n`). The second round, with the weights of the first,
//! was `play 1000000 3 games.txt`, stopped after 2,000,000 positions (a quarter of an hour on two threads of an AMD
//! EPYC), and `fit` on these (two minutes), repeated when terms were added. The search and its weights have changed
//! since, so the same command now plays other games. `tuned.rs` has the errors before and after.
//!
//! The piece-squares: `play 1000000 47 games.txt` with the weights of November 2026, stopped after 157,543 positions,
//! and `squares` on these (20 seconds).
//!
//! Exit status: 0 done, 1 a file cannot be read or written, 2 bad usage.

mod fit;
mod play;
mod squares;
mod table;

use std::process::ExitCode;

const USAGE: &str = "expected `play GAMES SEED FILE`, `shards NODES SEED FIRST END FOLDER`, `fit FILE...` or \
                     `squares FILE...`";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["play", games, seed, file] => match (games.parse(), seed.parse()) {
            (Ok(games), Ok(seed)) => play::write(games, seed, file),
            _ => return usage(&words),
        },
        ["shards", nodes, seed, first, end, folder] => {
            match (nodes.parse(), seed.parse(), first.parse(), end.parse()) {
                (Ok(nodes), Ok(seed), Ok(first), Ok(end)) => {
                    play::write_shards(nodes, seed, [first, end], folder)
                }
                _ => return usage(&words),
            }
        }
        ["fit", ref files @ ..] if !files.is_empty() => fit::write(files),
        ["squares", ref files @ ..] if !files.is_empty() => squares::write(files),
        _ => return usage(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn usage(words: &[&str]) -> ExitCode {
    eprintln!("`{}`: {USAGE}", words.join(" "));
    ExitCode::from(2)
}
