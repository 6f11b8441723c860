//! Checks that the program of `testbenches/mutate` rejects invalid arguments.

use std::process::Command;

fn refused(arguments: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_fpgambit-mutate");
    let output = Command::new(program).args(arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn invalid_arguments_are_quoted_and_rejected() {
    let unit = refused(&["rook"]);
    assert!(unit.contains("\"rook\"") && unit.contains("expected one of movegen, attack"));
    let build = refused(&["make", "--build", "fast"]);
    assert!(build.contains("\"fast\"") && build.contains("make"));
    assert!(refused(&["--count", "many"]).contains("many"));
    let unplanted = refused(&["make", "--faults"]);
    assert!(unplanted.contains("\"make\": expected search"));
    assert!(refused(&["--faults", "--count", "3"]).contains("--count"));
}
