//! The results as tables, the paper's beside ours.

use std::fmt::Write as _;

use fpgambit_engine::search::{Counts, Outcome, Report, Value};

use super::{PUBLISHED_OFF, PUBLISHED_ON, Pair, Published};

/// Markdown: for each pair a table by depth, then the totals; the paper's own figures in between for its position.
pub fn markdown(pairs: &[Pair]) -> String {
    let mut text = String::new();
    for (number, pair) in pairs.iter().enumerate() {
        let case = pair.case;
        push(
            &mut text,
            &format!("## {}\n\n`{}`: {}.\n\n", case.name, case.fen, case.about),
        );
        push(
            &mut text,
            "| depth | off: move | score | nodes | terminal | on: move | score | nodes | terminal | repetitions |\n\
             |---|---|---|---|---|---|---|---|---|---|\n",
        );
        let (mut before_off, mut before_on) = (Counts::default(), Counts::default());
        for (off, on) in pair.off.iterations.iter().zip(&pair.on.iterations) {
            let row = format!(
                "| {} | {} | {} | {} |\n",
                off.depth,
                cells(off, before_off, case.key),
                cells(on, before_on, case.key),
                on.counts.repetitions - before_on.repetitions
            );
            push(&mut text, &row);
            (before_off, before_on) = (off.counts, on.counts);
        }
        push(&mut text, &totals(pair));
        if number + 1 < pairs.len() {
            text.push('\n');
        }
    }
    if pairs.iter().any(|pair| pair.case.name == "WAC.018") {
        push(&mut text, &published());
    }
    text
}

fn push(text: &mut String, more: &str) {
    text.push_str(more);
}

/// Move, score, nodes and terminal nodes of this depth alone; the key move in bold.
fn cells(report: &Report, before: Counts, key: &str) -> String {
    let mv = report.variation.first().map(ToString::to_string);
    let mv = match mv {
        Some(mv) if mv == key => format!("**{mv}**"),
        Some(mv) => mv,
        None => "-".to_owned(),
    };
    let score = match report.value {
        Value::Centipawns(value) => format!("{:+.2}", f64::from(value) / 100.0),
        Value::Mate(moves) => format!("mate {moves}"),
    };
    format!(
        "{mv} | {score} | {} | {}",
        report.counts.nodes - before.nodes,
        report.counts.terminal - before.terminal
    )
}

fn totals(pair: &Pair) -> String {
    let seconds = |outcome: &Outcome| {
        let last = outcome.iterations.last();
        last.map_or(0.0, |report| report.time.as_secs_f64())
    };
    let change = |off: f64, on: f64| 100.0 * (on / off.max(1e-9) - 1.0);
    let (off, on) = (pair.off.counts, pair.on.counts);
    let (before, after) = (seconds(&pair.off), seconds(&pair.on));
    let speed = |nodes: u64, seconds: f64| nodes as f64 / seconds.max(1e-9);
    format!(
        "\nWith detection: nodes {:+.1}%, terminal nodes {:+.1}%, {} repetitions; time {:+.1}% ({before:.3} s to \
         {after:.3} s), nodes a second {:+.1}%.\n",
        change(off.nodes as f64, on.nodes as f64),
        change(off.terminal as f64, on.terminal as f64),
        on.repetitions,
        change(before, after),
        change(speed(off.nodes, before), speed(on.nodes, after)),
    )
}

fn published() -> String {
    let mut text = String::from(
        "\n## WAC.018 as printed in 2007\n\nAXON on an Athlon 2200+; node counts are of each depth alone.\n\n\
         | depth | off: move | score | nodes | on: move | score | nodes |\n|---|---|---|---|---|---|---|\n",
    );
    for (off, on) in PUBLISHED_OFF.rows.iter().zip(&PUBLISHED_ON.rows) {
        writeln!(
            text,
            "| {} | {} | {:+.2} | {} | {} | {:+.2} | {} |",
            off.0, off.1, off.2, off.3, on.1, on.2, on.3
        )
        .expect("a String takes any text");
    }
    let total =
        |table: &Published| format!("{} terminal, {} positions", table.terminal, table.positions);
    writeln!(
        text,
        "\nTotals: off {}; on {}, {} repetitions. The paper's summary: about 10% fewer nodes a second, and yet about \
         10% less time.",
        total(&PUBLISHED_OFF),
        total(&PUBLISHED_ON),
        PUBLISHED_ON.repetitions
    )
    .expect("a String takes any text");
    text
}
