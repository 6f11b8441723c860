//! Writes a search's reports as `info` lines.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use fpgambit_engine::search::{Bound, IterationReport, Signals, Table, Value};

use super::output::Output;

/// How long a search runs before it reports bounds, because short searches would flood the GUI.
const BOUNDS_AFTER: Duration = Duration::from_secs(1);

/// Writes the reports of one search.
pub struct Teller<'a> {
    pub output: &'a Output,
    pub table: &'a Table,
    pub signals: &'a Signals,
    /// Whether to write win, draw and loss.
    pub wdl: bool,
    /// Whether to number the lines, if more than one is requested.
    pub numbered: bool,
    /// When the search was requested.
    pub start: Instant,
}

impl Teller<'_> {
    /// Writes an iteration, or a bound.
    pub fn report(&self, report: &IterationReport) {
        if let Some(line) = self.line(report) {
            self.output.line(line);
        }
    }

    /// The line to write, if any.
    fn line(&self, report: &IterationReport) -> Option<String> {
        if report.bound != Bound::Exact && report.time < BOUNDS_AFTER && !report.is_last {
            return None;
        }
        let mut line = format!("info depth {} seldepth {}", report.depth, report.deepest);
        let mut add = |text: std::fmt::Arguments<'_>| {
            line.write_fmt(text).expect("a String takes any text");
        };
        if self.numbered {
            add(format_args!(" multipv {}", report.line));
        }
        add(format_args!(" score {}", report.value));
        if self.wdl {
            add(format_args!(" wdl {}", wdl(report.value)));
        }
        add(format_args!(
            "{} nodes {} nps {} hashfull {} time {} pv",
            match report.bound {
                Bound::Exact => "",
                Bound::Lower => " lowerbound",
                Bound::Upper => " upperbound",
            },
            report.counts.nodes,
            speed(report.counts.nodes, report.time),
            report.table_permille,
            report.time.as_millis(),
        ));
        for mv in &report.variation {
            add(format_args!(" {mv}"));
        }
        Some(line)
    }

    /// The progress of the search.
    pub fn status(&self) -> String {
        let (nodes, time) = (self.signals.nodes(), self.start.elapsed());
        let at = self.signals.current().map_or(String::new(), |at| {
            format!(
                " depth {} currmove {} currmovenumber {}",
                at.depth, at.mv, at.number
            )
        });
        format!(
            "info{at} nodes {nodes} nps {} hashfull {} time {}",
            speed(nodes, time),
            self.table.permille(),
            time.as_millis()
        )
    }
}

/// Nodes per second.
pub fn speed(nodes: u64, time: Duration) -> u64 {
    nodes * 1000 / (time.as_millis() as u64).max(1)
}

/// The centipawns at which half of the games are won.
const HALF_WON: f64 = 160.0;
/// The centipawns over which the odds grow by a factor of e.
const SPREAD: f64 = 220.0;

/// Wins, draws and losses per thousand games: a logistic curve for each side, fitted by maximum likelihood to 221,326
/// positions of the engine's games against itself with 1,000 nodes per move (`tune -- play 4000 77 FILE`, see
/// `engine/examples/tune`).
pub fn wdl(value: Value) -> String {
    let chance = |lead: i32| {
        let odds = ((f64::from(lead) - HALF_WON) / SPREAD).exp();
        (1000.0 * odds / (1.0 + odds)).round() as i32
    };
    let (win, loss) = match value {
        Value::Mate(moves) if moves > 0 => (1000, 0),
        Value::Mate(_) => (0, 1000),
        Value::Centipawns(lead) => (chance(lead), chance(-lead)),
    };
    format!("{win} {} {loss}", 1000 - win - loss)
}

#[cfg(test)]
mod tests {
    use fpgambit_engine::Position;
    use fpgambit_engine::search::Counts;

    use super::*;

    #[test]
    fn bounds_are_sent_only_after_one_second() {
        let teller = Teller {
            output: &Output::new(std::io::sink()),
            table: &Table::new(1).unwrap(),
            signals: &Signals::default(),
            wdl: false,
            numbered: false,
            start: Instant::now(),
        };
        let mut said = Vec::new();
        for bound in [Bound::Lower, Bound::Exact, Bound::Upper] {
            for milliseconds in [999, 1_000] {
                said.extend(teller.line(&IterationReport {
                    depth: 7,
                    deepest: 12,
                    line: 1,
                    is_last: false,
                    value: Value::Centipawns(30),
                    bound,
                    counts: Counts::default(),
                    time: Duration::from_millis(milliseconds),
                    table_permille: 5,
                    variation: vec![Position::startpos().parse_uci("e2e4").unwrap()],
                }));
            }
        }
        let line = |bound: &str, time: u32| {
            format!(
                "info depth 7 seldepth 12 score cp 30{bound} nodes 0 nps 0 hashfull 5 time {time} pv e2e4"
            )
        };
        let expected = [
            line(" lowerbound", 1000),
            line("", 999),
            line("", 1000),
            line(" upperbound", 1000),
        ];
        assert_eq!(said, expected);
    }

    fn of(value: Value) -> [i32; 3] {
        let text = wdl(value);
        let numbers = text.split(' ').map(|number| number.parse().unwrap());
        numbers.collect::<Vec<_>>().try_into().unwrap()
    }

    #[test]
    fn chances_add_up_and_grow_with_the_lead() {
        let mut last = -1;
        for lead in (-20_000..20_000).step_by(37) {
            let [win, draw, loss] = of(Value::Centipawns(lead));
            assert_eq!(win + draw + loss, 1000);
            assert!(win >= last && draw >= 0 && loss >= 0, "{lead}");
            assert_eq!(of(Value::Centipawns(-lead)), [loss, draw, win]);
            last = win;
        }
        assert_eq!(of(Value::Mate(3)), [1000, 0, 0]);
        assert_eq!(of(Value::Mate(0)), [0, 0, 1000]);
        let [win, draw, loss] = of(Value::Centipawns(0));
        assert!(win == loss && draw > win);
    }
}
