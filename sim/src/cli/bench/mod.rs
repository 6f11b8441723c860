//! `fpgambit bench`: measures the book's figures again.

mod chip;
mod engine;
mod hw;
mod sim;

use serde_json::{Map, Value};

use super::args::{Bench, BenchArgs, BenchEngineArgs, BenchHwArgs, BenchSimArgs, Format};
use super::{Error, Status, output};

/// The result of a benchmark.
struct Measured {
    /// The JSON form.
    json: Value,
    /// The text form.
    text: String,
    /// Whether it agrees with the record.
    status: Status,
}

pub fn run(args: &BenchArgs, format: Format) -> Result<Status, Error> {
    let measured = match &args.what {
        Some(Bench::Hw(args)) => hw::measure(args)?,
        Some(Bench::Sim(args)) => sim::measure(args)?,
        Some(Bench::Engine(args)) => engine::measure(args)?,
        None => all()?,
    };
    output::print(&match format {
        Format::Json => output::json(&measured.json),
        Format::Text => measured.text,
    })?;
    Ok(measured.status)
}

/// Runs all benchmarks one after the other, for one document.
fn all() -> Result<Measured, Error> {
    let each = [
        ("engine", engine::measure(&BenchEngineArgs::default())?),
        ("sim", sim::measure(&BenchSimArgs::default())?),
        ("hw", hw::measure(&BenchHwArgs::everything())?),
    ];
    let mut json = Map::new();
    let mut texts = Vec::new();
    let mut status = Status::Done;
    for (name, measured) in each {
        json.insert(name.to_owned(), measured.json);
        texts.push(format!("# {name}\n\n{}", measured.text));
        if measured.status == Status::Different {
            status = Status::Different;
        }
    }
    Ok(Measured {
        json: Value::Object(json),
        text: texts.join("\n"),
        status,
    })
}
