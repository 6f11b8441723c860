//! What the outside tools read: constraints, FuseSoC's core file, a build script.

use super::device::{Device, aim_mhz, clock_constraint};
use super::memory::Memory;
use super::template::fill;
use super::{File, Request, Target};

/// Name of the constraints file of a request.
fn constraints_name(request: &Request) -> String {
    let kind = match request.target {
        Target::Generic => "sdc",
        Target::Ice40 => "pcf",
        Target::Ecp5 => "lpf",
    };
    format!("{}.{kind}", request.unit)
}

/// The clock aimed at; no pins.
pub(super) fn constraints(request: &Request) -> File {
    let Request {
        unit,
        build,
        target,
    } = *request;
    let mhz = aim_mhz(unit, build, request.device());
    let about = match target {
        Target::Generic => "",
        Target::Ice40 | Target::Ecp5 => {
            "# No pins: the unit by itself is no board's design. Inside one, give the board's own.\n"
        }
    };
    let line = clock_constraint(target, "clock", mhz);
    File::new(
        constraints_name(request),
        format!(
            "# {} at {mhz} MHz. Made by: {}\n{about}{line}\n",
            request.top(),
            request.command()
        ),
    )
}

/// The same files for FuseSoC: targets `sim`, `lint` and, where an open flow is known, `synth`.
pub(super) fn core(request: &Request, title: &str, memories: &[Memory]) -> File {
    let unit = request.unit.name();
    let entry = |memory: &Memory| {
        let name = &memory.file.name;
        format!("\n      - {name}: {{file_type: user, copyto: {name}}}")
    };
    let table: String = memories.iter().map(entry).collect();
    let flow = match request.target {
        Target::Generic => "",
        Target::Ice40 => include_str!("templates/ice40.core"),
        Target::Ecp5 => include_str!("templates/ecp5.core"),
    };
    let kind = match request.target {
        Target::Generic => "SDC",
        Target::Ice40 => "PCF",
        Target::Ecp5 => "LPF",
    };
    let text = fill(
        include_str!("templates/unit.core"),
        &[
            ("FLOW", flow),
            ("TABLE", &table),
            ("CONSTRAINTS", &constraints_name(request)),
            ("KIND", kind),
            ("COMMAND", &request.command()),
            ("NAME", &request.folder()),
            ("VERSION", env!("CARGO_PKG_VERSION")),
            ("TITLE", title),
            ("UNIT", unit),
            ("TOP", &request.top()),
        ],
    );
    File::new(format!("{unit}.core"), text)
}

/// Yosys, nextpnr and the packer; for the generic target Yosys alone.
pub(super) fn build_script(request: &Request) -> File {
    let body = match request.target {
        Target::Generic => include_str!("templates/build_generic.sh"),
        Target::Ice40 => include_str!("templates/build_ice40.sh"),
        Target::Ecp5 => include_str!("templates/build_ecp5.sh"),
    };
    let command = request.command();
    let top = request.top();
    let mut values = vec![
        ("TOOLS", include_str!("templates/build_head.sh").trim_end()),
        ("COMMAND", &command),
        ("UNIT", request.unit.name()),
        ("TOP", &top),
    ];
    if request.target == Target::Ecp5 {
        values.extend(match request.unit.fits(Device::Ecp5_25f) {
            true => [("DEVICE", "25k"), ("DEVICES", ON_25F)],
            false => [("DEVICE", "85k"), ("DEVICES", ON_85F)],
        });
    }
    File::new("build.sh", fill(body, &values))
}

/// How to ask an ECP5's build script for a device.
const ON_25F: &str = "\
#   ./build.sh                 an LFE5U-25F, speed 6 (CABGA381)
#   DEVICE=85k ./build.sh      an LFE5U-85F";
/// For what fits no smaller one.
const ON_85F: &str = "\
#   ./build.sh                 an LFE5U-85F, speed 6 (CABGA381)";
