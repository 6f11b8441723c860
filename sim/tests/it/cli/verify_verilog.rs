//! Tests of `fpgambit verify --verilog`, which checks a file in place of the circuit.

use super::{Folder, refusal, run, stderr, stdout};
use serde_json::Value;
use std::path::Path;

/// The exported generator with all its modules.
fn exported(build: &str) -> String {
    let folder = Path::new("../hw/verilog").join(format!("movegen-{build}"));
    let top = match build {
        "compact" => "fpgambit_movegen",
        _ => "fpgambit_movegen_fast",
    };
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("it is exported");
    let list = read(&format!("{top}.f"));
    list.lines().map(read).collect()
}

/// Another module, first in the file, that contains the generator; `valid` is its `move_valid`.
fn wrapped(valid: &str) -> String {
    let head = "
        module mine (
            input wire clock, input wire reset,
            input wire load_valid, output wire load_ready, input wire [3:0] load_address, input wire [31:0] load_word,
            input wire start_valid, output wire start_ready, input wire start_legal, input wire start_captures,
            output wire move_valid, input wire move_ready, output wire [15:0] move_word, output wire move_last,
            output wire [15:0] cycles, output wire [15:0] visited
        );
            wire valid;
            assign move_valid = VALID;
            theirs inner (
                .clock(clock), .reset(reset), .load_valid(load_valid), .load_ready(load_ready),
                .load_address(load_address), .load_word(load_word), .start_valid(start_valid),
                .start_ready(start_ready), .start_legal(start_legal), .start_captures(start_captures),
                .move_valid(valid), .move_ready(move_ready), .move_word(move_word), .move_last(move_last),
                .cycles(cycles), .visited(visited)
            );
        endmodule
    ";
    // Under another name, so that it is not taken as the top.
    let generator = exported("compact").replace("module fpgambit_movegen #", "module theirs #");
    head.replace("VALID", valid) + &generator
}

/// Checks 40 random positions against a file. Returns the exit status and the document.
fn verified(file: &Path, more: &[&str]) -> (Option<i32>, Value) {
    verified_at(file, file.parent().expect("in a folder"), more)
}

/// The same, with the report written to a folder.
fn verified_at(file: &Path, folder: &Path, more: &[&str]) -> (Option<i32>, Value) {
    let report = folder.join("movegen.failures");
    let mut arguments = vec![
        "--format",
        "json",
        "verify",
        "--verilog",
        file.to_str().expect("a path in UTF-8"),
        "--report",
        report.to_str().expect("a path in UTF-8"),
        "--random",
        "40",
    ];
    arguments.extend(more);
    let output = run(&arguments);
    let document = serde_json::from_str(&stdout(&output));
    let document = document.unwrap_or_else(|error| panic!("{error}: {}", stderr(&output)));
    (output.status.code(), document)
}

#[test]
fn the_exported_generator_passes() {
    let folder = Folder::new();
    for build in ["compact", "fast"] {
        // Its memory file is the unit's, because there is none beside it.
        let file = folder.file("movegen.v", exported(build).as_bytes());
        let (status, answer) = verified(&file, &["--build", build, "--unit", "movegen"]);
        assert_eq!(status, Some(0), "{answer}");
        assert_eq!(answer["positions"], 40);
        assert_eq!(answer["backend"], "netlist");
    }
}

#[test]
fn generator_given_as_a_file_list_passes() {
    let (status, answer) = verified_at(
        "../hw/verilog/movegen-compact/fpgambit_movegen.f".as_ref(),
        Folder::new().path(),
        &[],
    );
    assert_eq!(status, Some(0), "{answer}");
}

/// A module that the file lacks is taken from the file's folder, or else from the unit.
#[test]
fn missing_modules_come_from_the_folder_or_the_unit() {
    let folder = Folder::new();
    let kept = Path::new("../hw/verilog/movegen-compact/fpgambit_movegen.v");
    let kept = std::fs::read_to_string(kept).expect("it is exported");
    let module = |name: &str| {
        let begin = kept.find(&format!("module {name} ")).expect("it is there");
        let length = kept[begin..].find("endmodule").expect("it ends");
        kept[begin..][..length].to_owned() + "endmodule\n"
    };
    let file = folder.file("mine.v", module("fpgambit_movegen").as_bytes());
    assert_eq!(verified(&file, &[]).0, Some(0));
    let planes = module("fpgambit_movegen_planes");
    let changed = planes.replacen("word[31]", "word[30]", 1);
    assert_ne!(changed, planes);
    folder.file("fpgambit_movegen_planes.v", changed.as_bytes());
    assert_eq!(verified(&file, &[]).0, Some(1));
}

#[test]
fn top_module_may_have_another_name() {
    let folder = Folder::new();
    let file = folder.file("mine.v", wrapped("valid").as_bytes());
    let (status, answer) = verified(&file, &[]);
    assert_eq!(
        (status, &answer["mismatches"]),
        (Some(0), &Value::from(0)),
        "{answer}"
    );
}

#[test]
fn a_changed_generator_is_found_and_reported() {
    let folder = Folder::new();
    let right = "code = {2'd0, promotion} | MOVE_KIND_CAPTURE_PROMOTION;";
    let text = exported("compact");
    assert!(text.contains(right));
    let text = text.replace(right, "code = {2'd0, promotion} | MOVE_KIND_PROMOTION;");
    let file = folder.file("movegen.v", text.as_bytes());
    let report = folder.path().join("movegen.failures");
    let output = run(&[
        "verify",
        "--verilog",
        file.to_str().unwrap(),
        "--report",
        report.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let report = std::fs::read_to_string(report.join("1.txt")).expect("the first is reported");
    let again = format!("| fpgambit verify - --verilog '{}'", file.display());
    assert!(report.contains(&again), "{report}");
    assert!(report.contains("(netlist)"), "{report}");
}

#[test]
fn memory_file_beside_the_source_takes_precedence() {
    let folder = Folder::new();
    let file = folder.file("movegen.v", exported("compact").as_bytes());
    folder.file("posdata.mem", "000\n".repeat(32_768).as_bytes());
    let (status, answer) = verified(&file, &[]);
    assert_eq!(status, Some(1), "{answer}");
}

#[test]
fn generator_that_never_answers_is_a_mismatch() {
    let folder = Folder::new();
    let file = folder.file("mine.v", wrapped("1'b0 & valid").as_bytes());
    let (status, answer) = verified(&file, &["--mode", "legal"]);
    assert_eq!(status, Some(1), "{answer}");
}

#[test]
fn invalid_verilog_is_rejected_with_a_one_line_error() {
    let folder = Folder::new();
    let refused = |text: &str, more: &[&str]| {
        let file = folder.file("a.v", text.as_bytes());
        let file = file.to_str().unwrap().to_owned();
        refusal(&[&["verify", "--verilog", &file], more].concat())
    };
    let real = exported("compact").replacen("  wire        free;", "  real        free;", 1);
    let line = 1 + real
        .lines()
        .position(|line| line.contains("real  "))
        .unwrap();
    let message = refused(&real, &[]);
    assert!(message.contains(&format!("a.v:{line}: ")), "{message}");
    let message = refused("module mine (input wire clock); endmodule", &[]);
    assert!(message.contains("no port 'reset'"), "{message}");
    let message = refused("// nothing\n", &[]);
    assert!(message.contains("no module"), "{message}");
    let message = refusal(&["verify", "--verilog", "/nowhere/a.v"]);
    assert!(message.contains("/nowhere/a.v"), "{message}");
    let message = refused("", &["--unit", "count"]);
    assert!(
        message.contains("count") && message.contains("movegen"),
        "{message}"
    );
    let message = refused("", &["--backend", "verilator"]);
    assert!(message.contains("--backend"), "{message}");
}
