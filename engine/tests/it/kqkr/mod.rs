//! Tests of queen against rook: compares McCarthy's passes with the rules and with plain search.

use crate::common;
mod compaction;
mod consistency;
mod files;
mod naive;

use std::sync::LazyLock;

use fpgambit_engine::Position;
use fpgambit_engine::kqkr::{
    Census, Ending, Extent, Goal, Outcomes, ProbeError, Tables, Turn, probe,
};

/// Solved once for all tests.
static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::solve(Extent::Triangle));

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn longest_wins_have_the_known_lengths() {
    for (ending, goal, moves) in [
        (Ending::QueenWins, Goal::Mate, 35),
        (Ending::QueenWins, Goal::Conversion, 31),
        (Ending::RookWins, Goal::Mate, 19),
        (Ending::RookWins, Goal::Conversion, 3),
    ] {
        let stages = Census::by_stage(&TABLES, ending, goal, Turn::Winner);
        assert_eq!(stages.len() - 1, moves, "{ending:?} {goal:?}");
        for men in Census::longest(&TABLES, ending, goal, Turn::Winner) {
            let position = men.position(ending, Turn::Winner).expect("it is legal");
            let answer = probe(&*TABLES, &position).unwrap();
            let value = match goal {
                Goal::Mate => answer.mate,
                Goal::Conversion => answer.conversion,
            };
            assert_eq!(value.plies(), Some(2 * moves as u32 - 1), "{position}");
        }
    }
}

#[test]
fn census_counts_every_legal_position() {
    let census = Census::of(&TABLES);
    let legal = |ending, turn| {
        let stages = TABLES.stages(ending, Goal::Mate);
        let entries = stages.of(turn).len();
        let weights = (0..entries).map(|entry| match stages.men(entry).position(ending, turn) {
            Some(_) => Extent::Triangle.weight(entry >> 18),
            None => 0,
        });
        weights.sum::<u64>()
    };
    assert_eq!(
        legal(Ending::QueenWins, Turn::Winner),
        census.queen_to_move.legal()
    );
    assert_eq!(
        legal(Ending::RookWins, Turn::Winner),
        census.rook_to_move.legal()
    );
    assert_eq!(
        census.queen_to_move,
        Outcomes {
            wins: 8_863_768,
            draws: 71_704,
            losses: 17_136
        }
    );
    assert_eq!(
        census.rook_to_move,
        Outcomes {
            wins: 3_090_088,
            draws: 627_960,
            losses: 7_062_680
        }
    );
}

/// The answer does not depend on the queen's colour or the orientation of the board.
#[test]
fn probe_is_colour_symmetric() {
    let seed = common::seed();
    println!("seed {seed}");
    for position in naive::random_positions(seed, 2_000) {
        let (here, there) = (
            probe(&*TABLES, &position),
            probe(&*TABLES, &position.mirrored()),
        );
        let (here, there) = (here.unwrap(), there.unwrap());
        assert_eq!(
            (here.mate, here.conversion),
            (there.mate, there.conversion),
            "{position}"
        );
    }
}

#[test]
fn positions_with_other_pieces_are_rejected() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "k7/8/8/8/8/8/8/7K w - - 0 1",
        "kq6/8/8/8/8/8/8/6QK w - - 0 1",
        "k7/8/8/8/8/8/8/5QRK b - - 0 1",
        "kr6/8/8/8/8/8/7P/5Q1K w - - 0 1",
        "k7/8/8/8/8/8/P7/7K w - - 0 1",
    ] {
        let error = probe(&*TABLES, &position(fen)).unwrap_err();
        assert!(matches!(error, ProbeError::Men { .. }), "{fen}: {error}");
        assert!(error.to_string().contains(fen), "{error}");
    }
    let castling = position("4k2r/8/8/8/8/8/8/KQ6 b k - 0 1");
    let error = probe(&*TABLES, &castling).unwrap_err().to_string();
    assert!(error.contains("castling rights `k`"), "{error}");
}

#[test]
fn known_positions_have_their_known_values() {
    use fpgambit_engine::kqkr::Value::{Draw, Loss, Win};
    for (fen, mate, conversion) in [
        // Philidor's position, White to move: mate in ten
        ("1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1", Some(Win(19)), None),
        // mate at once; mated; the queen hangs; the rook pins it
        ("k7/8/1K6/8/8/8/8/r4Q2 w - - 0 1", None, Some(Win(1))),
        ("kQ6/8/1K6/8/8/8/8/r7 b - - 0 1", None, None),
        ("7k/8/8/8/8/8/r7/1K5Q b - - 0 1", None, None),
        // a queen against a bare king: in check, and captured; a rook: mate in one, and mate
        ("k7/8/8/8/8/8/8/KQ6 b - - 0 1", None, None),
        ("k7/8/8/8/8/8/8/1qK5 w - - 0 1", Some(Draw), Some(Draw)),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", Some(Win(1)), Some(Win(1))),
        (
            "k6R/8/1K6/8/8/8/8/8 b - - 0 1",
            Some(Loss(0)),
            Some(Loss(0)),
        ),
    ] {
        let position = position(fen);
        let answer = probe(&*TABLES, &position).unwrap();
        assert_eq!(answer.mate, mate.unwrap_or(answer.mate), "{fen}");
        assert_eq!(
            answer.conversion,
            conversion.unwrap_or(answer.conversion),
            "{fen}"
        );
        assert_eq!(
            answer.best.is_none(),
            position.legal_moves().is_empty(),
            "{fen}"
        );
    }
}

/// Solves the whole board without symmetry: every position gets the same stage. With `FPGAMBIT_LONG=1`; takes some
/// seconds.
#[test]
fn symmetric_positions_have_equal_values() {
    if !common::long() {
        println!("skipped: FPGAMBIT_LONG=1 runs it");
        return;
    }
    let whole = Tables::solve(Extent::Whole);
    for ending in Ending::ALL {
        for goal in Goal::ALL {
            for turn in Turn::ALL {
                let (whole, folded) = (whole.stages(ending, goal), TABLES.stages(ending, goal));
                for (entry, &stage) in whole.of(turn).iter().enumerate() {
                    let men = whole.men(entry);
                    assert_eq!(
                        stage,
                        folded.get(turn, men),
                        "{ending:?} {goal:?} {turn:?} {men:?}"
                    );
                }
            }
        }
    }
    assert_eq!(Census::of(&whole), Census::of(&TABLES));
}
