//! What the commands of both searchers share: the evaluation, the progress report, and the output of scores and
//! answers.

use std::path::Path;

use fpgambit_engine::search::{Evaluation, Signals, Value};
use fpgambit_sim::search::{EvaluationChoice, Networks, read_network};
use serde::Serialize;

use super::args::{Format, SearchArgs};
use super::input::{Given, for_each};
use super::{Error, Status, interrupt, output, progress};

/// A score for the side to move: one of the two is null, or both if the score is unknown.
#[derive(Default, Serialize)]
pub struct Score {
    score_cp: Option<i32>,
    /// Moves to a forced mate, negative for the side that is mated.
    mate: Option<i32>,
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

/// Formats a score: `+0.31`, or `mate 3`.
pub fn score(score: &Score) -> String {
    match (score.score_cp, score.mate) {
        (Some(value), _) => format!("{:+.2}", f64::from(value) / 100.0),
        (None, moves) => format!("mate {}", moves.unwrap_or(0)),
    }
}

/// An answer as text: in one line, or as a page with all details.
pub struct Texts<A> {
    pub line: fn(&A) -> String,
    pub page: fn(&A) -> String,
}

/// Prints the answer to each position until the user interrupts: as a document or a page, or as one line for each line
/// of a stream.
pub fn answer_each<T, A: Serialize>(
    given: Given<'_>,
    format: Format,
    read: impl FnMut(&str) -> Result<T, Error>,
    mut answer: impl FnMut(&T) -> Result<A, Error>,
    texts: Texts<A>,
) -> Result<Status, Error> {
    for_each(given, read, |position| {
        let answer = answer(position)?;
        output::print(&match (format, given.is_stream()) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, true) => (texts.line)(&answer),
            (Format::Text, false) => (texts.page)(&answer),
        })?;
        match interrupt::is_set() {
            true => Err(Error::Interrupted),
            false => Ok(()),
        }
    })?;
    Ok(Status::Done)
}

/// Runs a search and meanwhile reports how many nodes it has counted.
pub fn watched<T>(signals: &Signals, search: impl FnOnce() -> T) -> T {
    // The progress display calls this often enough that it can also pass on an interrupt.
    let status = || {
        if interrupt::is_set() {
            signals.stop();
        }
        progress::Status {
            done: signals.nodes(),
            of: None,
            unit: "nodes",
        }
    };
    progress::watch(status, search)
}

/// Returns the evaluation, with its network read.
pub fn evaluation(args: &SearchArgs) -> Result<Evaluation, Error> {
    evaluation_with(args.evaluation(), args.network.as_deref())
}

/// Returns the evaluation, with the network of this file if there is one.
pub fn evaluation_with(chosen: EvaluationChoice, file: Option<&Path>) -> Result<Evaluation, Error> {
    Ok(match (chosen, file) {
        (EvaluationChoice::Network, Some(path)) => {
            Evaluation::Network(read_network(path).map_err(Error::Usage)?)
        }
        (EvaluationChoice::Large, Some(path)) => {
            Evaluation::Large(read_network(path).map_err(Error::Usage)?)
        }
        (_, Some(_)) => {
            return Err(Error::Usage(format!(
                "'--network' with '--evaluation {chosen}': expected '--evaluation network' or '--evaluation large'"
            )));
        }
        (_, None) => chosen.with(Networks::default()),
    })
}
