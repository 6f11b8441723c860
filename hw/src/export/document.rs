//! The README of an export.

use super::arrays::ArrayPorts;
use super::bench::{icarus_command, verilator_command};
use super::sources::Sources;
use super::template::fill;
use super::{Export, File, LICENCES, Layout, POSDATA_PARAMETER, formal, rom_number};
use crate::unit::{Device, Model, Sweep, Target};

/// How to use the unit together with others.
const COMBINING: &str = include_str!("templates/combining.md");

/// Describes a file by its name.
fn about(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((stem, "v")) if stem.ends_with("_tb") => "self-checking test bench",
        Some((stem, "v")) if stem.ends_with("_formal") => {
            "the protocol of the ports as properties, to prove for this unit or to check in your design"
        }
        Some((stem, "v")) if stem.ends_with("_registered") => {
            "wrapper with a register at every port: its clock rate is what the unit reaches inside a larger design"
        }
        Some((stem, "v")) if stem.ends_with("_harness") => {
            "wrapper with six pins, for FPGA packages that have fewer pins than the unit has port bits"
        }
        Some((_, "sby")) => "SymbiYosys script that proves these properties with z3",
        Some((_, "v")) => "the circuit; its header contains the contract below",
        Some((_, "f")) => "list of the Verilog files of the circuit, for simulators",
        Some((stem, "mem")) if stem.ends_with("_vectors") => {
            "inputs and expected outputs for the test bench"
        }
        Some((_, "core")) => "FuseSoC core file for lint, simulation and synthesis",
        None => "licence text",
        Some((_, "sh")) => {
            "synthesises, places and routes the unit with Yosys and nextpnr, and reports area and clock rate"
        }
        Some((_, "sdc")) => {
            "constraint with the target clock rate, for any tool that reads SDC; assigns no pins"
        }
        Some((_, "pcf")) => {
            "constraint with the target clock rate, for Lattice iCE40; assigns no pins"
        }
        Some((_, "lpf")) => {
            "constraint with the target clock rate, for Lattice ECP5; assigns no pins"
        }
        _ => {
            "pin assignments of the six-pin wrapper, for Gowin; sets no clock rate, the build script does"
        }
    }
}

/// The table row of the units that the design instantiates.
fn parts(sources: &Sources) -> String {
    let parts: Vec<String> = sources.own[1..]
        .iter()
        .map(|part| format!("`{}`", part.name))
        .collect();
    match parts.is_empty() {
        true => String::new(),
        false => format!("| {} | units in the design |\n", parts.join(", ")),
    }
}

/// Points to the files in other folders.
fn elsewhere(sources: &Sources) -> String {
    let folders: Vec<String> = sources
        .folders
        .iter()
        .map(|folder| format!("[`{folder}`](../{folder})"))
        .collect();
    match folders.is_empty() {
        true => String::new(),
        false => format!(
            "\nFiles that other units also use are in the folders of those units: {}. `fpgambit export` writes all files into one folder; \
             with `--flat`, it writes the whole circuit into one Verilog file.\n",
            folders.join(", ")
        ),
    }
}

/// Writes `README.md` for the other files.
pub(super) fn readme(
    export: &Export,
    circuit: &dyn Model,
    files: &[File],
    sources: &Sources,
    reference: &str,
    arrays: &ArrayPorts,
) -> File {
    let Export {
        build,
        targets,
        command,
        ..
    } = export;
    let top = build.top;
    let families: Vec<&str> = targets
        .iter()
        .filter(|&&target| target != Target::Generic)
        .map(|target| target.title())
        .collect();
    let scripts = match families.is_empty() {
        true => String::new(),
        false => format!(
            " Scripts and constraints are included for: {}.",
            families.join(", ")
        ),
    };
    let mut text = format!(
        "# {top}: {}\n\nThis is the {} build, in Verilog.{scripts} fpgambit generated this folder with `{command}`; do not edit its \
         files.\n\n| file | |\n|---|---|\n",
        build.title, build.build,
    );
    for file in files {
        let mut inner = sources.own.iter().skip(1);
        if inner.any(|part| part.name == file.name) {
            continue;
        }
        let memory = build
            .memories
            .iter()
            .find(|memory| memory.name == file.name);
        let extra = build.extras.iter().find(|extra| extra.name == file.name);
        let known = memory.map(|memory| memory.about);
        let known = known.or_else(|| extra.map(|extra| extra.about));
        let about = known.unwrap_or_else(|| about(&file.name));
        text += &format!("| `{}` | {about} |\n", file.name);
        if file.name == sources.own[0].name {
            text += &parts(sources);
        }
    }
    for memory in build.memories.iter().filter(|memory| !export.holds(memory)) {
        text += &format!("| `{}` | {} |\n", export.way_to(memory), memory.about);
    }
    for extra in build.extras {
        let way = export.way_to_extra(extra.name);
        if way != extra.name {
            text += &format!("| `{way}` | {} |\n", extra.about);
        }
    }
    text += &elsewhere(sources);
    let protocol = formal::protocol(circuit);
    let properties = match formal::are_settled(build) {
        true => format!(
            "`sby -f {top}.sby prove` proves the {protocol} with SymbiYosys and z3. `sby -f {top}.sby bmc` searches the first twelve \
             clocks after power-up for a counterexample."
        ),
        false => format!(
            "`sby -f {top}.sby bmc` searches the first twelve clocks after power-up for a counterexample to the {protocol}, with \
             SymbiYosys and z3. The task `prove` ends without a result for this unit."
        ),
    };
    text += &format!(
        "\nYou need neither Rust nor fpgambit to use these files. To run the test bench, enter one of these commands in this \
         folder. The first uses Icarus Verilog, the second Verilator:\n\n\
         ```\n\
         {}\n\
         {}\n\
         ```\n\n\
         Both print a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. The bench also fails if an \
         entry of a memory file (`.mem`) was changed.\n\n\
         {properties}\n",
        icarus_command(export),
        verilator_command(export)
    );
    text += &parameters(export);
    text += &clocks(export);
    text += &fill(COMBINING, &[("FOLDER", build.folder), ("TOP", top)]);
    text += &format!(
        "\n## Ports of `{top}`\n\n{}| port | | bits | |\n|---|---|--:|---|\n| `clock` | in | 1 | Clock, rising edge |\n",
        handshakes(circuit)
    );
    text += &arrays.rows(circuit.inputs().iter().chain(circuit.outputs()));
    text += reference;
    let way = match export.layout {
        Layout::Repository => "../../../",
        _ => "",
    };
    let licences = LICENCES.map(|(name, _)| format!("[{name}]({way}{name})"));
    let place = match export.layout {
        Layout::Repository => {
            " The texts are in the root folder of the repository; if you copy this folder, copy them with it."
        }
        _ => "",
    };
    text += &format!(
        "\n## Licence\n\nMIT or Apache-2.0, at your option, for every file in this folder: {}.{place}\n",
        licences.join(", ")
    );
    File::new("README.md", text)
}

/// Explains the words of the table of ports, if the unit has streams.
fn handshakes(circuit: &dyn Model) -> &'static str {
    match circuit.outputs().iter().any(|port| port.stream().is_some()) {
        true => {
            "Two ports whose names end in `valid` and `ready` are a handshake. The word or request that is offered by `valid` is \
             accepted at each rising edge of `clock` at which both are high; the other ports with the same prefix belong to it. \
             \"At this edge\" means the rising edge that ends the current clock. What the unit offers stays offered and unchanged \
             until the sink, the circuit that receives it, accepts it, or a reset discards it.\n\n"
        }
        false => "",
    }
}

fn parameters(export: &Export) -> String {
    let Export {
        build,
        targets,
        form,
        ..
    } = export;
    let mut rows = String::new();
    if build.has_posdata {
        let forms: Vec<String> = targets
            .iter()
            .map(|&target| format!("{} for {target}", rom_number(build.form(target))))
            .collect();
        rows += &format!(
            "| `{POSDATA_PARAMETER}` | {} | how the table posdata is built: 1 as a memory, 0 as equivalent logic. `{}_build.sh` uses {} |\n",
            rom_number(*form),
            build.top,
            forms.join(", ")
        );
    }
    for memory in build.memories {
        rows += &format!(
            "| `{}` | \"{}\" | path of this memory file, absolute or relative to the working directory of the tool |\n",
            memory.parameter, memory.name
        );
    }
    match rows.is_empty() {
        true => rows,
        false => format!("\n## Parameters\n\n| parameter | default | |\n|---|---|---|\n{rows}"),
    }
}

/// The clock rates reached by `build.sh`, where measured.
fn clocks(export: &Export) -> String {
    let Export { build, targets, .. } = export;
    let mut rows = String::new();
    let mut unmeasured = Vec::new();
    for &(device, aim) in build.clocks {
        if !targets.contains(&device.target()) {
            continue;
        }
        let Some(sweep) = Sweep::of(build, device) else {
            unmeasured.push(device.to_string());
            continue;
        };
        let least = sweep.mhz.iter().copied().fold(f64::INFINITY, f64::min);
        let most = sweep.mhz.iter().copied().fold(0.0, f64::max);
        rows += &format!(
            "| {device} | {aim} | {most:.1} (seed {}) | {least:.1} to {most:.1} over {} seeds |\n",
            sweep.best_seed(),
            sweep.mhz.len()
        );
    }
    let names =
        |devices: Vec<Device>| -> Vec<String> { devices.iter().map(ToString::to_string).collect() };
    let devices = build.clocks.iter().map(|&(device, _)| device);
    let devices = names(
        devices
            .filter(|device| targets.contains(&device.target()))
            .collect(),
    );
    if devices.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "\n## Area and clock\n\n`./{}_build.sh DEVICE` synthesises, places and routes the unit. DEVICE is one of: {}.\n",
        build.top,
        devices.join(", ")
    );
    if !rows.is_empty() {
        text += &format!(
            "The table gives the clock rates that we measured, with several placement seeds for each device. They cover paths \
             between registers only, not paths from or to pins.\n\n\
             | device | target, MHz | best, MHz | range, MHz |\n|---|--:|---|---|\n{rows}"
        );
    }
    if !unmeasured.is_empty() {
        text += &format!(
            "\nWe have not measured the clock rate on: {}.\n",
            unmeasured.join(", ")
        );
    }
    text
}
