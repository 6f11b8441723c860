//! Stalls, resets and untimely requests: nothing is lost, doubled or wedged.

use crate::bench::{Bench, any_query};
use fpgambit_engine::posdata::{Board, Posdata};
use fpgambit_engine::random::{Chance, RandomBoards};
use fpgambit_engine::{Color, Position, Square};
use fpgambit_hw::attack::{AttackLogic, AttackRom, Query};

/// A position in which every query has a long answer.
const BUSY: &str = "r2qk2r/pp1n1ppp/2pb1n2/3pp1B1/1b1PP3/2N2N2/PPPQ1PPP/R3KB1R w KQkq - 0 1";

fn each_kind() -> [Query; 6] {
    let square: Square = "d5".parse().unwrap();
    let rook: Square = "a8".parse().unwrap();
    let by = Color::White;
    [
        Query::Attacked { square, by },
        Query::Attackers { square, by },
        Query::Ataks(Color::Black),
        Query::BrScan("d2".parse().unwrap()),
        Query::KingScan(Color::White),
        Query::Trapped(rook),
    ]
}

#[test]
fn stalls_lose_double_and_reorder_nothing() {
    println!("seed 11");
    let mut chance = Chance::new(11);
    let mut bench = Bench::new(AttackRom::default());
    for position in RandomBoards::new(11).take(150) {
        bench.load(&position.image());
        let board = Board::new(&position, Posdata::gnuchess());
        for _ in 0..20 {
            let query = any_query(&mut chance, &position);
            let (ports, rarity) = (query.ports(), 1 + chance.below(6));
            let (words, _) = bench.answer(ports, || chance.once_in(rarity));
            assert_eq!(words, query.answer(&board), "{query:?}, {position}");
        }
    }
}

#[test]
fn a_reset_at_any_cycle_leaves_an_idle_unit() {
    let position: Position = BUSY.parse().unwrap();
    let board = Board::new(&position, Posdata::gnuchess());
    let mut bench = Bench::new(AttackLogic::default());
    bench.load(&position.image());
    let mut after = each_kind().into_iter().cycle();
    for query in each_kind() {
        let (_, length) = bench.answer(query.ports(), || true);
        for cycle in 1..=length {
            bench.drive("answer_ready", u32::from(cycle % 3 > 0));
            bench.ask(query.ports());
            for _ in 1..cycle {
                bench.clock();
            }
            bench.drive("reset", 1);
            bench.settle();
            assert_eq!(
                (bench.read("load_ready"), bench.read("query_ready")),
                (0, 0)
            );
            bench.clock();
            bench.drive("reset", 0);
            bench.settle();
            assert_eq!(
                (bench.read("answer_valid"), bench.read("query_ready")),
                (0, 1)
            );
            // The map first: a half-written one must not be seen.
            for next in [Query::Ataks(Color::White), after.next().unwrap()] {
                let (words, _) = bench.answer(next.ports(), || true);
                assert_eq!(
                    words,
                    next.answer(&board),
                    "{next:?} after {cycle} clocks of {query:?}"
                );
            }
        }
    }
}

#[test]
fn what_comes_during_a_query_is_not_taken() {
    println!("seed 12");
    let mut chance = Chance::new(12);
    let position: Position = BUSY.parse().unwrap();
    let board = Board::new(&position, Posdata::gnuchess());
    let mut bench = Bench::new(AttackLogic::default());
    bench.load(&position.image());
    for query in each_kind().into_iter().cycle().take(60) {
        bench.drive("answer_ready", 1);
        bench.ask(query.ports());
        let mut words = Vec::new();
        loop {
            bench.drive("load_valid", chance.below(2));
            bench.drive("load_address", chance.below(16));
            bench.drive("load_word", chance.below(u32::MAX));
            bench.drive("query_valid", chance.below(2));
            bench.drive("query_kind", chance.below(8));
            bench.drive("query_square", chance.below(64));
            bench.drive("query_side", chance.below(2));
            bench.settle();
            let last = bench.read("answer_last") == 1;
            if bench.read("answer_valid") == 1 {
                words.push(bench.read("answer_word") as u16);
            }
            bench.clock();
            if last {
                break;
            }
        }
        bench.drive("load_valid", 0);
        bench.drive("query_valid", 0);
        bench.settle();
        assert_eq!(words, query.answer(&board), "{query:?}");
    }
}

#[test]
fn a_word_loaded_together_with_a_query_goes_first() {
    let position: Position = BUSY.parse().unwrap();
    let image = position.image();
    let mut bench = Bench::new(AttackLogic::default());
    bench.load(&image);
    let (kind, square, side) = each_kind()[1].ports();
    for (port, value) in [
        ("load_valid", 1),
        ("load_address", 2),
        ("load_word", 0),
        ("query_valid", 1),
        ("query_kind", kind),
        ("query_square", square),
        ("query_side", side),
    ] {
        bench.drive(port, value);
    }
    bench.settle();
    assert_eq!(
        (bench.read("load_ready"), bench.read("query_ready")),
        (1, 0)
    );
    bench.clock();
    bench.drive("load_valid", 0);
    bench.drive("query_valid", 0);
    bench.settle();
    // Without the third rank the knight on c3 no longer attacks d5; the pawn on e4 does.
    let (words, _) = bench.answer((kind, square, side), || true);
    assert_eq!(words, [28 | 1 << 6, 1 | 1 << 9]);
}
