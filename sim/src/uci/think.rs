//! A search, from `go` to `bestmove`.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use fpgambit_engine::repetition::{Counter, Detector as _};
use fpgambit_engine::search::{Bitboards, Limits, Options, Outcome, Signals, Table, Task};
use fpgambit_engine::uci::Go;
use fpgambit_engine::{Move, Position};

use super::clock::{Allowance, Clock};
use super::game::Game;
use super::output::Output;
use super::settings::Settings;
use super::tell::{Teller, wdl};
use super::work::{Kind, watched};
use crate::device::{self, Backend};
use crate::search::{
    self, ChipSearch, ChosenDetector, ChosenSource, DetectorChoice, EvaluationChoice, Meter,
    SearcherChoice,
};
use crate::words::counted;

/// If the search finds a mate, it does so within this many plies for each move of the mate.
const PLIES_PER_MATE_MOVE: u32 = 4;

/// What a search needs of the session.
pub struct Think {
    pub game: Game,
    pub go: Go,
    /// When the search was requested; its time counts from then.
    pub asked: Instant,
    pub allowance: Allowance,
    /// Records when the answer is written.
    pub clock: Arc<Mutex<Clock>>,
    pub settings: Settings,
    pub table: Arc<Table>,
    pub output: Output,
}

impl Think {
    /// Whether the search ends without `stop`.
    pub fn kind(&self) -> Kind {
        match self.go.ends(self.game.end.side_to_move()) {
            true => Kind::Search,
            false => Kind::Endless,
        }
    }

    /// Searches and writes the answer.
    pub fn run(self, signals: &Arc<Signals>, answered: &AtomicBool) {
        let position = &self.game.end;
        let waiting = match position.legal_count() {
            0 => {
                self.tell_the_end(position);
                Some(None)
            }
            _ => self.search(position, signals, answered).map(Some),
        };
        let Some(outcome) = waiting else { return };
        while self.must_wait(signals) {
            thread::park();
        }
        self.answer(outcome.as_ref(), answered);
    }

    /// Whether the answer must wait until the GUI requests it.
    fn must_wait(&self, signals: &Signals) -> bool {
        !signals.is_stopped() && (self.go.infinite || signals.is_pondering())
    }

    fn answer(&self, outcome: Option<&Outcome>, answered: &AtomicBool) {
        let best = outcome.and_then(|outcome| outcome.best);
        let reply = outcome.and_then(|outcome| reply(&self.game.end, outcome));
        if let Ok(mut clock) = self.clock.lock() {
            clock.answered(Instant::now());
        }
        answered.store(true, Relaxed);
        self.output.line(match (best, reply) {
            (None, _) => "bestmove 0000".to_owned(),
            (Some(best), None) => format!("bestmove {best}"),
            (Some(best), Some(reply)) => format!("bestmove {best} ponder {reply}"),
        });
    }

    /// Writes the score of a game that is over.
    fn tell_the_end(&self, position: &Position) {
        use fpgambit_engine::search::Value;
        let value = match position.is_check() {
            true => Value::Mate(0),
            false => Value::Centipawns(0),
        };
        let chances = match (self.settings.show_wdl, value) {
            (false, _) => String::new(),
            (true, Value::Mate(_)) => format!(" wdl {}", wdl(value)),
            (true, Value::Centipawns(_)) => " wdl 0 1000 0".to_owned(),
        };
        self.output
            .line(format_args!("info depth 0 score {value}{chances}"));
    }

    /// Searches, and answers unless the answer must wait.
    fn search(
        &self,
        position: &Position,
        signals: &Arc<Signals>,
        answered: &AtomicBool,
    ) -> Option<Outcome> {
        let limits = self.limits(position);
        let searcher = self.searcher(&limits);
        let evaluation = self.settings.evaluation_of(searcher);
        if let Some(chosen) = self.settings.evaluation
            && chosen != evaluation
        {
            self.output.say(format_args!(
                "Evaluation {chosen}: Searcher {searcher} uses {evaluation} instead"
            ));
        }
        match searcher {
            SearcherChoice::Chip => self.search_by_chip(&limits, signals, answered),
            SearcherChoice::Software => {
                self.search_in_software(position, limits, signals, answered)
            }
        }
    }

    /// Selects the searcher: the chip does not support Chess960 or lists of moves.
    fn searcher(&self, limits: &Limits) -> SearcherChoice {
        let searcher = self.settings.searcher;
        if searcher == SearcherChoice::Software {
            return searcher;
        }
        let instead = |what: &str| {
            self.output.say(format_args!(
                "Searcher {searcher} does not support {what}; using Searcher software instead"
            ));
            SearcherChoice::Software
        };
        if self.game.end.is_chess960() {
            return instead("Chess960");
        }
        if !limits.moves.is_empty() {
            return instead("searchmoves");
        }
        if limits.lines > 1 {
            self.output.say(format_args!(
                "Searcher {searcher} reports one line, not MultiPV {}",
                limits.lines
            ));
        }
        searcher
    }

    fn search_by_chip(
        &self,
        limits: &Limits,
        signals: &Arc<Signals>,
        answered: &AtomicBool,
    ) -> Option<Outcome> {
        let teller = self.teller(signals);
        let search = ChipSearch {
            start: &self.game.start,
            moves: &self.game.moves,
            limits,
            signals,
            begin: self.asked,
        };
        watched(
            &self.output,
            signals,
            || teller.status(),
            |ended| {
                let outcome = self.by_backend(&search, &teller);
                self.answer_or_wait(outcome, signals, ended, answered)
            },
        )
    }

    /// Searches with the circuit if it is selected and available, otherwise with its software model.
    fn by_backend(&self, search: &ChipSearch<'_>, teller: &Teller<'_>) -> Outcome {
        let backend = self.settings.searcher_backend;
        let chosen = self.settings.evaluation_of(SearcherChoice::Chip);
        let model = || device::search::model(chosen.with(self.settings.networks));
        let opened = match (backend, chosen) {
            (Backend::Software, _) => Ok(model()),
            (_, EvaluationChoice::Network) => {
                self.output.say(format_args!(
                    "SearcherBackend {backend}: the circuit evaluates by squares, not by network; its software model searches instead"
                ));
                Ok(model())
            }
            _ => device::search::open(backend),
        };
        let found = opened.and_then(|mut searcher| {
            search.deepen(searcher.as_mut(), |report| teller.report(report))
        });
        found.unwrap_or_else(|error| {
            self.output.say(format_args!(
                "SearcherBackend {backend}: {error}; using the software model instead"
            ));
            search
                .deepen(model().as_mut(), |report| teller.report(report))
                .expect("a position of ordinary chess, and depths as the chip has them")
        })
    }

    /// Answers at once, because the clock does not wait for the watcher to end, or returns an answer that must wait.
    fn answer_or_wait(
        &self,
        outcome: Outcome,
        signals: &Signals,
        ended: &AtomicBool,
        answered: &AtomicBool,
    ) -> Option<Outcome> {
        if self.must_wait(signals) {
            return Some(outcome);
        }
        ended.store(true, Relaxed);
        self.answer(Some(&outcome), answered);
        None
    }

    fn teller<'a>(&'a self, signals: &'a Signals) -> Teller<'a> {
        Teller {
            output: &self.output,
            table: &self.table,
            signals,
            wdl: self.settings.show_wdl,
            numbered: self.settings.lines > 1,
            start: self.asked,
        }
    }

    fn search_in_software(
        &self,
        position: &Position,
        limits: Limits,
        signals: &Arc<Signals>,
        answered: &AtomicBool,
    ) -> Option<Outcome> {
        let (generator, repetition) = self.answerers();
        let meter = Arc::<Meter>::default();
        let evaluation = self.settings.evaluation_of(SearcherChoice::Software);
        let chosen = Options {
            evaluation: evaluation.with(self.settings.networks),
            ..self.settings.search
        };
        let task = Task {
            position,
            limits,
            options: search::options(&generator, repetition, chosen),
            table: &self.table,
            signals: signals.clone(),
            start: self.asked,
        };
        let make = || {
            let source = generator.source(&meter).unwrap_or_else(|error| {
                self.output.say(format_args!(
                    "MoveGenerator {generator}: {error}; using software instead"
                ));
                ChosenSource::Bitboards(Bitboards)
            });
            let mut watch = repetition.detector(&meter).unwrap_or_else(|error| {
                self.output.say(format_args!(
                    "Repetition {repetition}: {error}; using the software counter instead"
                ));
                ChosenDetector::Counter(Counter::default())
            });
            let mut position = self.game.start.clone();
            for &mv in &self.game.moves {
                watch.push(&position, mv);
                position.make(mv);
            }
            (source, watch)
        };
        let teller = self.teller(signals);
        let threads = self.settings.threads;
        watched(
            &self.output,
            signals,
            || teller.status(),
            |ended| {
                let outcome = task.run_threads(threads, make, |report| teller.report(report));
                meter.tell(&generator, &self.output);
                self.answer_or_wait(outcome, signals, ended, answered)
            },
        )
    }

    /// Selects generator and detector: circuits and posdata do not support Chess960.
    fn answerers(&self) -> (search::Generator, DetectorChoice) {
        let (mut generator, mut repetition) =
            (self.settings.generator.clone(), self.settings.repetition);
        if self.game.end.is_chess960() {
            if !generator.is_software() {
                self.output.say(format_args!(
                    "MoveGenerator {generator} does not support Chess960; using software instead"
                ));
                generator = search::Generator::default();
            }
            if repetition == DetectorChoice::Hw {
                self.output.say(format_args!(
                    "Repetition {repetition} does not support Chess960; using the software counter instead"
                ));
                repetition = DetectorChoice::Counter;
            }
        }
        (generator, repetition)
    }

    fn limits(&self, position: &Position) -> Limits {
        let go = &self.go;
        let parsed = go.moves.iter().filter_map(|text| {
            let parsed = position.parse_uci(text);
            parsed
                .map_err(|error| self.output.say(format_args!("go searchmoves: {error}")))
                .ok()
        });
        let mate_depth = go
            .mate
            .map(|moves| moves.saturating_mul(PLIES_PER_MATE_MOVE));
        Limits {
            depth: least(go.depth, mate_depth).map(|depth| depth.max(1)),
            nodes: least(go.nodes, self.settings.nodes()).map(|nodes| nodes.max(1)),
            mate: go.mate,
            soft: self.allowance.soft,
            hard: self.allowance.hard,
            moves: parsed.collect(),
            lines: self.settings.lines,
        }
    }
}

/// The smaller of two values; if only one is present, that one.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}

/// The expected reply, if it is legal.
fn reply(position: &Position, outcome: &Outcome) -> Option<Move> {
    let replies = position.play(outcome.best?).legal_moves();
    outcome.reply.filter(|reply| replies.contains(reply))
}

impl Meter {
    /// Writes the clocks of circuits, and whether one failed.
    pub(super) fn tell(&self, generator: &search::Generator, output: &Output) {
        if let Some(error) = self.failure() {
            output.say(format_args!("{error}; using software from then on"));
        }
        let spent = self.spent();
        if spent.generations > 0 {
            output.say(format_args!(
                "{generator}: {}, {} cycles",
                counted(spent.generations, "generation", "generations"),
                spent.generation_cycles
            ));
        }
        if spent.queries > 0 {
            output.say(format_args!(
                "repetition unit: {}, {} cycles",
                counted(spent.queries, "query", "queries"),
                spent.query_cycles
            ));
        }
    }
}
