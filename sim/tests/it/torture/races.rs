//! Tests of commands at the worst moment: options during a search, the end of input or output at any time, and perft
//! between searches.

use std::thread;
use std::time::Duration;

use fpgambit_engine::{Position, perft};

use super::{Engine, chance, random_game, times};

const OPTIONS: [&str; 16] = [
    "setoption name Hash value 1",
    "setoption name Hash value 3",
    "setoption name Hash value many",
    "setoption name Threads value 1",
    "setoption name Threads value 3",
    "setoption name MultiPV value 1",
    "setoption name MultiPV value 7",
    "setoption name Clear Hash",
    "setoption name UCI_ShowWDL value true",
    "setoption name UCI_ShowWDL value FALSE",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_LimitStrength value false",
    "setoption name UCI_AnalyseMode value true",
    "setoption name Repetition value Zobrist",
    "setoption name MoveGenerator value posdata",
    "setoption name MoveGenerator value software",
];

fn wait(chance: &mut fpgambit_engine::random::Chance, microseconds: u32) {
    if !chance.once_in(4) {
        thread::sleep(Duration::from_micros(u64::from(chance.below(microseconds))));
    }
}

/// Whatever option is set during a search, the search gets one answer: a move that is legal in its position.
#[test]
fn options_set_during_a_search_keep_its_move_legal() {
    let mut chance = chance(11);
    let mut engine = Engine::start();
    for _ in 0..times(60) {
        let plies = chance.below(40);
        let (command, position) = random_game(&mut chance, plies);
        engine.send(&command);
        engine.send(match chance.below(4) {
            0 => "go infinite",
            1 => "go depth 4",
            2 => "go nodes 2000",
            _ => "go ponder wtime 1000 btime 1000",
        });
        for _ in 0..=chance.below(4) {
            wait(&mut chance, 3_000);
            engine.send(chance.pick(&OPTIONS).expect("the list is not empty"));
        }
        if chance.once_in(3) {
            engine.send("ucinewgame");
        }
        engine.send("stop");
        engine.plays_in(&position);
    }
    engine.quit();
}

/// The rules change between searches; each move must follow the rules that applied at its `go`.
#[test]
fn chess960_change_applies_from_the_next_search() {
    let mut chance = chance(12);
    let mut engine = Engine::start();
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let other = Position::from_chess960_fen(fen).expect("a position");
    for _ in 0..times(20) {
        engine.send("setoption name UCI_Chess960 value true");
        engine.send(&format!("position fen {fen}"));
        engine.send("go infinite");
        wait(&mut chance, 5_000);
        engine.send("setoption name UCI_Chess960 value false");
        engine.send("stop");
        engine.plays_in(&other);
        // Without the option, such a position is not valid.
        engine.send(&format!("position fen {fen}"));
        engine.send("go depth 1");
        assert_eq!(engine.best_move(), "0000");
        engine.send("position startpos");
        engine.send("go depth 1");
        engine.plays_in(&Position::startpos());
    }
    engine.quit();
}

/// A perft between searches prints the right total, whatever command follows, unless `stop` ends it.
#[test]
fn perft_between_searches_counts_correctly() {
    let mut chance = chance(13);
    let mut engine = Engine::start();
    for _ in 0..times(40) {
        let plies = chance.below(60);
        let (command, position) = random_game(&mut chance, plies);
        engine.send(&command);
        if chance.once_in(3) {
            engine.send("go infinite");
            wait(&mut chance, 2_000);
        }
        let depth = chance.below(4);
        engine.send(&format!("go perft {depth}"));
        match chance.below(4) {
            0 => engine.send("go depth 2"),
            1 => engine.send("isready"),
            2 => engine.send("setoption name Clear Hash"),
            _ => {}
        }
        let told = engine.wait_for("Nodes");
        let nodes = perft(&position, depth);
        assert_eq!(told, format!("Nodes searched: {nodes}"), "{position}");
        if chance.once_in(4) {
            engine.send("go perft 30");
            wait(&mut chance, 5_000);
            engine.send("stop");
        }
        engine.settle();
    }
    engine.quit();
}

/// The input ends during a search, during a count, or between option and search. The program must end, and answer
/// everything that ends without `stop`.
#[test]
fn end_of_input_during_work_answers_and_exits() {
    let mut chance = chance(14);
    for index in 0..times(24) {
        let mut engine = Engine::start();
        let command = match index % 8 {
            0 => "go infinite",
            1 => "go nodes 5000",
            2 => "go perft 4",
            3 => "go btime 1000",
            4 => "go wtime 300 btime 300",
            5 => "go ponder depth 3",
            6 => "bench 1",
            _ => "go mate 1",
        };
        engine.send("setoption name MultiPV value 2");
        engine.send(command);
        if chance.once_in(2) {
            engine.send(chance.pick(&OPTIONS).expect("the list is not empty"));
        }
        if chance.once_in(2) {
            wait(&mut chance, 3_000);
        }
        if chance.once_in(3) {
            engine.send_bytes(b"setoption name Hash val");
        }
        drop(engine.input.take());
        match command {
            "go perft 4" => drop(engine.wait_for("Nodes")),
            "bench 1" => drop(engine.wait_for("Nodes/second")),
            _ => drop(engine.wait_for("bestmove")),
        }
        let status = engine.exit();
        assert!(status.success(), "{command}: {status}");
    }
}

/// The output is closed while the input stays open: all work ends at the next line that cannot be written.
#[test]
fn closed_output_ends_all_work() {
    for command in [
        "go infinite",
        "go depth 120",
        "go perft 30",
        "go movetime 600000",
        "bench 30",
    ] {
        let mut engine = Engine::start();
        engine.send(command);
        engine.close_output();
        let status = engine.exit_while_sending();
        assert!(status.success(), "{command}: {status}");
    }
}
