//! End-to-end tests of `fpgambit verify --engine`.

#![cfg(unix)]

use serde_json::{Value, json};

use super::{Folder, START, command, json, refusal, refusal_of, stderr, stdout, text};

const OWN: &str = env!("CARGO_BIN_EXE_fpgambit");
/// The greeting of an engine; each test adds the rest.
const GREETS: &str = "echo uciok; echo readyok";

fn shell(script: &str) -> String {
    let words = ["sh", "-c", script];
    shlex_join(&words)
}

fn shlex_join(words: &[&str]) -> String {
    let quoted = words
        .iter()
        .map(|word| format!("'{}'", word.replace('\'', r"'\''")));
    quoted.collect::<Vec<_>>().join(" ")
}

/// The status and document of a run that may find differences.
fn status_and_document(arguments: &[&str]) -> (Option<i32>, Value) {
    let output = command(&[&["--format", "json"], arguments].concat())
        .output()
        .unwrap();
    let text = stdout(&output);
    let document = serde_json::from_str(&text);
    let document = document.unwrap_or_else(|error| panic!("{error}: {text}{}", stderr(&output)));
    (output.status.code(), document)
}

#[test]
fn own_uci_engine_has_no_mismatches() {
    let engine = format!("{OWN} uci");
    let answer = json(&[
        "verify", "--engine", &engine, "--random", "60", "--seed", "3",
    ]);
    assert_eq!(answer["positions"], 60);
    assert_eq!(answer["mismatches"], 0);
    assert_eq!(answer["failures"], json!([]));
    assert_eq!(answer["depth"], 2);
    assert_eq!(answer["seed"], 3);
    let deeper = [
        "verify",
        "--engine",
        &engine,
        "--random",
        "6",
        "--depth",
        "3",
        "--backend",
        "software",
    ];
    assert!(json(&deeper)["nodes"].as_u64() > Some(10_000));
    let summary = text(&["verify", "--engine", &engine, "--random", "5"]);
    assert!(
        summary.ends_with("5 positions, 0 mismatches\n"),
        "{summary}"
    );
}

#[test]
fn positions_are_taken_from_epd_files_and_games() {
    let folder = Folder::new();
    let epd = folder.file("a.epd", format!("{START}; D1 20;\n").as_bytes());
    let pgn = folder.file("a.pgn", b"1. e4 e5 2. Nf3 *\n");
    let engine = format!("{OWN} uci");
    let answer = json(&[
        "verify",
        epd.to_str().unwrap(),
        "--games",
        pgn.to_str().unwrap(),
        "--engine",
        &engine,
    ]);
    assert_eq!(
        (&answer["positions"], &answer["mismatches"]),
        (&json!(5), &json!(0))
    );
}

#[test]
fn missing_castling_move_is_found_and_shrunk() {
    let folder = Folder::new();
    let epd = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1;\n";
    let path = folder.file("kiwipete.epd", epd.as_bytes());
    let reports = folder.path().join("reports");
    // Black's O-O is missing, and the sum is adjusted.
    let script = format!(
        "{OWN} uci | while read -r line; do case \"$line\" in \
         e8g8:*) less=${{line#*: }};; \
         Nodes*) echo \"Nodes searched: $((${{line##* }} - ${{less:-0}}))\"; less=0;; \
         *) echo \"$line\";; esac; done"
    );
    let engine = shell(&script);
    let arguments = [
        "verify",
        path.to_str().unwrap(),
        "--engine",
        &engine,
        "--report",
        reports.to_str().unwrap(),
        "--backend",
        "software",
    ];
    // At depth 2, the sum below each first move is the program's own and correct, so there is nothing to find from the
    // root.
    let (status, answer) = status_and_document(&arguments);
    assert_eq!((status, &answer["mismatches"]), (Some(0), &json!(0)));
    let black = epd.replace(" w ", " b ");
    let path = folder.file("kiwipete.epd", black.as_bytes());
    let (status, answer) = status_and_document(&arguments);
    assert_eq!(path.to_str(), Some(arguments[1]));
    assert_eq!((status, &answer["mismatches"]), (Some(1), &json!(1)));
    let failure = &answer["failures"][0];
    assert_eq!(failure["fen"], "4k2r/8/8/8/8/8/8/4K3 b k - 0 1");
    assert_eq!(failure["moves"], json!([]));
    assert_eq!(failure["move"], "e8g8");
    assert_eq!(failure["kind"], "missing");
    assert_eq!(failure["cause"], "missing castling");
    let report = std::fs::read_to_string(failure["report"].as_str().unwrap()).unwrap();
    assert!(
        report.contains("position fen 4k2r/8/8/8/8/8/8/4K3 b k - 0 1\ngo perft 1\n"),
        "{report}"
    );
    let output = command(&arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = stdout(&output);
    assert!(said.contains("missing castling, e8g8 is missing"), "{said}");
    assert!(said.ends_with("1 position, 1 mismatch\n"), "{said}");
}

#[test]
fn engines_without_a_valid_answer_give_a_one_line_error() {
    let position =
        "`position fen rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR b KQkq a3 0 1`, `go perft 2`";
    for (script, reasons) in [
        ("exit 3", vec!["exited: expected"]),
        ("echo alas >&2", vec!["exited", "its last words: `alas`"]),
        (
            "cat >/dev/null",
            vec!["sent nothing for 1 s: expected `uciok`"],
        ),
        (
            "while true; do echo y; done",
            vec![" lines in 1 s, the last `y`, but no answer: expected `uciok`"],
        ),
        (
            "tr '\\0' y </dev/zero",
            vec![
                "sent a line of more than 65536 bytes, `yyyy",
                "expected `uciok`",
            ],
        ),
        (
            &format!("{GREETS}; cat >/dev/null"),
            vec!["sent nothing for 1 s", position],
        ),
        (&format!("{GREETS}; head -c 1 >/dev/null"), vec!["exited"]),
        (
            &format!("{GREETS}; echo e2e4: 20; cat >/dev/null"),
            vec!["sent nothing for 1 s: expected the sum", position],
        ),
        (
            &format!("{GREETS}; while true; do echo info string busy; sleep 0.1; done"),
            vec![
                " in 1 s, the last `info string busy`",
                "expected moves and their counts",
                position,
            ],
        ),
        (
            &format!("{GREETS}; echo a7a6: 20; yes info depth 1"),
            vec![
                " in 1 s, the last `info depth 1`",
                "expected the sum",
                position,
            ],
        ),
        (
            &format!("{GREETS}; echo a7a6: twenty; cat >/dev/null"),
            vec!["sent 1 line in 1 s, the last `a7a6: twenty`", position],
        ),
        (
            &format!("{GREETS}; echo a7a6: 18446744073709551616; cat >/dev/null"),
            vec![
                "answers `a7a6: 18446744073709551616`: expected a count below 2^64",
                position,
            ],
        ),
        (
            &format!(
                "{GREETS}; echo a7a6: 1; echo Nodes searched: 99999999999999999999; cat >/dev/null"
            ),
            vec!["answers `Nodes searched: 99999999999999999999`: expected a count below 2^64"],
        ),
        (
            &format!(
                "{GREETS}; echo a7a6: 18446744073709551615; echo b7b6: 1; echo nodes 0; cat >/dev/null"
            ),
            vec!["answers `nodes 0`: expected the sum of its counts, 18446744073709551616"],
        ),
        (
            // It reads up to `go` first; otherwise it could end while the position is still being sent.
            &format!("{GREETS}; sed '/^go/q' >/dev/null; printf 'a7a6: 1'; tr '\\0' 1 </dev/zero"),
            vec![
                "sent a line of more than 65536 bytes, `a7a6: 1111",
                position,
            ],
        ),
        (
            &format!("{GREETS}; echo a7a6: 20; echo nodes 19; cat >/dev/null"),
            vec![
                "answers `nodes 19`: expected the sum of its counts, 20",
                position,
            ],
        ),
        (
            &format!("{GREETS}; echo a7-a6: 20; echo nodes 20; cat >/dev/null"),
            vec!["answers `a7-a6: 20`", position],
        ),
        (
            &format!("{GREETS}; echo bestmove a7a6; cat >/dev/null"),
            vec![
                "answers `bestmove a7a6`: expected moves and their counts",
                position,
            ],
        ),
        (
            &format!("{GREETS}; yes 'a7a6: 20'"),
            vec!["answers `a7a6: 20`: expected no more than 1024 moves"],
        ),
    ] {
        let engine = shell(script);
        let output = command(&[
            "--format",
            "json",
            "verify",
            "--random",
            "3",
            "--patience",
            "1",
            // With two engines, either could be the first to time out.
            "--threads",
            "1",
            "--backend",
            "software",
            "--engine",
            &engine,
        ])
        .output()
        .unwrap();
        let message = refusal_of(&output, script);
        for reason in reasons {
            assert!(message.contains(reason), "{script}: {message}");
        }
    }
}

#[test]
fn invalid_options_are_rejected() {
    for (arguments, reason) in [
        (
            vec!["--engine", "no-such-engine"],
            "engine `no-such-engine`: cannot be started",
        ),
        (
            vec!["--engine", ""],
            "expected a program and its arguments, quotes closed",
        ),
        (
            vec!["--engine", "'x"],
            "expected a program and its arguments, quotes closed",
        ),
        (
            vec!["--engine", "x", "--patience", "0"],
            "expected a whole number from 1",
        ),
        (
            vec!["--engine", "x", "--depth", "0"],
            "expected a whole number from 1",
        ),
        (vec!["--patience", "1"], "--engine"),
        (
            vec!["--engine", "x", "--backend", "software", "--build", "fast"],
            "--build fast",
        ),
    ] {
        let message = refusal(&[&["verify"], &arguments[..]].concat());
        assert!(message.contains(reason), "{arguments:?}: {message}");
    }
}

/// Whether a process with this number exists; a process that has ended but was not waited for does not count.
#[cfg(target_os = "linux")]
fn is_running(number: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{number}/stat"));
    status.is_ok_and(|status| !status.contains(") Z "))
}

/// Waits until a killed process has gone, which takes the system a moment.
#[cfg(target_os = "linux")]
fn assert_gone(number: &str, what: &str) {
    let end = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while is_running(number) {
        assert!(
            std::time::Instant::now() < end,
            "{what}: process {number} still runs"
        );
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// A program may start others: an engine behind a script, `tee`, a wrapper.
#[test]
#[cfg(target_os = "linux")]
fn child_processes_of_the_engine_are_killed() {
    let folder = Folder::new();
    let number = folder.path().join("number");
    let child = format!("sleep 1000 & echo $! >'{}'", number.display());
    for (script, status) in [
        (format!("{child}; {GREETS}; cat >/dev/null"), 2),
        (format!("{child}; exit 1"), 2),
        (
            format!("{child}; {GREETS}; trap '' TERM; while true; do sleep 1; done"),
            2,
        ),
        (format!("{child}; yes info string busy"), 2),
        (format!("{child}; exec {OWN} uci"), 0),
    ] {
        let engine = shell(&script);
        let output = command(&[
            "verify",
            "--random",
            "2",
            "--threads",
            "1",
            "--patience",
            "1",
            "--backend",
            "software",
            "--engine",
            &engine,
        ])
        .output()
        .unwrap();
        assert_eq!(
            output.status.code(),
            Some(status),
            "{script}: {}",
            stderr(&output)
        );
        let number = std::fs::read_to_string(&number).unwrap();
        assert_gone(number.trim(), &script);
    }
    // A signal that ends the program at once also ends these programs.
    let engine = shell(&format!("{child}; {GREETS}; cat >/dev/null"));
    std::fs::remove_file(&number).unwrap();
    let mut referee = command(&[
        "verify",
        "--random",
        "2",
        "--backend",
        "software",
        "--engine",
        &engine,
    ])
    .stdout(std::process::Stdio::null())
    .stderr(std::process::Stdio::null())
    .spawn()
    .unwrap();
    let started = || std::fs::read_to_string(&number).is_ok_and(|text| text.ends_with('\n'));
    while !started() {
        assert_eq!(referee.try_wait().unwrap(), None);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    std::thread::sleep(std::time::Duration::from_millis(300));
    while referee.try_wait().unwrap().is_none() {
        let _ = std::process::Command::new("kill")
            .args(["-TERM", &referee.id().to_string()])
            .status();
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert_eq!(referee.wait().unwrap().code(), Some(128 + 15));
    let number = std::fs::read_to_string(&number).unwrap();
    assert_gone(number.trim(), "ended by a signal");
}
