//! Runs a circuit's Verilog, read by `fpgambit-netlist`, in many copies at once, with nothing to install or compile.
//!
//! [`LanesMovegen`] runs the move generator in every lane; [`OneLane`] is one copy of any circuit as a
//! [`Simulator`](fpgambit_hw::unit::Simulator).

mod kept;
mod lane;
mod movegen;

pub use lane::OneLane;
pub use movegen::LanesMovegen;

use fpgambit_hw::export::Source;
use fpgambit_netlist::{Error, Netlist, Reader, Value};
use std::path::Path;

/// Reads the netlist of a file, or of a list of files, with the ports of a unit.
///
/// The top is the module with the unit's name, or otherwise the first module. Missing modules and memory files are
/// looked up beside the file, then among those of the unit.
///
/// # Errors
/// Returns an error if a file cannot be read, is outside the reader's subset, or is wrong.
pub fn read_file(path: &Path, unit: &Source) -> Result<Netlist, Error> {
    let mut reader = Reader::default();
    reader.add_file(path)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for (name, text) in &unit.memories {
        if !folder.join(name).is_file() {
            reader.add_memory(name, text);
        }
    }
    let modules = || reader.modules();
    let top = modules().find(|name| *name == unit.top);
    let top = top.or_else(|| modules().next()).ok_or_else(|| Error {
        file: path.display().to_string(),
        line: 0,
        message: format!("no module: expected one with the ports of '{}'", unit.top),
    })?;
    let top = top.to_owned();
    reader.complete(&unit.verilog)?;
    reader.netlist(&top, &[])
}

/// Reads the netlist of a circuit's Verilog.
///
/// # Errors
/// Returns an error if the text is outside the reader's subset, or is wrong.
pub fn read(source: &Source) -> Result<Netlist, Error> {
    let mut reader = Reader::default();
    reader.add(&format!("{}.v", source.top), &source.verilog)?;
    for (name, text) in &source.memories {
        reader.add_memory(name, text);
    }
    let parameters = source.parameters.iter();
    let parameters: Vec<(&str, Value)> = parameters
        .map(|(name, value)| (*name, i64::from(*value).into()))
        .collect();
    reader.netlist(&source.top, &parameters)
}
