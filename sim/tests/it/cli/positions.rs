//! Tests of positions in an argument, in a flag and on standard input, with what other programs leave around them.

use std::io::Write as _;
use std::process::Stdio;

use super::{
    Folder, START, command, json, refusal, refusal_of, run, run_with_input, stderr, stdout, text,
};

const QUEEN: &str = "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1";
const CHESS960: &str = "5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";

/// Commands that accept a position, without it.
const COMMANDS: [&[&str]; 7] = [
    &["moves"],
    &["perft", "--depth", "2"],
    &["search", "--depth", "1"],
    &["represent"],
    &["encode", "--as", "huffman"],
    &["kqkr", "probe"],
    &["repetition", "--moves", ""],
];

fn without_seconds(text: &str) -> String {
    let mut value: serde_json::Value = serde_json::from_str(text).unwrap();
    for iteration in value["per_depth"].as_array_mut().into_iter().flatten() {
        iteration["seconds"] = 0.into();
    }
    value.to_string()
}

/// startpos, a FEN, an EPD line and standard input give the same answer in every command that accepts a position.
#[test]
fn all_position_formats_give_the_same_answer() {
    for command in COMMANDS {
        let fen = if command[0] == "kqkr" { QUEEN } else { START };
        let answer = |more: &[&str], input: &str| {
            let arguments = [&["--format", "json"], command, more].concat();
            let output = run_with_input(&arguments, input.as_bytes());
            assert_eq!(
                output.status.code(),
                Some(0),
                "{arguments:?}: {}",
                stderr(&output)
            );
            without_seconds(&stdout(&output))
        };
        let expected = answer(&["--fen", fen], "");
        let four = fen.trim_end_matches(" 0 1");
        let epds = [
            format!("{four} id \"a; b\"; bm ;"),
            format!("{fen}; D1 20;"),
            format!("{four} hmvc 0; fmvn 0; c0 \"\\\"x\\\"\";"),
        ];
        for text in [fen, four, &fen.replace(" 0 1", " 0 0")] {
            assert_eq!(answer(&[text], ""), expected, "{command:?} {text}");
        }
        for epd in &epds {
            assert_eq!(answer(&[epd], ""), expected, "{command:?} {epd}");
            assert_eq!(
                answer(&["-"], &format!("; none\n{epd}\n")),
                expected,
                "{command:?}"
            );
        }
        if fen == START {
            for arguments in [&["startpos"][..], &["--fen", "startpos"]] {
                assert_eq!(answer(arguments, ""), expected, "{command:?}");
            }
            assert_eq!(answer(&["-"], "startpos"), expected, "{command:?}");
        }
    }
}

#[test]
fn missing_extra_or_invalid_positions_are_rejected() {
    for command in COMMANDS {
        if command[0] == "repetition" {
            continue;
        }
        let message = refusal(command);
        assert!(
            message.contains(
                "missing position: expected startpos, a FEN or an EPD line, or '--fen FEN'"
            ),
            "{message}"
        );
        let message = refusal(&[command, &["--fen", START, "extra"]].concat());
        assert!(
            message.contains("'extra'") && message.contains("--help"),
            "{message}"
        );
        let message = refusal(&[command, &["8/8/8/8/8/8/8/8 w - - 0 1"]].concat());
        assert!(message.contains("White has 0 kings"), "{message}");
        // The flag accepts only a FEN.
        let message = refusal(&[command, &["--fen", "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1;"]].concat());
        assert!(message.contains("`bm`: expected a number"), "{message}");
        let message = refusal(&[command, &["4k3/8/8/8/8/8/8/4K3 w - - bm \"Kd1;"]].concat());
        assert!(message.contains("unbalanced double quote"), "{message}");
    }
}

#[test]
fn kqkr_play_accepts_a_fen_or_an_epd_line() {
    let play = |more: &[&str]| json(&[&["kqkr", "play", "--program", "both"], more].concat());
    let expected = play(&["--fen", QUEEN]);
    assert_eq!(expected["result"], "1-0");
    assert_eq!(play(&[QUEEN]), expected);
    assert_eq!(
        play(&[&QUEEN.replace(" 0 1", " id \"Philidor\";")]),
        expected
    );
    assert!(refusal(&["kqkr", "play", QUEEN, "--fen", QUEEN]).contains("cannot be used with"));
    assert!(refusal(&["kqkr", "play", START]).contains("expected"));
}

#[test]
fn view_shows_several_positions() {
    let folder = Folder::new();
    let out = folder.path().to_str().unwrap();
    let epd = "4k3/8/8/8/8/8/8/4K2R w K - id \"rook\";";
    text(&["view", "startpos", epd, "--fen", QUEEN, "--out", out]);
    let page = std::fs::read_to_string(folder.path().join("index.html")).unwrap();
    for fen in [START, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", QUEEN] {
        assert!(page.contains(fen), "{fen}");
    }
}

/// Software is the only generator that supports Chess960: it is selected automatically, and an explicit request for
/// another is rejected.
#[test]
fn chess960_selects_the_software_generator() {
    let perft = ["perft", CHESS960, "--depth", "2", "--chess960"];
    let answer = json(&perft);
    assert_eq!(
        answer,
        json(&[&perft[..], &["--backend", "software"]].concat())
    );
    assert!(answer["cycles"].is_null());
    let epd = CHESS960.replace(" 0 1", " id \"960\";");
    assert_eq!(json(&["perft", &epd, "--depth", "2", "--chess960"]), answer);
    let standard = json(&["perft", "startpos", "--depth", "3", "--chess960"]);
    assert_eq!(standard["nodes"], 8_902);
    for more in [
        &["--backend", "rust-hdl"][..],
        &["--on-chip"],
        &["--build", "fast"],
    ] {
        let message = refusal(&[&perft[..], more].concat());
        assert!(message.contains("software"), "{message}");
    }
}

#[test]
fn byte_order_marks_and_ctrl_z_are_ignored() {
    let bare = "4k3/8/8/8/8/8/8/4K2R w K - 0 0";
    let expected = text(&["represent", bare]);
    for input in [
        format!("\u{feff}{bare}\n"),
        format!("\u{feff}# comment\r\n{bare}\r\n\u{1a}"),
        format!("\u{feff}\n\u{feff}{bare}"),
    ] {
        let output = run_with_input(&["represent", "-"], input.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let sizes = stdout(&output);
        assert!(
            sizes.starts_with("piece-list ") && sizes.lines().count() == 1,
            "{sizes}"
        );
        assert!(
            expected.starts_with("4k3/8/8/8/8/8/8/4K2R w K - 0 1\n"),
            "{expected}"
        );
    }
    // Within a line, the message shows it.
    for (arguments, shown) in [
        (&["moves", "--fen", "\u{feff}x"][..], "`<U+FEFF>x`"),
        (
            &["moves", "4k3/8/8/8/\u{feff}8/8/8/4K3 w - -"],
            "`<U+FEFF>`",
        ),
        (&["decode", "--as", "stream", "\u{feff}00"], "`<U+FEFF>`"),
        (
            &["search", "\u{200b}startpos", "--depth", "1"],
            "`<U+200B>startpos`",
        ),
    ] {
        let message = refusal(arguments);
        assert!(message.contains(shown), "{message}");
    }
}

#[test]
fn uci_ignores_byte_order_marks() {
    let rest = "isready\nposition fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 0 moves a7a8Q\nd\nquit\n";
    for first in [
        "\u{feff}uci\r\n",
        "\u{feff}\nuci\n",
        "\u{feff}\u{feff}uci\n",
        "uci\n\u{feff}isready\n\u{feff}",
    ] {
        let output = run_with_input(&["uci"], format!("{first}{rest}").as_bytes());
        let said = stdout(&output);
        assert!(said.starts_with("id name fpgambit"), "{first:?}: {said}");
        assert!(
            said.contains("Fen: Q3k3/8/8/8/8/8/8/4K3 b - - 0 1"),
            "{first:?}: {said}"
        );
        assert!(!said.contains("info string"), "{first:?}: {said}");
    }
}

#[test]
fn uci_help_omits_the_rejected_format_option() {
    let help = text(&["uci", "--help"]);
    assert!(
        !help.contains("--format") && help.contains("--help"),
        "{help}"
    );
    for arguments in [
        &["--format", "json", "uci"][..],
        &["uci", "--format", "json"],
    ] {
        assert!(refusal(arguments).contains("expected text"));
    }
    let output = run_with_input(&["uci", "--format", "text"], b"quit\n");
    assert_eq!(output.status.code(), Some(0));
    // All other commands have it.
    assert!(text(&["moves", "--help"]).contains("--format"));
}

#[cfg(target_os = "linux")]
#[test]
fn full_disk_ends_uci_with_an_error() {
    for input in ["uci\nquit\n", "go depth 30\n", "isready\n"] {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let mut child = command(&["uci"])
            .stdin(Stdio::piped())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(input.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(
            refusal_of(&output, input).contains("cannot write standard output"),
            "{input}"
        );
    }
}

/// Games of Chess960 are read if no circuit is needed; malformed tags and marks affect nothing else.
#[test]
fn malformed_tags_and_chess960_games_are_read() {
    let folder = Folder::new();
    let game = format!(
        "\u{feff}[Event \"960]\n[White \"A\"]\n[Variant \"Chess960\"]\n[FEN \"{CHESS960}\"]\n\n\
         1. O-O+$1 Kg8 2. Kh1 Kh8 3. Kg1 Kg8 1/2 - 1/2[White \"B\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n\u{1a}"
    );
    let game = folder.file("games.pgn", game.as_bytes());
    let game = game.to_str().unwrap();
    for detector in ["counter", "chains", "zobrist", "matrix"] {
        let output = run(&[
            "--format",
            "json",
            "repetition",
            "--pgn",
            game,
            "--detector",
            detector,
        ]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let answer: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
        let games = answer["games"].as_array().unwrap();
        assert_eq!(games.len(), 2, "{answer}");
        // The right to castle is lost, so earlier positions cannot recur.
        assert_eq!(
            (&games[0]["white"], &games[0]["length"]),
            (&"A".into(), &6.into())
        );
        assert_eq!(games[0]["plies"][0]["previous_ply"], 2, "{answer}");
        assert_eq!(
            (&games[1]["white"], &games[1]["plies"][0]["ply"]),
            (&"B".into(), &4.into())
        );
        let note = stderr(&output);
        assert_eq!(note.lines().count(), 1, "{note}");
        assert!(
            note.starts_with("note: `") && note.contains("`[Event \"960]` is not a tag pair"),
            "{note}"
        );
    }
    for arguments in [
        &["repetition", "--pgn", game, "--detector", "hw"][..],
        &["verify", "--games", game],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2));
        let said = stderr(&output);
        assert!(
            said.contains("game 1, line 1: variant `Chess960`: expected standard chess, circuits support no other"),
            "{said}"
        );
        assert!(stdout(&output).contains("1 game"), "{}", stdout(&output));
    }
}

/// A UCI session with input line by line.
struct Session {
    child: std::process::Child,
    input: std::process::ChildStdin,
    output: std::io::BufReader<std::process::ChildStdout>,
}

impl Session {
    fn new() -> Session {
        let mut child = command(&["uci"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Session {
            input: child.stdin.take().unwrap(),
            output: std::io::BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Sends these lines and returns the output up to this word.
    fn ask(&mut self, lines: &str, last: &str) -> String {
        self.input
            .write_all(format!("{lines}\n").as_bytes())
            .unwrap();
        let mut said = String::new();
        while !said.contains(last) {
            let count = std::io::BufRead::read_line(&mut self.output, &mut said).unwrap();
            assert_ne!(count, 0, "{said}");
        }
        said
    }

    fn end(mut self) {
        drop(self.input);
        self.child.wait().unwrap();
    }
}

/// The endgame tables take half a second to solve; a search does without them until they are ready.
#[test]
fn no_search_waits_for_tables() {
    for (position, go) in [
        (QUEEN, "go nodes 200"),
        (QUEEN, "go movetime 10"),
        ("8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "go nodes 200"),
        ("8/8/8/4k3/8/8/8/1Q2K3 w - - 0 1", "go nodes 200"),
        // A capture leads to such an ending.
        (
            "1k6/1r6/2K5/p7/Q7/8/8/8 w - - 0 1 moves a4a5",
            "go nodes 200",
        ),
    ] {
        let position = format!("position fen {position}");
        let mut session = Session::new();
        // Solving takes much longer than such a search, so the search has not waited.
        let first = session.ask(&format!("{position}\n{go}"), "bestmove");
        assert!(!first.contains("score mate "), "{position}: {first}");
        // Soon the tables are used, without another command, even by a search in progress.
        if position.ends_with(QUEEN) {
            let second = session.ask("go mate 10", "bestmove");
            assert!(second.contains("score mate 10 "), "{second}");
        }
        let end = std::time::Instant::now() + std::time::Duration::from_secs(60);
        while !session
            .ask("go depth 3", "bestmove")
            .contains("score mate ")
        {
            assert!(std::time::Instant::now() < end, "{position}: no tables");
        }
        session.end();
    }
}

/// `isready` starts solving the tables, and is answered before they are solved.
#[cfg(target_os = "linux")]
#[test]
fn isready_starts_solving_the_tables() {
    let mut session = Session::new();
    session.ask("uci", "uciok");
    let path = format!("/proc/{}/stat", session.child.id());
    // Processor time of all threads, in ticks of a hundredth of a second.
    let used = || -> u64 {
        let stat = std::fs::read_to_string(&path).unwrap();
        let (_, fields) = stat.rsplit_once(") ").unwrap();
        let fields: Vec<&str> = fields.split(' ').collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    };
    let before = used();
    session.ask("isready", "readyok");
    let end = std::time::Instant::now() + std::time::Duration::from_secs(60);
    // Solving takes about 18 ticks; without it a session uses none.
    while used() < before + 5 {
        assert!(std::time::Instant::now() < end, "nothing is being solved");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    session.end();
}
