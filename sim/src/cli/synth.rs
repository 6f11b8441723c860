//! `fpgambit synth`: runs a unit through Yosys, nextpnr and the packer.

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use fpgambit_sim::synth::{CriticalPath, Design, Netlist, SynthError, Synthesis, check, tools_for};
use indicatif::ProgressBar;
use serde::Serialize;

use super::args::{Format, SynthArgs};
use super::{Error, Status, output};

/// The result as JSON; the figures are null if the design does not fit.
#[derive(Default, Serialize)]
struct Answer {
    unit: &'static str,
    build: &'static str,
    target: &'static str,
    /// Whether the unit is behind its registered boundary.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    registered: bool,
    seed: Option<u32>,
    lut: Option<u32>,
    ff: Option<u32>,
    bram: Option<u32>,
    fmax_mhz: Option<f64>,
    aim_mhz: u32,
    /// Null if the unit needs no harness.
    harness_lut: Option<u32>,
    bitstream: Option<String>,
    critical_path: Option<CriticalPath>,
    /// The clock for every seed tried, with `--sweep`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sweep: Vec<Tried>,
    /// Why the design does not fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

#[derive(Clone, Copy, Serialize)]
struct Tried {
    seed: u32,
    fmax_mhz: f64,
}

pub fn run(args: &SynthArgs, format: Format) -> Result<Status, Error> {
    let design = args.design()?;
    let folder = args
        .out
        .clone()
        .unwrap_or_else(|| Path::new("fpgambit-synth").join(design.folder()));
    let mut tried = Vec::new();
    match build(args, design, &folder, &mut tried) {
        Ok((synthesis, bitstream)) => {
            output::print(&match format {
                Format::Json => output::json(&answer(&synthesis, &bitstream, tried)),
                Format::Text => text(&synthesis, &bitstream, &tried),
            })?;
            Ok(match synthesis.reaches_its_aim() {
                true => Status::Done,
                false => Status::Different,
            })
        }
        Err(error @ SynthError::TooLarge { .. }) => {
            output::print(&match format {
                Format::Json => output::json(&Answer {
                    problem: Some(error.to_string()),
                    ..head(design)
                }),
                Format::Text => error.to_string(),
            })?;
            Ok(Status::Different)
        }
        Err(error) => Err(error.into()),
    }
}

fn build(
    args: &SynthArgs,
    design: Design,
    folder: &Path,
    tried: &mut Vec<Tried>,
) -> Result<(Synthesis, PathBuf), SynthError> {
    let progress = progress();
    progress.set_message("Yosys");
    check(design)?;
    // The packer does not affect the figures, and not all packers report a version.
    let [synthesiser, placer, _] = tools_for(design);
    let all_pinned = output::note_unpinned(&[synthesiser, placer]);
    if !all_pinned && args.seed.is_none() && args.sweep.is_none() {
        output::note(
            "note: the default seed was chosen for the pinned tools; --sweep finds the best one for these",
        );
    }
    let netlist = Netlist::new(design, folder)?;
    progress.set_message("nextpnr");
    let synthesis = match (args.sweep, args.seed) {
        (Some(number), _) => {
            let each = |each: &Synthesis| {
                let Synthesis { seed, figures, .. } = each;
                let fmax_mhz = figures.fmax_mhz;
                progress.set_message(format!("nextpnr, seed {seed} of {number}: {fmax_mhz} MHz"));
                tried.push(Tried {
                    seed: *seed,
                    fmax_mhz,
                });
            };
            netlist.sweep(number, each)?.0
        }
        (None, Some(seed)) => netlist.route(seed)?,
        (None, None) => netlist.route_best()?,
    };
    progress.set_message("packer");
    let bitstream = netlist.pack()?;
    progress.finish_and_clear();
    Ok((synthesis, bitstream))
}

/// A progress display on standard error, on a terminal only.
fn progress() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner();
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}

fn head(design: Design) -> Answer {
    Answer {
        unit: design.build.unit,
        build: design.build.build.name(),
        target: design.device.name(),
        registered: design.registered,
        aim_mhz: design.aim_mhz(),
        ..Answer::default()
    }
}

fn answer(synthesis: &Synthesis, bitstream: &Path, sweep: Vec<Tried>) -> Answer {
    let figures = synthesis.figures;
    Answer {
        seed: Some(synthesis.seed),
        lut: Some(figures.lut),
        ff: Some(figures.ff),
        bram: Some(figures.bram),
        fmax_mhz: Some(figures.fmax_mhz),
        harness_lut: synthesis.harness_lut,
        bitstream: Some(bitstream.to_string_lossy().into_owned()),
        critical_path: Some(synthesis.critical_path.clone()),
        sweep,
        ..head(synthesis.design)
    }
}

fn text(synthesis: &Synthesis, bitstream: &Path, sweep: &[Tried]) -> String {
    let Synthesis {
        design,
        seed,
        figures,
        capacity,
        ..
    } = synthesis;
    let mut lines = vec![format!("{design}, seed {seed}")];
    let cells = match design.device.target() {
        fpgambit_hw::unit::Target::Ice40 => "logic cells",
        _ => "LUTs",
    };
    lines.push(format!("{cells:<12}{:>7} of {}", figures.lut, capacity.lut));
    if let Some(harness) = synthesis.harness_lut {
        lines.push(format!(
            "{:<12}{harness:>7} more: the unit has more ports than the device has pins",
            "harness"
        ));
    }
    lines.push(format!("{:<12}{:>7}", "flip-flops", figures.ff));
    lines.push(format!(
        "{:<12}{:>7} of {}",
        "block RAMs", figures.bram, capacity.bram
    ));
    let aim = design.aim_mhz();
    let verdict = match synthesis.reaches_its_aim() {
        true => format!("required {aim} MHz"),
        false => format!("MISSES the required {aim} MHz"),
    };
    lines.push(format!(
        "{:<12}{:>7.2} MHz, {verdict}",
        "clock", figures.fmax_mhz
    ));
    for Tried { seed, fmax_mhz } in sweep {
        lines.push(format!("  seed {seed:<5}{fmax_mhz:>7.2} MHz"));
    }
    lines.push(format!("{:<12}  {}", "bitstream", bitstream.display()));
    format!("{}\n\n{}", lines.join("\n"), synthesis.critical_path)
}
