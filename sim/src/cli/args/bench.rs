//! `fpgambit bench`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use fpgambit_hw::unit::{Build, Device, Unit};
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, Generator, SearcherChoice};

use super::perft::cores;
use super::synth::seeds;
use super::{ThreadsArgs, depth, named, one_of, unit_names, whole};

/// Repeats the measurements quoted in the book
///
/// Without a subcommand, runs all three in turn: engine, sim and hw.
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

/// Measures area, clock and cycles of every unit and build on every device it fits
///
/// Each design is placed and routed with its best known seed. The figures are exact: they are the same on every machine.
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  fpgambit bench hw --out hw/figures
  fpgambit bench hw --main --check hw/figures/table.json
  fpgambit bench hw --sweep 5 --seeds hw/figures/seeds.json --out hw/figures

Exit status:
  0  success
  1  a figure differs from the file given with --check
  2  bad input or usage, or a tool is missing")]
pub struct BenchHwArgs {
    /// Measure only this unit
    #[arg(long, value_name = "UNIT", value_parser = unit_names())]
    pub unit: Option<&'static Unit>,

    /// Measure only this build
    #[arg(long, value_name = "BUILD", value_parser = one_of(Build::ALL, Build::name))]
    pub build: Option<Build>,

    /// Measure only this device
    #[arg(long, value_name = "DEVICE", value_parser = one_of(Device::ALL, Device::name))]
    pub target: Option<Device>,

    /// Measure only arrays of N cores; without it, all designs except arrays of several cores
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// Measure only the main designs: each build on its first device, some compact builds on a second, no arrays, no
    /// ECP5-85F
    #[arg(long)]
    pub main: bool,

    /// Directory for table.md, table.json, area.svg, perft.svg and search.svg; existing rows for other designs are kept
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Existing table.json to compare with
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    pub check: Option<PathBuf>,

    /// Try placement seeds 1 to N for each design and keep the fastest
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seeds)]
    pub sweep: Option<u32>,

    /// File for the clock rates found by --sweep; existing entries for other designs are kept
    #[arg(long, value_name = "FILE", requires = "sweep")]
    pub seeds: Option<PathBuf>,

    /// Working directory, with one subdirectory per design
    #[arg(long, value_name = "DIR", default_value = "fpgambit-synth")]
    pub work: PathBuf,

    #[command(flatten)]
    pub threads: ThreadsArgs,
}

/// Measures simulator speed (clock cycles per second), co-verified positions per second, and software perft nodes per
/// second
#[derive(Debug, Args)]
pub struct BenchSimArgs {
    /// Measuring time in seconds per figure
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

/// Counts the search's nodes over 50 bench positions and measures nodes per second
///
/// The node count is a checksum of the search's behaviour. Each position is searched with one thread and an empty hash
/// table, so the count is the same on every machine, for every move generator and every exact repetition detector. It is
/// compared with the recorded count.
///
/// --searcher chip measures the software model of the chip's search: one job per position and depth, from depth 0.
#[derive(Debug, Args, Default)]
#[command(after_help = "\
Examples:
  fpgambit bench engine
  fpgambit bench engine --repetition off
  fpgambit bench engine --record sim/data/search-nodes.txt
  fpgambit bench engine --evaluation network
  fpgambit bench engine --searcher chip

Exit status:
  0  success
  1  the count differs from the recorded one
  2  bad input or usage")]
pub struct BenchEngineArgs {
    /// Search depth in plies, without extensions [default: 9; with --searcher chip: 4]
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = depth)]
    pub depth: Option<u32>,

    /// Searcher: the engine's search, or the software model of the chip's search
    #[arg(long, value_name = "SEARCHER", default_value_t = SearcherChoice::default(),
          value_parser = named::<SearcherChoice>(SearcherChoice::names()))]
    pub searcher: SearcherChoice,

    /// Evaluation function [default: classical; with --searcher chip: squares]
    #[arg(long, value_name = "EVALUATION", value_parser = named::<EvaluationChoice>(EvaluationChoice::names()))]
    pub evaluation: Option<EvaluationChoice>,

    /// Network file [default: the built-in network]
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// Repetition detector
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Move generator
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = named::<Generator>(Generator::names()))]
    pub generator: Generator,

    /// File to write the new count to, after an intended change of the search
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

impl BenchEngineArgs {
    /// The evaluation.
    pub fn evaluation(&self) -> EvaluationChoice {
        self.evaluation.unwrap_or(self.searcher.evaluation())
    }
}
