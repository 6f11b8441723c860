//! `fpgambit export`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_hw::export::{Build, Target, Unit};

use super::one_of;

/// Writes a unit as Verilog, with all that is needed to use it
///
/// UNIT.v has all modules, the top one first and named fpgambit_UNIT. With it come its memory files, a bench with
/// vectors that checks itself under Verilator or Icarus Verilog, constraints, a FuseSoC core file and a build script.
/// Files of the same names are replaced, others left alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit export --unit movegen --build compact --target ice40 --out movegen-ice40
  fpgambit export --target ecp5 --out movegen-ecp5")]
pub struct ExportArgs {
    /// Which unit
    #[arg(long, value_name = "UNIT", default_value_t = Unit::Movegen, value_parser = one_of(Unit::ALL, Unit::name))]
    pub unit: Unit,

    /// Which build of the unit
    #[arg(long, value_name = "BUILD", default_value_t = Build::Compact,
          value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// What the files are made for
    #[arg(long, value_name = "TARGET", default_value_t = Target::Generic, value_parser = one_of(Target::ALL, Target::name))]
    pub target: Target,

    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
