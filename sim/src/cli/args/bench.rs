//! `fpgambit bench`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use fpgambit_hw::unit::{Build, Device, Unit};
use fpgambit_sim::search::{DetectorChoice, EvaluationChoice, Generator, SearcherChoice};

use super::perft::cores;
use super::synth::seeds;
use super::{ThreadsArgs, depth, named, one_of, unit_names, whole};

/// Repeat the measurements that the book quotes
///
/// Without a subcommand, bench runs all three in turn: engine, sim and hw.
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

/// Measure area, clock rate and cycles of each unit and build on each FPGA that it fits
///
/// Synthesises each design, and places and routes it with the best placer seed known. With the pinned tools, the
/// figures are the same on every machine.
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  fpgambit bench hw --out hw/figures
  fpgambit bench hw --main --check hw/figures/table.json
  fpgambit bench hw --sweep 5 --seeds hw/figures/seeds.json --out hw/figures

Exit status:
  0  success
  1  a figure differs from the file given with --check
  2  bad input or usage, or a missing tool")]
#[command(mut_arg("threads", |arg| {
    arg.help("Number of designs to synthesise at the same time, 1 to 256 [default: number of processors]")
}))]
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

    /// Measure only designs with N cores, 1 to 8 [default: all designs except those with several cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// Measure only the main designs
    ///
    /// These are each exported build on its default device and, if a unit has two builds, the compact build on a
    /// second, smaller device. Designs with cores, and designs on the ECP5-85F, take long and are left out.
    #[arg(long)]
    pub main: bool,

    /// Directory for table.md, table.json, area.svg, perft.svg and search.svg
    ///
    /// Rows of designs that were not measured stay in the tables.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// Compare the figures with this table.json
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    pub check: Option<PathBuf>,

    /// Try placer seeds 1 to N for each design, at most 1000, and keep the fastest result
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seeds)]
    pub sweep: Option<u32>,

    /// File for the clock rate of each seed; entries of other designs stay in the file; needs --sweep
    #[arg(long, value_name = "FILE", requires = "sweep")]
    pub seeds: Option<PathBuf>,

    /// Working directory, in which each design gets a subdirectory
    #[arg(long, value_name = "DIR", default_value = "fpgambit-synth")]
    pub work: PathBuf,

    #[command(flatten)]
    pub threads: ThreadsArgs,
}

/// Measure the speed of the simulators, of co-verification and of software perft
///
/// Prints clock cycles per second for each simulator of the compact generator, positions per second for comparing it
/// with the software in all modes, and nodes per second for perft in software. Every figure is for one thread.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit bench sim
  fpgambit bench sim --seconds 10")]
pub struct BenchSimArgs {
    /// Seconds to measure each figure of the simulators and of perft, 1 to 3600
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

/// Count the nodes of the engine's search over 50 positions, and measure nodes per second
///
/// The number of nodes is a checksum of how the search behaves, so bench compares it with the recorded number. Each
/// position is searched with one thread and an empty hash table. Therefore the number is the same on every machine,
/// with every move generator, and with every repetition detector except `off`.
///
/// --searcher chip measures the software model of the search unit instead. It searches each position once at each
/// depth, from depth 0.
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
  1  the number of nodes differs from the recorded one
  2  bad input or usage")]
pub struct BenchEngineArgs {
    /// Search depth in plies, extensions not counted, 1 to 64 [default: 9; with --searcher chip: 4, at most 12]
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, value_parser = depth)]
    pub depth: Option<u32>,

    /// Search to run: the engine's own (software), or the software model of the search unit (chip)
    #[arg(long, value_name = "SEARCHER", default_value_t = SearcherChoice::default(),
          value_parser = named::<SearcherChoice>(SearcherChoice::names()))]
    pub searcher: SearcherChoice,

    /// Evaluation function [default: classical; with --searcher chip: squares]
    ///
    /// `classical` is the engine's own, `network` is the small neural network of the chip, `large` is a larger one, and
    /// `squares` adds up material and the values of the pieces on their squares. --searcher chip supports network and
    /// squares.
    #[arg(long, value_name = "EVALUATION", value_parser = named::<EvaluationChoice>(EvaluationChoice::names()))]
    pub evaluation: Option<EvaluationChoice>,

    /// Network file for --evaluation network or large [default: the built-in network]
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// What detects repetitions: a software method, the repetition unit in simulation (hw), or nothing (off)
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Source of the moves: bitboards (software), Sandstroem's walk in software (posdata), or the simulated circuit
    #[arg(long, value_name = "GENERATOR", default_value_t = Generator::default(),
          value_parser = named::<Generator>(Generator::names()))]
    pub generator: Generator,

    /// Record the number of nodes in this file, after a change that was meant to alter it
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

impl BenchEngineArgs {
    /// The evaluation.
    pub fn evaluation(&self) -> EvaluationChoice {
        self.evaluation.unwrap_or(self.searcher.evaluation())
    }
}
