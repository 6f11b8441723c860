//! Tests of mates and draws, and of the traps around them.

use super::*;
use crate::Color;
use crate::search::{Bound, Value};

fn value(fen: &str, depth: u8) -> Value {
    run(&Job::new(position(fen), depth), Switches::ALL).value()
}

#[test]
fn mates_are_counted_from_the_root() {
    for (fen, best, moves, depth) in [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", 1, 1),
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "f6f7", 2, 3),
        ("r5rk/6pp/8/6N1/2Q5/8/6PP/6K1 w - - 0 1", "g5f7", 1, 1),
        ("5r1k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1", "c4g8", 2, 3),
        ("8/8/8/8/8/1k6/7r/K7 b - - 0 1", "h2h1", 1, 1),
    ] {
        let answer = run(&Job::new(position(fen), depth), Switches::ALL);
        assert_eq!(answer.value(), Value::Mate(moves), "{fen}");
        assert_eq!(answer.score, MATE - (2 * moves as i16 - 1), "{fen}");
        assert_eq!(answer.best.unwrap().to_string(), best, "{fen}");
    }
    // Mated, at the root and after a move; stalemate.
    let mated = run(
        &Job::new(position("6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1"), 0),
        Switches::ALL,
    );
    assert_eq!((mated.score, mated.best, mated.nodes), (-MATE, None, 1));
    assert_eq!(mated.bound, Some(Bound::Exact));
    assert_eq!(value("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", 3), Value::Mate(-1));
    assert_eq!(
        value("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 3),
        Value::Centipawns(0)
    );
    // At depth 0 the search does not detect stalemate.
    assert_ne!(
        value("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0),
        Value::Centipawns(0)
    );
}

/// The hundredth half-move draws unless it mates; the root's own clock does not matter.
#[test]
fn fifty_move_rule_draws_unless_mate() {
    let draw = Value::Centipawns(0);
    let rook = |clock: u32| format!("8/8/4k3/8/8/4K3/8/R7 w - - {clock} 80");
    assert_eq!(value(&rook(99), 3), draw);
    assert_ne!(value(&rook(98), 1), draw);
    assert_eq!(value(&rook(98), 2), draw);
    assert_eq!(value(&rook(120), 1), draw);
    let mates = |clock: u32| format!("6k1/5ppp/8/8/8/8/8/R3K3 w - - {clock} 80");
    for clock in [98, 99, 100, 126, 4_000] {
        assert_eq!(value(&mates(clock), 2), Value::Mate(1), "{clock}");
    }
    // If the hundredth half-move gives check but not mate, the search need not search the replies.
    let mut counts = Counts::default();
    let mut searcher = Searcher::new(Squares::new());
    let job = Job::new(position("7k/8/8/8/8/8/8/RK6 w - - 99 80"), 1);
    let answer = searcher.run(&job, &mut counts).unwrap();
    assert_eq!((answer.score, answer.nodes), (0, 1 + 11));
    assert_eq!(counts.full, 2, "root and Ra8+");
    // A capture or a pawn move resets the clock.
    assert_ne!(value("8/8/4k3/8/8/4K3/p7/R7 w - - 99 80", 1), draw);
    assert_ne!(value("8/8/4k3/8/8/4K3/P7/8 w - - 99 80", 1), draw);
}

/// One earlier occurrence is a draw, in the line or in the game; the root is exempt.
#[test]
fn first_repetition_is_a_draw() {
    // White is a queen up; whether Black has perpetual check depends on the game.
    let start = position("7k/8/8/8/8/1Q6/8/6K1 w - - 10 30");
    let shuffle = moves(&start, "g1h1 h8h7 h1g1");
    for (played, drawn) in [(0, false), (2, false), (3, true)] {
        let (mut searcher, position) = after(&start, &shuffle[..played], Switches::ALL);
        let job = Job::new(position.clone(), 1);
        let mut counts = Counts::default();
        let answer = searcher.run(&job, &mut counts).unwrap();
        // Black's Kh8 repeats the start position, which saves him.
        assert_eq!(counts.repeated > 0, drawn, "{played}");
        if drawn {
            assert_eq!(
                (answer.score, answer.best.unwrap().to_string()),
                (0, "h7h8".into())
            );
            let (mut searcher, _) = after(&start, &shuffle[..played], Switches::NONE);
            assert_eq!(searcher.run(&job, &mut ()).unwrap().score, 0);
            // After `clear` there is nothing to repeat.
            searcher.clear();
            assert_ne!(searcher.run(&job, &mut ()).unwrap().score, 0);
        }
    }
    // The root itself has occurred before, but the search still searches it.
    let whole = moves(&start, "g1h1 h8h7 h1g1 h7h8");
    let (mut searcher, position_again) = after(&start, &whole, Switches::ALL);
    let answer = searcher.run(&Job::new(position_again, 2), &mut ()).unwrap();
    assert!(answer.score > 300, "{answer:?}");
    // In the line alone: the paper's perpetual, with a check on each move.
    let perpetual = "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1";
    let mut counts = Counts::default();
    let job = Job::new(position(perpetual), 6);
    let answer = Searcher::new(Squares::new())
        .run(&job, &mut counts)
        .unwrap();
    assert_eq!(answer.score, 0);
    assert!(counts.repeated > 0);
}

/// The search never passes with king and pawns alone, and never twice in a row, so it sees zugzwang.
#[test]
fn null_move_is_not_tried_with_pawns_only_or_twice() {
    let passes = |fen: &str, depth: u8| {
        let mut counts = Counts::default();
        let job = Job::new(position(fen), depth);
        let answer = Searcher::new(Squares::new())
            .run(&job, &mut counts)
            .unwrap();
        (counts.passes, answer.best)
    };
    // Trébuchet: the side to move loses the pawn.
    let trebuchet = "8/8/8/3pK3/2kP4/8/8/8 w - - 0 1";
    let (tried, best) = passes(trebuchet, 6);
    assert!(tried == 0 && best.is_some());
    // With a piece and a good position, it does pass.
    let (tried, _) = passes("r5k1/5ppp/8/8/8/8/5PPP/RR4K1 w - - 0 1", 6);
    assert!(tried > 0);
    // An evaluation that likes every position passes, but never after a pass.
    struct Optimist;
    impl Evaluation for Optimist {
        fn load(&mut self, _: &Position) {}
        fn make(&mut self, _: &Position, _: Move) {}
        fn pass(&mut self) {}
        fn unmake(&mut self) {}
        fn value(&self, _: Color) -> i16 {
            100
        }
    }
    #[derive(Default)]
    struct Passes {
        passes: u32,
        in_answer: u32,
        last_passed: bool,
    }
    impl Watch for Passes {
        fn event(&mut self, event: Event) {
            match event {
                Event::Pass => {
                    self.passes += 1;
                    self.in_answer += u32::from(self.last_passed);
                    self.last_passed = true;
                }
                Event::Make => self.last_passed = false,
                _ => {}
            }
        }
    }
    let mut passes = Passes::default();
    let mut job = Job::new(Position::startpos(), 6);
    (job.alpha, job.beta) = (-90, -89);
    let switches = Switches {
        reverse_futility: false,
        ..Switches::ALL
    };
    Searcher::with_switches(Optimist, switches)
        .run(&job, &mut passes)
        .unwrap();
    assert!(passes.passes > 0 && passes.in_answer == 0);
}

/// What quiescence skips, one rule at a time.
#[test]
fn quiescence_skips_unprofitable_captures() {
    let nodes = |fen: &str, alpha: i16, beta: i16, switches: Switches| {
        let mut job = Job::new(position(fen), 0);
        (job.alpha, job.beta) = (alpha, beta);
        run(&job, switches).nodes
    };
    let off = |change: &dyn Fn(&mut Switches)| {
        let mut switches = Switches::ALL;
        change(&mut switches);
        switches
    };
    // A rook may capture a pawn that nothing guards, or one that a pawn guards.
    let guarded = "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1";
    let free = "4k3/8/4n3/3p4/8/8/8/3RK3 w - - 0 1".replace("4n3", "8");
    let no_guard = off(&|switches| switches.guarded = false);
    assert_eq!(nodes(guarded, -3_000, 3_000, Switches::ALL), 1);
    assert!(nodes(guarded, -3_000, 3_000, no_guard) > 1);
    assert!(nodes(&free, -3_000, 3_000, Switches::ALL) > 1);
    // A rook may capture a rook, guarded or not.
    let equal = "3rk3/8/8/3r4/8/8/8/3RK3 w - - 0 1";
    assert!(nodes(equal, -3_000, 3_000, Switches::ALL) > 1);
    // Winning a pawn does not reach an alpha that is 251 away, but may reach one that is 249 away.
    let value = i16::try_from(minimax::value(&position(&free))).unwrap();
    assert_eq!(nodes(&free, value + 250, 3_000, Switches::ALL), 1);
    assert!(nodes(&free, value + 249, 3_000, Switches::ALL) > 1);
    let no_delta = off(&|switches| switches.delta = false);
    assert!(nodes(&free, value + 250, 3_000, no_delta) > 1);
    // Once beta is reached, the node tries nothing.
    assert_eq!(nodes(&free, -3_000, value, Switches::ALL), 1);
    assert!(nodes(&free, -3_000, value + 1, Switches::ALL) > 1);
    // The delta rule does not apply to promotions, and only promotions to a queen are tried.
    let pawn = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let value = i16::try_from(minimax::value(&position(pawn))).unwrap();
    assert_eq!(nodes(pawn, value + 600, 3_000, Switches::ALL), 2);
}

/// Killers work: a quiet move that reached beta comes early in the next node of its ply.
#[test]
fn killers_and_each_pruning_rule_change_the_node_count() {
    let set = [
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    ];
    let nodes = |switches: Switches| -> u64 {
        let each = set.map(|fen| run(&Job::new(position(fen), 4), switches).nodes);
        each.iter().sum()
    };
    let all = nodes(Switches::ALL);
    // A checksum: changes that move no score move this count. The program has the checksum of the bench set.
    assert_eq!(all, 21158);
    type Off = fn(&mut Switches);
    let changes: [(&str, Off); 6] = [
        ("killers", |switches| switches.killers = false),
        ("reverse futility", |switches| {
            switches.reverse_futility = false
        }),
        ("null move", |switches| switches.null_move = false),
        ("futility", |switches| switches.futility = false),
        ("delta", |switches| switches.delta = false),
        ("guarded", |switches| switches.guarded = false),
    ];
    for (name, change) in changes {
        let mut switches = Switches::ALL;
        change(&mut switches);
        let without = nodes(switches);
        println!("{name}: {all} nodes, {without} without");
        assert_ne!(without, all, "{name}");
    }
    // The order of moves alone changes no score.
    for fen in set {
        let exact = run(&Job::new(position(fen), 3), Switches::EXACT);
        let killers = false;
        let unordered = Switches {
            killers,
            ..Switches::EXACT
        };
        let unordered = run(&Job::new(position(fen), 3), unordered);
        assert_eq!(exact.score, unordered.score, "{fen}");
    }
}
