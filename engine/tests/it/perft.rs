//! Compares perft with published counts.

use crate::common;

use fpgambit_engine::{divide, divide_threads, epd, naive, perft, perft_threads};

#[test]
fn perft_of_the_usual_positions_is_correct() {
    for (position, counts) in common::usual(20_000_000) {
        for (depth, &nodes) in (1..).zip(&counts) {
            for position in [position.clone(), position.mirrored()] {
                let found = perft(&position, depth);
                assert_eq!(found, nodes, "depth {depth} of {position}");
            }
        }
        assert_eq!(perft(&position, 0), 1);
        assert_eq!(naive::perft(&position, 2), counts[1]);
    }
}

#[test]
fn divide_and_threads_agree_with_perft() {
    for (position, counts) in common::usual(100) {
        for depth in 0..4u32 {
            let nodes = perft(&position, depth);
            let divided = divide(&position, depth);
            assert_eq!(divided.len() as u64, counts[0]);
            assert!(divided.is_sorted_by_key(|(mv, _)| mv.to_string()));
            if depth > 0 {
                assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), nodes);
            }
            for threads in [0, 1, 3] {
                assert_eq!(perft_threads(&position, depth, threads).unwrap(), nodes);
                assert_eq!(divide_threads(&position, depth, threads).unwrap(), divided);
            }
        }
    }
}

/// By default, this runs every counter up to depth 4, and deeper ones of up to two million nodes, which takes seconds.
/// With `FPGAMBIT_LONG=1` it runs every counter up to depth 5, and deeper ones of up to a billion.
#[test]
fn perft_of_the_reference_positions_is_correct() {
    let Some(file) = common::reference("perft.epd") else {
        return;
    };
    let (depth_limit, node_limit) = if common::long() {
        (5, 1_000_000_000)
    } else {
        (4, 2_000_000)
    };
    let (mut counters, mut total, mut left_out) = (0, 0, 0);
    let records = epd::parse(&file).unwrap();
    for (line, record) in &records {
        for (depth, nodes) in record.counters() {
            if depth > depth_limit && nodes > node_limit {
                left_out += 1;
                continue;
            }
            let found = perft_threads(&record.position, depth, 2).unwrap();
            assert_eq!(
                found, nodes,
                "line {line}: depth {depth} of {}",
                record.position
            );
            counters += 1;
            total += nodes;
        }
    }
    println!("{counters} counters right, {total} nodes; {left_out} longer ones left out");
    assert_eq!(records.len(), 174);
    assert!(counters >= 600, "only {counters} counters");
}
