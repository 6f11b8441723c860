//! Stages: the number of the pass that found a position.

use super::{Ending, Extent, Symmetry};
use crate::random::Chance;
use crate::{Color, Kind, Piece, Position, Setup, Square};

/// Stage of a legal position that is not won.
pub const NOT_WON: u8 = 255;
/// Stage of what is no position: two men on one square, or the side that is not to move in check.
pub const ILLEGAL: u8 = 254;

/// The men of a position with two pieces, by what they are to the ending's winner.
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
    /// Men on these squares: king, other, piece, foe.
    pub fn on(squares: [Square; 4]) -> Men {
        let [king, other, piece, foe] = squares;
        Men {
            king,
            other,
            piece,
            foe,
        }
    }

    /// Men on any squares, legal or not.
    pub fn anywhere(chance: &mut Chance) -> Men {
        Men::on([0; 4].map(|_: u8| Square::new(chance.below(64) as u8)))
    }

    /// Whether this is the one of its symmetric positions that stands for all of them: of their square numbers, in the
    /// order king, other, piece, foe, the first.
    pub fn is_canonical(self) -> bool {
        Symmetry::ALL
            .iter()
            .all(|symmetry| self.squares() <= self.seen(*symmetry).squares())
    }

    /// The men where a symmetry puts them.
    pub fn seen(self, symmetry: Symmetry) -> Men {
        Men::on(self.squares().map(|square| symmetry.square(square)))
    }

    /// Their squares: king, other, piece, foe.
    pub fn squares(self) -> [Square; 4] {
        [self.king, self.other, self.piece, self.foe]
    }

    /// The position, the winner being White; `None` when it is not legal.
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

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The side whose wins are tabled.
    Winner,
    /// The other side.
    Loser,
}

impl Turn {
    /// Both.
    pub const ALL: [Turn; 2] = [Turn::Winner, Turn::Loser];
}

/// The stage of every position of one ending, winner and loser to move.
///
/// With the winner to move a stage is the number of his moves to the goal, the last one counted, so from 1; with the
/// loser to move the number of winner's moves still to come, from 0. Entries are numbered winner's king (by
/// row), loser's king, winner's piece, loser's piece, the last running fastest: 2^12 for each pair of kings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stages {
    pub(super) extent: Extent,
    pub(super) winners: Vec<u8>,
    pub(super) losers: Vec<u8>,
}

impl Stages {
    /// Which positions have entries.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// A position's stage, [`NOT_WON`] or [`ILLEGAL`].
    #[inline]
    pub fn get(&self, turn: Turn, men: Men) -> u8 {
        let (row, symmetry) = self.extent.place(men.king);
        let mut entry = row;
        for square in [men.other, men.piece, men.foe] {
            entry = entry << 6 | symmetry.square(square).index();
        }
        self.of(turn)[entry]
    }

    /// All stages for this side to move.
    pub fn of(&self, turn: Turn) -> &[u8] {
        match turn {
            Turn::Winner => &self.winners,
            Turn::Loser => &self.losers,
        }
    }

    /// The men of an entry.
    pub fn men(&self, entry: usize) -> Men {
        Men {
            king: self.extent.square(entry >> 18),
            other: Square::wrapping((entry >> 12) as u8),
            piece: Square::wrapping((entry >> 6) as u8),
            foe: Square::wrapping(entry as u8),
        }
    }
}
