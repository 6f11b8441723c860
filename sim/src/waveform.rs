//! Parses waveforms of move generators far enough to recognise a complete one.

use std::collections::{HashMap, HashSet};

use fpgambit_engine::quoted;
use fpgambit_hw::trace::COMPLETE;

/// The modules whose runs the page can show.
const TOPS: [&str; 2] = ["fpgambit_movegen", "fpgambit_movegen_fast"];
/// The ports that the page reads.
const PORTS: [&str; 13] = [
    "clock",
    "load_valid",
    "load_ready",
    "load_address",
    "load_word",
    "start_valid",
    "start_ready",
    "start_legal",
    "start_captures",
    "move_valid",
    "move_ready",
    "move_word",
    "move_last",
];

/// Why a text is not a waveform of a move generator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WaveformError {
    /// The text is not a VCD.
    #[error("is not a VCD waveform: it has no $enddefinitions")]
    NoHeader,
    /// The waveform is of another circuit.
    #[error("is a waveform of `{0}`: expected fpgambit_movegen or fpgambit_movegen_fast")]
    Top(String),
    /// A port is missing.
    #[error("is not a waveform of the move generator: it has no signal `{0}`")]
    Port(&'static str),
    /// A line has no meaning.
    #[error("line {line}: `{text}`: expected {expected}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The line.
        text: String,
        /// What a waveform has at this place.
        expected: &'static str,
    },
    /// The end is missing.
    #[error(
        "is truncated: expected `{COMPLETE}` in a comment at its end, as `moves --vcd` and `verify` write it"
    )]
    Short,
    /// The waveform has no clock cycle.
    #[error("contains no clock cycle")]
    Empty,
}

/// Checks that a text is the whole waveform of a move generator, as [`Trace`](fpgambit_hw::trace::Trace) writes it.
///
/// # Errors
/// Returns what the text is instead.
pub fn check(vcd: &str) -> Result<(), WaveformError> {
    let mut lines = (1..).zip(vcd.lines());
    let widths = declarations(&mut lines)?;
    let line = |(line, text): (usize, &str), expected| WaveformError::Line {
        line,
        text: quoted(text),
        expected,
    };
    let (mut time, mut is_changed) = (None, false);
    let mut is_complete = false;
    while let Some(at @ (_, text)) = lines.next() {
        is_complete = false;
        if let Some(stamp) = text.strip_prefix('#') {
            let stamp: Option<u64> = stamp.parse().ok();
            let later = stamp.filter(|&stamp| time.is_none_or(|before| stamp > before));
            time = Some(later.ok_or_else(|| line(at, "a time after the one before"))?);
        } else if text == "$comment" {
            let words = lines.next().map(|(_, text)| text.trim());
            let end = lines.next().map(|(_, text)| text);
            is_complete = words == Some(COMPLETE) && end == Some("$end");
        } else if !matches!(text, "$dumpvars" | "$end") {
            let expected = "a change of a signal that is declared, as wide as it is";
            let change = change(text).filter(|(code, width)| widths.get(code) == Some(width));
            if change.is_none() || time.is_none() {
                return Err(line(at, expected));
            }
            is_changed = true;
        }
    }
    match (is_complete, is_changed) {
        (false, _) => Err(WaveformError::Short),
        (true, false) => Err(WaveformError::Empty),
        (true, true) => Ok(()),
    }
}

/// The code and width of the signal that a line changes.
fn change(text: &str) -> Option<(&str, usize)> {
    let is_bits = |bits: &str| {
        !bits.is_empty()
            && bits
                .bytes()
                .all(|bit| matches!(bit, b'0' | b'1' | b'x' | b'z'))
    };
    match text.strip_prefix('b') {
        Some(vector) => {
            let (bits, code) = vector.split_once(' ')?;
            is_bits(bits).then_some((code, bits.len()))
        }
        None => {
            let (bit, code) = text.split_at_checked(1)?;
            is_bits(bit).then_some((code, 1))
        }
    }
}

/// The widths of the signals by their codes; the remaining lines are the changes.
fn declarations<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<HashMap<&'a str, usize>, WaveformError> {
    let (mut widths, mut ports) = (HashMap::new(), HashSet::new());
    let mut scopes = Vec::new();
    let mut top = None;
    for (line, text) in lines {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["$scope", _, name, "$end"] => {
                top.get_or_insert(name);
                scopes.push(name);
            }
            ["$upscope", "$end"] => drop(scopes.pop()),
            ["$var", _, width, code, name, .., "$end"] => {
                let Ok(width) = width.parse() else {
                    return Err(WaveformError::Line {
                        line,
                        text: quoted(text),
                        expected: "a signal's width",
                    });
                };
                widths.insert(code, width);
                if scopes.len() == 1 {
                    ports.insert(name);
                }
            }
            ["$enddefinitions", "$end"] => {
                let top = top.unwrap_or_default();
                if !TOPS.contains(&top) {
                    return Err(WaveformError::Top(quoted(top)));
                }
                let missing = PORTS.into_iter().find(|port| !ports.contains(port));
                return missing.map_or(Ok(widths), |port| Err(WaveformError::Port(port)));
            }
            _ => {}
        }
    }
    Err(WaveformError::NoHeader)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::{self, Options};
    use fpgambit_engine::{Mode, Position};

    fn recorded() -> String {
        let file = tempfile::NamedTempFile::new().unwrap();
        let options = Options {
            vcd: Some(file.path().to_owned()),
            ..Options::default()
        };
        let mut device = device::open(&options).unwrap();
        let position: Position = "7k/8/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
        device.load(&position).unwrap();
        device.generate(Mode::LEGAL).unwrap();
        device.finish().unwrap();
        std::fs::read_to_string(file.path()).unwrap()
    }

    #[test]
    fn complete_waveforms_pass_and_truncated_ones_fail() {
        let vcd = recorded();
        assert_eq!(check(&vcd), Ok(()));
        // Every cut near the end of a line, and some in between.
        let ends = vcd.match_indices('\n').map(|(at, _)| at);
        let near = ends.flat_map(|at| [at, at + 1]);
        // The last line break alone carries no information.
        let cuts = near
            .chain((0..vcd.len()).step_by(997))
            .filter(|&cut| cut + 1 < vcd.len());
        let mut tried = 0;
        // Each check reads everything before it, so take a sample.
        for cut in cuts.step_by(37) {
            tried += 1;
            assert!(check(&vcd[..cut]).is_err(), "{cut} of {} bytes", vcd.len());
        }
        assert!(tried > 100, "{tried}");
    }

    #[test]
    fn foreign_waveforms_are_rejected_with_a_reason() {
        let vcd = recorded();
        let end = vcd.find("$enddefinitions").unwrap();
        for (text, reason) in [
            (String::new(), "is not a VCD waveform"),
            (
                "$enddefinitions $end\n#0\n".to_owned(),
                "is a waveform of ``",
            ),
            (
                vcd.replace("fpgambit_movegen", "fpgambit_repetition"),
                "is a waveform of `fpgambit_repetition`",
            ),
            (
                vcd.replace(" move_last ", " other "),
                "no signal `move_last`",
            ),
            (
                format!("{}$enddefinitions $end\n", &vcd[..end]),
                "is truncated",
            ),
            (
                format!(
                    "{}$enddefinitions $end\n$comment\n{COMPLETE}\n$end\n",
                    &vcd[..end]
                ),
                "no clock cycle",
            ),
            (
                vcd.replacen("#10\n", "#0\n", 1),
                "a time after the one before",
            ),
            (vcd.replacen("#10\n", "#ten\n", 1), "`#ten`"),
            (vcd.replacen("#10\n", "#10\nb1 nobody\n", 1), "`b1 nobody`"),
            (vcd.replacen("#10\n", "#10\nrubbish\n", 1), "`rubbish`"),
        ] {
            let error = check(&text).unwrap_err().to_string();
            assert!(error.contains(reason), "{reason}: {error}");
        }
    }
}
