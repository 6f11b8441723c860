//! The command line, and why there may be no answer.

use super::{planted, played, unit_names};
use clap::Parser;
use fpgambit_hw::unit::UnitBuild;
use kit::yosys::YosysError;
use std::path::PathBuf;

/// Mutants of the exported circuits, and who finds them.
#[derive(Parser)]
#[command(
    name = "mutate",
    after_help = "Exit status: 0 enough of the mutants that are not equal die in the shipped bench, 1 not, 2 usage, an \
                  unreadable file or a missing tool."
)]
pub struct Arguments {
    /// Units; all if none is named.
    pub units: Vec<String>,
    /// One build, compact or fast; both by default.
    #[arg(long)]
    pub build: Option<String>,
    /// Mutants of each unit; by default 40 over all units, and 1,023 single faults in lanes of kqkr and make instead.
    #[arg(long)]
    pub count: Option<usize>,
    /// 1,000 mutants of the compact generator and of repetition, 300 of each other.
    #[arg(long, conflicts_with = "count")]
    pub long: bool,
    /// Asks of these mutants alone, by the numbers that a whole run gives them.
    #[arg(
        long,
        value_name = "N,...",
        value_delimiter = ',',
        conflicts_with = "record"
    )]
    pub only: Vec<usize>,
    /// Picks the mutants and the inputs of the lock-step.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Of 100 mutants that are not equal, so many must die in the shipped bench.
    #[arg(long, default_value_t = 90)]
    pub least: usize,
    /// Writes the table that is kept with the proofs: the rows of the units named.
    #[arg(long)]
    pub record: bool,
    /// Asks the proofs too of the mutants that die without them, and lists those of which every theorem still holds: what is
    /// wrong with these no theorem says.
    #[arg(long, conflicts_with = "pick")]
    pub proofs: bool,
    /// Lists those of so many random boards that find mutants of the generator or the counter which the named positions of its bench miss.
    #[arg(long, value_name = "BOARDS", conflicts_with = "record")]
    pub pick: Option<usize>,
    /// Instead of mutants, the faults that are planted by hand: the shipped bench must find each.
    #[arg(
        long,
        conflicts_with_all = ["count", "long", "only", "record", "proofs", "pick"]
    )]
    pub faults: bool,
    /// Simulates every single fault of the circuit instead of mutants: one bit is stuck or inverted. With --count, so many of
    /// them, spread evenly.
    #[arg(
        long,
        conflicts_with_all = ["long", "only", "record", "proofs", "pick", "faults"]
    )]
    pub all: bool,
    /// With --all, runs the bench under Verilator too on so many of the faults: the verdicts must agree.
    #[arg(long, value_name = "FAULTS", requires = "all")]
    pub cross_check: Option<usize>,
    /// Threads; one per core by default.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Seconds for the proofs of one mutant; a quarter of them for one goal.
    #[arg(long, default_value_t = 120)]
    pub seconds: u64,
}

impl Arguments {
    /// A few of each unit: which of them are equal then decides, and neither lock-step nor proofs are asked.
    pub fn is_short(&self) -> bool {
        self.count.is_none() && !self.long
    }
}

/// Why there is no answer: the exit status is 2.
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
    #[error("fault {0:?} does not apply: {1:?} is not once in the Verilog")]
    Fault(&'static str, String),
    #[error("fault {0:?} overlaps another")]
    Overlap(&'static str),
    #[error("cannot read or write {0:?}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("the bench of {0} has not once the text {1:?}")]
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
