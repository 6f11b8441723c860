//! Tests of `perft --on-chip`, which counts entirely in the circuit.

use super::{KIWIPETE, START, json, refusal, run_with_input, stdout};
use serde_json::Value;

/// The answer of `perft` with these options.
fn perft(options: &[&str]) -> Value {
    json(&[&["perft"][..], options].concat())
}

#[test]
fn perft_matches_software_on_one_core_and_two() {
    let counted = |fen: &str, depth: &str, more: &[&str]| {
        let of = ["--fen", fen, "--depth", depth, "--divide"];
        perft(&[&of[..], more].concat())
    };
    for (fen, depth) in [(START, "3"), (KIWIPETE, "1"), (KIWIPETE, "2")] {
        let software = counted(fen, depth, &["--backend", "software"]);
        for (cores, inner) in [("1", "parallel"), ("2", "parallel"), ("2", "posdata")] {
            let options = ["--on-chip", "--cores", cores, "--inner", inner];
            let on_chip = counted(fen, depth, &options);
            for part in ["nodes", "divide"] {
                assert_eq!(
                    on_chip[part], software[part],
                    "{inner}, {cores} cores, {fen}"
                );
            }
            assert!(on_chip["cycles"].as_u64() > Some(20), "{on_chip}");
        }
    }
}

#[test]
fn each_input_line_gets_one_answer() {
    let input = format!("{START}\n{KIWIPETE}\n");
    let arguments = ["perft", "--on-chip", "--depth", "2", "--fen", "-"];
    let output = run_with_input(&arguments, input.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    let counts: Vec<_> = text
        .lines()
        .map(|line| line.split_once(',').unwrap().0)
        .collect();
    assert_eq!(counts, ["400 nodes", "2039 nodes"]);
}

#[test]
fn invalid_options_are_rejected() {
    let good = ["perft", "--on-chip", "--fen", START, "--depth", "2"];
    for (more, parts) in [
        (&["--cores", "0"][..], &["'0'", "1 to 8"][..]),
        (&["--cores", "9"], &["'9'", "1 to 8"]),
        (&["--cores", "two"], &["'two'"]),
        (&["--inner", "bits"], &["'bits'", "parallel, posdata"]),
        (&["--threads", "2"], &["--threads", "--cores"]),
        (&["--backend", "software"], &["software", "verilator"]),
        (&["--shard", "1/2"], &["shard", "--cores"]),
        (&["--build", "fast"], &["--build"]),
    ] {
        let message = refusal(&[&good[..], more].concat());
        for part in parts {
            assert!(message.contains(part), "{more:?}: {message}");
        }
    }
    for (depth, range) in [("0", "1 to 64"), ("11", "1 to 10")] {
        let message = refusal(&["perft", "--on-chip", "--fen", START, "--depth", depth]);
        assert!(
            message.contains(depth) && message.contains(range),
            "{message}"
        );
    }
    let message = refusal(&["perft", "--cores", "2", "--fen", START, "--depth", "2"]);
    assert!(message.contains("--on-chip"), "{message}");
    let message = refusal(&["perft", "--on-chip", "--fen", "8/8/8 w", "--depth", "2"]);
    assert!(message.contains("8/8/8"), "{message}");
    let message = refusal(&["bench", "hw", "--unit", "perft", "--cores", "9"]);
    assert!(message.contains("'9'"), "{message}");
}
