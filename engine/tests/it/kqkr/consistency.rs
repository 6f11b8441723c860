//! Compares every stored value with those of the positions one legal move away.

use fpgambit_engine::kqkr::{Ending, Goal, ILLEGAL, NOT_WON, Turn, Value, move_value};
use rayon::prelude::*;

use super::TABLES;
use crate::common;

/// Checks one position in 29; all of them with `FPGAMBIT_LONG=1`.
#[test]
fn every_value_follows_from_its_successors() {
    let every = if common::long() { 1 } else { 29 };
    for ending in Ending::ALL {
        for turn in Turn::ALL {
            let entries = TABLES.stages(ending, Goal::Mate).of(turn).len();
            let checked: usize = (0..entries / every)
                .into_par_iter()
                .map(|number| usize::from(check(ending, turn, number * every)))
                .sum();
            println!("{ending:?}, {turn:?} to move: {checked} positions");
            assert!(checked > entries / every / 3);
        }
    }
}

/// Whether the entry is a legal position; if so, its values must follow from its legal moves.
fn check(ending: Ending, turn: Turn, entry: usize) -> bool {
    let men = TABLES.stages(ending, Goal::Mate).men(entry);
    let Some(position) = men.position(ending, turn) else {
        for goal in Goal::ALL {
            assert_eq!(
                TABLES.stages(ending, goal).of(turn)[entry],
                ILLEGAL,
                "{men:?}"
            );
        }
        return false;
    };
    let moves = position.legal_moves();
    for goal in Goal::ALL {
        let stored = u32::from(TABLES.stages(ending, goal).of(turn)[entry]);
        let values = moves.iter().map(|&mv| {
            move_value(&*TABLES, &position, mv, goal).expect("no move leads out of the tables")
        });
        let expected = match turn {
            Turn::Winner => values.filter_map(won).min().map(|plies| plies.div_ceil(2)),
            Turn::Loser if moves.is_empty() => position.is_check().then_some(0),
            Turn::Loser => values
                .map(lost)
                .collect::<Option<Vec<u32>>>()
                .map(|plies| plies.into_iter().max().expect("there are moves") / 2),
        };
        assert_eq!(
            stored,
            expected.unwrap_or(NOT_WON.into()),
            "{position} {ending:?} {goal:?}"
        );
    }
    true
}

fn won(value: Value) -> Option<u32> {
    match value {
        Value::Win(plies) => Some(plies),
        _ => None,
    }
}

fn lost(value: Value) -> Option<u32> {
    match value {
        Value::Loss(plies) => Some(plies),
        _ => None,
    }
}
