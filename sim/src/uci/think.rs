//! A search in a thread of its own, from `go` to `bestmove`.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use fpgambit_engine::repetition::{Counter, Detector as _};
use fpgambit_engine::search::{Bitboards, IterationReport, Limits, Outcome, Signals, Table, Task};
use fpgambit_engine::uci::Go;
use fpgambit_engine::{Move, Position, perft};

use super::clock::allowance;
use super::output::Output;
use super::settings::Settings;
use crate::search::{self, ChosenDetector, ChosenSource, Meter};

/// Room for the longest line.
const STACK: usize = 8 << 20;
/// Plies counted at a time between two looks whether to stop.
const PERFT_STEP: u32 = 4;

/// What a search needs of the session.
pub struct Think {
    pub start: Position,
    pub moves: Vec<Move>,
    pub go: Go,
    /// When it was asked for: from then on its time counts.
    pub asked: Instant,
    pub settings: Settings,
    pub table: Arc<Table>,
    pub output: Output,
}

/// A search under way.
pub struct Thinking {
    thread: JoinHandle<()>,
    signals: Arc<Signals>,
    /// It ends by itself.
    bounded: bool,
}

impl Thinking {
    /// Whether it has answered.
    pub fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// The opponent has played the move expected: the clock counts.
    pub fn ponder_hit(&self) {
        self.signals.set_ponder(false);
        self.thread.thread().unpark();
    }

    /// Ends it, and waits for its answer.
    pub fn stop(self) {
        self.signals.stop();
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }

    /// Waits for its answer, if it comes without being asked for.
    pub fn finish(self) {
        if self.bounded {
            let _ = self.thread.join();
        } else {
            self.stop();
        }
    }
}

impl Think {
    /// Begins.
    pub fn begin(self) -> Thinking {
        let signals = Arc::<Signals>::default();
        signals.set_ponder(self.go.ponder);
        let bounded = !self.go.infinite && !self.go.ponder && {
            let go = &self.go;
            go.depth.is_some()
                || go.nodes.is_some()
                || go.move_time.is_some()
                || go.perft.is_some()
                || go.time.iter().any(Option::is_some)
        };
        let output = self.output.clone();
        let run = {
            let signals = signals.clone();
            move || self.run(&signals)
        };
        let builder = thread::Builder::new().stack_size(STACK);
        let thread = builder.spawn(run).unwrap_or_else(|error| {
            output.say(format_args!("cannot start a thread: {error}"));
            output.line("bestmove 0000");
            thread::spawn(|| ())
        });
        Thinking {
            thread,
            signals,
            bounded,
        }
    }

    fn run(self, signals: &Arc<Signals>) {
        for error in &self.go.passed_over {
            self.output.say(error);
        }
        let mut position = self.start.clone();
        for &mv in &self.moves {
            position.make(mv);
        }
        if let Some(depth) = self.go.perft {
            return self.perft(&position, depth, signals);
        }
        let outcome = self.search(&position, signals);
        // The answer must wait until the GUI wants it.
        while !signals.is_stopped() && (self.go.infinite || signals.is_pondering()) {
            thread::park();
        }
        let reply = outcome.best.and_then(|best| {
            let replies = position.play(best).legal_moves();
            outcome.reply.filter(|reply| replies.contains(reply))
        });
        self.output.line(match (outcome.best, reply) {
            (None, _) => "bestmove 0000".to_owned(),
            (Some(best), None) => format!("bestmove {best}"),
            (Some(best), Some(reply)) => format!("bestmove {best} ponder {reply}"),
        });
    }

    fn search(&self, position: &Position, signals: &Arc<Signals>) -> Outcome {
        let meter = Arc::<Meter>::default();
        let task = Task {
            position,
            limits: self.limits(position),
            options: search::options(
                &self.settings.generator,
                self.settings.repetition,
                self.settings.search,
            ),
            table: &self.table,
            signals: signals.clone(),
            start: self.asked,
        };
        let make = || {
            let source = self
                .settings
                .generator
                .source(&meter)
                .unwrap_or_else(|error| {
                    self.output.say(format_args!(
                        "MoveGenerator {}: {error}; software generates instead",
                        self.settings.generator
                    ));
                    ChosenSource::Bitboards(Bitboards)
                });
            let watch = self.settings.repetition.detector(&meter);
            let mut watch = watch.unwrap_or_else(|error| {
                self.output.say(format_args!(
                    "Repetition {}: {error}; the counter in software watches instead",
                    self.settings.repetition
                ));
                ChosenDetector::Counter(Counter::default())
            });
            let mut position = self.start.clone();
            for &mv in &self.moves {
                watch.push(&position, mv);
                position.make(mv);
            }
            (source, watch)
        };
        let outcome = task.run_threads(self.settings.threads, make, |report| self.tell(report));
        if let Some(error) = meter.failure() {
            self.output
                .say(format_args!("{error}; from there on software answered"));
        }
        let spent = meter.spent();
        if spent.generations > 0 {
            self.output.say(format_args!(
                "{}: {} generations, {} cycles",
                self.settings.generator, spent.generations, spent.generation_cycles
            ));
        }
        if spent.queries > 0 {
            self.output.say(format_args!(
                "repetition unit: {} queries, {} cycles",
                spent.queries, spent.query_cycles
            ));
        }
        outcome
    }

    fn limits(&self, position: &Position) -> Limits {
        let allowance = allowance(&self.go, position.side_to_move(), self.settings.overhead);
        let parsed = self.go.moves.iter().filter_map(|text| {
            let parsed = position.parse_uci(text);
            parsed
                .map_err(|error| self.output.say(format_args!("go searchmoves: {error}")))
                .ok()
        });
        Limits {
            depth: self.go.depth.map(|depth| depth.max(1)),
            nodes: self.go.nodes.map(|nodes| nodes.max(1)),
            mate: self.go.mate,
            soft: allowance.soft,
            hard: allowance.hard,
            moves: parsed.collect(),
        }
    }

    fn tell(&self, report: &IterationReport) {
        let milliseconds = report.time.as_millis() as u64;
        let speed = report.counts.nodes * 1000 / milliseconds.max(1);
        let mut line = format!(
            "info depth {} seldepth {} score {} nodes {} nps {speed} hashfull {} time {milliseconds} pv",
            report.depth, report.deepest, report.value, report.counts.nodes, report.table_permille,
        );
        for mv in &report.variation {
            line.push(' ');
            line.push_str(&mv.to_string());
        }
        self.output.line(line);
    }

    fn perft(&self, position: &Position, depth: u32, signals: &Signals) {
        let mut total = 0;
        let mut moves = position.legal_moves().to_vec();
        moves.sort_by_cached_key(Move::to_string);
        if depth == 0 {
            total = 1;
            moves.clear();
        }
        for mv in moves {
            let Some(nodes) = count(&position.play(mv), depth - 1, signals) else {
                self.output.say("perft stopped");
                return;
            };
            self.output.line(format_args!("{mv}: {nodes}"));
            total += nodes;
        }
        self.output.line("");
        self.output.line(format_args!("Nodes searched: {total}"));
        self.output.line("");
    }
}

/// Perft that can be stopped.
fn count(position: &Position, depth: u32, signals: &Signals) -> Option<u64> {
    if depth <= PERFT_STEP {
        return (!signals.is_stopped()).then(|| perft(position, depth));
    }
    let moves = position.legal_moves().into_iter();
    moves
        .map(|mv| count(&position.play(mv), depth - 1, signals))
        .sum()
}
