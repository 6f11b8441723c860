//! Writes every design of the list of units into a folder below the one named: what stands in `hw/verilog`.
//!
//! `cargo run --package fpgambit-hw --example designs -- hw/verilog`

use fpgambit_hw::export::{Export, write};
use fpgambit_hw::units;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os()
        .nth(1)
        .ok_or("expected the folder to write below")?;
    let folder = PathBuf::from(folder);
    for build in units::builds() {
        write(&Export::whole(build).files()?, &folder.join(build.folder))?;
        println!("{}", folder.join(build.folder).display());
    }
    Ok(())
}
