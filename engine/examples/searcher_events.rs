//! Counts the events in the chip's search, to estimate its clocks.
//!
//! ```text
//! cargo run --release -p fpgambit-engine --example searcher_events > engine/src/searcher/events.md
//! ```
//!
//! It searches the 50 positions of `fpgambit bench engine` once to each depth, and prints the speed on standard error.
//! Exit status: 0 done, 1 the set cannot be read.

use std::process::ExitCode;
use std::time::Instant;

use fpgambit_engine::epd;
use fpgambit_engine::searcher::{Counts, Job, Searcher, Squares};

const SET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../sim/data/bench.epd");
/// Every tenth position of the bench set.
const EVERY: usize = 10;
const DEPTHS: std::ops::RangeInclusive<u8> = 0..=5;

fn main() -> ExitCode {
    let read = std::fs::read(SET).map_err(|error| error.to_string());
    let set = read.and_then(|bytes| epd::parse(&bytes).map_err(|error| error.to_string()));
    let set = match set {
        Ok(set) => set,
        Err(error) => {
            eprintln!("{SET}: {error}");
            return ExitCode::from(1);
        }
    };
    let positions: Vec<_> = set
        .into_iter()
        .map(|(_, record)| record.position)
        .step_by(EVERY)
        .collect();
    let mut searcher = Searcher::new(Squares::new());
    let mut columns = Vec::new();
    for depth in DEPTHS {
        let mut counts = Counts::default();
        let begin = Instant::now();
        for position in &positions {
            let job = Job::new(position.clone(), depth);
            searcher
                .run(&job, &mut counts)
                .expect("the depth is allowed");
        }
        let speed = counts.nodes as f64 / begin.elapsed().as_secs_f64();
        eprintln!("depth {depth}: {:.2} million nodes per second", speed / 1e6);
        columns.push(counts.named());
    }
    print!("| events per position, at depth |");
    for depth in DEPTHS {
        print!(" {depth} |");
    }
    print!("\n|---|");
    for _ in DEPTHS {
        print!("--:|");
    }
    println!();
    for row in 0..columns[0].len() {
        print!("| {} |", columns[0][row].0);
        for column in &columns {
            print!(" {:.1} |", column[row].1 as f64 / positions.len() as f64);
        }
        println!();
    }
    ExitCode::SUCCESS
}
