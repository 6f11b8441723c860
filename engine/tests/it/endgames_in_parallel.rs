//! Tests searches on rayon's workers that all need the endgame tables at once: none may wait for itself.

use std::process::Command;

use fpgambit_engine::Position;
use fpgambit_engine::repetition::Counter;
use fpgambit_engine::search::{Bitboards, Limits, Table, Task, Value};
use rayon::prelude::*;

/// Set in the process that runs the searches.
const FRESH: &str = "FPGAMBIT_FRESH_PROCESS";

/// Runs in a separate process, in which no other test has solved the tables.
#[test]
fn workers_share_the_tables() {
    if std::env::var_os(FRESH).is_none() {
        let name = "endgames_in_parallel::workers_share_the_tables";
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name])
            .env(FRESH, "1")
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success() && text.contains("1 passed"),
            "{text}"
        );
        return;
    }
    // Philidor's position, mate in ten.
    let position: Position = "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1".parse().unwrap();
    let values = (0..64).into_par_iter().map(|_| {
        let table = Table::new(1).unwrap();
        let task = Task::new(&position, Limits::depth(2), &table);
        task.run(Bitboards, Counter::default(), |_| {}).value
    });
    assert!(values.all(|value| value == Value::Mate(10)));
}
