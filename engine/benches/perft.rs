//! Bulk-counting perft compared with cozy-chess: the same positions, depths and run, in one thread.
//!
//! Each sample is one perft of all six positions, about 17 million nodes.

mod positions;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::{Position, perft};
use positions::POSITIONS;

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += cozy_perft(&after, depth - 1);
            }
        }
        false
    });
    nodes
}

fn bulk(criterion: &mut Criterion) {
    let nodes = POSITIONS.iter().map(|&(_, _, nodes)| nodes).sum();
    let mut group = criterion.benchmark_group("perft-bulk");
    group.throughput(Throughput::Elements(nodes));
    group
        .sample_size(30)
        .measurement_time(Duration::from_secs(8));

    let ours: Vec<(Position, u32)> = POSITIONS
        .iter()
        .map(|&(fen, depth, _)| (fen.parse().unwrap(), depth))
        .collect();
    group.bench_function("fpgambit", |bencher| {
        bencher.iter(|| {
            let total: u64 = ours
                .iter()
                .map(|(position, depth)| perft(position, *depth))
                .sum();
            assert_eq!(black_box(total), nodes);
        });
    });

    let cozy: Vec<(cozy_chess::Board, u32)> = POSITIONS
        .iter()
        .map(|&(fen, depth, _)| (fen.parse().unwrap(), depth))
        .collect();
    group.bench_function("cozy-chess", |bencher| {
        bencher.iter(|| {
            let total: u64 = cozy
                .iter()
                .map(|(board, depth)| cozy_perft(board, *depth))
                .sum();
            assert_eq!(black_box(total), nodes);
        });
    });
    group.finish();
}

criterion_group!(benches, bulk);
criterion_main!(benches);
