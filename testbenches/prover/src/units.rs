//! The units that can be proved, each in its exported forms, and the theorems about them.

use crate::kit::circuit::Circuit;
use crate::kit::verilog::{digest, holds_copy};
use crate::kit::yosys::{Top, Yosys, YosysError};
use crate::proof::{Lemma, Theorem};
use crate::{
    attack, chains, count, history, kqkr, make, movegen, protocol, repetition, soc, sources,
};
use std::path::{Path, PathBuf};

/// One exported form of a unit, as read.
pub struct Design {
    /// The design: the unit, or unit and build.
    pub unit: &'static str,
    /// The form, and the file if one was given.
    pub name: String,
    /// The FNV-1a digest of the Verilog's code, and of the memory file read with it; 64 bits.
    pub digest: u64,
    /// The digest of what its lemmas are made of; 64 bits.
    pub sources: u64,
    /// The circuit; where posdata is a memory, and where only the protocol is asked about, without the form's memories.
    pub circuit: Circuit,
    /// The circuit without posdata, where posdata is logic.
    pub without: Option<Circuit>,
    /// Posdata's table, where it is a memory.
    pub table: Option<movegen::posdata::Table>,
    /// The words of memories, where those read are anything.
    pub words: Vec<Vec<u32>>,
    /// Units that it holds, and where one is not as it is exported by itself.
    pub copies: Vec<(&'static str, Result<(), String>)>,
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
    /// The words read are anything; these files hold them.
    Words(&'static [MemoryFile]),
}

/// A file of a memory's words. It is read under a name that is not its default, so that it is shown to be the parameter's.
#[derive(PartialEq, Eq)]
pub struct MemoryFile {
    /// The parameter that names it.
    pub parameter: &'static str,
    /// Its name as shipped.
    pub shipped: &'static str,
    /// That of the copy which is read, as the Verilog writes it.
    pub copy: &'static str,
}

/// Posdata's.
const POSDATA: &[MemoryFile] = &[MemoryFile {
    parameter: "POSDATA_FILE",
    shipped: "posdata.mem",
    copy: "\"posdata_given.mem\"",
}];

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
    /// Units that it holds whole: the module, and the design that it is a copy of.
    pub copies: &'static [(&'static str, &'static str)],
}

impl Form {
    /// The files read with it.
    fn files(&self) -> &'static [MemoryFile] {
        match self.memories {
            Memories::PosdataTable => POSDATA,
            Memories::Words(files) => files,
            Memories::Registers | Memories::PosdataLogic | Memories::Cut(_) => &[],
        }
    }

    /// What its parameters are set to.
    pub fn parameters(&self) -> Vec<(&'static str, &'static str)> {
        let posdata = match self.memories {
            Memories::PosdataLogic => Some("0"),
            Memories::PosdataTable => Some("1"),
            _ => None,
        };
        let posdata = posdata.map(|value| (movegen::names::POSDATA_ROM, value));
        let files = self.files().iter();
        posdata
            .into_iter()
            .chain(files.map(|file| (file.parameter, file.copy)))
            .collect()
    }
}

/// Designs whose theorems do not say what every word that leaves is: some of attack's queries; all but which bytes `soc` takes
/// for a request. The ledger has these among its holes.
pub const PARTLY: [&str; 2] = ["attack", "soc"];

/// What can be proved: the unit and its build as they are asked for, and the design.
pub const DESIGNS: [(&str, &str, &str); 9] = [
    ("movegen", "compact", "movegen"),
    ("movegen", "fast", "movegen-fast"),
    ("attack", "compact", "attack"),
    ("repetition", "compact", "repetition"),
    ("chains", "compact", "chains"),
    ("kqkr", "compact", "kqkr"),
    ("make", "compact", "make"),
    ("count", "compact", "count"),
    ("soc", "compact", "soc"),
];

/// Which unit has a module of a proved one, and all that is under it, but not the proved unit: the unit, the module, the other.
pub const CORES: [(&str, &str, &str); 1] = [("perft", "pipeline", "count")];

/// The forms of a design's exported file.
pub fn forms(root: &Path, unit: &str) -> Vec<Form> {
    let form = |unit: &'static str, file: &str, name: &str, top: &'static str, memories| Form {
        unit,
        file: root.join("hw/verilog").join(file),
        name: name.to_owned(),
        top,
        memories,
        copies: &[],
    };
    let with_posdata = |unit, file: &str, top, forms: &[(&str, Memories)]| -> Vec<Form> {
        let forms = forms.iter();
        forms
            .map(|&(name, memories)| form(unit, file, name, top, memories))
            .collect()
    };
    match unit {
        "movegen" => with_posdata(
            "movegen",
            &format!("{}/movegen.v", movegen::names::FOLDER),
            movegen::names::TOP,
            &movegen::names::FORMS,
        ),
        "movegen-fast" => with_posdata(
            "movegen-fast",
            "movegen-fast/movegen.v",
            movegen::fast::names::TOP,
            &movegen::fast::names::FORMS,
        ),
        "attack" => with_posdata(
            "attack",
            "attack/attack.v",
            attack::names::TOP,
            &attack::names::FORMS,
        ),
        "chains" => vec![form(
            "chains",
            "chains/chains.v",
            "chains",
            chains::names::TOP,
            Memories::Registers,
        )],
        "kqkr" => vec![form(
            "kqkr",
            "kqkr/kqkr.v",
            "kqkr",
            "fpgambit_kqkr",
            Memories::Words(kqkr::names::FILES),
        )],
        "count" => vec![form(
            "count",
            "count/count.v",
            "count",
            count::names::TOP,
            Memories::Registers,
        )],
        "make" => vec![form(
            "make",
            "make/make.v",
            "make",
            make::names::TOP,
            Memories::Registers,
        )],
        "soc" => vec![Form {
            copies: soc::names::COPIES,
            ..form(
                "soc",
                "soc/soc.v",
                "soc, memories cut",
                soc::names::TOP,
                Memories::Cut(soc::names::CUT),
            )
        }],
        _ => vec![form(
            "repetition",
            "repetition/repetition.v",
            "repetition",
            repetition::names::TOP,
            Memories::Registers,
        )],
    }
}

/// What a design's circuit must have for the proofs to speak of it: names, and widths; 0 is any.
fn signals(unit: &str) -> Vec<(String, usize)> {
    let named = |names: &[(&str, usize)]| -> Vec<(String, usize)> {
        let names = names.iter();
        names
            .map(|&(name, width)| (name.to_owned(), width))
            .collect()
    };
    let mut signals = match unit {
        "movegen" => named(movegen::names::SIGNALS),
        "attack" => named(attack::names::SIGNALS),
        "repetition" => named(&[history::names::SIGNALS, repetition::names::SIGNALS].concat()),
        "chains" => named(&[history::names::SIGNALS, chains::names::SIGNALS].concat()),
        "kqkr" => named(kqkr::names::SIGNALS),
        "make" => named(make::names::SIGNALS),
        "count" => count::names::signals(),
        "soc" => named(soc::names::SIGNALS),
        "movegen-fast" => movegen::fast::names::signals(),
        _ => Vec::new(),
    };
    signals.extend(protocol::of(unit).map_or(Vec::new(), protocol::Ports::signals));
    signals
}

/// Reads a form; `verilog` is its text, perhaps changed.
///
/// # Errors
///
/// If Yosys does not read it, or it lacks a signal that the proofs speak of.
pub fn read(yosys: &Yosys, form: &Form, verilog: &str) -> Result<Design, YosysError> {
    let file_error = |file: PathBuf| move |error| YosysError::File { file, error };
    std::fs::create_dir_all(&yosys.folder).map_err(file_error(yosys.folder.clone()))?;
    let mut read_with_it = String::new();
    for memory in form.files() {
        let shipped = form.file.with_file_name(memory.shipped);
        let text = std::fs::read_to_string(&shipped).map_err(file_error(shipped.clone()))?;
        let copy = yosys.folder.join(memory.copy.trim_matches('"'));
        std::fs::write(&copy, &text).map_err(file_error(copy.clone()))?;
        read_with_it += &text;
    }
    let mut copies = Vec::new();
    for &(copy, of) in form.copies {
        let export = forms(&crate::root(), of).remove(0);
        let text = std::fs::read_to_string(&export.file).map_err(file_error(export.file))?;
        copies.push((of, holds_copy(verilog, copy, &text, export.top)));
        read_with_it += &text;
    }
    let top = Top {
        name: form.top,
        parameters: form.parameters(),
    };
    let name = format!("{}_{:016x}", form.unit, digest(verilog));
    let fast = form.unit == "movegen-fast";
    let posdata = [match form.unit {
        "movegen-fast" => movegen::fast::names::POSDATA_MODULE,
        "attack" => attack::names::POSDATA_MODULE,
        _ => movegen::names::POSDATA_MODULE,
    }];
    let refused = |message| YosysError::Refused {
        file: form.file.clone(),
        message,
    };
    let (mut without, mut table, mut words) = (None, None, Vec::new());
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
            let read = match fast {
                true => movegen::fast::posdata::of_memory(&netlist),
                false => movegen::posdata::of_memory(&netlist, posdata[0]),
            };
            table = Some(read.map_err(refused)?);
            yosys.circuit_without(verilog, &top, &posdata, &name)?
        }
        Memories::Words(..) => {
            for memory in kqkr::names::MEMORIES {
                let name = format!("{name}_{}", memory.0);
                let netlist = yosys.netlist(verilog, &top, memory.0, &name)?;
                words.push(kqkr::words(&netlist, memory).map_err(refused)?);
            }
            yosys.circuit_with_any_words(verilog, &top, &name)?
        }
        Memories::Cut(modules) => yosys.circuit_without(verilog, &top, modules, &name)?,
    };
    circuit.has(&signals(form.unit))?;
    if form.memories == Memories::PosdataLogic && fast {
        circuit.has(&movegen::fast::names::stepper_signals())?;
    } else if form.memories == Memories::PosdataLogic {
        circuit.has(movegen::names::COMPUTED)?;
    }
    Ok(Design {
        unit: form.unit,
        name: form.name.clone(),
        digest: digest(&format!("{verilog}{read_with_it}")),
        sources: sources::of(
            form.unit.trim_end_matches("-fast"),
            without.iter().chain([&circuit]),
        ),
        circuit,
        without,
        table,
        words,
        copies,
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
            && lemma != movegen::fast::posdata::LEMMA
            && !attack::POSDATA_LEMMAS.contains(&lemma)
    }
}

/// The lemmas of a design.
pub fn lemmas(design: &Design) -> Vec<Lemma<'_>> {
    let circuit = &design.circuit;
    let ports = protocol::of(design.unit);
    let mut lemmas = ports.map_or(Vec::new(), |ports| ports.lemmas(design.body()));
    lemmas.extend(match design.unit {
        "movegen" => movegen::lemmas(design.body(), circuit, design.table.as_ref()),
        "attack" => attack::lemmas(design.body(), circuit, design.table.as_ref()),
        "repetition" => repetition::lemmas(circuit),
        "chains" => chains::lemmas(circuit),
        "kqkr" => kqkr::lemmas(circuit, &design.words),
        "make" => make::lemmas(circuit),
        "count" => count::lemmas(circuit),
        "soc" => soc::lemmas(circuit, &design.copies),
        "movegen-fast" => movegen::fast::lemmas(design.body(), circuit, design.table.as_ref()),
        _ => Vec::new(),
    });
    lemmas
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
    let mut theorems: Vec<Theorem> = match unit {
        "movegen" => movegen::theorems(),
        "attack" => attack::theorems(),
        "repetition" => repetition::theorems(),
        "chains" => chains::theorems(),
        "kqkr" => vec![kqkr::theorem()],
        "make" => make::theorems(),
        "count" => count::theorems(),
        "soc" => vec![soc::theorem()],
        "movegen-fast" => movegen::fast::theorems(),
        _ => Vec::new(),
    };
    theorems.extend(protocol::of(unit).map(protocol::Ports::theorem));
    theorems
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_hw::posdata::PosdataForm;
    use fpgambit_hw::unit::{Build, UnitBuild};
    use fpgambit_hw::units::kept;

    /// A port of which no lemma speaks may tell anything: then a theorem does not say what leaves the unit.
    #[test]
    fn every_output_is_spoken_of_where_theorems_say_what_words_are() {
        for (unit, of, design) in DESIGNS {
            let build = kept().find(|build| build.unit == unit && build.build.to_string() == of);
            let outputs = (build.expect("exported").circuit)(PosdataForm::Logic).outputs();
            let signals = signals(design);
            for port in outputs.iter().map(|port| port.name) {
                let named = signals.iter().any(|(name, _)| name == port);
                assert!(named || PARTLY.contains(&unit), "{design}: {port}");
            }
        }
    }

    /// So that what is proved of a unit by itself holds of it inside.
    #[test]
    fn a_proved_unit_inside_another_is_the_exported_one() {
        let verilog = |build: &UnitBuild| {
            let file = format!("hw/verilog/{}/{}.v", build.folder, build.unit);
            std::fs::read_to_string(crate::root().join(file)).expect("exported")
        };
        let compact = || kept().filter(|build| build.build == Build::Compact);
        let mut inside = Vec::new();
        for build in compact() {
            let text = verilog(build);
            for part in compact() {
                let copy = format!("{}_{}", build.top, part.unit);
                if text.contains(&format!("\nmodule {copy} ")) {
                    assert_eq!(holds_copy(&text, &copy, &verilog(part), part.top), Ok(()));
                    inside.push((build.unit, part.unit));
                }
            }
        }
        inside.sort_unstable();
        let expected = [
            ("axilite", "movegen"),
            ("axilite", "repetition"),
            ("axistream", "movegen"),
            ("perft", "make"),
            ("soc", "movegen"),
            ("soc", "repetition"),
            ("wishbone", "movegen"),
            ("wishbone", "repetition"),
        ];
        assert_eq!(inside, expected);
        let of = |unit| {
            compact()
                .find(|build| build.unit == unit)
                .expect("exported")
        };
        for (unit, core, part) in CORES {
            let (whole, part) = (of(unit), of(part));
            let [copy, like] = [whole, part].map(|build| format!("{}_{core}", build.top));
            let found = holds_copy(&verilog(whole), &copy, &verilog(part), &like);
            assert_eq!(found, Ok(()), "{copy}");
        }
    }
}
