//! `fpgambit perft`: counts positions a number of plies away with the generator.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fpgambit_engine::{Move, Position};
use fpgambit_sim::device::{self, Backend};
use fpgambit_sim::perft::{Counter, Divided, Watch, divide};
use fpgambit_sim::words::counted;
use serde::Serialize;

use super::args::{Format, PerftArgs};
use super::input::for_each;
use super::{Error, Status, counters, interrupt, output, perft_shard, progress};

/// The largest depth of the perft array, in plies.
const ON_CHIP_MAX: u32 = 10;

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    nodes: u64,
    /// Null in software.
    cycles: Option<u64>,
    /// Null unless requested.
    divide: Option<BTreeMap<String, u64>>,
}

impl Answer {
    fn new(args: &PerftArgs, nodes: u64, cycles: Option<u64>, divide: &[(Move, u64)]) -> Self {
        let lines = divide.iter().map(|(mv, nodes)| (mv.to_string(), *nodes));
        Self {
            nodes,
            cycles,
            divide: args.divide.then(|| lines.collect()),
        }
    }
}

pub fn run(args: &PerftArgs, format: Format) -> Result<Status, Error> {
    let mut args = args.clone();
    if args.rules.chess960 && !args.on_chip {
        // Only the software supports Chess960.
        args.device.prefer(Backend::Software);
    }
    let args = &args;
    args.device.check()?;
    let software = args.device.backend() == Backend::Software;
    if args.rules.chess960 && !software {
        return Err(Error::Usage(format!(
            "'--chess960' with '--backend {}': expected software, as circuits do not support Chess960",
            args.device.backend()
        )));
    }
    if args.on_chip {
        return on_chip(args, format);
    }
    if args.campaign.is_wanted() {
        return perft_shard::run(args, format);
    }
    let variant = args.rules.variant();
    interrupt::heed();
    let given = args.position.given()?;
    let mut counters = Vec::new();
    let read = |text: &str| given.position(text, variant);
    for_each(given, read, |position| {
        if counters.is_empty() {
            counters = counters::open(args)?;
        }
        let divided = count(&mut counters, args.depth, position)?;
        let cycles = (!software).then_some(divided.total.cycles);
        let answer = Answer::new(args, divided.total.nodes, cycles, &divided.divide);
        show(&answer, format, given.is_stream())
    })?;
    Ok(Status::Done)
}

/// Counts entirely in the circuit.
fn on_chip(args: &PerftArgs, format: Format) -> Result<Status, Error> {
    let refused = match () {
        () if args.campaign.is_wanted() => {
            Some("'--shard' or '--out': expected '--cores' to share the count".to_owned())
        }
        () if args.threads.threads.is_some() => {
            Some("'--threads': expected '--cores' to share the count".to_owned())
        }
        () => args
            .device
            .of_circuits()
            .map(|option| format!("'{option}': expected '--inner' to select a build")),
    };
    if let Some(refused) = refused {
        return Err(Error::Usage(format!("'--on-chip' with {refused}")));
    }
    if !(1..=ON_CHIP_MAX).contains(&args.depth) {
        return Err(Error::Usage(format!(
            "'--on-chip' with '--depth {}': expected 1 to {ON_CHIP_MAX}",
            args.depth
        )));
    }
    interrupt::heed();
    let mut counter = device::perft::open(args.device.backend(), args.cores as usize, args.inner)?;
    let given = args.position.given()?;
    let variant = args.rules.variant();
    let read = |text: &str| given.position(text, variant);
    for_each(given, read, |position| {
        let counted = counter.count(position, args.depth, args.divide, &mut interrupt::is_set)?;
        let counted = counted.ok_or(Error::Interrupted)?;
        let cycles = Some(counted.cycles.into());
        let answer = Answer::new(args, counted.nodes, cycles, &counted.divide);
        show(&answer, format, given.is_stream())
    })?;
    Ok(Status::Done)
}

fn show(answer: &Answer, format: Format, is_stream: bool) -> Result<(), Error> {
    output::print(&match (format, is_stream) {
        (Format::Json, _) => output::json(answer),
        (Format::Text, true) => line(answer),
        (Format::Text, false) => table(answer),
    })
}

/// Counts, and prints what has been counted so far if the user interrupts.
fn count(counters: &mut [Counter], depth: u32, position: &Position) -> Result<Divided, Error> {
    let nodes = AtomicU64::new(0);
    let watch = Watch {
        nodes: &nodes,
        stop: &interrupt::is_set,
    };
    let status = || progress::Status {
        done: nodes.load(Relaxed),
        of: None,
        unit: "nodes",
    };
    let divided = progress::watch(status, || divide(counters, position, depth, &watch))?;
    if interrupt::is_set() {
        for (mv, nodes) in &divided.divide {
            output::note(&format!("{mv:<7} {nodes}"));
        }
        let moves = counted(divided.divide.len() as u64, "move", "moves");
        let nodes = divided.total.nodes;
        output::note(&format!(
            "{nodes} nodes below {moves} of the position, without the unfinished moves"
        ));
        return Err(Error::Interrupted);
    }
    Ok(divided)
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
    let mut text = counted(answer.nodes, "node", "nodes");
    if let Some(cycles) = answer.cycles {
        text.push_str(&format!(", {cycles} cycles"));
    }
    for (mv, nodes) in answer.divide.iter().flatten() {
        text.push_str(&format!(" {mv}:{nodes}"));
    }
    text
}
