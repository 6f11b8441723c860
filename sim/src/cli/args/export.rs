//! `fpgambit export`.

use std::path::PathBuf;

use clap::Args;
use fpgambit_hw::unit::{Build, Target, Unit};

use super::perft::cores;
use super::{DEFAULT_UNIT, PosdataForm, one_of, unit_names};

/// Export a unit as Verilog, with everything that you need to use it
///
/// The top module is fpgambit_UNIT, or fpgambit_UNIT_fast for the fast build. Most files are named after this module,
/// TOP: TOP.f lists the Verilog files, TOP_tb.v is a self-checking bench for Verilator and Icarus Verilog, and
/// TOP_build.sh builds a bitstream. The export also contains memory files, constraints, formal properties, a FuseSoC
/// core file and a README.
///
/// Export replaces files of the same names in the output directory, and leaves other files alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit export --unit movegen --build compact --target ice40 --out movegen-ice40
  fpgambit export --target ecp5 --flat --out movegen-ecp5
  fpgambit export --unit evaluate --network my.net --out my-evaluate")]
pub struct ExportArgs {
    /// Unit to export
    #[arg(long, value_name = "UNIT", default_value = DEFAULT_UNIT, value_parser = unit_names())]
    pub unit: &'static Unit,

    /// Build of the unit: compact is small, fast needs fewer clocks; some units have only one
    #[arg(long, value_name = "BUILD", default_value_t = Build::Compact,
          value_parser = one_of(Build::ALL, Build::name))]
    pub build: Build,

    /// Number of cores, 1 to 8; only for perft and the fast build of search [default: 1]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = cores)]
    pub cores: Option<u32>,

    /// FPGA family for which to write constraints and build script [default: all that the build supports]
    #[arg(long, value_name = "TARGET", value_parser = one_of(Target::ALL, Target::name))]
    pub target: Option<Target>,

    /// Default value of the Verilog parameter POSDATA_ROM: logic computes posdata, rom reads it from a memory
    /// [default: depends on the target]
    #[arg(long, value_name = "FORM", value_parser = one_of(PosdataForm::ALL, PosdataForm::name))]
    pub posdata: Option<PosdataForm>,

    /// Network file whose weights to write into the memory files; only for evaluate [default: the built-in network]
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,

    /// Write all modules into one file, TOP.v
    #[arg(long)]
    pub flat: bool,

    /// Write arrays of blocks as for-generate loops, and each array port as one packed vector
    #[arg(long)]
    pub arrays: bool,

    /// Output directory, created if needed
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}
