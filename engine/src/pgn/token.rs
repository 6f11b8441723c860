//! The tokens of a game's text.

use super::spelling;
use super::split::is_blank;
use crate::text;

/// A token and its line in the game, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) line: usize,
    pub(super) kind: Kind<'a>,
}

/// The kind of a token, as far as its letters show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// From `[` to `]`, or to the end of the line.
    Tag(&'a str),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A comment in braces that is never closed.
    Unclosed(&'a str),
    /// Anything else, without white space.
    Word(&'a str),
}

/// The tokens of a text, without comments and lines that begin with %.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    line_begins: bool,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens {
            rest: text,
            line: 0,
            line_begins: true,
        }
    }

    /// The rest of the text.
    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    /// Removes this many bytes from the beginning of the text.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        // Ignore a mark where files were joined.
        let last = taken.chars().rev().find(|&letter| !text::is_mark(letter));
        if let Some(last) = last {
            self.line_begins = last == '\n';
        }
        self.rest = rest;
        taken
    }

    fn rest_of_line(&self) -> usize {
        self.rest.find('\n').map_or(self.rest.len(), |end| end + 1)
    }

    /// The end of a tag: the bracket after the closing quote, or the end of the line.
    fn end_of_tag(&self) -> usize {
        let line = &self.rest[..self.rest_of_line()];
        let (mut quoted, mut escaped) = (false, false);
        for (at, letter) in line.char_indices() {
            match letter {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' => quoted = !quoted,
                ']' if !quoted => return at + 1,
                _ => {}
            }
        }
        line.len()
    }
}

impl Tokens<'_> {
    /// The end of the word at the beginning of the text.
    fn end_of_word(&self) -> usize {
        let text = self.rest;
        // An annotation may follow a move without a blank, and a move may follow an annotation.
        if let Some(digits) = text.strip_prefix('$').map(spelling::digits)
            && digits > 0
        {
            return 1 + digits;
        }
        if let Some(end) = spelling::spaced_result(text) {
            return end;
        }
        let ends = |letter: char| is_blank(letter) || "{}()[];$*".contains(letter);
        let first = text.chars().next().map_or(0, char::len_utf8);
        let mut end = text[first..]
            .find(ends)
            .map_or(text.len(), |end| end + first);
        // A letter in parentheses right after a move is its promotion: `a8(Q)`.
        if is_promotion(&text[end..]) && text[..end].ends_with(['1', '8']) {
            end += "(Q)".len();
            let after = text[end..].trim_start_matches(['+', '#', '!', '?']);
            end = text.len() - after.len();
        }
        end
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let blank = self.rest.len() - self.rest.trim_start_matches(is_blank).len();
            self.take(blank);
            let line = self.line;
            let token = |kind| Some(Token { line, kind });
            match self.rest.chars().next()? {
                '%' if self.line_begins => {
                    self.take(self.rest_of_line());
                }
                ';' => {
                    self.take(self.rest_of_line());
                }
                '{' => match self.rest.find('}') {
                    Some(end) => {
                        self.take(end + 1);
                    }
                    None => return token(Kind::Unclosed(self.take(self.rest.len()))),
                },
                '[' => {
                    let end = self.end_of_tag();
                    return token(Kind::Tag(self.take(end).trim_end()));
                }
                '(' => {
                    self.take(1);
                    return token(Kind::Open);
                }
                ')' => {
                    self.take(1);
                    return token(Kind::Close);
                }
                _ => {
                    let end = self.end_of_word();
                    return token(Kind::Word(self.take(end)));
                }
            }
        }
    }
}

/// Whether the text begins with a promotion piece in parentheses.
fn is_promotion(text: &str) -> bool {
    matches!(text.as_bytes(), [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..])
}
