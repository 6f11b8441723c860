//! Tests of searches for several best lines, and of the reports during a search.

use fpgambit_engine::random::RandomGames;
use fpgambit_engine::repetition::Counter;
use fpgambit_engine::search::{
    Bitboards, Bound, IterationReport, Limits, Outcome, Table, Task, Value,
};
use fpgambit_engine::{Move, Position};

/// Searches with plain alpha-beta, which finds exact values, or with the default options.
fn search(position: &Position, limits: Limits, plain: bool) -> (Outcome, Vec<IterationReport>) {
    let table = Table::new(usize::from(!plain)).unwrap();
    let mut task = Task::new(position, limits, &table);
    task.options.selective = !plain;
    let mut reports = Vec::new();
    let outcome = task.run(Bitboards, Counter::default(), |report| {
        reports.push(report.clone())
    });
    (outcome, reports)
}

fn first(report: &IterationReport) -> Move {
    report.variation[0]
}

/// Each line has the value that a search of the remaining moves finds.
#[test]
fn each_line_is_the_best_of_the_remaining_moves() {
    let seed = 41;
    println!("seed {seed}");
    let mut compared = 0;
    for position in RandomGames::new(seed).step_by(23).take(40) {
        let lines = 4;
        let limits = Limits {
            lines,
            ..Limits::depth(3)
        };
        let (outcome, _) = search(&position, limits, true);
        let mut left = position.legal_moves().to_vec();
        assert_eq!(outcome.lines.len(), lines.min(left.len()), "{position}");
        for (number, line) in (1..).zip(&outcome.lines) {
            assert_eq!((line.line, line.bound), (number, Bound::Exact));
            let limits = Limits {
                moves: left.clone(),
                ..Limits::depth(3)
            };
            let (best, _) = search(&position, limits, true);
            assert_eq!(line.value, best.value, "{position} line {number}");
            left.retain(|&mv| mv != first(line));
            compared += 1;
        }
        assert_eq!(outcome.best, outcome.lines.first().map(first));
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn zero_lines_and_one_line_search_the_same_tree() {
    let start = Position::startpos();
    let of = |lines| {
        let limits = Limits {
            lines,
            ..Limits::depth(7)
        };
        search(&start, limits, false).0
    };
    assert_eq!(of(0).counts, of(1).counts);
    let all = of(500);
    assert_eq!(all.lines.len(), 20);
    let mut moves: Vec<Move> = all.lines.iter().map(first).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), 20);
}

/// Bounds occur between iterations, and contain the exact value that follows.
#[test]
fn bounds_are_reported_between_iterations() {
    let position: Position = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
        .parse()
        .unwrap();
    let (outcome, reports) = search(&position, Limits::depth(6), false);
    assert_eq!(outcome.value, Value::Mate(1));
    let (mut exact, mut bounds) = (0, 0);
    for position in RandomGames::new(3).step_by(41).take(20) {
        for report in search(&position, Limits::depth(8), false).1 {
            match report.bound {
                Bound::Exact => exact += 1,
                _ => bounds += 1,
            }
            assert!(!report.variation.is_empty());
        }
    }
    assert_eq!(
        reports
            .iter()
            .filter(|report| report.bound == Bound::Exact)
            .count(),
        6
    );
    assert!(exact > 50 && bounds > 20, "{exact} {bounds}");
}
