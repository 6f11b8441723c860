//! Regression tests of the command line, one for each former fault.

use super::{
    Folder, START, command, json, refusal, refusal_of, run_with_input, stderr, stdout, text,
};

const BARE: &str = "4k3/8/8/8/8/8/8/4K2R w K -";

/// A FEN without its clocks is valid everywhere, and the examples of `--help` work on ordinary EPD.
#[test]
fn fens_without_clocks_are_accepted() {
    let whole = json(&["moves", "--fen", &format!("{BARE} 0 1")]);
    assert_eq!(json(&["moves", "--fen", BARE]), whole);
    assert_eq!(json(&["perft", "--fen", BARE, "--depth", "2"])["nodes"], 66);
    assert_eq!(
        json(&["kqkr", "probe", "1k6/1r6/2K5/Q7/8/8/8/8 w - -"])["wdl"],
        "win"
    );
    let folder = Folder::new();
    let game = folder.file(
        "x.pgn",
        format!("[FEN \"{BARE}\"]\n\n1. O-O *\n").as_bytes(),
    );
    let answer = json(&["repetition", "--pgn", game.to_str().unwrap()]);
    assert_eq!(answer["games"][0]["length"], 1);
    // The output of `cut -d' ' -f1-4` on the bench set: comments, then positions without clocks.
    let epd = include_str!("../../../data/bench.epd");
    let cut: String = epd
        .lines()
        .take(20)
        .map(|line| line.split(' ').take(4).collect::<Vec<_>>().join(" ") + "\n")
        .collect();
    let help = text(&["moves", "--help"]);
    assert!(
        help.contains("cut -d' ' -f1-4 positions.epd | fpgambit"),
        "{help}"
    );
    let output = run_with_input(&["moves", "--fen", "-", "--captures"], cut.as_bytes());
    assert_eq!(
        (output.status.code(), stdout(&output).lines().count()),
        (Some(0), 17)
    );
}

#[test]
fn blank_lines_and_comments_get_no_answer() {
    let input = format!("# a set\n\n{BARE}\n   \n  # more\n{START}\r\n");
    for arguments in [
        &["moves", "--fen", "-"][..],
        &["perft", "--fen", "-", "--depth", "1"],
        &["search", "--fen", "-", "--depth", "1"],
        &["represent", "-"],
        &["encode", "--as", "stream", "-"],
        &["repetition", "--fen", "-"],
    ] {
        let output = run_with_input(arguments, input.as_bytes());
        assert_eq!(
            output.status.code(),
            Some(0),
            "{arguments:?}: {}",
            stderr(&output)
        );
        assert_eq!(stdout(&output).lines().count(), 2, "{arguments:?}");
    }
    let hex = text(&["encode", "--as", "stream", START]);
    let output = run_with_input(
        &["decode", "--as", "stream", "-"],
        format!("# x\n\n{hex}").as_bytes(),
    );
    assert_eq!(stdout(&output).trim(), START);
    // The message names the line of the input.
    let output = run_with_input(&["moves", "--fen", "-"], b"\n# x\nnonsense\n");
    assert!(refusal_of(&output, "third").contains("standard input, line 3: "));
}

#[test]
fn skip_bad_counts_the_skipped_lines() {
    let mut input = format!("{BARE}\nnonsense\n{START}\n").into_bytes();
    input.extend_from_slice(b"\xff\nmore nonsense\n");
    for arguments in [
        &["perft", "--fen", "-", "--depth", "1", "--skip-bad"][..],
        &["kqkr", "probe", "-", "--skip-bad"],
    ] {
        let output = run_with_input(arguments, &input);
        let said = stderr(&output);
        let (answers, skipped, first) = match arguments[0] {
            "perft" => (2, "3 lines", "line 2"),
            _ => (0, "5 lines", "line 1"),
        };
        // If all lines were skipped, nothing is left to answer.
        let status = if answers > 0 { 0 } else { 2 };
        assert_eq!(output.status.code(), Some(status), "{said}");
        assert_eq!(
            said.lines().count(),
            if answers > 0 { 1 } else { 2 },
            "{said}"
        );
        assert!(said.starts_with("skipped "), "{said}");
        assert_eq!(stdout(&output).lines().count(), answers, "{arguments:?}");
        assert!(said.contains(skipped) && said.contains(first), "{said}");
    }
    for arguments in [
        &["moves", "--fen", START, "--skip-bad"][..],
        &["represent", START, "--skip-bad"],
        &["verify", "--random", "5", "--skip-bad"],
    ] {
        assert!(refusal(arguments).contains("'--skip-bad'"));
    }
}

/// There is always an answer or an error, in text as in JSON.
#[test]
fn empty_input_is_an_error() {
    for input in ["", "\n\n", "# nothing\n", "\u{feff}", "   \r\n"] {
        for arguments in [
            &["moves", "--fen", "-"][..],
            &["perft", "-", "--depth", "1"],
            &["represent", "-"],
            &["encode", "--as", "stream", "-"],
            &["decode", "--as", "stream", "-"],
            &["kqkr", "probe", "-"],
            &["search", "-", "--depth", "1"],
            &["repetition", "--fen", "-"],
        ] {
            for format in ["text", "json"] {
                let arguments = [&["--format", format], arguments].concat();
                let output = run_with_input(&arguments, input.as_bytes());
                let message = refusal_of(&output, &format!("{arguments:?}: {input:?}"));
                assert!(
                    message.contains("standard input has no position: expected one per line"),
                    "{arguments:?}: {message}"
                );
            }
        }
        let output = run_with_input(&["--format", "json", "verify", "-"], input.as_bytes());
        assert!(refusal_of(&output, input).contains("has no position"));
        if input.starts_with('#') {
            // PGN has no such comments.
            continue;
        }
        let output = run_with_input(
            &["--format", "json", "repetition", "--pgn", "-"],
            input.as_bytes(),
        );
        assert!(refusal_of(&output, input).contains("contains no game"));
    }
}

#[test]
fn perft_counts_compared_are_reported_and_none_is_an_error() {
    let folder = Folder::new();
    let counted = folder.file(
        "counted.epd",
        format!("{BARE} ;D1 15 ;D2 66\n{START} ;D1 20\n").as_bytes(),
    );
    let bare = folder.file("bare.epd", format!("{BARE}\n").as_bytes());
    let (counted, bare) = (counted.to_str().unwrap(), bare.to_str().unwrap());
    assert_eq!(json(&["verify", counted, "--depth", "2"])["counters"], 3);
    assert_eq!(json(&["verify", counted, "--depth", "1"])["counters"], 2);
    assert_eq!(json(&["verify", counted])["counters"], 0);
    assert!(text(&["verify", counted, "--depth", "2"]).contains("\n3 perft counts compared\n"));
    let message = refusal(&["verify", bare, "--depth", "3"]);
    assert!(
        message.contains("no position has a perft count D1 to D3"),
        "{message}"
    );
    for other in [&["--random", "5"][..], &["--games", "x.pgn"]] {
        let message = refusal(&[&["verify", "--depth", "2"], other].concat());
        assert!(message.contains("'--depth 2' with"), "{message}");
        let message = refusal(&[&["verify", counted, "--depth", "2"], other].concat());
        assert!(message.contains("'--depth 2' with"), "{message}");
    }
}

#[test]
fn options_that_do_nothing_are_refused() {
    let folder = Folder::new();
    let game = folder.file("x.pgn", b"1. e4 *\n");
    let game = game.to_str().unwrap();
    let moves = "g1f3 g8f6";
    for (arguments, quoted, expected) in [
        (
            &[
                "repetition",
                "--moves",
                moves,
                "--detector",
                "hw",
                "--backend",
                "software",
            ][..],
            "--backend software",
            "expected a backend with a circuit",
        ),
        (
            &["repetition", "--moves", moves, "--backend", "rust-hdl"],
            "--backend",
            "--detector hw",
        ),
        (
            &["verify", "--games", game, "--build", "fast"],
            "--build fast",
            "--games",
        ),
        (
            &["verify", "--games", game, "--posdata", "rom"],
            "--posdata rom",
            "--games",
        ),
        (&["verify", game, "--seed", "3"], "--seed 3", "--random"),
        (
            &[
                "moves",
                "--fen",
                START,
                "--backend",
                "software",
                "--build",
                "fast",
            ],
            "--build fast",
            "--backend software",
        ),
        (
            &[
                "moves",
                "--fen",
                START,
                "--backend",
                "software",
                "--posdata",
                "rom",
            ],
            "--posdata rom",
            "--backend software",
        ),
        (
            &["moves", "--fen", START, "--trace", "--build", "fast"],
            "--trace",
            "build compact",
        ),
        (
            &[
                "perft",
                "--fen",
                START,
                "--depth",
                "1",
                "--backend",
                "software",
                "--build",
                "compact",
            ],
            "--build compact",
            "a circuit",
        ),
        (
            &["verify", "--backend", "software", "--build", "fast"],
            "--build fast",
            "a circuit",
        ),
        (
            &["--format", "json", "uci"],
            "--format json",
            "expected text",
        ),
        (
            &[
                "perft",
                "--fen",
                START,
                "--depth",
                "1",
                "--chess960",
                "--backend",
                "rust-hdl",
            ],
            "--chess960",
            "expected software",
        ),
        (
            &[
                "search",
                "--fen",
                START,
                "--depth",
                "1",
                "--chess960",
                "--generator",
                "rust-hdl",
            ],
            "--generator rust-hdl",
            "expected software",
        ),
        (&["search", "--fen", START], "missing", "--depth"),
    ] {
        let message = refusal(arguments);
        assert!(
            message.contains(quoted) && message.contains(expected),
            "{arguments:?}: {message}"
        );
    }
    // With a command that uses them they are accepted.
    json(&[
        "repetition",
        "--moves",
        moves,
        "--detector",
        "hw",
        "--backend",
        "rust-hdl",
    ]);
    json(&[
        "verify", "--games", game, "--random", "3", "--build", "fast",
    ]);
}

#[test]
fn counts_of_one_use_the_singular() {
    let folder = Folder::new();
    let one = folder.file("one.epd", format!("{BARE} ;D1 15\n").as_bytes());
    let page = text(&[
        "verify",
        one.to_str().unwrap(),
        "--depth",
        "1",
        "--threads",
        "1",
    ]);
    assert!(page.contains("\n1 position, 0 mismatches\n"), "{page}");
    assert!(page.contains("\n1 perft count compared\n"), "{page}");
    assert!(page.contains(", 1 thread; "), "{page}");
    let page = text(&["moves", "--fen", "k7/8/1K6/8/8/8/8/1R6 b - - 0 1"]);
    assert!(
        page.ends_with("\n0 moves in 18 cycles, 0 squares visited\n")
            || page.contains("1 move in "),
        "{page}"
    );
    let game = folder.file("one.pgn", b"1. e4 *\n");
    let page = text(&["repetition", "--pgn", game.to_str().unwrap()]);
    assert!(page.contains("game 1, 1 ply: no repetition"), "{page}");
    assert!(
        page.contains("\n1 game, 1 ply: 0 repeated positions in 0 games"),
        "{page}"
    );
    let page = text(&[
        "verify",
        "--games",
        game.to_str().unwrap(),
        "--backend",
        "software",
    ]);
    assert!(
        page.contains("repetition in 1 game: 2 positions, "),
        "{page}"
    );
    let page = text(&["kqkr", "probe", "7k/8/6K1/8/8/1Q6/8/r7 w - - 0 1"]);
    assert!(
        page.contains(": mate in 1 ply, conversion in 1, "),
        "{page}"
    );
}

#[test]
fn system_error_text_is_in_the_message() {
    let message = refusal(&["moves", "--fen", START, "--vcd", "/nonexistent/x.vcd"]);
    assert!(message.contains("No such file or directory"), "{message}");
    assert!(!message.contains("entity"), "{message}");
}

#[cfg(target_os = "linux")]
mod full_disk {
    use super::*;
    use std::fs::File;
    use std::process::Stdio;

    fn full() -> File {
        File::options().write(true).open("/dev/full").unwrap()
    }

    #[test]
    fn unwritable_help_is_an_error() {
        for arguments in [
            &["--help"][..],
            &["moves", "--help"],
            &["help"],
            &["--version"],
        ] {
            let output = command(arguments).stdout(full()).output().unwrap();
            assert!(refusal_of(&output, "--help").contains("cannot write standard output"));
        }
    }

    #[test]
    fn unwritable_messages_still_give_status_2() {
        for arguments in [
            &["moves", "--fen", "x"][..],
            &["nonsense"],
            &["verify", "no such file"],
        ] {
            let output = command(arguments).stderr(full()).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        }
        let mut child = command(&["perft", "--fen", "-", "--depth", "1", "--skip-bad"]);
        let mut child = child
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(full())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"nonsense\n").unwrap();
        // Nothing was answered.
        assert_eq!(child.wait().unwrap().code(), Some(2));
    }
}
