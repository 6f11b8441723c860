//! Estimates what splitting a search gains: clocks, nodes and scores with many searchers against one.
//!
//! ```text
//! cargo run --release -p fpgambit-engine --example searcher_splits -- 5 24 96
//! ```
//!
//! The arguments are a depth and numbers of searchers. The example searches the 50 positions of `fpgambit bench engine`
//! with the software model, and estimates the clocks of the ring in the fast build: a job is accepted every 100 clocks,
//! a node takes 50, and each move that a line skips takes 24. Exit status: 0 done, 1 the set cannot be read, 2 bad
//! arguments.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::process::ExitCode;

use fpgambit_engine::searcher::{
    Answer, Favourites, Job, Searcher, Split, Squares, Switches, ordered,
};
use fpgambit_engine::{Move, Position, epd};

const SET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../sim/data/bench.epd");
/// Every tenth position of the bench set.
const EVERY: usize = 10;
/// Clocks: to accept a job, for a node, and for a turn.
const ACCEPT: u64 = 100;
const NODE: u64 = 50;
const TURN: u64 = 24;
/// Scores that differ by more centipawns count as different.
const NEAR: i32 = 30;

/// How many moves are tried before this one.
fn place(position: &Position, mv: Option<Move>) -> u64 {
    let moves = ordered(position, &position.legal_moves(), &Favourites::default());
    let place = moves.iter().position(|&other| Some(other) == mv);
    place.unwrap_or(0) as u64
}

/// The estimated clocks of a job.
fn clocks(job: &Job, answer: &Answer) -> u64 {
    let mut skipped = 0;
    if let (true, Some(first)) = (job.only, job.first) {
        skipped = place(&job.position, job.first);
        if job.second.is_some() {
            skipped += place(&job.position.play(first), job.second);
        }
    }
    ACCEPT + TURN * skipped + NODE * answer.nodes
}

/// The outcome of a split search.
struct Outcome {
    score: i32,
    clocks: u64,
    nodes: u64,
}

/// Splits a search among this many searchers.
fn split(model: &mut Searcher<Squares>, root: &Position, depth: u8, searchers: usize) -> Outcome {
    let mut split = Split::new(root, depth).expect("the depth is checked");
    let mut under_way: BinaryHeap<Reverse<(u64, u32)>> = BinaryHeap::new();
    let mut answers: Vec<Answer> = Vec::new();
    let (mut now, mut accepts, mut round) = (0, 0, 0);
    while !split.is_over() {
        if split.round() != round {
            round = split.round();
            for Reverse((at, tag)) in under_way.drain() {
                let answer = &mut answers[tag as usize];
                answer.nodes = answer.nodes.saturating_sub((at - now) / NODE);
            }
        }
        if under_way.len() < searchers
            && accepts <= now
            && let Some(job) = split.next()
        {
            let answer = model.run(&job, &mut ()).expect("a split has valid jobs");
            under_way.push(Reverse((now + clocks(&job, &answer), job.tag)));
            answers.push(answer);
            accepts = now + ACCEPT;
        }
        // On to the next result, or to the clock in which the next job can be accepted.
        let next = under_way.peek().map_or(u64::MAX, |&Reverse((at, _))| at);
        if accepts > now && accepts < next && under_way.len() < searchers {
            now = accepts;
        } else if let Some(Reverse((at, tag))) = under_way.pop() {
            now = at;
            split.finish(&answers[tag as usize]);
        }
    }
    Outcome {
        score: split.answer().map_or(0, |answer| answer.score.into()),
        clocks: now,
        nodes: answers.iter().map(|answer| answer.nodes).sum(),
    }
}

fn main() -> ExitCode {
    let arguments: Option<Vec<usize>> = std::env::args()
        .skip(1)
        .map(|text| text.parse().ok())
        .collect();
    let (depth, numbers) = match arguments.as_deref() {
        Some([depth @ 1..=12, numbers @ ..]) if !numbers.is_empty() && !numbers.contains(&0) => {
            (*depth as u8, numbers)
        }
        _ => {
            eprintln!("expected a depth from 1 to 12 and numbers of searchers from 1");
            return ExitCode::from(2);
        }
    };
    let read = std::fs::read(SET).map_err(|error| error.to_string());
    let set = match read.and_then(|bytes| epd::parse(&bytes).map_err(|error| error.to_string())) {
        Ok(set) => set,
        Err(error) => {
            eprintln!("{SET}: {error}");
            return ExitCode::from(1);
        }
    };
    let roots: Vec<_> = set
        .into_iter()
        .map(|(_, record)| record.position)
        .step_by(EVERY)
        .collect();
    println!(
        "| searchers | speed-up | of it a searcher | nodes | scores within {NEAR} | other scores without selective rules |"
    );
    println!("|--:|--:|--:|--:|--:|--:|");
    let mut model = Searcher::new(Squares::new());
    let mut exact = Searcher::with_switches(Squares::new(), Switches::EXACT);
    let job = |root: &Position| Job::new(root.clone(), depth);
    let alone: Vec<Answer> = roots
        .iter()
        .map(|root| {
            model
                .run(&job(root), &mut ())
                .expect("the depth is checked")
        })
        .collect();
    for &searchers in numbers {
        let (mut one, mut many, mut nodes, mut near) = (0, 0, 0, 0);
        for (root, alone) in roots.iter().zip(&alone) {
            let found = split(&mut model, root, depth, searchers);
            one += clocks(&job(root), alone);
            many += found.clocks;
            nodes += found.nodes;
            near += usize::from((found.score - i32::from(alone.score)).abs() <= NEAR);
        }
        // Without the selective rules, trees are large.
        let other = match depth {
            ..=4 => {
                let differs = |root: &&Position| {
                    let one = exact
                        .run(&job(root), &mut ())
                        .expect("the depth is checked");
                    split(&mut exact, root, depth, searchers).score != i32::from(one.score)
                };
                roots.iter().step_by(10).filter(differs).count().to_string()
            }
            _ => "not compared".to_owned(),
        };
        let all: u64 = alone.iter().map(|answer| answer.nodes).sum();
        println!(
            "| {searchers} | {:.1} | {:.0} % | {:+.0} % | {near} of {} | {other} |",
            one as f64 / many as f64,
            100.0 * one as f64 / many as f64 / searchers as f64,
            100.0 * (nodes as f64 / all as f64 - 1.0),
            roots.len()
        );
    }
    ExitCode::SUCCESS
}
