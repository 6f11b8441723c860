//! Queen against rook: the time to solve it, and the cost of a probe in each form of the table.
//!
//! Each benchmark probes the distance to mate of random legal positions, one after the other, with the queen's side and
//! with the rook's side to move. The benchmarks of `won` read the single bit that says whether the queen's side, to
//! move, wins.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::kqkr::{Compact, Ending, Extent, Goal, Lookup, Men, Tables, Turn, Won};
use fpgambit_engine::random::Chance;

const SEED: u64 = 1980;
const POSITIONS: usize = 1_000;
/// The largest look-ahead measured: McCarthy's six plies.
const MOVES: usize = 3;

/// Legal positions with this side to move.
fn positions(turn: Turn) -> Vec<Men> {
    let mut chance = Chance::new(SEED);
    let any = move || Men::anywhere(&mut chance);
    let legal = |men: &Men| men.position(Ending::QueenWins, turn).is_some();
    std::iter::repeat_with(any)
        .filter(legal)
        .take(POSITIONS)
        .collect()
}

fn solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("kqkr-solve");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(10));
    group.bench_function("eightfold", |bencher| {
        bencher.iter(|| Tables::solve(Extent::Triangle));
    });
    group.bench_function("whole", |bencher| {
        bencher.iter(|| Tables::solve(Extent::Whole));
    });
    group.bench_function("won", |bencher| bencher.iter(Won::solve));
    let tables = Tables::solve(Extent::Triangle);
    for moves in 0..=MOVES {
        group.bench_function(format!("lists/{moves}"), |bencher| {
            bencher.iter(|| Compact::new(&tables, moves));
        });
    }
    group.finish();
}

fn probes(criterion: &mut Criterion) {
    let tables = Tables::solve(Extent::Triangle);
    let mut forms: Vec<(String, Box<dyn Lookup>)> = vec![
        ("whole".to_owned(), Box::new(Tables::solve(Extent::Whole))),
        ("eightfold".to_owned(), Box::new(tables.clone())),
    ];
    for moves in 0..=MOVES {
        let lists = Compact::new(&tables, moves);
        forms.push((format!("lists/{moves}"), Box::new(lists)));
    }
    let mut group = criterion.benchmark_group("kqkr-probe");
    group
        .throughput(Throughput::Elements(POSITIONS as u64))
        .sample_size(10)
        .measurement_time(Duration::from_secs(3))
        .warm_up_time(Duration::from_millis(500));
    for turn in Turn::ALL {
        let positions = positions(turn);
        for (name, form) in &forms {
            group.bench_function(format!("{name}/{turn:?}"), |bencher| {
                bencher.iter(|| {
                    let stage = |&men| form.stage(Ending::QueenWins, Goal::Mate, turn, men);
                    positions.iter().map(stage).map(u64::from).sum::<u64>()
                });
            });
        }
    }
    let won = Won::solve();
    let queens = positions(Turn::Winner);
    group.bench_function("won/Winner", |bencher| {
        let is_won = |men: &&Men| won.contains(**men);
        bencher.iter(|| queens.iter().filter(is_won).count());
    });
    group.finish();
}

criterion_group!(benches, solve, probes);
criterion_main!(benches);
