//! `fpgambit bench engine`: the nodes of the search, and its speed in nodes per second.

use std::sync::Arc;

use fpgambit_engine::search::Evaluation;
use fpgambit_sim::figures::{ENGINE_DEPTH, engine_set, record, recorded_nodes, search_all_by};
use fpgambit_sim::search::{DetectorChoice, SearcherChoice};
use serde::Serialize;

use super::super::args::BenchEngineArgs;
use super::super::output::WholeFile;
use super::super::search_answer::evaluation_with;
use super::super::{Error, Status};
use super::Measured;

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    positions: usize,
    depth: u32,
    evaluation: String,
    generator: String,
    repetition: String,
    nodes: u64,
    /// The expected value of `nodes`; null if none is recorded.
    recorded: Option<u64>,
    terminal_nodes: u64,
    repetitions: u64,
    seconds: f64,
    nodes_per_second: f64,
}

pub fn measure(args: &BenchEngineArgs) -> Result<Measured, Error> {
    let evaluation = evaluation(args)?;
    if args.searcher == SearcherChoice::Chip {
        return super::chip::measure(args, evaluation);
    }
    let depth = args.depth.unwrap_or(ENGINE_DEPTH);
    let as_recorded = depth == ENGINE_DEPTH
        && args.repetition != DetectorChoice::Off
        && evaluation == Evaluation::Classical;
    if args.record.is_some() && !as_recorded {
        return Err(Error::Usage(format!(
            "--record requires depth {ENGINE_DEPTH}, a repetition detector and the classical evaluation, as it records the count for these"
        )));
    }
    let set = engine_set();
    let signals = Arc::default();
    let (generator, repetition) = (&args.generator, args.repetition);
    let all = search_all_by(evaluation, &set, depth, generator, repetition, &signals)?;
    if let Some(path) = &args.record {
        WholeFile::write(path, record(all.counts.nodes))?;
    }
    let answer = Answer {
        positions: all.positions,
        depth,
        evaluation: args.evaluation().to_string(),
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

/// The evaluation, with its network loaded.
fn evaluation(args: &BenchEngineArgs) -> Result<Evaluation, Error> {
    let chosen = args.evaluation();
    if !args.searcher.has(chosen) {
        return Err(Error::Usage(format!(
            "'--evaluation {chosen}' with '--searcher {}': expected network or squares",
            args.searcher
        )));
    }
    evaluation_with(chosen, args.network.as_deref())
}

fn page(answer: &Answer) -> String {
    let recorded = match answer.recorded {
        None => String::new(),
        Some(nodes) if nodes == answer.nodes => ", as recorded".to_owned(),
        Some(nodes) => format!(", DIFFERS from {nodes} recorded"),
    };
    format!(
        "{} positions of the bench set, depth {}, one thread; moves: {}, repetition: {}, evaluation: {}\n\
         nodes           {}{recorded}\n\
         terminal nodes  {}\n\
         repetitions     {}\n\
         {:.0} nodes per second ({:.2} s)\n",
        answer.positions,
        answer.depth,
        answer.generator,
        answer.repetition,
        answer.evaluation,
        answer.nodes,
        answer.terminal_nodes,
        answer.repetitions,
        answer.nodes_per_second,
        answer.seconds
    )
}
