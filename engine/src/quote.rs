//! Offending texts made fit for an error message of one line.

/// The most characters of a text that a message shows.
const SHOWN: usize = 160;

/// The text with control characters escaped, and cut with `...` when it is long.
pub fn quoted(text: &str) -> String {
    let mut shown = String::new();
    for (index, letter) in text.chars().enumerate() {
        if index == SHOWN {
            shown.push_str("...");
            break;
        }
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_short_line() {
        assert_eq!(quoted("é \"x\" `y`"), "é \"x\" `y`");
        assert_eq!(
            quoted("a\nb\r\0\u{1b}[31m\u{85}"),
            "a\\nb\\r\\u{0}\\u{1b}[31m\\u{85}"
        );
        assert_eq!(quoted(&"x".repeat(1_000)).len(), SHOWN + 3);
    }
}
