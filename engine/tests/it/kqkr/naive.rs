//! Oracles that use only the rules.

use fpgambit_engine::kqkr::{Ending, Goal, Men, Turn, Value, probe, value};
use fpgambit_engine::random::Chance;
use fpgambit_engine::{Color, Kind, Piece, Position, Setup, Square};

use super::TABLES;

/// Legal positions of the four men on random squares, with either side to move.
pub fn random_positions(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let mut chance = Chance::new(seed);
    std::iter::from_fn(move || {
        loop {
            let men = Men::anywhere(&mut chance);
            let turn = Turn::ALL[chance.below(2) as usize];
            if let Some(position) = men.position(Ending::QueenWins, turn) {
                return Some(position);
            }
        }
    })
    .take(count)
}

/// Solves king and one piece against a king over lists of positions and their legal moves.
fn solve_bare(piece: Kind) -> Vec<(Position, Value)> {
    let mut positions = Vec::new();
    for king in Square::ALL {
        for other in Square::ALL {
            for at in Square::ALL {
                for side in Color::ALL {
                    let mut setup = Setup::empty();
                    setup.side = side;
                    setup.board[king.index()] = Some(Piece::new(Color::White, Kind::King));
                    setup.board[other.index()] = Some(Piece::new(Color::Black, Kind::King));
                    setup.board[at.index()] = Some(Piece::new(Color::White, piece));
                    // If one man replaces another, a king or the piece is missing.
                    if let Ok(position) = setup.position()
                        && position.occupied().len() == 3
                    {
                        positions.push(position);
                    }
                }
            }
        }
    }
    let mut numbers = vec![None; 1 << 19];
    for (number, position) in positions.iter().enumerate() {
        numbers[key(position)] = Some(number);
    }
    // A position that is not in the list: the piece was captured.
    let moves: Vec<Vec<Option<usize>>> = positions
        .iter()
        .map(|position| {
            let after = position
                .legal_moves()
                .into_iter()
                .map(|mv| position.play(mv));
            after.map(|after| numbers[key(&after)]).collect()
        })
        .collect();
    let mut values = vec![Value::Draw; positions.len()];
    for plies in 0.. {
        let mut found = Vec::new();
        for (number, position) in positions.iter().enumerate() {
            if values[number] != Value::Draw {
                continue;
            }
            let mut after = moves[number]
                .iter()
                .map(|after| after.map_or(Value::Draw, |n| values[n]));
            if after.any(|value| matches!(value, Value::Loss(_))) {
                found.push((number, Value::Win(plies)));
            } else if moves[number]
                .iter()
                .all(|after| after.is_some_and(|n| matches!(values[n], Value::Win(_))))
                && (position.is_check() || !moves[number].is_empty())
            {
                found.push((number, Value::Loss(plies)));
            }
        }
        if found.is_empty() {
            break;
        }
        for (number, value) in found {
            values[number] = value;
        }
    }
    positions.into_iter().zip(values).collect()
}

/// The key from side and squares. A position without its piece gets the key of an illegal one, with king and piece on
/// one square.
fn key(position: &Position) -> usize {
    let piece = position.occupied() & !position.of_kind(Kind::King);
    let squares = [
        position.king(Color::White),
        position.king(Color::Black),
        piece.first().unwrap_or(position.king(Color::White)),
    ];
    squares
        .iter()
        .fold(position.side_to_move().index(), |key, square| {
            key << 6 | square.index()
        })
}

#[test]
fn bare_king_values_equal_a_plain_solver() {
    for (piece, longest) in [(Kind::Queen, 19), (Kind::Rook, 31)] {
        let solved = solve_bare(piece);
        assert_eq!(
            solved.iter().filter_map(|(_, value)| value.plies()).max(),
            Some(longest + 1)
        );
        for (position, expected) in solved {
            for goal in Goal::ALL {
                assert_eq!(
                    value(&*TABLES, &position, goal),
                    Some(expected),
                    "{position}"
                );
            }
        }
    }
}

/// Whether the side to move can mate (or is mated) within this many plies, by plain search.
fn mates(position: &Position, plies: u32) -> bool {
    let moves = position.legal_moves();
    plies > 0
        && moves
            .into_iter()
            .any(|mv| is_mated(&position.play(mv), plies - 1))
}

fn is_mated(position: &Position, plies: u32) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.is_check();
    }
    plies > 0
        && moves
            .into_iter()
            .all(|mv| mates(&position.play(mv), plies - 1))
}

#[test]
fn plain_search_finds_the_same_short_mates() {
    let seed = crate::common::seed();
    println!("seed {seed}");
    let (count, depth) = if crate::common::long() {
        (20_000, 4)
    } else {
        (400, 3)
    };
    let mut found = 0;
    for position in random_positions(seed, count) {
        let known = probe(&*TABLES, &position).unwrap().mate;
        for plies in 0..=depth {
            let (wins, loses) = match known {
                Value::Win(to_mate) => (to_mate <= plies, false),
                Value::Loss(to_mate) => (false, to_mate <= plies),
                Value::Draw => (false, false),
            };
            assert_eq!(
                mates(&position, plies),
                wins,
                "{position}, {plies} plies, known {known:?}"
            );
            assert_eq!(
                is_mated(&position, plies),
                loses,
                "{position}, {plies} plies, known {known:?}"
            );
            found += u32::from(wins || loses);
        }
    }
    assert!(found > 0, "no short mates among {count} positions");
}
