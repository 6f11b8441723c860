//! What the outside tools read: constraints, FuseSoC's core file, a build script.

use super::device::{aim_mhz, clock_constraint};
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
    let mhz = aim_mhz(unit, build, target.device());
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
    let text = fill(
        body,
        &[
            ("TOOLS", include_str!("templates/build_head.sh").trim_end()),
            ("COMMAND", &request.command()),
            ("UNIT", request.unit.name()),
            ("TOP", &request.top()),
        ],
    );
    File::new("build.sh", text)
}
