//! Tests of what users expect of a command line: help, completions, `-`, partial results, Chess960.

use super::{
    Folder, KIWIPETE, START, command, json, refusal, refusal_of, run_with_input, stderr, stdout,
    text,
};

const BARE: &str = "4k3/8/8/8/8/8/8/4K2R w K -";

#[test]
fn help_completions_and_man_pages_are_printed() {
    for arguments in [
        &["help"][..],
        &["help", "verify"],
        &["help", "kqkr", "probe"],
    ] {
        assert!(text(arguments).contains("Usage: fpgambit"), "{arguments:?}");
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = text(&["completions", shell]);
        for word in ["repetition", "skip-bad", "rust-hdl"] {
            assert!(script.contains(word), "{shell}: no {word}");
        }
    }
    assert_eq!(json(&["completions", "bash"])["shell"], "bash");
    assert!(refusal(&["completions", "dos"]).contains("bash"));
    let page = text(&["man"]);
    assert!(
        page.contains(".TH fpgambit 1") && page.contains("fpgambit\\-verify(1)"),
        "{page}"
    );
    let folder = Folder::new();
    let out = folder.path().join("man1");
    let listed = text(&["man", "--out", out.to_str().unwrap()]);
    let names: Vec<String> = std::fs::read_dir(&out)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(listed.lines().count(), names.len());
    for name in ["fpgambit.1", "fpgambit-verify.1", "fpgambit-kqkr-probe.1"] {
        assert!(names.iter().any(|found| found == name), "{names:?}");
    }
    let probe = std::fs::read_to_string(out.join("fpgambit-kqkr-probe.1")).unwrap();
    assert!(
        probe.contains("fpgambit\\-kqkr\\-probe") && probe.contains("\\-\\-table"),
        "{probe}"
    );
}

#[test]
fn dash_reads_files_from_standard_input() {
    let epd = format!("{BARE} ;D1 15\nnonsense\n{START} ;D1 20\n");
    let output = run_with_input(
        &[
            "--format",
            "json",
            "verify",
            "-",
            "--depth",
            "1",
            "--skip-bad",
        ],
        epd.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(
        (&answer["positions"], &answer["counters"]),
        (&2.into(), &2.into())
    );
    assert_eq!(answer["sources"][0]["source"], "standard input");
    assert!(
        stderr(&output).starts_with("skipped 1 line, the first: standard input: line 2: "),
        "{}",
        stderr(&output)
    );
    let output = run_with_input(&["verify", "-"], epd.as_bytes());
    assert!(refusal_of(&output, "bad line").contains("line 2"));
    let game = b"1. Nf3 Nf6 2. Ng1 Ng8 *\n";
    let output = run_with_input(&["--format", "json", "repetition", "--pgn", "-"], game);
    let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(answer["games"][0]["plies"][0]["previous_ply"], 0);
    let output = run_with_input(
        &[
            "--format",
            "json",
            "verify",
            "--backend",
            "software",
            "--games",
            "-",
        ],
        game,
    );
    let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(answer["repetition"]["positions"], 5);
}

#[test]
fn search_obeys_movetime_and_multipv() {
    let answer = json(&[
        "search",
        "--fen",
        KIWIPETE,
        "--movetime",
        "50",
        "--threads",
        "2",
        "--hash",
        "2",
        "--multipv",
        "3",
    ]);
    let lines = answer["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    let value = |line: &serde_json::Value| line["score_cp"].as_i64().unwrap();
    assert!(
        lines.is_sorted_by(|one, other| value(one) >= value(other)),
        "{lines:?}"
    );
    // An interrupted search may know more than the lines of its last complete depth, so this limits the depth.
    let answer = json(&[
        "search",
        "--fen",
        KIWIPETE,
        "--depth",
        "4",
        "--multipv",
        "3",
    ]);
    assert_eq!(answer["lines"][0]["variation"][0], answer["bestmove"]);
    let page = text(&["search", "--fen", START, "--depth", "3", "--multipv", "2"]);
    assert!(
        page.contains("\nline 1 ") && page.contains("\nline 2 "),
        "{page}"
    );
    assert_eq!(
        json(&["search", "--fen", START, "--depth", "3"])["lines"],
        serde_json::Value::Null
    );
    for (option, value) in [
        ("--movetime", "0"),
        ("--threads", "0"),
        ("--hash", "x"),
        ("--multipv", "-1"),
    ] {
        assert!(
            refusal(&["search", "--fen", START, "--depth", "1", option, value])
                .contains("from 1 to")
        );
    }
}

#[test]
fn chess960_is_accepted_only_with_its_option() {
    let fen = "5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    let perft = [
        "perft",
        "--fen",
        fen,
        "--depth",
        "2",
        "--backend",
        "software",
        "--divide",
    ];
    let answer = json(&[&perft[..], &["--chess960"]].concat());
    assert!(
        answer["divide"]["e1g1"].is_number() && answer["divide"]["e1b1"].is_number(),
        "{answer}"
    );
    assert!(refusal(&perft).contains("`GB`: expected - or letters of KQkq"));
    let answer = json(&["search", "--fen", fen, "--depth", "4", "--chess960"]);
    assert_eq!(answer["fen"], fen);
    for arguments in [
        &["moves", "--fen", fen][..],
        &["represent", fen],
        &["encode", "--as", "stream", fen],
    ] {
        assert!(refusal(arguments).contains("`GB`"), "{arguments:?}");
    }
}

#[cfg(unix)]
mod interrupted {
    use super::*;
    use std::process::{Child, Stdio};
    use std::time::{Duration, Instant};

    fn start(arguments: &[&str]) -> Child {
        let mut command = command(arguments);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command.spawn().unwrap()
    }

    fn interrupt(child: &Child) {
        let killed = std::process::Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status();
        assert!(killed.unwrap().success());
    }

    /// The output of a child, which is short, after it has ended; a single interrupt must suffice.
    fn ended(mut child: Child) -> std::process::Output {
        let end = Instant::now() + Duration::from_secs(120);
        while child.try_wait().unwrap().is_none() {
            if Instant::now() > end {
                child.kill().unwrap();
                panic!("the interrupt had no effect");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        child.wait_with_output().unwrap()
    }

    #[test]
    fn interrupted_runs_print_partial_results() {
        let folder = Folder::new();
        // Each ply is compared with all before it: a minute's work for a file that is read at once.
        let game = format!("1. {}*\n\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(1_000));
        let games = folder.file("games.pgn", game.repeat(100).as_bytes());
        // A former version did not react to the signal for eight minutes.
        let game = format!("1. {}*\n", "Nf3 Nf6 Ng1 Ng8\n".repeat(250_000));
        let million = folder.file("million.pgn", game.as_bytes());
        for (arguments, part) in [
            (
                &[
                    "--format",
                    "json",
                    "verify",
                    "--random",
                    "100000000",
                    "--backend",
                    "software",
                ][..],
                "\"positions\":",
            ),
            (
                &[
                    "--format",
                    "json",
                    "verify",
                    "--games",
                    games.to_str().unwrap(),
                    "--backend",
                    "rust-hdl",
                ],
                "\"games\":",
            ),
            (
                &[
                    "--format",
                    "json",
                    "verify",
                    "--games",
                    million.to_str().unwrap(),
                    "--backend",
                    "rust-hdl",
                ],
                "\"games\":",
            ),
            (
                &[
                    "--format", "json", "search", "--fen", START, "--depth", "60",
                ],
                "\"bestmove\":",
            ),
        ] {
            let child = start(arguments);
            std::thread::sleep(Duration::from_millis(1_500));
            interrupt(&child);
            let output = ended(child);
            assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
            // On a busy machine, a line of progress comes first.
            assert_eq!(
                stderr(&output).lines().last(),
                Some("error: interrupted"),
                "{}",
                stderr(&output)
            );
            assert_eq!(stdout(&output).lines().count(), 1);
            assert!(stdout(&output).contains(part), "{}", stdout(&output));
        }
        let child = start(&[
            "perft",
            "--fen",
            START,
            "--depth",
            "14",
            "--backend",
            "software",
        ]);
        std::thread::sleep(Duration::from_millis(700));
        interrupt(&child);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        assert!(
            stderr(&output).contains("0 nodes below 0 moves of the position"),
            "{}",
            stderr(&output)
        );
    }

    #[test]
    fn on_chip_perft_is_cancelled() {
        let child = start(&["perft", "--on-chip", "--fen", START, "--depth", "10"]);
        std::thread::sleep(Duration::from_millis(1_500));
        interrupt(&child);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        assert_eq!(stderr(&output), "error: interrupted\n");
        assert_eq!(stdout(&output), "");
    }

    /// Interrupted at any moment, the construction of a table leaves no files behind.
    #[test]
    fn interrupted_table_build_leaves_no_files() {
        let folder = Folder::new();
        let out = folder.path().join("kqkr.table");
        let mut seen = false;
        for _ in 0..5 {
            let mut child = start(&[
                "kqkr",
                "build",
                "--form",
                "lists",
                "--moves",
                "2",
                "--out",
                out.to_str().unwrap(),
            ]);
            let end = Instant::now() + Duration::from_secs(20);
            while folder.names().is_empty()
                && Instant::now() < end
                && child.try_wait().unwrap().is_none()
            {
                std::thread::sleep(Duration::from_millis(2));
            }
            seen |= folder.names().iter().any(|name| name.starts_with('.'));
            interrupt(&child);
            let status = child.wait().unwrap();
            assert!(matches!(status.code(), Some(0 | 130)), "{status}");
            assert_eq!(folder.names(), Vec::<String>::new());
        }
        assert!(seen, "the temporary file never appeared");
    }
}

#[test]
fn engine_command_may_have_arguments() {
    let program = env!("CARGO_BIN_EXE_fpgambit");
    let engine = format!("'{program}' uci");
    let answer = json(&[
        "kqkr",
        "play",
        "--fen",
        "7k/8/5K2/8/8/8/r7/6Q1 w - - 0 1",
        "--engine",
        &engine,
        "--movetime",
        "10",
    ]);
    assert_eq!(answer["result"], "1-0", "{answer}");
    assert!(refusal(&["kqkr", "play", "--engine", "'unclosed"]).contains("quotes closed"));
    assert!(
        refusal(&["kqkr", "play", "--engine", "no-such-engine --x"])
            .contains("`no-such-engine --x`")
    );
    let help = text(&["kqkr", "build", "--help"]);
    assert!(help.contains("about a second"), "{help}");
}
