//! The evaluations that the search can use: the classical one, the two of the chip, and the large network.

use crate::endgame::{cannot_win, drive};
use crate::eval::{self, Material};
use crate::network::{self, LARGE, Network};
use crate::searcher::squares::Squares;
use crate::searcher::{self, Evaluation as _};
use crate::{Move, Position};

/// An evaluation for the search. Known endings ([`crate::endgame`]) take precedence over all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Evaluation {
    /// Weighted terms ([`crate::eval`]).
    #[default]
    Classical,
    /// Material and piece-squares ([`searcher::squares`]).
    Squares,
    /// A small network ([`crate::network`]).
    Network(&'static Network),
    /// A large network of the same form.
    Large(&'static Network<LARGE>),
}

impl Evaluation {
    /// Returns the value of the position for the side to move, in centipawns, disregarding check, mate and draws.
    pub fn evaluate(self, position: &Position) -> i32 {
        let mut value = Values::new(self);
        value.load(position);
        value.of(position, &Material::of(position))
    }
}

/// The values of a line's positions, as far as they are updated move by move beside the [`Material`].
#[derive(Clone, Debug)]
pub enum Values {
    /// No state: the evaluation needs only the material.
    Classical,
    /// The sums of the piece-squares.
    Squares(Squares),
    /// The sums of the network.
    Network(network::Line),
    /// The sums of the large network.
    Large(network::Line<LARGE>),
}

/// Applies the same operation to any of the evaluations.
macro_rules! kept {
    ($values:expr, $name:ident => $do:expr) => {
        match $values {
            Values::Classical => {}
            Values::Squares($name) => $do,
            Values::Network($name) => $do,
            Values::Large($name) => $do,
        }
    };
}

impl Values {
    /// Creates the values, without a line.
    pub fn new(evaluation: Evaluation) -> Values {
        match evaluation {
            Evaluation::Classical => Values::Classical,
            Evaluation::Squares => Values::Squares(Squares::new()),
            Evaluation::Network(network) => Values::Network(network::Line::new(network)),
            Evaluation::Large(network) => Values::Large(network::Line::new(network)),
        }
    }

    /// Starts a line at this position.
    pub fn load(&mut self, position: &Position) {
        kept!(self, line => line.load(position));
    }

    /// Makes a legal move of the line's last position.
    #[inline]
    pub fn make(&mut self, before: &Position, mv: Move) {
        kept!(self, line => line.make(before, mv));
    }

    /// Passes for the side to move.
    #[inline]
    pub fn pass(&mut self) {
        kept!(self, line => line.pass());
    }

    /// Takes back the last move or pass.
    #[inline]
    pub fn unmake(&mut self) {
        kept!(self, line => line.unmake());
    }

    /// Returns the value of the line's last position, given its material.
    #[inline]
    pub fn of(&self, position: &Position, material: &Material) -> i32 {
        match self {
            Values::Classical => eval::evaluate_with(position, material),
            Values::Squares(line) => behind_endings(position, line),
            Values::Network(line) => behind_endings(position, line),
            Values::Large(line) => behind_endings(position, line),
        }
    }
}

/// Returns the line's value, unless the ending is known to be won or not to be won.
#[inline]
fn behind_endings(position: &Position, line: &impl searcher::Evaluation) -> i32 {
    if let Some(value) = drive(position) {
        return value;
    }
    let side = position.side_to_move();
    let value = i32::from(line.value(side));
    let winner = if value > 0 { side } else { !side };
    match value != 0 && cannot_win(position, winner) {
        true => 0,
        false => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomBoards, RandomGames};
    use crate::repetition::Counter;
    use crate::search::{Bitboards, Limits, Table, Task};

    fn all() -> [Evaluation; 4] {
        [
            Evaluation::Classical,
            Evaluation::Squares,
            Evaluation::Network(Network::chip()),
            Evaluation::Large(Network::large()),
        ]
    }

    #[test]
    fn evaluations_equal_their_reference_values() {
        let seed = 21;
        println!("seed {seed}");
        let (mut known, mut apart) = (0, 0);
        let positions = RandomGames::new(seed).take(2_000);
        for position in positions.chain(RandomBoards::new(seed).take(2_000)) {
            let [classical, squares, network, large] = all().map(|each| each.evaluate(&position));
            assert_eq!(classical, eval::evaluate(&position), "{position}");
            let side = position.side_to_move();
            let sums = i32::from(searcher::squares::Sums::of(&position).value(side));
            let naive = network::naive::sums(Network::chip(), &position).value;
            let naive_large = network::naive::sums(Network::large(), &position).value;
            if drive(&position).is_some() {
                let others = [squares, network, large];
                assert_eq!(others, [classical; 3], "{position}");
                known += 1;
                continue;
            }
            for (found, own) in [
                (squares, i64::from(sums)),
                (network, naive),
                (large, naive_large),
            ] {
                let winner = if own > 0 { side } else { !side };
                let expected = if cannot_win(&position, winner) {
                    0
                } else {
                    own
                };
                assert_eq!(i64::from(found), expected, "{position}");
            }
            apart += u32::from(squares != network && network != large);
        }
        assert!(known > 20 && apart > 3_000, "{known} {apart}");
    }

    #[test]
    fn known_endings_override_every_evaluation() {
        for fen in [
            "8/8/8/3k4/8/8/8/K1B1N3 w - - 0 1",
            "8/8/8/3k4/8/8/8/KQ6 w - - 0 1",
        ] {
            let position: Position = fen.parse().unwrap();
            for evaluation in all() {
                assert_eq!(evaluation.evaluate(&position), drive(&position).unwrap());
            }
        }
        // An extra knight wins nothing.
        let knight: Position = "8/8/8/3k1p2/8/8/8/K1N5 w - - 0 1".parse().unwrap();
        assert!(
            all()
                .into_iter()
                .all(|evaluation| evaluation.evaluate(&knight) <= 0)
        );
    }

    #[test]
    fn evaluations_search_different_trees() {
        let position: Position =
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
                .parse()
                .unwrap();
        let nodes = all().map(|evaluation| {
            let table = Table::new(1).unwrap();
            let mut task = Task::new(&position, Limits::depth(7), &table);
            task.options.evaluation = evaluation;
            let outcome = task.run(Bitboards, Counter::default(), |_| {});
            assert!(outcome.best.is_some());
            outcome.counts.nodes
        });
        assert!(nodes.windows(2).all(|pair| pair[0] != pair[1]), "{nodes:?}");
    }
}
