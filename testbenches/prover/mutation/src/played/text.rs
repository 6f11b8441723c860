//! Splits the text of a bench into tokens.

use super::BenchError;

/// A word or a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Name(String),
    Text(String),
    Number(Number),
    Sign(&'static str),
}

/// A number as written in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    pub value: u64,
    /// The bits that count; those of a `?` do not.
    pub care: u64,
    /// `None` if no width is written; the number is then a signed one of 32 bits.
    pub width: Option<usize>,
}

/// Longer symbols first.
const SIGNS: &[&str] = &[
    "!==", "===", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "+:", "~^", "(", ")", "[", "]",
    "{", "}", ";", ",", ":", "?", "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!",
    "#", ".", "@",
];

/// Returns the tokens, each with its line.
///
/// # Errors
///
/// Returns an error for a character that begins no token.
pub fn tokens(text: &str) -> Result<Vec<(Token, usize)>, BenchError> {
    let mut found = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let mut rest = line.split("//").next().unwrap_or("").trim_start();
        // Directives do not affect the bench's behaviour.
        if rest.starts_with('`') {
            continue;
        }
        // A string may contain what looks like a comment.
        if line.contains('"') {
            rest = line.trim_start();
        }
        while !rest.is_empty() && !rest.starts_with("//") {
            let (token, after) = token(rest)
                .ok_or_else(|| BenchError::new(number, format!("{rest:?}: expected Verilog")))?;
            found.push((token, number));
            rest = after.trim_start();
        }
    }
    Ok(found)
}

fn token(rest: &str) -> Option<(Token, &str)> {
    let first = rest.chars().next()?;
    if first == '"' {
        let end = 1 + rest[1..].find('"')?;
        return Some((Token::Text(rest[1..end].to_owned()), &rest[end + 1..]));
    }
    if first.is_ascii_digit() || first == '\'' {
        return number(rest);
    }
    if first.is_ascii_alphabetic() || first == '_' || first == '$' {
        let of_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        let end = rest.find(|c| !of_name(c)).unwrap_or(rest.len());
        return Some((Token::Name(rest[..end].to_owned()), &rest[end..]));
    }
    let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign))?;
    Some((Token::Sign(sign), &rest[sign.len()..]))
}

fn number(rest: &str) -> Option<(Token, &str)> {
    let digits = |text: &str| {
        text.find(|c: char| !c.is_ascii_digit() && c != '_')
            .unwrap_or(text.len())
    };
    let end = digits(rest);
    let size: String = rest[..end].chars().filter(|c| *c != '_').collect();
    let Some(based) = rest[end..].strip_prefix('\'') else {
        let value = size.parse().ok()?;
        let number = Number {
            value,
            care: u64::MAX,
            width: None,
        };
        return Some((Token::Number(number), &rest[end..]));
    };
    let bits = match based.chars().next()? {
        'h' => 4,
        'b' => 1,
        'd' => 0,
        _ => return None,
    };
    let based = &based[1..];
    let of_number = |c: char| c.is_ascii_hexdigit() || c == '_' || c == '?';
    let end = based.find(|c| !of_number(c)).unwrap_or(based.len());
    let (mut value, mut care): (u64, u64) = (0, 0);
    for digit in based[..end].chars().filter(|c| *c != '_') {
        let worth = u64::from(digit.to_digit(16).unwrap_or(0));
        match bits {
            0 => value = value.checked_mul(10)?.checked_add(worth)?,
            _ => {
                let ones = (1 << bits) - 1;
                value = value << bits | worth;
                care = care << bits | if digit == '?' { 0 } else { ones };
            }
        }
    }
    // Digits that are not written count.
    let care = match based[..end].contains('?') {
        true => care,
        false => u64::MAX,
    };
    let width = Some(size.parse().unwrap_or(32));
    Some((Token::Number(Number { value, care, width }), &based[end..]))
}
