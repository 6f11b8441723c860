//! `fpgambit bench engine --searcher chip`: the nodes of the chip's search, and the speed of its model in nodes per
//! second.

use fpgambit_engine::network;
use fpgambit_engine::search::Evaluation;
use fpgambit_engine::searcher::DEPTH_MAX;
use fpgambit_sim::figures::{
    CHIP_DEPTH, ChipSearched, engine_set, record_chip, recorded_chip_nodes, search_by_chip,
    search_by_chip_with,
};
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, SearcherChoice};
use serde::Serialize;

use super::super::args::BenchEngineArgs;
use super::super::output::WholeFile;
use super::super::{Error, Status};
use super::Measured;

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    searcher: String,
    evaluation: String,
    positions: usize,
    depths: Vec<Depth>,
}

#[derive(Serialize)]
struct Depth {
    depth: u8,
    nodes: u64,
    /// The expected value of `nodes`; null if none is recorded.
    recorded: Option<u64>,
    quiescence_nodes: u64,
    moves_made: u64,
    nodes_per_second: f64,
}

pub fn measure(args: &BenchEngineArgs, evaluation: Evaluation) -> Result<Measured, Error> {
    let wrong = |message: String| Err(Error::Usage(message));
    let deepest = args.depth.unwrap_or(CHIP_DEPTH.into());
    let Some(deepest) = u8::try_from(deepest)
        .ok()
        .filter(|&depth| depth <= DEPTH_MAX)
    else {
        return wrong(format!(
            "'--depth {deepest}' with '--searcher chip': expected 1 to {DEPTH_MAX}"
        ));
    };
    if !args.generator.is_software() || args.repetition != DetectorChoice::default() {
        return wrong(
            "'--searcher chip' with '--generator' or '--repetition', which it does not support"
                .to_owned(),
        );
    }
    let squares = args.evaluation() == EvaluationChoice::Squares;
    if args.record.is_some() && !(squares && deepest == CHIP_DEPTH) {
        return wrong(format!(
            "--record requires depth {CHIP_DEPTH} and evaluation squares, as it records the counts for these"
        ));
    }
    let set = engine_set();
    let (searched, mut recorded) = match evaluation {
        Evaluation::Network(network) => {
            let line = network::Line::new(network);
            (search_by_chip_with(line, &set, deepest), Vec::new())
        }
        _ => (search_by_chip(&set, deepest), recorded_chip_nodes()),
    };
    if let Some(path) = &args.record {
        recorded = searched
            .iter()
            .map(|searched| searched.counts.nodes)
            .collect();
        WholeFile::write(path, record_chip(&recorded))?;
    }
    let depth = |searched: &ChipSearched| Depth {
        depth: searched.depth,
        nodes: searched.counts.nodes,
        recorded: recorded.get(usize::from(searched.depth)).copied(),
        quiescence_nodes: searched.counts.quiescence,
        moves_made: searched.counts.makes,
        nodes_per_second: searched.speed(),
    };
    let searcher = SearcherChoice::Chip;
    let answer = Answer {
        searcher: searcher.to_string(),
        evaluation: args.evaluation().to_string(),
        positions: set.len(),
        depths: searched.iter().map(depth).collect(),
    };
    let is_same = |depth: &Depth| depth.recorded.is_none_or(|nodes| nodes == depth.nodes);
    Ok(Measured {
        text: page(&answer),
        json: serde_json::to_value(&answer).expect("names and numbers"),
        status: match answer.depths.iter().all(is_same) {
            true => Status::Done,
            false => Status::Different,
        },
    })
}

fn page(answer: &Answer) -> String {
    let mut text = format!(
        "{} positions of the bench set, searcher {}, evaluation {}\n\
         depth       nodes  a position  quiescence  nodes per second\n",
        answer.positions, answer.searcher, answer.evaluation
    );
    for depth in &answer.depths {
        let recorded = match depth.recorded {
            None => String::new(),
            Some(nodes) if nodes == depth.nodes => "  as recorded".to_owned(),
            Some(nodes) => format!("  DIFFERS from {nodes} recorded"),
        };
        text.push_str(&format!(
            "{:>5} {:>11} {:>11.0} {:>9.0} % {:>17.0}{recorded}\n",
            depth.depth,
            depth.nodes,
            depth.nodes as f64 / answer.positions as f64,
            100.0 * depth.quiescence_nodes as f64 / depth.nodes as f64,
            depth.nodes_per_second
        ));
    }
    text
}
