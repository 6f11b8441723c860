//! The program of `testbenches/mutate` refuses what it does not know.

use std::process::Command;

fn refused(arguments: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_fpgambit-mutate");
    let output = Command::new(program).args(arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn what_is_unknown_is_quoted_and_refused() {
    let unit = refused(&["rook"]);
    assert!(unit.contains("\"rook\"") && unit.contains("expected one of movegen, attack"));
    let build = refused(&["make", "--build", "fast"]);
    assert!(build.contains("\"fast\"") && build.contains("make"));
    assert!(refused(&["--count", "many"]).contains("many"));
    let unplanted = refused(&["make", "--faults"]);
    assert!(unplanted.contains("\"make\": expected search"));
    assert!(refused(&["--faults", "--count", "3"]).contains("--count"));
}
