//! Repetition units against the oracle, at every ply of games.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use fpgambit_engine::repetition::{Line, Oracle, Verdict};
use fpgambit_hw::repetition::QueryMode;

use crate::device::repetition::{self, Found, Method, RepetitionUnit};
use crate::device::{Backend, DeviceError};
use crate::words::counted;

/// Both units: the single counter, and the chains.
pub const UNITS: [Method; 2] = [Method::Counter, Method::Chains];

/// The largest count that a circuit tells.
const COUNT_MAX: u32 = 127;

/// A game to check.
#[derive(Clone, Debug)]
pub struct GameTask {
    /// Where it comes from, such as `games.pgn, game 3`.
    pub source: String,
    /// Start and moves.
    pub line: Line,
}

/// A unit that was wrong, or failed.
#[derive(Clone, Debug)]
pub struct GameFailure {
    /// Where the game comes from.
    pub source: String,
    /// Which unit.
    pub unit: Method,
    /// After which ply of the game.
    pub ply: usize,
    /// The shortest end of the game that shows it, or all of it up to there.
    pub line: Line,
    /// What differs.
    pub difference: GameDifference,
}

/// What is wrong with an answer.
#[derive(Clone, Debug)]
pub enum GameDifference {
    /// Another answer than the oracle's.
    Verdict {
        /// The oracle's.
        expected: Verdict,
        /// The unit's.
        found: Verdict,
    },
    /// No answer.
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

/// What a run came to.
#[derive(Clone, Debug, Default)]
pub struct GamesOutcome {
    /// Games checked.
    pub games: u64,
    /// Positions asked about, first ones included; each was put to every unit.
    pub positions: u64,
    /// Those that had occurred before.
    pub repeated: u64,
    /// Answers that were wrong.
    pub mismatches: u64,
    /// Clocks of all queries of each unit, in the order of [`UNITS`].
    pub cycles: [u64; 2],
    /// The first wrong answer of each game and unit, in the order of the games.
    pub failures: Vec<GameFailure>,
    /// How long it took.
    pub elapsed: Duration,
}

/// Checks games on a number of threads, until there are none left or `stop` says so. `progress` hears of each position
/// asked about.
///
/// # Errors
/// When a unit cannot be opened. One that fails later is a difference.
pub fn check_games(
    tasks: &[GameTask],
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
    let next = AtomicUsize::new(0);
    let sum = Mutex::new(GamesOutcome::default());
    std::thread::scope(|scope| {
        for mut units in opened {
            let (next, sum) = (&next, &sum);
            scope.spawn(move || {
                while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed))
                    && !stop()
                {
                    let share = check_game(task, &mut units);
                    progress(share.positions as usize);
                    sum.lock().expect("no thread panics with it").add(share);
                }
            });
        }
    });
    let mut outcome = sum.into_inner().expect("no thread panics with it");
    outcome.elapsed = begin.elapsed();
    let place = |failure: &GameFailure| tasks.iter().position(|task| task.source == failure.source);
    outcome.failures.sort_by_key(place);
    Ok(outcome)
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
        self.failures.extend(other.failures);
    }
}

/// What the oracle says of every position of a line, the first included.
fn expected(line: &Line) -> Vec<Verdict> {
    let mut oracle = Oracle::new(&line.start);
    let mut verdicts = vec![oracle.query()];
    for (before, step) in line.positions() {
        oracle.step(&before, step);
        let mut verdict = oracle.query();
        verdict.count = verdict.count.min(COUNT_MAX);
        verdicts.push(verdict);
    }
    verdicts
}

fn check_game(task: &GameTask, units: &mut [Box<dyn RepetitionUnit + Send>]) -> GamesOutcome {
    let expected = expected(&task.line);
    let repeated = expected.iter().filter(|verdict| verdict.is_repeated());
    let mut outcome = GamesOutcome {
        games: 1,
        positions: expected.len() as u64,
        repeated: repeated.count() as u64,
        ..GamesOutcome::default()
    };
    for (index, unit) in units.iter_mut().enumerate() {
        let (differences, cycles) = differences(&task.line, &expected, unit.as_mut());
        outcome.cycles[index] += cycles;
        outcome.mismatches += differences.len() as u64;
        if let Some((ply, difference)) = differences.into_iter().next() {
            outcome.failures.push(GameFailure {
                source: task.source.clone(),
                unit: UNITS[index],
                ply,
                line: shrunk(&task.line, ply, unit.as_mut()),
                difference,
            });
        }
    }
    outcome
}

/// The plies at which a unit is wrong, and the clocks of its queries. A unit that fails is asked no more.
fn differences(
    line: &Line,
    expected: &[Verdict],
    unit: &mut dyn RepetitionUnit,
) -> (Vec<(usize, GameDifference)>, u64) {
    let mut found = Vec::new();
    let mut cycles = 0;
    for (ply, &expected) in expected.iter().enumerate() {
        let reached = match ply.checked_sub(1) {
            None => unit.load(&line.start),
            Some(last) => unit.push(line.steps[last]),
        };
        match reached.and_then(|()| unit.query(QueryMode::default())) {
            Ok(answer) => {
                cycles += u64::from(answer.cycles.unwrap_or(0));
                if !agrees(&answer, expected) {
                    let found_here = answer.verdict;
                    let difference = GameDifference::Verdict {
                        expected,
                        found: found_here,
                    };
                    found.push((ply, difference));
                }
            }
            Err(error) => {
                found.push((ply, GameDifference::Device(error.to_string())));
                break;
            }
        }
    }
    (found, cycles)
}

/// Whether an answer is the oracle's; one that says that older moves might hold more may have counted too few.
fn agrees(answer: &Found, expected: Verdict) -> bool {
    let Verdict { count, back } = answer.verdict;
    answer.verdict == expected
        || (answer.cut && count < expected.count && (back.is_none() || back == expected.back))
}

/// A short line that ends at this ply and whose last answer is wrong; that from the start if none is. Lengths are doubled
/// until one fails, and then the way back is halved: the shortest of all if a longer line never heals what a shorter one
/// shows.
fn shrunk(line: &Line, ply: usize, unit: &mut dyn RepetitionUnit) -> Line {
    let tail = |length: usize| Line {
        start: match line.positions().nth(ply - length) {
            Some((before, _)) => before,
            None => line.start.clone(),
        },
        steps: line.steps[ply - length..ply].to_vec(),
    };
    let mut fails = |length: usize| {
        let line = tail(length);
        let (differences, _) = differences(&line, &expected(&line), unit);
        differences.last().is_some_and(|&(ply, _)| ply == length)
    };
    let (mut heals, mut length) = (0, ply.min(1));
    while length < ply && !fails(length) {
        (heals, length) = (length, ply.min(2 * length));
    }
    while length - heals > 1 {
        let between = usize::midpoint(heals, length);
        match fails(between) {
            true => length = between,
            false => heals = between,
        }
    }
    tail(length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::repetition::SoftwareRepetition;
    use fpgambit_engine::Position;
    use fpgambit_engine::repetition::{CASES, RandomLines, Step};

    /// Right, except that it forgets what is more than eight plies back.
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
    fn a_unit_that_forgets_is_found_out_and_the_line_shrunk() {
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
        let outcome = check_game(&task, &mut units);
        // The position before the last move stood there before, too.
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
        let outcome = check_games(&tasks, Backend::RustHdl, 2, &|_| {}, &|| false)
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
