//! Writes the designs in the list of units to subfolders of the given folder, either all or only those named. These are
//! the contents of `hw/verilog`.
//!
//! `cargo run --package fpgambit-hw --example designs -- hw/verilog [DESIGN...]`

use fpgambit_hw::export::{Export, write};
use fpgambit_hw::units;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let folder = arguments
        .next()
        .ok_or("expected the folder to write below")?;
    let folder = PathBuf::from(folder);
    let wanted: Vec<_> = arguments.collect();
    if let Some(unknown) = wanted
        .iter()
        .find(|name| units::kept().all(|build| build.folder != **name))
    {
        return Err(format!("{unknown:?} is no design: expected a folder of hw/verilog").into());
    }
    for build in units::kept() {
        if wanted.is_empty() || wanted.iter().any(|name| build.folder == *name) {
            write(&Export::kept(build).files()?, &folder.join(build.folder))?;
            println!("{}", folder.join(build.folder).display());
        }
    }
    Ok(())
}
