//! The command line, and the errors.

use super::{planted, played, unit_names};
use clap::Parser;
use fpgambit_hw::unit::UnitBuild;
use kit::yosys::YosysError;
use std::path::PathBuf;

/// Mutates the exported circuits, and reports which check finds each mutant
#[derive(Parser)]
#[command(
    name = "mutate",
    after_help = "Exit status: 0 enough of the mutants that are not equal die in the shipped bench, 1 not, 2 usage, an \
                  unreadable file or a missing tool."
)]
pub struct Arguments {
    /// Units; default: all
    pub units: Vec<String>,
    /// Build: compact or fast; default: both
    #[arg(long)]
    pub build: Option<String>,
    /// Number of mutants of each unit; default: 40 in total, and 1,023 single faults in lanes for kqkr and make instead
    #[arg(long)]
    pub count: Option<usize>,
    /// 1,000 mutants of the compact generator and of repetition, 300 of each other unit
    #[arg(long, conflicts_with = "count")]
    pub long: bool,
    /// Only these mutants, by their numbers in the whole run
    #[arg(
        long,
        value_name = "N,...",
        value_delimiter = ',',
        conflicts_with = "record"
    )]
    pub only: Vec<usize>,
    /// Seed for the mutants and for the inputs of the lock-step
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Percentage of the mutants not known to be equal that the shipped bench must find
    #[arg(long, default_value_t = 90)]
    pub least: usize,
    /// Update the table of mutants: the rows of the units in this run
    #[arg(long)]
    pub record: bool,
    /// Also run the proofs on mutants that die without them, and list those that satisfy every theorem: faults that the
    /// theorems do not cover
    #[arg(long, conflicts_with = "pick")]
    pub proofs: bool,
    /// List those of this many random boards that find mutants of the generator or the counter which the bench's named
    /// positions miss
    #[arg(long, value_name = "BOARDS", conflicts_with = "record")]
    pub pick: Option<usize>,
    /// Use faults planted by hand instead of mutants; the shipped bench must find each
    #[arg(
        long,
        conflicts_with_all = ["count", "long", "only", "record", "proofs", "pick"]
    )]
    pub faults: bool,
    /// Simulate every single fault of the circuit instead of mutants: one bit stuck or inverted; with --count, that
    /// many faults, spread evenly
    #[arg(
        long,
        conflicts_with_all = ["long", "only", "record", "proofs", "pick", "faults"]
    )]
    pub all: bool,
    /// With --all: also run the bench under Verilator on this many of the faults; the verdicts must agree
    #[arg(long, value_name = "FAULTS", requires = "all")]
    pub cross_check: Option<usize>,
    /// Number of threads; default: one per core
    #[arg(long)]
    pub threads: Option<usize>,
    /// Time limit for the proofs of one mutant, in seconds; one goal gets a quarter of it
    #[arg(long, default_value_t = 120)]
    pub seconds: u64,
}

impl Arguments {
    /// Whether this is a short run: a few mutants of each unit, for which only equality is checked, without lock-step
    /// and proofs.
    pub fn is_short(&self) -> bool {
        self.count.is_none() && !self.long
    }
}

/// Why the program has no answer; the exit status is 2.
#[derive(Debug, thiserror::Error)]
pub enum CampaignError {
    #[error("no unit {0:?}: expected one of {expected}", expected = unit_names().join(", "))]
    Unit(String),
    #[error("no build {0:?} of {units}: expected compact or, of movegen, fast", units = .1.join(", "))]
    Build(String, Vec<String>),
    #[error("--only {0}: expected numbers from 1 to {1}, the mutants of {2}")]
    Only(usize, usize, &'static UnitBuild),
    #[error("--pick with unit {0:?}: expected movegen or count")]
    Pick(&'static str),
    #[error("--faults with unit {0:?}: expected {units}", units = planted::unit_names().join(", "))]
    Unplanted(&'static str),
    #[error("fault {0:?} does not apply: the Verilog does not contain {1:?} exactly once")]
    Fault(&'static str, String),
    #[error("fault {0:?} overlaps another")]
    Overlap(&'static str),
    #[error("cannot read or write {0:?}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("the bench of {0} does not contain the text {1:?} exactly once")]
    Bench(String, String),
    #[error("cannot run {0:?}: {1}; testbenches/tools/setup installs it")]
    Verilator(PathBuf, std::io::Error),
    #[error("verilator refuses {0:?}: {1}")]
    Refused(PathBuf, String),
    #[error("{0:?} fails on the circuit as it is: {1}")]
    Unchanged(PathBuf, String),
    #[error(transparent)]
    Netlist(#[from] fpgambit_netlist::Error),
    #[error("the bench: {0}")]
    Played(#[from] played::BenchError),
    #[error(transparent)]
    Yosys(#[from] YosysError),
}
