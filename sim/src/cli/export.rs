//! `fpgambit export`: a unit as Verilog with all that is needed to use it.

use fpgambit_hw::export::{Export, Layout, write};
use fpgambit_hw::verilog::Arrays;
use serde::Serialize;

use super::args::{ExportArgs, Format, array_of};
use super::{Error, Status, output};

/// The result as other programs read it.
#[derive(Serialize)]
struct Answer {
    files: Vec<String>,
}

pub fn run(args: &ExportArgs, format: Format) -> Result<Status, Error> {
    let build = array_of(args.unit, args.build, args.cores)?;
    let mut export = match args.target {
        Some(target) => Export::of(build, &[target]),
        None => Export::whole(build),
    };
    if let Some(form) = args.posdata {
        export = export.with_form(form);
    }
    if args.flat {
        export = export.with_layout(Layout::Flat);
    }
    if args.arrays {
        export = export.with_arrays(Arrays::Kept);
    }
    let files = export.files()?;
    write(&files, &args.out)?;
    let files: Vec<String> = files
        .iter()
        .map(|file| args.out.join(&file.name).to_string_lossy().into_owned())
        .collect();
    output::print(&match format {
        Format::Json => output::json(&Answer { files }),
        Format::Text => files.join("\n"),
    })?;
    Ok(Status::Done)
}
