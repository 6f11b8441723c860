//! Posdata perft that makes every leaf, compared with cozy-chess: the same positions, depths and run, in one thread.
//!
//! posdata makes and unmakes each leaf on one board; cozy-chess, which has no unmake, plays each leaf on a copy. Each
//! sample is one perft of all six positions, about 16 million leaves.

mod positions;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::Position;
use fpgambit_engine::posdata::{Board, Posdata, perft_every_leaf};
use positions::POSITIONS;

fn cozy_perft_every_leaf(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            if depth == 1 {
                black_box(&after);
                leaves += 1;
            } else {
                leaves += cozy_perft_every_leaf(&after, depth - 1);
            }
        }
        false
    });
    leaves
}

fn every_leaf(criterion: &mut Criterion) {
    let leaves = POSITIONS.iter().map(|&(_, _, leaves)| leaves).sum();
    let mut group = criterion.benchmark_group("perft-every-leaf");
    group
        .throughput(Throughput::Elements(leaves))
        .sample_size(30);
    group.measurement_time(Duration::from_secs(12));

    let mut boards = POSITIONS.map(|(fen, depth, _)| {
        let position: Position = fen.parse().unwrap();
        (Board::new(&position, Posdata::gnuchess()), depth)
    });
    group.bench_function("posdata", |bencher| {
        bencher.iter(|| {
            let perft = |(board, depth): &mut (Board, u32)| perft_every_leaf(board, *depth);
            let total: u64 = boards.iter_mut().map(perft).sum();
            assert_eq!(black_box(total), leaves);
        });
    });

    let cozy = POSITIONS.map(|(fen, depth, _)| (fen.parse::<cozy_chess::Board>().unwrap(), depth));
    group.bench_function("cozy-chess", |bencher| {
        bencher.iter(|| {
            let total: u64 = cozy
                .iter()
                .map(|(board, depth)| cozy_perft_every_leaf(board, *depth))
                .sum();
            assert_eq!(black_box(total), leaves);
        });
    });
    group.finish();
}

criterion_group!(benches, every_leaf);
criterion_main!(benches);
