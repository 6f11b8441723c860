//! Repetition: whether, how far back and how often the position has occurred before.
//!
//! Two positions are the same by article 9.2.3 of FIDE's laws: same side to move, same pieces on the
//! same squares, same castling rights, same *legal* capture en passant. There are four methods, one file
//! each, behind one interface, [`Detector`]:
//!
//! | method | stores per ply | examines |
//! |---|---|---|
//! | [`Matrix`] | the board, 64 bytes, and a 16-bit checksum | every second position, checksum first |
//! | [`Zobrist`] | a 64-bit key | every second key |
//! | [`Chains`] | a 24-bit [`Record`] | every record, and a list of the pieces that have moved |
//! | [`Counter`] | a 24-bit [`Record`] | two records at a time, and one number |
//!
//! Matrix and Zobrist compare positions. Chains and counter retract the moves virtually and detect from the moves alone
//! when every piece is back on its square. [`PrintedChains`] is AXON's algorithm as printed in its paper, which is not
//! exact;
//! [`Oracle`] compares everything with everything.
//!
//! Every method stops at the most recent irreversible move, which is not retracted, and at a null move, which is a
//! boundary.
//!
//! ```
//! use fpgambit_engine::Position;
//! use fpgambit_engine::repetition::{Counter, Detector, Verdict};
//!
//! let mut position = Position::startpos();
//! let mut detector = Counter::default();
//! for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
//!     let mv = position.parse_uci(uci).unwrap();
//!     detector.push(&position, mv);
//!     position.make(mv);
//! }
//! assert_eq!(detector.query(&position, 2), Verdict { count: 2, back: Some(4) });
//! ```
//!
//! # The methods beside each other
//!
//! AXON's paper (section 6) gives the time of a query over n moves as Z = 64 n Tz for 64-bit keys and V = 24 k n Tv for
//! chains, where k is the number of pieces that have moved. It calls the chains' time "non-linear" and that of the keys
//! stable. The paper on the counter (section 4.1) calls the counter's time stable and the chains' time dependent on the
//! number of moved pieces.
//!
//! - Keys: linear in n, as predicted by Z, for any board; today 64 bits are a single comparison.
//! - Chains: V holds qualitatively. With 64 plies the time grows with the number of moved pieces, though from 2 to 16
//!   by a factor of 3 to 4, not 8. In the middlegame it grows faster than n, because k grows with n.
//! - Counter: stable, as its paper states: the same for 2 pieces as for 16, linear in n, and from 16 plies on some 2 to
//!   7 times faster than chains.
//! - But the counter is not the fastest: a query of existing keys, as in a program with a hash table, takes half its
//!   time or less, and from 8 plies on whole boards are faster too, thanks to their checksums. The counter saves
//!   computing and storing keys: in whole games, where keys have no other use, push and query together take about half
//!   of their time.
//! - Few queries are long: in the reference games, 88 % have fewer than four plies to examine.
//!
//! These figures come from `cargo run --release -p fpgambit-engine --example repetition_table`, which writes both
//! tables and the plot. `cargo bench -p fpgambit-engine --bench repetition` times the same lines and games with
//! criterion. The circuits' documentation has the hardware costs.
//!
#![doc = include_str!("measured.md")]
#![doc = include_str!("measured.svg")]

mod cases;
mod chains;
mod claims;
mod counter;
mod history;
mod lines;
mod matrix;
mod occurrences;
mod oracle;
mod printed;
mod record;
mod rotation;
mod zobrist;

pub use cases::{CASES, Case};
pub use chains::{Chain, Chains, Rule};
pub use claims::Claims;
pub use counter::{Counter, Tally, bitboards, mailbox, walk};
pub use history::History;
pub use lines::{Line, RandomLines};
pub use matrix::Matrix;
pub use occurrences::Occurrences;
pub use oracle::{Oracle, same};
pub use printed::PrintedChains;
pub use record::{Record, RecordError, Step};
pub use zobrist::{Zobrist, key};

use std::fmt;

use crate::{Move, Position};

/// A detector's answer for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// How often the position has occurred, including this time: 1 if it is new.
    pub count: u32,
    /// How many plies before it last occurred, an even number of at least 4; `None` if it is new.
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

    /// Adds an occurrence that is further back than those before.
    #[inline]
    fn add(&mut self, back: u32) {
        self.count += 1;
        self.back.get_or_insert(back);
    }
}

/// A move that would repeat a position, as Deep Blue used the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Upcoming {
    /// The move, legal in the examined position.
    pub mv: Move,
    /// The distance of the repeated position before the examined one, in plies: an odd number of at least 3.
    pub back: u32,
}

/// Follows a game, or the line that a search is in, and finds earlier occurrences of a position.
///
/// A search keeps a detector beside its position: it calls [`push`](Detector::push) before making a move,
/// [`pop`](Detector::pop) after taking it back, and [`query`](Detector::query) at the node. `back` distinguishes a
/// repetition within the tree, where one is a draw, from a repetition of a position of the game.
pub trait Detector: Send {
    /// Forgets everything: the next position begins a game.
    fn clear(&mut self);

    /// Records a legal move of this position, before it is made.
    fn push(&mut self, before: &Position, mv: Move);

    /// Records a null move of this position, before it is made.
    fn push_null(&mut self, before: &Position);

    /// Removes the last move or null move after it was taken back.
    fn pop(&mut self);

    /// Counts how often `examined`, the position after the moves pushed, has occurred, and finds its last occurrence.
    ///
    /// The query stops when it has counted to `enough`: 2 to find out whether it has occurred, 3 for a threefold
    /// repetition, `u32::MAX` for all occurrences.
    fn query(&self, examined: &Position, enough: u32) -> Verdict;

    /// Records a step.
    fn step(&mut self, before: &Position, step: Step) {
        match step {
            Step::Move(mv) => self.push(before, mv),
            Step::Null => self.push_null(before),
        }
    }
}

/// The exact methods by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DetectionMethod {
    /// [`Matrix`].
    Matrix,
    /// [`Zobrist`].
    Zobrist,
    /// [`Chains`], the completed form.
    Chains,
    /// [`Counter`].
    Counter,
}

impl DetectionMethod {
    /// All four methods.
    pub const ALL: [DetectionMethod; 4] = [
        DetectionMethod::Matrix,
        DetectionMethod::Zobrist,
        DetectionMethod::Chains,
        DetectionMethod::Counter,
    ];

    /// `matrix`, `zobrist`, `chains` or `counter`.
    pub const fn name(self) -> &'static str {
        match self {
            DetectionMethod::Matrix => "matrix",
            DetectionMethod::Zobrist => "zobrist",
            DetectionMethod::Chains => "chains",
            DetectionMethod::Counter => "counter",
        }
    }

    /// Creates a detector without history.
    pub fn detector(self) -> Box<dyn Detector> {
        match self {
            DetectionMethod::Matrix => Box::<Matrix>::default(),
            DetectionMethod::Zobrist => Box::<Zobrist>::default(),
            DetectionMethod::Chains => Box::<Chains>::default(),
            DetectionMethod::Counter => Box::<Counter>::default(),
        }
    }
}

impl fmt::Display for DetectionMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Implements, for a detector that uses a [`History`], the part of the interface that is the same for all of them.
macro_rules! follow_with_history {
    () => {
        fn clear(&mut self) {
            self.history.clear();
        }

        #[inline]
        fn push(&mut self, before: &Position, mv: Move) {
            self.history.push(Record::of(before, mv));
        }

        #[inline]
        fn push_null(&mut self, _: &Position) {
            self.history.push(Record::NULL);
        }

        #[inline]
        fn pop(&mut self) {
            self.history.pop();
        }
    };
}
use follow_with_history;
