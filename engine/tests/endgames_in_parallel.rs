//! Searches by rayon's workers that all need the tables of endings at once: none waits for itself. In a file of its
//! own, so that nobody has solved them before.

use fpgambit_engine::Position;
use fpgambit_engine::repetition::Counter;
use fpgambit_engine::search::{Bitboards, Limits, Table, Task, Value};
use rayon::prelude::*;

#[test]
fn workers_share_the_tables() {
    // Philidor's position, mate in ten.
    let position: Position = "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1".parse().unwrap();
    let values = (0..64).into_par_iter().map(|_| {
        let table = Table::new(1).unwrap();
        let task = Task::new(&position, Limits::depth(2), &table);
        task.run(Bitboards, Counter::default(), |_| {}).value
    });
    assert!(values.all(|value| value == Value::Mate(10)));
}
