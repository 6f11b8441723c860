//! The perft array's Verilog, compiled by Verilator, against published counts.
//!
//! `FPGAMBIT_LONG=1`: the start position six plies deep on one core and four, and seven plies on four.

use fpgambit_engine::{Position, perft};
use fpgambit_hw::export::source;
use fpgambit_hw::perft::{Job, PerftDriver, with_cores};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_testbenches::{has_tool, is_long};

/// The six usual positions, and their counts from three to five plies (chessprogramming wiki, "Perft Results").
const USUAL: [(&str, [u64; 3]); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        [8_902, 197_281, 4_865_609],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        [97_862, 4_085_603, 193_690_690],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        [2_812, 43_238, 674_624],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        [9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        [62_379, 2_103_487, 89_941_194],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        [89_890, 3_894_594, 164_075_551],
    ),
];

fn array(cores: usize) -> PerftDriver<Verilated> {
    let source = source(with_cores(cores).unwrap(), PosdataForm::default()).unwrap();
    PerftDriver::new(Verilated::new(&source).unwrap())
}

fn counts(array: &mut PerftDriver<Verilated>, position: &Position, depth: u32) -> u64 {
    let counted = array.run(&Job::new(position, depth), || false).unwrap();
    let counted = counted.expect("nothing stops it");
    println!(
        "{position}, depth {depth}: {} nodes, {} cycles",
        counted.nodes, counted.cycles
    );
    counted.nodes
}

#[test]
fn the_usual_positions_on_one_core_and_two() {
    if !has_tool("verilator") {
        return;
    }
    for (cores, deepest) in [(1, 5), (2, 4)] {
        let mut array = array(cores);
        for (fen, expected) in USUAL {
            let position: Position = fen.parse().unwrap();
            for (depth, expected) in (3..=deepest).zip(expected) {
                assert_eq!(
                    counts(&mut array, &position, depth),
                    expected,
                    "{cores} cores"
                );
            }
        }
    }
}

/// Of each of the named positions of the built-in suite, two plies, on two cores: special moves all.
#[test]
fn the_suite() {
    if !has_tool("verilator") {
        return;
    }
    let mut array = array(2);
    let suite = include_str!("../../sim/data/suite.epd");
    let mut positions = 0;
    for (_, record) in fpgambit_engine::epd::parse(suite.as_bytes()).unwrap() {
        for position in [record.position.mirrored(), record.position] {
            positions += 1;
            for depth in 1..=3 {
                let expected = perft(&position, depth);
                if expected < 1_000_000 {
                    let found = array.run(&Job::new(&position, depth), || false).unwrap();
                    assert_eq!(found.unwrap().nodes, expected, "{position}, depth {depth}");
                }
            }
        }
    }
    println!("{positions} positions");
    assert!(positions > 200);
}

#[test]
fn the_start_position_deep() {
    if !is_long() || !has_tool("verilator") {
        return;
    }
    let start = Position::startpos();
    assert_eq!(counts(&mut array(1), &start, 6), 119_060_324);
    let mut four = array(4);
    assert_eq!(counts(&mut four, &start, 6), 119_060_324);
    assert_eq!(counts(&mut four, &start, 7), 3_195_901_860);
}
