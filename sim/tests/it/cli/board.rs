//! Tests of boards: the circuit behind a pseudo-terminal, and the commands that use it.

use super::{START, json, run, run_with_input, stderr, stdout, text};
use fpgambit_hw::posdata::PosdataForm;
use fpgambit_hw::soc::{UNIT, Wire};
use fpgambit_hw::unit::{Build, InProcess};
use fpgambit_sim::link::{Faults, Terminal, serve};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{self, JoinHandle};

/// A board behind a pseudo-terminal, served by this process.
struct Served {
    backend: String,
    stands: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

fn served(rate: f64) -> Served {
    served_as(Build::Compact, rate)
}

fn served_as(build: Build, rate: f64) -> Served {
    let mut terminal = Terminal::new().unwrap();
    let backend = format!("serial:{}", terminal.path());
    let stands = Arc::new(AtomicBool::new(true));
    let goes_on = stands.clone();
    let thread = thread::spawn(move || {
        let circuit = (UNIT.build(build).unwrap().circuit)(PosdataForm::Logic);
        let mut wire = Wire::new(InProcess::new(circuit).unwrap(), 7);
        let faults = [1, 2].map(|seed| Faults::new(rate, seed));
        serve(&mut terminal, &mut wire, faults, || goes_on.load(Relaxed)).unwrap();
    });
    Served {
        backend,
        stands,
        thread: Some(thread),
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stands.store(false, Relaxed);
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || thread::panicking());
        }
    }
}

#[test]
fn commands_answer_the_same_over_the_link() {
    let board = served(0.0);
    let backend = ["--backend", &board.backend];
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    // Each command opens and closes the terminal.
    let moves: Value = serde_json::from_str(&text(
        &[&["--format", "json", "moves", "--fen", fen][..], &backend].concat(),
    ))
    .unwrap();
    let direct: Value =
        serde_json::from_str(&text(&["--format", "json", "moves", "--fen", fen])).unwrap();
    assert_eq!(moves["moves"], direct["moves"]);
    assert_eq!(moves["cycles"], direct["cycles"]);

    let perft = ["--format", "json", "perft", "--fen", fen, "--depth", "2"];
    let linked: Value = serde_json::from_str(&text(&[&perft[..], &backend].concat())).unwrap();
    let direct: Value = serde_json::from_str(&text(&perft)).unwrap();
    assert_eq!(linked, direct);
    assert_eq!(linked["nodes"], 2039);

    let verified = run(&[
        &[
            "--format", "json", "verify", "--random", "25", "--seed", "3",
        ][..],
        &backend,
    ]
    .concat());
    assert_eq!(verified.status.code(), Some(0), "{}", stderr(&verified));
    let verified: Value = serde_json::from_str(&stdout(&verified)).unwrap();
    assert_eq!(
        (&verified["positions"], &verified["mismatches"]),
        (&25.into(), &0.into())
    );

    let game = [
        "repetition",
        "--moves",
        "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
        "--detector",
        "hw",
    ];
    let linked = text(&[&game[..], &backend].concat());
    assert_eq!(linked, text(&game));
}

#[test]
fn large_board_passes_check_and_runs_on_chip_perft() {
    let board = served_as(Build::Fast, 0.0);
    let port = board.backend.trim_start_matches("serial:");
    let check = [
        "board",
        "check",
        "ulx3s-85f",
        "--positions",
        "20",
        "--port",
        port,
    ];
    let checked = json(&check);
    assert_eq!(checked["mismatches"], 0, "{checked}");
    for (what, least) in [
        ("made", 50),
        ("attacks", 80),
        ("nodes", 1_000),
        ("tablebase", 20),
        ("searches", 2),
    ] {
        let number = checked["further"][what].as_u64().unwrap();
        assert!(number >= least, "{what}: {checked}");
    }
    let perft = [
        "perft",
        "--fen",
        START,
        "--depth",
        "3",
        "--on-chip",
        "--divide",
    ];
    let linked = json(&[&perft[..], &["--backend", &board.backend]].concat());
    let direct = json(&perft);
    assert_eq!(linked["nodes"], 8902);
    assert_eq!(linked["divide"], direct["divide"]);

    for (option, expected) in [
        (["--cores", "2"], "expected 1"),
        (["--inner", "posdata"], "expected parallel"),
    ] {
        let other = [&perft[..], &option, &["--backend", &board.backend]].concat();
        let refused = run(&other);
        assert_eq!(refused.status.code(), Some(2));
        let message = stderr(&refused);
        assert!(message.contains(expected), "{message}");
    }
    let small = served(0.0);
    let refused = run(&[&perft[..], &["--backend", &small.backend]].concat());
    assert_eq!(refused.status.code(), Some(2));
    let message = stderr(&refused);
    assert!(message.contains("the board has no perft"), "{message}");
}

#[test]
fn search_and_uci_generate_moves_over_the_link() {
    let board = served(0.0);
    let search = |generator: &str| {
        let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
        let arguments = [
            "search",
            "--fen",
            fen,
            "--depth",
            "2",
            "--generator",
            generator,
        ];
        json(&arguments)
    };
    let linked = search(&board.backend);
    for field in ["bestmove", "score_cp", "nodes"] {
        assert_eq!(linked[field], search("software")[field], "{field}");
    }
    // As in the book; an EPD line and a FEN without the flag work as well.
    for position in [
        START,
        "startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"start\";",
    ] {
        let generator = ["--generator", &board.backend];
        let answer = json(&[&["search", position, "--depth", "2"], &generator[..]].concat());
        assert_eq!(answer["fen"], START, "{position}");
    }

    let port = board.backend.trim_start_matches("serial:");
    let mut game = format!(
        "setoption name MoveGenerator value serial\nsetoption name SerialPort value {port}\n"
    );
    let mut moves = String::new();
    for mv in ["e2e4", "e7e5", "g1f3"] {
        moves += &format!(" {mv}");
        game += &format!("position startpos moves{moves}\ngo depth 2\nisready\ngo perft 2\n");
    }
    let said = run_with_input(&["uci"], game.as_bytes());
    let said = stdout(&said);
    let of = |start: &str| said.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!(of("bestmove "), 3, "{said}");
    for nodes in ["600", "835", "779"] {
        assert!(said.contains(nodes), "{nodes}: {said}");
    }
    assert!(!said.contains("using software instead"), "{said}");
    // Selecting the board before its port gives a message; an invalid port is rejected.
    assert_eq!(
        of("info string option MoveGenerator `serial`: expected a SerialPort"),
        1,
        "{said}"
    );
    let refused = run_with_input(&["uci"], b"setoption name SerialPort value x@fast\n");
    assert!(
        stdout(&refused).contains("expected a rate"),
        "{}",
        stdout(&refused)
    );
}

#[test]
fn chip_search_over_the_link_matches_the_model() {
    let board = served_as(Build::Fast, 0.0);
    // With the game, the position has occurred before, so the move that repeats it draws.
    let game = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let search = ["search", "--fen", START, "--moves", game, "--depth", "2"];
    let on_board = [&search[..], &["--on-chip", "--backend", &board.backend]].concat();
    let linked = json(&on_board);
    let model = json(&[&search[..], &["--searcher", "chip"]].concat());
    for field in ["fen", "bestmove", "score_cp", "bound", "nodes", "status"] {
        assert_eq!(linked[field], model[field], "{field}");
    }
    assert!(linked["cycles"].as_u64() > Some(1_000), "{linked}");
    let split = [&on_board[..], &["--build", "fast", "--split"]].concat();
    let split = json(&split);
    assert!(split["jobs"].as_u64() > Some(20), "{split}");
    assert_eq!(split["status"], "done");

    let port = board.backend.trim_start_matches("serial:");
    let play = |options: &str, go: &str| {
        let input = format!(
            "setoption name SerialPort value {port}\nsetoption name Searcher value chip\n{options}\
             position startpos moves e2e4 e7e5\ngo {go}\n"
        );
        let said = stdout(&run_with_input(&["uci"], input.as_bytes()));
        assert!(!said.contains(" instead"), "{said}");
        let answers = said.lines().filter(|line| line.starts_with("bestmove "));
        answers.map(str::to_owned).collect::<Vec<_>>()
    };
    for go in ["depth 2", "nodes 300"] {
        let linked = play("setoption name SearcherBackend value serial\n", go);
        assert_eq!(linked.len(), 1);
        assert_eq!(linked, play("", go));
    }

    let small = served(0.0);
    let refused = run(&[&search[..], &["--on-chip", "--backend", &small.backend]].concat());
    assert_eq!(refused.status.code(), Some(2));
    let message = stderr(&refused);
    assert!(message.contains("the board has no searcher"), "{message}");
    // The port may come after the choice of the board.
    let port = small.backend.trim_start_matches("serial:");
    let input = format!(
        "setoption name Searcher value chip\nsetoption name SearcherBackend value serial\n\
         setoption name SerialPort value {port}\nposition startpos\ngo depth 1\n"
    );
    let said = stdout(&run_with_input(&["uci"], input.as_bytes()));
    assert!(said.contains("the board has no searcher"), "{said}");
}

#[test]
fn verify_passes_over_a_bad_line() {
    let board = served(0.001);
    let arguments = ["verify", "--random", "20", "--backend", &board.backend];
    let verified = run(&arguments);
    assert_eq!(verified.status.code(), Some(0), "{}", stderr(&verified));
}

#[test]
fn missing_or_silent_boards_give_a_one_line_error() {
    // Nothing at the other end.
    let terminal = Terminal::new().unwrap();
    let silent = format!("serial:{}", terminal.path());
    for (backend, complaint) in [
        (silent.as_str(), "no answer to 8 requests"),
        ("serial:/nonexistent/tty", "cannot open `/nonexistent/tty`"),
        ("serial:", "expected serial:PATH"),
        ("serial:x@fast", "expected a rate"),
    ] {
        let output = run(&["moves", "--fen", START, "--backend", backend]);
        assert_eq!(output.status.code(), Some(2), "{backend}");
        assert_eq!(stdout(&output), "");
        let message = stderr(&output);
        assert!(
            message.contains(complaint) && message.lines().count() == 1,
            "{message}"
        );
    }
    let fast = [
        "moves",
        "--fen",
        START,
        "--backend",
        &silent,
        "--build",
        "fast",
    ];
    let output = run(&fast);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("a board has the compact build"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn board_list_is_complete_and_bad_arguments_are_rejected() {
    let list: Value = serde_json::from_str(&text(&["--format", "json", "board", "list"])).unwrap();
    let names: Vec<&str> = list["boards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|board| board["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "icebreaker",
            "hx8k-breakout",
            "ulx3s-25f",
            "ulx3s-85f",
            "ecpix5-85f",
            "tangnano20k",
            "icepi-zero",
            "tangnano9k",
            "orangecrab-25f",
            "colorlight-i5",
            "colorlight-i9",
            "icesugar"
        ]
    );
    for arguments in [
        &["board", "simulate", "arduino"][..],
        &["board", "simulate", "icebreaker", "--faults", "1.5"],
        &["board", "simulate", "icebreaker", "--faults", "x"],
        &["board"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(stderr(&output).lines().count(), 1);
    }
}
