//! A file cut into games, so that a broken one does not spoil the next.

/// The text of a game and the line it begins on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    pub(super) line: usize,
    pub(super) text: &'a str,
}

/// Cuts before each line that looks like a tag pair and follows moves, or follows tags and a blank line
/// and repeats one of them. Within an open comment only a blank line before makes it one: then the
/// comment was never closed.
pub(super) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    let mut line = 1;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = end_of_game(rest);
        let (part, after) = rest.split_at(end);
        let found = Part { line, text: part };
        line += part.matches('\n').count();
        rest = after;
        Some(found)
    })
    .filter(|part| !part.text.trim().is_empty())
}

/// The end of the first game of a text. It depends on what is before it and on the line behind it alone: more text does not
/// move it.
pub(super) fn end_of_game(text: &str) -> usize {
    let mut tags: Vec<&str> = Vec::new();
    let (mut moves, mut blank, mut comment) = (false, true, false);
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        match tag_name(line) {
            Some(_) if moves && (blank || !comment) => return at,
            Some(name) if !moves && blank && tags.contains(&name) => return at,
            Some(name) if !moves => tags.push(name),
            _ => {
                // A broken tag pair is still one of the tags.
                moves |= !line.trim().is_empty() && !line.starts_with(['%', '[']);
                comment = is_open(line, comment);
            }
        }
        blank = line.trim().is_empty();
        at += line.len();
    }
    at
}

/// The name in a line such as `[White "Carlsen"]`.
fn tag_name(line: &str) -> Option<&str> {
    let inside = line.trim_end().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once(|letter: char| letter.is_ascii_whitespace())?;
    let word = !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    (word && value.trim_start().starts_with('"') && value.ends_with('"')).then_some(name)
}

/// Whether a comment in braces is open at the end of a line.
fn is_open(line: &str, mut open: bool) -> bool {
    if !open && line.starts_with('%') {
        return false;
    }
    for letter in line.chars() {
        match letter {
            '{' => open = true,
            '}' => open = false,
            ';' if !open => break,
            _ => {}
        }
    }
    open
}
