//! Area, clock rate and cycles of every unit: a table, its data, and a chart.
//!
//! `fpgambit bench hw --out hw/figures` writes `table.md`, `table.json`, `area.svg`, `perft.svg` and `search.svg`. All
//! figures are exact: the tools are deterministic for a given seed, and cycles are counted.
//!
//! Cycles per legal move are totals over the whole bench set, from the start of each generation to its last move with
//! the sink always ready, divided by the number of legal moves. They exclude loading the position; the next column
//! includes it.
//!
//! The searcher's Verilog is measured on [`engine_set`], 4 plies deep; each answer is checked against the software
//! model.
//!
//! A perft array's Verilog counts [`TREES`] to the end. Nodes per second are leaf parents per clock, times the nodes
//! per leaf parent one ply deeper, the depth at which programs are measured, times the clock rate.

mod chip;
mod cycles;
mod engine;
mod plot;
mod searches;
mod speed;
mod table;
mod trees;

pub use chip::{
    CHIP_DEPTH, ChipSearched, record_chip, recorded_chip_nodes, search_by_chip, search_by_chip_with,
};
pub use cycles::{Cycles, bench_set, legal_moves};
pub use engine::{
    ENGINE_DEPTH, SearchError, Searched, engine_set, record, recorded_nodes, search_all,
    search_all_by,
};
pub use plot::{PlotError, area_plot, perft_plot, search_plot};
pub use searches::{SEARCH_DEPTH, Searches};
pub use speed::{Speed, speeds};
pub use table::markdown;
pub use trees::{PROGRAMS, Program, TREES, Tree, TreeClocks};

use crate::synth::{Design, Figures, Synthesis};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The figures of a design.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Row {
    /// The unit.
    pub unit: String,
    /// The build.
    pub build: String,
    /// The number of cores, for an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cores: Option<usize>,
    /// The device.
    pub target: String,
    /// The placer's seed.
    pub seed: u32,
    /// Area and clock.
    #[serde(flatten)]
    pub figures: Figures,
    /// The target clock in MHz.
    pub aim_mhz: u32,
    /// The part of `lut` that belongs to a harness, if the unit needs one.
    pub harness_lut: Option<u32>,
    /// Clocks over the bench set, for a move generator.
    pub cycles: Option<u64>,
    /// Clocks over the bench set including loading, as in [`Cycles::loaded`].
    pub loaded_cycles: Option<u64>,
    /// Legal moves of the bench set.
    pub moves: Option<u64>,
    /// Nodes of [`engine_set`], [`SEARCH_DEPTH`] plies deep, for a searcher; `cycles` are then the clocks of these
    /// searches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Clocks over [`TREES`], for a perft array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tree_clocks: Option<TreeClocks>,
}

impl Row {
    /// Creates the figures of a design, without cycles.
    pub fn new(synthesis: &Synthesis) -> Self {
        let design = synthesis.design;
        Self {
            unit: design.build.unit.to_owned(),
            build: design.build.build.to_string(),
            cores: design.build.cores,
            target: design.device.to_string(),
            seed: synthesis.seed,
            figures: synthesis.figures,
            aim_mhz: design.aim_mhz(),
            harness_lut: synthesis.harness_lut,
            cycles: None,
            loaded_cycles: None,
            moves: None,
            nodes: None,
            tree_clocks: None,
        }
    }

    /// Whether these are the figures of a design.
    pub fn is_of(&self, design: Design) -> bool {
        self.unit == design.build.unit
            && self.build == design.build.build.name()
            && self.cores == design.build.cores
            && self.target == design.device.name()
    }

    /// The build and, if there are several, its cores.
    pub(crate) fn build_and_cores(&self) -> String {
        match self.cores {
            Some(cores @ 2..) => format!("{}, {cores} cores", self.build),
            _ => self.build.clone(),
        }
    }

    /// Clocks per legal move.
    pub fn cycles_a_move(&self) -> Option<f64> {
        Some(self.cycles? as f64 / self.moves? as f64)
    }

    /// Clocks per legal move, including loading.
    pub fn loaded_cycles_a_move(&self) -> Option<f64> {
        Some(self.loaded_cycles? as f64 / self.moves? as f64)
    }

    /// Clocks per node, for a searcher.
    pub fn cycles_a_node(&self) -> Option<f64> {
        Some(self.cycles? as f64 / self.nodes? as f64)
    }

    /// Nodes per second at the design's clock, for a searcher.
    pub fn searched_a_second(&self) -> Option<f64> {
        Some(self.figures.fmax_mhz * 1e6 / self.cycles_a_node()?)
    }

    /// Legal moves per second at the design's clock.
    pub fn moves_a_second(&self) -> Option<f64> {
        Some(self.figures.fmax_mhz * 1e6 / self.cycles_a_move()?)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            unit,
            build,
            cores,
            target,
            seed,
            figures,
            ..
        } = self;
        let Figures {
            lut,
            ff,
            bram,
            fmax_mhz,
        } = figures;
        write!(f, "{unit} {build}")?;
        if let Some(cores) = cores {
            write!(f, " of {cores} cores")?;
        }
        write!(
            f,
            " on {target}, seed {seed}: {lut} LUT, {ff} FF, {bram} RAM, {fmax_mhz:.2} MHz"
        )?;
        if let (Some(cycles), Some(moves)) = (self.cycles, self.moves) {
            write!(f, ", {cycles} cycles for {moves} moves")?;
        }
        if let (Some(cycles), Some(nodes)) = (self.cycles, self.nodes) {
            write!(f, ", {cycles} cycles for {nodes} nodes")?;
        }
        match self.tree_clocks {
            Some(TreeClocks(clocks)) => write!(f, ", {clocks:?} clocks for the trees"),
            None => Ok(()),
        }
    }
}

/// A design without figures, because it does not fit.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct TooLarge {
    /// The unit.
    pub unit: String,
    /// The build.
    pub build: String,
    /// The number of cores, for an array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cores: Option<usize>,
    /// The device.
    pub target: String,
    /// The resource that is exhausted.
    pub problem: String,
}

impl TooLarge {
    /// Creates the entry from a design and the exhausted resource.
    pub fn new(design: Design, problem: String) -> Self {
        Self {
            unit: design.build.unit.to_owned(),
            build: design.build.build.to_string(),
            cores: design.build.cores,
            target: design.device.to_string(),
            problem,
        }
    }

    fn is_of(&self, design: Design) -> bool {
        self.unit == design.build.unit
            && self.build == design.build.build.name()
            && self.cores == design.build.cores
            && self.target == design.device.name()
    }
}

/// All figures together.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Table {
    /// The number of positions in the bench set.
    pub positions: usize,
    /// The designs placed and routed.
    pub rows: Vec<Row>,
    /// The designs that do not fit.
    pub too_large: Vec<TooLarge>,
}

impl Table {
    /// The text of the file, with one design per line.
    pub fn to_json(&self) -> String {
        fn lines<T: Serialize>(values: &[T]) -> String {
            let line = |value| serde_json::to_string(value).expect("names and numbers");
            let lines: Vec<String> = values
                .iter()
                .map(|value| "\n".to_owned() + &line(value))
                .collect();
            lines.join(",")
        }
        format!(
            "{{\"positions\":{},\"rows\":[{}\n],\"too_large\":[{}\n]}}\n",
            self.positions,
            lines(&self.rows),
            lines(&self.too_large)
        )
    }

    /// Parses such a file.
    ///
    /// # Errors
    /// Returns an error if the text is something else; the message says where.
    pub fn parse(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// Removes the entries of all other designs.
    pub fn keep(&mut self, designs: &[Design]) {
        let wanted = |is_of: &dyn Fn(Design) -> bool| designs.iter().any(|&design| is_of(design));
        self.rows.retain(|row| wanted(&|design| row.is_of(design)));
        self.too_large
            .retain(|large| wanted(&|design| large.is_of(design)));
    }

    /// Adds the entries of another table for other designs, in the order of [`Design::all`].
    pub fn add(&mut self, other: Self) {
        self.rows.extend(other.rows);
        self.too_large.extend(other.too_large);
        let number = |is_of: &dyn Fn(Design) -> bool| Design::all().position(is_of);
        self.rows
            .sort_by_key(|row| number(&|design| row.is_of(design)));
        self.too_large
            .sort_by_key(|large| number(&|design| large.is_of(design)));
    }

    /// The differences between these measured figures and the recorded ones. Designs that were not measured are
    /// ignored.
    pub fn differences(&self, recorded: &Self) -> Vec<String> {
        let mut found = Vec::new();
        for row in &self.rows {
            let same = |other: &&Row| {
                (&other.unit, &other.build, other.cores, &other.target)
                    == (&row.unit, &row.build, row.cores, &row.target)
            };
            match recorded.rows.iter().find(same) {
                Some(other) if other == row => {}
                Some(other) => found.push(format!("{row}\n  recorded: {other}")),
                None => found.push(format!("{row}\n  recorded: nothing")),
            }
        }
        for design in &self.too_large {
            if !recorded.too_large.contains(design) {
                found.push(format!(
                    "{}\n  recorded: it fits, or nothing",
                    design.problem
                ));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A generator of 1,000 LUTs.
    pub(super) fn row(target: &str, lut: u32) -> Row {
        Row {
            unit: "movegen".to_owned(),
            build: "compact".to_owned(),
            cores: None,
            target: target.to_owned(),
            seed: 3,
            figures: Figures {
                lut,
                ff: 300,
                bram: 4,
                fmax_mhz: 40.25,
            },
            aim_mhz: 40,
            harness_lut: None,
            cycles: Some(3000),
            loaded_cycles: Some(3200),
            moves: Some(1000),
            nodes: None,
            tree_clocks: None,
        }
    }

    /// A perft array that needs a million clocks for either tree.
    pub(super) fn array(cores: usize, lut: u32) -> Row {
        Row {
            unit: "perft".to_owned(),
            cores: Some(cores),
            cycles: None,
            loaded_cycles: None,
            moves: None,
            tree_clocks: Some(TreeClocks([1_000_000; 2])),
            ..row("ecp5-85f", lut)
        }
    }

    #[test]
    fn table_round_trips_through_json() {
        let table = Table {
            positions: 500,
            rows: vec![
                row("ice40-hx8k", 1000),
                row("ice40-up5k", 1001),
                array(4, 48_000),
            ],
            too_large: vec![TooLarge {
                unit: "movegen".to_owned(),
                build: "compact".to_owned(),
                cores: None,
                target: "ecp5-25f".to_owned(),
                problem: "too many RAMs".to_owned(),
            }],
        };
        assert_eq!(Table::parse(&table.to_json()), Ok(table.clone()));
        assert_eq!(
            Table::parse(&Table::default().to_json()),
            Ok(Table::default())
        );
        assert!(Table::parse(&table.to_json()[..100]).is_err());
        assert!(table.differences(&table).is_empty());
    }

    #[test]
    fn figures_of_other_designs_are_kept_in_their_order() {
        let mut old = Table {
            rows: vec![
                row("ecp5-25f", 1),
                array(4, 6),
                row("ice40-hx8k", 2),
                row("no-such", 3),
            ],
            ..Table::default()
        };
        let mut table = Table {
            rows: vec![array(1, 5), row("ecp5-25f", 4)],
            ..Table::default()
        };
        let new = table.rows.clone();
        let others = Design::all().filter(|design| !new.iter().any(|row| row.is_of(*design)));
        old.keep(&others.collect::<Vec<_>>());
        assert_eq!(old.rows, [array(4, 6), row("ice40-hx8k", 2)]);
        table.add(old);
        let order = [
            row("ice40-hx8k", 2),
            row("ecp5-25f", 4),
            array(1, 5),
            array(4, 6),
        ];
        assert_eq!(table.rows, order);
    }

    #[test]
    fn changed_figures_are_reported_and_unmeasured_ones_ignored() {
        let recorded = Table {
            rows: vec![
                row("ice40-hx8k", 1000),
                row("ecp5-25f", 1200),
                array(4, 48_000),
            ],
            ..Table::default()
        };
        let measured = |row| Table {
            rows: vec![row],
            ..Table::default()
        };
        assert_eq!(
            measured(row("ecp5-25f", 1200)).differences(&recorded),
            [""; 0]
        );
        for (changed, word) in [
            (row("ecp5-25f", 1201), "1201 LUT"),
            (row("ecp5-85f", 1200), "nothing"),
            (
                Row {
                    cycles: Some(3001),
                    ..row("ecp5-25f", 1200)
                },
                "3001 cycles",
            ),
            (array(5, 48_000), "of 5 cores"),
            (
                Row {
                    tree_clocks: Some(TreeClocks([1, 2])),
                    ..array(4, 48_000)
                },
                "[1, 2] clocks",
            ),
        ] {
            let found = measured(changed).differences(&recorded);
            assert_eq!(found.len(), 1);
            assert!(found[0].contains(word), "{found:?}");
        }
    }

    #[test]
    fn rates_follow_from_clock_and_cycles() {
        let row = row("ice40-hx8k", 1000);
        assert_eq!(row.cycles_a_move(), Some(3.0));
        assert_eq!(row.moves_a_second(), Some(40.25e6 / 3.0));
        let unit = Row {
            cycles: None,
            moves: None,
            ..row
        };
        assert_eq!(unit.moves_a_second(), None);
        assert_eq!(unit.nodes_a_second(), None);
        // 4,865,609 leaf parents of 26.843 nodes in a million clocks of 24.8 ns.
        let nodes = array(4, 1000).nodes_a_second().unwrap();
        assert!((nodes[0] / 5.2568e9 - 1.0).abs() < 1e-4, "{nodes:?}");
    }
}
