//! The perft array's Verilog, compiled by Verilator, against published counts.
//!
//! `FPGAMBIT_LONG=1`: all of the usual positions five plies deep, in the short run those of up to twenty million nodes; the
//! start position six plies deep on one core and four, and seven plies on four; the reference data's counters of up to ten
//! million nodes; three and four plies broken off in seven times as many clocks.

use fpgambit_engine::random::RandomBoards;
use fpgambit_engine::{Position, epd, perft};
use fpgambit_hw::export::source;
use fpgambit_hw::perft::{Job, PerftDriver, with_cores};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::unit::Build;
use fpgambit_sim::device::verilator::Verilated;
use fpgambit_testbenches::{amount, has_tool, is_long, reference};

/// The seed of the random boards.
const SEED: u64 = 1989;

/// The six usual positions with their node counts by depth.
const USUAL: &[u8] = include_bytes!("../../../sim/data/usual.epd");

fn array(cores: usize, build: Build) -> PerftDriver<Verilated> {
    let source = source(with_cores(cores, build).unwrap(), PosdataForm::default()).unwrap();
    PerftDriver::new(Verilated::new(&source).unwrap())
}

fn counts(array: &mut PerftDriver<Verilated>, position: &Position, depth: u32) -> u64 {
    let counted = array.run(&Job::new(position, depth), || false).unwrap();
    let counted = counted.expect("the job is not cancelled");
    println!(
        "{position}, depth {depth}: {} nodes, {} cycles",
        counted.nodes, counted.cycles
    );
    counted.nodes
}

#[test]
fn usual_positions_match_their_published_counts() {
    if !has_tool("verilator") {
        return;
    }
    let most = if is_long() { u64::MAX } else { 20_000_000 };
    for (cores, build, deepest) in [
        (1, Build::Compact, 5),
        (2, Build::Compact, 4),
        (1, Build::Fast, 5),
        (2, Build::Fast, 4),
    ] {
        let mut array = array(cores, build);
        for (_, record) in epd::parse(USUAL).unwrap() {
            for (depth, expected) in record.counters() {
                if (3..=deepest).contains(&depth) && expected <= most {
                    let found = counts(&mut array, &record.position, depth);
                    assert_eq!(found, expected, "{build}, {cores} cores");
                }
            }
        }
    }
}

/// The reference data's counters on two cores: those of at most 20,000 nodes, in the long run of at most ten million.
#[test]
fn reference_positions_match_their_counters() {
    let Some(file) = reference("perft.epd") else {
        return;
    };
    if !has_tool("verilator") {
        return;
    }
    let most = amount(20_000, 10_000_000) as u64;
    reference_counters(&file, Build::Compact, most);
    if is_long() {
        reference_counters(&file, Build::Fast, most);
    }
}

fn reference_counters(file: &[u8], build: Build, most: u64) {
    let mut array = array(2, build);
    let (mut counters, mut total, mut cycles) = (0, 0, 0u64);
    for (line, record) in epd::parse(file).unwrap() {
        for (depth, nodes) in record.counters() {
            if nodes > most {
                continue;
            }
            let job = Job::new(&record.position, depth);
            let counted = array
                .run(&job, || false)
                .unwrap()
                .expect("the job is not cancelled");
            let what = format!("line {line}: depth {depth} of {}", record.position);
            assert_eq!(counted.nodes, nodes, "{what}");
            counters += 1;
            total += nodes;
            cycles += u64::from(counted.cycles);
        }
    }
    println!("{build}: {counters} counters right, {total} nodes, {cycles} cycles");
    assert!(counters >= amount(537, 777), "only {counters} counters");
}

/// The named positions of the built-in suite, which have special moves, up to three plies on two cores.
#[test]
fn suite_positions_match_the_software_perft() {
    if !has_tool("verilator") {
        return;
    }
    for build in [Build::Compact, Build::Fast] {
        suite_on_two_cores(build);
    }
}

fn suite_on_two_cores(build: Build) {
    let mut array = array(2, build);
    let suite = include_str!("../../../sim/data/suite.epd");
    let (mut positions, mut beyond) = (0, 0);
    for (_, record) in epd::parse(suite.as_bytes()).unwrap() {
        for position in [record.position.mirrored(), record.position] {
            positions += 1;
            for depth in 1..=3 {
                // Each row of the walks is one square, and their stack holds 255 moves, more than any position of a game has.
                if build == Build::Fast && depth == 3 && position.legal_moves().len() > 255 {
                    beyond += 1;
                    continue;
                }
                let expected = perft(&position, depth);
                if expected < 1_000_000 {
                    let found = array.run(&Job::new(&position, depth), || false).unwrap();
                    assert_eq!(found.unwrap().nodes, expected, "{position}, depth {depth}");
                }
            }
        }
    }
    println!(
        "{build}: {positions} positions, {beyond} of them with too many moves for three plies"
    );
    assert!(positions > 200 && beyond < 3);
}

/// Random boards, five plies deep: the counts are right only if all cores pass the positions that they share in one order.
/// Three fast cores, whose model takes minutes to compile, run in the long run only.
#[test]
fn random_boards_on_several_cores_match_the_software() {
    if !has_tool("verilator") {
        return;
    }
    let boards: Vec<(Position, u64)> = RandomBoards::new(SEED)
        .filter(|board| (1..=8).contains(&board.legal_moves().len()))
        .map(|board| (perft(&board, 5), board))
        .filter(|(nodes, _)| (1_000..100_000).contains(nodes))
        .map(|(nodes, board)| (board, nodes))
        .take(amount(40, 1_000))
        .collect();
    let arrays = [(2, Build::Fast), (3, Build::Compact), (3, Build::Fast)];
    for (cores, build) in arrays.into_iter().take(amount(2, 3)) {
        let mut array = array(cores, build);
        for (board, nodes) in &boards {
            let found = array.run(&Job::new(board, 5), || false).unwrap();
            let what = format!("{build}, {cores} cores, seed {SEED}: {board}");
            assert_eq!(
                found.expect("the job is not cancelled").nodes,
                *nodes,
                "{what}"
            );
        }
    }
}

#[test]
fn compact_array_recovers_from_cancel_and_reset() {
    recovers_from_cancel_and_reset(Build::Compact, 97);
}

#[test]
fn fast_array_recovers_from_cancel_and_reset() {
    recovers_from_cancel_and_reset(Build::Fast, 997);
}

/// After a cancel or a reset, two cores count the next job correctly. Jobs of two and three plies are stopped in every clock,
/// jobs of four plies only in every `sparsely`-th. The short run stops those of three and four in a seventh of these clocks.
fn recovers_from_cancel_and_reset(build: Build, sparsely: usize) {
    if !has_tool("verilator") {
        return;
    }
    let kiwipete = epd::parse(USUAL).unwrap()[1].1.position.clone();
    let mut array = array(2, build);
    let share = if is_long() { 1 } else { 7 };
    for (depth, every) in [(2, 1), (3, share), (4, share * sparsely)] {
        let job = Job {
            divide: depth == 3,
            ..Job::new(&kiwipete, depth)
        };
        let whole = array.run(&job, || false).unwrap().unwrap().cycles;
        for clocks in (0..whole).step_by(every) {
            for reset in [false, true] {
                array.start(&job).unwrap();
                for _ in 0..clocks {
                    array.step();
                }
                match reset {
                    true => array.driver().reset(),
                    false => array.cancel(),
                }
                let next = Job::new(&Position::startpos(), 2);
                let counted = array.run(&next, || false).unwrap().unwrap();
                assert_eq!(counted.nodes, 400, "depth {depth}, {clocks} clocks");
            }
        }
    }
}

#[test]
fn start_position_matches_published_deep_counts() {
    if !is_long() || !has_tool("verilator") {
        return;
    }
    let start = Position::startpos();
    for build in [Build::Compact, Build::Fast] {
        assert_eq!(counts(&mut array(1, build), &start, 6), 119_060_324);
    }
    let mut four = array(4, Build::Compact);
    assert_eq!(counts(&mut four, &start, 6), 119_060_324);
    assert_eq!(counts(&mut four, &start, 7), 3_195_901_860);
}
