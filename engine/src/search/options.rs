//! What can be chosen of a search.

use super::evaluator::Evaluation;

/// How a search plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What a position counts that has been in the game once and comes up in the search once: the 2007
    /// paper's case (c).
    pub once_in_game: OnceInGame,
    /// Below a null move no repetition is looked for at all, as in AXON; by default it is only that
    /// nothing before the null move counts.
    pub blind_after_null: bool,
    /// Whether the search leaves out and shortens what is unlikely to matter, and uses the table. Off,
    /// it is plain alpha-beta, which must find exactly what a full minimax finds.
    pub selective: bool,
    /// Whether a search near the endings that are known waits until they are solved, so that what it finds depends on its
    /// root alone. Off, it takes them up once they are there, and never waits.
    pub wait_for_endings: bool,
    /// What values positions.
    pub evaluation: Evaluation,
    /// Positions between two looks at the clock and the signals: fewer where moves take long to come.
    pub poll_nodes: u64,
}

/// The paper's case (c): one occurrence in the game, one in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnceInGame {
    /// Nothing yet: the game goes on. The stricter rule.
    Plays,
    /// A draw: AXON's policy.
    Draws,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            once_in_game: OnceInGame::Plays,
            blind_after_null: false,
            selective: true,
            wait_for_endings: true,
            evaluation: Evaluation::Classical,
            poll_nodes: 1024,
        }
    }
}
