//! Converts words of a file to the standard's spelling.

use std::borrow::Cow;

use super::split::is_blank;

/// Signs that judge a move or a position. They follow a move or are words of their own, and do not affect the moves.
const GLYPHS: &str = "!?+-=/~‼⁇⁉⁈□■∞⩲⩱±∓−⨀⊙⟳↻→↑↓⇆⇄⇔∆△▽⌓≤≥○◯⊥⊕⟫⟪×✕";

/// The characters between the points of a result.
pub(super) const DASHES: [char; 6] = ['-', '‐', '‑', '–', '—', '−'];

/// Whether a word is an annotation: `$5`, `!?`, `±`, `e.p.`, or a sign of a diagram.
pub(super) fn is_annotation(word: &str) -> bool {
    let number = word.strip_prefix('$').is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    });
    number || matches!(word, "e.p." | "ep" | "D" | "N") || word.chars().all(is_glyph)
}

fn is_glyph(letter: char) -> bool {
    GLYPHS.contains(letter)
}

/// Whether a word is a null move.
pub(super) fn is_null(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "0000" | "<>" | "@@@@")
}

/// The text after a move number without a blank: `12.e4`, `12...`, `12…e5`.
pub(super) fn after_number(word: &str) -> &str {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match digits {
        "" => "",
        // `0-0` is castling.
        _ if digits.starts_with(['.', '…']) => digits.trim_start_matches(['.', '…']),
        _ => word,
    }
}

/// A move in the standard's letters, without figurines, dashes and judgement signs.
pub(super) fn plain(word: &str) -> Cow<'_, str> {
    let bare = word.trim_end_matches(|letter| is_glyph(letter) && !"+-=/".contains(letter));
    if bare.is_ascii() {
        return Cow::Borrowed(bare);
    }
    let letters = bare.chars().filter_map(|letter| match letter {
        '♔' | '♚' => Some('K'),
        '♕' | '♛' => Some('Q'),
        '♖' | '♜' => Some('R'),
        '♗' | '♝' => Some('B'),
        '♘' | '♞' => Some('N'),
        // A pawn has no letter; a mark after a figurine selects its glyph.
        '♙' | '♟' | '\u{fe0e}' | '\u{fe0f}' => None,
        '‐' | '‑' | '–' | '—' | '−' => Some('-'),
        '×' | '✕' => Some('x'),
        letter => Some(letter),
    });
    Cow::Owned(letters.collect())
}

/// A result in plain characters without blanks, from such as `½-½`, `1–0`, `1/2 - 1/2`.
pub(super) fn result(word: &str) -> Cow<'_, str> {
    if word.is_ascii() && !word.contains(is_blank) {
        return Cow::Borrowed(word);
    }
    let dense: String = word.chars().filter(|&letter| !is_blank(letter)).collect();
    Cow::Owned(plain(&dense).replace('½', "1/2"))
}

/// The number of digits at the beginning of a text.
pub(super) fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The end of a result with blanks around its dash, such as `1/2 - 1/2`, at the beginning of a text.
pub(super) fn spaced_result(text: &str) -> Option<usize> {
    const SIDES: [(&str, &str); 4] = [("1/2", "1/2"), ("½", "½"), ("1", "0"), ("0", "1")];
    for (white, black) in SIDES {
        let Some(after) = text.strip_prefix(white) else {
            continue;
        };
        let dash = after.trim_start_matches(is_blank).strip_prefix(DASHES);
        let dash = dash.map(|dash| dash.trim_start_matches(is_blank));
        let Some(after) = dash.and_then(|dash| dash.strip_prefix(black)) else {
            continue;
        };
        let ends = after.starts_with(|letter| is_blank(letter) || "{}()[];$*".contains(letter));
        let end = text.len() - after.len();
        if (after.is_empty() || ends) && text[..end].contains(is_blank) {
            return Some(end);
        }
    }
    None
}
