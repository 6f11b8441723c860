//! Tests of Chess960: generators, making and unmaking moves, keys and repetition with castling from other squares.

use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{Counter, DetectionMethod, Detector};
use fpgambit_engine::search::{Bitboards, Limits, Table, Task};
use fpgambit_engine::{FenError, Move, Position, naive, perft};

const FILE: &str = include_str!("chess960.epd");

/// Positions with their counters.
fn file() -> Vec<(Position, Vec<u64>)> {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut parts = line.split(" ;");
            let fen = parts.next().unwrap();
            let position =
                Position::from_chess960_fen(fen).unwrap_or_else(|error| panic!("{error}"));
            let counts = parts.map(|part| part.split(' ').nth(1).unwrap().parse().unwrap());
            (position, counts.collect())
        })
        .collect()
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}

#[test]
fn perft_counts_equal_those_of_python_chess() {
    let (mut castlings, mut compared) = (0, 0);
    for (position, counts) in file() {
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), nodes, "{position} depth {depth}");
            compared += 1;
        }
        let moves = position.legal_moves();
        castlings += moves.iter().filter(|mv| mv.kind().is_castling()).count();
        assert_eq!(
            sorted(moves),
            sorted(naive::legal_moves(&position)),
            "{position}"
        );
        let mirrored = position.mirrored();
        assert_eq!(perft(&mirrored, 2), perft(&position, 2), "{mirrored}");
    }
    assert!(castlings > 20 && compared > 150, "{castlings} {compared}");
}

/// In random games, both generators agree, unmaking restores positions, FENs and UCI texts round-trip, and every
/// detector finds what a comparison of whole positions shows.
#[test]
fn random_chess960_games_are_consistent() {
    let seed = 960;
    println!("seed {seed}");
    let mut chance = Chance::new(seed);
    let mut castled = 0;
    for (start, _) in file() {
        let mut position = start.clone();
        let mut detectors: Vec<Box<dyn Detector>> = [
            DetectionMethod::Counter,
            DetectionMethod::Chains,
            DetectionMethod::Zobrist,
            DetectionMethod::Matrix,
        ]
        .map(DetectionMethod::detector)
        .into();
        let mut seen = vec![identity(&position)];
        for _ in 0..60 {
            let moves = position.legal_moves();
            assert_eq!(
                sorted(moves.clone()),
                sorted(naive::legal_moves(&position)),
                "{position}"
            );
            for mv in &moves {
                assert_eq!(position.parse_uci(&mv.to_string()), Ok(*mv), "{position}");
                assert_eq!(
                    position.parse_san(&position.san(*mv)),
                    Ok(*mv),
                    "{position}"
                );
                let mut after = position.clone();
                let undo = after.make(*mv);
                after.unmake(*mv, undo);
                assert_eq!(after, position, "{mv}");
            }
            let castling = moves.iter().find(|mv| mv.kind().is_castling());
            let Some(&mv) = castling.or_else(|| chance.pick(&moves)) else {
                break;
            };
            castled += u32::from(mv.kind().is_castling());
            for detector in &mut detectors {
                detector.push(&position, mv);
            }
            position.make(mv);
            seen.push(identity(&position));
            let count = seen
                .iter()
                .filter(|&before| *before == identity(&position))
                .count();
            for detector in &detectors {
                assert_eq!(
                    detector.query(&position, u32::MAX).count as usize,
                    count,
                    "{position}"
                );
            }
            let fen = position.to_string();
            let read = Position::from_chess960_fen(&fen).unwrap();
            assert_eq!(read.to_string(), fen);
            assert_eq!(perft(&read, 1), perft(&position, 1), "{fen}");
        }
    }
    assert!(castled > 40, "{castled}");
}

/// What makes two positions the same: everything except the clocks; en passant only if it is legal.
fn identity(position: &Position) -> String {
    let fen = position.to_string();
    let fields: Vec<&str> = fen.split(' ').take(3).collect();
    format!("{} {:?}", fields.join(" "), position.legal_en_passant())
}

/// In a position that is valid under both rules, the searches differ only in how castling is written.
#[test]
fn search_works_with_chess960_castling() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let search = |position: &Position| {
        let table = Table::new(1).unwrap();
        let task = Task::new(position, Limits::depth(8), &table);
        let outcome = task.run(Bitboards, Counter::default(), |_| {});
        (outcome.value, outcome.counts.terminal)
    };
    let position = Position::from_chess960_fen(fen).unwrap();
    assert!(position.parse_uci("e1h1").is_ok() && position.parse_uci("e1g1").is_err());
    assert_eq!(search(&position).0, search(&fen.parse().unwrap()).0);
    for (position, _) in file().into_iter().take(30) {
        search(&position);
    }
}

#[test]
fn invalid_castling_rights_are_rejected() {
    for castling in [
        "A", "E", "KQ", "kk", "HH", "HK", "x", "KQkq-", "--", "h", "",
    ] {
        let fen = format!("4k3/8/8/8/8/8/8/4K2R w {castling} - 0 1");
        let error = Position::from_chess960_fen(&fen).unwrap_err();
        if castling.is_empty() {
            continue;
        }
        let text = castling.to_owned();
        assert_eq!(error, FenError::Castling960 { text });
    }
    let away = "4k3/8/8/8/8/8/4K2R/8 w K - 0 1";
    assert!(Position::from_chess960_fen(away).is_err());
    // The parser of standard chess rejects such a right, and a file letter.
    for castling in ["K", "H"] {
        let fen = format!("4k3/8/8/8/8/8/8/3K3R w {castling} - 0 1");
        assert!(Position::from_chess960_fen(&fen).is_ok());
        assert!(fen.parse::<Position>().is_err());
    }
}
