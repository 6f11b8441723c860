//! `fpgambit kqkr probe`: looks up the value of a position.

use fpgambit_engine::kqkr::{self, Value};
use fpgambit_engine::{Position, Variant};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::table;
use crate::cli::args::{Format, ProbeArgs};
use crate::cli::input::for_each;
use crate::cli::{Error, Status, output};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    wdl: &'static str,
    /// Plies to mate; null for a draw.
    dtm: Option<u32>,
    /// Plies to mate or to the winner's capture into a won ending; null for a draw.
    dtc: Option<u32>,
    /// Null if there is no legal move.
    best: Option<String>,
}

pub fn run(args: &ProbeArgs, format: Format) -> Result<Status, Error> {
    let mut known = None;
    let given = args.position.given()?;
    let read = |text: &str| -> Result<_, Error> {
        let position = given.position(text, Variant::Standard)?;
        let table = match &known {
            Some(table) => table,
            None => known.insert(table(args.table.as_deref())?),
        };
        let answer = kqkr::probe(table, &position)?;
        Ok((position, answer))
    };
    for_each(given, read, |(position, answer)| {
        output::print(&match format {
            Format::Json => output::json(&document(position, answer)),
            Format::Text => sentence(position, answer),
        })
    })?;
    Ok(Status::Done)
}

fn document(position: &Position, answer: &kqkr::Answer) -> Answer {
    Answer {
        fen: position.to_string(),
        wdl: answer.mate.name(),
        dtm: answer.mate.plies(),
        dtc: answer.conversion.plies(),
        best: answer.best.map(|mv| mv.to_string()),
    }
}

fn sentence(position: &Position, answer: &kqkr::Answer) -> String {
    let plies = |value: Value| value.plies().unwrap_or_default();
    let value = match answer.mate {
        Value::Draw => "draw".to_owned(),
        Value::Loss(0) => "loss: mated".to_owned(),
        won @ (Value::Win(_) | Value::Loss(_)) => format!(
            "{}: mate in {}, conversion in {}",
            won.name(),
            counted(plies(won).into(), "ply", "plies"),
            plies(answer.conversion)
        ),
    };
    match answer.best {
        Some(best) => format!("{position}: {value}, best {best}"),
        None => format!("{position}: {value}"),
    }
}
