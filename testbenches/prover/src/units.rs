//! The units that can be proved, each in its exported forms, and the theorems about them.

use crate::kit::circuit::Circuit;
use crate::kit::yosys::{Top, Yosys, YosysError};
use crate::proof::{Lemma, Theorem};
use crate::{movegen, protocol, repetition};
use std::path::{Path, PathBuf};

/// One exported form of a unit, as read.
pub struct Design {
    /// The design: the unit, or unit and build.
    pub unit: &'static str,
    /// The form, and the file if one was given.
    pub name: String,
    /// The FNV-1a digest of the Verilog's code, and of the memory file read with it; 64 bits.
    pub digest: u64,
    /// The circuit; where posdata is a memory, and where only the protocol is asked about, without the form's memories.
    pub circuit: Circuit,
    /// The circuit without posdata, where posdata is logic.
    pub without: Option<Circuit>,
    /// Posdata's table, where it is a memory.
    pub table: Option<movegen::posdata::Table>,
}

/// What becomes of the modules of a form that hold memories.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Memories {
    /// Memories are registers as any others.
    Registers,
    /// Posdata is logic.
    PosdataLogic,
    /// Posdata is a memory, of which the content is asked.
    PosdataTable,
    /// These modules are cut out: what they answer is anything.
    Cut(&'static [&'static str]),
}

/// A form to read.
#[derive(Clone)]
pub struct Form {
    /// The design.
    pub unit: &'static str,
    /// Where the Verilog is.
    pub file: PathBuf,
    /// What to call it.
    pub name: String,
    /// Its top module.
    pub top: &'static str,
    /// Its memories.
    pub memories: Memories,
}

/// What can be proved: the unit and its build as they are asked for, and the design.
pub const DESIGNS: [(&str, &str, &str); 6] = [
    ("movegen", "compact", "movegen"),
    ("movegen", "fast", "movegen-fast"),
    ("attack", "compact", "attack"),
    ("repetition", "compact", "repetition"),
    ("chains", "compact", "chains"),
    ("kqkr", "compact", "kqkr"),
];

/// The forms of a design's exported file.
pub fn forms(root: &Path, unit: &str) -> Vec<Form> {
    let form = |unit: &'static str, file: &str, name: &str, top: &'static str, memories| Form {
        unit,
        file: root.join("hw/verilog").join(file),
        name: name.to_owned(),
        top,
        memories,
    };
    let cut = |unit: &'static str, file: &str, top: &'static str, modules| {
        let name = format!("{unit}, memories cut");
        form(unit, file, &name, top, Memories::Cut(modules))
    };
    match unit {
        "movegen" => movegen::names::FORMS
            .iter()
            .map(|&(name, memories)| {
                let file = format!("{}/movegen.v", movegen::names::FOLDER);
                form("movegen", &file, name, movegen::names::TOP, memories)
            })
            .collect(),
        "movegen-fast" => vec![cut(
            "movegen-fast",
            "movegen-fast/movegen.v",
            "fpgambit_movegen_fast",
            &["fpgambit_movegen_fast_posdata"],
        )],
        "attack" => vec![cut(
            "attack",
            "attack/attack.v",
            "fpgambit_attack",
            &["fpgambit_attack_posdata"],
        )],
        "chains" => vec![cut(
            "chains",
            "chains/chains.v",
            "fpgambit_chains",
            &["fpgambit_chains_history", "fpgambit_chains_list"],
        )],
        "kqkr" => vec![cut(
            "kqkr",
            "kqkr/kqkr.v",
            "fpgambit_kqkr",
            &["fpgambit_kqkr_pairs", "fpgambit_kqkr_rom"],
        )],
        _ => vec![form(
            "repetition",
            "repetition/repetition.v",
            "repetition",
            repetition::names::TOP,
            Memories::Registers,
        )],
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
/// If Yosys does not read it, or it lacks a signal that the proofs speak of.
pub fn read(yosys: &Yosys, form: &Form, verilog: &str) -> Result<Design, YosysError> {
    let file_error = |file: PathBuf| move |error| YosysError::File { file, error };
    let mut read_with_it = String::new();
    if form.memories == Memories::PosdataTable {
        std::fs::create_dir_all(&yosys.folder).map_err(file_error(yosys.folder.clone()))?;
        let memory = form.file.with_file_name("posdata.mem");
        read_with_it = std::fs::read_to_string(&memory).map_err(file_error(memory.clone()))?;
        let copy = yosys.folder.join("posdata.mem");
        std::fs::write(&copy, &read_with_it).map_err(file_error(copy.clone()))?;
    }
    let parameters = match form.memories {
        Memories::PosdataLogic => vec![(movegen::names::POSDATA_ROM, 0)],
        Memories::PosdataTable => vec![(movegen::names::POSDATA_ROM, 1)],
        Memories::Registers | Memories::Cut(_) => Vec::new(),
    };
    let top = Top {
        name: form.top,
        parameters,
    };
    let name = format!("{}_{:016x}", form.unit, digest(verilog));
    let posdata = [movegen::names::POSDATA_MODULE];
    let (mut without, mut table) = (None, None);
    let circuit = match form.memories {
        Memories::Registers => yosys.circuit(verilog, &top, &name)?,
        Memories::PosdataLogic => {
            let cut = format!("{name}_without");
            without = Some(yosys.circuit_without(verilog, &top, &posdata, &cut)?);
            yosys.circuit(verilog, &top, &name)?
        }
        Memories::PosdataTable => {
            let name = format!("{name}_rom");
            let netlist = yosys.netlist(verilog, &top, posdata[0], &format!("{name}_posdata"))?;
            let refused = |message| YosysError::Refused {
                file: form.file.clone(),
                message,
            };
            table = Some(movegen::posdata::of_memory(&netlist).map_err(refused)?);
            yosys.circuit_without(verilog, &top, &posdata, &name)?
        }
        Memories::Cut(modules) => yosys.circuit_without(verilog, &top, modules, &name)?,
    };
    match protocol::of(form.unit) {
        Some(ports) => circuit.has(&ports.signals())?,
        None if form.unit == "movegen" => circuit.has(movegen::names::SIGNALS)?,
        None => circuit.has(repetition::names::SIGNALS)?,
    }
    if form.memories == Memories::PosdataLogic {
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
    match (protocol::of(design.unit), design.unit) {
        (Some(ports), _) => ports.lemmas(&design.circuit),
        (None, "movegen") => movegen::lemmas(design.body(), &design.circuit, design.table.as_ref()),
        (None, _) => repetition::lemmas(&design.circuit),
    }
}

/// The names of a design's lemmas: each belongs to a theorem.
pub fn names(unit: &str) -> Vec<&'static str> {
    let mut names: Vec<&str> = theorems(unit)
        .into_iter()
        .flat_map(|theorem| theorem.lemmas)
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The theorems of a design.
pub fn theorems(unit: &str) -> Vec<Theorem> {
    match (protocol::of(unit), unit) {
        (Some(ports), _) => vec![ports.theorem()],
        (None, "movegen") => movegen::theorems(),
        (None, _) => repetition::theorems(),
    }
}
