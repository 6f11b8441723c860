//! The options of a search.

use super::evaluator::Evaluation;

/// How a search plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The score of a position that occurred once in the game and occurs once in the search: case (c) of the 2007
    /// paper.
    pub once_in_game: OnceInGame,
    /// Whether the search ignores all repetitions below a null move, as AXON does. By default it only ignores
    /// occurrences before the null move.
    pub blind_after_null: bool,
    /// Whether the search prunes, reduces and uses the table. If not, it is plain alpha-beta, which must find exactly
    /// what a full minimax finds.
    pub selective: bool,
    /// Whether a search near the known endings waits until they are solved, so that its result depends on its root
    /// alone. If not, it uses them once they are ready, and never waits.
    pub wait_for_endings: bool,
    /// The evaluation.
    pub evaluation: Evaluation,
    /// The number of positions between two checks of the clock and the signals; use fewer with a slow move source.
    pub poll_nodes: u64,
}

/// Case (c) of the paper: one occurrence in the game, one in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnceInGame {
    /// No draw yet: the game goes on. This is the stricter rule.
    Plays,
    /// A draw, as in AXON.
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
