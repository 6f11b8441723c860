//! `fpgambit export`: writes a unit as Verilog, with everything needed to use it.

use std::path::Path;

use fpgambit_hw::evaluate;
use fpgambit_hw::export::{Export, Layout, write};
use fpgambit_hw::verilog::Arrays;
use fpgambit_sim::search::read_network;
use serde::Serialize;

use super::args::{ExportArgs, Format, array_of};
use super::{Error, Status, output};

/// The result as JSON.
#[derive(Serialize)]
struct Answer {
    files: Vec<String>,
}

pub fn run(args: &ExportArgs, format: Format) -> Result<Status, Error> {
    let build = array_of(args.unit, args.build, args.cores)?;
    set_network(args)?;
    let mut export = match args.target {
        Some(target) => Export::of(build, &[target]),
        None => Export::whole(build),
    };
    if let Some(form) = args.posdata {
        export = export.with_form(form);
    }
    if let Some(name) = args.network.as_deref().and_then(Path::file_name) {
        export = export.with_network(&name.to_string_lossy());
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

/// Has the circuit and its memory files made with the weights of the network file.
fn set_network(args: &ExportArgs) -> Result<(), Error> {
    let Some(path) = &args.network else {
        return Ok(());
    };
    if *args.unit != evaluate::UNIT {
        return Err(Error::Usage(format!(
            "'--network' with '--unit {}': expected '--unit evaluate'",
            args.unit.name
        )));
    }
    let network = read_network(path).map_err(Error::Usage)?;
    evaluate::set_network(network.clone()).map_err(|_| {
        Error::Usage("'--network': too late, as the circuit already has its weights".to_owned())
    })
}
