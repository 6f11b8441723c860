//! Writes the report of a failure.

use fpgambit_engine::Move;

use super::{Cause, Difference, Failure};

/// The note in a report whose VCD does not show the failing generator's own run.
pub const VCD_SOURCE_NOTE: &str = "the waveform is the rust-hdl model's, run on the same position";

/// The parts of a report besides the failure itself.
#[derive(Clone, Debug, Default)]
pub struct FailureReport<'a> {
    /// The command that reproduces the failure, if there is one.
    pub command: &'a str,
    /// The generator: its backend, build and form of posdata.
    pub generator: &'a str,
    /// The waveform, if there is one.
    pub vcd: Option<&'a str>,
    /// A note on how to read the waveform.
    pub vcd_note: Option<&'a str>,
}

/// Writes a failure as text: the small position with both move lists, then every difference of the position in
/// which it was found.
///
/// ```text
/// fpgambit verify: the generator's moves differ from the engine's
///
/// generator   rust-hdl, compact, posdata logic
/// found in    suite en-passant.both
///             4k3/8/8/1pP1p3/8/8/3P4/4K3 w - b6 0 1
/// shrunk to   4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 1
/// what        the generator's moves differ from the engine's
/// mode        legal
/// expected    e1d1:0 e1f1:0 e1d2:0 e1e2:0 e1f2:0 c5c6:0 c5b6:5
/// generated   e1d1:0 e1f1:0 e1d2:0 e1e2:0 e1f2:0 c5c6:0
/// missing     c5b6:5
/// extra       -
/// waveform    fpgambit-failures/1.vcd
/// again       fpgambit moves --fen '4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 1' --build compact
/// ```
pub fn write_report(failure: &Failure, report: &FailureReport<'_>) -> String {
    let mut text = format!("fpgambit verify: {}\n\n", failure.shrunk_difference.cause);
    let mut line = |name: &str, value: &str| {
        text.push_str(&format!("{name:<11} {value}\n"));
    };
    line("generator", report.generator);
    line("found in", &failure.source);
    line("", &failure.position.to_string());
    line("shrunk to", &failure.shrunk.to_string());
    describe(&failure.shrunk_difference, &mut line);
    if let Some(vcd) = report.vcd {
        line("waveform", vcd);
    }
    if let Some(note) = report.vcd_note {
        line("", note);
    }
    line("again", report.command);
    for (number, difference) in (1..).zip(&failure.differences) {
        line("", "");
        line(
            &format!("{number} of {}", failure.differences.len()),
            &format!("differences in {}", failure.position),
        );
        describe(difference, &mut line);
    }
    text.lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

fn describe(difference: &Difference, line: &mut impl FnMut(&str, &str)) {
    let (expected, found) = match difference.cause {
        Cause::Engine => ("naive", "bitboards"),
        _ => ("expected", "generated"),
    };
    line("what", &difference.cause.to_string());
    line("mode", difference.mode.name());
    line(expected, &listed(&difference.expected));
    line(found, &listed(&difference.found));
    line("missing", &listed(&difference.missing()));
    line("extra", &listed(&difference.extra()));
}

/// The moves with the codes of their kinds, because two moves may differ only in these.
fn listed(moves: &[Move]) -> String {
    if moves.is_empty() {
        return "-".to_owned();
    }
    let texts: Vec<String> = moves
        .iter()
        .map(|mv| format!("{mv}:{}", mv.kind().code()))
        .collect();
    texts.join(" ")
}
