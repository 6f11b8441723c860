//! Checks that use the other crates from outside.

pub mod searches;

use fpgambit_sim::tools;
use std::io::Write;
use std::path::Path;

/// Whether this is a long run, which the environment variable `FPGAMBIT_LONG=1` requests.
pub fn is_long() -> bool {
    std::env::var_os("FPGAMBIT_LONG").is_some_and(|value| value == "1")
}

/// The number of rounds of a test: `default`, or `long` in a long run.
pub fn amount(default: usize, long: usize) -> usize {
    match is_long() {
        true => long,
        false => default,
    }
}

/// Whether an external tool is installed. If not, prints a message on standard error; the test that needs it can end
/// then.
///
/// # Panics
/// Panics if the tool is missing and the environment variable `CI` is set, because CI has every tool.
pub fn has_tool(name: &str) -> bool {
    let Err(error) = tools::find(name) else {
        return true;
    };
    let continuous =
        std::env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
    assert!(!continuous, "{error}");
    skip(&error.to_string());
    false
}

/// Prints what is missing on standard error. It does not use `eprintln`, whose output the test harness hides if the
/// test passes.
fn skip(missing: &str) {
    let _ = writeln!(std::io::stderr(), "\n*** SKIPPED: {missing} ***\n");
}

/// Reads a file of the reference data beside the checkout. If it is missing, prints a message on standard error; the
/// test that needs it can end then. A checkout alone has no such data.
pub fn reference(name: &str) -> Option<Vec<u8>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data");
    let path = path.join(name);
    let error = match std::fs::read(&path) {
        Ok(bytes) => return Some(bytes),
        Err(error) => format!("no reference data {}: {error}", path.display()),
    };
    skip(&error);
    None
}
