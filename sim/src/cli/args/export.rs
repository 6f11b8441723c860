//! `fpgambit export`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_hw::unit::{Build, Target, Unit};

use super::perft::cores;
use super::{DEFAULT_UNIT, PosdataForm, one_of, unit_names};

/// Exports a unit as Verilog, with everything needed to use it
///
/// The top module is named fpgambit_UNIT (fast build: fpgambit_UNIT_fast), and TOP.f lists the Verilog files.
/// The export also contains memory files, a self-checking test bench with vectors for Verilator and Icarus Verilog,
/// constraints, a FuseSoC core file and a build script. Existing files of the same names are replaced; other files are
/// left alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit export --unit movegen --build compact --target ice40 --out movegen-ice40
  fpgambit export --target ecp5 --flat --out movegen-ecp5
  fpgambit export --unit evaluate --network my.net --out my-evaluate")]
pub struct ExportArgs {
    /// Unit
    #[arg(long, value_name = "UNIT", default_value = DEFAULT_UNIT, value_parser = unit_names())]
    pub unit: &'static Unit,

    /// Circuit build
    #[arg(long, value_name = "BUILD", default_value_t = Build::Compact,
          value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// Number of cores, for perft and the fast build of search [default: 1]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// Target of the files [default: every target the build supports]
    #[arg(long, value_name = "TARGET", value_parser = one_of(Target::ALL, Target::name))]
    pub target: Option<Target>,

    /// Posdata source: the default of the Verilog parameter POSDATA_ROM [default: by target]
    #[arg(long, value_name = "FORM", value_parser = one_of(PosdataForm::ALL, PosdataForm::name))]
    pub posdata: Option<PosdataForm>,

    /// Network file whose weights the memory files have, for evaluate [default: the built-in network]
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// Write all modules into one file, TOP.v
    #[arg(long)]
    pub flat: bool,

    /// Emit arrays of blocks as packed vectors and for-generate loops: an array port is one port
    #[arg(long)]
    pub arrays: bool,

    /// Output directory, created if missing
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
