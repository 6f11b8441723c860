//! `fpgambit synth`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_hw::unit::{Build, Device, Unit};
use fpgambit_sim::synth::Design;

use super::super::Error;
use super::perft::{array_of, cores};
use super::{DEFAULT_UNIT, one_of, unit_names, whole};

/// The largest number of seeds in a sweep.
const SEEDS_MAX: u32 = 1000;

/// Synthesise a unit for an FPGA and report area, clock rate and critical path
///
/// Exports the unit, synthesises it with Yosys, places and routes it with nextpnr, and packs the bitstream. The
/// netlist, the reports and the bitstream stay in the working directory.
///
/// If the unit has more ports than the package has pins, synth connects the ports to a shift register, and reports the
/// cells of the shift register separately. Nextpnr chooses the pins, so do not load this bitstream onto a board; use
/// `fpgambit board build` instead.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit synth --unit movegen --build compact --target ice40-hx8k
  fpgambit synth --target ecp5-25f --seed 3 --out movegen-on-ecp5
  fpgambit synth --target ice40-up5k --sweep 5
  fpgambit synth --build fast --target ecp5-85f --registered

Exit status:
  0  success
  1  the design does not fit, or does not reach its target clock rate
  2  bad input or usage, or a missing tool")]
pub struct SynthArgs {
    /// Unit to synthesise
    #[arg(long, value_name = "UNIT", default_value = DEFAULT_UNIT, value_parser = unit_names())]
    pub unit: &'static Unit,

    /// Build of the unit: compact is small, fast needs fewer clocks; some units have only one
    #[arg(long, value_name = "BUILD", default_value_t = Build::Compact,
          value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// FPGA for which to synthesise
    #[arg(long, value_name = "DEVICE", value_parser = one_of(Device::ALL, Device::name))]
    pub target: Device,

    /// Number of cores, 1 to 8; only for perft and the fast build of search [default: 1]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// Put a register at every port, to measure the clock rate of the unit inside a larger design
    #[arg(long)]
    pub registered: bool,

    /// Seed of the placer [default: the best seed known]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed, conflicts_with = "sweep")]
    pub seed: Option<u32>,

    /// Try placer seeds 1 to N, at most 1000, and keep the fastest result
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seeds)]
    pub sweep: Option<u32>,

    /// Working directory, created if needed [default: fpgambit-synth/UNIT-BUILD-DEVICE]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

impl SynthArgs {
    /// The requested design.
    pub fn design(&self) -> Result<Design, Error> {
        Ok(Design {
            build: array_of(self.unit, self.build, self.cores)?,
            device: self.target,
            registered: self.registered,
        })
    }
}

fn seed(text: &str) -> Result<u32, String> {
    whole(text, 1, i32::MAX as u32)
}

/// Parses the number of seeds in a sweep.
pub fn seeds(text: &str) -> Result<u32, String> {
    whole(text, 1, SEEDS_MAX)
}
