//! Writes the designs in the list of units to subfolders of the given folder, either all or only those named. These are
//! the contents of `hw/verilog`.
//!
//! `cargo run --package fpgambit-hw --example designs -- hw/verilog [--arrays] [DESIGN...]`
//!
//! `--arrays` emits arrays of blocks as packed vectors and for-generate loops.

use fpgambit_hw::export::{Export, write};
use fpgambit_hw::units;
use fpgambit_hw::verilog::Arrays;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let folder = arguments
        .next()
        .ok_or("expected the folder to write below")?;
    let folder = PathBuf::from(folder);
    let (flags, wanted): (Vec<_>, Vec<_>) = arguments.partition(|name| name == "--arrays");
    let arrays = match flags.is_empty() {
        true => Arrays::Written,
        false => Arrays::Kept,
    };
    if let Some(unknown) = wanted
        .iter()
        .find(|name| units::kept().all(|build| build.folder != **name))
    {
        return Err(format!("{unknown:?} is no design: expected a folder of hw/verilog").into());
    }
    for build in units::kept() {
        if wanted.is_empty() || wanted.iter().any(|name| build.folder == *name) {
            let export = Export::kept(build).with_arrays(arrays);
            write(&export.files()?, &folder.join(build.folder))?;
            println!("{}", folder.join(build.folder).display());
        }
    }
    Ok(())
}
