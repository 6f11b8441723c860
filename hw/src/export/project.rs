//! Files for external tools: constraints, a FuseSoC core file, a build script.

use super::harness::is_harnessed;
use super::sources::Sources;
use super::template::fill;
use super::{Export, File, POSDATA_PARAMETER, rom_number};
use crate::unit::{Device, Model, Sweep, Target};

/// The target clock constraint, without pins.
pub(super) fn constraints(export: &Export, target: Target) -> File {
    let Export { build, command, .. } = export;
    let device = build.device(target).expect("the target was checked");
    let mhz = build.clock_mhz(device).expect("it fits its own device");
    let about = match target {
        Target::Generic => "",
        Target::Gowin => {
            "// The pins are those of the harness: the unit is not a board design. build.sh sets the clock.\n"
        }
        Target::Ice40 | Target::Ecp5 => {
            "# No pins are assigned: the unit is not a board design. In a board design, use the board's constraints.\n"
        }
    };
    let line = target.clock_constraint("clock", mhz);
    File::new(
        constraints_name(export, target),
        format!(
            "{0} {1} at {mhz} MHz on {device}. Made by: {command}\n{0} SPDX-License-Identifier: MIT OR Apache-2.0\n{about}{line}\n",
            target.comment(),
            build.top
        ),
    )
}

fn constraints_name(export: &Export, target: Target) -> String {
    format!("{}.{}", export.build.top, target.constraints_ending())
}

/// The FuseSoC core file: lint, simulation, and synthesis where there is an open flow.
pub(super) fn core(
    export: &Export,
    circuit: &dyn Model,
    sources: &Sources,
    has_boundary: bool,
) -> File {
    let Export {
        build,
        targets,
        form,
        command,
        ..
    } = export;
    let files: String = sources
        .own
        .iter()
        .map(|file| format!("\n      - {}", file.name))
        .collect();
    let depend: String = sources
        .folders
        .iter()
        .map(|folder| format!("\n      - fpgambit:chess:{folder}"))
        .collect();
    let depend = match depend.is_empty() {
        true => depend,
        false => format!("\n    depend:{depend}"),
    };
    let memories: String = build
        .memories
        .iter()
        .filter(|memory| export.holds(memory))
        .map(|memory| {
            format!(
                "\n      - {0}: {{file_type: user, copyto: {0}}}",
                memory.name
            )
        })
        .collect();
    let boundary = match has_boundary {
        true => format!("\n      - {}_registered.v", build.top),
        false => String::new(),
    };
    let mut constraints = String::new();
    let mut flows = String::new();
    let mut has_harness = false;
    for &target in targets {
        let name = constraints_name(export, target);
        let kind = target.constraints_ending().to_uppercase();
        constraints += &format!(
            "\n  constraints_{target}:\n    files:\n      - {name}: {{file_type: {kind}}}\n"
        );
        let device = build.device(target).expect("the target was checked");
        let template = match target {
            // FuseSoC has no flow with nextpnr for Gowin: the build script has.
            Target::Generic | Target::Gowin => continue,
            Target::Ice40 => include_str!("templates/ice40.core"),
            Target::Ecp5 => include_str!("templates/ecp5.core"),
        };
        let options: Vec<String> = device
            .nextpnr_options()
            .iter()
            .map(|option| format!("\"{option}\""))
            .collect();
        let behind_pins = is_harnessed(circuit, device);
        let (harness, top) = match behind_pins {
            true => (", harness", format!("{}_harness", build.top)),
            false => ("", build.top.to_owned()),
        };
        has_harness |= behind_pins;
        flows += &fill(
            template,
            &[
                ("HARNESS", harness),
                ("DEVICE", device.name()),
                ("OPTIONS", &options.join(", ")),
                ("SEED", &seed(export, device).to_string()),
                (
                    "PARAMETERS",
                    &parameters(export, rom_number(build.form(target))),
                ),
                ("TOP", &top),
            ],
        );
    }
    if has_harness {
        constraints += &format!(
            "\n  harness:\n    file_type: verilogSource\n    files:\n      - {}_harness.v\n",
            build.top
        );
    }
    let declared = match build.has_posdata {
        true => format!(
            "\nparameters:\n  {POSDATA_PARAMETER}:\n    datatype: int\n    default: {}\n    paramtype: vlogparam\n    \
             description: \"1: posdata is a memory; 0: logic\"\n",
            rom_number(*form)
        ),
        false => String::new(),
    };
    let text = fill(
        include_str!("templates/unit.core"),
        &[
            ("FLOWS", &flows),
            ("FILES", &files),
            ("DEPEND", &depend),
            ("BOUNDARY", &boundary),
            ("MEMORIES", &memories),
            ("CONSTRAINTS", &constraints),
            ("DECLARED", &declared),
            ("PARAMETERS", &parameters(export, rom_number(*form))),
            ("COMMAND", command),
            ("NAME", build.folder),
            ("VERSION", env!("CARGO_PKG_VERSION")),
            ("TITLE", build.title),
            ("TOP", build.top),
        ],
    );
    File::new(format!("{}.core", build.top), text)
}

/// The line of a FuseSoC target that selects the form of posdata.
fn parameters(export: &Export, rom: &str) -> String {
    match export.build.has_posdata {
        true => format!("\n    parameters: [{POSDATA_PARAMETER}={rom}]"),
        false => String::new(),
    }
}

fn seed(export: &Export, device: Device) -> u32 {
    Sweep::of(export.build, device).map_or(1, |sweep| sweep.best_seed())
}

/// Yosys, nextpnr and the packer.
pub(super) fn build_script(export: &Export, circuit: &dyn Model) -> File {
    let Export {
        build,
        targets,
        command,
        ..
    } = export;
    let choose = |rom: &str| match build.has_posdata {
        true => format!(" choose=\"-chparam {POSDATA_PARAMETER} {rom}\""),
        false => String::new(),
    };
    let devices: Vec<Device> = export.devices().collect();
    let cases: String = devices
        .iter()
        .map(|&device| {
            let target = device.target();
            let harness = match is_harnessed(circuit, device) {
                true => " behind_pins=1",
                false => "",
            };
            format!(
                "  {device}) family={target} synth=\"{}\" options=\"{}\" seed={} mhz={}{}{harness} ;;\n",
                device.unit_synthesis(),
                device.nextpnr_options().join(" "),
                seed(export, device),
                build.clock_mhz(device).expect("it was filtered"),
                choose(rom_number(build.form(target))),
            )
        })
        .collect();
    let mut names: Vec<&str> = devices.iter().map(|device| device.name()).collect();
    if targets.contains(&Target::Generic) {
        names.push("generic");
    }
    let ways: String = export
        .ways()
        .map(|(name, way)| format!("\n    chparam -set {name} \\\"{way}\\\" {}", build.top))
        .collect();
    let text = fill(
        include_str!("templates/build.sh"),
        &[
            ("CASES", cases.trim_end()),
            ("DEVICES", &names.join(", ")),
            ("FIRST", names[0]),
            ("CHOOSE", &choose("1")),
            ("WAYS", &ways),
            ("COMMAND", command),
            ("TOP", build.top),
        ],
    );
    File::new(format!("{}_build.sh", build.top), text)
}
