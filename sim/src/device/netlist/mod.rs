//! A circuit's Verilog, read by `fpgambit-netlist` and run many copies at once: nothing to install, nothing compiled.
//!
//! [`LanesMovegen`] is the move generator in every lane; [`OneLane`] is one copy of any circuit as a
//! [`Simulator`](fpgambit_hw::unit::Simulator).

mod kept;
mod lane;
mod movegen;

pub use lane::OneLane;
pub use movegen::LanesMovegen;

use fpgambit_hw::export::Source;
use fpgambit_netlist::{Error, Netlist, Reader, Value};

/// The netlist of a circuit's Verilog.
///
/// # Errors
/// When the text is outside what the reader knows, or wrong.
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
