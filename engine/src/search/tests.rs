//! Tests of the whole search against a full minimax.

use super::quiesce::worth_trying;
use super::*;
use crate::eval::{evaluate, insufficient_material};
use crate::random::RandomGames;
use crate::repetition::{Counter, Detector};
use crate::{Move, Position};

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn search(fen: &str, depth: u32) -> Outcome {
    let (position, table) = (position(fen), Table::new(4).unwrap());
    Task::new(&position, Limits::depth(depth), &table).run(Bitboards, Counter::default(), |_| {})
}

#[test]
fn mates_are_found_at_the_right_distance() {
    for (fen, best, moves) in [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", 1),
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "f6f7", 2),
        // A back-rank mate; a smothered mate.
        ("3r2k1/5ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1", "d2d8", 1),
        ("r5rk/6pp/8/6N1/2Q5/8/6PP/6K1 w - - 0 1", "g5f7", 1),
        ("5r1k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1", "c4g8", 2),
        // Three moves, Black to move.
        ("8/8/8/8/8/1k6/7r/K7 b - - 0 1", "h2h1", 1),
    ] {
        let outcome = search(fen, 7);
        assert_eq!(outcome.value, Value::Mate(moves), "{fen}");
        assert_eq!(outcome.best.unwrap().to_string(), best, "{fen}");
        let line = &outcome.iterations.last().unwrap().variation;
        let mut end = position(fen);
        for &mv in line {
            assert!(end.legal_moves().contains(&mv), "{fen}");
            end.make(mv);
        }
        assert!(end.is_check() && end.legal_count() == 0, "{fen}: {line:?}");
    }
    // The side that is being mated holds out as long as it can.
    let lost = search("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", 5);
    assert_eq!(lost.value, Value::Mate(-1));
    assert_eq!(search("6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1", 5).best, None);
}

#[test]
fn stalemate_and_draws_by_rule_score_zero() {
    let value = |fen: &str| search(fen, 8).value;
    let draw = Value::Centipawns(0);
    // Stalemate on the board, and a position where stalemate is the only hope.
    assert_eq!(value("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), draw);
    assert_eq!(value("k7/P7/1K6/8/8/8/8/8 w - - 0 1"), draw);
    // Bare pieces; the hundredth half-move, unless it mates.
    assert_eq!(value("4k3/8/8/8/8/8/8/N3K3 w - - 0 1"), draw);
    assert_eq!(value("8/8/4k3/8/8/4K3/8/R7 w - - 99 80"), draw);
    assert_eq!(value("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80"), Value::Mate(1));
    // Perpetual check: the paper's figure 1, and a queen and king that would otherwise lose.
    assert_eq!(value("q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1"), draw);
}

/// The paper's cases: how often the position occurred in the game, and the result of a search one ply above.
#[test]
fn repetitions_are_scored_as_in_the_paper() {
    // White is a queen up; Kg1 brings back a position of the game.
    let start = position("7k/8/8/8/8/1Q6/8/6K1 w - - 10 30");
    let shuffle = ["g1h1", "h8h7", "h1g1", "h7h8"];
    let repeat = |times: usize, draws: OnceInGame| {
        let mut position = start.clone();
        let mut game = Counter::default();
        let moves = shuffle.iter().cycle().take(4 * times + 3);
        let mut play = |position: &mut Position, uci: &str| {
            let mv = position.parse_uci(uci).unwrap();
            game.push(position, mv);
            position.make(mv);
        };
        for uci in moves {
            play(&mut position, uci);
        }
        // Black to move; h7h8 makes the first position occur once more.
        let table = Table::new(1).unwrap();
        let mut task = Task::new(&position, Limits::depth(3), &table);
        task.options.once_in_game = draws;
        task.limits.moves = vec![position.parse_uci("h7h8").unwrap()];
        let outcome = task.run(Bitboards, game, |_| {});
        (outcome.value, outcome.counts.repetitions)
    };
    let draw = Value::Centipawns(0);
    // Twice in the game and once in the search (a): a draw under either option.
    for option in [OnceInGame::Plays, OnceInGame::Draws] {
        let (value, repetitions) = repeat(1, option);
        assert_eq!(value, draw);
        assert!(repetitions > 0);
    }
    // Once in the game and once in the search (c): a draw for AXON only.
    assert_eq!(repeat(0, OnceInGame::Draws).0, draw);
    assert_ne!(repeat(0, OnceInGame::Plays).0, draw);
}

#[test]
fn identical_searches_visit_identical_trees() {
    for position in RandomGames::new(8).step_by(37).take(6) {
        let run = || {
            let table = Table::new(1).unwrap();
            let task = Task::new(&position, Limits::depth(6), &table);
            task.run(Bitboards, Counter::default(), |_| {})
        };
        let (mut first, mut second) = (run(), run());
        for Outcome {
            iterations, lines, ..
        } in [&mut first, &mut second]
        {
            let reports = iterations.iter_mut().chain(lines);
            reports.for_each(|report| report.time = Default::default());
        }
        assert_eq!(first, second, "{position}");
    }
}

#[test]
fn threaded_search_finds_the_mate() {
    let position = position("r5rk/6pp/8/6N1/2Q5/8/6PP/6K1 w - - 0 1");
    let table = Table::new(1).unwrap();
    let task = Task::new(&position, Limits::depth(6), &table);
    let outcome = task.run_threads(3, || (Bitboards, Counter::default()), |_| {});
    assert_eq!(outcome.value, Value::Mate(1));
    assert!(outcome.counts.nodes >= outcome.iterations.last().unwrap().counts.nodes);
}

#[test]
fn node_limit_is_exact() {
    let (start, table) = (Position::startpos(), Table::new(1).unwrap());
    for limit in [1, 2, 100, 5_000] {
        let task = Task::new(&start, Limits::nodes(limit), &table);
        let outcome = task.run(Bitboards, Counter::default(), |_| {});
        assert!(outcome.best.is_some());
        assert_eq!(outcome.counts.nodes, limit);
    }
}

#[test]
fn every_exact_detector_leads_to_the_same_tree() {
    use crate::repetition::DetectionMethod;
    for fen in [
        "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1",
        "R7/P4k2/8/8/8/8/r7/6K1 w - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ] {
        let position = position(fen);
        let counts = DetectionMethod::ALL.map(|method| {
            let table = Table::new(1).unwrap();
            let task = Task::new(&position, Limits::depth(9), &table);
            let outcome = task.run(Bitboards, method.detector(), |_| {});
            (outcome.best, outcome.value, outcome.counts)
        });
        assert!(counts[0].2.repetitions > 0, "{fen}");
        assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
    }
}

/// A minimax search over all moves, without selectivity.
struct Minimax {
    iteration: i32,
    /// The line's positions, as texts without clocks.
    line: Vec<String>,
    nodes: u64,
}

/// The tests skip positions with larger trees: a few captures in a row branch without end.
const NODES_MAX: u64 = 40_000;

impl Minimax {
    fn text(position: &Position) -> String {
        let text = position.to_string();
        let mut fields: Vec<&str> = text.split(' ').collect();
        fields.truncate(4);
        let legal = position
            .legal_moves()
            .iter()
            .any(|mv| mv.kind() == crate::MoveKind::EnPassant);
        if !legal {
            fields[3] = "-";
        }
        fields.join(" ")
    }

    fn is_draw(&self, position: &Position) -> bool {
        let fifty = position.halfmove_clock() >= 100
            && !(position.is_check() && position.legal_count() == 0);
        let here = Minimax::text(position);
        fifty || insufficient_material(position) || self.line.contains(&here)
    }

    fn after(&mut self, position: &Position, mv: Move, leaf: bool, depth: i32, ply: i32) -> i32 {
        self.line.push(Minimax::text(position));
        let next = position.play(mv);
        let score = if leaf {
            -self.leaf(&next, depth, ply)
        } else {
            -self.inner(&next, depth, ply)
        };
        self.line.pop();
        score
    }

    fn inner(&mut self, position: &Position, mut depth: i32, ply: i32) -> i32 {
        if self.nodes > NODES_MAX {
            return 0;
        }
        if position.is_check() && ply < 2 * self.iteration {
            depth += 1;
        }
        if depth <= 0 {
            return self.leaf(position, 0, ply);
        }
        self.nodes += 1;
        if ply > 0 && self.is_draw(position) {
            return 0;
        }
        let scores = position.legal_moves().into_iter();
        let best = scores
            .map(|mv| self.after(position, mv, false, depth - 1, ply + 1))
            .max();
        best.unwrap_or(if position.is_check() { ply - MATE } else { 0 })
    }

    fn leaf(&mut self, position: &Position, depth: i32, ply: i32) -> i32 {
        self.nodes += 1;
        if self.nodes > NODES_MAX || self.is_draw(position) {
            return 0;
        }
        if position.is_check() {
            let scores = position.legal_moves().into_iter();
            let best = scores
                .map(|mv| self.after(position, mv, true, depth - 1, ply + 1))
                .max();
            return best.unwrap_or(ply - MATE);
        }
        let moves = if depth == 0 {
            worth_trying(position, &position.legal_moves())
        } else {
            position.captures()
        };
        moves
            .into_iter()
            .filter(|mv| mv.promotion().is_none_or(|kind| kind == crate::Kind::Queen))
            .filter(|&mv| see::at_least(position, mv, 0))
            .map(|mv| self.after(position, mv, true, depth - 1, ply + 1))
            .fold(evaluate(position), i32::max)
    }
}

#[test]
fn score_without_selectivity_equals_minimax() {
    let seed = 14;
    println!("seed {seed}");
    let count = if std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1") {
        2_000
    } else {
        24
    };
    let sparse = [
        "8/8/8/3k4/8/3K4/3P4/8 w - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 97 80",
        "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 96 70",
        "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
    ];
    let sparse = sparse.iter().map(|fen| (position(fen), 4));
    let games = RandomGames::new(seed)
        .step_by(7)
        .take(count)
        .map(|position| (position, 2));
    let (mut all, mut searched, mut compared) = (0, 0, 0);
    for (position, depth) in sparse.chain(games) {
        let table = Table::new(0).unwrap();
        let mut task = Task::new(&position, Limits::depth(depth), &table);
        task.options.selective = false;
        let outcome = task.run(Bitboards, Counter::default(), |_| {});
        if outcome.best.is_none() {
            continue;
        }
        for iteration in 1..=depth as i32 {
            let mut minimax = Minimax {
                iteration,
                line: Vec::new(),
                nodes: 0,
            };
            let score = minimax.inner(&position, iteration, 0);
            if minimax.nodes > NODES_MAX {
                break;
            }
            compared += 1;
            let report = &outcome.iterations[iteration as usize - 1];
            assert_eq!(report.value, Value::of(score), "{position} {iteration}");
            all += minimax.nodes;
        }
        searched += outcome.counts.nodes;
    }
    println!("{compared} scores compared, {searched} nodes for minimax's {all}");
    assert!(compared > 20 && searched < all / 2);
}
