//! The specification held to the engine's naive generator, with which it shares nothing, on random positions.

use crate::chess::{Position, Rules};
use crate::kit::evaluate::Evaluator;
use crate::kit::graph::{Graph, Lit, Word};
use fpgambit_engine::naive;
use fpgambit_engine::random::{RandomBoards, RandomGames};
use std::collections::BTreeSet;

/// A position that is all variables.
pub struct Unknown {
    /// The four bits of each square.
    pub squares: Vec<Word>,
    /// The low twelve bits of the state word.
    pub state: Word,
    /// The position as the rules see it.
    pub position: Position,
}

/// A position of which nothing is known.
pub fn unknown(graph: &Graph) -> Unknown {
    let squares: Vec<Word> = (0..64).map(|_| graph.word(4)).collect();
    let state = graph.word(12);
    let position = Position {
        squares: squares
            .iter()
            .map(|bits| std::array::from_fn(|bit| bits[bit]))
            .collect(),
        black: state[0],
        rights: std::array::from_fn(|right| state[1 + right]),
        passant: state[5],
        target: graph.decode(&state[6..12]),
    };
    Unknown {
        squares,
        state,
        position,
    }
}

/// What the specification says of a position against what the naive generator says.
///
/// # Errors
///
/// The first position on which they differ, and how.
pub fn check(seed: u64, positions: usize) -> Result<usize, String> {
    let graph = Graph::default();
    let unknown = unknown(&graph);
    let word = graph.word(16);
    let rules = Rules {
        graph: &graph,
        position: &unknown.position,
    };
    let mv = crate::movegen::move_of(&graph, &word);
    let legal = rules.legal(&mv);
    let pseudo = graph.or(rules.moves(&mv), rules.castles(&mv));
    let forcing = rules.forcing(&mv);
    let valid = rules.preconditions();
    let mut evaluator = Evaluator::new(&graph);
    let games = RandomGames::new(seed).step_by(7).take(positions / 2);
    let boards = RandomBoards::new(seed).take(positions - positions / 2);
    for position in games.chain(boards) {
        let image = position.image();
        for (square, bits) in unknown.squares.iter().enumerate() {
            evaluator.set_number(bits, u64::from(image[square / 8] >> (square % 8 * 4) & 15));
        }
        evaluator.set_number(&unknown.state, u64::from(image[8] & 0xfff));
        let modes: [(&str, Lit, Lit, Vec<_>); 4] = [
            (
                "legal",
                legal,
                crate::kit::graph::TRUE,
                naive::legal_moves(&position),
            ),
            ("legal captures", legal, forcing, naive::captures(&position)),
            (
                "pseudo-legal",
                pseudo,
                crate::kit::graph::TRUE,
                naive::pseudo_legal_moves(&position),
            ),
            (
                "pseudo-legal captures",
                pseudo,
                forcing,
                naive::pseudo_legal_captures(&position),
            ),
        ];
        let mut said = [const { BTreeSet::new() }; 4];
        for first in (0..1 << 16).step_by(64) {
            evaluator.set_run(&word, first);
            evaluator.run();
            if evaluator.value(valid) != u64::MAX {
                return Err(format!("the preconditions refuse {position}"));
            }
            for ((_, rule, filter, _), words) in modes.iter().zip(&mut said) {
                let holds = evaluator.value(*rule) & evaluator.value(*filter);
                words.extend(
                    (0..64)
                        .filter(|lane| holds >> lane & 1 == 1)
                        .map(|lane| first + lane),
                );
            }
        }
        for ((mode, _, _, moves), words) in modes.iter().zip(&said) {
            let expected: BTreeSet<u64> = moves.iter().map(|mv| u64::from(mv.word())).collect();
            if let Some(word) = expected.symmetric_difference(words).next() {
                return Err(format!(
                    "seed {seed}: {position}: {mode}: move word {word:#06x}"
                ));
            }
        }
    }
    Ok(positions)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_specification_is_the_naive_generator() {
        super::check(1, 6).unwrap();
    }
}
