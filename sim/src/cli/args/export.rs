//! `fpgambit export`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_hw::unit::{Build, Target, Unit};

use super::{DEFAULT_UNIT, PosdataForm, one_of, unit_names};

/// Writes a unit as Verilog, with all that is needed to use it
///
/// Each module has a file of its name; the top one is fpgambit_UNIT (fast build: fpgambit_UNIT_fast), and TOP.f lists them all. With
/// them come memory files, a bench with vectors that checks itself under Verilator or Icarus Verilog, constraints, a FuseSoC
/// core file and a build script.
/// Files of the same names are replaced, others left alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit export --unit movegen --build compact --target ice40 --out movegen-ice40
  fpgambit export --target ecp5 --flat --out movegen-ecp5")]
pub struct ExportArgs {
    /// Which unit
    #[arg(long, value_name = "UNIT", default_value = DEFAULT_UNIT, value_parser = unit_names())]
    pub unit: &'static Unit,

    /// Which build of the unit
    #[arg(long, value_name = "BUILD", default_value_t = Build::Compact,
          value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// What the files are made for [default: every target the build comes in]
    #[arg(long, value_name = "TARGET", value_parser = one_of(Target::ALL, Target::name))]
    pub target: Option<Target>,

    /// The form posdata takes unless the parameter POSDATA_ROM says otherwise [default: by target]
    #[arg(long, value_name = "FORM", value_parser = one_of(PosdataForm::ALL, PosdataForm::name))]
    pub posdata: Option<PosdataForm>,

    /// All modules in one file, TOP.v
    #[arg(long)]
    pub flat: bool,

    /// The folder to write into, made if need be
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
