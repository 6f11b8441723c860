//! `fpgambit synth`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_hw::perft;
use fpgambit_hw::unit::{Build, Device, Unit};
use fpgambit_sim::synth::Design;

use super::super::Error;
use super::perft::cores;
use super::{DEFAULT_UNIT, build_of, one_of, unit_names, whole};

/// Most seeds a sweep may try.
const SEEDS_MAX: u32 = 1000;

/// Takes a unit to a bitstream: area, clock and critical path
///
/// Exports the unit, synthesises it with Yosys, places and routes it with nextpnr and packs it. Netlist, reports and
/// bitstream stay in the folder. A unit with more ports than the package has pins is put behind a shift register, whose
/// cells are told apart. Pins are wherever nextpnr puts them: load the bitstream into no board.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit synth --unit movegen --build compact --target ice40-hx8k
  fpgambit synth --target ecp5-25f --seed 3 --out movegen-on-ecp5
  fpgambit synth --target ice40-up5k --sweep 5
  fpgambit synth --build fast --target ecp5-85f --registered

Exit status: 0 done, 1 the clock aimed at is missed or the design does not fit, 2 bad input or usage, or a tool is
missing.")]
pub struct SynthArgs {
    /// Which unit
    #[arg(long, value_name = "UNIT", default_value = DEFAULT_UNIT, value_parser = unit_names())]
    pub unit: &'static Unit,

    /// Which build of the unit
    #[arg(long, value_name = "BUILD", default_value_t = Build::Compact,
          value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// On which device
    #[arg(long, value_name = "DEVICE", value_parser = one_of(Device::ALL, Device::name))]
    pub target: Device,

    /// How many cores the perft array has [default: 1]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// With a register at every port: its clock is that in any design
    #[arg(long)]
    pub registered: bool,

    /// Which placement [default: the best one known]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed, conflicts_with = "sweep")]
    pub seed: Option<u32>,

    /// Tries the placements 1 to N and keeps the fastest
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seeds)]
    pub sweep: Option<u32>,

    /// The folder to work in, made if need be [default: fpgambit-synth/UNIT-BUILD-DEVICE]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

impl SynthArgs {
    /// What is asked for.
    pub fn design(&self) -> Result<Design, Error> {
        let mut build = build_of(self.unit, self.build)?;
        if let Some(cores) = self.cores {
            if *self.unit != perft::UNIT {
                return Err(Error::Usage(format!(
                    "'--cores {cores}' with '--unit {}': expected '--unit {}'",
                    self.unit.name,
                    perft::UNIT.name
                )));
            }
            build = perft::with_cores(cores as usize, build.build).unwrap_or(build);
        }
        Ok(Design {
            build,
            device: self.target,
            registered: self.registered,
        })
    }
}

fn seed(text: &str) -> Result<u32, String> {
    whole(text, 1, i32::MAX as u32)
}

/// How many seeds a sweep tries.
pub fn seeds(text: &str) -> Result<u32, String> {
    whole(text, 1, SEEDS_MAX)
}
