//! Counting commands: `go perft` and `bench`, in Stockfish's form.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use fpgambit_engine::search::{MoveSource as _, Signals, Wanted};
use fpgambit_engine::{Move, Position, perft};

use super::output::Output;
use super::settings::Settings;
use super::tell::speed;
use super::work::watched;
use crate::figures::{ENGINE_DEPTH, SearchError, engine_set, search_all};
use crate::search::{ChosenSource, Generator, Meter};

/// Plies that software counts between two checks whether to stop.
const STEP: u32 = 4;

/// Perft below each move, and the total.
pub struct Perft {
    pub position: Position,
    pub depth: u32,
    pub generator: Generator,
    pub output: Output,
}

impl Perft {
    /// Counts and prints the result.
    pub fn run(self, signals: &Signals) {
        let Perft {
            position,
            depth,
            generator,
            output,
        } = self;
        if position.is_chess960() && !generator.is_software() {
            return output.say(format_args!(
                "MoveGenerator {generator} does not support Chess960: expected software"
            ));
        }
        let meter = Arc::<Meter>::default();
        let source = match generator.source(&meter) {
            Ok(source) => source,
            Err(error) => return output.say(format_args!("MoveGenerator {generator}: {error}")),
        };
        let (nodes, start) = (AtomicU64::new(0), Instant::now());
        let status = || status(nodes.load(Relaxed), start);
        let mut count = Count {
            source,
            signals,
            nodes: &nodes,
        };
        let whole = watched(&output, signals, status, |_| {
            let mut moves = match depth {
                0 => Vec::new(),
                _ => count.source.moves(&position, Wanted::Legal).to_vec(),
            };
            moves.sort_by_cached_key(Move::to_string);
            let mut total = u64::from(depth == 0);
            for mv in moves {
                let below = count.below(&position.play(mv), depth - 1)?;
                // Discard what software has counted in a circuit's place.
                if let Some(error) = meter.failure() {
                    output.say(format_args!("MoveGenerator {generator}: {error}"));
                    return None;
                }
                output.line(format_args!("{mv}: {below}"));
                total += below;
            }
            Some(total)
        });
        let Some(total) = whole else {
            return output.say("perft stopped");
        };
        meter.tell(&generator, &output);
        output.line("");
        output.line(format_args!("Nodes searched: {total}"));
        output.line("");
    }
}

struct Count<'a> {
    source: ChosenSource,
    signals: &'a Signals,
    /// Nodes counted so far.
    nodes: &'a AtomicU64,
}

impl Count<'_> {
    /// Counts perft; `None` once it is stopped.
    fn below(&mut self, position: &Position, depth: u32) -> Option<u64> {
        if self.signals.is_stopped() {
            return None;
        }
        let counted = match (&mut self.source, depth) {
            (_, 0) => 1,
            (ChosenSource::Bitboards(_), 1..=STEP) => perft(position, depth),
            (source, 1) => source.moves(position, Wanted::Legal).len() as u64,
            (source, _) => {
                let moves = source.moves(position, Wanted::Legal);
                let mut sum = 0;
                for mv in moves {
                    sum += self.below(&position.play(mv), depth - 1)?;
                }
                return Some(sum);
            }
        };
        self.nodes.fetch_add(counted, Relaxed);
        Some(counted)
    }
}

/// The benchmark of `fpgambit bench engine`, position by position.
pub struct Bench {
    pub depth: Option<u32>,
    pub settings: Settings,
    pub output: Output,
}

impl Bench {
    /// Searches and prints the result.
    pub fn run(self, signals: &Arc<Signals>) {
        let depth = self.depth.unwrap_or(ENGINE_DEPTH);
        let start = Instant::now();
        let searched = watched(
            &self.output,
            signals,
            || status(signals.nodes(), start),
            |_| self.search(depth, signals),
        );
        let output = self.output;
        let nodes = match searched {
            Ok(nodes) if !signals.is_stopped() => nodes,
            Ok(_) => return output.say("bench stopped"),
            Err(error) => return output.say(error),
        };
        let time = start.elapsed();
        output.line("");
        output.line("===========================");
        output.line(format_args!("Total time (ms) : {}", time.as_millis()));
        output.line(format_args!("Nodes searched  : {nodes}"));
        output.line(format_args!("Nodes/second    : {}", speed(nodes, time)));
    }

    /// Searches one position after the other, until it is stopped. Returns the nodes.
    fn search(&self, depth: u32, signals: &Arc<Signals>) -> Result<u64, SearchError> {
        let Settings {
            generator,
            repetition,
            ..
        } = &self.settings;
        let set = engine_set();
        let announced = (1..).zip(&set).map_while(|(number, position)| {
            if signals.is_stopped() {
                return None;
            }
            let all = set.len();
            self.output
                .line(format_args!("Position: {number}/{all} ({position})"));
            Some(position)
        });
        let searched = search_all(announced, depth, generator, *repetition, signals)?;
        Ok(searched.counts.nodes)
    }
}

/// The progress of a count.
fn status(nodes: u64, start: Instant) -> String {
    let time = start.elapsed();
    format!(
        "info nodes {nodes} nps {} time {}",
        speed(nodes, time),
        time.as_millis()
    )
}
