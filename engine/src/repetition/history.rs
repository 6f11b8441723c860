//! The history of a game and of the line that a search is in, as move records.

use super::{Record, Step};
use crate::Position;

/// Move records, the latest on top, with the number of them that can be undone in the search for a repetition.
///
/// It grows as needed; only the circuits have a limit.
#[derive(Clone, Debug, Default)]
pub struct History {
    records: Vec<Record>,
    /// After each record, the number of reversible ones on top.
    reversible: Vec<u32>,
}

impl History {
    /// Creates an empty history.
    pub fn new() -> History {
        History::default()
    }

    /// Creates the records of these steps from a position.
    pub fn of(start: &Position, steps: &[Step]) -> History {
        let mut history = History::new();
        let mut position = start.clone();
        for step in steps {
            history.push(step.record(&position));
            step.make(&mut position);
        }
        history
    }

    /// Records that a move or null move was made.
    #[inline]
    pub fn push(&mut self, record: Record) {
        let below = self.reversible.last().copied().unwrap_or(0);
        self.reversible
            .push(if record.is_reversible() { below + 1 } else { 0 });
        self.records.push(record);
    }

    /// Removes the last record after its move was taken back.
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

    /// The records that may be undone, the latest last: those after the last irreversible one. That one must not be
    /// undone itself (GNU Chess 4 undoes it and reports false repetitions).
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
