//! Tests of the exit status: 128 plus the number of a signal, and 2 for errors such as a lack of memory or disk space.

#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::{Folder, KIWIPETE, START, command, stderr, stdout};

const OWN: &str = env!("CARGO_BIN_EXE_fpgambit");

fn signal(child: &Child, name: &str) {
    let killed = Command::new("kill")
        .args([&format!("-{name}"), &child.id().to_string()])
        .status();
    assert!(killed.unwrap().success());
}

/// Whether the child catches this signal; until then it is still starting.
fn catches(child: &Child, number: u32) -> bool {
    let status =
        std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let bits = caught.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    bits.is_some_and(|bits| bits >> (number - 1) & 1 == 1)
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < end, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn exit_status_after_a_signal_is_128_plus_its_number() {
    let folder = Folder::new();
    let table = folder.path().join("table");
    let out = folder.path().join("out");
    let commands: [&[&str]; 10] = [
        &["moves", "--fen", "-"],
        &["uci"],
        &["kqkr", "build", "--out", table.to_str().unwrap()],
        &["view", "--no-browser"],
        &["merge", "-"],
        &["verify", "-"],
        &["verify", "--random", "100000000", "--backend", "software"],
        &[
            "verify",
            "--random",
            "100000000",
            "--backend",
            "software",
            "--out",
            out.to_str().unwrap(),
        ],
        &[
            "perft",
            "--fen",
            START,
            "--depth",
            "12",
            "--backend",
            "software",
        ],
        &["search", "--fen", KIWIPETE, "--depth", "60"],
    ];
    for (name, number) in [("INT", 2), ("TERM", 15), ("HUP", 1)] {
        for arguments in commands {
            // Keep the child's input open, because the end of input would end the child.
            let mut child = command(arguments)
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            // Waiting for the child would close its input.
            let input = child.stdin.take();
            wait_until("the program catches no signal", || catches(&child, number));
            thread::sleep(Duration::from_millis(100));
            let is_over = child.try_wait().unwrap().is_some();
            signal(&child, name);
            let status = child.wait().unwrap();
            drop(input);
            // Building a table takes a second or two.
            if !is_over || arguments[0] != "kqkr" {
                assert_eq!(
                    status.code(),
                    Some(128 + number as i32),
                    "{name}: {arguments:?}"
                );
            }
        }
    }
}

/// `nohup` ignores HUP, and a script's `&` ignores INT; but INT sent explicitly still ends the program.
#[test]
fn ignored_hangup_stays_ignored() {
    let script = format!("trap '' HUP INT; exec '{OWN}' view --no-browser");
    let mut child = Command::new("sh")
        .args(["-c", &script])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut url = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut url)
        .unwrap();
    signal(&child, "HUP");
    thread::sleep(Duration::from_millis(200));
    assert_eq!(child.try_wait().unwrap(), None);
    signal(&child, "INT");
    assert_eq!(child.wait().unwrap().code(), Some(128 + 2));
}

#[test]
fn interrupt_does_not_wait_for_a_silent_engine() {
    let folder = Folder::new();
    let engine = "sh -c 'echo uciok; echo readyok; cat >/dev/null'";
    let mut child = command(&[
        "verify",
        "--random",
        "3",
        "--engine",
        engine,
        "--backend",
        "software",
    ])
    .current_dir(folder.path())
    .stdout(Stdio::null())
    .stderr(Stdio::null())
    .spawn()
    .unwrap();
    wait_until("the program catches no signal", || catches(&child, 2));
    thread::sleep(Duration::from_millis(300));
    signal(&child, "INT");
    // Its timeout would be a minute.
    assert_eq!(child.wait().unwrap().code(), Some(128 + 2));
}

/// The KiB of the program that are loaded: the loaded segments of its ELF file, without debug information.
fn own_size() -> u64 {
    const LOADED: u64 = 1;
    let program = std::fs::read(OWN).unwrap();
    let number = |at: usize, bytes: usize| {
        let digits = program[at..at + bytes].iter().rev();
        digits.fold(0, |number, &byte| number << 8 | u64::from(byte))
    };
    let (first, size, count) = (number(32, 8), number(54, 2), number(56, 2));
    let headers = (0..count).map(|header| (first + header * size) as usize);
    let loaded = headers.filter(|&header| number(header, 4) == LOADED);
    loaded.map(|header| number(header + 40, 8)).sum::<u64>() / 1024
}

/// With this little memory, the program may or may not give an answer, but it never aborts.
#[test]
fn low_memory_gives_an_answer_or_an_error() {
    let folder = Folder::new();
    let table = folder.path().join("table");
    let mut refused = 0;
    // From sizes in which the program can just be loaded to sizes that have room for everything.
    // Where a thread's stack is the last thing that fits, the C library itself aborts, about one time in fifteen:
    // "failed to register TLS destructor". For perft that is near 12 MiB, so 10 stands for the smallest size.
    let sizes = [10, 30, 60];
    for kibibytes in sizes.map(|mebibytes: u64| 1000 * mebibytes + own_size()) {
        for arguments in [
            format!("moves --fen '{START}'"),
            format!("perft --fen '{START}' --depth 3 --backend software"),
            format!("search --fen '{KIWIPETE}' --depth 4 --hash 64 --threads 2"),
            format!("kqkr build --out '{}'", table.display()),
            "verify --plies 5 --shard 1/64 --backend software --mode legal".to_owned(),
        ] {
            let script = format!("ulimit -v {kibibytes}; exec '{OWN}' {arguments}");
            let output = Command::new("sh").args(["-c", &script]).output().unwrap();
            let said = stderr(&output);
            match output.status.code() {
                Some(0) => {}
                Some(2) => {
                    refused += 1;
                    assert!(said.contains("error: "), "{kibibytes}: {arguments}: {said}");
                }
                status => panic!("{status:?}: {kibibytes}: {arguments}: {said}"),
            }
        }
    }
    assert!(refused > 0, "{refused}");
}

/// A table that does not fit is rejected by name, and UCI continues with a smaller one.
#[test]
fn uci_continues_after_a_hash_too_large_for_memory() {
    let script = format!(
        "ulimit -v 300000; printf 'setoption name Hash value 4096\\nisready\\nquit\\n' | '{OWN}' uci"
    );
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    let said = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{said}{}", stderr(&output));
    assert!(
        said.contains("option Hash `4096`") && said.ends_with("readyok\n"),
        "{said}"
    );
}

#[test]
fn unwritable_output_is_an_error() {
    let folder = Folder::new();
    let pgn = folder.file("x.pgn", b"1. e4 *\n");
    let full = || File::options().write(true).open("/dev/full").unwrap();
    for (arguments, input) in [
        (&["uci"][..], "uci\n"),
        (&["uci"], "isready\nquit\n"),
        (&["uci"], "go depth 1\n"),
        (&["uci"], "nonsense\n"),
        (&["moves", "--fen", START], ""),
        (&["repetition", "--pgn", pgn.to_str().unwrap()], ""),
        (
            &[
                "--format",
                "json",
                "repetition",
                "--pgn",
                pgn.to_str().unwrap(),
            ],
            "",
        ),
        (&["verify", "--random", "3", "--backend", "software"], ""),
        (&["kqkr", "probe", "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1"], ""),
        (&["view", "--no-browser"], ""),
        (&["completions", "bash"], ""),
        (&["board", "list"], ""),
    ] {
        let mut child = command(arguments)
            .stdin(Stdio::piped())
            .stdout(full())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(
            said.contains("error: cannot write standard output: No space left"),
            "{arguments:?}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    }
}

/// Closing the pipe early is not an error.
#[test]
fn closed_pipe_is_not_an_error() {
    for arguments in [
        "moves --fen -",
        "uci",
        "perft --fen - --depth 1",
        "encode --as stream -",
    ] {
        let line = match arguments {
            "uci" => "isready",
            _ => START,
        };
        // The writer ends by itself, so that only the closed pipe can end the program.
        let script = format!(
            "{{ i=0; while [ $i -lt 3000 ]; do echo '{line}'; i=$((i+1)); done; }} | \
             {{ '{OWN}' {arguments}; echo $? >&2; }} | head -n 1 >/dev/null"
        );
        let output = Command::new("sh").args(["-c", &script]).output().unwrap();
        assert_eq!(
            stderr(&output).lines().last(),
            Some("0"),
            "{arguments}: {}",
            stderr(&output)
        );
    }
}

#[test]
fn errors_name_standard_input_and_paths_uniformly() {
    let folder = Folder::new();
    let odd = folder.file("a'b.json", b"junk");
    let odd = odd.to_str().unwrap();
    let missing = folder.path().join("no/x.vcd");
    let missing = missing.to_str().unwrap();
    for (arguments, expected) in [
        (
            &["merge", "-"][..],
            "error: standard input: EOF while parsing".to_owned(),
        ),
        (
            &["repetition", "--pgn", "-"],
            "error: standard input contains no game: expected PGN".to_owned(),
        ),
        (
            &["verify", "-"],
            "error: standard input has no position".to_owned(),
        ),
        (
            &["verify", "--games", "-"],
            "error: standard input contains no game: expected PGN".to_owned(),
        ),
        (&["merge", odd], format!("error: `{odd}`: ")),
        (
            &["moves", "--fen", START, "--vcd", missing],
            format!("error: cannot write `{missing}`: "),
        ),
        (
            &["view", "--vcd", odd, "--out", "x"],
            format!("error: `{odd}` is not a VCD waveform"),
        ),
        (
            &["kqkr", "probe", "8/8/8/8/8/8/8/8 w - - 0 1", "--table", odd],
            "error: ".to_owned(),
        ),
    ] {
        let output = command(arguments).stdin(Stdio::null()).output().unwrap();
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.starts_with(&expected), "{arguments:?}: {said}");
        assert!(!said.contains("`-`"), "{said}");
    }
}
