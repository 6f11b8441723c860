//! Tests of invalid input: one line that quotes it and states its place and what was expected, and status 2.

use super::{Folder, START, command, refusal, refusal_of, stderr};

/// A FEN for each rule, and what the message must contain.
const FENS: [(&str, &str); 32] = [
    ("", "is missing"),
    ("x", "`x`: field 2"),
    ("8/8/8/8/8/8/8/8 w -", "field 4 (en passant) is missing"),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - bm Kd1;",
        "`bm`: expected a number from 0",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 x",
        "unexpected text `x` after the sixth field",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
        "has 7 ranks",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "has 9 ranks",
    ),
    (
        "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "`ppppppp` has 7 squares",
    ),
    (
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "`9`",
    ),
    (
        "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "two digits",
    ),
    (
        "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "`x` in rank 7",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "`x`: expected w or b",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w QK - 0 1",
        "`QK`: expected -",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
        "`e9`: expected -",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1",
        "`-1`: expected a number",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 00",
        "`00`: expected a number",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 99999999999",
        "`99999999999`",
    ),
    ("4k3/8/8/8/8/8/8/8 w - - 0 1", "White has 0 kings"),
    ("4k3/8/8/8/8/8/8/KK6 w - - 0 1", "White has 2 kings"),
    ("8/8/8/8/8/8/8/K7 w - - 0 1", "Black has 0 kings"),
    ("4k3/8/8/8/8/8/8/K2P4 w - - 0 1", "White pawn stands on d1"),
    ("p3k3/8/8/8/8/8/8/K7 w - - 0 1", "Black pawn stands on a8"),
    ("4k3/4R3/8/8/8/8/8/K7 w - - 0 1", "Black is in check"),
    ("4k3/8/8/8/8/8/8/K6R w K - 0 1", "White king on e1"),
    ("4k3/8/8/8/8/8/8/4K3 w Q - 0 1", "White rook on a1"),
    ("4k3/8/8/8/8/8/8/4K3 w k - 0 1", "Black rook on h8"),
    (
        "4k3/8/8/8/3P4/8/8/4K3 w - d3 0 1",
        "expected a square on rank 6",
    ),
    (
        "4k3/8/8/8/3P4/8/8/4K3 b - d4 0 1",
        "expected a square on rank 3",
    ),
    ("4k3/8/8/8/3P4/3n4/8/4K3 b - d3 0 1", "d3 is occupied"),
    ("4k3/8/8/8/3P4/8/3P4/4K3 b - d3 0 1", "d2 is occupied"),
    (
        "4k3/8/8/8/8/8/8/4K3 b - d3 0 1",
        "without a White pawn on d4",
    ),
    ("a\nb\u{1b}[31m\u{7}", "\\n"),
];

#[test]
fn fens_that_break_a_rule_are_rejected() {
    for (fen, expected) in FENS {
        for command in [
            &["moves"][..],
            &["perft", "--depth", "1", "--backend", "software"],
        ] {
            let message = refusal(&[command, &["--fen", fen]].concat());
            assert!(message.contains(expected), "{fen}: {message}");
        }
    }
}

#[test]
fn invalid_options_and_values_are_rejected() {
    let moves = ["moves", "--fen", START];
    let perft = ["perft", "--fen", START];
    let with = |base: &[&'static str], more: &[&'static str]| [base, more].concat();
    for (arguments, quoted, expected) in [
        (vec![], "missing command", "moves, perft, verify, posdata"),
        (vec!["mvoes"], "'mvoes'", "moves, perft, verify, posdata"),
        (vec!["--bogus"], "'--bogus'", "--help"),
        (vec!["moves"], "missing", "--fen"),
        (vec!["perft", "--fen", START], "missing", "--depth"),
        (vec!["moves", "--fen"], "missing value", "--fen"),
        (vec!["posdata"], "missing", "--piece"),
        (vec!["posdata", "--piece", "queen"], "missing", "--from"),
        (with(&moves, &["extra"]), "'extra'", "--help"),
        (with(&moves, &["--fen", START]), "--fen", "once"),
        (with(&moves, &["--captuers"]), "'--captuers'", "--captures"),
        (with(&moves, &["--build", "slow"]), "'slow'", "compact"),
        (
            with(&moves, &["--backend", "vhdl"]),
            "'vhdl'",
            "rust-hdl, software, netlist, verilator",
        ),
        (with(&moves, &["--posdata", "ram"]), "'ram'", "logic, rom"),
        (with(&moves, &["--format", "xml"]), "'xml'", "text, json"),
        (with(&moves, &["--pseudo=yes"]), "'yes'", "--pseudo"),
        (with(&perft, &["--depth", "0"]), "'0'", "from 1 to"),
        (with(&perft, &["--depth", "-1"]), "'-1'", "from 1 to"),
        (with(&perft, &["--depth", "1.5"]), "'1.5'", "from 1 to 64"),
        (with(&perft, &["--depth", ""]), "--depth", ""),
        (with(&perft, &["--depth", "deep"]), "'deep'", "from 1 to 64"),
        (
            with(&perft, &["--depth", "99999999999999999999"]),
            "'99999999999999999999'",
            "from 1 to 64",
        ),
        (
            with(&perft, &["--depth", "1", "--threads", "0"]),
            "'0'",
            "from 1 to",
        ),
        (
            with(&perft, &["--depth", "1", "--threads", "-2"]),
            "'-2'",
            "from 1 to",
        ),
        (
            with(&perft, &["--depth", "1", "--threads", "1000000"]),
            "'1000000'",
            "from 1 to",
        ),
        (vec!["verify", "--random", "0"], "'0'", "from 1 to"),
        (vec!["verify", "--random", "-5"], "'-5'", "from 1 to"),
        (vec!["verify", "--seed", "x"], "'x'", "from 0 to"),
        (vec!["verify", "--seed", "-1"], "'-1'", "from 0 to"),
        (vec!["verify", "--depth", "0"], "'0'", "from 1 to"),
        (
            vec!["posdata", "--piece", "dame", "--from", "e4"],
            "'dame'",
            "black-pawn",
        ),
        (
            vec!["posdata", "--piece", "none", "--from", "e4"],
            "'none'",
            "black-pawn",
        ),
        (
            vec!["posdata", "--piece", "king", "--from", "e9"],
            "e9",
            "e4",
        ),
        (
            vec!["posdata", "--piece", "king", "--from", "e4", "--order", "x"],
            "'x'",
            "longest-first",
        ),
        (
            vec!["posdata", "--dump", "--piece", "king"],
            "--dump",
            "--piece",
        ),
        (
            with(&moves, &["--trace", "--backend", "software"]),
            "--trace",
            "rust-hdl",
        ),
        (
            with(&moves, &["--vcd", "x.vcd", "--backend", "verilator"]),
            "--vcd",
            "rust-hdl",
        ),
        (
            vec!["moves", "--fen", "-", "--trace"],
            "--trace",
            "one position",
        ),
        (
            vec!["moves", "--fen", "-", "--vcd", "x.vcd"],
            "--vcd",
            "one position",
        ),
        (
            vec!["export", "--out", "x", "--unit", "clock"],
            "'clock'",
            "movegen",
        ),
        (
            vec!["export", "--out", "x", "--target", "asic"],
            "'asic'",
            "generic",
        ),
        (
            vec!["export", "--out", "x", "--cores", "2"],
            "'--cores 2' with '--unit movegen --build compact'",
            "expected '--unit perft', or '--unit search --build fast'",
        ),
        (
            vec!["export", "--out", "x", "--unit", "search", "--cores", "2"],
            "'--cores 2' with '--unit search --build compact'",
            "expected '--unit perft', or '--unit search --build fast'",
        ),
        (
            vec!["export", "--out", "x", "--unit", "perft", "--cores", "9"],
            "'9'",
            "1 to 8",
        ),
        (
            vec!["export", "--out", "x", "--network", "no.net"],
            "'--network' with '--unit movegen'",
            "expected '--unit evaluate'",
        ),
        (
            vec![
                "export",
                "--out",
                "x",
                "--unit",
                "evaluate",
                "--network",
                "no/such.net",
            ],
            "network file `no/such.net`",
            "No such file",
        ),
        (
            vec![
                "export",
                "--out",
                "x",
                "--unit",
                "evaluate",
                "--network",
                concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
            ],
            "begins with `[packa`",
            "expected a network",
        ),
        (vec!["export"], "missing", "--out"),
    ] {
        let message = refusal(&arguments);
        assert!(message.contains(quoted), "{arguments:?}: {message}");
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}

#[cfg(unix)]
#[test]
fn non_utf8_argument_is_rejected() {
    use std::os::unix::ffi::OsStrExt as _;
    let output = command(&["moves", "--fen"])
        .arg(std::ffi::OsStr::from_bytes(b"\xff\xfe"))
        .output()
        .unwrap();
    assert!(refusal_of(&output, "bytes").contains("UTF-8"));
}

#[test]
fn invalid_position_files_are_rejected() {
    let folder = Folder::new();
    let missing = folder.path().join("missing.epd");
    let cases = [
        (folder.file("empty.epd", b""), "has no position"),
        (
            folder.file("comments.epd", b"# nothing\n\n"),
            "has no position",
        ),
        (
            folder.file(
                "binary.epd",
                &[0x7f, b'E', b'L', b'F', 0xff, 0, 1, 2, b'\n'],
            ),
            "line 1",
        ),
        (folder.file("zeroes.epd", &[0, 0, b'x', 0]), "line 1"),
        (
            folder.file("bad.epd", format!("{START};\n{START}; D1 x;\n").as_bytes()),
            "line 2: operation `D1 x`",
        ),
        (
            folder.file("rule.epd", b"4k3/8/8/8/8/8/8/8 w - -\n"),
            "line 1: FEN",
        ),
        (missing, "No such file"),
        (folder.path().to_owned(), "cannot read"),
    ];
    for (path, expected) in cases {
        let path = path.to_str().unwrap();
        let message = refusal(&["verify", path]);
        let name = path.rsplit('/').next().unwrap();
        assert!(message.contains(name), "{message}");
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn bad_file_after_a_good_one_is_rejected() {
    let folder = Folder::new();
    let good = folder.file("good.epd", START.as_bytes());
    let bad = folder.file("bad.epd", b"nonsense\n");
    refusal(&["verify", good.to_str().unwrap(), bad.to_str().unwrap()]);
}

#[test]
fn unwritable_paths_are_rejected() {
    let folder = Folder::new();
    let file = folder.file("file", b"kept");
    let below_a_file = file.join("x.vcd");
    let file = file.to_str().unwrap();
    for (arguments, quoted) in [
        (
            vec!["moves", "--fen", START, "--vcd", "/nonexistent/x.vcd"],
            "`/nonexistent/x.vcd`",
        ),
        (vec!["moves", "--fen", START, "--vcd", "/"], "`/`"),
        (vec!["moves", "--fen", START, "--vcd", ""], "--vcd"),
        (
            vec![
                "moves",
                "--fen",
                START,
                "--vcd",
                folder.path().to_str().unwrap(),
            ],
            "cannot write",
        ),
        (
            vec![
                "moves",
                "--fen",
                START,
                "--vcd",
                below_a_file.to_str().unwrap(),
            ],
            "x.vcd",
        ),
        (vec!["verify", "--random", "1", "--report", file], "file`"),
        (vec!["export", "--out", file], "file`"),
    ] {
        let message = refusal(&arguments);
        assert!(message.contains(quoted), "{arguments:?}: {message}");
    }
    assert_eq!(std::fs::read(file).unwrap(), b"kept");
    assert_eq!(folder.names(), ["file"]);
}

#[cfg(target_os = "linux")]
#[test]
fn full_disk_at_standard_output_is_an_error() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = command(&["posdata", "--dump"])
        .stdout(full)
        .output()
        .unwrap();
    assert!(refusal_of(&output, "/dev/full").contains("cannot write standard output"));
}

#[test]
fn synth_rejects_invalid_options() {
    let no_device = refusal(&["synth", "--target", "ice40"]);
    assert!(no_device.contains("'ice40'"), "{no_device}");
    for device in [
        "ecp5-25f",
        "ecp5-85f",
        "ice40-hx8k",
        "ice40-up5k",
        "gw1nr-9c",
        "gw2ar-18c",
    ] {
        assert!(no_device.contains(device), "{no_device}");
    }
    assert!(refusal(&["synth"]).contains("--target"));
    let target = ["synth", "--target", "ice40-hx8k"];
    for (option, value, expected) in [
        ("--seed", "0", "from 1 to"),
        ("--seed", "x", "'x'"),
        ("--sweep", "-3", "from 1 to 1000"),
        ("--unit", "rook", "movegen"),
    ] {
        let message = refusal(&[&target[..], &[option, value]].concat());
        assert!(message.contains(expected), "{message}");
    }
    let both = refusal(&[&target[..], &["--seed", "1", "--sweep", "2"]].concat());
    assert!(both.contains("--sweep"), "{both}");
}

/// Runs `synth` with a copy of the program that has no checkout around it.
fn synth_alone(folder: &Folder, path: &std::path::Path) -> std::process::Output {
    let program = folder.path().join("fpgambit");
    std::fs::copy(env!("CARGO_BIN_EXE_fpgambit"), &program).unwrap();
    let mut command = std::process::Command::new(program);
    command
        .args(["synth", "--target", "ecp5-25f", "--out", "result"])
        .current_dir(folder.path())
        .env("PATH", path);
    loop {
        match command.output() {
            // Another test has just started a program, which holds our copy open for writing until it runs.
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            output => return output.unwrap(),
        }
    }
}

/// With an empty path there is no tool, and no file is written.
#[test]
fn synth_names_the_missing_tool_and_its_setup_script() {
    let folder = Folder::new();
    let output = synth_alone(&folder, "".as_ref());
    let message = refusal_of(&output, "no tools");
    assert!(message.contains("yosys was not found"), "{message}");
    assert!(message.contains("testbenches/tools/setup"), "{message}");
    assert_eq!(folder.names(), ["fpgambit"]);
}

/// Tools from elsewhere are named with their versions, and the recorded seed does not apply to them.
#[cfg(unix)]
#[test]
fn synth_names_tools_that_are_not_the_pinned_ones() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, tools) = (Folder::new(), Folder::new());
    for name in ["yosys", "nextpnr-ecp5", "ecppack"] {
        let script = format!("#!/bin/sh\n[ \"$1\" = --version ] || exit 3\necho \"{name} 9.9\"\n");
        let tool = tools.file(name, script.as_bytes());
        std::fs::set_permissions(tool, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let output = synth_alone(&folder, tools.path());
    assert_eq!(output.status.code(), Some(2));
    let said = stderr(&output);
    for name in ["yosys", "nextpnr-ecp5"] {
        let path = tools.path().join(name);
        let note = format!(
            "note: not the pinned tool: {name} is {}: {name} 9.9\n",
            path.display()
        );
        assert!(said.contains(&note), "{said}");
    }
    assert!(
        said.contains("note: the default seed was chosen for the pinned tools"),
        "{said}"
    );
}

#[test]
fn bench_rejects_invalid_options_and_tables() {
    assert!(refusal(&["bench", "software"]).contains("hw"));
    assert!(refusal(&["bench", "sim", "--seconds", "0"]).contains("from 1 to 3600"));
    assert!(refusal(&["bench", "hw", "--seeds", "x"]).contains("--sweep"));
    let folder = Folder::new();
    let table = folder.file("table.json", b"{\"positions\": -1}");
    let table = table.to_str().unwrap();
    let message = refusal(&["bench", "hw", "--check", table]);
    assert!(message.contains("table.json"), "{message}");
    assert!(message.contains("bench hw --out"), "{message}");
    assert!(refusal(&["bench", "hw", "--check", "no-such.json"]).contains("no-such.json"));
}
