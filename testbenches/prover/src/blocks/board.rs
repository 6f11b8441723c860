//! The board memory: eight ranks, each as four planes of a bit a square.

use super::names as n;
use kit::prelude::*;
use spec::rules::{Position, Rules};

/// A rank's nibbles as planes: eight bits for each bit of a nibble.
pub fn planes(nibbles: &[Lit]) -> Word {
    (0..32)
        .map(|bit| nibbles[4 * (bit % 8) + bit / 8])
        .collect()
}

/// The squares of eight ranks of planes.
pub fn squares(ranks: &[Word; 8]) -> Vec<[Lit; 4]> {
    (0..64)
        .map(|square| std::array::from_fn(|bit| ranks[square / 8][8 * bit + square % 8]))
        .collect()
}

/// The nibbles of ranks of planes, file a lowest.
pub fn nibbles(ranks: &[Word; 8]) -> impl Iterator<Item = Word> {
    ranks
        .iter()
        .map(|planes| (0..32).map(|bit| planes[8 * (bit % 4) + bit / 4]).collect())
}

/// The planes of one rank, by its number.
pub fn planes_of(state: &State<'_>, rank: &[Lit]) -> Word {
    let choice = decode(rank);
    let ranks = n::RANKS.map(|rank| state.get(rank));
    (0..32)
        .map(|bit| any((0..8).map(|rank| choice[rank] & ranks[rank][bit])))
        .collect()
}

/// The rules on a board that a case speaks of: its preconditions are assumed, and a counterexample shows it.
pub fn rules_on<'p>(claim: &mut Claim, position: &'p Position) -> Rules<'p> {
    let rules = Rules::new(position);
    claim.image = position.image();
    claim.assume(rules.preconditions());
    rules
}
