//! `fpgambit experiment`: repeats published experiments.

use std::fs;

use fpgambit_engine::search::Outcome;
use fpgambit_sim::experiment::{self, CASES, Pair};
use serde::Serialize;

use super::args::{AxonArgs, Experiment, ExperimentArgs, Format};
use super::output::WholeFile;
use super::search::Iteration;
use super::{Error, Status, output};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    repetition: String,
    positions: Vec<Case>,
}

#[derive(Serialize)]
struct Case {
    name: &'static str,
    fen: &'static str,
    key: &'static str,
    off: Vec<Iteration>,
    on: Vec<Iteration>,
}

pub fn run(args: &ExperimentArgs, format: Format) -> Result<Status, Error> {
    match &args.which {
        Experiment::Axon(args) => axon(args, format),
    }
}

fn axon(args: &AxonArgs, format: Format) -> Result<Status, Error> {
    let pairs = CASES
        .iter()
        .map(|&case| experiment::run(case, args.depth, args.repetition, args.passes))
        .collect::<Result<Vec<_>, _>>()?;
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(Error::write(folder))?;
        WholeFile::write(&folder.join("axon.md"), experiment::markdown(&pairs))?;
        WholeFile::write(&folder.join("axon.svg"), experiment::plot(&pairs)?)?;
    }
    output::print(&match format {
        Format::Text => experiment::markdown(&pairs),
        Format::Json => output::json(&Answer {
            repetition: args.repetition.to_string(),
            positions: pairs.iter().map(case).collect(),
        }),
    })?;
    Ok(Status::Done)
}

fn case(pair: &Pair) -> Case {
    let iterations = |outcome: &Outcome| outcome.iterations.iter().map(Iteration::from).collect();
    Case {
        name: pair.case.name,
        fen: pair.case.fen,
        key: pair.case.key,
        off: iterations(&pair.off),
        on: iterations(&pair.on),
    }
}
