//! The board memory: eight ranks, each as four planes with one bit per square.

use super::names as n;
use kit::prelude::*;
use spec::rules::{Position, Rules};

/// Converts a rank's nibbles to planes: eight bits for each bit of a nibble.
pub fn planes(nibbles: &[Lit]) -> Word {
    (0..32)
        .map(|bit| nibbles[4 * (bit % 8) + bit / 8])
        .collect()
}

/// Returns the squares of eight ranks in planes.
pub fn squares(ranks: &[Word; 8]) -> Vec<[Lit; 4]> {
    (0..64)
        .map(|square| std::array::from_fn(|bit| ranks[square / 8][8 * bit + square % 8]))
        .collect()
}

/// Returns the nibbles of ranks in planes, file a lowest.
pub fn nibbles(ranks: &[Word; 8]) -> impl Iterator<Item = Word> {
    ranks
        .iter()
        .map(|planes| (0..32).map(|bit| planes[8 * (bit % 4) + bit / 4]).collect())
}

/// Returns the planes of one rank by its number.
pub fn planes_of(state: &State<'_>, rank: &[Lit]) -> Word {
    let choice = decode(rank);
    let ranks = n::RANKS.map(|rank| state.get(rank));
    (0..32)
        .map(|bit| any((0..8).map(|rank| choice[rank] & ranks[rank][bit])))
        .collect()
}

/// Returns the rules on a case's board: assumes its preconditions, and prints it with a counterexample.
pub fn rules_on<'p>(claim: &mut Claim, position: &'p Position) -> Rules<'p> {
    let rules = Rules::new(position);
    claim.image = position.image();
    claim.assume(rules.preconditions());
    rules
}
