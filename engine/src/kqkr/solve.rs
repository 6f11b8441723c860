//! McCarthy's passes.
//!
//! There are two tables of bits, one for each side to move. The winner's table starts with the illegal positions: "an
//! illegal move for black can be regarded as a move to a position that white has won", so that no pass needs to test
//! for checks. The loser's table starts with the positions that are already won: mates and, for the second goal,
//! captures. Each pass then looks one ply ahead from each table into the other, and stores each position that it finds
//! with the pass's stage.
//!
//! The scan processes 64 positions at a time. With the winner to move, they differ in the square of the winner's piece.
//! The scan finds all squares from which this piece reaches a position of the loser's table at once, by running
//! backwards along the rays from all squares where that table has a one. With the loser to move, the positions differ
//! in the square of the loser's piece, and the scan works in the same way. So in the table that a pass writes, another
//! piece varies fastest than in the table that it reads; in between, a block of 64 by 64 bits is transposed.

use rayon::prelude::*;

use super::bare::{Bare, adjacent};
use super::bits::{attacked, reaching, transpose};
use super::stage::{ILLEGAL, NOT_WON, Stages};
use super::{Ending, Extent, Goal};
use crate::{Bitboard, Square, attacks};

/// A block: the 64 by 64 squares of the two pieces for one pair of kings.
pub(super) type Block = [u64; 64];
/// The entries of a block.
const ENTRIES: usize = 64 * 64;

/// Solves an ending for a goal; `bare` is the ending after the winner's capture.
pub fn solve(extent: Extent, ending: Ending, goal: Goal, bare: &Bare) -> Stages {
    Solver::new(extent, ending, goal, bare).run()
}

/// Returns the stages of an ending before it is solved: [`ILLEGAL`] or [`NOT_WON`].
pub(super) fn unsolved(extent: Extent, ending: Ending, bare: &Bare) -> Stages {
    // The goal does not matter yet.
    Solver::new(extent, ending, Goal::Mate, bare).unsolved()
}

/// The two tables of bits.
pub(super) struct Solver<'a> {
    extent: Extent,
    ending: Ending,
    goal: Goal,
    bare: &'a Bare,
    /// Positions with the winner to move that are won or illegal. A word for each square of the winner's piece.
    winners: Vec<Block>,
    /// Positions with the loser to move that the winner wins. A word for each square of the loser's piece.
    losers: Vec<Block>,
    /// Positions with the loser to move that are legal and not stalemate. A word for each square of the winner's piece.
    playable: Vec<Block>,
}

impl<'a> Solver<'a> {
    pub(super) fn new(extent: Extent, ending: Ending, goal: Goal, bare: &'a Bare) -> Self {
        let pairs = extent.rows() * 64;
        let mut solver = Solver {
            extent,
            ending,
            goal,
            bare,
            winners: Vec::new(),
            losers: vec![[0; 64]; pairs],
            playable: Vec::new(),
        };
        solver.winners = solver.nothing();
        solver.playable = solver.all_pairs(|pair| solver.not_stalemate(pair));
        solver
    }

    fn kings(&self, pair: usize) -> (Square, Square) {
        (self.extent.square(pair / 64), Square::ALL[pair % 64])
    }

    fn run(mut self) -> Stages {
        let mut stages = self.unsolved();
        for stage in 0.. {
            let mut found = false;
            if stage > 0 {
                let won = self.all_pairs(|pair| self.wins(pair, usize::from(stage) - 1));
                found |= take(&mut self.winners, won, &mut stages.winners, stage);
            }
            let lost = self.all_pairs(|pair| self.losses(pair));
            found |= self.take_losers(lost, &mut stages.losers, stage);
            // A capture may lead to a longer mate than any found so far.
            if !found && usize::from(stage) > self.bare.last_stage() {
                break;
            }
        }
        stages
    }

    /// Marks every legal position as not won.
    fn unsolved(&self) -> Stages {
        let entries = self.winners.len() * ENTRIES;
        let mut stages = Stages {
            extent: self.extent,
            winners: vec![NOT_WON; entries],
            losers: vec![NOT_WON; entries],
        };
        write(&mut stages.winners, &self.nothing(), ILLEGAL);
        let impossible = self.all_pairs(|pair| self.legal(pair).map(|word| !word));
        write(&mut stages.losers, &impossible, ILLEGAL);
        stages
    }

    /// Returns the winner's table before anything is known: the illegal positions.
    pub(super) fn nothing(&self) -> Vec<Block> {
        self.all_pairs(|pair| self.illegal(pair))
    }

    /// Extends the winner's table by one move of look-ahead: the positions from which the winner, whatever the loser
    /// does, reaches a position of `known`, or captures into an ending that is lost within this stage.
    pub(super) fn ahead(&mut self, known: &[Block], stage: usize) -> Vec<Block> {
        self.winners = known.to_vec();
        self.losers = self.all_pairs(|pair| {
            let mut lost = self.losses(pair);
            transpose(&mut lost);
            lost
        });
        self.all_pairs(|pair| self.wins(pair, stage))
    }

    fn all_pairs(&self, block: impl Fn(usize) -> Block + Send + Sync) -> Vec<Block> {
        (0..self.extent.rows() * 64)
            .into_par_iter()
            .map(block)
            .collect()
    }

    fn take_losers(&mut self, lost: Vec<Block>, stages: &mut [u8], stage: u8) -> bool {
        let mut known = lost.clone();
        self.losers
            .par_iter()
            .zip(&mut known)
            .for_each(|(old, known)| {
                *known = *old;
                transpose(known);
            });
        let found = take(&mut known, lost, stages, stage);
        known.par_iter_mut().for_each(transpose);
        self.losers = known;
        found
    }

    /// With the winner to move, by the winner's piece: positions that are illegal, and so as good as won.
    fn illegal(&self, pair: usize) -> Block {
        let (king, other) = self.kings(pair);
        if adjacent(king, other) {
            return [!0; 64];
        }
        let checking = attacked(self.ending.piece(), other, Bitboard::of(king));
        let kings = Bitboard::of(king) | Bitboard::of(other);
        by_square(|piece| {
            if kings.has(piece) {
                Bitboard::ALL
            } else if checking.has(piece) {
                !attacks::between(piece, other)
            } else {
                kings | Bitboard::of(piece)
            }
        })
    }

    /// With the loser to move, by the winner's piece: positions that are legal.
    fn legal(&self, pair: usize) -> Block {
        let (king, other) = self.kings(pair);
        let kings = Bitboard::of(king) | Bitboard::of(other);
        if adjacent(king, other) {
            return [0; 64];
        }
        by_square(|piece| {
            if kings.has(piece) {
                return Bitboard::EMPTY;
            }
            let occupied = kings | Bitboard::of(piece);
            !(attacked(self.ending.foe(), king, occupied) | occupied)
        })
    }

    /// Legal positions in which the loser can move or is mated; valid while the winner's table has only the illegal
    /// positions.
    fn not_stalemate(&self, pair: usize) -> Block {
        let (legal, escapes) = (self.legal(pair), self.escapes(pair));
        let checked = &self.winners[pair];
        std::array::from_fn(|piece| legal[piece] & (escapes[piece] | checked[piece]))
    }

    /// With the loser to move, by the winner's piece: positions with a move to a position that is not won.
    fn escapes(&self, pair: usize) -> Block {
        let (king, other) = self.kings(pair);
        let won = &self.winners[pair];
        let kings = Bitboard::of(king) | Bitboard::of(other);
        let targets = attacks::king(other);
        by_square(|piece| {
            let at = Bitboard::of(piece);
            let free = !Bitboard(won[piece.index()]) | at;
            let mut escapes = reaching(self.ending.foe(), free, !(kings | at));
            for to in targets {
                escapes |= if to == piece && !adjacent(king, to) {
                    Bitboard::ALL
                } else {
                    !Bitboard(self.winners[pair / 64 * 64 + to.index()][piece.index()])
                };
            }
            escapes
        })
    }

    /// With the loser to move, by the winner's piece: positions that are lost.
    fn losses(&self, pair: usize) -> Block {
        let (playable, escapes) = (&self.playable[pair], self.escapes(pair));
        std::array::from_fn(|piece| playable[piece] & !escapes[piece])
    }

    /// With the winner to move, by the winner's piece: positions with a move to a position that is lost within this
    /// stage.
    fn wins(&self, pair: usize, stage: usize) -> Block {
        let (king, other) = self.kings(pair);
        let kings = Bitboard::of(king) | Bitboard::of(other);
        let captured = |king| {
            let within = match self.goal {
                Goal::Mate => stage,
                Goal::Conversion => self.bare.last_stage(),
            };
            self.bare.lost_within(within, king, other)
        };
        let lost = &self.losers[pair];
        let by_piece = captured(king);
        let mut won = by_square(|foe| {
            let at = Bitboard::of(foe);
            let targets = Bitboard(lost[foe.index()]) | by_piece & at;
            reaching(self.ending.piece(), targets, !(kings | at))
        });
        for to in attacks::king(king) {
            let (row, symmetry) = self.extent.place(to);
            let lost = &self.losers[row * 64 + symmetry.square(other).index()];
            for foe in Square::ALL {
                won[foe.index()] |= if foe == to {
                    captured(to).0
                } else {
                    symmetry
                        .undo(Bitboard(lost[symmetry.square(foe).index()]))
                        .0
                };
            }
        }
        transpose(&mut won);
        won
    }
}

fn by_square(set: impl Fn(Square) -> Bitboard) -> Block {
    std::array::from_fn(|index| set(Square::ALL[index]).0)
}

/// Adds positions to a table and stores the stage of the new ones. Returns whether there were any.
fn take(known: &mut [Block], found: Vec<Block>, stages: &mut [u8], stage: u8) -> bool {
    let new: Vec<Block> = known
        .par_iter_mut()
        .zip(found)
        .map(|(known, found)| {
            std::array::from_fn(|piece| {
                let new = found[piece] & !known[piece];
                known[piece] |= new;
                new
            })
        })
        .collect();
    write(stages, &new, stage);
    new.iter().any(|block| block.iter().any(|&word| word != 0))
}

fn write(stages: &mut [u8], blocks: &[Block], stage: u8) {
    stages
        .par_chunks_mut(ENTRIES)
        .zip(blocks)
        .for_each(|(stages, block)| {
            for (row, &word) in stages.chunks_mut(64).zip(block) {
                for foe in Bitboard(word) {
                    row[foe.index()] = stage;
                }
            }
        });
}
