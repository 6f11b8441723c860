//! `fpgambit search`: one search, its tree counted.

use fpgambit_engine::Position;
use fpgambit_engine::search::{Counts, IterationReport, Table, Value};
use fpgambit_sim::search::{self, DetectorChoice};
use serde::Serialize;

use super::args::{Format, SearchArgs};
use super::input::{for_each_position, is_stream};
use super::{Error, Status, output};

/// MiB of the table, emptied for each position.
const TABLE_MEBIBYTES: usize = 64;

/// The result as other programs read it.
#[derive(Serialize)]
struct Answer {
    fen: String,
    /// Null when there is no legal move.
    bestmove: Option<String>,
    #[serde(flatten)]
    score: Score,
    #[serde(flatten)]
    counts: Counted,
    per_depth: Vec<Iteration>,
    /// Clocks of the circuit that generated; null without one.
    cycles: Option<u64>,
    /// Clocks of the repetition unit; null without it.
    repetition_cycles: Option<u64>,
}

/// For the side to move: one of the two is null.
#[derive(Serialize)]
struct Score {
    score_cp: Option<i32>,
    /// Moves to a forced mate, negative for the side that is mated.
    mate: Option<i32>,
}

#[derive(Serialize)]
struct Counted {
    nodes: u64,
    terminal_nodes: u64,
    repetitions: u64,
}

/// What an iteration came to; counts are of all up to it.
#[derive(Serialize)]
pub struct Iteration {
    depth: u32,
    bestmove: Option<String>,
    #[serde(flatten)]
    score: Score,
    #[serde(flatten)]
    counts: Counted,
    seconds: f64,
    variation: Vec<String>,
}

impl From<Value> for Score {
    fn from(value: Value) -> Score {
        match value {
            Value::Centipawns(value) => Score {
                score_cp: Some(value),
                mate: None,
            },
            Value::Mate(moves) => Score {
                score_cp: None,
                mate: Some(moves),
            },
        }
    }
}

impl From<Counts> for Counted {
    fn from(counts: Counts) -> Counted {
        Counted {
            nodes: counts.nodes,
            terminal_nodes: counts.terminal,
            repetitions: counts.repetitions,
        }
    }
}

impl From<&IterationReport> for Iteration {
    fn from(report: &IterationReport) -> Iteration {
        Iteration {
            depth: report.depth,
            bestmove: report.variation.first().map(ToString::to_string),
            score: report.value.into(),
            counts: report.counts.into(),
            seconds: report.time.as_secs_f64(),
            variation: report.variation.iter().map(ToString::to_string).collect(),
        }
    }
}

pub fn run(args: &SearchArgs, format: Format) -> Result<Status, Error> {
    let table = Table::new(TABLE_MEBIBYTES)
        .ok_or_else(|| Error::Usage("not enough memory for a table of 64 MiB".to_owned()))?;
    for_each_position(&args.fen, |position| {
        let answer = answer(args, position, &table)?;
        output::print(&match (format, is_stream(&args.fen)) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, true) => line(&answer),
            (Format::Text, false) => page(&answer),
        })
    })?;
    Ok(Status::Done)
}

fn answer(args: &SearchArgs, position: &Position, table: &Table) -> Result<Answer, Error> {
    table.clear();
    let (outcome, spent) = search::run(
        position,
        args.depth,
        table,
        &args.generator,
        args.repetition,
    )?;
    Ok(Answer {
        fen: position.to_string(),
        bestmove: outcome.best.map(|mv| mv.to_string()),
        score: outcome.value.into(),
        counts: outcome.counts.into(),
        per_depth: outcome.iterations.iter().map(Iteration::from).collect(),
        cycles: args
            .generator
            .is_circuit()
            .then_some(spent.generation_cycles),
        repetition_cycles: (args.repetition == DetectorChoice::Hw).then_some(spent.query_cycles),
    })
}

/// `+0.31`, or `mate 3`.
fn score(score: &Score) -> String {
    match (score.score_cp, score.mate) {
        (Some(value), _) => format!("{:+.2}", f64::from(value) / 100.0),
        (None, moves) => format!("mate {}", moves.unwrap_or(0)),
    }
}

fn page(answer: &Answer) -> String {
    let mut text =
        String::from("depth  move    score        nodes     terminal  repetitions   seconds\n");
    for iteration in &answer.per_depth {
        text.push_str(&format!(
            "{:>5}  {:<6}{:>7} {:>12} {:>12} {:>12} {:>9.3}\n",
            iteration.depth,
            iteration.bestmove.as_deref().unwrap_or("-"),
            score(&iteration.score),
            iteration.counts.nodes,
            iteration.counts.terminal_nodes,
            iteration.counts.repetitions,
            iteration.seconds
        ));
    }
    if let Some(last) = answer.per_depth.last() {
        text.push_str(&format!("\nline    {}\n", last.variation.join(" ")));
    } else {
        text.push_str(&format!("\nno legal move: {}\n", score(&answer.score)));
    }
    if let Some(cycles) = answer.cycles {
        text.push_str(&format!("cycles  {cycles}\n"));
    }
    if let Some(cycles) = answer.repetition_cycles {
        text.push_str(&format!("cycles  {cycles} of the repetition unit\n"));
    }
    text
}

fn line(answer: &Answer) -> String {
    format!(
        "{} {} {} nodes",
        answer.bestmove.as_deref().unwrap_or("-"),
        score(&answer.score),
        answer.counts.nodes
    )
}
