//! The host of the chip's search: runs one search after the other, each a ply deeper, until the limits end it.
//!
//! The chip keeps only the game between jobs; each job tries the last job's best move first. So if an aborted job
//! returns a different best move, that move is better. If the searcher can run several jobs at the same time, the host
//! splits each of these searches into jobs.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Instant;

use fpgambit_engine::network::{LARGE, Network, hidden_sums};
use fpgambit_engine::search::{
    Bound, Counts, Evaluation, IterationReport, Limits, Outcome, Signals, Value,
};
use fpgambit_engine::searcher::{Answer, DEPTH_MAX, Job, NODES_MAX, Split, Status};
use fpgambit_engine::{Move, Position, quoted};

use crate::device::DeviceError;
use crate::device::search::{JobSearcher, Searched};

/// What searches: software or the chip's search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearcherChoice {
    /// The engine's own search.
    #[default]
    Software,
    /// The chip's search: its software model, or the circuit.
    Chip,
}

/// How positions are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationChoice {
    /// The engine's own evaluation.
    Classical,
    /// The small network.
    Network,
    /// The large network.
    Large,
    /// Material and piece-squares.
    Squares,
}

macro_rules! named {
    ($choice:ident: $($name:literal => $value:ident),*) => {
        impl $choice {
            /// All names.
            pub fn names() -> impl Iterator<Item = &'static str> {
                [$($name),*].into_iter()
            }
        }

        impl FromStr for $choice {
            type Err = ();

            fn from_str(name: &str) -> Result<$choice, ()> {
                match name {
                    $($name => Ok($choice::$value),)*
                    _ => Err(()),
                }
            }
        }

        impl fmt::Display for $choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($choice::$value => $name,)*
                })
            }
        }
    };
}
named!(SearcherChoice: "software" => Software, "chip" => Chip);
named!(EvaluationChoice: "classical" => Classical, "network" => Network, "large" => Large, "squares" => Squares);

impl SearcherChoice {
    /// The default evaluation of the searcher.
    pub fn evaluation(self) -> EvaluationChoice {
        match self {
            SearcherChoice::Software => EvaluationChoice::Classical,
            SearcherChoice::Chip => EvaluationChoice::Squares,
        }
    }

    /// Whether the searcher supports an evaluation.
    pub fn has(self, evaluation: EvaluationChoice) -> bool {
        use EvaluationChoice::{Network, Squares};
        self == SearcherChoice::Software || matches!(evaluation, Network | Squares)
    }
}

impl EvaluationChoice {
    /// Returns the evaluation, with one of these networks if it needs one.
    pub fn with(self, networks: Networks) -> Evaluation {
        match self {
            EvaluationChoice::Classical => Evaluation::Classical,
            EvaluationChoice::Network => {
                Evaluation::Network(networks.small.unwrap_or_else(Network::chip))
            }
            EvaluationChoice::Large => {
                Evaluation::Large(networks.large.unwrap_or_else(Network::large))
            }
            EvaluationChoice::Squares => Evaluation::Squares,
        }
    }
}

/// The networks of files; without one, the built-in network of that size evaluates.
#[derive(Clone, Copy, Debug, Default)]
pub struct Networks {
    small: Option<&'static Network>,
    large: Option<&'static Network<LARGE>>,
}

impl Networks {
    /// Replaces the network of the same size by the network of a file.
    ///
    /// # Errors
    /// Returns a one-line message that quotes the path and says what is wrong.
    pub fn replace(&mut self, path: &Path) -> Result<(), String> {
        let bytes = read(path)?;
        match hidden_sums(&bytes) {
            Some(LARGE) => self.large = Some(network(path, &bytes)?),
            _ => self.small = Some(network(path, &bytes)?),
        }
        Ok(())
    }
}

/// Reads a network file. The network stays in memory until the program ends.
///
/// # Errors
/// Returns a one-line message that quotes the path and says what is wrong.
pub fn read_network<const N: usize>(path: &Path) -> Result<&'static Network<N>, String> {
    network(path, &read(path)?)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    let name = quoted(&path.display().to_string());
    std::fs::read(path).map_err(|error| format!("network file `{name}`: {error}"))
}

/// The network in these bytes of a file.
fn network<const N: usize>(path: &Path, bytes: &[u8]) -> Result<&'static Network<N>, String> {
    match Network::read(bytes) {
        Ok(network) => Ok(Box::leak(Box::new(network))),
        Err(error) => {
            let name = quoted(&path.display().to_string());
            Err(format!("network file `{name}` {error}"))
        }
    }
}

/// Runs jobs whose positions have no preceding game, at the same time if the searcher can, until all are done or the
/// user stops them.
///
/// # Errors
/// Returns an error if a job is not valid, or if the circuit breaks its contract.
pub fn run_together(
    searcher: &mut dyn JobSearcher,
    jobs: &[Job],
    signals: &Signals,
) -> Result<Vec<Searched>, DeviceError> {
    searcher.clear()?;
    let mut count = counter(signals);
    searcher.run_all(jobs, &mut |nodes| {
        count(nodes);
        signals.is_stopped()
    })
}

/// Returns a function that takes the number of nodes entered so far, and adds the nodes since its last call to the
/// signals.
fn counter(signals: &Signals) -> impl FnMut(u64) {
    let mut counted = 0;
    move |nodes| {
        signals.add_nodes(nodes - counted);
        counted = nodes;
    }
}

/// The least depth, in plies, of a split search: a single job of less depth ends before the jobs of a split search
/// have been sent.
const SPLIT_DEPTH: u8 = 4;

/// A game whose last position is to be searched.
pub struct ChipSearch<'a> {
    /// The first position of the game.
    pub start: &'a Position,
    /// The moves played.
    pub moves: &'a [Move],
    /// The limits: depth, nodes, mate, times. The chip always searches all moves and reports one line.
    pub limits: &'a Limits,
    /// The signals that end the search from outside.
    pub signals: &'a Signals,
    /// When the search's clock started.
    pub begin: Instant,
}

impl ChipSearch<'_> {
    /// Sends the game to the searcher. Returns its last position.
    fn set_up(&self, searcher: &mut dyn JobSearcher) -> Result<Position, DeviceError> {
        searcher.clear()?;
        let mut position = self.start.clone();
        for &mv in self.moves {
            searcher.push(&position, mv)?;
            position.make(mv);
        }
        Ok(position)
    }

    /// Runs a job until it is complete, or until the time or the user ends it.
    fn run(&self, searcher: &mut dyn JobSearcher, job: &Job) -> Result<Searched, DeviceError> {
        searcher.run(job, &mut self.stop())
    }

    /// Returns a function that takes the number of nodes entered so far, counts them, and returns whether to stop.
    fn stop(&self) -> impl FnMut(u64) -> bool {
        let end = self.limits.hard.map(|time| self.begin + time);
        let mut count = counter(self.signals);
        move |nodes| {
            count(nodes);
            let late = end.is_some_and(|end| Instant::now() >= end);
            (late && !self.signals.is_pondering()) || self.signals.is_stopped()
        }
    }

    /// Runs one job with this depth and the node limit.
    ///
    /// # Errors
    /// Returns an error if the job is not valid, or if the circuit breaks its contract.
    pub fn job(&self, searcher: &mut dyn JobSearcher, depth: u8) -> Result<Searched, DeviceError> {
        let position = self.set_up(searcher)?;
        let mut job = Job::new(position, depth);
        job.nodes = self.limits.nodes.unwrap_or(0);
        self.run(searcher, &job)
    }

    /// Splits the search with this depth into jobs that the searcher runs together. Returns its answer and the number
    /// of jobs.
    ///
    /// # Errors
    /// Returns an error if no job can have this root, if the searcher does not support lines, or if the circuit breaks
    /// its contract.
    ///
    /// # Panics
    /// Never: the split search is over when the searcher returns.
    pub fn split(
        &self,
        searcher: &mut dyn JobSearcher,
        depth: u8,
    ) -> Result<(Searched, usize), DeviceError> {
        let position = self.set_up(searcher)?;
        self.run_split(searcher, &position, depth)
    }

    /// Does the same as [`split`](Self::split) after the game was sent.
    fn run_split(
        &self,
        searcher: &mut dyn JobSearcher,
        position: &Position,
        depth: u8,
    ) -> Result<(Searched, usize), DeviceError> {
        let mut split = Split::new(position, depth)?;
        let cycles = searcher.run_split(&mut split, &mut self.stop())?;
        let answer = split.answer().expect("it is over");
        Ok((Searched { answer, cycles }, split.jobs()))
    }

    /// Runs one search after the other, and reports each that is complete. A search is a job, or a split search if the
    /// searcher can run several jobs at the same time, the depth is at least 4 plies, and there is no node limit.
    ///
    /// # Errors
    /// Returns an error if the chip does not support the position, or if the circuit breaks its contract.
    pub fn deepen(
        &self,
        searcher: &mut dyn JobSearcher,
        mut tell: impl FnMut(&IterationReport),
    ) -> Result<Outcome, DeviceError> {
        let position = self.set_up(searcher)?;
        let legal = position.legal_moves();
        let mut outcome = Outcome {
            best: legal.iter().min_by_key(|mv| mv.word()).copied(),
            reply: None,
            value: Value::Centipawns(0),
            counts: Counts::default(),
            iterations: Vec::new(),
            lines: Vec::new(),
        };
        let deepest = self.limits.depth.unwrap_or(u32::MAX).min(DEPTH_MAX.into()) as u8;
        let limit = self
            .limits
            .nodes
            .map_or(0, |nodes| nodes.clamp(1, NODES_MAX));
        let mut first = None;
        for depth in 1..=deepest {
            let nodes = match limit {
                0 => 0,
                limit if limit > outcome.counts.nodes => limit - outcome.counts.nodes,
                _ => break,
            };
            let is_split = searcher.does_many() && nodes == 0 && depth >= SPLIT_DEPTH;
            let answer = if is_split {
                self.run_split(searcher, &position, depth)?.0.answer
            } else {
                let mut job = Job::new(position.clone(), depth);
                (job.first, job.nodes) = (first, nodes);
                self.run(searcher, &job)?.answer
            };
            outcome.counts.nodes += answer.nodes;
            // A stopped split search may not yet have tried the last search's best move.
            let is_better = !is_split || answer.status == Status::Done;
            if answer.best.is_some() && is_better {
                outcome.best = answer.best;
                first = answer.best;
            }
            if answer.status != Status::Done {
                break;
            }
            outcome.value = answer.value();
            let report = self.report(depth, &answer, outcome.counts);
            tell(&report);
            outcome.iterations.push(report);
            if self.is_enough(depth, answer.value(), legal.len()) {
                break;
            }
        }
        outcome.lines.extend(outcome.iterations.last().cloned());
        Ok(outcome)
    }

    fn report(&self, depth: u8, answer: &Answer, counts: Counts) -> IterationReport {
        IterationReport {
            depth: depth.into(),
            deepest: depth.into(),
            line: 1,
            value: answer.value(),
            bound: Bound::Exact,
            is_last: false,
            counts,
            time: self.begin.elapsed(),
            table_permille: 0,
            variation: answer.best.into_iter().collect(),
        }
    }

    /// Whether the search is complete after this depth, so that no deeper job should begin.
    fn is_enough(&self, depth: u8, value: Value, legal: usize) -> bool {
        let limits = self.limits;
        if let Value::Mate(moves) = value {
            // A mate this long is proved the shortest.
            let seen = 2 * moves.unsigned_abs() <= depth.into();
            let soon = moves > 0 && limits.mate.is_some_and(|bound| moves as u32 <= bound);
            if seen || soon {
                return true;
            }
        }
        let late = limits
            .soft
            .is_some_and(|limit| legal == 1 || self.begin.elapsed() >= limit);
        legal == 0 || (late && !self.signals.is_pondering())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::search::Stop;
    use fpgambit_engine::searcher::{Searcher, Squares};

    fn deepen(fen: &str, limits: &Limits) -> Outcome {
        let search = ChipSearch {
            start: &fen.parse().unwrap(),
            moves: &[],
            limits,
            signals: &Signals::default(),
            begin: Instant::now(),
        };
        let mut reported = Vec::new();
        let outcome = search
            .deepen(&mut Searcher::new(Squares::new()), |report| {
                reported.push(report.clone());
            })
            .unwrap();
        assert_eq!(reported, outcome.iterations);
        outcome
    }

    /// Each iteration is a job that first tries the best move of the iteration before.
    #[test]
    fn each_iteration_is_one_job() {
        let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        let outcome = deepen(fen, &Limits::depth(4));
        assert_eq!(outcome.iterations.len(), 4);
        let (mut first, mut nodes) = (None, 0);
        for (depth, iteration) in (1..).zip(&outcome.iterations) {
            let mut job = Job::new(fen.parse().unwrap(), depth);
            job.first = first;
            let answer = Searcher::new(Squares::new()).run(&job, &mut ()).unwrap();
            nodes += answer.nodes;
            first = answer.best;
            assert_eq!(iteration.counts.nodes, nodes);
            assert_eq!(iteration.value, answer.value());
            assert_eq!(
                iteration.variation,
                answer.best.into_iter().collect::<Vec<_>>()
            );
        }
        assert_eq!((outcome.best, outcome.counts.nodes), (first, nodes));
    }

    /// A searcher that claims to run several jobs at the same time, so that searches are split.
    struct Many(Searcher<Squares>);

    impl JobSearcher for Many {
        fn clear(&mut self) -> Result<(), DeviceError> {
            JobSearcher::clear(&mut self.0)
        }

        fn push(&mut self, before: &Position, mv: Move) -> Result<(), DeviceError> {
            JobSearcher::push(&mut self.0, before, mv)
        }

        fn run(&mut self, job: &Job, stop: Stop<'_>) -> Result<Searched, DeviceError> {
            assert!(job.only || job.depth < SPLIT_DEPTH, "{job:?} is not split");
            JobSearcher::run(&mut self.0, job, stop)
        }

        fn does_many(&self) -> bool {
            true
        }
    }

    #[test]
    fn deep_iterations_are_split_on_parallel_searchers() {
        let start: Position = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
            .parse()
            .unwrap();
        let search = |limits: &Limits, signals: &Signals| {
            let search = ChipSearch {
                start: &start,
                moves: &[],
                limits,
                signals,
                begin: Instant::now(),
            };
            search.deepen(&mut Many(Searcher::new(Squares::new())), |_| ())
        };
        let outcome = search(&Limits::depth(5), &Signals::default()).unwrap();
        assert_eq!(outcome.iterations.len(), 5);
        let shallow = deepen(&start.to_string(), &Limits::depth(3));
        for (one, other) in shallow.iterations.iter().zip(&outcome.iterations) {
            assert_eq!(
                (one.counts.nodes, one.value),
                (other.counts.nodes, other.value)
            );
        }
        let mut nodes = shallow.counts.nodes;
        for (depth, iteration) in (SPLIT_DEPTH..).zip(&outcome.iterations[3..]) {
            let mut split = Split::new(&start, depth).unwrap();
            let mut searcher = Searcher::new(Squares::new());
            while let Some(job) = split.next() {
                split.finish(&searcher.run(&job, &mut ()).unwrap());
            }
            let answer = split.answer().unwrap();
            nodes += answer.nodes;
            assert_eq!(iteration.counts.nodes, nodes);
            assert_eq!(iteration.value, answer.value());
            assert_eq!(iteration.variation, Vec::from_iter(answer.best));
        }
        assert_eq!(outcome.counts.nodes, nodes);
        let signals = Signals::default();
        signals.stop();
        let stopped = search(&Limits::default(), &signals).unwrap();
        assert!(start.legal_moves().contains(&stopped.best.unwrap()));
        assert_eq!(stopped.iterations, []);
    }

    #[test]
    fn limits_and_mates_end_the_search() {
        let start = Position::startpos().to_string();
        for limit in [1, 2, 100, 5_000] {
            let outcome = deepen(&start, &Limits::nodes(limit));
            assert_eq!(outcome.counts.nodes, limit);
            assert!(outcome.best.is_some());
        }
        // A mate ends the search; so does a position without moves.
        let mate = deepen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &Limits::default());
        assert_eq!((mate.value, mate.iterations.len()), (Value::Mate(1), 2));
        let mated = deepen("6k1/6Q1/6K1/8/8/8/8/8 b - - 0 1", &Limits::default());
        assert_eq!((mated.value, mated.best), (Value::Mate(0), None));
    }
}
