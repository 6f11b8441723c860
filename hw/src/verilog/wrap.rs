//! Breaks long lines of prose and of code.

/// Columns in a line of Verilog.
pub(super) const COLUMNS: usize = 100;

/// Breaks prose between words.
pub(super) fn wrap_words(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Breaks code after operators or commas, those in the fewest brackets first.
pub(super) fn wrap_code(line: &str, columns: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = line.to_owned();
    let mut room = columns;
    while rest.len() > room {
        let mut depth = 0_usize;
        let mut best: Option<(usize, usize)> = None;
        let bytes = rest.as_bytes();
        for at in 0..room.min(bytes.len()) {
            match bytes[at] {
                b'(' | b'{' | b'[' => depth += 1,
                b')' | b'}' | b']' => depth = depth.saturating_sub(1),
                b' ' if at > 0 => {
                    let before = &rest[..at];
                    let breaks = before.ends_with(',')
                        || [
                            " &", " |", " ^", " +", " -", " &&", " ||", " ==", " =", " <=",
                        ]
                        .iter()
                        .any(|operator| before.ends_with(operator));
                    if breaks && best.is_none_or(|(least, _)| depth <= least) && at > room / 3 {
                        best = Some((depth, at));
                    }
                }
                _ => {}
            }
        }
        let Some((_, at)) = best else { break };
        pieces.push(rest[..at].to_owned());
        rest = rest[at + 1..].to_owned();
        room = columns - 4;
    }
    pieces.push(rest);
    pieces
}
