//! Runs a search with the named generator and detector, and fails if software had to answer for a circuit.

use std::sync::Arc;

use fpgambit_engine::Position;
use fpgambit_engine::repetition::Detector;
use fpgambit_engine::search::{
    Bitboards, Blind, Evaluation, Limits, MoveSource, Options, Outcome, Signals, Table, Task,
};

use super::{ChosenDetector, ChosenSource, DetectorChoice, Generator, Meter, Spent, options};
use crate::device::DeviceError;

/// A search to run.
pub struct Request<'a> {
    /// The position.
    pub position: &'a Position,
    /// The limits, and the number of lines.
    pub limits: Limits,
    /// The table with its current content.
    pub table: &'a Table,
    /// The number of threads.
    pub threads: usize,
    /// The move generator.
    pub generator: &'a Generator,
    /// The repetition detector.
    pub repetition: DetectorChoice,
    /// The evaluation.
    pub evaluation: Evaluation,
    /// The signals that end the search from outside.
    pub signals: Arc<Signals>,
}

/// Searches a position to a depth in one thread, with the current content of the table.
///
/// # Errors
/// Returns an error if a circuit is missing or fails; the result of a search that went on in software is discarded.
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

/// Runs the requested search.
///
/// # Errors
/// Returns the errors of [`run`].
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
        // With a time limit, the time would be over before the search begins.
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
    // If a thread cannot open its circuit, the search ends, as it does when a circuit fails.
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

    /// The repetition unit, which fails after this many answers.
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

    /// A circuit that fails during a search is an error, even if software could continue in its place.
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
