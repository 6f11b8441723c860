//! Splits a file into games, so that a malformed game does not affect the next.

use crate::text;

/// The text of a game and the line on which it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    pub(super) line: usize,
    pub(super) text: &'a str,
}

/// Splits a text into the parts of its games.
///
/// It splits before tags that follow moves, and before a tag that follows tags and a blank line and repeats one of
/// them. A tag pair counts anywhere in a line; a malformed one counts only at the beginning of a line, after a blank
/// line or a result. Tags within a comment are text, unless the comment is never closed: then the next opening brace,
/// if any, begins a new comment.
pub(super) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    let mut line = 1;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = Splitter::new(rest, false).end_of_game();
        let (part, after) = rest.split_at(end);
        let found = Part { line, text: part };
        line += part.matches('\n').count();
        rest = after;
        Some(found)
    })
    .filter(|part| !is_all_blank(part.text))
}

/// Whether a text is blank.
pub(super) fn is_all_blank(text: &str) -> bool {
    text.trim_matches(is_blank).is_empty()
}

/// Whether a letter is only a separator.
pub(super) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || text::is_mark(letter)
}

/// The state of the search for the end of a text's first game.
pub(super) struct Splitter<'a> {
    text: &'a str,
    /// Whether the text begins after a result, within the same line.
    goes_on: bool,
    /// The names of the game's tags so far.
    tags: Vec<&'a str>,
    /// Whether moves, or anything else other than tags, have been seen.
    moves: bool,
    /// Whether the line before is empty or missing.
    blank: bool,
    /// Whether a comment in braces is open.
    comment: bool,
    /// Whether that comment is ever closed, once it has been looked up.
    closed: Option<bool>,
    /// Whether tags occur in a comment and no brace shows whether it is closed.
    unknown: bool,
}

impl<'a> Splitter<'a> {
    /// Creates a splitter for a whole text, or for the text after the result of a game that may go on.
    pub(super) fn new(text: &'a str, goes_on: bool) -> Splitter<'a> {
        Splitter {
            text,
            goes_on,
            tags: Vec::new(),
            moves: goes_on,
            blank: !goes_on,
            comment: false,
            closed: None,
            unknown: false,
        }
    }

    /// Finds the end of the first game.
    pub(super) fn end_of_game(&mut self) -> usize {
        let mut at = 0;
        for line in self.text.split_inclusive('\n') {
            if let Some(end) = self.end_in_line(line, at) {
                return end;
            }
            self.blank = is_all_blank(line);
            at += line.len();
        }
        at
    }

    /// Finds the end of the first game in the beginning of a longer text, if no further text can move that end.
    pub(super) fn certain_end(mut self) -> Option<usize> {
        // The last line may be incomplete.
        self.text = &self.text[..self.text.rfind('\n')? + 1];
        let end = self.end_of_game();
        (end < self.text.len() && !self.unknown).then_some(end)
    }

    /// Whether a comment is open at the end of the text.
    pub(super) fn ends_in_comment(mut self) -> bool {
        self.end_of_game() == self.text.len() && self.comment
    }

    /// Returns where the game ends, if it ends in this line, which begins at `at`.
    fn end_in_line(&mut self, line: &'a str, at: usize) -> Option<usize> {
        let begins = match self.goes_on && at == 0 {
            // The text begins within a line.
            true => line.len(),
            false => line.len() - line.trim_start_matches(is_blank).len(),
        };
        let escaped = line.trim_start_matches(text::is_mark).starts_with('%');
        if escaped && !self.comment {
            return None;
        }
        if self.comment && tag_pair(&line[begins..]).is_some() && !self.is_closed(at) {
            return Some(at);
        }
        // A line that begins like a tag pair but is malformed has no moves.
        let mut broken = false;
        let mut letters = line.char_indices();
        while let Some((index, letter)) = letters.next() {
            match letter {
                '{' => self.brace(true),
                '}' => self.brace(false),
                _ if self.comment => {}
                ';' => {
                    self.moves |= !broken;
                    break;
                }
                '[' => match tag_pair(&line[index..]) {
                    Some(pair) => {
                        let again = self.blank && self.tags.contains(&pair.name);
                        if self.moves || (index == begins && again) {
                            return Some(at + index);
                        }
                        self.tags.push(pair.name);
                        // Skip to the end of the tag pair.
                        let _ = letters.nth(line[index..index + pair.length].chars().count() - 2);
                    }
                    None if index == begins => {
                        broken = true;
                        let ended = self.blank || self.ends_with_result(at);
                        if self.moves && ended && is_broken_tag(&line[index..]) {
                            return Some(at);
                        }
                    }
                    None => self.moves |= !broken,
                },
                letter => self.moves |= !broken && !is_blank(letter),
            }
        }
        None
    }

    /// Whether the last word before is a result.
    fn ends_with_result(&self, at: usize) -> bool {
        let text = self.text[..at].trim_end_matches(is_blank);
        let word = text.rsplit(is_blank).next().unwrap_or_default();
        (self.goes_on && text.is_empty()) || super::GameResult::from_token(word).is_some()
    }

    fn brace(&mut self, opens: bool) {
        self.moves = true;
        self.comment = opens;
        self.closed = None;
    }

    /// Whether the open comment is closed after this point, before another one opens.
    fn is_closed(&mut self, at: usize) -> bool {
        *self.closed.get_or_insert_with(|| {
            let brace = self.text[at..].find(['{', '}']);
            self.unknown |= brace.is_none();
            brace.is_some_and(|brace| self.text[at + brace..].starts_with('}'))
        })
    }
}

/// A tag pair at the beginning of a text.
struct TagPair<'a> {
    name: &'a str,
    /// The number of bytes from bracket to bracket.
    length: usize,
}

/// The tag pair at the beginning of a text, such as `[White "Carlsen"]`.
fn tag_pair(text: &str) -> Option<TagPair<'_>> {
    let (name, value) = name_and_rest(text)?;
    let inside = value.trim_start().strip_prefix('"')?;
    let mut escaped = false;
    for (index, letter) in inside.char_indices() {
        match letter {
            '\n' => return None,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => {
                let after = inside[index + 1..].trim_start_matches([' ', '\t']);
                // An unescaped quote within the value does not end it.
                if let Some(after) = after.strip_prefix(']') {
                    let length = text.len() - after.len();
                    return Some(TagPair { name, length });
                }
            }
            _ => {}
        }
    }
    None
}

/// The name of what looks like a tag pair, and the text after it.
fn name_and_rest(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('[')?;
    let end = inside.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')?;
    let (name, rest) = inside.split_at(end);
    let word = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let apart = rest.starts_with(|letter: char| letter == '"' || letter.is_ascii_whitespace());
    (word && apart && !rest.starts_with('\n')).then_some((name, rest))
}

/// Whether a text begins like a tag pair.
fn is_broken_tag(text: &str) -> bool {
    name_and_rest(text).is_some()
}
