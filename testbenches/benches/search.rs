//! Nodes a second of the search over the first ten of `fpgambit bench engine`'s positions, a few plies shallower: with
//! each detector of repetition, and with each generator in software.

use std::sync::Arc;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use fpgambit_engine::Position;
use fpgambit_sim::figures::{engine_set, search_all};
use fpgambit_sim::search::{DetectorChoice, Generator};

const POSITIONS: usize = 10;
const DEPTH: u32 = 7;

fn searches(criterion: &mut Criterion) {
    let mut set = engine_set();
    set.truncate(POSITIONS);
    let mut group = criterion.benchmark_group("search");
    group
        .sample_size(20)
        .measurement_time(Duration::from_secs(6));
    for repetition in ["off", "counter", "chains", "zobrist", "matrix"] {
        group_of(&mut group, &set, "software", repetition);
    }
    group_of(&mut group, &set, "posdata", "counter");
    group.finish();
}

type Group<'a> = criterion::BenchmarkGroup<'a, criterion::measurement::WallTime>;

fn group_of(group: &mut Group, set: &[Position], generator: &str, repetition: &str) {
    let id = BenchmarkId::new(generator, repetition);
    let generator: Generator = generator.parse().expect("a generator's name");
    let repetition: DetectorChoice = repetition.parse().expect("a detector's name");
    let signals = Arc::default();
    let search = || {
        search_all(set, DEPTH, &generator, repetition, &signals).expect("software does not fail")
    };
    group.throughput(Throughput::Elements(search().counts.nodes));
    group.bench_function(id, |bencher| bencher.iter(search));
}

criterion_group!(benches, searches);
criterion_main!(benches);
