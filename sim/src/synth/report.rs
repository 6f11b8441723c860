//! Parses nextpnr's report, and Yosys' cell counts.

use serde::Deserialize;
use std::collections::BTreeMap;

/// The parts of nextpnr's `--report` output that are used here.
#[derive(Clone, Debug, Deserialize)]
pub struct Report {
    /// The frequency of each clock, by the name of its net.
    pub fmax: BTreeMap<String, Fmax>,
    /// The use of each kind of cell.
    pub utilization: BTreeMap<String, Utilization>,
    /// The longest path for each pair of clock domains.
    pub critical_paths: Vec<Path>,
}

/// The highest frequency of a clock.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Fmax {
    /// The frequency in MHz.
    pub achieved: f64,
}

/// The numbers of cells of a kind.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub struct Utilization {
    /// The number in the device.
    pub available: u32,
    /// The number in the design.
    pub used: u32,
}

/// A path between two clock domains, or within one.
#[derive(Clone, Debug, Deserialize)]
pub struct Path {
    /// `posedge` and the clock's net, or `<async>` for a pin.
    pub from: String,
    /// The same for the end.
    pub to: String,
    /// Its segments in order.
    pub path: Vec<Segment>,
}

/// A segment of a path.
#[derive(Clone, Debug, Deserialize)]
pub struct Segment {
    /// Whether it goes through a cell or along a net.
    #[serde(rename = "type")]
    pub kind: SegmentKind,
    /// The delay in ns.
    pub delay: f64,
    /// The start of the segment.
    pub from: Pin,
    /// The end of the segment.
    pub to: Pin,
    /// For a net: the lines of the source that it comes from, `FILE:LINE.COLUMN-LINE.COLUMN`.
    #[serde(default)]
    pub sources: Vec<String>,
}

/// The kind of a segment.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum SegmentKind {
    /// From the clock's edge to a register's or memory's output.
    ClkToQ,
    /// From an input pin.
    Source,
    /// Through a LUT, carry or multiplexer.
    Logic,
    /// Along a net.
    Routing,
    /// The clock skew between the two ends.
    ClkSkew,
    /// The setup time of a register or memory.
    Setup,
}

/// A port of a cell.
#[derive(Clone, Debug, Deserialize)]
pub struct Pin {
    /// The cell.
    pub cell: String,
    /// Its port.
    pub port: String,
}

impl Report {
    /// Parses a report.
    ///
    /// # Errors
    /// Returns an error if the text is not such a report; the message says where.
    pub fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The frequency of the slowest clock, in MHz; `None` for a design without registers.
    pub fn fmax_mhz(&self) -> Option<f64> {
        let clocks = self.fmax.values().map(|clock| clock.achieved);
        clocks.min_by(f64::total_cmp)
    }

    /// The number of cells of a kind in the design.
    pub fn used(&self, kind: &str) -> u32 {
        self.utilization.get(kind).map_or(0, |cells| cells.used)
    }

    /// The number of cells of a kind in the device.
    pub fn available(&self, kind: &str) -> u32 {
        let cells = self.utilization.get(kind);
        cells.map_or(0, |cells| cells.available)
    }

    /// The longest path between registers.
    pub fn register_path(&self) -> Option<&Path> {
        let clocked = |end: &str| end.starts_with("posedge") || end.starts_with("negedge");
        let delay = |path: &&Path| path.path.iter().map(|part| part.delay).sum::<f64>();
        let paths = self.critical_paths.iter();
        paths
            .filter(|path| clocked(&path.from) && clocked(&path.to))
            .max_by(|one, other| delay(one).total_cmp(&delay(other)))
    }
}

/// The kind of cell that is exhausted, from nextpnr's log: `Info:   ICESTORM_LC:    9000/   7680   117%`.
pub fn too_much(log: &str) -> Option<(String, Utilization)> {
    log.lines().find_map(|line| {
        let (kind, counts) = line.strip_prefix("Info:")?.trim().split_once(':')?;
        let (used, rest) = counts.split_once('/')?;
        let cells = Utilization {
            used: used.trim().parse().ok()?,
            available: rest.split_whitespace().next()?.parse().ok()?,
        };
        (cells.used > cells.available).then(|| (kind.to_owned(), cells))
    })
}

/// The number of cells in a module whose type begins with `prefix`, from Yosys' `stat -json`.
///
/// # Errors
/// Returns an error if the text is not such a count, or does not have the module.
pub fn cells(stat: &str, module: &str, prefix: &str) -> Result<u32, String> {
    #[derive(Deserialize)]
    struct Stat {
        modules: BTreeMap<String, Module>,
    }
    #[derive(Deserialize)]
    struct Module {
        num_cells_by_type: BTreeMap<String, u32>,
    }
    let stat: Stat = serde_json::from_str(stat).map_err(|error| error.to_string())?;
    let module = stat.modules.get(&format!("\\{module}"));
    let module = module.ok_or_else(|| "it does not count the unit's module".to_owned())?;
    let cells = module.num_cells_by_type.iter();
    let cells = cells.filter(|(kind, _)| kind.starts_with(prefix));
    Ok(cells.map(|(_, count)| count).sum())
}

/// The number of placed cells of a kind that belong to the harness, from nextpnr's `--write`: cells that are not below
/// the instance `unit` and that nextpnr did not create itself.
///
/// # Errors
/// Returns an error if the text is not such a netlist.
pub fn harness_cells(placed: &str, kind: &str) -> Result<u32, String> {
    #[derive(Deserialize)]
    struct Placed {
        modules: BTreeMap<String, Module>,
    }
    #[derive(Deserialize)]
    struct Module {
        #[serde(default)]
        cells: BTreeMap<String, Cell>,
    }
    #[derive(Deserialize)]
    struct Cell {
        #[serde(rename = "type")]
        kind: String,
    }
    let placed: Placed = serde_json::from_str(placed).map_err(|error| error.to_string())?;
    let cells = placed.modules.values().flat_map(|module| &module.cells);
    let outside = cells.filter(|(name, cell)| {
        cell.kind == kind && !name.starts_with("unit.") && !name.starts_with('$')
    });
    Ok(outside.count() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Output of the pinned nextpnr for `total <= total + step`, four bits wide, without unused kinds of cells.
    const ICE40: &str = include_str!("fixtures/small-ice40.json");
    const ECP5: &str = include_str!("fixtures/small-ecp5.json");

    #[test]
    fn area_and_fmax_are_read_for_both_families() {
        let report = Report::parse(ICE40).unwrap();
        assert_eq!(
            (report.used("ICESTORM_LC"), report.available("ICESTORM_LC")),
            (6, 7680)
        );
        assert_eq!(report.used("ICESTORM_RAM"), 0);
        assert_eq!(report.fmax_mhz().unwrap().round(), 454.0);
        let report = Report::parse(ECP5).unwrap();
        assert_eq!(report.used("TRELLIS_FF"), 4);
        assert_eq!(report.available("TRELLIS_COMB"), 24288);
        assert!(report.fmax_mhz().unwrap() > 300.0);
    }

    #[test]
    fn register_path_determines_fmax() {
        for text in [ICE40, ECP5] {
            let report = Report::parse(text).unwrap();
            let path = report.register_path().unwrap();
            assert!(path.from.starts_with("posedge") && path.to.starts_with("posedge"));
            let delay: f64 = path.path.iter().map(|part| part.delay).sum();
            let bound = 1e3 / report.fmax_mhz().unwrap();
            assert!((delay - bound).abs() < 0.001, "{delay} {bound}");
        }
    }

    #[test]
    fn truncated_report_error_names_the_line() {
        let mut refused = 0;
        for cut in (0..ICE40.trim_end().len()).step_by(97) {
            let error = Report::parse(&ICE40[..cut]).unwrap_err();
            assert!(error.contains("line "), "{error}");
            refused += 1;
        }
        assert!(refused > 50);
        let error = Report::parse("{\"fmax\": 3}").unwrap_err();
        assert!(error.contains("expected a map"), "{error}");
    }

    #[test]
    fn overused_resource_is_read_from_the_log() {
        let log = include_str!("fixtures/big-up5k.log");
        let (what, cells) = too_much(log).unwrap();
        assert_eq!(what, "ICESTORM_RAM");
        assert_eq!((cells.used, cells.available), (64, 30));
        assert_eq!(
            too_much("Info: \t ICESTORM_LC:  221/ 5280  4%\nInfo: 3/x"),
            None
        );
    }

    #[test]
    fn cells_are_counted_in_the_unit_only() {
        let stat = r#"{"modules": {
            "\\fpgambit_u": {"num_cells_by_type": {"SB_DFF": 3, "SB_DFFESR": 4, "SB_LUT4": 9}},
            "\\fpgambit_u_harness": {"num_cells_by_type": {"SB_DFF": 50}}}}"#;
        assert_eq!(cells(stat, "fpgambit_u", "SB_DFF"), Ok(7));
        assert!(cells(stat, "fpgambit_v", "SB_DFF").is_err());
        assert!(cells("[", "fpgambit_u", "SB_DFF").is_err());
    }

    #[test]
    fn harness_cells_are_those_outside_the_unit() {
        let placed = r#"{"modules": {"top": {"cells": {
            "unit.at_LC": {"type": "ICESTORM_LC"}, "chain_LC": {"type": "ICESTORM_LC"},
            "$carry": {"type": "ICESTORM_LC"}, "clock": {"type": "SB_IO"}}}, "SB_IO": {}}}"#;
        assert_eq!(harness_cells(placed, "ICESTORM_LC"), Ok(1));
        assert!(harness_cells("{}", "ICESTORM_LC").is_err());
    }
}
