//! `fpgambit bench`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use fpgambit_hw::unit::{Build, Device, Unit};
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, Generator, SearcherChoice};

use super::perft::cores;
use super::synth::seeds;
use super::{ThreadsArgs, depth, named, one_of, unit_names, whole};

/// Measures again what the book says
///
/// Without a name: everything, one after the other.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit bench
  fpgambit bench hw --out hw/figures
  fpgambit bench hw --unit movegen --target ice40-hx8k
  fpgambit bench hw --unit perft --cores 5 --target ecp5-85f
  fpgambit bench sim
  fpgambit bench engine")]
pub struct BenchArgs {
    /// What to measure.
    #[command(subcommand)]
    pub what: Option<Bench>,
}

/// What to measure.
#[derive(Debug, Subcommand)]
pub enum Bench {
    Hw(BenchHwArgs),
    Sim(BenchSimArgs),
    Engine(BenchEngineArgs),
}

/// Area, clock and cycles of every unit and build on every device it fits
///
/// Each is placed and routed with the best seed known. Exact: the same figures on every machine.
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  fpgambit bench hw --out hw/figures
  fpgambit bench hw --main --check hw/figures/table.json
  fpgambit bench hw --sweep 5 --seeds hw/figures/seeds.json --out hw/figures

Exit status: 0 done, 1 a figure differs from those of --check, 2 bad input or usage, or a tool is missing.")]
pub struct BenchHwArgs {
    /// Only this unit
    #[arg(long, value_name = "UNIT", value_parser = unit_names())]
    pub unit: Option<&'static Unit>,

    /// Only this build
    #[arg(long, value_name = "BUILD", value_parser = one_of(Build::ALL, Build::name))]
    pub build: Option<Build>,

    /// Only this device
    #[arg(long, value_name = "DEVICE", value_parser = one_of(Device::ALL, Device::name))]
    pub target: Option<Device>,

    /// Only the perft array of so many cores; without it, of one
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// Only the designs looked at first: one device each, not the largest, and both iCE40s for the compact generator
    #[arg(long)]
    pub main: bool,

    /// Writes table.md, table.json, area.svg and perft.svg into this folder; what a table there says of other designs is kept
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Compares with a table.json written before
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    pub check: Option<PathBuf>,

    /// Tries the placements 1 to N of each and keeps the fastest
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seeds)]
    pub sweep: Option<u32>,

    /// Writes the clocks found by --sweep into this file; what it says of other designs is kept
    #[arg(long, value_name = "FILE", requires = "sweep")]
    pub seeds: Option<PathBuf>,

    /// The folder to work in, a folder a design
    #[arg(long, value_name = "DIR", default_value = "fpgambit-synth")]
    pub work: PathBuf,

    #[command(flatten)]
    pub threads: ThreadsArgs,
}

/// Clock cycles a second of the simulators side by side, co-verified positions a second, and nodes of software perft
#[derive(Debug, Args)]
pub struct BenchSimArgs {
    /// Seconds for each figure
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2, value_parser = seconds)]
    pub seconds: u32,
}

impl Default for BenchSimArgs {
    fn default() -> Self {
        Self { seconds: 2 }
    }
}

fn seconds(text: &str) -> Result<u32, String> {
    whole(text, 1, 3600)
}

/// Nodes of the search over 50 positions of the bench set, a checksum of its behaviour, and nodes a second
///
/// One thread and an empty table for each position: the same count on every machine, whoever generates the moves and
/// whichever exact detector watches. It is compared with the count recorded.
///
/// With `--searcher chip` it is the software model of the chip's search, one job for each position and depth from 0 on.
#[derive(Debug, Args, Default)]
#[command(after_help = "\
Examples:
  fpgambit bench engine
  fpgambit bench engine --repetition off
  fpgambit bench engine --record sim/data/search-nodes.txt
  fpgambit bench engine --evaluation network
  fpgambit bench engine --searcher chip

Exit status: 0 done, 1 the count differs from the one recorded, 2 bad input or usage.")]
pub struct BenchEngineArgs {
    /// How many plies, extensions aside [default: 9; for the chip 4]
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = depth)]
    pub depth: Option<u32>,

    /// Who searches
    #[arg(long, value_name = "SEARCHER", default_value_t = SearcherChoice::default(),
          value_parser = named::<SearcherChoice>(SearcherChoice::names()))]
    pub searcher: SearcherChoice,

    /// What evaluates [default: classical in software, squares for the chip]
    #[arg(long, value_name = "EVALUATION", value_parser = named::<EvaluationChoice>(EvaluationChoice::names()))]
    pub evaluation: Option<EvaluationChoice>,

    /// The network to evaluate by, instead of the one built in
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// Who watches for repetitions
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Who generates the moves
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = named::<Generator>(Generator::names()))]
    pub generator: Generator,

    /// Writes the count into this file: a change of the search was meant
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

impl BenchEngineArgs {
    /// What evaluates.
    pub fn evaluation(&self) -> EvaluationChoice {
        self.evaluation.unwrap_or(self.searcher.evaluation())
    }
}
