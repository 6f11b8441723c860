//! `fpgambit search`: runs one search and reports its tree.

use std::sync::Arc;
use std::time::Duration;

use fpgambit_engine::Position;
use fpgambit_engine::search::{Counts, Evaluation, IterationReport, Limits, Signals, Table};
use fpgambit_sim::memory;
use fpgambit_sim::search::{DetectorChoice, Request, run_request};
use serde::Serialize;

use super::args::{DEPTH_MAX, Format, SearchArgs};
use super::search_answer::{Score, Texts, answer_each, evaluation, score, watched};
use super::{Error, Status, interrupt, search_chip};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    /// Null if there is no legal move.
    bestmove: Option<String>,
    #[serde(flatten)]
    score: Score,
    #[serde(flatten)]
    counts: Counted,
    per_depth: Vec<Iteration>,
    /// The lines of the last depth, the best first; absent unless several were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<Line>>,
    /// Clocks of the generator circuit; null if there is none.
    cycles: Option<u64>,
    /// Clocks of the repetition unit; null if there is none.
    repetition_cycles: Option<u64>,
}

/// One of several best lines.
#[derive(Serialize)]
struct Line {
    /// The number of the line; the best is 1.
    line: usize,
    #[serde(flatten)]
    score: Score,
    variation: Vec<String>,
}

#[derive(Serialize)]
struct Counted {
    nodes: u64,
    terminal_nodes: u64,
    repetitions: u64,
}

/// The result of an iteration; counts include all earlier iterations.
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

impl From<&IterationReport> for Line {
    fn from(report: &IterationReport) -> Line {
        Line {
            line: report.line,
            score: report.value.into(),
            variation: report.variation.iter().map(ToString::to_string).collect(),
        }
    }
}

pub fn run(args: &SearchArgs, format: Format) -> Result<Status, Error> {
    check(args)?;
    if args.is_chip() {
        return search_chip::run(args, format);
    }
    let table = memory::may_fail(|| Table::new(args.hash)).ok_or_else(|| {
        let wanted = args.hash;
        Error::Usage(format!("'--hash {wanted}': not enough memory"))
    })?;
    let variant = args.rules.variant();
    interrupt::heed();
    let given = args.position.given()?;
    let read = |text: &str| given.position(text, variant);
    let evaluation = evaluation(args)?;
    let answer = |position: &Position| answer(args, evaluation, position, &table);
    answer_each(given, format, read, answer, Texts { line, page })
}

/// Rejects options that exclude each other.
fn check(args: &SearchArgs) -> Result<(), Error> {
    let wrong = |message: String| Err(Error::Usage(message));
    let evaluation = args.evaluation();
    if !args.searcher().has(evaluation) {
        return wrong(format!(
            "'--evaluation {evaluation}' with '--searcher {}': expected network or squares",
            args.searcher()
        ));
    }
    if args.is_chip() {
        return search_chip::check(args);
    }
    if args.depth == Some(0) {
        return wrong(format!(
            "'--depth 0': expected a whole number from 1 to {DEPTH_MAX}, or '--searcher chip'"
        ));
    }
    for (option, is_there) in [
        ("--moves", args.moves.is_some()),
        ("--nodes", args.nodes.is_some()),
    ] {
        if is_there {
            return wrong(format!(
                "'{option}' alone: expected '--searcher chip' or '--on-chip' too"
            ));
        }
    }
    if !args.rules.chess960 {
        return Ok(());
    }
    let wrong = |option: String| {
        wrong(format!(
            "'--chess960' with '{option}': expected software, as circuits and posdata do not support Chess960"
        ))
    };
    if !args.generator.is_software() {
        return wrong(format!("--generator {}", args.generator));
    }
    if args.repetition == DetectorChoice::Hw {
        return wrong(format!("--repetition {}", args.repetition));
    }
    Ok(())
}

fn answer(
    args: &SearchArgs,
    evaluation: Evaluation,
    position: &Position,
    table: &Table,
) -> Result<Answer, Error> {
    table.clear();
    let signals = Arc::<Signals>::default();
    let request = Request {
        position,
        limits: Limits {
            depth: args.depth,
            hard: args.movetime.map(|time| Duration::from_millis(time.into())),
            lines: args.multipv,
            ..Limits::default()
        },
        table,
        threads: args.threads,
        generator: &args.generator,
        repetition: args.repetition,
        evaluation,
        signals: signals.clone(),
    };
    let (outcome, spent) = watched(&signals, || run_request(request))?;
    Ok(Answer {
        fen: position.to_string(),
        bestmove: outcome.best.map(|mv| mv.to_string()),
        score: outcome.value.into(),
        counts: outcome.counts.into(),
        per_depth: outcome.iterations.iter().map(Iteration::from).collect(),
        lines: (args.multipv > 1).then(|| outcome.lines.iter().map(Line::from).collect()),
        cycles: args
            .generator
            .is_circuit()
            .then_some(spent.generation_cycles),
        repetition_cycles: (args.repetition == DetectorChoice::Hw).then_some(spent.query_cycles),
    })
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
    if let Some(lines) = &answer.lines {
        text.push('\n');
        for Line {
            line,
            score: value,
            variation,
        } in lines
        {
            let score = score(value);
            let variation = variation.join(" ");
            text.push_str(&format!("line {line:<3}{score:>7}  {variation}\n"));
        }
    } else if let Some(last) = answer.per_depth.last() {
        text.push_str(&format!("\nline    {}\n", last.variation.join(" ")));
    } else if let Some(best) = &answer.bestmove {
        // No depth was completed in the given time.
        text.push_str(&format!("\nline    {best}\n"));
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
