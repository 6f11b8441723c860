//! Compares the detectors in one run, in nanoseconds per query.
//!
//! The table and the plot of `engine::repetition` are measured in another way, on the same lines:
//! `engine/examples/repetition_table.rs`.

mod workload;

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main,
};
use fpgambit_engine::repetition::{
    Chains, Counter, Detector, Line, Matrix, PrintedChains, Zobrist,
};
use workload::{
    CHAINS, OnBitboards, PLIES, Played, checks, ends, follow, games, played, travellers, wanderers,
};

/// Lines with a detector at the end of each: one query per line.
fn at_the_end<D: Detector + Default>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    parameter: usize,
    lines: &[Line],
) {
    let queries = ends::<D>(lines);
    group.throughput(Throughput::Elements(queries.len() as u64));
    group.bench_function(BenchmarkId::new(name, parameter), |bencher| {
        bencher.iter(|| {
            let found = queries
                .iter()
                .filter(|(detector, last)| detector.query(black_box(last), 2).is_repeated());
            black_box(found.count())
        });
    });
}

fn all_at_the_end(group: &mut BenchmarkGroup<'_, WallTime>, parameter: usize, lines: &[Line]) {
    at_the_end::<Counter>(group, "counter", parameter, lines);
    at_the_end::<OnBitboards>(group, "counter on bitboards", parameter, lines);
    at_the_end::<Zobrist>(group, "zobrist", parameter, lines);
    at_the_end::<Matrix>(group, "matrix", parameter, lines);
    at_the_end::<Chains>(group, "chains", parameter, lines);
    at_the_end::<PrintedChains>(group, "chains as printed", parameter, lines);
}

/// Whole games: pushes each move and queries the position after it.
fn every_ply<D: Detector + Default>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    games: &Played,
) {
    let plies: usize = games.iter().map(Vec::len).sum();
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function(BenchmarkId::new(name, "push and query"), |bencher| {
        bencher.iter(|| follow::<D>(black_box(games), true));
    });
}

fn group<'a>(criterion: &'a mut Criterion, name: &str) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(600));
    group
}

fn detectors(criterion: &mut Criterion) {
    let mut by_plies = group(criterion, "repetition-middlegame");
    for plies in PLIES {
        all_at_the_end(&mut by_plies, plies, &wanderers(plies));
    }
    by_plies.finish();

    let mut checking = group(criterion, "repetition-checks");
    for plies in PLIES {
        all_at_the_end(&mut checking, plies, &checks(plies));
    }
    checking.finish();

    let mut by_chains = group(criterion, "repetition-pieces");
    for pieces in CHAINS {
        all_at_the_end(&mut by_chains, pieces, &travellers(pieces));
    }
    by_chains.finish();

    let games = played(&games());
    let mut real = group(criterion, "repetition-games");
    every_ply::<Counter>(&mut real, "counter", &games);
    every_ply::<OnBitboards>(&mut real, "counter on bitboards", &games);
    every_ply::<Zobrist>(&mut real, "zobrist", &games);
    every_ply::<Matrix>(&mut real, "matrix", &games);
    every_ply::<Chains>(&mut real, "chains", &games);
    every_ply::<PrintedChains>(&mut real, "chains as printed", &games);
    real.finish();
}

criterion_group!(benches, detectors);
criterion_main!(benches);
