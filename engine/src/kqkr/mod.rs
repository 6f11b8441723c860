//! Queen against rook: John McCarthy's tables of 1980.
//!
//! *Notes on queen and king vs. rook and king* proposes to solve the ending by passes over tables of bits, one for
//! each side to move, and to keep of it only what a short look-ahead cannot find. Here is all of it:
//!
//! | | |
//! |---|---|
//! | [`solve`] | the passes: every position is written with the stage that found it |
//! | [`Bare`] | queen or rook against a king alone, which captures lead to |
//! | [`Tables`] | both sides' wins, both [goals](Goal), both sides to move |
//! | [`Mates`] | the same for mate alone: what the search asks |
//! | [`probe`] | a position's value, its plies to mate and to conversion, and a best move, from any [`Lookup`] |
//! | [`Symmetry`], [`Extent`] | the eight symmetries: one position stands for up to eight |
//! | [`Compact`], [`List`] | what is left when a look-ahead finds the rest |
//! | [`Table`] | any of these, as a file |
//! | [`Won`] | one bit a position, for on-chip memory |
//! | [`Census`] | how many positions are won, drawn and lost, and the longest wins |
//!
//! The queen's wins are only half of it: the rook's side can win too, and is solved by the same code with the pieces
//! exchanged. There are no pawns and no castling here, and the fifty-move rule is not looked at.
//!
//! ```
//! use fpgambit_engine::kqkr::{Extent, Tables, Value, probe};
//! use fpgambit_engine::Position;
//!
//! let tables = Tables::solve(Extent::Triangle);
//! // 8  . k . . . . . .    White to move in Philidor's position has only to lose a move,
//! // 7  . r . . . . . .    with Qa5-e5-a1-a5 say. Then Black must part king and rook.
//! // 6  . . K . . . . .
//! // 5  Q . . . . . . .
//! let position: Position = "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1".parse().unwrap();
//! let answer = probe(&tables, &position).unwrap();
//! assert!(matches!(answer.mate, Value::Win(_)));
//! assert!(answer.conversion.plies() <= answer.mate.plies());
//! ```

mod bare;
mod bits;
mod census;
mod compact;
mod extent;
mod file;
mod pairs;
mod probe;
mod solve;
mod stage;
mod symmetry;
mod tables;
mod won;

pub use bare::Bare;
pub use census::{Census, Outcomes};
pub use compact::{Compact, List, MOVES_MAX, Prober, WORD_BITS};
pub use extent::Extent;
pub use file::{FileError, Table};
pub use probe::{Answer, Lookup, ProbeError, Value, best_move, move_value, probe, value};
pub use solve::solve;
pub use stage::{ILLEGAL, Men, NOT_WON, Stages, Turn};
pub use symmetry::Symmetry;
pub use tables::{Mates, Tables};
pub use won::Won;

use crate::Kind;

/// What the winner tries to reach, and the loser to put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Mate.
    Mate,
    /// Mate, or the capture of the loser's piece if the ending that follows is won.
    Conversion,
}

impl Goal {
    /// Both.
    pub const ALL: [Goal; 2] = [Goal::Mate, Goal::Conversion];

    const fn index(self) -> usize {
        self as usize
    }
}

/// Whose wins are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The queen's.
    QueenWins,
    /// The rook's.
    RookWins,
}

impl Ending {
    /// Both.
    pub const ALL: [Ending; 2] = [Ending::QueenWins, Ending::RookWins];

    const fn index(self) -> usize {
        self as usize
    }

    /// The winner's piece.
    pub const fn piece(self) -> Kind {
        match self {
            Ending::QueenWins => Kind::Queen,
            Ending::RookWins => Kind::Rook,
        }
    }

    /// The loser's piece.
    pub const fn foe(self) -> Kind {
        match self {
            Ending::QueenWins => Kind::Rook,
            Ending::RookWins => Kind::Queen,
        }
    }
}
