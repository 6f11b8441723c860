//! The history of a game and of the line that a search is in, as move records.

use super::{Record, Step};
use crate::Position;

/// Move records, the latest on top, and how many of them can be undone in search of a repetition.
///
/// It grows as it must; only the circuits have a limit.
#[derive(Clone, Debug, Default)]
pub struct History {
    records: Vec<Record>,
    /// After each record, the reversible ones on top.
    reversible: Vec<u32>,
}

impl History {
    /// An empty one.
    pub fn new() -> History {
        History::default()
    }

    /// The records of these steps from a position.
    pub fn of(start: &Position, steps: &[Step]) -> History {
        let mut history = History::new();
        let mut position = start.clone();
        for step in steps {
            history.push(step.record(&position));
            step.make(&mut position);
        }
        history
    }

    /// A move or null move was made.
    #[inline]
    pub fn push(&mut self, record: Record) {
        let below = self.reversible.last().copied().unwrap_or(0);
        self.reversible
            .push(if record.is_reversible() { below + 1 } else { 0 });
        self.records.push(record);
    }

    /// The last one was taken back.
    #[inline]
    pub fn pop(&mut self) -> Option<Record> {
        self.reversible.pop();
        self.records.pop()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.records.clear();
        self.reversible.clear();
    }

    /// All records, the latest last.
    #[inline]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The records that may be undone, the latest last: those since the last that is not reversible,
    /// which itself must not be (GNU Chess 4 undoes it and sees repetitions that are none).
    #[inline]
    pub fn reversible(&self) -> &[Record] {
        let plies = self.reversible.last().copied().unwrap_or(0);
        &self.records[self.records.len() - plies as usize..]
    }
}

impl FromIterator<Record> for History {
    fn from_iter<I: IntoIterator<Item = Record>>(records: I) -> History {
        let mut history = History::new();
        records.into_iter().for_each(|record| history.push(record));
        history
    }
}
