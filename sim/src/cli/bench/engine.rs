//! `fpgambit bench engine`: the search's nodes, and how many a second.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use fpgambit_sim::figures::{ENGINE_DEPTH, engine_set, record, recorded_nodes, search_all};
use fpgambit_sim::search::{DetectorChoice, SearcherChoice};
use serde::Serialize;

use super::super::args::BenchEngineArgs;
use super::super::output::WholeFile;
use super::super::{Error, Status};
use super::Measured;

/// The result as other programs read it.
#[derive(Serialize)]
struct Answer {
    positions: usize,
    depth: u32,
    generator: String,
    repetition: String,
    nodes: u64,
    /// What `nodes` is to be; null where nothing is recorded.
    recorded: Option<u64>,
    terminal_nodes: u64,
    repetitions: u64,
    seconds: f64,
    nodes_per_second: f64,
}

pub fn measure(args: &BenchEngineArgs) -> Result<Measured, Error> {
    if args.searcher == SearcherChoice::Chip {
        return super::chip::measure(args);
    }
    let depth = args.depth.unwrap_or(ENGINE_DEPTH);
    let as_recorded = depth == ENGINE_DEPTH && args.repetition != DetectorChoice::Off;
    if args.record.is_some() && !as_recorded {
        return Err(Error::Usage(format!(
            "--record requires depth {ENGINE_DEPTH} and a detector: their count is recorded"
        )));
    }
    let set = engine_set();
    let signals = Arc::default();
    let all = search_all(&set, depth, &args.generator, args.repetition, &signals)?;
    if let Some(path) = &args.record {
        write(path, &record(all.counts.nodes))?;
    }
    let answer = Answer {
        positions: all.positions,
        depth,
        generator: args.generator.to_string(),
        repetition: args.repetition.to_string(),
        nodes: all.counts.nodes,
        recorded: match &args.record {
            Some(_) => Some(all.counts.nodes),
            None => recorded_nodes().filter(|_| as_recorded),
        },
        terminal_nodes: all.counts.terminal,
        repetitions: all.counts.repetitions,
        seconds: all.time.as_secs_f64(),
        nodes_per_second: all.speed(),
    };
    let same = answer.recorded.is_none_or(|nodes| nodes == answer.nodes);
    Ok(Measured {
        text: page(&answer),
        json: serde_json::to_value(&answer).expect("names and numbers"),
        status: if same {
            Status::Done
        } else {
            Status::Different
        },
    })
}

fn page(answer: &Answer) -> String {
    let recorded = match answer.recorded {
        None => String::new(),
        Some(nodes) if nodes == answer.nodes => ", as recorded".to_owned(),
        Some(nodes) => format!(", DIFFERS from {nodes} recorded"),
    };
    format!(
        "{} positions of the bench set, depth {}, one thread; moves: {}, repetition: {}\n\
         nodes           {}{recorded}\n\
         terminal nodes  {}\n\
         repetitions     {}\n\
         {:.0} nodes per second ({:.2} s)\n",
        answer.positions,
        answer.depth,
        answer.generator,
        answer.repetition,
        answer.nodes,
        answer.terminal_nodes,
        answer.repetitions,
        answer.nodes_per_second,
        answer.seconds
    )
}

/// Writes a record, whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<(), Error> {
    let file = WholeFile::create(path)?;
    fs::write(file.path(), text).map_err(Error::write(path))?;
    file.finish()
}
