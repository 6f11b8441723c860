//! The units that can be proved, each in its exported forms, and the theorems about them.

use crate::kit::circuit::Circuit;
use crate::kit::yosys::{Top, Yosys, YosysError};
use crate::proof::{Lemma, Theorem};
use crate::{movegen, repetition};
use std::path::{Path, PathBuf};

/// One exported form of a unit, as read.
pub struct Design {
    /// The unit.
    pub unit: &'static str,
    /// The form, and the file if one was given.
    pub name: String,
    /// The FNV-1a digest of the Verilog's code, and of the memory file read with it; 64 bits.
    pub digest: u64,
    /// The circuit; where posdata is a memory, without it.
    pub circuit: Circuit,
    /// The circuit without posdata, where posdata is logic.
    pub without: Option<Circuit>,
    /// Posdata's table, where it is a memory.
    pub table: Option<movegen::posdata::Table>,
}

/// A form to read: the unit, its Verilog, and what posdata is in it.
#[derive(Clone)]
pub struct Form {
    /// The unit.
    pub unit: &'static str,
    /// Where the Verilog is.
    pub file: PathBuf,
    /// What to call it.
    pub name: String,
    /// Posdata is a memory, or logic; none for a unit without it.
    pub memory: Option<bool>,
}

/// The units known.
pub const UNITS: [&str; 2] = ["movegen", "repetition"];

/// The forms of a unit's exported file.
pub fn forms(root: &Path, unit: &str) -> Vec<Form> {
    let form = |unit: &'static str, folder: &str, name: &str, memory| Form {
        unit,
        file: root
            .join("hw/verilog")
            .join(folder)
            .join(format!("{unit}.v")),
        name: name.to_owned(),
        memory,
    };
    match unit {
        "movegen" => movegen::names::FORMS
            .iter()
            .map(|&(name, memory)| form("movegen", movegen::names::FOLDER, name, Some(memory)))
            .collect(),
        _ => vec![form("repetition", "repetition", "repetition", None)],
    }
}

/// The Verilog's code, its comments left out.
fn code(verilog: &str) -> String {
    let lines = verilog
        .lines()
        .map(|line| line.split("//").next().unwrap_or("").trim_end());
    lines
        .filter(|line| !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// FNV-1a of the Verilog's code, to name it by.
pub fn digest(verilog: &str) -> u64 {
    code(verilog)
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

/// Reads a form; `verilog` is its text, perhaps changed.
///
/// # Errors
///
/// If Yosys does not read it.
pub fn read(yosys: &Yosys, form: &Form, verilog: &str) -> Result<Design, YosysError> {
    let file_error = |file: PathBuf| move |error| YosysError::File { file, error };
    let mut read_with_it = String::new();
    if form.memory == Some(true) {
        std::fs::create_dir_all(&yosys.folder).map_err(file_error(yosys.folder.clone()))?;
        let memory = form.file.with_file_name("posdata.mem");
        read_with_it =
            std::fs::read_to_string(&memory).map_err(file_error(memory.clone()))?;
        let copy = yosys.folder.join("posdata.mem");
        std::fs::write(&copy, &read_with_it).map_err(file_error(copy.clone()))?;
    }
    let top = Top {
        name: match form.unit {
            "movegen" => movegen::names::TOP,
            _ => repetition::names::TOP,
        },
        parameters: form
            .memory
            .map(|memory| (movegen::names::POSDATA_ROM, memory.into()))
            .into_iter()
            .collect(),
    };
    let mut name = format!("{}_{:016x}", form.unit, digest(verilog));
    if form.memory == Some(true) {
        name += "_rom";
    }
    let module = movegen::names::POSDATA_MODULE;
    let (mut without, mut table) = (None, None);
    let circuit = if form.memory == Some(true) {
        let netlist = yosys.netlist(verilog, &top, module, &format!("{name}_posdata"))?;
        let refused = |message| YosysError::Refused {
            file: form.file.clone(),
            message,
        };
        table = Some(movegen::posdata::of_memory(&netlist).map_err(refused)?);
        yosys.circuit_without(verilog, &top, module, &name)?
    } else {
        yosys.circuit(verilog, &top, &name)?
    };
    if form.memory == Some(false) {
        let name = format!("{name}_without");
        without = Some(yosys.circuit_without(verilog, &top, module, &name)?);
    }
    let signals = match form.unit {
        "movegen" => movegen::names::SIGNALS,
        _ => repetition::names::SIGNALS,
    };
    circuit.has(signals)?;
    if form.memory == Some(false) {
        circuit.has(movegen::names::COMPUTED)?;
    }
    Ok(Design {
        unit: form.unit,
        name: form.name.clone(),
        digest: digest(&format!("{verilog}{read_with_it}")),
        circuit,
        without,
        table,
    })
}

impl Design {
    /// The circuit of which most lemmas speak: posdata aside, so that its forms share them.
    pub fn body(&self) -> &Circuit {
        self.without.as_ref().unwrap_or(&self.circuit)
    }

    /// The lemmas that hold for another design if they hold for this: the two differ in posdata only.
    pub fn shares(&self, other: &Design, lemma: &str) -> bool {
        self.unit == other.unit
            && self.body().is(other.body())
            && !movegen::posdata::LEMMAS.contains(&lemma)
    }
}

/// The lemmas of a design.
pub fn lemmas(design: &Design) -> Vec<Lemma<'_>> {
    match design.unit {
        "movegen" => movegen::lemmas(design.body(), &design.circuit, design.table.as_ref()),
        _ => repetition::lemmas(&design.circuit),
    }
}

/// The names of a unit's lemmas: each belongs to a theorem.
pub fn names(unit: &str) -> Vec<&'static str> {
    let mut names: Vec<&str> = theorems(unit)
        .into_iter()
        .flat_map(|theorem| theorem.lemmas)
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The theorems of a unit.
pub fn theorems(unit: &str) -> Vec<Theorem> {
    match unit {
        "movegen" => movegen::theorems(),
        _ => repetition::theorems(),
    }
}
