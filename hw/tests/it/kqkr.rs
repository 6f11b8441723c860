//! The tablebase unit compared with the engine's tables, clocked in-process.

use std::collections::VecDeque;

use fpgambit_engine::Square;
use fpgambit_engine::kqkr::{Ending, Extent, Goal, Men, Tables, Turn, Value, value};
use fpgambit_hw::kqkr::stimulus::Stimulus;
use fpgambit_hw::kqkr::{Kqkr, KqkrInputs};
use fpgambit_hw::pins::Values;
use fpgambit_hw::unit::{InProcess, Simulator};

const CYCLES: usize = 60_000;

/// Returns whether the tables, looked up by position, say that the queen's side wins.
fn is_won(tables: &Tables, query: &KqkrInputs) -> bool {
    let square = |index: u32| Square::new(index as u8);
    let men = Men {
        king: square(query.query_king),
        other: square(query.query_other),
        piece: square(query.query_queen),
        foe: square(query.query_rook),
    };
    men.position(Ending::QueenWins, Turn::Winner)
        .is_some_and(|position| matches!(value(tables, &position, Goal::Mate), Some(Value::Win(_))))
}

/// Every accepted query is answered as in the tables, in order, within three unstalled clocks; no query is answered
/// after a reset. Each run's clocks are counted.
#[test]
fn answers_match_the_tables() {
    let seed = 41;
    println!("seed {seed}");
    let tables = Tables::solve(Extent::Triangle);
    let mut circuit = InProcess::of(Kqkr::default()).unwrap();
    let mut waiting: VecDeque<bool> = VecDeque::new();
    let (mut won, mut lost) = (0, 0);
    let mut held = None;
    // Clocks of the current run, or of the last one.
    let mut clocks = 0;
    for (cycle, inputs) in Stimulus::new(seed).take(CYCLES).enumerate() {
        for (pin, &value) in inputs.iter().enumerate() {
            circuit.drive(pin, value);
        }
        let inputs = KqkrInputs::of(&inputs);
        let (reset, query, ready) = (inputs.reset, inputs.query_valid, inputs.answer_ready);
        let pins = Kqkr::PINS;
        let [query_ready, valid, answer] = [pins.query_ready, pins.answer_valid, pins.answer_won]
            .map(|pin| circuit.read(pin) == 1);
        assert_eq!(circuit.read(pins.cycles), clocks, "cycles in cycle {cycle}");
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
            waiting.push_back(is_won(&tables, &inputs));
        }
        assert!(
            waiting.len() <= 3,
            "cycle {cycle}: {} under way",
            waiting.len()
        );
        if reset == 1 {
            waiting.clear();
        }
        circuit.cycle();
    }
    println!("{won} won, {lost} not");
    assert!(won > CYCLES / 20 && lost > CYCLES / 20);
}
