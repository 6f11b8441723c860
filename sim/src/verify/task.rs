//! The sources of positions, with what is known about them beforehand.

use std::fmt;
use std::sync::Arc;

use fpgambit_engine::epd::{self, EpdError, Record};
use fpgambit_engine::random::RandomGames;
use fpgambit_engine::{Position, quoted};

/// The suite that runs by default. Its header defines its operations.
const SUITE: &str = include_str!("../../data/suite.epd");

/// What a count counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Leaf nodes at this depth: `D1`, `D2`, ...
    Perft(u32),
    /// Legal captures, en passant captures and promotions: the suite's `c0`.
    Captures,
    /// Pseudo-legal moves: the suite's `c1`.
    PseudoLegal,
}

impl Count {
    /// The operation with this count.
    pub fn opcode(self) -> String {
        match self {
            Count::Perft(depth) => format!("D{depth}"),
            Count::Captures => "c0".to_owned(),
            Count::PseudoLegal => "c1".to_owned(),
        }
    }
}

/// A count known from an external source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// What is counted.
    pub count: Count,
    /// The required number.
    pub expected: u64,
}

/// The source of a position: a name, and a number within it. The text is made only when it is needed.
#[derive(Clone, Debug)]
pub struct Origin {
    name: Arc<str>,
    /// The text between the name and the number, such as `, position `.
    numbered: Option<(&'static str, u64)>,
}

impl Origin {
    /// Creates the source from a name and a number.
    pub fn numbered(name: &Arc<str>, between: &'static str, number: u64) -> Origin {
        Origin {
            name: name.clone(),
            numbered: Some((between, number)),
        }
    }
}

impl From<String> for Origin {
    fn from(name: String) -> Origin {
        Origin {
            name: name.into(),
            numbered: None,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        match self.numbered {
            Some((between, number)) => write!(f, "{between}{number}"),
            None => Ok(()),
        }
    }
}

/// A position to check.
#[derive(Clone, Debug)]
pub struct Task {
    /// The source, such as `suite castling.free.both, mirrored`.
    pub source: Origin,
    /// The number of the group in whose totals the position counts.
    pub group: usize,
    /// The position.
    pub position: Position,
    /// The known counts of the position.
    pub expectations: Vec<Expectation>,
}

impl Task {
    /// The number of perft counters to compare.
    pub fn counters(&self) -> u64 {
        let perft = |expectation: &&Expectation| matches!(expectation.count, Count::Perft(_));
        self.expectations.iter().filter(perft).count() as u64
    }
}

/// Why a file has no positions.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    /// A line is not an EPD.
    #[error("{}: {error}", shown(name))]
    Epd {
        /// The file.
        name: String,
        /// The line, and what is wrong with it.
        error: Box<EpdError>,
    },
    /// No line has a position.
    #[error("{} has no position: expected one EPD position per line", shown(name))]
    Empty {
        /// The file.
        name: String,
    },
}

/// The name that messages use for standard input.
pub const STANDARD_INPUT: &str = "standard input";

/// A file's name between backticks, as in every message; special characters are already escaped.
fn shown(name: &str) -> String {
    match name {
        STANDARD_INPUT => name.to_owned(),
        name => format!("`{name}`"),
    }
}

/// The built-in suite as one group: each position as it is and mirrored, with its move counts and its perft counters
/// up to `depth` (at least 1).
pub fn suite_tasks(group: usize, depth: u32) -> Vec<Task> {
    let records = epd::parse(SUITE.as_bytes()).expect("the built-in suite is EPD");
    let both = records.iter().flat_map(|(_, record)| {
        let name = format!("suite {}", record.id().unwrap_or("without a name"));
        let mut expectations = counters(record, depth.max(1));
        let comment = |opcode, what| comment_count(record, opcode, what);
        if let Some(expected) = comment("c0", "captures") {
            let count = Count::Captures;
            expectations.push(Expectation { count, expected });
        }
        if let Some(expected) = comment("c1", "pseudo") {
            let count = Count::PseudoLegal;
            expectations.push(Expectation { count, expected });
        }
        let mirrored = Task {
            source: format!("{name}, mirrored").into(),
            group,
            position: record.position.mirrored(),
            expectations: expectations.clone(),
        };
        let task = Task {
            source: name.into(),
            group,
            position: record.position.clone(),
            expectations,
        };
        [task, mirrored]
    });
    both.collect()
}

/// The positions of an EPD file, with its perft counters up to `depth`.
///
/// # Errors
/// Returns an error if a line is not an EPD, or if there is no position.
pub fn epd_tasks(
    group: usize,
    name: &str,
    file: &[u8],
    depth: u32,
) -> Result<Vec<Task>, TaskError> {
    let name = quoted(name);
    let records = match epd::parse(file) {
        Ok(records) => records,
        Err(error) => {
            let error = Box::new(error);
            return Err(TaskError::Epd { name, error });
        }
    };
    if records.is_empty() {
        return Err(TaskError::Empty { name });
    }
    let task = |(line, record): &(usize, Record)| epd_task(group, &name, *line, record, depth);
    Ok(records.iter().map(task).collect())
}

/// The position of a line of a file, with its perft counters up to `depth`. `name` is the file's escaped name.
pub fn epd_task(group: usize, name: &str, line: usize, record: &Record, depth: u32) -> Task {
    Task {
        source: format!("{name} line {line}").into(),
        group,
        position: record.position.clone(),
        expectations: counters(record, depth),
    }
}

/// The first `number` positions of random games from a seed.
pub fn random_tasks(group: usize, seed: u64, number: usize) -> impl Iterator<Item = Task> + Send {
    let name: Arc<str> = format!("random games, seed {seed}").into();
    let numbered = RandomGames::new(seed).take(number).zip(1..);
    numbered.map(move |(position, number)| Task {
        source: Origin::numbered(&name, ", position ", number),
        group,
        position,
        expectations: Vec::new(),
    })
}

fn counters(record: &Record, depth: u32) -> Vec<Expectation> {
    let known = record.counters().into_iter();
    known
        .filter(|&(counted, _)| (1..=depth).contains(&counted))
        .map(|(depth, expected)| Expectation {
            count: Count::Perft(depth),
            expected,
        })
        .collect()
}

fn comment_count(record: &Record, opcode: &str, what: &str) -> Option<u64> {
    let text = record.operation(opcode)?.operands.first()?.text();
    text.strip_prefix(what)?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suite_has_each_position_mirrored_with_counts() {
        let tasks = suite_tasks(0, 1);
        assert!(tasks.len() >= 400, "{}", tasks.len());
        for pair in tasks.chunks(2) {
            assert_eq!(pair[0].position.mirrored(), pair[1].position);
            for task in pair {
                let counts: Vec<String> = task
                    .expectations
                    .iter()
                    .map(|expectation| expectation.count.opcode())
                    .collect();
                assert_eq!(counts, ["D1", "c0", "c1"], "{}", task.source);
            }
        }
        let deeper = suite_tasks(0, 2);
        assert_eq!(deeper[0].expectations[1].count, Count::Perft(2));
    }

    #[test]
    fn epd_counts_are_kept_up_to_the_given_depth() {
        let file = b"# perft\n4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66 ;D3 1197\n";
        let tasks = epd_tasks(0, "a.epd", file, 2).unwrap();
        assert_eq!(tasks[0].source.to_string(), "a.epd line 2");
        let expected: Vec<u64> = tasks[0]
            .expectations
            .iter()
            .map(|expectation| expectation.expected)
            .collect();
        assert_eq!(expected, [15, 66]);
        assert!(
            epd_tasks(0, "a.epd", file, 0).unwrap()[0]
                .expectations
                .is_empty()
        );
    }

    #[test]
    fn files_without_positions_are_rejected_by_name() {
        let error = epd_tasks(0, "x\ny.epd", b"\n# none\n", 1).unwrap_err();
        assert_eq!(
            error.to_string(),
            "`x\\ny.epd` has no position: expected one EPD position per line"
        );
        let error = epd_tasks(0, "x.epd", b"\nnonsense\n", 1)
            .unwrap_err()
            .to_string();
        assert!(error.starts_with("`x.epd`: line 2: "), "{error}");
    }
}
