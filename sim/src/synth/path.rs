//! The critical path in the names of the source.
//!
//! Yosys names a cell after the nearest signal of the source, followed by the cell's own kind and port:
//! `walk.push_SB_DFFE_Q_5_D_SB_LUT4_I3`. Signals of the source have no capitals, so the text before the first capital
//! is the signal.

use super::report::{Path, Pin, Segment, SegmentKind};
use serde::Serialize;
use std::fmt;
use std::mem::take;

/// The slowest path between two registers or memories.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CriticalPath {
    /// Delay in LUTs, carries, multiplexers, memories and registers, in ns.
    pub logic_ns: f64,
    /// Delay along nets, in ns.
    pub routing_ns: f64,
    /// The number of cells between the two ends.
    pub levels: usize,
    /// The start of the path.
    pub from: String,
    /// The end of the path.
    pub to: String,
    /// The stages in between.
    pub through: Vec<Stage>,
}

/// Adjacent cells of a path that are named after one signal.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Stage {
    /// The signal as in the Verilog, including the instances around it.
    pub signal: String,
    /// The number of cells.
    pub levels: usize,
    /// The delay in the cells, in ns.
    pub logic_ns: f64,
    /// The delay along the nets to them, in ns.
    pub routing_ns: f64,
    /// The lines of the Verilog that they come from, if known: `FILE:LINE: TEXT`.
    pub lines: Vec<String>,
}

impl CriticalPath {
    /// Translates nextpnr's path to the source's names.
    ///
    /// `text` returns the file and the text of a line, given the file that Yosys names and the line's number.
    pub fn new(path: &Path, text: impl Fn(&str, usize) -> Option<(String, String)>) -> Self {
        let mut found = Self {
            from: path
                .path
                .first()
                .map(|part| end(&part.from))
                .unwrap_or_default(),
            to: path
                .path
                .last()
                .map(|part| end(&part.to))
                .unwrap_or_default(),
            ..Self::default()
        };
        let mut way = Stage::default();
        for part in &path.path {
            if part.kind == SegmentKind::Routing {
                found.routing_ns += part.delay;
                way.routing_ns += part.delay;
                way.lines.extend(lines(part, &text));
                continue;
            }
            found.logic_ns += part.delay;
            if part.kind == SegmentKind::Logic {
                found.levels += 1;
                let signal = signal(&part.to.cell).to_owned();
                found.pass(Stage {
                    signal,
                    levels: 1,
                    logic_ns: part.delay,
                    ..take(&mut way)
                });
            }
        }
        found
    }

    fn pass(&mut self, stage: Stage) {
        match self.through.last_mut() {
            Some(last) if last.signal == stage.signal => {
                last.levels += stage.levels;
                last.logic_ns += stage.logic_ns;
                last.routing_ns += stage.routing_ns;
                for line in stage.lines {
                    if !last.lines.contains(&line) {
                        last.lines.push(line);
                    }
                }
            }
            _ => self.through.push(stage),
        }
    }
}

impl fmt::Display for CriticalPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            logic_ns,
            routing_ns,
            levels,
            ..
        } = self;
        writeln!(
            f,
            "critical path: {:.1} ns: {logic_ns:.1} in logic, {levels} cells deep, and {routing_ns:.1} in routing",
            logic_ns + routing_ns
        )?;
        writeln!(f, "  from {}", self.from)?;
        for stage in &self.through {
            let Stage {
                signal,
                levels,
                logic_ns,
                routing_ns,
                ..
            } = stage;
            writeln!(
                f,
                "  through {signal:<32} {levels:>2} cells {logic_ns:>5.1} ns logic {routing_ns:>5.1} ns routing"
            )?;
            for line in &stage.lines {
                writeln!(f, "    {line}")?;
            }
        }
        write!(f, "  to {}", self.to)
    }
}

/// The signal of the source that a cell is named after.
fn signal(cell: &str) -> &str {
    let cell = cell.strip_prefix("unit.").unwrap_or(cell);
    let suffix = cell.char_indices().find(|&(at, letter)| {
        let next = cell[at + 1..].chars().next();
        letter == '$' || letter == '_' && next.is_some_and(|next| next.is_ascii_uppercase())
    });
    let name = suffix.map_or(cell, |(at, _)| &cell[..at]);
    // Remove the parts of a memory: `.0.3`.
    name.trim_end_matches(|letter: char| {
        letter == '.' || letter.is_ascii_digit() && name.contains(".0.")
    })
}

/// A register or memory, and the relevant part of it.
fn end(pin: &Pin) -> String {
    let Pin { cell, port } = pin;
    let name = signal(cell);
    let name = if name.is_empty() { cell } else { name };
    let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| port.starts_with(prefix));
    if begins(&["RADDR", "WADDR", "AD"]) {
        format!("memory {name}, address")
    } else if begins(&["RDATA", "WDATA", "MASK", "DO", "DIA", "DIB"]) {
        format!("memory {name}, data")
    } else if begins(&[
        "RE", "WE", "RCLKE", "WCLKE", "CEA", "CEB", "OCE", "CSA", "CSB",
    ]) {
        format!("memory {name}, enable")
    } else if begins(&["CE"]) {
        format!("register {name}, enable")
    } else if begins(&["SR", "LSR"]) {
        format!("register {name}, reset")
    } else {
        format!("register {name}")
    }
}

/// The lines of our Verilog that a net comes from; the tools' own libraries are in folders.
fn lines(net: &Segment, text: impl Fn(&str, usize) -> Option<(String, String)>) -> Vec<String> {
    let own = net.sources.iter().filter(|source| !source.contains('/'));
    let line = |source: &String| {
        let (file, place) = source.split_once(':')?;
        let number = place.split_once('.')?.0;
        let (file, text) = text(file, number.parse().ok()?)?;
        Some(format!("{file}:{number}: {}", text.trim()))
    };
    own.filter_map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::super::report::Report;
    use super::*;

    #[test]
    fn carry_chain_is_one_stage_with_source_lines() {
        let report = Report::parse(include_str!("fixtures/small-ice40.json")).unwrap();
        let source = ["module small(...);", "  total <= total + step;"];
        let text = |file: &str, line: usize| {
            assert_eq!(file, "small.v");
            let text = source.get(line - 1)?;
            Some(("there.v".to_owned(), (*text).to_owned()))
        };
        let path = CriticalPath::new(report.register_path().unwrap(), text);
        assert_eq!(path.from, "register total");
        assert_eq!(path.to, "register total");
        assert_eq!(path.levels, 3);
        assert_eq!(path.through.len(), 1);
        let stage = &path.through[0];
        assert_eq!(stage.signal, "total");
        assert_eq!(
            stage.lines,
            [
                "there.v:1: module small(...);",
                "there.v:2: total <= total + step;"
            ]
        );
        let total = path.logic_ns + path.routing_ns;
        assert!((total - 1e3 / 453.515).abs() < 0.001, "{total}");
        let text = path.to_string();
        assert!(
            text.starts_with(
                "critical path: 2.2 ns: 1.4 in logic, 3 cells deep, and 0.8 in routing\n"
            ),
            "{text}"
        );
    }

    #[test]
    fn cell_names_map_to_their_signal() {
        for (cell, name) in [
            ("walk.push_SB_DFFE_Q_5_D_SB_LUT4_I3_LC", "walk.push"),
            (
                "unit.posdata.from_file_SB_DFFE_Q_2_DFFLC",
                "posdata.from_file",
            ),
            ("board.ranks.0.0_RAM", "board.ranks"),
            ("posdata.entries.0.20", "posdata.entries"),
            ("posdata.entries.0.20_DOA2_LUT4_C", "posdata.entries"),
            ("lane_2.word_TRELLIS_FF_Q_3", "lane_2.word"),
            ("lane_2", "lane_2"),
            ("start$SB_IO_IN", "start"),
        ] {
            assert_eq!(signal(cell), name, "{cell}");
        }
    }

    #[test]
    fn path_ends_name_the_register_or_memory_port() {
        let end = |cell: &str, port: &str| {
            end(&Pin {
                cell: cell.to_owned(),
                port: port.to_owned(),
            })
        };
        assert_eq!(
            end("board.ranks.0.0_RAM", "RADDR_2"),
            "memory board.ranks, address"
        );
        assert_eq!(
            end("posdata.entries.0.16", "DOA2"),
            "memory posdata.entries, data"
        );
        assert_eq!(
            end("walk.at_SB_DFFE_Q_DFFLC", "CEN"),
            "register walk.at, enable"
        );
        assert_eq!(
            end("walk.at_TRELLIS_FF_Q", "LSR"),
            "register walk.at, reset"
        );
        assert_eq!(end("walk.at_TRELLIS_FF_Q", "DI"), "register walk.at");
    }
}
