//! What checks the rest from outside.

use fpgambit_sim::tools;

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
