//! Compares repetition units with the oracle at every ply of games.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use fpgambit_engine::repetition::{Line, Occurrences, Step, Verdict};
use fpgambit_hw::repetition::QueryMode;

use crate::device::repetition::{self, Found, Method, RepetitionUnit};
use crate::device::{Backend, DeviceError};
use crate::words::counted;

/// Both units: the single counter, and the chains.
pub const UNITS: [Method; 2] = [Method::Counter, Method::Chains];

/// The largest count that a circuit reports.
const COUNT_MAX: u32 = 127;

/// A game to check.
#[derive(Clone, Debug)]
pub struct GameTask {
    /// The source, such as `games.pgn, game 3`.
    pub source: String,
    /// Start and moves.
    pub line: Line,
}

/// A unit that gave a wrong answer, or failed.
#[derive(Clone, Debug)]
pub struct GameFailure {
    /// The source of the game.
    pub source: String,
    /// The unit.
    pub unit: Method,
    /// The ply of the game after which it happened.
    pub ply: usize,
    /// The shortest part of the game that ends there and shows the failure; if there is none, the game up to there.
    pub line: Line,
    /// The difference.
    pub difference: GameDifference,
}

/// The fault in an answer.
#[derive(Clone, Debug)]
pub enum GameDifference {
    /// The answer differs from the oracle's.
    Verdict {
        /// The oracle's answer.
        expected: Verdict,
        /// The unit's answer.
        found: Verdict,
    },
    /// There is no answer.
    Device(String),
}

impl fmt::Display for GameDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = |verdict: &Verdict| match verdict.back {
            Some(back) => format!(
                "occurred {}, last {} ago",
                counted(verdict.count.into(), "time", "times"),
                counted(back.into(), "ply", "plies")
            ),
            None => "new".to_owned(),
        };
        match self {
            GameDifference::Verdict { expected, found } => {
                write!(f, "expected {}, found {}", said(expected), said(found))
            }
            GameDifference::Device(error) => write!(f, "no answer: {error}"),
        }
    }
}

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub struct GamesOutcome {
    /// Games checked.
    pub games: u64,
    /// Positions queried, including first ones; each was sent to every unit.
    pub positions: u64,
    /// Positions queried that had occurred before.
    pub repeated: u64,
    /// Wrong answers.
    pub mismatches: u64,
    /// The clocks of all queries of each unit, in the order of [`UNITS`].
    pub cycles: [u64; 2],
    /// The first wrong answer of each game and unit, in the order of the games.
    pub failures: Vec<GameFailure>,
    /// The time of the run.
    pub elapsed: Duration,
}

/// Checks games on a number of threads until none is left, or until `stop` returns true; the results include the
/// checked part of unfinished games. Calls `progress` for each position queried.
///
/// # Errors
/// Returns an error if a unit cannot be opened, or if the connection to one is lost. A missing answer is a difference.
pub fn check_games(
    tasks: impl Iterator<Item = GameTask> + Send,
    backend: Backend,
    threads: usize,
    progress: &(dyn Fn(usize) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<GamesOutcome, DeviceError> {
    let open = || -> Result<Vec<_>, DeviceError> {
        let units = UNITS.into_iter();
        units.map(|unit| repetition::open(unit, backend)).collect()
    };
    let opened = (0..threads.max(1)).map(|_| open());
    let opened = opened.collect::<Result<Vec<_>, _>>()?;
    let begin = Instant::now();
    let tasks = Mutex::new(tasks.enumerate());
    let failed = AtomicBool::new(false);
    let watch = Watch {
        progress,
        stop: &|| stop() || failed.load(Relaxed),
    };
    let work = |mut units: Vec<Box<dyn RepetitionUnit + Send>>| {
        let mut sum = (GamesOutcome::default(), Vec::new());
        while !(watch.stop)() {
            let next = tasks.lock().expect("no thread panics with it").next();
            let Some((number, task)) = next else {
                break;
            };
            let checked = check_game(&task, &mut units, &watch);
            failed.fetch_or(checked.is_err(), Relaxed);
            let mut share = checked?;
            let failures = share.failures.drain(..);
            sum.1.extend(failures.map(|failure| (number, failure)));
            sum.0.add(share);
        }
        Ok(sum)
    };
    let shares: Vec<Result<_, DeviceError>> = std::thread::scope(|scope| {
        let threads: Vec<_> = opened
            .into_iter()
            .map(|units| scope.spawn(|| work(units)))
            .collect();
        let joined = threads.into_iter().map(|thread| match thread.join() {
            Ok(share) => share,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect()
    });
    let mut outcome = GamesOutcome::default();
    let mut failures = Vec::new();
    for share in shares {
        let (share, found) = share?;
        outcome.add(share);
        failures.extend(found);
    }
    failures.sort_by_key(|(number, _)| *number);
    outcome.failures = failures.into_iter().map(|(_, failure)| failure).collect();
    outcome.elapsed = begin.elapsed();
    Ok(outcome)
}

/// Observes a long check, and may end it.
struct Watch<'a> {
    progress: &'a (dyn Fn(usize) + Sync),
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl GamesOutcome {
    fn add(&mut self, other: GamesOutcome) {
        self.games += other.games;
        self.positions += other.positions;
        self.repeated += other.repeated;
        self.mismatches += other.mismatches;
        for (sum, cycles) in self.cycles.iter_mut().zip(other.cycles) {
            *sum += cycles;
        }
    }
}

fn check_game(
    task: &GameTask,
    units: &mut [Box<dyn RepetitionUnit + Send>],
    watch: &Watch<'_>,
) -> Result<GamesOutcome, DeviceError> {
    let mut outcome = GamesOutcome {
        games: 1,
        ..GamesOutcome::default()
    };
    let mut first: Vec<Option<(usize, GameDifference)>> = units.iter().map(|_| None).collect();
    let mut tellers: Vec<Teller<'_>> = units
        .iter_mut()
        .map(|unit| Teller::new(unit.as_mut()))
        .collect();
    for (ply, (reached, expected)) in expected(&task.line).enumerate() {
        if (watch.stop)() {
            break;
        }
        outcome.positions += 1;
        outcome.repeated += u64::from(expected.is_repeated());
        for (teller, first) in tellers.iter_mut().zip(&mut first) {
            if let Some(difference) = teller.differs(&task.line, reached, expected)? {
                outcome.mismatches += 1;
                first.get_or_insert((ply, difference));
            }
        }
        (watch.progress)(1);
    }
    for (cycles, teller) in outcome.cycles.iter_mut().zip(&tellers) {
        *cycles += teller.cycles;
    }
    drop(tellers);
    for (index, (unit, first)) in units.iter_mut().zip(first).enumerate() {
        if let Some((ply, difference)) = first {
            outcome.failures.push(GameFailure {
                source: task.source.clone(),
                unit: UNITS[index],
                ply,
                line: shrunk(&task.line, ply, unit.as_mut(), watch)?,
                difference,
            });
        }
    }
    Ok(outcome)
}

/// For each position of a line, including the first: the step that leads to it, and how often it has occurred.
fn expected(line: &Line) -> impl Iterator<Item = (Option<Step>, Verdict)> + '_ {
    let mut occurrences = Occurrences::new(&line.start);
    let mut position = line.start.clone();
    let first = (None, occurrences.query());
    let after = line.steps.iter().map(move |&step| {
        step.make(&mut position);
        occurrences.step(step, &position);
        let mut verdict = occurrences.query();
        verdict.count = verdict.count.min(COUNT_MAX);
        (Some(step), verdict)
    });
    std::iter::once(first).chain(after)
}

/// Sends a line to a unit and queries it at every position; stops querying after a missing answer.
struct Teller<'a> {
    unit: &'a mut dyn RepetitionUnit,
    /// The clocks of its queries.
    cycles: u64,
    is_silent: bool,
}

impl<'a> Teller<'a> {
    fn new(unit: &'a mut dyn RepetitionUnit) -> Teller<'a> {
        Teller {
            unit,
            cycles: 0,
            is_silent: false,
        }
    }

    /// Moves to the next position, and queries it.
    fn differs(
        &mut self,
        line: &Line,
        reached: Option<Step>,
        expected: Verdict,
    ) -> Result<Option<GameDifference>, DeviceError> {
        if self.is_silent {
            return Ok(None);
        }
        let went = match reached {
            None => self.unit.load(&line.start),
            Some(step) => self.unit.push(step),
        };
        match went.and_then(|()| self.unit.query(QueryMode::default())) {
            Ok(answer) => {
                self.cycles += u64::from(answer.cycles.unwrap_or(0));
                let found = answer.verdict;
                let difference = GameDifference::Verdict { expected, found };
                Ok((!agrees(&answer, expected)).then_some(difference))
            }
            Err(error) if error.is_final() => Err(error),
            Err(error) => {
                self.is_silent = true;
                Ok(Some(GameDifference::Device(error.to_string())))
            }
        }
    }
}

/// Whether a unit gives a wrong answer after the last ply of a line.
fn fails(
    line: &Line,
    unit: &mut dyn RepetitionUnit,
    watch: &Watch<'_>,
) -> Result<bool, DeviceError> {
    let mut teller = Teller::new(unit);
    let mut is_wrong = false;
    for (reached, expected) in expected(line) {
        if (watch.stop)() {
            return Ok(false);
        }
        is_wrong = teller.differs(line, reached, expected)?.is_some();
    }
    Ok(is_wrong)
}

/// Whether an answer agrees with the oracle's. If the unit has forgotten older moves and says so, it may count too few.
fn agrees(answer: &Found, expected: Verdict) -> bool {
    let Verdict { count, back } = answer.verdict;
    answer.verdict == expected
        || (answer.cut && count < expected.count && (back.is_none() || back == expected.back))
}

/// A short line that ends at this ply and whose last answer is wrong; if there is none, the line from the start.
///
/// Doubles the length until a line fails, and then finds the shortest one by bisection. The result is minimal if every
/// line longer than a failing one also fails.
fn shrunk(
    line: &Line,
    ply: usize,
    unit: &mut dyn RepetitionUnit,
    watch: &Watch<'_>,
) -> Result<Line, DeviceError> {
    let tail = |length: usize| Line {
        start: match line.positions().nth(ply - length) {
            Some((before, _)) => before,
            None => line.start.clone(),
        },
        steps: line.steps[ply - length..ply].to_vec(),
    };
    let mut fails = |length: usize| fails(&tail(length), unit, watch);
    let (mut heals, mut length) = (0, ply.min(1));
    while length < ply && !(watch.stop)() && !fails(length)? {
        (heals, length) = (length, ply.min(2 * length));
    }
    while length - heals > 1 && !(watch.stop)() {
        let between = usize::midpoint(heals, length);
        match fails(between)? {
            true => length = between,
            false => heals = between,
        }
    }
    Ok(tail(length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::repetition::SoftwareRepetition;
    use fpgambit_engine::Position;
    use fpgambit_engine::repetition::{CASES, RandomLines};

    /// A correct unit, except that it forgets everything more than eight plies back.
    #[derive(Default)]
    struct Forgetful(SoftwareRepetition);

    impl RepetitionUnit for Forgetful {
        fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
            self.0.load(position)
        }

        fn push(&mut self, step: Step) -> Result<(), DeviceError> {
            self.0.push(step)
        }

        fn pop(&mut self) -> Result<(), DeviceError> {
            self.0.pop()
        }

        fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError> {
            let mut found = self.0.query(mode)?;
            if found.verdict.back.is_some_and(|back| back > 8) {
                found.verdict = Verdict::NEW;
            }
            Ok(found)
        }

        fn cycles(&self) -> u64 {
            0
        }
    }

    #[test]
    fn faulty_unit_is_detected_and_its_line_shrunk() {
        let case = CASES
            .iter()
            .find(|case| case.verdict.back == Some(12))
            .expect("three pieces rotate in twelve plies");
        let task = GameTask {
            source: "test".to_owned(),
            line: Line::parse(case.fen, &format!("a1b1 h8g8 b1a1 g8h8 {}", case.moves))
                .expect("a legal line"),
        };
        let mut units: Vec<Box<dyn RepetitionUnit + Send>> = vec![
            Box::<SoftwareRepetition>::default(),
            Box::<Forgetful>::default(),
        ];
        let watch = Watch {
            progress: &|_| {},
            stop: &|| false,
        };
        let outcome = check_game(&task, &mut units, &watch).unwrap();
        // The position before the last move had occurred before, too.
        assert_eq!(outcome.mismatches, 2);
        assert_eq!(outcome.failures.len(), 1);
        assert_eq!(outcome.failures[0].unit, UNITS[1]);
        assert_eq!(outcome.failures[0].ply, 15);
        assert_eq!(outcome.failures[0].line.steps.len(), 12);
        let text = outcome.failures[0].difference.to_string();
        assert_eq!(
            text,
            "expected occurred 2 times, last 12 plies ago, found new"
        );
    }

    #[test]
    fn the_circuits_agree_on_random_lines() {
        let tasks: Vec<GameTask> = RandomLines::new(5)
            .take(60)
            .enumerate()
            .map(|(number, line)| GameTask {
                source: format!("line {number}"),
                line,
            })
            .collect();
        let outcome = check_games(tasks.into_iter(), Backend::RustHdl, 2, &|_| {}, &|| false)
            .expect("it needs no tools");
        assert_eq!(outcome.mismatches, 0, "{:?}", outcome.failures);
        assert_eq!(outcome.games, 60);
        assert!(
            outcome.repeated > 100
                && outcome
                    .cycles
                    .iter()
                    .all(|&cycles| cycles > outcome.positions)
        );
    }
}
