//! Tests of `kqkr`: queen against rook.

use super::{Folder, json, refusal, refusal_of, run, run_with_input, stderr, stdout, text};

const PHILIDOR: &str = "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1";

#[test]
fn probe_reports_result_distances_and_best_move() {
    let answer = json(&["kqkr", "probe", PHILIDOR]);
    assert_eq!(answer["fen"], PHILIDOR);
    assert_eq!(
        (&answer["wdl"], &answer["dtm"]),
        (&"win".into(), &19.into())
    );
    assert_eq!(
        (&answer["dtc"], &answer["best"]),
        (&15.into(), &"a5d5".into())
    );
    let drawn = json(&["kqkr", "probe", "k7/8/8/8/8/8/8/1qK5 w - - 0 1"]);
    assert_eq!(drawn["wdl"], "draw");
    assert!(drawn["dtm"].is_null() && drawn["dtc"].is_null());
    let mated = json(&["kqkr", "probe", "k6R/8/1K6/8/8/8/8/8 b - - 0 1"]);
    assert_eq!((&mated["wdl"], &mated["dtm"]), (&"loss".into(), &0.into()));
    assert!(mated["best"].is_null());
    let line = text(&["kqkr", "probe", PHILIDOR]);
    assert!(line.contains("win: mate in 19 plies"), "{line}");
}

#[test]
fn probe_stops_at_a_bad_line() {
    let input = format!("{PHILIDOR}\nk7/8/8/8/8/8/8/K7 w - - 0 1\n{PHILIDOR}\n");
    let output = run_with_input(
        &["--format", "json", "kqkr", "probe", "-"],
        input.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(&output).lines().count(), 1);
    assert!(
        stderr(&output).contains("line 2: `k7/8/8/8/8/8/8/K7 w - - 0 1`"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn other_material_and_subcommands_are_rejected() {
    let start = refusal(&["kqkr", "probe", super::START]);
    assert!(
        start.contains("expected king and queen against king and rook"),
        "{start}"
    );
    let castling = refusal(&["kqkr", "probe", "4k2r/8/8/8/8/8/8/KQ6 b k - 0 1"]);
    assert!(castling.contains("`k`"), "{castling}");
    for arguments in [&["kqkr"][..], &["kqkr", "x"]] {
        let message = refusal(arguments);
        assert!(
            message.contains("expected one of build, stats, probe, play"),
            "{message}"
        );
    }
}

#[test]
fn table_round_trips_and_damaged_ones_are_rejected() {
    let folder = Folder::new();
    let table = folder.path().join("kqkr.table");
    let table = table.to_str().expect("temporary folders have plain names");
    let built = json(&["kqkr", "build", "--out", table]);
    assert_eq!(built["form"], "eightfold");
    assert_eq!(folder.names(), ["kqkr.table"]);
    let mut bytes = std::fs::read(table).unwrap();
    assert_eq!(built["bytes"], bytes.len());
    let solved = json(&["kqkr", "probe", PHILIDOR]);
    assert_eq!(json(&["kqkr", "probe", PHILIDOR, "--table", table]), solved);

    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    for (name, bytes, reason) in [
        ("changed", &bytes[..], "has checksum"),
        ("cut", &bytes[..middle], "bytes: expected"),
        ("text", b"a text", "begins with `a text`"),
    ] {
        let file = folder.file(name, bytes);
        let message = refusal(&["kqkr", "probe", PHILIDOR, "--table", file.to_str().unwrap()]);
        assert!(
            message.contains(name) && message.contains(reason),
            "{message}"
        );
    }
    let missing = refusal(&["kqkr", "probe", PHILIDOR, "--table", "no-such-file"]);
    assert!(missing.contains("no-such-file"), "{missing}");
    refusal_of(
        &run(&["kqkr", "build", "--out", "no/such/folder/x"]),
        "no folder",
    );
}

#[test]
fn lists_give_the_same_probe_results() {
    let folder = Folder::new();
    let table = folder.path().join("lists");
    let table = table.to_str().expect("temporary folders have plain names");
    let built = json(&[
        "kqkr", "build", "--form", "lists", "--moves", "1", "--out", table,
    ]);
    assert_eq!(built["form"], "lists");
    let (lists, plain) = (
        json(&["kqkr", "probe", PHILIDOR, "--table", table]),
        json(&["kqkr", "probe", PHILIDOR]),
    );
    for field in ["fen", "wdl", "dtm", "dtc"] {
        assert_eq!(lists[field], plain[field]);
    }
    let message = refusal(&["kqkr", "build", "--moves", "2", "--out", table]);
    assert!(message.contains("--moves 2"), "{message}");
    assert!(refusal(&["kqkr", "build", "--moves", "6", "--out", table]).contains("0 to 5"));
}

#[test]
fn self_play_mates_in_the_expected_number_of_plies() {
    let game = json(&["kqkr", "play", "--program", "both"]);
    assert_eq!(
        (&game["result"], &game["reason"]),
        (&"1-0".into(), &"mate".into())
    );
    assert_eq!(game["moves"].as_array().unwrap().len(), 69);
    let small = [
        "kqkr",
        "play",
        "--program",
        "both",
        "--goal",
        "conversion",
        "--fen",
        PHILIDOR,
    ];
    assert_eq!(json(&small)["result"], "1-0");
}

#[test]
fn illegal_input_is_asked_again_and_quit_ends_the_game() {
    let arguments = [
        "--format",
        "json",
        "kqkr",
        "play",
        "--fen",
        "k7/8/1K6/8/8/8/r7/7Q b - - 0 1",
    ];
    let output = run_with_input(&arguments, b"a8a9\na2b2\na2g2\nquit\n");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    // In check, most rook moves are illegal.
    for refused in ["`a8a9`", "`a2b2`"] {
        assert!(stderr(&output).contains(refused), "{}", stderr(&output));
    }
    let game: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(game["moves"][0], "a2g2");
    let message = refusal(&["kqkr", "play", "--engine", "no-such-engine"]);
    assert!(message.contains("no-such-engine"), "{message}");
}

/// A UCI engine that answers by a script. A shell writes the file, because another test's child may inherit a file that
/// this process opens for writing, and the file could not be executed until the child closes it.
#[cfg(unix)]
fn engine(folder: &Folder, name: &str, script: &str) -> String {
    let path = folder.path().join(name);
    let path = path.to_str().expect("temporary folders have plain names");
    let write = r#"printf '%s' "$1" > "$2" && chmod +x "$2""#;
    let script = format!("#!/bin/sh\n{script}\n");
    let status = std::process::Command::new("sh")
        .args(["-c", write, "sh", &script, path])
        .status();
    assert!(status.unwrap().success());
    path.to_owned()
}

#[cfg(unix)]
#[test]
fn engine_plays_and_faulty_ones_are_rejected() {
    let folder = Folder::new();
    let greets = "read uci; echo id name script; echo uciok; read isready; echo readyok\n";
    let moves = "read position; read go; echo info depth 1; echo bestmove";
    let fen = "k7/8/1K6/8/8/8/r7/7Q b - - 0 1";
    let plays = engine(
        &folder,
        "plays",
        &format!("{greets}{moves} a2g2\n{moves} a8b8\nread quit"),
    );
    let game = json(&["kqkr", "play", "--fen", fen, "--engine", &plays]);
    let expected = serde_json::json!(["a2g2", "h1g2", "a8b8", "g2b7"]);
    assert_eq!(
        (&game["moves"], &game["result"]),
        (&expected, &"1-0".into())
    );

    for (name, script, reason) in [
        ("ends", "read uci".to_owned(), "exited: expected `uciok`"),
        (
            "dies",
            format!("{greets}read position; read go"),
            "exited: expected `bestmove`",
        ),
        ("cheats", format!("{greets}{moves} a2b2"), "`a2b2`"),
        ("mute", format!("{greets}{moves}"), "``"),
    ] {
        let program = engine(&folder, name, &script);
        let message = refusal(&[
            "--format", "json", "kqkr", "play", "--fen", fen, "--engine", &program,
        ]);
        assert!(
            message.contains(name) && message.contains(reason),
            "{message}"
        );
    }
    let both = refusal(&["kqkr", "play", "--program", "both", "--engine", &plays]);
    assert!(both.contains("expected white or black"), "{both}");
    for time in ["0", "-1", "x"] {
        let message = refusal(&["kqkr", "play", "--engine", &plays, "--movetime", time]);
        assert!(
            message.contains("expected a whole number from 1"),
            "{message}"
        );
    }
}

#[test]
fn stats_counts_add_up_to_legal_positions() {
    let stats = json(&["kqkr", "stats"]);
    for side in ["queen_to_move", "rook_to_move"] {
        let count = |name: &str| stats[side][name].as_u64().unwrap();
        assert_eq!(count("win") + count("draw") + count("loss"), count("legal"));
    }
    let mate = &stats["distances"][0];
    assert_eq!(
        (&mate["winner"], &mate["goal"]),
        (&"queen".into(), &"mate".into())
    );
    assert_eq!(mate["winner_to_move"].as_array().unwrap().len(), 36);
    assert_eq!(mate["longest"].as_array().unwrap().len(), 10);
    let conversion = &stats["distances"][1];
    assert_eq!(conversion["winner_to_move"].as_array().unwrap().len(), 32);
    assert!(text(&["kqkr", "stats"]).contains("longest: 35 moves"));
}
