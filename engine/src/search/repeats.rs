//! Draws by repetition, as a search sees them.

use crate::{Move, Position};

/// How a position has occurred before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// How often, this time included; at least 2.
    pub count: u32,
    /// How many plies ago it was last there.
    pub back: u32,
}

/// Tells whether the position at the end of a game and the line after it has occurred before.
pub trait Repetitions {
    /// A move, or a pass when `None`, is about to be made in this position, whose Zobrist key is given.
    fn push(&mut self, before: &Position, key: u64, mv: Option<Move>);
    /// The last move or pass has been taken back.
    fn pop(&mut self);
    /// The position's earlier occurrences since the last pass, if there are any. The position, whose
    /// Zobrist key is given, is the one after all that was pushed.
    fn find(&mut self, position: &Position, key: u64) -> Option<Occurrence>;
}

/// Sees no repetition.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl Repetitions for Blind {
    fn push(&mut self, _: &Position, _: u64, _: Option<Move>) {}
    fn pop(&mut self) {}
    fn find(&mut self, _: &Position, _: u64) -> Option<Occurrence> {
        None
    }
}

/// Compares Zobrist keys.
#[derive(Clone, Debug, Default)]
pub struct KeyStack {
    plies: Vec<Ply>,
}

#[derive(Clone, Debug)]
struct Ply {
    key: u64,
    /// Nothing before this ply's position can come again.
    wall: bool,
}

impl KeyStack {
    /// A move of the game is about to be made in this position.
    pub fn push_move(&mut self, before: &Position, mv: Move) {
        self.push(before, super::keys::key(before), Some(mv));
    }

    /// How often the position after all moves pushed has occurred, this time included.
    pub fn occurrences(&mut self, position: &Position) -> u32 {
        self.find(position, super::keys::key(position))
            .map_or(1, |found| found.count)
    }
}

impl Repetitions for KeyStack {
    #[inline]
    fn push(&mut self, before: &Position, key: u64, mv: Option<Move>) {
        let wall = mv.is_none_or(|mv| {
            mv.is_capture() || before.nibble_at(mv.from()) & 7 == crate::Kind::Pawn as u8
        });
        self.plies.push(Ply { key, wall });
    }

    #[inline]
    fn pop(&mut self) {
        self.plies.pop();
    }

    #[inline]
    fn find(&mut self, _: &Position, key: u64) -> Option<Occurrence> {
        let mut found: Option<Occurrence> = None;
        for (index, ply) in self.plies.iter().rev().enumerate() {
            if ply.wall {
                break;
            }
            if index % 2 == 1 && ply.key == key {
                let back = index as u32 + 1;
                found = Some(match found {
                    None => Occurrence { count: 2, back },
                    Some(first) => Occurrence {
                        count: first.count + 1,
                        ..first
                    },
                });
            }
        }
        found
    }
}
