//! Tests the program as its users see it: its output, and its exit status.

mod answers;
mod bench;
mod board;
mod campaign;
mod damage;
mod faults;
mod habits;
mod kqkr;
mod lines;
mod on_chip;
mod positions;
mod refusals;
mod repetition;
mod represent;
mod search;
mod search_chip;
mod status;
mod verify;
mod verify_engine;
mod verify_verilog;
mod verilator;
mod view;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fpgambit"));
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

/// Runs the program with these bytes on standard input.
fn run_with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    // The program may stop reading at an invalid line.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    output
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are text")
}

/// The standard output of a run that must succeed with nothing on standard error.
fn text(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{arguments:?}: {}",
        stderr(&output)
    );
    assert_eq!(stderr(&output), "", "{arguments:?}");
    stdout(&output)
}

/// The single JSON document of a run that must succeed.
fn json(arguments: &[&str]) -> Value {
    let text = text(&[&["--format", "json"], arguments].concat());
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Asserts one line on standard error, nothing on standard output, and status 2. Returns the line.
fn refusal_of(output: &Output, what: &str) -> String {
    let message = stderr(output);
    assert_eq!(output.status.code(), Some(2), "{what}: {message}");
    assert_eq!(stdout(output), "", "{what}");
    assert_eq!(message.lines().count(), 1, "{what}: {message}");
    assert!(message.starts_with("error: "), "{what}: {message}");
    assert!(
        message.ends_with('\n') && message.len() < 600,
        "{what}: {message}"
    );
    message
}

fn refusal(arguments: &[&str]) -> String {
    refusal_of(&run(arguments), &format!("{arguments:?}"))
}

/// A folder that is removed when the test ends.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("there is room for temporary files"))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn file(&self, name: &str, contents: &[u8]) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, contents).expect("the folder can be written");
        path
    }

    /// The names of its files, including hidden ones.
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).expect("the folder can be read");
        let mut names: Vec<String> = entries
            .map(|entry| {
                entry
                    .expect("its entries can be read")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        names
    }
}
