//! Tests of how searches end: the move played is the one reported last.

use std::sync::Arc;
use std::time::Duration;

use super::*;
use crate::random::RandomGames;
use crate::repetition::Counter;
use crate::{Move, Position};

/// Returns the reports of a search and its outcome.
fn reports_and_outcome(position: &Position, limits: Limits) -> (Vec<IterationReport>, Outcome) {
    let table = Table::new(1).unwrap();
    let task = Task::new(position, limits, &table);
    let mut reports = Vec::new();
    let outcome = task.run(Bitboards, Counter::default(), |report| {
        reports.push(report.clone());
    });
    (reports, outcome)
}

/// Asserts that the last report of the best line begins with the move played and the expected reply.
fn assert_last_report_is_played(
    position: &Position,
    (reports, outcome): &(Vec<IterationReport>, Outcome),
) {
    let best = reports.iter().rfind(|report| report.line == 1);
    let last = &best
        .unwrap_or_else(|| panic!("{position}: no report"))
        .variation;
    let moves: Vec<Option<Move>> = [0, 1].map(|at| last.get(at).copied()).into();
    assert_eq!(moves, [outcome.best, outcome.reply], "{position}: {last:?}");
    let mut end = position.clone();
    for &mv in last {
        assert!(end.legal_moves().contains(&mv), "{position}: {last:?}");
        end.make(mv);
    }
}

#[test]
fn played_move_is_the_last_one_reported() {
    let seed = 49;
    println!("seed {seed}");
    let positions = RandomGames::new(seed).step_by(11);
    let positions = positions.filter(|position| position.legal_count() > 0);
    let mut broken_off = 0;
    for position in positions.take(60) {
        for nodes in [1, 2, 17, 60, 300, 1_000, 3_000] {
            let found = reports_and_outcome(&position, Limits::nodes(nodes));
            assert_last_report_is_played(&position, &found);
            let (reports, outcome) = found;
            broken_off += usize::from(reports.last().unwrap().is_last);
            assert!(outcome.counts.nodes <= nodes, "{position}");
            assert_eq!(outcome.value, reports.last().unwrap().value, "{position}");
        }
        let several = Limits {
            lines: 3,
            ..Limits::nodes(2_000)
        };
        assert_last_report_is_played(&position, &reports_and_outcome(&position, several));
        assert_last_report_is_played(
            &position,
            &reports_and_outcome(&position, Limits::time(Duration::ZERO)),
        );
    }
    assert!(broken_off > 100, "{broken_off}");
}

/// A search that is stopped before it begins plays the move that looks best, not just the first legal move.
#[test]
fn search_stopped_at_once_plays_a_good_move() {
    for (fen, best) in [
        // A mate, a free piece, a mate where other moves stalemate.
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5"),
        ("4k3/8/8/4p3/3Q4/8/8/4K3 b - - 0 1", "e5d4"),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f8"),
    ] {
        let position: Position = fen.parse().unwrap();
        for limits in [Limits::nodes(1), Limits::time(Duration::ZERO)] {
            let signals = Arc::<Signals>::default();
            signals.stop();
            let table = Table::new(1).unwrap();
            let task = Task {
                signals,
                ..Task::new(&position, limits, &table)
            };
            let outcome = task.run(Bitboards, Counter::default(), |_| {});
            let found = outcome.best.unwrap().to_string();
            assert_eq!(found, best, "{fen}");
            let found = reports_and_outcome(&position, Limits::nodes(1));
            assert_last_report_is_played(&position, &found);
        }
    }
}

/// A draw by rule is exact at any depth; the search must not miss a better move because it searched that move less
/// deeply.
#[test]
fn draw_by_rule_does_not_hide_a_better_move() {
    for (fen, depths) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99 80",
            4..=9,
        ),
        (
            "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 99 80",
            4..=9,
        ),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 99 80",
            4..=8,
        ),
        ("8/5pk1/6p1/8/3P4/6P1/5PK1/8 w - - 99 80", 6..=12),
    ] {
        let position: Position = fen.parse().unwrap();
        for depth in depths {
            let limits = |lines| Limits {
                lines,
                ..Limits::depth(depth)
            };
            let (_, alone) = reports_and_outcome(&position, limits(1));
            let (_, several) = reports_and_outcome(&position, limits(4));
            let score = |value: Value| match value {
                Value::Centipawns(score) => score,
                Value::Mate(_) => panic!("{fen}"),
            };
            if score(several.value) > 10 {
                assert!(
                    score(alone.value) > 0,
                    "{fen} depth {depth}: {:?} {:?}, of several {:?} {:?}",
                    alone.best,
                    alone.value,
                    several.best,
                    several.value
                );
            }
        }
    }
}
