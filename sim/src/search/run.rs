//! One search, answered by who is named and by nobody else.

use std::sync::Arc;

use fpgambit_engine::Position;
use fpgambit_engine::repetition::Detector;
use fpgambit_engine::search::{
    Bitboards, Blind, Evaluation, Limits, MoveSource, Options, Outcome, Signals, Table, Task,
};

use super::{ChosenDetector, ChosenSource, DetectorChoice, Generator, Meter, Spent, options};
use crate::device::DeviceError;

/// A search to be done.
pub struct Request<'a> {
    /// The position.
    pub position: &'a Position,
    /// When to end, and how many lines.
    pub limits: Limits,
    /// As it is.
    pub table: &'a Table,
    /// On how many threads.
    pub threads: usize,
    /// Who generates.
    pub generator: &'a Generator,
    /// Who watches.
    pub repetition: DetectorChoice,
    /// What evaluates.
    pub evaluation: Evaluation,
    /// How to end it from outside.
    pub signals: Arc<Signals>,
}

/// Searches a position to a depth in one thread, with the table as it is.
///
/// # Errors
/// When a circuit is missing or fails: what software would have answered in its place is not given out.
pub fn run(
    position: &Position,
    depth: u32,
    table: &Table,
    generator: &Generator,
    repetition: DetectorChoice,
    signals: &Arc<Signals>,
) -> Result<(Outcome, Spent), DeviceError> {
    run_request(Request {
        position,
        limits: Limits::depth(depth),
        table,
        threads: 1,
        generator,
        repetition,
        evaluation: Evaluation::Classical,
        signals: signals.clone(),
    })
}

/// Searches as asked for.
///
/// # Errors
/// As [`run`].
pub fn run_request(request: Request<'_>) -> Result<(Outcome, Spent), DeviceError> {
    let Request {
        generator,
        repetition,
        threads,
        ..
    } = request;
    let meter = Arc::<Meter>::default();
    let mut task = Task::new(request.position, request.limits, request.table);
    let usual = Options {
        // Its time would be over before it begins.
        wait_for_endings: task.limits.hard.is_none(),
        evaluation: request.evaluation,
        ..Options::default()
    };
    task.options = options(generator, repetition, usual);
    task.signals = request.signals;
    if threads < 2 {
        let (source, watch) = (generator.source(&meter)?, repetition.detector(&meter)?);
        return finish(&task, source, watch, &meter);
    }
    // A circuit that a thread cannot have ends the search, as one that fails does.
    let signals = task.signals.clone();
    let failed = |error| {
        meter.failed(error);
        signals.stop();
    };
    let make = || {
        let source = generator.source(&meter).unwrap_or_else(|error| {
            failed(error);
            ChosenSource::Bitboards(Bitboards)
        });
        let watch = repetition.detector(&meter).unwrap_or_else(|error| {
            failed(error);
            ChosenDetector::Off(Blind)
        });
        (source, watch)
    };
    let outcome = task.run_threads(threads, make, |_| {});
    ended(outcome, &meter)
}

fn finish(
    task: &Task,
    source: impl MoveSource,
    watch: impl Detector,
    meter: &Meter,
) -> Result<(Outcome, Spent), DeviceError> {
    ended(task.run(source, watch, |_| {}), meter)
}

fn ended(outcome: Outcome, meter: &Meter) -> Result<(Outcome, Spent), DeviceError> {
    match meter.failure() {
        Some(error) => Err(error),
        None => Ok((outcome, meter.spent())),
    }
}

#[cfg(test)]
mod tests {
    use super::super::circuit_detector::CircuitDetector;
    use super::*;
    use crate::device::Backend;
    use crate::device::repetition::{Found, Method, RepetitionUnit, open};
    use fpgambit_engine::repetition::Step;
    use fpgambit_hw::repetition::QueryMode;

    /// The repetition unit, until it has answered so often.
    struct Failing {
        unit: Box<dyn RepetitionUnit + Send>,
        left: u32,
    }

    impl RepetitionUnit for Failing {
        fn load(&mut self, position: &Position) -> Result<(), DeviceError> {
            self.unit.load(position)
        }

        fn push(&mut self, step: Step) -> Result<(), DeviceError> {
            self.unit.push(step)
        }

        fn pop(&mut self) -> Result<(), DeviceError> {
            self.unit.pop()
        }

        fn query(&mut self, mode: QueryMode) -> Result<Found, DeviceError> {
            self.left = self.left.checked_sub(1).ok_or(DeviceError::NotLoaded)?;
            self.unit.query(mode)
        }

        fn cycles(&self) -> u64 {
            self.unit.cycles()
        }
    }

    /// A circuit that fails in the midst of a search is an error, however well software goes on in its place.
    #[test]
    fn a_failed_unit_gives_no_result() {
        let position = "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1".parse().unwrap();
        let table = Table::new(1).unwrap();
        let search = |left: u32| {
            table.clear();
            let meter = Arc::<Meter>::default();
            let unit = open(Method::Counter, Backend::RustHdl).unwrap();
            let unit = CircuitDetector::over(Box::new(Failing { unit, left }), &meter);
            let task = Task::new(&position, Limits::depth(5), &table);
            finish(&task, Bitboards, unit, &meter)
        };
        let (_, spent) = search(u32::MAX).unwrap();
        assert!(spent.queries > 20, "{spent:?}");
        for answered in [0, 20] {
            assert!(
                matches!(search(answered), Err(DeviceError::NotLoaded)),
                "after {answered} answers"
            );
        }
    }
}
