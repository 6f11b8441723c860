//! Repetition: has the position occurred before, how far back, how often.

mod history;
mod lines;
mod oracle;
mod record;
mod rotation;

pub use history::History;
pub use lines::{Line, RandomLines};
pub use oracle::{Oracle, same};
pub use record::{Record, RecordError, Step};

/// What a detector says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// How often the position has occurred, this time included: 1 when it is new.
    pub count: u32,
    /// How many plies ago it last did, an even number of 4 or more; `None` when it is new.
    pub back: Option<u32>,
}

impl Verdict {
    /// A position that has not occurred before.
    pub const NEW: Verdict = Verdict {
        count: 1,
        back: None,
    };

    /// Whether the position has occurred before.
    #[inline]
    pub const fn is_repeated(self) -> bool {
        self.back.is_some()
    }

    /// One more occurrence, farther back than those before.
    #[inline]
    fn add(&mut self, back: u32) {
        self.count += 1;
        self.back.get_or_insert(back);
    }
}
