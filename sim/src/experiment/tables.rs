//! The results as tables, beside the paper's.

use std::fmt::Display;

use fpgambit_engine::search::{Counts, IterationReport, Outcome, Value};

use super::{PUBLISHED_OFF, PUBLISHED_ON, Pair, Published, PublishedRow};

/// Writes Markdown: for each position the results without and with detection, depth by depth, beside the paper's own
/// figures where it has them; then all totals; then times, the only part that depends on the machine.
pub fn markdown(pairs: &[Pair]) -> String {
    let mut text = String::from(
        "`fpgambit experiment axon` repeats the search experiment of Vučković and Vidanović (2007), section 7. As in \
         the paper, the numbers of nodes, terminal nodes and repetitions in a row count that depth alone. The key move \
         is in bold. AXON's columns are the figures printed in the paper.\n",
    );
    for pair in pairs {
        let case = pair.case;
        text += &format!("\n## {}\n\n`{}`: {}.\n", case.name, case.fen, case.about);
        let published = is_published(pair).then_some((&PUBLISHED_OFF, &PUBLISHED_ON));
        text += "\nWithout detection:\n\n";
        text += &depths(&pair.off, case.key, published.map(|(off, _)| off));
        text += "\nWith detection:\n\n";
        text += &depths(&pair.on, case.key, published.map(|(_, on)| on));
    }
    text += &totals(pairs);
    text += &times(pairs);
    text
}

fn is_published(pair: &Pair) -> bool {
    pair.case.name == "WAC.018"
}

fn row(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

fn head(cells: &[String]) -> String {
    let rule: Vec<String> = (1..=cells.len())
        .map(|at| if at == 1 { "---" } else { "--:" }.to_owned())
        .collect();
    row(cells) + &row(&rule)
}

fn cells<const N: usize>(cells: [&dyn Display; N]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

/// Writes a search depth by depth.
fn depths(outcome: &Outcome, key: &str, published: Option<&Published>) -> String {
    let mut names = cells([
        &"depth",
        &"move",
        &"score",
        &"nodes",
        &"terminal",
        &"repetitions",
    ]);
    if published.is_some() {
        names.extend(cells([&"AXON: move", &"score", &"nodes"]));
    }
    let mut text = head(&names);
    let mut before = Counts::default();
    for report in &outcome.iterations {
        let counts = report.counts;
        let best = report.variation.first().map(ToString::to_string);
        let mut line = cells([
            &report.depth,
            &shown(&best.unwrap_or_default(), key),
            &score(report),
            &(counts.nodes - before.nodes),
            &(counts.terminal - before.terminal),
            &(counts.repetitions - before.repetitions),
        ]);
        if let Some(table) = published {
            line.extend(theirs(
                table.rows.get(report.depth as usize - 1).copied(),
                key,
            ));
        }
        text += &row(&line);
        before = counts;
    }
    text
}

fn theirs(published: Option<PublishedRow>, key: &str) -> Vec<String> {
    match published {
        Some((_, mv, score, nodes)) => {
            cells([&shown(mv, key), &format_args!("{score:+.2}"), &nodes])
        }
        None => cells([&"", &"", &""]),
    }
}

/// Formats a move, with the key move in bold.
fn shown(mv: &str, key: &str) -> String {
    if mv == key {
        format!("**{mv}**")
    } else {
        mv.to_owned()
    }
}

fn score(report: &IterationReport) -> String {
    match report.value {
        Value::Centipawns(value) => format!("{:+.2}", f64::from(value) / 100.0),
        Value::Mate(moves) => format!("mate {moves}"),
    }
}

fn change(off: f64, on: f64) -> String {
    format!("{:+.1}%", 100.0 * (on / off.max(1e-9) - 1.0))
}

/// Writes the totals of all depths, one line for each position.
fn totals(pairs: &[Pair]) -> String {
    let mut text = String::from("\n## All depths together\n\n");
    text += &head(&cells([
        &"position",
        &"nodes without",
        &"with",
        &"change",
        &"terminal without",
        &"with",
        &"change",
        &"repetitions",
    ]));
    let mut line = |name: &str, off: Counts, on: Counts| {
        text += &row(&cells([
            &name,
            &off.nodes,
            &on.nodes,
            &change(off.nodes as f64, on.nodes as f64),
            &off.terminal,
            &on.terminal,
            &change(off.terminal as f64, on.terminal as f64),
            &on.repetitions,
        ]));
    };
    for pair in pairs {
        line(pair.case.name, pair.off.counts, pair.on.counts);
        if is_published(pair) {
            let counts = |table: &Published| Counts {
                nodes: table.positions,
                terminal: table.terminal,
                repetitions: table.repetitions,
            };
            let name = "WAC.018, AXON to depth 12";
            line(name, counts(&PUBLISHED_OFF), counts(&PUBLISHED_ON));
        }
    }
    text
}

/// Writes the seconds up to each depth, and the cost of detection.
fn times(pairs: &[Pair]) -> String {
    let mut text = String::from(
        "\n## Time\n\nSeconds from the start to the end of each depth, on the machine that made this page; the fastest \
         of several passes.\n\n",
    );
    let mut names = vec!["depth".to_owned()];
    for pair in pairs {
        names.push(format!("{} without", pair.case.name));
        names.push("with".to_owned());
    }
    text += &head(&names);
    let seconds = |outcome: &Outcome, depth: usize| {
        let report = outcome.iterations.get(depth - 1);
        report.map(|report| report.time.as_secs_f64())
    };
    let deepest = pairs
        .iter()
        .map(|pair| pair.on.iterations.len())
        .max()
        .unwrap_or(0);
    for depth in 1..=deepest {
        let mut line = vec![depth.to_string()];
        for outcome in pairs.iter().flat_map(|pair| [&pair.off, &pair.on]) {
            let time = seconds(outcome, depth);
            line.push(time.map_or(String::new(), |time| format!("{time:.3}")));
        }
        text += &row(&line);
    }
    text.push('\n');
    text += &head(&cells([
        &"position",
        &"nodes per second, change with detection",
        &"time",
    ]));
    for pair in pairs {
        let total =
            |outcome: &Outcome| seconds(outcome, outcome.iterations.len().max(1)).unwrap_or(0.0);
        let (off, on) = (total(&pair.off), total(&pair.on));
        let speed = |counts: Counts, time: f64| counts.nodes as f64 / time.max(1e-9);
        text += &row(&cells([
            &pair.case.name,
            &change(speed(pair.off.counts, off), speed(pair.on.counts, on)),
            &change(off, on),
        ]));
    }
    text += "| WAC.018, AXON, according to its authors | about -10% | about -10% |\n";
    text
}
