//! Board representations: nanoseconds per conversion, and the two generators that belong to a representation compared
//! with the engine's.
//!
//! The conversions are to and from bits, over 500 positions of seeded random games, one after the other. Decoding
//! includes checking the rules and the canonical encoding. Perft counts the last ply without making it; each sample is
//! depth 3 of the six usual positions, about 260,000 leaves.

mod positions;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::random::RandomGames;
use fpgambit_engine::represent::{Board0x88, Mailbox, NibbleRanks, Representation};
use fpgambit_engine::{Position, perft};
use positions::POSITIONS;

fn conversions(criterion: &mut Criterion) {
    let positions: Vec<Position> = RandomGames::new(1).step_by(11).take(500).collect();
    let mut group = criterion.benchmark_group("represent");
    group
        .measurement_time(Duration::from_secs(2))
        .warm_up_time(Duration::from_millis(500));
    for representation in Representation::ALL {
        group.bench_function(format!("encode/{representation}"), |bencher| {
            let mut next = positions.iter().cycle();
            bencher.iter(|| next.next().map(|position| representation.encode(position)));
        });
        let encoded: Vec<_> = positions
            .iter()
            .map(|position| representation.encode(position))
            .collect();
        group.bench_function(format!("decode/{representation}"), |bencher| {
            let mut next = encoded.iter().cycle();
            bencher.iter(|| next.next().map(|bits| representation.decode(bits)));
        });
    }
    group.finish();
}

fn generators(criterion: &mut Criterion) {
    const DEPTH: u32 = 3;
    let positions = POSITIONS.map(|(fen, ..)| fen.parse::<Position>().unwrap());
    let leaves: u64 = positions.iter().map(|start| perft(start, DEPTH)).sum();
    let mut group = criterion.benchmark_group("represent-perft");
    group
        .throughput(Throughput::Elements(leaves))
        .sample_size(20);
    let mut bench = |name, count: fn(&Position) -> u64| {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let total: u64 = positions.iter().map(count).sum();
                assert_eq!(black_box(total), leaves);
            });
        });
    };
    bench("nibble-ranks", |start| {
        NibbleRanks::from(start).perft(DEPTH)
    });
    bench("0x88", |start| Board0x88::from(start).perft(DEPTH));
    bench("engine", |start| perft(start, DEPTH));
    group.finish();
}

criterion_group!(benches, conversions, generators);
criterion_main!(benches);
