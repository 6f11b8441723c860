//! Parses a program's answer to `go perft N`.

use std::time::Instant;

use fpgambit_engine::{Move, Position, Square, quoted};

use super::program::{Program, ProgramError, ProgramFault};

/// Perft below each move in UCI notation, in the order of the texts. A duplicate move is a fault to report.
pub type Divide = Vec<(String, u64)>;

/// The largest number of lines of moves, which no position needs even with duplicates.
const LINES_MAX: usize = 1024;

/// The meaning of a line.
#[derive(Debug, PartialEq, Eq)]
enum Said {
    /// A number that is too large for a count.
    Vast,
    /// A move and its count.
    Move(String, u64),
    /// The total of the counts.
    Total(u64),
    /// The program has searched instead.
    Best,
    /// The line does not belong to the answer.
    Else,
}

/// Requests perft below each move of the position after these moves.
///
/// The answer has a line for each move, in the form `e2e4: 20` or `e2e4 20`, `e2e4 - 20`, `e2e4 : 20`, `e2e4 = 20`, and
/// then the total: `Nodes searched: 400`, `nodes 400`, `Total: 400` and the like. The parser skips empty lines, `info`
/// and other words. The timeout applies to each line of the answer; other lines do not extend it.
///
/// # Errors
/// Returns an error if the program ends, does not answer in time, or gives a total that is not the sum of its counts.
pub fn ask(
    program: &mut Program,
    root: &Position,
    moves: &[Move],
    depth: u32,
) -> Result<Divide, ProgramError> {
    let mut position = format!("position fen {root}");
    for (number, mv) in moves.iter().enumerate() {
        position += if number == 0 { " moves " } else { " " };
        position += &mv.to_string();
    }
    program.send(&position)?;
    let question = format!("go perft {depth}");
    program.send(&question)?;
    let asked = format!("after `{}`, `{question}`", quoted(&position));
    let mut divide = Divide::new();
    let mut odd = None;
    let patience = program.patience();
    let mut deadline = Instant::now() + patience;
    let wrong = |program: &Program, found: &str, expected: String| {
        let found = quoted(found);
        program.fault(ProgramFault::Answer { found, expected })
    };
    loop {
        let expected = match divide.is_empty() {
            true => format!("moves and their counts, as `e2e4: 20`, {asked}"),
            false => format!("the sum, as `Nodes searched: 400`, {asked}"),
        };
        let line = program.line(deadline, &expected)?;
        match said(&line) {
            Said::Move(text, nodes) => {
                divide.push((text, nodes));
                if divide.len() > LINES_MAX {
                    let expected = format!("no more than {LINES_MAX} moves {asked}");
                    return Err(wrong(program, &line, expected));
                }
            }
            Said::Total(total) => {
                let sum: u128 = divide.iter().map(|&(_, nodes)| u128::from(nodes)).sum();
                if sum != u128::from(total) {
                    let expected = format!("the sum of its counts, {sum}, {asked}");
                    return Err(wrong(program, odd.as_deref().unwrap_or(&line), expected));
                }
                divide.sort_unstable();
                program.answers();
                return Ok(divide);
            }
            Said::Best => {
                let expected = format!("moves and their counts {asked}");
                return Err(wrong(program, &line, expected));
            }
            Said::Vast => {
                let expected = format!("a count below 2^64 {asked}");
                return Err(wrong(program, &line, expected));
            }
            Said::Else => {
                if !line.trim().is_empty() && !line.trim_start().starts_with("info") {
                    odd.get_or_insert(line);
                }
                continue;
            }
        }
        program.answers();
        deadline = Instant::now() + patience;
    }
}

fn said(line: &str) -> Said {
    let mut words = line
        .split(|letter: char| letter.is_whitespace() || matches!(letter, ':' | '-' | '='))
        .filter(|word| !word.is_empty());
    let Some(first) = words.next() else {
        return Said::Else;
    };
    match first {
        "info" => return Said::Else,
        "bestmove" => return Said::Best,
        _ => {}
    }
    if let Some(text) = move_text(first) {
        return match (words.next().and_then(number), words.next()) {
            (Some(Some(nodes)), None) => Said::Move(text, nodes),
            (Some(None), None) => Said::Vast,
            _ => Said::Else,
        };
    }
    let (mut is_total, mut word) = (false, first);
    loop {
        match word.to_ascii_lowercase().as_str() {
            "nodes" | "total" => is_total = true,
            "searched" | "leaf" | "node" | "count" | "perft" => {}
            _ => {
                return match number(word) {
                    Some(Some(total)) if is_total => Said::Total(total),
                    Some(None) if is_total => Said::Vast,
                    _ => Said::Else,
                };
            }
        }
        match words.next() {
            Some(next) => word = next,
            None => return Said::Else,
        }
    }
}

/// A move in UCI notation, with the promotion in lower case.
fn move_text(word: &str) -> Option<String> {
    let square = |part: Option<&str>| part.is_some_and(|part| part.parse::<Square>().is_ok());
    let promotion = matches!(
        word.get(4..)?,
        "" | "n" | "b" | "r" | "q" | "N" | "B" | "R" | "Q"
    );
    (square(word.get(0..2)) && square(word.get(2..4)) && promotion)
        .then(|| word.to_ascii_lowercase())
}

/// A count, possibly with commas between thousands; `Some(None)` if it is too large.
fn number(word: &str) -> Option<Option<u64>> {
    let digits: String = word.chars().filter(|&letter| letter != ',').collect();
    let is_plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_plain.then(|| digits.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perft_output_lines_are_classified() {
        for line in [
            "e2e4: 20",
            "e2e4 20",
            "e2e4 - 20",
            "e2e4 : 20",
            "  e2e4\t=  20",
        ] {
            assert_eq!(said(line), Said::Move("e2e4".to_owned(), 20), "{line}");
        }
        assert_eq!(said("a7a8Q: 1,234"), Said::Move("a7a8q".to_owned(), 1234));
        for line in [
            "Nodes searched: 400",
            "Nodes searched  : 400",
            "nodes 400",
            "Nodes: 400",
            "total 400",
            "Total nodes = 400",
            "Total: 400 (12 ms)",
            "perft total 400",
        ] {
            assert_eq!(said(line), Said::Total(400), "{line}");
        }
        for line in [
            "",
            "Nodes/second    : 400",
            "Total time (ms) : 400",
            "e2e9: 20",
            "e2e4k: 20",
            "e2e4: x",
            "e2e4: -",
            "e2e4: 20 30",
            "nodes",
            "time 400",
            "400",
            "perft 400",
            "e2é4: 3",
        ] {
            assert_eq!(said(line), Said::Else, "{line}");
        }
        for line in [
            "Nodes searched: 18446744073709551616",
            "nodes 99,999,999,999,999,999,999",
            "e2e4: 18446744073709551616",
        ] {
            assert_eq!(said(line), Said::Vast, "{line}");
        }
        assert_eq!(said("nodes 18446744073709551615"), Said::Total(u64::MAX));
        assert_eq!(said("info nodes 7 nps 9 time 3"), Said::Else);
        assert_eq!(said("bestmove e2e4"), Said::Best);
    }
}
