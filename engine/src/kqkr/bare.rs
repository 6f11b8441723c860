//! The endings of queen or rook against a bare king, which captures lead to.

use super::Extent;
use super::bits::{attacked, reaching};
use super::stage::{ILLEGAL, NOT_WON};
use crate::{Bitboard, Kind, Square, attacks};

/// The ending of king and one piece against a king, solved for the distance to mate.
///
/// Entries are numbered by winner's king (by row), loser's king and piece; the piece varies fastest.
#[derive(Clone, Debug)]
pub struct Bare {
    extent: Extent,
    winners: Vec<u8>,
    losers: Vec<u8>,
    lost_within: Vec<Vec<Bitboard>>,
}

impl Bare {
    /// Solves the ending with this piece.
    pub fn solve(extent: Extent, piece: Kind) -> Bare {
        Solver::new(extent, piece).run()
    }

    /// Returns the stage of a position with the winner to move: moves to mate, or [`NOT_WON`] or [`ILLEGAL`].
    pub fn winners(&self, king: Square, other: Square, piece: Square) -> u8 {
        self.winners[self.entry(king, other, piece)]
    }

    /// Returns the stage of a position with the loser to move: the winner's moves to mate, 0 if it is mate, or
    /// [`NOT_WON`] or [`ILLEGAL`].
    pub fn losers(&self, king: Square, other: Square, piece: Square) -> u8 {
        self.losers[self.entry(king, other, piece)]
    }

    /// Returns the last stage in which a position was found.
    pub(super) fn last_stage(&self) -> usize {
        self.lost_within.len() - 1
    }

    /// Returns the squares of the piece from which the loser, to move, is mated in at most this many moves.
    #[inline]
    pub(super) fn lost_within(&self, stage: usize, king: Square, other: Square) -> Bitboard {
        let (row, symmetry) = self.extent.place(king);
        let sets = &self.lost_within[stage.min(self.last_stage())];
        symmetry.undo(sets[row * 64 + symmetry.square(other).index()])
    }

    fn entry(&self, king: Square, other: Square, piece: Square) -> usize {
        let (row, symmetry) = self.extent.place(king);
        (row * 64 + symmetry.square(other).index()) * 64 + symmetry.square(piece).index()
    }
}

/// Sets of the piece's squares, one for each pair of kings.
struct Solver {
    extent: Extent,
    piece: Kind,
    /// Positions with the winner to move that are won or illegal.
    winners: Vec<Bitboard>,
    /// Positions with the loser to move that are lost.
    losers: Vec<Bitboard>,
    /// Positions with the loser to move that are legal and not stalemate.
    playable: Vec<Bitboard>,
}

impl Solver {
    fn new(extent: Extent, piece: Kind) -> Solver {
        let pairs = extent.rows() * 64;
        let mut solver = Solver {
            extent,
            piece,
            winners: vec![Bitboard::EMPTY; pairs],
            losers: vec![Bitboard::EMPTY; pairs],
            playable: vec![Bitboard::EMPTY; pairs],
        };
        for pair in 0..pairs {
            let (king, other) = solver.kings(pair);
            let kings = Bitboard::of(king) | Bitboard::of(other);
            let checking = attacked(piece, other, Bitboard::of(king));
            solver.winners[pair] = match adjacent(king, other) {
                true => Bitboard::ALL,
                false => kings | checking,
            };
        }
        for pair in 0..pairs {
            let (king, other) = solver.kings(pair);
            if !adjacent(king, other) {
                let kings = Bitboard::of(king) | Bitboard::of(other);
                let stalemate = !solver.escapes(pair) & !solver.winners[pair];
                solver.playable[pair] = !kings & !stalemate;
            }
        }
        solver
    }

    fn kings(&self, pair: usize) -> (Square, Square) {
        (self.extent.square(pair / 64), Square::ALL[pair % 64])
    }

    /// Returns the squares of the piece that leave the loser a move to a position that is not won.
    fn escapes(&self, pair: usize) -> Bitboard {
        let (king, other) = self.kings(pair);
        let mut escapes = Bitboard::EMPTY;
        for to in attacks::king(other) {
            if !adjacent(king, to) {
                escapes |= !self.winners[pair / 64 * 64 + to.index()] | Bitboard::of(to);
            }
        }
        escapes
    }

    /// Returns the squares of the piece from which the winner has a move to a lost position.
    fn wins(&self, pair: usize) -> Bitboard {
        let (king, other) = self.kings(pair);
        let empty = !(Bitboard::of(king) | Bitboard::of(other));
        let mut wins = reaching(self.piece, self.losers[pair], empty);
        for to in attacks::king(king) {
            let (row, symmetry) = self.extent.place(to);
            let set = self.losers[row * 64 + symmetry.square(other).index()];
            wins |= symmetry.undo(set) & !Bitboard::of(to) & !Bitboard::of(king);
        }
        wins
    }

    fn run(mut self) -> Bare {
        let pairs = self.winners.len();
        let mut bare = Bare {
            extent: self.extent,
            winners: vec![NOT_WON; pairs * 64],
            losers: vec![NOT_WON; pairs * 64],
            lost_within: Vec::new(),
        };
        for pair in 0..pairs {
            write(&mut bare.winners, pair, self.winners[pair], ILLEGAL);
            let (king, other) = self.kings(pair);
            let legal = match adjacent(king, other) {
                true => Bitboard::EMPTY,
                false => !(Bitboard::of(king) | Bitboard::of(other)),
            };
            write(&mut bare.losers, pair, !legal, ILLEGAL);
        }
        for stage in 0.. {
            let mut found = false;
            if stage > 0 {
                for pair in 0..pairs {
                    let new = self.wins(pair) & !self.winners[pair];
                    write(&mut bare.winners, pair, new, stage);
                    self.winners[pair] |= new;
                }
            }
            for pair in 0..pairs {
                let lost = self.playable[pair] & !self.escapes(pair);
                let new = lost & !self.losers[pair];
                write(&mut bare.losers, pair, new, stage);
                self.losers[pair] = lost;
                found |= !new.is_empty();
            }
            if !found {
                break;
            }
            bare.lost_within.push(self.losers.clone());
        }
        bare
    }
}

fn write(stages: &mut [u8], pair: usize, squares: Bitboard, stage: u8) {
    for square in squares {
        stages[pair * 64 + square.index()] = stage;
    }
}

/// Returns whether kings on these squares are adjacent or on the same square.
#[inline]
pub(super) fn adjacent(king: Square, other: Square) -> bool {
    king == other || attacks::king(king).has(other)
}
