//! The tablebase unit against the engine's tables, clocked in process.

use std::collections::VecDeque;

use fpgambit_engine::Square;
use fpgambit_engine::kqkr::{Ending, Extent, Goal, Men, Tables, Turn, Value, value};
use fpgambit_hw::circuit::{Circuit, power_up, settle_by_crate};
use fpgambit_hw::kqkr::Kqkr;
use fpgambit_hw::kqkr::stimulus::{Inputs, Stimulus};
use fpgambit_hw::pins::Pins;

const CYCLES: usize = 60_000;

fn drive(circuit: &mut Kqkr, inputs: Inputs) {
    for (pin, value) in inputs.into_iter().enumerate() {
        circuit.drive(pin, value);
    }
    if circuit.take_inputs() {
        circuit.settle();
    }
}

/// Whether the tables, asked by way of a position, say that the queen's side wins.
fn is_won(tables: &Tables, [king, other, piece, foe]: [u32; 4]) -> bool {
    let square = |index: u32| Square::new(index as u8);
    let men = Men {
        king: square(king),
        other: square(other),
        piece: square(piece),
        foe: square(foe),
    };
    men.position(Ending::QueenWins, Turn::Winner)
        .is_some_and(|position| matches!(value(tables, &position, Goal::Mate), Some(Value::Win(_))))
}

/// Every query taken is answered as the tables say, in order, within three clocks of free way; none by a reset's. Each
/// run's clocks are counted.
#[test]
fn answers_are_the_tables() {
    let seed = 41;
    println!("seed {seed}");
    let tables = Tables::solve(Extent::Triangle);
    let mut circuit = power_up(Kqkr::default()).unwrap();
    let mut waiting: VecDeque<bool> = VecDeque::new();
    let (mut won, mut lost) = (0, 0);
    let mut held = None;
    // Clocks of the present run, or of the last.
    let mut clocks = 0;
    for (cycle, inputs) in Stimulus::new(seed).take(CYCLES).enumerate() {
        drive(&mut circuit, inputs);
        let [reset, query, squares @ .., ready] = inputs;
        let [query_ready, valid, answer] = [0, 1, 2].map(|pin| circuit.read(pin) == 1);
        assert_eq!(circuit.read(3), clocks, "cycles in cycle {cycle}");
        if !waiting.is_empty() {
            clocks += 1;
        } else if query == 1 && query_ready {
            clocks = 1;
        }
        assert_eq!(
            query_ready,
            reset == 0 && (!valid || ready == 1),
            "cycle {cycle}"
        );
        if let Some(held) = held {
            assert_eq!(
                (valid, answer),
                (true, held),
                "cycle {cycle}: an answer that waits must stay"
            );
        }
        held = (valid && ready == 0 && reset == 0).then_some(answer);
        if valid && ready == 1 {
            let expected = waiting.pop_front().expect("there was a query");
            assert_eq!(answer, expected, "cycle {cycle}");
            match answer {
                true => won += 1,
                false => lost += 1,
            }
        }
        if query == 1 && query_ready {
            waiting.push_back(is_won(&tables, squares));
        }
        assert!(
            waiting.len() <= 3,
            "cycle {cycle}: {} under way",
            waiting.len()
        );
        if reset == 1 {
            waiting.clear();
        }
        circuit.edge();
    }
    println!("{won} won, {lost} not");
    assert!(won > CYCLES / 20 && lost > CYCLES / 20);
}

#[test]
fn settles_as_the_crate_settles_it() {
    let seed = 42;
    println!("seed {seed}");
    let mut ours = power_up(Kqkr::default()).unwrap();
    let mut theirs = power_up(Kqkr::default()).unwrap();
    for (cycle, inputs) in Stimulus::new(seed).take(CYCLES / 10).enumerate() {
        drive(&mut ours, inputs);
        for (pin, value) in inputs.into_iter().enumerate() {
            theirs.drive(pin, value);
        }
        settle_by_crate(&mut theirs).unwrap();
        for (number, port) in Kqkr::OUTPUTS.iter().enumerate() {
            assert_eq!(
                ours.read(number),
                theirs.read(number),
                "{} in cycle {cycle}",
                port.name
            );
        }
        ours.edge();
        for level in [true, false] {
            theirs.clock.next = level.into();
            settle_by_crate(&mut theirs).unwrap();
        }
    }
}
