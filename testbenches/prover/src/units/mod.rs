//! The proved units, one line each, and the reader of a unit's form.

mod attack;
mod chains;
mod count;
mod evaluate;
mod kqkr;
mod make;
pub(crate) mod movegen;
mod movegen_fast;
mod repetition;
mod search;
mod soc;

use crate::unit::{Design, Form, Memories, ProvedUnit};
use kit::verilog::digest;
use kit::yosys::{Top, Yosys, YosysError};
use std::path::PathBuf;

/// The proved units.
pub static UNITS: [&ProvedUnit; 13] = [
    &movegen::UNIT,
    &movegen_fast::UNIT,
    &attack::UNIT,
    &repetition::UNIT,
    &chains::UNIT,
    &kqkr::UNIT,
    &make::UNIT,
    &count::UNIT,
    &evaluate::UNIT,
    &search::SORTER,
    &search::CONTROL,
    &search::EVALUATOR,
    &soc::UNIT,
];

/// Modules of a proved unit that another unit contains without containing the proved unit. Each entry has the
/// containing unit, the module's name in the proved unit, and the proved unit; modules below it are included.
pub const CORES: [(&str, &str, &str); 1] = [("perft", "pipeline", "count")];

/// Returns the names of the units, each once.
pub fn unit_names() -> Vec<&'static str> {
    let mut names = UNITS.map(|unit| unit.unit).to_vec();
    names.dedup();
    names
}

/// Returns the unit of a design, if it is proved.
pub fn of(design: &str) -> Option<&'static ProvedUnit> {
    UNITS.into_iter().find(|unit| unit.design == design)
}

/// Reads a form; `verilog` is its text, possibly with a fault.
///
/// # Errors
///
/// Returns an error if Yosys does not read it, or if it lacks a signal that the proofs use.
pub fn read(yosys: &Yosys, form: &Form, verilog: &str) -> Result<Design, YosysError> {
    let file_error = |file: PathBuf| move |error| YosysError::File { file, error };
    let refused = |message| YosysError::Refused {
        file: form.file.clone(),
        message,
    };
    std::fs::create_dir_all(&yosys.folder).map_err(file_error(yosys.folder.clone()))?;
    let mut read_with_it = String::new();
    for memory in form.files() {
        let shipped = form.memory(memory.shipped);
        let text = std::fs::read_to_string(&shipped).map_err(file_error(shipped.clone()))?;
        let copy = yosys.folder.join(memory.copy.trim_matches('"'));
        std::fs::write(&copy, &text).map_err(file_error(copy.clone()))?;
        read_with_it += &text;
    }
    let top = Top {
        name: form.unit.top,
        parameters: form.parameters(),
    };
    let name = format!("{}_{:016x}", form.unit.design, digest(verilog));
    let (mut without, mut table, mut words) = (None, None, Vec::new());
    let circuit = match form.memories {
        Memories::Registers => yosys.circuit(verilog, &top, &name)?,
        Memories::PosdataLogic(posdata) => {
            let cut = format!("{name}_without");
            without = Some(yosys.circuit_without(verilog, &top, &[posdata.module], &cut)?);
            yosys.circuit(verilog, &top, &name)?
        }
        Memories::PosdataTable(posdata) => {
            let (name, module) = (format!("{name}_rom"), posdata.module);
            let netlist = yosys.netlist(verilog, &top, module, &format!("{name}_posdata"))?;
            table = Some((posdata.table)(&netlist).map_err(refused)?);
            yosys.circuit_without(verilog, &top, &[module], &name)?
        }
        Memories::Words(_, modules) => {
            for memory in modules {
                let name = format!("{name}_{}", memory.module);
                let netlist = yosys.netlist(verilog, &top, memory.module, &name)?;
                words.push((memory.words)(&netlist).map_err(refused)?);
            }
            yosys.circuit_with_any_words(verilog, &top, &name)?
        }
        Memories::Asked {
            modules, checked, ..
        } => {
            let module = modules.first().copied().unwrap_or_default();
            let netlist = yosys.netlist(verilog, &top, module, &format!("{name}_memories"))?;
            words = checked(&netlist).map_err(refused)?;
            yosys.circuit_asked(verilog, &top, modules, &name)?
        }
        Memories::Cut(modules) => yosys.circuit_without(verilog, &top, modules, &name)?,
    };
    circuit.has(&form.unit.signals())?;
    if let Memories::PosdataLogic(posdata) = form.memories {
        circuit.has(&(posdata.logic)())?;
    }
    Ok(Design {
        unit: form.unit,
        name: form.name.clone(),
        digest: digest(&format!("{verilog}{read_with_it}")),
        circuit,
        without,
        table,
        words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_hw::posdata::PosdataForm;
    use fpgambit_hw::unit::UnitBuild;
    use fpgambit_hw::units::kept;

    /// If no lemma mentions an output port, the port may output anything, and no theorem can specify all words that
    /// leave the unit.
    #[test]
    fn fully_specified_units_mention_every_output() {
        for proved in UNITS {
            let of_unit = |build: &&UnitBuild| {
                build.unit == proved.unit && build.build.to_string() == proved.build
            };
            let build = kept().find(of_unit);
            let outputs = (build.expect("exported").circuit)(PosdataForm::Logic).outputs();
            let signals = proved.signals();
            for port in outputs.iter().map(|port| port.name) {
                let named = signals.iter().any(|(name, _)| name == port);
                assert!(named || !proved.says_all, "{}: {port}", proved.design);
            }
        }
    }
}
