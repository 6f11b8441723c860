//! Quotes offending text for one-line error messages.

/// The most characters of a text that a message shows.
const SHOWN: usize = 160;

/// Escapes control characters, names invisible characters, such as `<U+FEFF>`, and cuts long texts with `...`.
pub fn quoted(text: &str) -> String {
    let mut shown = String::new();
    for (index, letter) in text.chars().enumerate() {
        if index == SHOWN {
            shown.push_str("...");
            break;
        }
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            shown.extend(letter.escape_default());
        } else if is_invisible(letter) {
            shown.push_str(&format!("<U+{:04X}>", u32::from(letter)));
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// Whether a character is invisible or changes the direction of others: byte order mark, soft hyphen, joiners,
/// direction marks.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_is_escaped_and_truncated() {
        assert_eq!(quoted("é \"x\" `y`"), "é \"x\" `y`");
        assert_eq!(
            quoted("a\nb\r\0\u{1b}[31m\u{85}"),
            "a\\nb\\r\\u{0}\\u{1b}[31m\\u{85}"
        );
        assert_eq!(
            quoted("\u{feff}e4\u{200b}\u{202e}\u{ad}"),
            "<U+FEFF>e4<U+200B><U+202E><U+00AD>"
        );
        assert_eq!(quoted(&"x".repeat(1_000)).len(), SHOWN + 3);
    }
}
