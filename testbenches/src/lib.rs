//! What checks the rest from outside.

use fpgambit_sim::tools;

/// Whether this is a long run: the environment says `FPGAMBIT_LONG=1`.
pub fn is_long() -> bool {
    std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1")
}

/// Rounds of a test: `default`, or in a long run `long`.
pub fn amount(default: usize, long: usize) -> usize {
    match is_long() {
        true => long,
        false => default,
    }
}

/// Whether an outside tool is there. If not, says so on standard error, so that the test that needs it can end there.
///
/// # Panics
/// When the tool is missing and the environment says `CI`: there, nothing may be skipped.
pub fn has_tool(name: &str) -> bool {
    let Err(error) = tools::find(name) else {
        return true;
    };
    let continuous =
        std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
    assert!(!continuous, "{error}");
    eprintln!("\n*** SKIPPED: {error} ***\n");
    false
}
