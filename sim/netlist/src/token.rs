//! Converts text to tokens, removing comments, attributes and directives.

use crate::error::{Fault, Place, Result};
use std::iter::Peekable;
use std::str::Chars;

/// A number as written in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    /// The bits, the lowest first: as many as its width, or at least 32 if it has none.
    pub bits: Vec<bool>,
    /// Whether it is a plain decimal number, which is signed in Verilog.
    pub is_signed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Name(String),
    /// `$readmemh` and the like.
    System(String),
    Number(Number),
    Text(String),
    Punctuation(&'static str),
    End,
}

#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub place: Place,
}

/// Punctuation, the longest first.
const PUNCTUATION: &[&str] = &[
    "<<<", ">>>", "===", "!==", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+:", "-:", "~&",
    "~|", "~^", "^~", "**", "(", ")", "[", "]", "{", "}", ",", ";", ":", ".", "#", "@", "=", "<",
    ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "?",
];

/// The defined macros; only text for synthesis is read.
const DEFINED: &[&str] = &["SYNTHESIS"];

struct Lexer<'a> {
    text: &'a str,
    place: Place,
    tokens: Vec<Token>,
    /// For each open `ifdef`, whether its text counts, and its line.
    branches: Vec<(bool, u32)>,
}

/// Returns the tokens of a file, with [`Kind::End`] last.
pub(crate) fn tokens(text: &str, file: u16) -> Result<Vec<Token>> {
    let mut lexer = Lexer {
        text,
        place: Place { file, line: 1 },
        tokens: Vec::new(),
        branches: Vec::new(),
    };
    lexer.run()?;
    if let Some((_, line)) = lexer.branches.pop() {
        let place = Place { file, line };
        return Err(Fault::new(place, "'`ifdef' without its '`endif'"));
    }
    lexer.push(Kind::End);
    Ok(lexer.tokens)
}

impl<'a> Lexer<'a> {
    fn run(&mut self) -> Result<()> {
        loop {
            let trimmed = self.text.trim_start();
            self.advance(self.text.len() - trimmed.len());
            let Some(first) = self.text.chars().next() else {
                return Ok(());
            };
            if self.text.starts_with("//") {
                let length = self.text.find('\n').unwrap_or(self.text.len());
                self.advance(length);
            } else if self.text.starts_with("/*") {
                self.skip_past("*/", "a comment")?;
            } else if first == '`' {
                self.directive()?;
            } else if !self.counts() {
                let length = first.len_utf8();
                self.advance(length);
            } else if self.text.starts_with("(*") && !self.text[2..].trim_start().starts_with(')') {
                self.skip_past("*)", "an attribute")?;
            } else {
                self.token(first)?;
            }
        }
    }

    fn token(&mut self, first: char) -> Result<()> {
        if first.is_ascii_alphabetic() || first == '_' {
            let name = self.word();
            self.push(Kind::Name(name.to_owned()));
        } else if first == '$' {
            self.advance(1);
            let name = self.word();
            self.push(Kind::System(format!("${name}")));
        } else if first.is_ascii_digit() || first == '\'' {
            self.number()?;
        } else if first == '"' {
            self.string()?;
        } else {
            let found = PUNCTUATION
                .iter()
                .find(|text| self.text.starts_with(**text));
            let Some(&found) = found else {
                return Err(self.fault(format!("unexpected character '{}'", first.escape_debug())));
            };
            self.advance(found.len());
            self.push(Kind::Punctuation(found));
        }
        Ok(())
    }

    fn fault(&self, message: impl Into<String>) -> Fault {
        Fault::new(self.place, message)
    }

    fn push(&mut self, kind: Kind) {
        let place = self.place;
        self.tokens.push(Token { kind, place });
    }

    fn advance(&mut self, length: usize) {
        let (passed, left) = self.text.split_at(length);
        self.place.line += passed.matches('\n').count() as u32;
        self.text = left;
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let text = self.text;
        let length = text.find(|c| !wanted(c)).unwrap_or(text.len());
        self.advance(length);
        &text[..length]
    }

    fn word(&mut self) -> &'a str {
        self.take_while(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
    }

    fn skip_past(&mut self, end: &str, what: &str) -> Result<()> {
        let Some(at) = self.text.find(end) else {
            return Err(self.fault(format!("{what} without its '{end}'")));
        };
        self.advance(at + end.len());
        Ok(())
    }

    fn counts(&self) -> bool {
        self.branches.iter().all(|(counts, _)| *counts)
    }

    fn directive(&mut self) -> Result<()> {
        let line = self.place.line;
        self.advance(1);
        let name = self.word();
        let argument = self.take_while(|c| c != '\n');
        let argument = argument.split("//").next().unwrap_or("").trim();
        match name {
            "ifdef" => self.branches.push((DEFINED.contains(&argument), line)),
            "ifndef" => self.branches.push((!DEFINED.contains(&argument), line)),
            "else" | "endif" => {
                let Some((counts, line)) = self.branches.pop() else {
                    return Err(self.fault(format!("'`{name}' without its '`ifdef'")));
                };
                if name == "else" {
                    self.branches.push((!counts, line));
                }
            }
            "default_nettype" | "timescale" | "resetall" | "line" => {}
            _ => {
                let known = "`default_nettype, `timescale, `resetall, `line, `ifdef, `ifndef, `else, `endif";
                return Err(
                    self.fault(format!("directive '`{name}' is not read: expected {known}"))
                );
            }
        }
        Ok(())
    }

    fn string(&mut self) -> Result<()> {
        self.advance(1);
        let Some(length) = self.text.find(['"', '\n', '\\']) else {
            return Err(self.fault("a string without its end"));
        };
        let text = &self.text[..length];
        if !self.text[length..].starts_with('"') {
            return Err(self.fault(format!(
                "string \"{text}...: expected it on one line, without '\\'"
            )));
        }
        self.advance(length + 1);
        self.push(Kind::Text(text.to_owned()));
        Ok(())
    }

    fn number(&mut self) -> Result<()> {
        let begin = self.text;
        let size = self
            .take_while(|c| c.is_ascii_digit() || c == '_')
            .replace('_', "");
        let before_space = self.text;
        let spaces = self.text.len() - self.text.trim_start_matches(' ').len();
        if !self.text[spaces..].starts_with('\'') {
            self.text = before_space;
            let bits = digits(&size, 10)
                .ok_or_else(|| self.fault(format!("number '{size}' is too large")))?;
            let bits = resized(bits, 32);
            self.push(Kind::Number(Number {
                bits,
                is_signed: true,
            }));
            return Ok(());
        }
        self.advance(spaces + 1);
        let is_signed = self.text.starts_with(['s', 'S']);
        self.advance(usize::from(is_signed));
        let letter = self.text.chars().next().unwrap_or(' ');
        let base = match letter.to_ascii_lowercase() {
            'b' => 2,
            'o' => 8,
            'd' => 10,
            'h' => 16,
            _ => {
                return Err(self.fault(format!(
                    "base '{}' of a number: expected b, o, d or h",
                    letter.escape_debug()
                )));
            }
        };
        self.advance(1);
        let spaces = self.text.len() - self.text.trim_start_matches(' ').len();
        self.advance(spaces);
        let written = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_' || c == '?');
        let whole = &begin[..begin.len() - self.text.len()];
        let bits = digits(&written.replace('_', ""), base).ok_or_else(|| {
            self.fault(format!("number '{whole}': expected digits of base {base}; unknown bits (x, z, ?) are not read"))
        })?;
        let bits = match size.as_str() {
            "" => resized(bits, 32),
            _ => {
                let width = size
                    .parse()
                    .ok()
                    .filter(|width| (1..=1 << 20).contains(width));
                let width: usize = width.ok_or_else(|| {
                    self.fault(format!("number '{whole}': expected a width from 1"))
                })?;
                if bits.iter().skip(width).any(|bit| *bit) {
                    return Err(
                        self.fault(format!("number '{whole}' has more bits than its width"))
                    );
                }
                let mut bits = bits;
                bits.resize(width, false);
                bits
            }
        };
        self.push(Kind::Number(Number { bits, is_signed }));
        Ok(())
    }
}

fn resized(mut bits: Vec<bool>, least: usize) -> Vec<bool> {
    while bits.len() > least && bits.last() == Some(&false) {
        bits.pop();
    }
    if bits.len() < least {
        bits.resize(least, false);
    }
    bits
}

/// The bits of a number of any length, the lowest first.
fn digits(text: &str, base: u32) -> Option<Vec<bool>> {
    let mut digits: Peekable<Chars<'_>> = text.chars().peekable();
    digits.peek()?;
    let mut bits: Vec<bool> = Vec::new();
    if base == 10 {
        let value: u128 = text.parse().ok()?;
        return Some((0..128).map(|bit| value >> bit & 1 == 1).collect());
    }
    let each = base.trailing_zeros();
    for digit in text.chars().rev() {
        let value = digit.to_digit(base)?;
        bits.extend((0..each).map(|bit| value >> bit & 1 == 1));
    }
    Some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        let tokens = tokens(text, 0).unwrap();
        tokens.into_iter().map(|token| token.kind).collect()
    }

    fn value(text: &str) -> (u64, usize, bool) {
        let Kind::Number(number) = kinds(text).remove(0) else {
            panic!("{text} is not a number");
        };
        let value = (0..)
            .zip(&number.bits)
            .map(|(bit, set)| u64::from(*set) << bit)
            .sum();
        (value, number.bits.len(), number.is_signed)
    }

    #[test]
    fn number_literals_are_parsed_or_rejected() {
        assert_eq!(value("12"), (12, 32, true));
        assert_eq!(value("8'h5_a"), (0x5a, 8, false));
        assert_eq!(value("4'b1010"), (10, 4, false));
        assert_eq!(value("6'o17"), (15, 6, false));
        assert_eq!(value("16 'd 300"), (300, 16, false));
        assert_eq!(value("3'sd2"), (2, 3, true));
        for wrong in ["2'd4", "4'b12", "4'hx", "0'd0", "4'q1", "'", "8'd"] {
            assert!(tokens(wrong, 0).is_err(), "{wrong}");
        }
    }

    #[test]
    fn comments_attributes_and_skipped_branches_are_ignored() {
        let text =
            "a // b\n/* c\n*/ (* keep *) d @(*) `ifndef SYNTHESIS\n e ` \n`else\n f\n`endif\n g";
        let text = text.replace(" ` ", " ");
        let names: Vec<String> = kinds(&text)
            .into_iter()
            .filter_map(|kind| match kind {
                Kind::Name(name) => Some(name),
                _ => None,
            })
            .collect();
        assert_eq!(names, ["a", "d", "f", "g"]);
        assert!(tokens("`ifdef A", 0).is_err());
        assert!(tokens("`endif", 0).is_err());
        let fault = tokens("a\nb\n`include \"c\"", 0).unwrap_err();
        assert_eq!(fault.place.line, 3);
        assert!(fault.message.contains("'`include'"));
    }
}
