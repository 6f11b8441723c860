//! A repetition or chain unit on a bench: plays lines and runs queries in every mode.

use super::{QueryMode, RepetitionDriver};
use crate::unit::subject::{Run, Sink, Subject};
use crate::unit::{Driver, Watched};
use fpgambit_engine::repetition::{CASES, Case, Line, Oracle, RandomLines, Verdict};

/// Returns the unit, with its answers compared to the engine's oracle.
pub fn subject(circuit: Watched, seed: u64) -> Box<dyn Subject> {
    Box::new(Repetition {
        driver: RepetitionDriver::new(circuit),
        lines: Box::new(CASES.iter().map(Case::line).chain(RandomLines::new(seed))),
        verdict: Verdict::NEW,
    })
}

struct Repetition {
    driver: RepetitionDriver<Watched>,
    lines: Box<dyn Iterator<Item = Line>>,
    verdict: Verdict,
}

impl Subject for Repetition {
    fn driver(&mut self) -> &mut Driver<Watched> {
        self.driver.driver()
    }

    /// Loads the end of a line, where answers often have many words and walks are long.
    fn load(&mut self) {
        let line = self.lines.next().unwrap();
        let mut oracle = Oracle::new(&line.start);
        self.driver.load(&line.start).unwrap();
        for (before, step) in line.positions() {
            self.driver.push(step).unwrap();
            oracle.step(&before, step);
        }
        self.verdict = oracle.query();
    }

    fn questions(&self) -> usize {
        QueryMode::ALL.len()
    }

    fn start(&mut self, question: usize) {
        self.driver.start(QueryMode::ALL[question]).unwrap();
    }

    fn ask(&mut self, question: usize, sink: &mut dyn Sink) -> Run {
        let mode = QueryMode::ALL[question];
        let answered = self.driver.query(mode, sink).unwrap();
        let mut wanted = self.verdict;
        if mode.first {
            wanted.count = wanted.count.min(2);
        }
        let found = answered.answer.verdict;
        assert_eq!(found, wanted, "{} {mode:?}", self.title());
        answered.run
    }

    fn title(&self) -> String {
        self.driver.positions().last().unwrap().to_string()
    }
}
