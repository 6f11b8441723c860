//! Perft with bulk counting beside cozy-chess: the same positions, depths and run, one thread.
//!
//! Each sample is one perft of all six positions together, some 17 million nodes.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::{Position, perft};

/// The six positions that perft programs usually show, with depth and count.
const POSITIONS: [(&str, u32, u64); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        4_865_609,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        4,
        422_333,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
        2_103_487,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
];

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
