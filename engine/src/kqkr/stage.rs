//! Stages: the number of the pass that found a position.

use super::{Ending, Extent, Symmetry};
use crate::random::Chance;
use crate::{Color, Kind, Piece, Position, Setup, Square};

/// The stage of a legal position that is not won.
pub const NOT_WON: u8 = 255;
/// The stage of an illegal position: two men on one square, or the side that is not to move in check.
pub const ILLEGAL: u8 = 254;

/// The men of a position with two pieces, by their role for the ending's winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Men {
    /// The winner's king.
    pub king: Square,
    /// The loser's king.
    pub other: Square,
    /// The winner's piece.
    pub piece: Square,
    /// The loser's piece.
    pub foe: Square,
}

impl Men {
    /// Puts the men on these squares: king, other, piece, foe.
    pub fn on(squares: [Square; 4]) -> Men {
        let [king, other, piece, foe] = squares;
        Men {
            king,
            other,
            piece,
            foe,
        }
    }

    /// Puts the men on random squares, legal or not.
    pub fn anywhere(chance: &mut Chance) -> Men {
        Men::on([0; 4].map(|_: u8| Square::new(chance.below(64) as u8)))
    }

    /// Returns whether this position represents all its symmetric positions: it is the first of them by its square
    /// numbers in the order king, other, piece, foe.
    pub fn is_canonical(self) -> bool {
        Symmetry::ALL
            .iter()
            .all(|symmetry| self.squares() <= self.seen(*symmetry).squares())
    }

    /// Returns the men after a symmetry.
    pub fn seen(self, symmetry: Symmetry) -> Men {
        Men::on(self.squares().map(|square| symmetry.square(square)))
    }

    /// Returns the men's squares: king, other, piece, foe.
    pub fn squares(self) -> [Square; 4] {
        [self.king, self.other, self.piece, self.foe]
    }

    /// Returns the position, with White as the winner; `None` if it is not legal.
    pub fn position(self, ending: Ending, turn: Turn) -> Option<Position> {
        let mut setup = Setup::empty();
        let men = [
            (self.king, Color::White, Kind::King),
            (self.other, Color::Black, Kind::King),
            (self.piece, Color::White, ending.piece()),
            (self.foe, Color::Black, ending.foe()),
        ];
        for (square, color, kind) in men {
            let taken = setup.board[square.index()].replace(Piece::new(color, kind));
            if taken.is_some() {
                return None;
            }
        }
        if turn == Turn::Loser {
            setup.side = Color::Black;
        }
        setup.position().ok()
    }
}

/// The side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The side whose wins the table holds.
    Winner,
    /// The other side.
    Loser,
}

impl Turn {
    /// Both turns.
    pub const ALL: [Turn; 2] = [Turn::Winner, Turn::Loser];
}

/// The stage of every position of one ending, with winner and loser to move.
///
/// With the winner to move, a stage is the number of the winner's moves to the goal, including the last one, so it
/// starts at 1. With the loser to move, it is the number of the winner's moves still to come, from 0. Entries are
/// numbered by winner's king (by row), loser's king, winner's piece and loser's piece, the last varying fastest: 2^12
/// for each pair of kings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stages {
    pub(super) extent: Extent,
    pub(super) winners: Vec<u8>,
    pub(super) losers: Vec<u8>,
}

impl Stages {
    /// Returns which positions have entries.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// Returns a position's stage, [`NOT_WON`] or [`ILLEGAL`].
    #[inline]
    pub fn get(&self, turn: Turn, men: Men) -> u8 {
        let (row, symmetry) = self.extent.place(men.king);
        let mut entry = row;
        for square in [men.other, men.piece, men.foe] {
            entry = entry << 6 | symmetry.square(square).index();
        }
        self.of(turn)[entry]
    }

    /// Returns all stages for this side to move.
    pub fn of(&self, turn: Turn) -> &[u8] {
        match turn {
            Turn::Winner => &self.winners,
            Turn::Loser => &self.losers,
        }
    }

    /// Returns the men of an entry.
    pub fn men(&self, entry: usize) -> Men {
        Men {
            king: self.extent.square(entry >> 18),
            other: Square::wrapping((entry >> 12) as u8),
            piece: Square::wrapping((entry >> 6) as u8),
            foe: Square::wrapping(entry as u8),
        }
    }
}
