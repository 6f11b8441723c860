//! Torture tests of `fpgambit uci`: whatever it receives, it survives, plays legal moves, and gives one `bestmove` for
//! each `go`.
//!
//! `FPGAMBIT_UCI="PROGRAM ARGUMENTS"` tests another engine, to show what these tests can find.

mod engine;
mod races;

use std::thread;
use std::time::Duration;

use engine::Engine;
use fpgambit_engine::Position;
use fpgambit_engine::random::Chance;

/// The number of repetitions: `count`, or ten times `count` in the long tests.
fn times(count: u32) -> u32 {
    let long = std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1");
    if long { 10 * count } else { count }
}

fn chance(seed: u64) -> Chance {
    println!("seed {seed}");
    Chance::new(seed)
}

/// A game of random legal moves with at most this many plies: the command, and the position after it.
fn random_game(chance: &mut Chance, plies: u32) -> (String, Position) {
    let mut position = Position::startpos();
    let mut command = "position startpos moves".to_owned();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let mut after = position.clone();
        let Some(mv) = chance.pick(&moves) else { break };
        after.make(*mv);
        if after.legal_moves().is_empty() {
            break;
        }
        command += &format!(" {mv}");
        position = after;
    }
    (command, position)
}

#[test]
fn engine_survives_random_bytes() {
    let mut chance = chance(1);
    let mut engine = Engine::start();
    for _ in 0..times(40) {
        let bytes: Vec<u8> = (0..chance.below(4_000))
            .map(|_| chance.below(256) as u8)
            .collect();
        engine.send_bytes(&bytes);
        engine.send_bytes(b"\n");
    }
    engine.send_bytes(&vec![b'x'; 1 << 20]);
    engine.send_bytes(b"\r\n\0\0\n\n   \t \xff\xfe\n");
    engine.sync();
    engine.send("go depth 2");
    engine.plays_in(&Position::startpos());
    engine.quit();
}

/// Known words in meaningless order and with meaningless values.
#[test]
fn random_uci_words_get_one_bestmove_per_go() {
    const WORDS: [&str; 44] = [
        "position",
        "startpos",
        "fen",
        "moves",
        "e2e4",
        "e7e5",
        "e1g1",
        "a7a8q",
        "0000",
        "go",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
        "mate",
        "infinite",
        "ponder",
        "searchmoves",
        "stop",
        "ponderhit",
        "setoption",
        "name",
        "value",
        "Hash",
        "Threads",
        "Clear",
        "isready",
        "ucinewgame",
        "debug",
        "on",
        "register",
        "1",
        "0",
        "-1",
        "99999999999999999999",
        "8/8/8/8/8/8/8/8",
        "w",
        "-",
        "d",
        "uci",
    ];
    let mut chance = chance(2);
    let mut engine = Engine::start();
    for _ in 0..times(400) {
        let line: Vec<&str> = (0..=chance.below(8))
            .filter_map(|_| chance.pick(&WORDS).copied())
            .collect();
        // Another test covers the number of threads; and some engines obey a `go` after other words.
        if line.contains(&"Threads") || line.iter().skip(1).any(|word| *word == "go") {
            continue;
        }
        engine.send(&line.join(" "));
        if engine.asked > engine.answered && chance.once_in(2) {
            engine.send("stop");
        }
        if chance.once_in(20) {
            engine.settle();
        }
    }
    engine.quit();
}

#[test]
fn random_command_order_gets_one_bestmove_per_go() {
    const COMMANDS: [&str; 16] = [
        "go infinite",
        "go ponder wtime 1000 btime 1000",
        "go depth 3",
        "go nodes 500",
        "go movetime 3",
        "go wtime 50 btime 50 winc 1 binc 1",
        "go mate 2",
        "stop",
        "ponderhit",
        "ucinewgame",
        "isready",
        "position startpos moves e2e4",
        "position fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "setoption name Hash value 2",
        "setoption name Clear Hash",
    ];
    let mut chance = chance(3);
    let mut engine = Engine::start();
    for _ in 0..times(300) {
        engine.send(chance.pick(&COMMANDS).expect("the list is not empty"));
        if chance.once_in(3) {
            thread::sleep(Duration::from_micros(u64::from(chance.below(3_000))));
        }
        if chance.once_in(8) {
            engine.settle();
        }
    }
    engine.quit();
}

#[test]
fn stop_at_any_moment_gets_a_legal_move() {
    let mut chance = chance(4);
    let mut engine = Engine::start();
    for _ in 0..times(60) {
        let plies = chance.below(60);
        let (command, position) = random_game(&mut chance, plies);
        engine.send(&command);
        engine.send(match chance.below(3) {
            0 => "go infinite",
            1 => "go depth 60",
            _ => "go ponder wtime 100000 btime 100000",
        });
        if chance.once_in(4) {
            // Stop at once.
        } else {
            thread::sleep(Duration::from_micros(u64::from(chance.below(8_000))));
        }
        engine.send("stop");
        engine.plays_in(&position);
    }
    engine.quit();
}

#[test]
fn absurd_option_values_do_not_stop_play() {
    let mut engine = Engine::start();
    for value in [
        "99999999",
        "18446744073709551616",
        "0",
        "-1",
        "1.5",
        "",
        "x",
        "1",
        "33554432",
    ] {
        engine.send(&format!("setoption name Hash value {value}"));
        engine.sync();
        engine.send("go depth 2");
        engine.plays_in(&Position::startpos());
    }
    for line in [
        "setoption",
        "setoption name",
        "setoption value 3",
        "setoption name Hash",
        "setoption name Nonsense value 7",
        "setoption name Threads value 0",
        "setoption name Threads value -3",
        "setoption name Threads value 1000000",
        "setoption name Threads value 1",
        "setoption name Hash value 16",
    ] {
        engine.send(line);
        engine.send("go nodes 200");
        engine.plays_in(&Position::startpos());
    }
    engine.quit();
}

#[test]
fn tiny_and_negative_limits_get_a_bestmove() {
    let mut engine = Engine::start();
    for line in [
        "go wtime 0 btime 0",
        "go wtime 1 btime 1",
        "go wtime -50 btime -50 winc 0 binc 0",
        "go movetime 0",
        "go movetime -7",
        "go nodes 0",
        "go nodes 1",
        "go depth 0",
        "go wtime 1 btime 1 movestogo 1",
        "go wtime 10 btime 10 movestogo 0",
        "go mate 0",
        "go wtime 20 btime 20 winc 99999999999 binc 99999999999",
    ] {
        engine.send(line);
        // If the number is invalid, an engine may ignore it and search without a limit.
        thread::sleep(Duration::from_millis(20));
        engine.send("stop");
        engine.plays_in(&Position::startpos());
    }
    // An invalid number: rejected, or no limit.
    engine.send("go depth -1");
    thread::sleep(Duration::from_millis(20));
    engine.send("stop");
    let text = engine.best_move();
    assert!(
        text == "0000" || Position::startpos().parse_uci(&text).is_ok(),
        "{text}"
    );
    engine.quit();
}

#[test]
fn move_after_ten_thousand_positions_is_legal() {
    let mut chance = chance(5);
    let mut engine = Engine::start();
    let mut last = Position::startpos();
    for index in 0..10_000 {
        let plies = if index % 100 == 0 {
            300
        } else {
            chance.below(12)
        };
        let (command, position) = random_game(&mut chance, plies);
        engine.send(&command);
        last = position;
    }
    engine.sync();
    engine.send("go depth 2");
    engine.plays_in(&last);
    engine.quit();
}

#[test]
fn only_mate_and_stalemate_get_no_move() {
    let mut engine = Engine::start();
    for fen in [
        "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    ] {
        for go in [
            "go depth 5",
            "go movetime 10",
            "go infinite",
            "go wtime 100 btime 100",
        ] {
            engine.send(&format!("position fen {fen}"));
            engine.send(go);
            engine.send("stop");
            let text = engine.best_move();
            assert!(
                ["0000", "(none)"].contains(&text.as_str()),
                "{text} in {fen}"
            );
        }
    }
    // These positions are drawn only by fifty moves or repetition, so a move is required.
    for command in [
        "position fen 4k3/8/8/8/8/8/4R3/4K3 b - - 100 80".to_owned(),
        format!(
            "position startpos moves{}",
            " g1f3 g8f6 f3g1 f6g8".repeat(40)
        ),
        "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(),
    ] {
        engine.send(&command);
        engine.send("go depth 4");
        let text = engine.best_move();
        assert!(!["0000", "(none)"].contains(&text.as_str()), "{command}");
    }
    engine.quit();
}

#[test]
fn invalid_positions_are_answered_and_searchmoves_obeyed() {
    let mut engine = Engine::start();
    for line in [
        "position startpos moves e2e5",
        "position startpos moves e2e4 e2e4",
        "position startpos moves e7e8q x \u{1F600}",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1 moves e2e4",
        "position fen rnbqkbnr/pppppppp/8/8 w KQkq - 0 1",
        "position fen",
        "position",
        "position startpos moves",
    ] {
        engine.send(line);
        engine.send("go depth 2");
        let text = engine.best_move();
        assert!((4..=5).contains(&text.len()), "{text} after {line}");
    }
    engine.send("position startpos");
    engine.send("go depth 3 searchmoves a2a3 h2h3");
    let text = engine.best_move();
    assert!(["a2a3", "h2h3"].contains(&text.as_str()), "{text}");
    engine.quit();
}

#[test]
fn end_of_input_at_any_moment_exits_cleanly() {
    let mut chance = chance(6);
    for index in 0..times(10) {
        let mut engine = Engine::start();
        if index % 5 != 0 {
            engine.send("go infinite");
            thread::sleep(Duration::from_micros(u64::from(chance.below(5_000))));
        }
        if index % 3 == 0 {
            engine.send_bytes(b"posit");
        }
        drop(engine.input.take());
        let status = engine.exit();
        assert!(status.success(), "{status}");
    }
}
