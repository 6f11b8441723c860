//! `fpgambit perft --shard`: counts a part, and writes its document.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fpgambit_engine::{Position, Variant};
use fpgambit_sim::campaign::{Digest, DocumentError, Shard, ShardDocument, Sum, seal};
use fpgambit_sim::device::Backend;
use fpgambit_sim::perft::{Counter, Watch, divide};
use serde::{Deserialize, Serialize};

use super::args::{Format, PerftArgs};
use super::campaign::{self, Begin, Files, Progress};
use super::input::Given;
use super::{Error, Status, counters, interrupt, merge, output, progress, verify};

/// The ply whose positions are distributed among the shards, if the depth is larger.
const DEALT: u32 = 2;

/// The progress of a shard.
#[derive(Default, Serialize, Deserialize)]
struct State {
    /// The number of positions of the shard that are counted, from the first on.
    done: u64,
    nodes: u64,
    cycles: u64,
    digest: Digest,
}

pub fn run(args: &PerftArgs, format: Format) -> Result<Status, Error> {
    let given = args.position.given()?;
    check(args, given)?;
    let position = given.position(given.text, Variant::Standard)?;
    let dealt = DEALT.min(args.depth - 1);
    let source = format!("{position} to depth {}", args.depth);
    let identity = campaign::identity("perft", source, None, &args.device);
    let shard = args.campaign.shard();
    let mut files = Files::new(&args.campaign, identity.clone());
    let mut state: State = match files.begin(args.campaign.resume)? {
        Begin::Done(text, document) => return verify::told_before(&text, &document, format),
        Begin::At(before) => before,
    };
    interrupt::heed();
    let nodes = AtomicU64::new(state.nodes);
    let status = || progress::Status {
        done: nodes.load(Relaxed),
        of: None,
        unit: "nodes",
    };
    let watch = Watch {
        nodes: &nodes,
        stop: &interrupt::is_set,
    };
    let mut counters = counters::open(args)?;
    progress::watch(status, || -> Result<(), Error> {
        let parts = parts(&position, dealt, shard);
        for part in parts.into_iter().skip(state.done as usize) {
            state.add(&mut counters, &part, args.depth - dealt, &watch)?;
            files.keep(false, &state)?;
        }
        Ok(())
    })
    .or_else(|error| match error {
        // The current position is counted again.
        Error::Interrupted => files.keep(true, &state).and(Err(error)),
        _ => Err(error),
    })?;
    let document = ShardDocument::new(
        identity,
        shard,
        Sum {
            positions: state.done,
            nodes: state.nodes,
            cycles: (args.device.backend() != Backend::Software).then_some(state.cycles),
            digest: state.digest,
            ..Sum::default()
        },
    );
    let text = seal(&document);
    files.finish(&text)?;
    output::print(&match format {
        Format::Json => text,
        Format::Text => merge::text(&document),
    })?;
    Ok(Status::Done)
}

impl Progress for State {
    /// Checks only that a shard without counted positions has no totals, because the state does not hold the parts.
    fn check(&self) -> Result<(), DocumentError> {
        match (self.done, self.nodes, self.cycles, self.digest) {
            (0, nodes, cycles, digest) if (nodes, cycles, digest) != Default::default() => {
                Err(DocumentError::Parts {
                    what: "nodes",
                    found: nodes.to_string(),
                    expected: "0".to_owned(),
                })
            }
            _ => Ok(()),
        }
    }
}

impl State {
    /// Adds the count below another position.
    fn add(
        &mut self,
        counters: &mut [Counter],
        position: &Position,
        depth: u32,
        watch: &Watch<'_>,
    ) -> Result<(), Error> {
        let divided = divide(counters, position, depth, watch)?;
        campaign::ended()?;
        let total = divided.total;
        self.done += 1;
        self.nodes += total.nodes;
        self.cycles += total.cycles;
        self.digest.add_nodes(position, depth, total.nodes);
        Ok(())
    }
}

/// The positions of a shard after this many plies, one for each way to reach them.
fn parts(position: &Position, plies: u32, shard: Shard) -> Vec<Position> {
    let mut all = vec![position.clone()];
    for _ in 0..plies {
        let children = all.iter().flat_map(|position| {
            let mut moves = position.legal_moves().to_vec();
            moves.sort_unstable();
            moves.into_iter().map(|mv| position.play(mv))
        });
        all = children.collect();
    }
    let numbered = (0..).zip(all);
    let own = numbered.filter(|(number, _)| shard.has(*number));
    own.map(|(_, position)| position).collect()
}

fn check(args: &PerftArgs, position: Given<'_>) -> Result<(), Error> {
    let refuse = |option: &str, expected: &str| {
        Err(Error::Usage(format!(
            "'{option}' with '--shard' or '--out': expected {expected}"
        )))
    };
    if position.is_stream() {
        return refuse("--fen -", "one position");
    }
    if args.divide {
        return refuse("--divide", "a count without it");
    }
    if args.rules.chess960 {
        return refuse("--chess960", "standard rules");
    }
    if position.skip_bad {
        return refuse("--skip-bad", "one position");
    }
    Ok(())
}
