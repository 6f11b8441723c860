//! `fpgambit perft`: positions a number of plies away, counted through the generator.

use std::collections::BTreeMap;

use fpgambit_engine::{Position, divide_threads};
use fpgambit_sim::device::{self, Backend, DeviceError, MoveGenerator};
use fpgambit_sim::perft::{Divided, PerftCount, divide};
use serde::Serialize;

use super::args::{Format, PerftArgs};
use super::input::{for_each_position, is_stream};
use super::{Error, Status, output};

/// The result as other programs read it.
#[derive(Serialize)]
struct Answer {
    nodes: u64,
    /// Null in software.
    cycles: Option<u64>,
    /// Null unless asked for.
    divide: Option<BTreeMap<String, u64>>,
}

/// What counts.
enum Counter {
    /// The engine, making and counting by itself.
    Engine,
    /// Generators that the engine makes the moves for, one a thread.
    Devices(Vec<Box<dyn MoveGenerator + Send>>),
}

pub fn run(args: &PerftArgs, format: Format) -> Result<Status, Error> {
    let mut counter = None;
    for_each_position(&args.fen, |position| {
        let counter = match &mut counter {
            Some(counter) => counter,
            None => counter.insert(Counter::open(args)?),
        };
        let divided = counter.count(args, position)?;
        let answer = Answer {
            nodes: divided.total.nodes,
            cycles: matches!(counter, Counter::Devices(_)).then_some(divided.total.cycles),
            divide: args.divide.then(|| {
                let lines = divided.divide.iter();
                lines.map(|(mv, nodes)| (mv.to_string(), *nodes)).collect()
            }),
        };
        output::print(&match (format, is_stream(&args.fen)) {
            (Format::Json, _) => output::json(&answer),
            (Format::Text, true) => line(&answer),
            (Format::Text, false) => table(&answer),
        })
    })?;
    Ok(Status::Done)
}

impl Counter {
    fn open(args: &PerftArgs) -> Result<Counter, DeviceError> {
        if args.device.backend == Backend::Software {
            return Ok(Counter::Engine);
        }
        // One ply has one node to expand.
        let threads = if args.depth < 2 {
            1
        } else {
            args.threads.number()
        };
        let options = args.device.options();
        let generators = (0..threads).map(|_| device::open(&options));
        Ok(Counter::Devices(generators.collect::<Result<_, _>>()?))
    }

    fn count(&mut self, args: &PerftArgs, position: &Position) -> Result<Divided, Error> {
        match self {
            Counter::Engine => {
                let divide = divide_threads(position, args.depth, args.threads.number())
                    .map_err(|error| Error::Usage(format!("cannot start threads: {error}")))?;
                let nodes = divide.iter().map(|(_, nodes)| nodes).sum();
                let total = PerftCount { nodes, cycles: 0 };
                Ok(Divided { divide, total })
            }
            Counter::Devices(generators) => Ok(divide(generators, position, args.depth)?),
        }
    }
}

fn table(answer: &Answer) -> String {
    let mut text = String::new();
    for (mv, nodes) in answer.divide.iter().flatten() {
        text.push_str(&format!("{mv:<7} {nodes}\n"));
    }
    if answer.divide.is_some() {
        text.push('\n');
    }
    text.push_str(&format!("nodes   {}\n", answer.nodes));
    if let Some(cycles) = answer.cycles {
        text.push_str(&format!("cycles  {cycles}\n"));
    }
    text
}

fn line(answer: &Answer) -> String {
    let mut text = format!("{} nodes", answer.nodes);
    if let Some(cycles) = answer.cycles {
        text.push_str(&format!(", {cycles} cycles"));
    }
    for (mv, nodes) in answer.divide.iter().flatten() {
        text.push_str(&format!(" {mv}:{nodes}"));
    }
    text
}
