//! A file cut into games, so that a broken one does not spoil the next.

use crate::text;

/// The text of a game and the line it begins on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    pub(super) line: usize,
    pub(super) text: &'a str,
}

/// Cuts before tags that follow moves, and before a tag that follows tags and a blank line and repeats one of them. A tag
/// pair counts wherever it stands in a line, a broken one at the beginning of a line after a blank line or a result. Within
/// a comment tags are text, unless it was never closed: then the next brace, if any, opens another.
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

/// Whether nothing is in a text.
pub(super) fn is_all_blank(text: &str) -> bool {
    text.trim_matches(is_blank).is_empty()
}

/// Whether a letter only stands between others.
pub(super) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || text::is_mark(letter)
}

/// How far the end of the first game of a text has been looked for.
pub(super) struct Splitter<'a> {
    text: &'a str,
    /// The text goes on behind a result, in the line where that is.
    goes_on: bool,
    /// The names of its tags.
    tags: Vec<&'a str>,
    /// Moves, or anything else that is no tag, have been seen.
    moves: bool,
    /// The line before was empty, or there was none.
    blank: bool,
    /// A comment in braces is open.
    comment: bool,
    /// Whether that comment is ever closed, once it was looked up.
    closed: Option<bool>,
    /// No brace says whether a comment in which tags stand is closed.
    unknown: bool,
}

impl<'a> Splitter<'a> {
    /// Of a whole text, or of what follows the result of a game that may go on.
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

    /// The end of the first game.
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

    /// The end of the first game of a text that may be the beginning of a longer one, if nothing that follows moves it.
    pub(super) fn certain_end(mut self) -> Option<usize> {
        // The last line may go on.
        self.text = &self.text[..self.text.rfind('\n')? + 1];
        let end = self.end_of_game();
        (end < self.text.len() && !self.unknown).then_some(end)
    }

    /// Whether a comment is open at the end of the text.
    pub(super) fn ends_in_comment(mut self) -> bool {
        self.end_of_game() == self.text.len() && self.comment
    }

    /// Where the game ends, if it does so in this line, which begins at `at`.
    fn end_in_line(&mut self, line: &'a str, at: usize) -> Option<usize> {
        let begins = match self.goes_on && at == 0 {
            // Within a line.
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
        // A line that begins like a tag pair and is none has no moves.
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
                        // On to its end.
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

    /// Whether the open comment is closed behind here, before another is opened.
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
    /// Bytes from bracket to bracket.
    length: usize,
}

/// The tag pair that a text begins with, such as `[White "Carlsen"]`.
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
                // A quote within the value that nobody escaped is no end.
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

/// The name of what looks like a tag pair, and what follows it.
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
