//! `search --searcher chip`, and `--on-chip` in the fast build.

use fpgambit_engine::Position;
use fpgambit_engine::random::RandomGames;
use fpgambit_engine::searcher::{Job, Searcher, Squares};
use serde_json::Value;

use super::{START, json, refusal, run_with_input, stdout, text};

const FIGURE_1: &str = "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1";
const CHIP: [&str; 3] = ["search", "--searcher", "chip"];

fn chip(options: &[&str]) -> Value {
    json(&[&CHIP, options].concat())
}

/// The program prints the job's answer, for depths 0 to 4.
#[test]
fn answer_matches_the_searcher_model() {
    for fen in [START, FIGURE_1] {
        for depth in 0..=4u8 {
            let answer = chip(&["--fen", fen, "--depth", &depth.to_string()]);
            let position: Position = fen.parse().unwrap();
            let job = Job::new(position, depth);
            let expected = Searcher::new(Squares::new()).run(&job, &mut ()).unwrap();
            assert_eq!(answer["score_cp"], expected.score);
            assert_eq!(answer["nodes"], expected.nodes);
            let best = expected.best.map(|mv| mv.to_string());
            assert_eq!(answer["bestmove"], Value::from(best));
            assert_eq!(answer["bound"], "exact");
            assert_eq!(answer["status"], "done");
            assert_eq!(
                (&answer["mate"], &answer["cycles"]),
                (&Value::Null, &Value::Null)
            );
            assert_eq!(answer["evaluation"], "squares");
        }
    }
    let mate = chip(&["--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "--depth", "2"]);
    assert_eq!(
        (&mate["mate"], &mate["score_cp"]),
        (&1.into(), &Value::Null)
    );
    let mate = ["--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "--depth", "2"];
    let page = text(&[&CHIP, &mate[..]].concat());
    assert!(
        page.starts_with("best move  a1a8\nscore      mate 1\n"),
        "{page}"
    );
}

/// Repetitions of the game's positions count: Black, who is losing, repeats one of them.
#[test]
fn positions_of_the_game_count_as_repetitions() {
    let start = "7k/8/8/8/8/1Q6/8/6K1 w - - 10 30";
    let game = "g1h1 h8h7 h1g1";
    let after = "8/7k/8/8/8/1Q6/8/6K1 b - - 13 31";
    let with = chip(&["--fen", start, "--moves", game, "--depth", "1"]);
    assert_eq!(
        (&with["bestmove"], &with["score_cp"]),
        (&"h7h8".into(), &0.into())
    );
    assert_eq!(with["fen"], after);
    let without = chip(&["--fen", after, "--depth", "1"]);
    assert!(without["score_cp"].as_i64().unwrap() < -300, "{without}");
}

#[test]
fn node_limit_ends_the_search() {
    let one = chip(&["--fen", START, "--depth", "3", "--nodes", "1"]);
    assert_eq!(
        (&one["nodes"], &one["status"]),
        (&1.into(), &"node limit".into())
    );
    for unknown in ["score_cp", "mate", "bound", "bestmove"] {
        assert!(one[unknown].is_null(), "{one}");
    }
    let some = chip(&["--fen", START, "--depth", "3", "--nodes", "200"]);
    assert_eq!(
        (&some["nodes"], &some["bound"]),
        (&200.into(), &"lower".into())
    );
    assert!(some["bestmove"].is_string());
}

#[test]
fn each_input_line_gets_one_answer() {
    let input = format!("{START}\n\n# a comment\n{FIGURE_1}\n");
    let arguments = [&CHIP, &["--fen", "-", "--depth", "2"][..]].concat();
    let output = run_with_input(&arguments, input.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let lines = stdout(&output);
    assert_eq!(lines.lines().count(), 2, "{lines}");
    assert!(
        lines.lines().all(|line| line.ends_with(" nodes")),
        "{lines}"
    );
}

/// The ring's answers are the model's, node for node, in the order of the positions: with one position, and with more
/// than fill the ring.
#[test]
fn fast_build_matches_the_model_on_many_positions() {
    let ring = ["search", "--on-chip", "--build", "fast"];
    let game = [
        "--fen",
        "7k/8/8/8/8/1Q6/8/6K1 w - - 10 30",
        "--moves",
        "g1h1 h8h7 h1g1",
    ];
    for options in [
        &["--fen", FIGURE_1, "--depth", "2"][..],
        &[&game[..], &["--depth", "1"]].concat()[..],
    ] {
        let mut found = json(&[&ring, options].concat());
        assert!(found["cycles"].as_u64() > Some(100), "{found}");
        found["cycles"] = Value::Null;
        assert_eq!(found, chip(options));
    }

    let positions: Vec<String> = RandomGames::new(48)
        .step_by(7)
        .take(100)
        .map(|position| position.to_string())
        .collect();
    let input = positions.join("\n");
    let options = [
        "--format", "json", "--fen", "-", "--depth", "2", "--nodes", "40",
    ];
    let lines = |command: &[&str], input: &str| {
        let output = run_with_input(&[command, &options].concat(), input.as_bytes());
        (output.status.code(), stdout(&output))
    };
    let parsed = |text: &str| -> Vec<Value> {
        let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
        lines
            .map(|mut answer: Value| {
                answer["cycles"] = Value::Null;
                answer
            })
            .collect()
    };
    let (status, found) = lines(&ring, &input);
    let (_, expected) = lines(&CHIP, &input);
    assert_eq!(status, Some(0));
    let found = parsed(&found);
    assert_eq!(found.len(), 100);
    assert_eq!(found, parsed(&expected));

    // A line that is not a position follows some that are. These are answered, and the error names the line.
    let input = format!("{}\n{}\n4k3/8/8 w - - 0 1\n", positions[0], positions[1]);
    let output = run_with_input(&[&ring[..], &options].concat(), input.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(&output).lines().count(), 2);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        message.contains("line 3") && message.contains("4k3/8/8"),
        "{message}"
    );
}

/// Two cores also give the model's answers in the order of the positions, run more positions at once, and share the
/// jobs of a split position.
#[test]
fn two_cores_match_the_model_and_take_fewer_cycles() {
    let array = ["search", "--on-chip", "--build", "fast", "--cores", "2"];
    let positions: Vec<String> = RandomGames::new(49)
        .step_by(7)
        .take(60)
        .map(|position| position.to_string())
        .collect();
    let input = positions.join("\n");
    let options = [
        "--format", "json", "--fen", "-", "--depth", "2", "--nodes", "40",
    ];
    let answers = |command: &[&str]| -> Vec<Value> {
        let output = run_with_input(&[command, &options].concat(), input.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let text = stdout(&output);
        let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
        lines
            .map(|mut answer: Value| {
                answer["cycles"] = Value::Null;
                answer
            })
            .collect()
    };
    assert_eq!(answers(&array), answers(&CHIP));

    let options = ["--split", "--fen", START, "--depth", "2"];
    let two = json(&[&array[..], &options].concat());
    let one = json(&[&["search", "--on-chip", "--build", "fast"], &options[..]].concat());
    for field in ["score_cp", "bestmove", "bound", "status"] {
        assert_eq!(two[field], one[field], "{field} {two}");
    }
    let clocks = |answer: &Value| answer["cycles"].as_u64().unwrap();
    assert!(clocks(&two) < clocks(&one), "{two} {one}");
}

/// A split position has the score of one job if the selective rules do not matter: in mates, draws and shallow
/// searches.
#[test]
fn split_search_matches_a_single_job() {
    let split = ["search", "--on-chip", "--build", "fast", "--split"];
    let game = [
        "--fen",
        "7k/8/8/8/8/1Q6/8/6K1 w - - 10 30",
        "--moves",
        "g1h1 h8h7 h1g1",
    ];
    for (options, jobs) in [
        (&["--fen", START, "--depth", "0"][..], 1),
        (&["--fen", START, "--depth", "1"], 20),
        (
            &["--fen", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "--depth", "3"],
            1,
        ),
        (
            &["--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--depth", "3"],
            1,
        ),
        (
            &["--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "--depth", "2"],
            2,
        ),
        (&[&game[..], &["--depth", "1"]].concat(), 2),
    ] {
        let found = json(&[&split, options].concat());
        let expected = chip(options);
        for field in ["fen", "score_cp", "mate", "bestmove", "bound", "status"] {
            assert_eq!(found[field], expected[field], "{field} {found}");
        }
        assert!(found["jobs"].as_u64() >= Some(jobs), "{found}");
        assert!(found["cycles"].as_u64() > Some(100), "{found}");
        assert_eq!(expected["jobs"], Value::Null);
    }
    let input = format!("{FIGURE_1}\n{START}\n");
    let options = ["--fen", "-", "--depth", "1"];
    let output = run_with_input(&[&split[..], &options].concat(), input.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    assert_eq!(text.lines().count(), 2);
    assert!(text.lines().all(|line| line.ends_with(" jobs")), "{text}");
}

#[test]
fn invalid_option_combinations_are_rejected() {
    let refused = |options: &[&str]| refusal(&[&["search", "--fen", START], options].concat());
    let chip = |options: &[&str]| refused(&[&["--searcher", "chip"], options].concat());
    for (message, expected) in [
        (chip(&["--depth", "13"]), "expected 0 to 12"),
        (chip(&["--movetime", "5"]), "without '--depth'"),
        (chip(&["--depth", "2", "--movetime", "5"]), "--movetime 5"),
        (chip(&["--depth", "2", "--multipv", "2"]), "--multipv 2"),
        (chip(&["--depth", "2", "--threads", "2"]), "--threads 2"),
        (
            chip(&["--depth", "2", "--generator", "posdata"]),
            "--generator posdata",
        ),
        (
            chip(&["--depth", "2", "--repetition", "off"]),
            "--repetition off",
        ),
        (chip(&["--depth", "2", "--chess960"]), "--chess960"),
        (
            chip(&["--depth", "2", "--nodes", "0"]),
            "whole number from 1",
        ),
        (
            chip(&["--depth", "2", "--evaluation", "classical"]),
            "expected network or squares",
        ),
        (
            refused(&["--depth", "2", "--on-chip", "--evaluation", "network"]),
            "expected squares, the circuit's evaluation",
        ),
        (
            chip(&["--depth", "2", "--network", "x.net"]),
            "expected '--evaluation network'",
        ),
        (
            chip(&[
                "--depth",
                "2",
                "--evaluation",
                "network",
                "--network",
                "no/such.net",
            ]),
            "network file `no/such.net`",
        ),
        (
            chip(&["--depth", "2", "--moves", "e2e4 e2e4"]),
            "move 2 of the list",
        ),
        (chip(&["--depth", "2", "--moves", "e2e9"]), "e2e9"),
        (
            refused(&["--depth", "2", "--moves", "e2e4"]),
            "--searcher chip",
        ),
        (
            refused(&["--depth", "2", "--nodes", "5"]),
            "--searcher chip",
        ),
        (refused(&["--depth", "2", "--searcher", "chipp"]), "chipp"),
        (refused(&["--depth", "2", "--build", "fast"]), "--on-chip"),
        (
            refused(&["--depth", "2", "--on-chip", "--build", "quick"]),
            "quick",
        ),
        (
            refused(&[
                "--depth",
                "2",
                "--on-chip",
                "--build",
                "fast",
                "--backend",
                "software",
            ]),
            "expected a backend with a circuit",
        ),
        (
            refused(&[
                "--depth",
                "2",
                "--on-chip",
                "--build",
                "fast",
                "--backend",
                "serial:no-port",
            ]),
            "expected a serial port",
        ),
        (
            refused(&[
                "--depth",
                "2",
                "--on-chip",
                "--build",
                "fast",
                "--cores",
                "2",
                "--backend",
                "serial:no-port",
            ]),
            "expected 1, the number of cores on every board",
        ),
        (
            refused(&["--depth", "2", "--on-chip", "--split"]),
            "'--split' with '--build compact': expected fast",
        ),
        (refused(&["--depth", "2", "--split"]), "--on-chip"),
        (refused(&["--depth", "2", "--cores", "2"]), "--on-chip"),
        (
            refused(&["--depth", "2", "--on-chip", "--cores", "2"]),
            "'--cores 2' with '--build compact': expected fast",
        ),
        (
            refused(&[
                "--depth",
                "2",
                "--on-chip",
                "--build",
                "fast",
                "--cores",
                "9",
            ]),
            "whole number from 1 to 8",
        ),
        (
            refused(&[
                "--depth",
                "2",
                "--on-chip",
                "--build",
                "fast",
                "--split",
                "--nodes",
                "7",
            ]),
            "'--nodes 7' with '--split'",
        ),
    ] {
        assert!(message.contains(expected), "{message}");
    }
}

/// Each evaluation gives different trees, in software and in the chip's model; a network file works as the built-in
/// network of its size does.
#[test]
fn evaluation_options_select_the_evaluation() {
    let nodes = |args: &[&str]| {
        let args = [&["search", FIGURE_1], args].concat();
        let answer = json(&args);
        answer["nodes"].as_u64().unwrap()
    };
    let network = ["--evaluation", "network"];
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/data/chip.net");
    for searcher in ["software", "chip"] {
        let with =
            |rest: &[&str]| nodes(&[&["--depth", "4", "--searcher", searcher], rest].concat());
        let (squares, by_network) = (with(&["--evaluation", "squares"]), with(&network));
        assert_ne!(squares, by_network, "{searcher}");
        let from_file = [&network[..], &["--network", file]].concat();
        assert_eq!(with(&from_file), by_network, "{searcher}");
        let usual = if searcher == "chip" {
            "squares"
        } else {
            "classical"
        };
        assert_eq!(with(&[]), with(&["--evaluation", usual]), "{searcher}");
    }
    let large = ["--depth", "4", "--evaluation", "large"];
    let large_file = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/data/large.net");
    let by_large = nodes(&large);
    assert_ne!(
        by_large,
        nodes(&["--depth", "4", "--evaluation", "network"])
    );
    assert_eq!(
        nodes(&[&large[..], &["--network", large_file]].concat()),
        by_large
    );
    for (evaluation, file, expected) in [
        ("large", file, "has 32 hidden sums: expected 128"),
        ("network", large_file, "has 128 hidden sums: expected 32"),
        (
            "squares",
            file,
            "expected '--evaluation network' or '--evaluation large'",
        ),
    ] {
        let arguments = [
            "--depth",
            "4",
            "--evaluation",
            evaluation,
            "--network",
            file,
        ];
        let message = refusal(&[&["search", FIGURE_1], &arguments[..]].concat());
        assert!(message.contains(expected), "{message}");
    }
}
