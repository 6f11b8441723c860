//! Tests of correct answers: `moves`, `perft`, `posdata`.

use serde_json::{Value, json};
use std::io::Write;

use super::{
    Folder, KIWIPETE, START, command, json, refusal_of, run, run_with_input, stdout, text,
};

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const MATE: &str = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";

fn ucis(answer: &Value) -> Vec<String> {
    let moves = answer["moves"].as_array().expect("moves is a list");
    let mut texts: Vec<String> = moves
        .iter()
        .map(|entry| entry["uci"].as_str().expect("uci is a text").to_owned())
        .collect();
    texts.sort();
    texts
}

#[test]
fn moves_json_has_the_expected_fields() {
    for posdata in ["logic", "rom"] {
        let answer = json(&["moves", "--fen", EN_PASSANT, "--posdata", posdata]);
        assert_eq!(answer["fen"], EN_PASSANT);
        assert_eq!(answer["backend"], "rust-hdl");
        assert_eq!(answer["build"], "compact");
        assert_eq!(
            ucis(&answer),
            ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e5d6", "e5e6"]
        );
        let moves = answer["moves"].as_array().unwrap();
        let en_passant = moves.iter().find(|entry| entry["uci"] == "e5d6").unwrap();
        assert_eq!(en_passant["kind"], 5);
        let cycles: Vec<u64> = moves
            .iter()
            .map(|entry| entry["cycle"].as_u64().expect("a clocked move has a cycle"))
            .collect();
        assert!(cycles.is_sorted_by(|a, b| a < b), "{cycles:?}");
        assert_eq!(answer["cycles"].as_u64(), cycles.last().copied());
        assert!(answer["visited"].as_u64().unwrap() >= 7);
        assert!(answer.get("trace").is_none());
    }
}

#[test]
fn software_backend_reports_no_cycles() {
    let answer = json(&["moves", "--fen", EN_PASSANT, "--backend", "software"]);
    assert_eq!(answer["backend"], "software");
    assert_eq!(answer["cycles"], Value::Null);
    assert_eq!(answer["visited"], Value::Null);
    assert_eq!(answer["moves"][0]["cycle"], Value::Null);
    assert_eq!(ucis(&answer).len(), 7);
}

#[test]
fn captures_and_pseudo_select_the_moves() {
    let count =
        |options: &[&str]| ucis(&json(&[&["moves", "--fen", KIWIPETE], options].concat())).len();
    assert_eq!(count(&[]), 48);
    assert_eq!(count(&["--captures"]), 8);
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let moves = |options: &[&str]| ucis(&json(&[&["moves", "--fen", pinned], options].concat()));
    assert!(!moves(&[]).contains(&"e2c3".to_owned()));
    assert!(moves(&["--pseudo"]).contains(&"e2c3".to_owned()));
    assert!(moves(&["--pseudo", "--captures"]).is_empty());
}

#[test]
fn mate_has_no_moves() {
    let answer = json(&["moves", "--fen", MATE]);
    assert_eq!(answer["moves"], json!([]));
    assert!(answer["cycles"].as_u64().unwrap() > 0);
    assert!(text(&["moves", "--fen", MATE]).contains("0 moves in "));
}

#[test]
fn text_output_names_move_kinds() {
    let castling = text(&["moves", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]);
    assert!(castling.contains("e1g1   O-O"), "{castling}");
    let promotion = text(&["moves", "--fen", "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1"]);
    assert!(
        promotion.contains("e7d8n  capture, promotion to knight"),
        "{promotion}"
    );
    assert!(
        promotion.contains("e7e8q  promotion to queen"),
        "{promotion}"
    );
}

#[test]
fn trace_has_a_row_for_each_clock_of_the_walk() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let answer = json(&["moves", "--fen", fen, "--trace"]);
    let trace = answer["trace"].as_array().expect("a trace was asked for");
    assert_eq!(trace.len() as u64, answer["cycles"].as_u64().unwrap());
    let cycles: Vec<u64> = trace
        .iter()
        .map(|line| line["cycle"].as_u64().unwrap())
        .collect();
    assert_eq!(cycles, (1..=trace.len() as u64).collect::<Vec<_>>());
    // The rook moves east to the king, then north to the last rank: GNU Chess's order of rays.
    let rook: Vec<(&str, &str)> = trace
        .iter()
        .filter(|line| line["piece"] == "rook" && line["phase"] == "visiting")
        .map(|line| {
            (
                line["at"].as_str().unwrap(),
                line["taken"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        rook[..4],
        [
            ("b1", "nextpos"),
            ("c1", "nextpos"),
            ("d1", "nextpos"),
            ("e1", "nextdir")
        ]
    );
    let north: Vec<&str> = rook[4..].iter().map(|(at, _)| *at).collect();
    assert_eq!(north, ["a2", "a3", "a4", "a5", "a6", "a7", "a8"]);
    let visited = trace
        .iter()
        .filter(|line| line["phase"] == "visiting")
        .count();
    assert_eq!(visited as u64, answer["visited"].as_u64().unwrap());
    // The moves that left the unit are the moves found, in the same order.
    let column = |name: &str| -> Vec<&str> {
        trace
            .iter()
            .filter_map(|line| line[name].as_str())
            .collect()
    };
    assert_eq!(column("emitted"), column("left"));
    assert_eq!(
        column("left").len(),
        answer["moves"].as_array().unwrap().len()
    );
    let table = text(&["moves", "--fen", fen, "--trace"]);
    assert!(
        table.contains("visiting   rook        a1    e1  K      nextdir a2"),
        "{table}"
    );
}

#[test]
fn circuit_perft_is_the_same_with_any_thread_count() {
    let answer = json(&["perft", "--fen", START, "--depth", "3", "--threads", "2"]);
    assert_eq!(answer["nodes"], 8902);
    assert_eq!(answer["divide"], Value::Null);
    let cycles = answer["cycles"].as_u64().unwrap();
    let alone = json(&["perft", "--fen", START, "--depth", "3", "--threads", "1"]);
    assert_eq!(alone["cycles"].as_u64(), Some(cycles));
}

#[test]
fn divide_counts_sum_to_the_node_count() {
    for backend in ["rust-hdl", "software"] {
        let arguments = [
            "perft",
            "--fen",
            KIWIPETE,
            "--depth",
            "2",
            "--divide",
            "--backend",
            backend,
        ];
        let answer = json(&arguments);
        assert_eq!(answer["nodes"], 2039, "{backend}");
        let divide = answer["divide"].as_object().unwrap();
        assert_eq!(divide.len(), 48);
        let sum: u64 = divide.values().map(|nodes| nodes.as_u64().unwrap()).sum();
        assert_eq!(sum, 2039);
        assert_eq!(divide["e1g1"], 43);
        assert_eq!(answer["cycles"].is_null(), backend == "software");
        let lines = text(&arguments);
        assert!(
            lines.contains("e1g1    43\n") && lines.contains("nodes   2039\n"),
            "{lines}"
        );
    }
}

#[test]
fn software_perft_of_depth_5_is_correct() {
    let answer = json(&[
        "perft",
        "--fen",
        START,
        "--depth",
        "5",
        "--backend",
        "software",
    ]);
    assert_eq!(answer["nodes"], 4_865_609);
}

#[test]
fn each_input_line_gets_one_output_line() {
    let input = format!("{START}\n{MATE}\r\n{KIWIPETE}");
    for (format, command) in [
        ("json", &["moves"][..]),
        ("text", &["moves"]),
        ("json", &["perft", "--depth", "1"]),
        ("text", &["perft", "--depth", "1", "--divide"]),
    ] {
        let arguments = [&["--format", format], command, &["--fen", "-"]].concat();
        let output = run_with_input(&arguments, input.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let lines = stdout(&output);
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(lines.len(), 3, "{lines:?}");
        if format == "json" {
            for (line, moves) in lines.iter().zip([20, 0, 48]) {
                let answer: Value = serde_json::from_str(line).unwrap();
                let found = answer["nodes"]
                    .as_u64()
                    .unwrap_or_else(|| ucis(&answer).len() as u64);
                assert_eq!(found, moves);
            }
        }
    }
}

#[test]
fn bad_input_line_ends_the_run_after_earlier_answers() {
    let input = format!("{START}\n{KIWIPETE}\nnonsense\n{START}\n");
    let output = run_with_input(
        &["--format", "json", "moves", "--fen", "-"],
        input.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(&output).lines().count(), 2);
    let message = super::stderr(&output);
    assert!(
        message.contains("line 3") && message.contains("nonsense"),
        "{message}"
    );
    assert_eq!(message.lines().count(), 1);

    let output = run_with_input(&["moves", "--fen", "-"], b"\xff\xfe\n");
    let message = refusal_of(&output, "bytes");
    assert!(
        message.contains("line 1") && message.contains("UTF-8"),
        "{message}"
    );
    for input in [&b""[..], b"\n"] {
        let output = run_with_input(&["moves", "--fen", "-"], input);
        assert!(refusal_of(&output, "nothing").contains("has no position"));
    }
}

#[test]
fn answers_come_before_the_next_line_is_read() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::Stdio;
    let mut child = command(&[
        "perft",
        "--depth",
        "1",
        "--fen",
        "-",
        "--backend",
        "software",
    ])
    .stdin(Stdio::piped())
    .stdout(Stdio::piped())
    .spawn()
    .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for (fen, nodes) in [(START, "20"), (KIWIPETE, "48")] {
        writeln!(input, "{fen}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.starts_with(nodes), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn closed_output_pipe_is_not_an_error() {
    use std::process::Stdio;
    let mut child = command(&["posdata", "--dump"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(super::stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn posdata_prints_the_walk_of_a_piece() {
    let drawing = text(&[
        "posdata",
        "--piece",
        "queen",
        "--from",
        "e8",
        "--order",
        "longest-first",
    ]);
    let words = |line: &str| {
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let rank = |number: &str| {
        let line = drawing
            .lines()
            .find(|line| line.starts_with(number))
            .unwrap();
        words(line)
    };
    assert_eq!(rank("8 "), words("8 11 10 9 8 Q 16 17 18"));
    assert_eq!(rank("7 "), words("7 . . . 12 1 19 . ."));
    for piece in ["Queen", "QUEEN", "q", "Q"] {
        let other = text(&[
            "posdata",
            "--piece",
            piece,
            "--from",
            "e8",
            "--order",
            "longest-first",
        ]);
        assert_eq!(other, drawing);
    }
    let answer = json(&["posdata", "--piece", "p", "--from", "d7"]);
    assert_eq!(answer["piece"], "black-pawn");
    let squares: Vec<(&str, bool)> = answer["walk"]
        .as_array()
        .unwrap()
        .iter()
        .map(|visit| {
            (
                visit["square"].as_str().unwrap(),
                visit["capture"].as_bool().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        squares,
        [("d6", false), ("d5", false), ("e6", true), ("c6", true)]
    );
}

#[test]
fn posdata_dump_matches_gnu_chess() {
    let dump = text(&["posdata", "--dump"]);
    assert!(dump.lines().count() > 3_000);
    let answer = json(&["posdata", "--dump"]);
    let entries = answer["entries"].as_array().unwrap();
    let lines: Vec<&str> = dump.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(entries.len(), lines.len());
    assert_eq!(entries[0], json!([1, 0, 0, 8, 9]), "{}", lines[0]);

    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../shared/data/gnuchess4-posdata.txt"
    );
    let Ok(known) = std::fs::read_to_string(path) else {
        // Not `eprintln`, which the test harness hides when the test passes.
        let skipped = "is missing, so the dump is not compared with it";
        let _ = writeln!(std::io::stderr(), "SKIPPED: {path} {skipped}");
        return;
    };
    let known: Vec<&str> = known
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    assert_eq!(lines, known);
}

#[test]
fn help_and_version_succeed() {
    for command in ["moves", "perft", "verify", "posdata", "export"] {
        let help = text(&[command, "--help"]);
        assert!(
            help.contains("Examples:") && help.contains("fpgambit "),
            "{help}"
        );
    }
    let help = text(&["--help"]);
    for command in ["moves", "perft", "verify", "posdata", "export"] {
        assert!(help.contains(command), "{help}");
    }
    assert!(text(&["--version"]).starts_with("fpgambit "));
}

#[test]
fn vcd_is_complete_and_absent_after_invalid_input() {
    let folder = Folder::new();
    let path = folder.path().join("run.vcd");
    let path = path.to_str().unwrap();
    text(&["moves", "--fen", START, "--vcd", path]);
    assert_eq!(folder.names(), ["run.vcd"]);
    let vcd = std::fs::read_to_string(path).unwrap();
    assert!(
        vcd.contains("$enddefinitions") && vcd.contains("move_word"),
        "{vcd:.300}"
    );
    // Invalid input leaves no files behind.
    let other = folder.path().join("other.vcd");
    let output = run(&[
        "moves",
        "--fen",
        "nonsense",
        "--vcd",
        other.to_str().unwrap(),
    ]);
    refusal_of(&output, "nonsense with --vcd");
    assert_eq!(folder.names(), ["run.vcd"]);
}

#[test]
fn export_writes_the_files_it_names() {
    let folder = Folder::new();
    let out = folder.path().join("a/b");
    let arguments = [
        "export",
        "--target",
        "ice40",
        "--out",
        out.to_str().unwrap(),
    ];
    let answer = json(&arguments);
    let files: Vec<&str> = answer["files"]
        .as_array()
        .unwrap()
        .iter()
        .map(|file| file.as_str().unwrap())
        .collect();
    let verilog = std::fs::read_to_string(out.join("fpgambit_movegen.v")).unwrap();
    assert!(verilog.contains("module fpgambit_movegen"));
    assert!(!verilog.contains("lint_off"));
    for file in &files {
        assert!(std::path::Path::new(file).is_file(), "{file}");
    }
    let written = std::fs::read_dir(&out).unwrap().count();
    assert_eq!(written, files.len());
    // Run again over the existing files: the result is the same.
    assert_eq!(text(&arguments).lines().collect::<Vec<_>>(), files);
    assert_eq!(
        std::fs::read_to_string(out.join("fpgambit_movegen.v")).unwrap(),
        verilog
    );
}

#[test]
fn export_writes_the_requested_number_of_cores() {
    let folder = Folder::new();
    let perft = |cores: &str| {
        let out = folder.path().join(cores);
        let out = out.to_str().unwrap();
        text(&["export", "--unit", "perft", "--cores", cores, "--out", out]);
        let file = std::path::Path::new(out).join("fpgambit_perft.v");
        std::fs::read_to_string(file).unwrap()
    };
    let cores = |verilog: &str| verilog.matches("\n  fpgambit_perft_cores ").count();
    let (one, three) = (perft("1"), perft("3"));
    assert!(one.contains("--unit perft --build compact --out DIR"));
    assert!(three.contains("--unit perft --build compact --cores 3 --out DIR"));
    assert_eq!([cores(&one), cores(&three)], [1, 3]);
    let out = folder.path().join("search");
    let options = ["--unit", "search", "--build", "fast", "--cores", "2"];
    let to = ["--out", out.to_str().unwrap()];
    text(&[&["export"], &options[..], &to].concat());
    let two = std::fs::read_to_string(out.join("fpgambit_search_fast.v")).unwrap();
    assert!(two.contains("--unit search --build fast --cores 2 --out DIR"));
    assert_eq!(two.matches("\n  fpgambit_search_fast_cores ").count(), 2);
}

/// Another network gives other memory files and vectors; without one, the export has the built-in network.
#[test]
fn export_writes_the_weights_of_another_network() {
    let folder = Folder::new();
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/data/chip.net");
    let mut bytes = std::fs::read(built_in).unwrap();
    // Change a weight of the first head, which endings use.
    let (weight, sum) = (bytes.len() - 4 - 16 - 512, bytes.len() - 4);
    bytes[weight] ^= 0x40;
    let crc = crc(&bytes[..sum]);
    bytes[sum..].copy_from_slice(&crc.to_le_bytes());
    let other = folder.path().join("other.net");
    std::fs::write(&other, bytes).unwrap();
    let export = |name: &str, network: &[&str]| {
        let out = folder.path().join(name);
        let arguments = [
            "export",
            "--unit",
            "evaluate",
            "--out",
            out.to_str().unwrap(),
        ];
        text(&[&arguments[..], network].concat());
        let read = |file: &str| std::fs::read_to_string(out.join(file)).unwrap();
        let bench = read("fpgambit_evaluate_tb.v");
        assert_eq!(bench.contains("--network other.net"), name == "other");
        ["rows.mem", "linear.mem", "heads.mem"].map(|file| read(&format!("evaluate_{file}")))
    };
    let usual = export("usual", &[]);
    assert_eq!(usual, export("again", &["--network", built_in]));
    let changed = export("other", &["--network", other.to_str().unwrap()]);
    assert_eq!(usual[..2], changed[..2]);
    let differences = usual[2].lines().zip(changed[2].lines());
    assert_eq!(differences.filter(|(one, other)| one != other).count(), 1);
}

/// CRC-32 (ISO-HDLC), bit by bit.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc: u32, _| {
            crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 }
        })
    })
}
