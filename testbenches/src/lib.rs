//! What checks the rest from outside.

pub mod searches;

use fpgambit_sim::tools;
use std::io::Write;
use std::path::Path;

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
/// When the tool is missing and the environment says `CI`, where every tool is set up.
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

/// Says on standard error what is missing, loudly: not with `eprintln`, which the test harness swallows when the test passes.
fn skip(missing: &str) {
    let _ = writeln!(std::io::stderr(), "\n*** SKIPPED: {missing} ***\n");
}

/// A file of the reference data beside the checkout. If it is not there, says so on standard error, so that the test that needs
/// it can end there: whoever has the project alone has no such data.
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
