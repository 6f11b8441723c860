//! Perft against published counts.

mod common;

use fpgambit_engine::{Position, divide, divide_threads, epd, naive, perft, perft_threads};

/// The six positions that perft programs usually show, from depth 1 (chessprogramming wiki, "Perft
/// Results").
const USUAL: [(&str, &[u64]); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624, 11_030_083],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    ),
];

#[test]
fn the_usual_positions_count_right() {
    for (fen, counts) in USUAL {
        let position: Position = fen.parse().unwrap();
        for (depth, &nodes) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), nodes, "depth {depth} of {fen}");
            assert_eq!(
                perft(&position.mirrored(), depth),
                nodes,
                "depth {depth} of {fen} mirrored"
            );
        }
        assert_eq!(perft(&position, 0), 1);
        assert_eq!(naive::perft(&position, 2), counts[1]);
    }
}

#[test]
fn divide_and_threads_add_up() {
    for (fen, counts) in USUAL {
        let position: Position = fen.parse().unwrap();
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

/// By default what takes seconds: every counter up to depth 4, deeper ones of up to two million nodes.
/// With `FPGAMBIT_LONG=1` up to depth 5, deeper ones of up to a billion.
#[test]
fn the_reference_positions_count_right() {
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
