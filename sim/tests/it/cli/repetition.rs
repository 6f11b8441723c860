//! Tests of `repetition`: games of a file, lists of moves, malformed games.

use serde_json::{Value, json};
use std::io::{Read as _, Write};

use super::{Folder, START, command, json, refusal, run, run_with_input, stderr, stdout, text};

const DETECTORS: [&str; 4] = ["counter", "chains", "zobrist", "matrix"];

/// The four methods, and the circuit.
const ALL: [&str; 5] = ["counter", "chains", "zobrist", "matrix", "hw"];

const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

/// Two games, the first by Black from a FEN, and one without moves.
const GAMES: &str = "[White \"A\"]
[Black \"B\"]
[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 98 60\"]

60... Kd8 {ninety-nine} 61. Kd1 (61. Kf1) Ke8 62. Ke1 Kd8 $2 63. Kd1 1/2-1/2

[White \"C\"]

*

[White \"D\"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0
";

/// The fields of a game that other programs rely on.
fn core(game: &Value) -> Value {
    json!({ "plies": game["plies"], "threefold_ply": game["threefold_ply"] })
}

#[test]
fn every_detector_finds_repetitions_in_a_move_list() {
    for detector in ALL {
        let answer = json(&[
            "repetition",
            "--fen",
            START,
            "--moves",
            KNIGHTS,
            "--detector",
            detector,
        ]);
        let games = answer["games"].as_array().unwrap();
        assert_eq!(games.len(), 1);
        let expected = json!({
            "plies": [
                { "ply": 4, "count": 2, "previous_ply": 0 },
                { "ply": 5, "count": 2, "previous_ply": 1 },
                { "ply": 6, "count": 2, "previous_ply": 2 },
                { "ply": 7, "count": 2, "previous_ply": 3 },
                { "ply": 8, "count": 3, "previous_ply": 4 },
            ],
            "threefold_ply": 8,
        });
        assert_eq!(core(&games[0]), expected, "{detector}");
        assert_eq!(answer["detector"], detector);
    }
}

#[test]
fn fen_defaults_to_startpos_and_moves_to_none() {
    let given = json(&["repetition", "--fen", START, "--moves", KNIGHTS]);
    assert_eq!(json(&["repetition", "--moves", KNIGHTS]), given);
    let none = json(&["repetition", "--fen", START]);
    assert_eq!(
        core(&none["games"][0]),
        json!({ "plies": [], "threefold_ply": null })
    );
}

#[test]
fn counts_go_beyond_127() {
    let moves = vec!["g1f3 g8f6 f3g1 f6g8"; 140].join(" ");
    for detector in DETECTORS {
        let answer = json(&["repetition", "--moves", &moves, "--detector", detector]);
        let plies = answer["games"][0]["plies"].as_array().unwrap();
        let last = plies.last().unwrap();
        let expected = json!({ "ply": 560, "count": 141, "previous_ply": 556 });
        assert_eq!(last, &expected, "{detector}");
        assert_eq!(answer["games"][0]["fivefold_ply"], 16);
        assert_eq!(answer["games"][0]["fifty_move_ply"], 100);
        assert_eq!(answer["games"][0]["seventy_five_move_ply"], 150);
    }
}

#[test]
fn pgn_file_gets_one_entry_per_game() {
    let folder = Folder::new();
    let file = folder.file("games.pgn", GAMES.as_bytes());
    let file = file.to_str().unwrap();
    for detector in ALL {
        let answer = json(&["repetition", "--pgn", file, "--detector", detector]);
        let games = answer["games"].as_array().unwrap();
        assert_eq!(games.len(), 3);
        let expected = json!([
            { "ply": 4, "count": 2, "previous_ply": 0 },
            { "ply": 5, "count": 2, "previous_ply": 1 },
            { "ply": 6, "count": 2, "previous_ply": 2 },
        ]);
        assert_eq!(games[0]["plies"], expected);
        assert_eq!(games[0]["fifty_move_ply"], 2);
        assert_eq!(games[0]["threefold_ply"], Value::Null);
        assert_eq!(
            core(&games[1]),
            json!({ "plies": [], "threefold_ply": null })
        );
        assert_eq!(games[2]["threefold_ply"], 8);
        let cycles = games[2]["cycles"].as_u64();
        assert_eq!(cycles.is_some(), detector == "hw");
        // At most half the reversible plies plus four clocks, for each of eight queries.
        assert!(
            cycles.is_none_or(|cycles| (8..=8 * 4 + 18).contains(&cycles)),
            "{cycles:?}"
        );
    }
    let report = text(&["repetition", "--pgn", file]);
    for line in [
        "game 1, A - B, 6 plies: 3 repeated positions",
        "     4  62. Ke1               2              0",
        "     2  fifty moves",
        "game 2, C - ?, 0 plies: no repetition",
        "     8  4... Ng8              3              4",
        "     8  threefold repetition",
        "3 games, 14 plies: 8 repeated positions in 2 games (counter)",
    ] {
        assert!(
            report.lines().any(|found| found == line),
            "{line}\n{report}"
        );
    }
}

/// The other games are answered, each malformed one is named on a line, and the status is 2.
#[test]
fn broken_games_do_not_stop_the_others() {
    let folder = Folder::new();
    let broken = "[White \"X\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"Y\"]\n\n1. d4 {open\n\n";
    let file = folder.file("games.pgn", format!("{broken}{GAMES}").as_bytes());
    for format in ["text", "json"] {
        let output = run(&[
            "--format",
            format,
            "repetition",
            "--pgn",
            file.to_str().unwrap(),
        ]);
        assert_eq!(output.status.code(), Some(2));
        let message = stderr(&output);
        let lines: Vec<&str> = message.lines().collect();
        assert_eq!(lines.len(), 2, "{message}");
        assert!(
            lines[0].contains("game 1, line 3, move 2.: `Ke3` is not a legal move"),
            "{message}"
        );
        assert!(
            lines[1].contains("game 2, line 7, move 1...: the comment `{open"),
            "{message}"
        );
        assert!(lines.iter().all(|line| line.starts_with("error: ")));
        let answer = stdout(&output);
        if format == "json" {
            let answer: Value = serde_json::from_str(&answer).unwrap();
            let games = answer["games"].as_array().unwrap();
            let numbers: Vec<u64> = games
                .iter()
                .map(|game| game["game"].as_u64().unwrap())
                .collect();
            assert_eq!(numbers, [3, 4, 5]);
        } else {
            assert!(answer.contains("game 3, A - B") && answer.contains("3 games, 14 plies"));
        }
    }
}

/// Each answer is printed when its game has been read, and a long file needs no more memory than a short one.
#[cfg(target_os = "linux")]
#[test]
fn games_are_answered_while_the_file_is_read() {
    let folder = Folder::new();
    let one_line = "1. Nf3 Nf6 2. Ng1 Ng8 3. e4 {a comment} e5 1/2-1/2 ";
    for (format, games, in_each) in [
        ("text", GAMES, 3),
        ("json", GAMES, 3),
        ("text", one_line, 1),
        ("json", one_line, 1),
    ] {
        let answers = folder.path().join("answers");
        let mut child = command(&["--format", format, "repetition", "--pgn", "-"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::fs::File::create(&answers).unwrap())
            .spawn()
            .unwrap();
        let (process, mut input) = (child.id(), child.stdin.take().unwrap());
        // The parser looks for the end of a game within a line after at most 2 MiB.
        let copies = (9 << 18) / games.len();
        let file = games.repeat(copies);
        let mark = |game: usize| match format {
            "text" => format!("game {game}, "),
            _ => format!("\"game\":{game},"),
        };
        let mut answers = std::fs::File::open(&answers).unwrap();
        let mut said = String::new();
        let mut answered = |game: usize| {
            let (mark, mut from) = (mark(game), 0);
            let end = std::time::Instant::now() + std::time::Duration::from_secs(240);
            while !said[from..].contains(&mark) {
                assert!(std::time::Instant::now() < end, "no answer to game {game}");
                from = said.len().saturating_sub(mark.len());
                std::thread::sleep(std::time::Duration::from_millis(50));
                answers.read_to_string(&mut said).unwrap();
            }
        };
        // The input stays open: none of this may wait for its end.
        input.write_all(file.as_bytes()).unwrap();
        answered(1);
        let before = peak_memory(process);
        input.write_all(file.as_bytes()).unwrap();
        answered(in_each * copies * 6 / 5);
        let after = peak_memory(process);
        // Games kept in memory would need twenty times their text.
        assert!(
            after < before + (8 << 10),
            "{format}: {before} KiB, then {after} KiB"
        );
        drop(input);
        assert_eq!(child.wait().unwrap().code(), Some(0));
        let last = in_each * copies * 2;
        answered(last);
        answers.read_to_string(&mut said).unwrap();
        assert!(match format {
            "text" => said.contains(&format!("\n{last} games, ")),
            _ => said.ends_with("]}\n"),
        });
    }
}

/// The largest amount of memory that a process has used, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let size = line.and_then(|line| line.split_whitespace().nth(1));
    size.unwrap().parse().unwrap()
}

#[test]
fn each_input_line_gets_one_answer() {
    let moves = "e1d1 e8d8 d1e1 d8e8";
    let input = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\nnonsense\n";
    let arguments = [
        "--format",
        "json",
        "repetition",
        "--fen",
        "-",
        "--moves",
        moves,
    ];
    let output = run_with_input(&arguments, input.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("standard input, line 3: "),
        "{}",
        stderr(&output)
    );
    let counts: Vec<usize> = stdout(&output)
        .lines()
        .map(|line| {
            let answer: Value = serde_json::from_str(line).unwrap();
            answer["games"][0]["plies"].as_array().unwrap().len()
        })
        .collect();
    // Because the right was lost, the second position repeats nothing.
    assert_eq!(counts, [1, 0]);
    let output = run_with_input(
        &["repetition", "--fen", "-", "--moves", "e2e4"],
        b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
    );
    assert!(stderr(&output).contains("line 1: move 1 of the list: `e2e4` is not a legal move of"));
}

#[test]
fn invalid_input_gives_a_one_line_error() {
    let folder = Folder::new();
    let empty = folder.file("empty.pgn", b"\n% nothing\n");
    let empty = empty.to_str().unwrap();
    for (arguments, expected) in [
        (&["repetition"][..], "missing"),
        (&["repetition", "--detector", "hw"], "missing"),
        (
            &["repetition", "--pgn", "/no/such.pgn"],
            "cannot read `/no/such.pgn`",
        ),
        (
            &["repetition", "--pgn", empty],
            "contains no game: expected PGN",
        ),
        (&["repetition", "--fen", "x"], "`x`: field 2"),
        (
            &["repetition", "--moves", "e2e4 e7e5 e4e5"],
            "move 3 of the list: `e4e5` is not a legal move of",
        ),
        (
            &["repetition", "--moves", "e4"],
            "move 1 of the list: `e4` is not a move: expected two squares",
        ),
        (
            &["repetition", "--pgn", empty, "--fen", START],
            "cannot be used with",
        ),
        (
            &["repetition", "--moves", "", "--detector", "table"],
            "invalid value 'table'",
        ),
    ] {
        let message = refusal(arguments);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn verify_checks_repetition_units_on_every_ply() {
    let folder = Folder::new();
    let file = folder.file("games.pgn", GAMES.as_bytes());
    let file = file.to_str().unwrap();
    let answer = json(&["verify", "--games", file]);
    assert_eq!(answer["positions"], 17);
    assert_eq!(answer["moves"], 0);
    assert_eq!(answer["mismatches"], 0);
    assert_eq!(answer["failures"], json!([]));
    assert_eq!(answer["repetition"]["games"], 3);
    assert_eq!(answer["repetition"]["repeated"], 8);
    let units = answer["repetition"]["units"].as_array().unwrap();
    let names: Vec<&Value> = units.iter().map(|unit| &unit["unit"]).collect();
    assert_eq!(names, ["repetition", "chains"]);
    let cycles: u64 = units
        .iter()
        .map(|unit| unit["cycles"].as_u64().unwrap())
        .sum();
    assert_eq!(answer["cycles"], cycles);
    let report = text(&["verify", "--games", file, "--backend", "software"]);
    assert!(
        report.starts_with("repetition in 3 games: 17 positions, 8 of them repeated\n"),
        "{report}"
    );
    assert!(
        report.contains("\n17 positions, 0 mismatches\n"),
        "{report}"
    );

    let broken = folder.file("broken.pgn", format!("1. e4 e4 *\n\n{GAMES}").as_bytes());
    let output = run(&["verify", "--games", broken.to_str().unwrap(), file]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).contains("\n34 positions, 0 mismatches\n"));
    assert!(
        stderr(&output).contains("broken.pgn`: game 1, line 1, move 1...: `e4` is not a legal")
    );
}

#[test]
fn reference_games_match_the_reference_table() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/");
    let games = format!("{data}games.pgn");
    let Ok(table) = std::fs::read_to_string(format!("{data}games.repetitions.tsv")) else {
        // Not `eprintln`, which the test harness hides when the test passes.
        let _ = writeln!(std::io::stderr(), "SKIPPED: no reference games in {data}");
        return;
    };
    let long = std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1");
    for detector in if long { &ALL[..] } else { &["counter"] } {
        assert_reference_table(&games, &table, detector);
    }
}

fn assert_reference_table(games: &str, table: &str, detector: &str) {
    let answer = json(&["repetition", "--pgn", games, "--detector", detector]);
    let found = answer["games"].as_array().unwrap().iter().map(|game| {
        let plies = game["plies"].as_array().unwrap().iter();
        let plies: Vec<String> = plies
            .map(|ply| format!("{}:{}", ply["ply"], ply["count"]))
            .collect();
        format!("{}\t{}\t{}", game["game"], game["length"], plies.join(" "))
    });
    let rows = table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            format!(
                "{}\t{}\t{}",
                columns[0],
                columns[1],
                columns.get(3).unwrap_or(&"").trim()
            )
        });
    assert!(found.eq(rows), "{detector}");
}
