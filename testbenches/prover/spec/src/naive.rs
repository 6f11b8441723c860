//! Compares the specification with the engine's naive generator, which shares no code with it, on random positions.

use crate::made::made;
use crate::rules::{Rules, known};
use fpgambit_engine::naive;
use fpgambit_engine::random::{RandomBoards, RandomGames};
use kit::evaluate::Evaluator;
use kit::graph::*;
use std::collections::BTreeSet;

/// One in this many positions is also checked for attacks.
const ATTACKS: usize = 5;

/// Compares the specification with the naive generator and the engine on random positions: which words are moves, for
/// every word, and the position after each pseudo-legal move.
///
/// # Errors
///
/// Returns the first position on which they differ, and the difference.
pub fn check(seed: u64, positions: usize) -> Result<usize, String> {
    let games = RandomGames::new(seed).step_by(7).take(positions / 2);
    let boards = RandomBoards::new(seed).take(positions - positions / 2);
    for (index, position) in games.chain(boards).enumerate() {
        let difference = |text| format!("seed {seed}: {position}: {text}");
        check_one(&position).map_err(difference)?;
        if index % ATTACKS == 0 {
            crate::attacks_naive::check_one(&position).map_err(difference)?;
        }
    }
    Ok(positions)
}

fn check_one(position: &fpgambit_engine::Position) -> Result<(), String> {
    // The board is constant, so most of the rules fold away.
    let _graph = Graph::default();
    let (board, state) = known(&position.image());
    let word = free_word(16);
    let rules = Rules::new(&board);
    let mv = crate::rules::move_of(&word);
    if rules.preconditions() != TRUE {
        return Err("the preconditions refuse it".to_owned());
    }
    let legal = rules.legal(&mv);
    let pseudo = rules.moves(&mv) | rules.castles(&mv);
    let forcing = rules.forcing(&mv);
    let made = made(&rules, &mv, &state);
    let mut evaluator = Evaluator::of_graph();
    let pseudo_legal = naive::pseudo_legal_moves(position);
    let modes = [
        ("legal", legal, TRUE, naive::legal_moves(position)),
        ("legal captures", legal, forcing, naive::captures(position)),
        ("pseudo-legal", pseudo, TRUE, pseudo_legal.clone()),
        (
            "pseudo-legal captures",
            pseudo,
            forcing,
            naive::pseudo_legal_captures(position),
        ),
    ];
    let mut said = [const { BTreeSet::new() }; 4];
    for first in (0..1 << 16).step_by(64) {
        evaluator.set_run(&word, first);
        evaluator.run();
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
            return Err(format!("{mode}: move word {word:#06x}"));
        }
    }
    for mv in pseudo_legal {
        evaluator.set_number(&word, u64::from(mv.word()));
        evaluator.run();
        let ranks = made.squares.chunks(8).map(<[[Lit; 4]]>::concat);
        let image: Vec<u64> = ranks
            .chain([made.state.clone()])
            .map(|word| evaluator.number(&word, 0))
            .collect();
        let played = position.play(mv).image().map(u64::from);
        if image != played {
            return Err(format!("the position after {mv}: {image:x?}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn specification_matches_the_naive_generator() {
        super::check(1, 20).unwrap();
    }
}
