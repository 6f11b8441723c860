//! Queen against rook: John McCarthy's tables of 1980.
//!
//! *Notes on queen and king vs. rook and king* proposes to solve the endgame by passes over bit tables, one for each
//! side to move, and to store only positions that a short look-ahead cannot solve. This module implements all of it:
//!
//! | | |
//! |---|---|
//! | [`solve`] | the passes: every position is stored with the stage that solved it |
//! | [`Bare`] | queen or rook against a bare king, reached by captures |
//! | [`Tables`] | both sides' wins, both [goals](Goal), both sides to move |
//! | [`Mates`] | both sides' wins for mate alone, as used by the search |
//! | [`probe`] | a position's value, its plies to mate and to conversion, and a best move, from any [`Lookup`] |
//! | [`Symmetry`], [`Extent`] | the eight symmetries: one position represents up to eight |
//! | [`Compact`], [`List`] | the positions that a look-ahead does not solve |
//! | [`Table`] | any of these, as a file |
//! | [`Won`] | one bit per position, for on-chip memory |
//! | [`Census`] | numbers of won, drawn and lost positions, and the longest wins |
//!
//! The queen's wins are only half of the ending: the rook's side can win too, and the same code solves it with the
//! pieces exchanged. There are no pawns and no castling, and the tables ignore the fifty-move rule.
//!
//! ```
//! use fpgambit_engine::kqkr::{Extent, Tables, Value, probe};
//! use fpgambit_engine::Position;
//!
//! let tables = Tables::solve(Extent::Triangle);
//! // 8  . k . . . . . .    White to move in Philidor's position only has to lose a tempo,
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

/// What the winner tries to reach and the loser tries to delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Mate.
    Mate,
    /// Mate, or the capture of the loser's piece if the ending that follows is won.
    Conversion,
}

impl Goal {
    /// Both goals.
    pub const ALL: [Goal; 2] = [Goal::Mate, Goal::Conversion];

    const fn index(self) -> usize {
        self as usize
    }
}

/// The side whose wins are solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The queen's side wins.
    QueenWins,
    /// The rook's side wins.
    RookWins,
}

impl Ending {
    /// Both endings.
    pub const ALL: [Ending; 2] = [Ending::QueenWins, Ending::RookWins];

    const fn index(self) -> usize {
        self as usize
    }

    /// Returns the winner's piece.
    pub const fn piece(self) -> Kind {
        match self {
            Ending::QueenWins => Kind::Queen,
            Ending::RookWins => Kind::Rook,
        }
    }

    /// Returns the loser's piece.
    pub const fn foe(self) -> Kind {
        match self {
            Ending::QueenWins => Kind::Rook,
            Ending::RookWins => Kind::Queen,
        }
    }
}
